"""How answers are defined: the class that is encoded is the class that is documented.

An answer is a msgspec Struct. Its docstring and the ``Meta`` of its fields go into the
published document (``service/api/spec/answers.py``). A field that may be absent has the
default ``UNSET``, which msgspec leaves out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from msgspec import Meta, Struct, UnsetType, structs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PREFIX = "#/components/schemas/"
"""Where the document keeps its named schemas."""


class Representation(Struct, kw_only=True):
    """What a client is sent, or a named part of it. Its class names the component."""


R = TypeVar("R", bound=Representation)


def extend(kind: type[R], shown: Representation, **more: Any) -> R:
    """Return an answer with further fields, as the ``kind`` that has them."""
    return kind(**structs.asdict(shown), **more)


def about(description: str) -> Meta:
    """Return what the document says about a field."""
    return Meta(description=description)


def moment(description: str) -> Meta:
    """Return what the document says about a time (RFC 3339, in UTC)."""
    return Meta(description=description, extra_json_schema={"format": "date-time"})


NextCursor = Annotated[str | UnsetType, about("For the next page, if there is one.")]
"""The field that leads from a page of a list to the next one."""


def choice(description: str, choices: Iterable[str]) -> Meta:
    """Return what the document says about a field that has one of a few values."""
    return Meta(description=description, extra_json_schema={"enum": list(choices)})


def component(name: str, description: str | None = None) -> Meta:
    """Return a reference to a component, which the engines or a class describe."""
    reference = {"$ref": PREFIX + name}
    return Meta(description=description, extra_json_schema=reference)


def representations(
    parent: type[Representation] = Representation,
) -> Iterator[type[Representation]]:
    """Yield every class of answers that has been imported."""
    for kind in parent.__subclasses__():
        yield kind
        yield from representations(kind)
