"""Options as clients get them: the command to send back, its label and its refs.

The same few hundred options come up again and again, so each is encoded once for what
its refs need to know of the table: mostly nothing, or who is asked. Only those that
name a seat are encoded each time: seats have other names in every game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

import engines
from service.presentation.answers import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from engines.core.state import Option as EngineOption
    from engines.core.texts import Speaker

CAPACITY = 50_000
"""In options; one takes about 300 bytes."""

_encode = msgspec.json.Encoder().encode


def present_options(
    title: str, options: Sequence[EngineOption], speaker: Speaker, around: Json
) -> list[msgspec.Raw]:
    """Return the options of a decision, each as an encoded ``Option``.

    What is ``around`` them is what their refs need to know of the table.
    """
    language = speaker.language
    return [
        _encode_option(title, option, speaker, around)
        if _names_seats(title, option[0])
        else _cached_option(
            title,
            language,
            option,
            tuple([around.get(word) for word in words])
            if (words := _words(title, option[0]))
            else (),
        )
        for option in options
    ]


@lru_cache(CAPACITY)
def _cached_option(
    title: str, language: str, option: EngineOption, known: tuple[object, ...]
) -> msgspec.Raw:
    speaker = engines.get(title).texts.speakers[language]
    around = dict(zip(_words(title, option[0]), known, strict=True))
    return _encode_option(title, option, speaker, around)


def present_option(
    title: str, option: EngineOption, speaker: Speaker, around: Json
) -> Option:
    """Return one option, with its command, its label and its refs."""
    game = engines.get(title)
    return Option(
        command=game.write(option),
        label=game.label(option, speaker),
        help=game.help(option, around, speaker) or UNSET,
        refs=game.point(option, around),
    )


def _encode_option(
    title: str, option: EngineOption, speaker: Speaker, around: Json
) -> msgspec.Raw:
    return msgspec.Raw(_encode(present_option(title, option, speaker, around)))


@cache
def _words(title: str, command: str) -> tuple[str, ...]:
    """Return what the refs of a command need to know of the table."""
    return engines.get(title).vocabulary.commands[command].words


@cache
def _names_seats(title: str, command: str) -> bool:
    """Whether the label of a command speaks of seats."""
    game = engines.get(title)
    fields = game.vocabulary.commands[command].fields.values()
    items = [field.item or field for field in fields]
    return any(item.names in game.seat_words for item in items)
