"""What the models share."""

from typing import Literal


class Unset:
    """A field that is absent; false, as None would be."""

    def __bool__(self) -> Literal[False]:
        return False


UNSET: Unset = Unset()


__all__ = ["UNSET", "Unset"]
