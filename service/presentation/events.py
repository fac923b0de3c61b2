"""Events as a reader gets them: numbered, in words, without what others may not see.

The engine of a title presents what happens on its table. What happens around a table is
the same for all titles and is presented here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.fields import Json
from service.games.table_events import TABLE_EVENTS
from service.presentation.games import timestamp
from service.presentation.texts import TEXTS, call_seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engines.core.state import Event
    from service.games.model import Game
    from service.store.events import Numbered


def present_events(
    game: Game, events: Iterable[Numbered], reader: int | None, language: str
) -> list[Json]:
    """Return events as the seat ``reader`` may see them, or a spectator (``None``)."""
    title, speaker = game.title, game.speaker(language)
    return [
        {
            **_present_record(game, numbered),
            **(
                _present_table_event(game, numbered.event, language)
                if "." in numbered.event[0]
                else title.tell(numbered.event, reader, speaker)
            ),
        }
        for numbered in events
    ]


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
