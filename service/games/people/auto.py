"""``auto: "single"``: a question with one answer is answered for who asked for that.

Such an answer is a command of its seat like any other, recorded in the same commit as
what led to the question: nobody ever sees the game in between, and whatever repeats a
request repeats no answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.state import TABLE
from service.games.model import Kind, status_of
from service.games.table_events import or_seat_answered
from service.store.events import happened
from service.store.games import TakenCommand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from service.games.model import Game
    from service.store.events import Happened

SINGLE = "single"
OFF = "off"
CHOICES = (SINGLE, OFF)

MOST_IN_A_ROW = 64
"""How many questions are answered in one commit; the next one is left to its seat."""


def is_wanted(game: Game) -> bool:
    """Whether any seat asks for it."""
    return any(seat.auto for seat in game.record.seats)


def answer_singles(
    after: Game, events: Sequence[Happened], commands: Sequence[TakenCommand]
) -> tuple[Game, Sequence[Happened], Sequence[TakenCommand]]:
    """Return a change that goes on to the next question that leaves a choice."""
    events, commands, title = [*events], [*commands], after.title
    for _ in range(MOST_IN_A_ROW):
        answer = only_answer(after)
        if answer is None:
            break
        seat, command = answer
        state, facts = title.apply(after.table, seat, command)
        version = after.version + 1
        after = after._replace(state=state, status=status_of(state), version=version)
        events += happened(or_seat_answered(seat, facts), version, seat)
        commands.append(TakenCommand.under_rules(seat, command, after))
    return after, events, commands


def only_answer(game: Game) -> tuple[int, Json] | None:
    """Return the seat for which the open question is answered, and how, if it is.

    Only if the options follow from what everybody sees: else the others would learn
    from an answer that comes at once what the seat holds. They do where its own view
    shows nothing that a spectator's does not, since options follow from that view.
    A question to the whole table is answered if all people at it ask for that.
    """
    decision = game.open()
    if decision is None or len(decision.options) > 1:
        return None
    seats = game.record.seats
    is_for_all = decision.seat == TABLE
    asked = range(len(seats)) if is_for_all else (decision.seat,)
    people = [number for number in asked if seats[number].kind == Kind.HUMAN]
    if not people or not all(seats[number].auto for number in people):
        return None
    title, seat = game.title, people[0]
    is_open = title.view(game.table, seat) == title.view(game.table, None)
    return (seat, title.write(decision.options[0])) if is_open else None
