"""Operators: the holders of the keys that the service was started with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service import tokens

if TYPE_CHECKING:
    from collections.abc import Iterable


class Operators:
    """The keys that open what is for operators only; kept hashed, as tokens are."""

    def __init__(self, keys: Iterable[str]) -> None:
        """Admit the holders of ``keys`` and nobody else."""
        self._hashed = [tokens.hash_of(key) for key in keys]

    @property
    def are_named(self) -> bool:
        """Whether there are keys at all; without, only this machine is served."""
        return bool(self._hashed)

    def admit(self, token: str) -> bool:
        """Whether a token is the key of an operator."""
        if not token or not self._hashed:
            return False
        hashed = tokens.hash_of(token)
        return any(tokens.opens(hashed, stored) for stored in self._hashed)
