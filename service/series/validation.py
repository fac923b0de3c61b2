"""Values of a request that are well-formed and yet cannot be carried out.

Plans, tournaments and schedules raise ``InvalidValue``, which says where and why in
every language. The service and the command line each turn it into their own refusal.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import engines
from engines.core.errors import EngineError, Reason
from service.errors import EngineRefusal, InvalidFields
from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator


class InvalidValue(ValueError):
    """A value that cannot be carried out: a pointer (RFC 6901) to it, and a reason."""

    def __init__(self, pointer: str, key: str, **values: object) -> None:
        """Name the reason by the key of its text, with the values of that text."""
        super().__init__(TEXTS.speakers[DEFAULT_LANGUAGE](key, **values))
        self.pointer = pointer
        self.reason = Reason(key, values)


@contextmanager
def refuse_invalid(title: str, below: str = "") -> Iterator[None]:
    """Refuse the request if the block finds an invalid value or setup in it.

    ``below`` points to the part of the request that the block reads.
    """
    try:
        yield
    except InvalidValue as invalid:
        pointer = below + invalid.pointer
        raise InvalidFields([(pointer, invalid.reason)]) from None
    except EngineError as error:
        raise EngineRefusal(error, engines.get(title), pointer=below) from None
