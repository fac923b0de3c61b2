"""Events as a reader gets them: numbered, in words, without what others may not see.

The engine of a title presents what happens on its table. What happens around a table is
the same for all titles and is presented here.

All at a table read the same event, and most of them see the same of it, so it is
presented once for all who speak the same language.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

import engines
from engines.core.fields import Json
from service.games.table_events import TABLE_EVENTS
from service.presentation.games import timestamp
from service.presentation.texts import TEXTS, call_seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engines.core.state import Event
    from engines.core.texts import Speaker
    from service.games.model import Game
    from service.store.events import Numbered

CAPACITY = 10_000
"""In events; one takes about a kilobyte."""


def present_events(
    game: Game, events: Iterable[Numbered], reader: int | None, language: str
) -> list[Json]:
    """Return events as the seat ``reader`` may see them, or a spectator (``None``)."""
    title, speaker = game.record.title, game.speaker(language)
    return [
        {
            **_present_record(game, numbered),
            **(
                _present_table_event(game, numbered.event, language)
                if "." in numbered.event[0]
                else _present_event(
                    title,
                    numbered.event,
                    reader if _has_secrets(title, numbered.event[0]) else None,
                    speaker,
                )
            ),
        }
        for numbered in events
    ]


@lru_cache(CAPACITY)
def _present_event(
    title: str, event: Event, reader: int | None, speaker: Speaker
) -> Json:
    """Return an event of a title in words; nobody may change what is returned."""
    return engines.get(title).tell(event, reader, speaker)


@cache
def _has_secrets(title: str, event: str) -> bool:
    """Whether readers see different things of an event of this name."""
    fields = engines.get(title).vocabulary.events[event].fields
    return any(field.seen_by for field in fields.values())


def _present_record(game: Game, numbered: Numbered) -> Json:
    """Return what every event of every title has.

    Earlier releases noted neither version nor time: then nothing is known but that the
    event is not older than the game.
    """
    number, _, version, at, actor = numbered
    when = timestamp(at or game.record.created)
    shown: Json = {"number": number, "version": version, "at": when}
    return shown if actor is None else {**shown, "actor": actor}


def _present_table_event(game: Game, event: Event, language: str) -> Json:
    speaker, names = TEXTS.speakers[language], game.names()
    speaker = speaker.named(call_seats(speaker, names, game.bots()))
    kind = TABLE_EVENTS.events[event[0].partition(".")[2]]
    shown = kind.write(event, None)
    words = {
        name: speaker.word(field, shown[name]) for name, field in kind.fields.items()
    }
    key = f"event.{event[0]}"
    if "seat" in shown and not names[shown["seat"]] and speaker.find(f"{key}.nameless"):
        key, words["number"] = f"{key}.nameless", shown["seat"] + 1
    text = speaker.sentence(speaker(key, **words))
    return {**shown, "rules": [], "text": text, **kind.point(shown)}
