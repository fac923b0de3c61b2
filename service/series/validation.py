"""Parts of a request that are well-formed and yet cannot be carried out.

The pure parts of the service raise ``Misfit``, which says where and why in every
language. ``fitting`` turns it into the refusal of a request.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from engines.core.errors import EngineError, Reason
from service.errors import EngineRefusal, InvalidFields
from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator

import engines


class Misfit(ValueError):
    """Something that does not fit: where (RFC 6901), why (a text) and with what."""

    def __init__(self, pointer: str, key: str, **values: object) -> None:
        """Refuse a part of a request."""
        super().__init__(TEXTS.speakers[DEFAULT_LANGUAGE](key, **values))
        self.pointer = pointer
        self.reason = Reason(key, values)


@contextmanager
def fitting(title: str, below: str = "") -> Iterator[None]:
    """Refuse the request if something in it does not fit; ``below`` leads to it."""
    try:
        yield
    except Misfit as misfit:
        pointer = below + misfit.pointer
        raise InvalidFields([(pointer, misfit.reason)]) from None
    except EngineError as error:
        raise EngineRefusal(error, engines.get(title), pointer=below) from None
