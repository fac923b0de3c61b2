"""Events around a table, not on it: the same for all titles.

The engine of a title records what happens in its game. What happens to the seats, the
clock and the game as a whole is recorded here; such events are stored as
``table.<name>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.fields import integer, seat, text
from engines.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Event

TABLE_EVENTS = Vocabulary("table")
for _name, _doc in {
    "seat_claimed": "An open seat was claimed.",
    "seat_reserved": "An open seat waits for who has its invitation.",
    "seat_given_to_bot": "A seat is played by a bot from now on.",
    "seat_given_to_person": "A seat is played by a person from now on.",
    "seat_resigned": "A person has left for good; a bot plays the seat.",
    "seat_forfeited": "A program took too long: it has lost; a bot plays the seat.",
    "time_ran_out": "A person took too long, so that a bot answered once.",
    "seat_answered": "A seat has answered, by which nothing on the table changed.",
    "undo_requested": "A seat asks to take its last choice back.",
    "undo_agreed": "A seat agrees to that.",
    "undo_refused": "A seat does not agree, or does not ask any more.",
}.items():
    TABLE_EVENTS.event(_name, _doc, touches=(), seat=seat("Which."))
TABLE_EVENTS.event(
    "seat_undid",
    "A seat has taken its last choice back, and all that followed it.",
    touches=(),
    seat=seat("Which."),
    to=integer(0, 10**9, "The version at which the table was as it is again."),
)
TABLE_EVENTS.event("game_abandoned", "The owner has given the game up.", touches=())
TABLE_EVENTS.event(
    "game_decided",
    "Fewer than two people are left: the game ends, and who resigned ranks last.",
    touches=(),
)
TABLE_EVENTS.event(
    "game_expiring",
    "Nobody has played for long: the game is abandoned unless it goes on.",
    touches=(),
    expires_at=text("When it is abandoned (RFC 3339, UTC).", format="date-time"),
)
TABLE_EVENTS.event(
    "game_expired", "Nobody went on in time: the game is abandoned.", touches=()
)


_OF_COMMANDS = ("table.seat_answered", "table.seat_undid")
"""What follows from commands alone."""


def seat_claimed(number: int) -> Event:
    """Return the event that an open seat was claimed."""
    return ("table.seat_claimed", number)


def seat_reserved(number: int) -> Event:
    """Return the event that an open seat waits for a certain person."""
    return ("table.seat_reserved", number)


def seat_given_to_bot(number: int) -> Event:
    """Return the event that a bot plays a seat from now on."""
    return ("table.seat_given_to_bot", number)


def seat_given_to_person(number: int) -> Event:
    """Return the event that a person plays a seat from now on."""
    return ("table.seat_given_to_person", number)


def seat_resigned(number: int) -> Event:
    """Return the event that a person has left a seat for good."""
    return ("table.seat_resigned", number)


def seat_forfeited(number: int) -> Event:
    """Return the event that a program has lost a game by the clock."""
    return ("table.seat_forfeited", number)


def time_ran_out(number: int) -> Event:
    """Return the event that a bot answered once for a person who took too long."""
    return ("table.time_ran_out", number)


def undo_requested(number: int) -> Event:
    """Return the event that a seat asks to take its last choice back."""
    return ("table.undo_requested", number)


def undo_agreed(number: int) -> Event:
    """Return the event that a seat lets another one take its choice back."""
    return ("table.undo_agreed", number)


def undo_refused(number: int) -> Event:
    """Return the event that a seat does not, or that who asked does not any more."""
    return ("table.undo_refused", number)


def seat_undid(number: int, to: int) -> Event:
    """Return the event that a seat has taken its last choice back."""
    return ("table.seat_undid", number, to)


def or_seat_answered(number: int, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a seat's command; if there are none, that it answered.

    Every command has an event: another seat may have to act now, and clients that
    wait for events would not look at the game without one.
    """
    return events or [("table.seat_answered", number)]


def is_of_title(event: Event) -> bool:
    """Whether an event follows from the commands of a game: a replay has it, too."""
    return "." not in event[0] or event[0] in _OF_COMMANDS


def game_abandoned() -> Event:
    """Return the event that the owner has given the game up."""
    return ("table.game_abandoned",)


def game_decided() -> Event:
    """Return the event that a game ends because too few people are left."""
    return ("table.game_decided",)


def game_expiring(expires_at: str) -> Event:
    """Return the event that announces when an idle game is abandoned."""
    return ("table.game_expiring", expires_at)


def game_expired() -> Event:
    """Return the event that a game was abandoned because nobody went on."""
    return ("table.game_expired",)
