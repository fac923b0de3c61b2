"""What the models share."""

from typing import BinaryIO, Literal, NamedTuple


class Unset:
    """A field that is absent; false, as None would be."""

    def __bool__(self) -> Literal[False]:
        return False


UNSET: Unset = Unset()


class File(NamedTuple):
    """An answer of bytes that are no text."""

    payload: BinaryIO


__all__ = ["UNSET", "File", "Unset"]
