from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.core.bots import Bot, BotError, RandomBot
from engines.core.chance import Chance
from engines.core.fields import Json
from engines.core.playout import CheckedEvents, Move, moves, play
from engines.core.state import Option
from engines.core.title import Setup
from tests.engines.core.toy import TOY, Lanterns

SETUP = Setup(3, {"dark": 6})
KEY = bytes(range(32))


class LastBot(Bot):
    """Takes the last option and remembers what it was shown."""

    id = "last"

    def __init__(self) -> None:
        self.seen: list[Json] = []

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        assert not chance.draws
        self.seen.append(view)
        return len(options) - 1


def test_a_game_depends_on_setup_bots_and_key_alone() -> None:
    """
    The same key gives the same game, checked or not.
    """
    bots = [RandomBot()] * 3

    assert play(TOY, SETUP, bots, KEY) == play(TOY, SETUP, bots, KEY, check=True)
    lengths = {play(TOY, SETUP, bots, bytes([n])).decisions for n in range(20)}
    assert len(lengths) > 1


class Silent(LastBot):
    """Answers once."""

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        if self.seen:
            raise BotError
        return super().choose(view, options, chance)


def test_a_bot_that_gives_no_answer_is_said_where() -> None:
    """
    At which decision of the game, counted from 1; the second is that of the table.
    """
    with pytest.raises(BotError) as raised:
        play(TOY, SETUP, [Silent()] * 3, KEY)
    assert 2 == raised.value.decision


def test_bots_are_shown_their_own_view() -> None:
    """
    A bot that needs a view gets that of its seat; the table's decisions go to seat 0.
    """
    bots = [LastBot(), LastBot(), LastBot()]

    result = play(TOY, SETUP, bots, KEY)

    assert 4 == result.decisions
    assert [2, 1, 1] == [len(bot.seen) for bot in bots]
    assert {"dark": 4, "found": []} == bots[1].seen[0]


def test_a_game_may_be_watched() -> None:
    """
    Each table is shown as it was asked, with the choice that was made at it.
    """
    seen = []

    def watch(state: Lanterns, move: Move) -> None:
        seen.append((state.dark, move.option))

    result = play(TOY, SETUP, [LastBot()] * 3, KEY, watch=watch)

    assert result.decisions == len(seen) == 4
    assert (6, ("light", 2)) == seen[0]


def test_moves_are_yielded_before_they_are_applied() -> None:
    """
    Whoever walks a game sees each table with the choice about to be made.
    """
    state = TOY.start(3, {"dark": 6}, KEY).state
    walked = []
    for move in moves(TOY, state, [LastBot()] * 3, KEY):
        assert move.option in state.rules.options(state)
        walked.append((move.seat, move.option, state.dark))

    assert walked == [
        (0, ("light", 2), 6),
        (0, ("agree", "blue"), 4),
        (1, ("light", 2), 4),
        (2, ("light", 2), 2),
    ]


def test_checked_events_look_at_the_table_at_once() -> None:
    """
    A broken invariant is found at the event that leaves the table so.
    """
    state = TOY.start(2, {}, KEY).state
    events = CheckedEvents(TOY, state)
    events.append(("lantern_lit", 0, 5))
    state.dark = -1

    with pytest.raises(AssertionError):
        events.append(("lantern_lit", 0, 6))
    assert 2 == len(events)


def test_a_bot_must_choose() -> None:
    """
    The base of all bots plays nothing.
    """
    with pytest.raises(NotImplementedError):
        Bot().choose({}, [("light", 1)], Chance(KEY))


def test_the_random_bot_takes_any_option() -> None:
    """
    Over many draws every option is taken.
    """
    chance = Chance(KEY)
    options = [("light", count) for count in range(5)]

    assert set(range(5)) == {RandomBot().choose({}, options, chance) for _ in range(99)}
