"""Texts in every language, from gettext catalogues.

A catalogue lies in ``locale/<language>.po`` of its package, with ``<language>.mo``
compiled beside it (``make texts``). Message ids are keys such as ``option.take``;
templates name their values in braces. A key with plural forms is spoken with one of
the ``COUNTERS``. French templates write ``{player:de}`` where the word before depends
on the name: "d'Ann", "de Ben".
"""

from __future__ import annotations

import gettext
import re
from functools import cached_property
from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from engines.core.fields import Field, Json

LANGUAGES = ("en", "nl", "fr")

COUNTERS = ("count", "amount", "points")
"""Values that decide about the plural of a text; the first one that it has does."""

ELIDES = re.compile("[aeiouhæœø]|y(?![aeiou])", re.IGNORECASE)
"""What French drops a vowel before: every h is taken as mute, "Yann" has no vowel."""

CONTRACTIONS = {"de": ("du ", "des ", "d'"), "à": ("au ", "aux ", "à ")}
"""What French makes of a word before "le", before "les" and before a vowel."""


class Spoken(str):
    """A word of a French text, which knows how "de" and "à" join it."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Return the word after ``spec``: "de" and "le lac" make "du lac"."""
        if spec not in CONTRACTIONS:
            return str(self)
        singular, plural, elided = CONTRACTIONS[spec]
        if self.startswith("le "):
            return singular + self[3:]
        if self.startswith("les "):
            return plural + self[4:]
        if ELIDES.match(normalize("NFD", self)):
            return elided + self
        return f"{spec} {self}"


class Speaker:
    """Says texts in one language; seats are called by their names where given."""

    def __init__(
        self,
        language: str,
        catalogues: Sequence[gettext.GNUTranslations],
        seats: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
        found: dict[str, str | None] | None = None,
    ) -> None:
        """Look keys up in ``catalogues``, the first that has one.

        ``found`` is what was found in them already.
        """
        self.language = language
        self._catalogues = catalogues
        self._found = {} if found is None else found
        self._seats = seats
        self._names = names or {}

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of ``key`` with its values filled in."""
        counted = next((values[name] for name in COUNTERS if name in values), None)
        template = self.find(key, counted)
        if template is None:
            message = f"no text {key!r} in {self.language!r}"
            raise KeyError(message)
        if ":de}" in template or ":à}" in template:
            values = {
                name: Spoken(value) if isinstance(value, str) else value
                for name, value in values.items()
            }
        return template.format_map(values)

    def find(self, key: str, count: object = None) -> str | None:
        """Return the template of ``key``, or nothing if no catalogue has it."""
        if isinstance(count, int):
            return self._look_up(key, count)
        found = self._found
        if key not in found:
            found[key] = self._look_up(key, None)
        return found[key]

    def _look_up(self, key: str, count: int | None) -> str | None:
        """Return the template of ``key`` from the catalogues, for a number of things.

        A template without plural forms stands for any number.
        """
        for catalogue in self._catalogues:
            if count is not None:
                template = catalogue.ngettext(key, key, count)
                if template != key:
                    return template
            template = catalogue.gettext(key)
            if template != key:
                return template
        return None

    def named(
        self, seats: Sequence[str], names: Mapping[str, str] | None = None
    ) -> Speaker:
        """Return a speaker that calls the seats by these names.

        ``names`` are those of other things of this table, by the keys of their words.
        """
        return Speaker(self.language, self._catalogues, seats, names, self._found)

    def seat(self, number: int) -> str:
        """Return the name of a seat, or its number in words, counted from 1."""
        if number < len(self._seats) and self._seats[number]:
            return self._seats[number]
        return self("seat", number=number + 1)

    def word(self, field: Field, value: object) -> object:
        """Return what a text shows for a value: its name where it has one."""
        if isinstance(value, list | tuple):
            assert field.item is not None
            return self.listed([str(self.word(field.item, item)) for item in value])
        if field.names == "seat":
            assert isinstance(value, int)
            return self.seat(value)
        if field.names:
            return self.called(f"{field.names}.{value}")
        return value

    def called(self, key: str) -> str:
        """Return what a thing is called within a sentence, with its article if any."""
        return self._names.get(key) or self.find(f"the.{key}") or self(key)

    def listed(self, words: Sequence[str]) -> str:
        """Return words as a sentence lists them: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        return self("listed", first=", ".join(words[:-1]), last=words[-1])

    def labelled(self, schema: Json, key: str) -> Json:
        """Return the schema of an option with what it and its values are called.

        Names stand where JSON Schema has them: in ``title``, and in ``oneOf`` with each
        value as a ``const``. What has no name stays as it is.
        """
        named = dict(schema)
        if (title := self.find(f"called.{key}")) is not None:
            named["title"] = title
        if "items" in schema:
            return named | {"items": self._values(schema["items"], key)}
        return self._values(named, key)

    def _values(self, schema: Json, key: str) -> Json:
        """Return the schema of a value with the names of all it may be."""
        first = schema.get("minimum")
        values = schema.get("enum", [])
        if first is not None and self.find(f"called.{key}.{first}") is not None:
            values = range(first, schema["maximum"] + 1)
        names = [(value, self.find(f"called.{key}.{value}")) for value in values]
        if not any(name for _, name in names):
            return schema
        called = [
            {"const": value} | ({"title": name} if name else {})
            for value, name in names
        ]
        return {**schema, "oneOf": called}

    def sentence(self, text: str) -> str:
        """Return a text with a capital; the name of a seat stays as it was given."""
        if text.startswith(tuple(filter(None, self._seats))):
            return text
        return text[:1].upper() + text[1:]


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
