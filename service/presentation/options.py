"""Options as clients get them: the command to send back, its label and its refs.

The same few hundred options come up again and again, so each is encoded once for what
its refs need to know of the table: mostly nothing, or who is asked. Those that name a
seat are encoded once for each table: seats have other names in every game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

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
    for_all = engines.get(title).texts.speakers[speaker.language]
    shown = []
    for option in options:
        words, names_seats = _needs(title, option[0])
        known = tuple([around.get(word) for word in words]) if words else ()
        says = speaker if names_seats else for_all
        shown.append(_encode_option(title, option, says, known))
    return shown


@lru_cache(CAPACITY)
def _encode_option(
    title: str, option: EngineOption, speaker: Speaker, known: tuple[object, ...]
) -> msgspec.Raw:
    around = dict(zip(_needs(title, option[0]).words, known, strict=True))
    return msgspec.Raw(_encode(present_option(title, option, speaker, around)))


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


class _Needs(NamedTuple):
    """What presenting a command depends on besides its own values."""

    words: tuple[str, ...]
    """What its refs and its help need to know of the table."""
    names_seats: bool
    """Whether its label speaks of seats."""


@cache
def _needs(title: str, command: str) -> _Needs:
    game = engines.get(title)
    kind = game.vocabulary.commands[command]
    items = [field.item or field for field in kind.fields.values()]
    return _Needs(kind.words, any(item.names in game.seat_words for item in items))
