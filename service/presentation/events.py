"""Events as a reader gets them: numbered, in words, without what others may not see.

Most are told by the engine of the title. What happens around a table, and not on it, is
the same for all titles and is told here; such events are stored as ``table.<name>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.fields import Json, seat
from engines.core.vocabulary import Vocabulary
from service.presentation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engines.core.state import Event
    from service.games.model import Game
    from service.store.events import Numbered

AROUND = Vocabulary("table")
for _name, _doc in {
    "seat_claimed": "An open seat was claimed.",
    "seat_given_to_bot": "A seat is played by a bot from now on.",
    "seat_given_to_person": "A seat is played by a person from now on.",
    "time_ran_out": "A person took too long, so that a bot answered once.",
    "seat_answered": "A seat has answered, by which nothing on the table changed.",
}.items():
    AROUND.event(_name, _doc, touches=(), seat=seat("Which."))
AROUND.event("game_abandoned", "The owner has given the game up.", touches=())


def seat_claimed(number: int) -> Event:
    """Return the fact that an open seat was claimed."""
    return ("table.seat_claimed", number)


def seat_given_to_bot(number: int) -> Event:
    """Return the fact that a bot plays a seat."""
    return ("table.seat_given_to_bot", number)


def seat_given_to_person(number: int) -> Event:
    """Return the fact that a person plays a seat."""
    return ("table.seat_given_to_person", number)


def time_ran_out(number: int) -> Event:
    """Return the fact that a bot answered for a person who took too long."""
    return ("table.time_ran_out", number)


def answered(seat: int, told: Sequence[Event]) -> Sequence[Event]:
    """Return what happened by an answer of a seat: at least that it was given.

    Others may be asked now: who waits for news would not look if nothing was told.
    """
    return told or [("table.seat_answered", seat)]


def game_abandoned() -> Event:
    """Return the fact that the owner has given a game up."""
    return ("table.game_abandoned",)


def tell(
    game: Game, events: Iterable[Numbered], reader: int | None, language: str
) -> list[Json]:
    """Return events as the seat ``reader`` may see them, or a spectator (``None``)."""
    title, speaker = game.title, game.speaker(language)
    return [
        {
            "number": number,
            **(
                _tell_around(game, event, language)
                if "." in event[0]
                else title.tell(event, reader, speaker)
            ),
        }
        for number, event in events
    ]


def _tell_around(game: Game, event: Event, language: str) -> Json:
    speaker = TEXTS.speakers[language].named(game.names())
    kind = AROUND.events[event[0].partition(".")[2]]
    shown = kind.write(event, None)
    words = {
        name: speaker.word(field, shown[name]) for name, field in kind.fields.items()
    }
    return {**shown, "rules": [], "text": speaker(f"event.{event[0]}", **words)}
