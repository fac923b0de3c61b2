"""Texts in every language, from gettext catalogues.

A catalogue lies in ``locale/<language>.po`` of its package, with ``<language>.mo``
compiled beside it (``make texts``). Message ids are keys such as ``option.take``;
templates name their values in braces. A key with plural forms is spoken with ``count``.
"""

from __future__ import annotations

import gettext
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engines.core.fields import Field

LANGUAGES = ("en", "nl", "fr")


class Speaker:
    """Says texts in one language; seats are called by their names where given."""

    def __init__(
        self,
        language: str,
        catalogues: Sequence[gettext.GNUTranslations],
        seats: Sequence[str] = (),
    ) -> None:
        """Look keys up in ``catalogues``, the first that has one."""
        self.language = language
        self._catalogues = catalogues
        self._seats = seats

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of ``key`` with its values filled in."""
        template = self.find(key, values.get("count"))
        if template is None:
            message = f"no text {key!r} in {self.language!r}"
            raise KeyError(message)
        return template.format_map(values)

    def find(self, key: str, count: object = None) -> str | None:
        """Return the template of ``key``, or nothing if no catalogue has it."""
        for catalogue in self._catalogues:
            if isinstance(count, int):
                template = catalogue.ngettext(key, key, count)
            else:
                template = catalogue.gettext(key)
            if template != key:
                return template
        return None

    def named(self, seats: Sequence[str]) -> Speaker:
        """Return a speaker that calls the seats by these names."""
        return Speaker(self.language, self._catalogues, seats)

    def seat(self, number: int) -> str:
        """Return the name of a seat, or its number in words."""
        if number < len(self._seats) and self._seats[number]:
            return self._seats[number]
        return self("seat", number=number)

    def word(self, field: Field, value: object) -> object:
        """Return what a text shows for a value: its name where it has one."""
        if isinstance(value, list | tuple):
            assert field.item is not None
            return ", ".join(str(self.word(field.item, item)) for item in value)
        if field.names == "seat":
            assert isinstance(value, int)
            return self.seat(value)
        if field.names:
            return self(f"{field.names}.{value}")
        return value


class Texts:
    """The catalogues of one package, in all languages, on top of others."""

    def __init__(self, folder: Path, *below: Texts) -> None:
        """Read from ``folder``; keys that it lacks come from ``below``."""
        self.folder = folder
        self.below = below

    @cached_property
    def folders(self) -> list[Path]:
        """The folder of this package, then those of the ones below."""
        return [self.folder, *(f for texts in self.below for f in texts.folders)]

    @cached_property
    def catalogues(self) -> dict[str, list[gettext.GNUTranslations]]:
        """The catalogues by language, this package's first."""
        found: dict[str, list[gettext.GNUTranslations]] = {}
        for language in LANGUAGES:
            with (self.folder / f"{language}.mo").open("rb") as file:
                found[language] = [gettext.GNUTranslations(file)]
            for texts in self.below:
                found[language] += texts.catalogues[language]
        return found

    @cached_property
    def speakers(self) -> dict[str, Speaker]:
        """One speaker per language, for texts without seat names."""
        return {
            language: Speaker(language, catalogues)
            for language, catalogues in self.catalogues.items()
        }
