"""Options as clients get them: the command to send back, and its label in words.

The same few hundred options come up again and again, so each is encoded once. Only
those that name a seat are spoken anew: seats have names of their own in every game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec

import engines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Field
    from engines.core.state import Option
    from engines.core.texts import Speaker

CAPACITY = 50_000
"""In options; one takes about 300 bytes."""

_encode = msgspec.json.Encoder().encode


def offer(title: str, options: Sequence[Option], speaker: Speaker) -> list[msgspec.Raw]:
    """Return the options of a decision, each with its command and its label."""
    language = speaker.language
    return [
        _spoken(title, option, speaker)
        if _names_seats(title, option[0])
        else _encoded(title, language, option)
        for option in options
    ]


@lru_cache(CAPACITY)
def _encoded(title: str, language: str, option: Option) -> msgspec.Raw:
    return _spoken(title, option, engines.get(title).texts.speakers[language])


def _spoken(title: str, option: Option, speaker: Speaker) -> msgspec.Raw:
    game = engines.get(title)
    offered = {"command": game.write(option), "label": game.label(option, speaker)}
    return msgspec.Raw(_encode(offered))


@cache
def _names_seats(title: str, command: str) -> bool:
    """Whether the label of a command speaks of seats."""
    fields = engines.get(title).vocabulary.commands[command].fields
    return any(map(_is_seat, fields.values()))


def _is_seat(field: Field) -> bool:
    return field.names == "seat" or (field.item is not None and _is_seat(field.item))
