"""Options as clients get them: the command to send back, and its label in words.

The same few hundred options come up again and again, so each is encoded once. Only
those that name a seat are encoded each time: seats have other names in every game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec

import engines
from service.presentation.answers import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Field
    from engines.core.state import Option as EngineOption
    from engines.core.texts import Speaker

CAPACITY = 50_000
"""In options; one takes about 300 bytes."""

_encode = msgspec.json.Encoder().encode


def present_options(
    title: str, options: Sequence[EngineOption], speaker: Speaker
) -> list[msgspec.Raw]:
    """Return the options of a decision, each as an encoded ``Option``."""
    language = speaker.language
    return [
        _encode_option(title, option, speaker)
        if _names_seats(title, option[0])
        else _cached_option(title, language, option)
        for option in options
    ]


@lru_cache(CAPACITY)
def _cached_option(title: str, language: str, option: EngineOption) -> msgspec.Raw:
    return _encode_option(title, option, engines.get(title).texts.speakers[language])


def present_option(title: str, option: EngineOption, speaker: Speaker) -> Option:
    """Return one option, with its command and its label."""
    game = engines.get(title)
    return Option(command=game.write(option), label=game.label(option, speaker))


def _encode_option(title: str, option: EngineOption, speaker: Speaker) -> msgspec.Raw:
    return msgspec.Raw(_encode(present_option(title, option, speaker)))


@cache
def _names_seats(title: str, command: str) -> bool:
    """Whether the label of a command speaks of seats."""
    fields = engines.get(title).vocabulary.commands[command].fields
    return any(map(_is_seat, fields.values()))


def _is_seat(field: Field) -> bool:
    return field.names == "seat" or (field.item is not None and _is_seat(field.item))
