"""Events around a table, not on it: the same for all titles.

The engine of a title records what happens in its game. What happens to the seats, the
clock and the game as a whole is recorded here; such events are stored as
``table.<name>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.fields import seat, text
from engines.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Event

TABLE_EVENTS = Vocabulary("table")
for _name, _doc in {
    "seat_claimed": "An open seat was claimed.",
    "seat_given_to_bot": "A seat is played by a bot from now on.",
    "seat_given_to_person": "A seat is played by a person from now on.",
    "time_ran_out": "A person took too long, so that a bot answered once.",
    "seat_answered": "A seat has answered, by which nothing on the table changed.",
}.items():
    TABLE_EVENTS.event(_name, _doc, touches=(), seat=seat("Which."))
TABLE_EVENTS.event("game_abandoned", "The owner has given the game up.", touches=())
TABLE_EVENTS.event(
    "game_expiring",
    "Nobody has played for long: the game is abandoned unless it goes on.",
    touches=(),
    expires_at=text("When it is abandoned (RFC 3339, UTC)."),
)
TABLE_EVENTS.event(
    "game_expired", "Nobody went on in time: the game is abandoned.", touches=()
)


def seat_claimed(number: int) -> Event:
    """Return the event that an open seat was claimed."""
    return ("table.seat_claimed", number)


def seat_given_to_bot(number: int) -> Event:
    """Return the event that a bot plays a seat from now on."""
    return ("table.seat_given_to_bot", number)


def seat_given_to_person(number: int) -> Event:
    """Return the event that a person plays a seat from now on."""
    return ("table.seat_given_to_person", number)


def time_ran_out(number: int) -> Event:
    """Return the event that a bot answered once for a person who took too long."""
    return ("table.time_ran_out", number)


def or_seat_answered(number: int, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a seat's command; if there are none, that it answered.

    Every command has an event: another seat may have to act now, and clients that
    wait for events would not look at the game without one.
    """
    return events or [("table.seat_answered", number)]


def is_of_title(event: Event) -> bool:
    """Whether an event follows from the commands of a game: a replay has it, too."""
    return "." not in event[0] or event[0] == "table.seat_answered"


def game_abandoned() -> Event:
    """Return the event that the owner has given the game up."""
    return ("table.game_abandoned",)


def game_expiring(expires_at: str) -> Event:
    """Return the event that announces when an idle game is abandoned."""
    return ("table.game_expiring", expires_at)


def game_expired() -> Event:
    """Return the event that a game was abandoned because nobody went on."""
    return ("table.game_expired",)
