"""Which seat somebody takes makes no difference: the same game, one seat further on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import engines
from engines.halloween.board import FREE, HUES, NEUTRAL, SLOTS
from engines.halloween.deck import CARDS
from engines.halloween.rulebook import rules
from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    C,
    act,
    play,
    refused,
    table,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.halloween.state import Table

TITLE = engines.get("halloween")
OF_A_SEAT = {
    **dict.fromkeys(("own_in", "neutral_in", "own_left", "neutral_left"), 1),
    **dict.fromkeys(("sp", "scare", "discs", "claimed"), 1),
    "tokens": HUES,
    "slots": SLOTS,
}
"""Which lists have a part for each seat, and how long it is."""
GAMES = 40
DECISIONS = 120


def start(players: int, mode: str, chance: random.Random) -> Table:
    """Lay a table in the first turn, with goods as in the middle of a game."""
    options: dict[str, Any] = {"mode": mode}
    if mode == "standard":
        cards = chance.sample(sorted(CARDS), 8)
        options |= {"card_set": "custom", "cards": cards}
    s: Table = TITLE.start(players, options, chance.randbytes(32)).state
    for place in range(len(s.highest)):
        s.highest[place] = chance.randrange(HUES)
    for colour in range(HUES):
        for _ in range(chance.randint(2 * (colour > 0), 4) - s.on_board[colour]):
            s.put(chance.choice([n for n, left in enumerate(s.room) if left]), colour)
    for seat in range(players):
        s.scare[seat] = chance.randint(0, 9)
        s.sp[seat] = chance.randint(0, 20)
        for colour in range(HUES):
            tokens = chance.randint(0, 2)
            s.tokens[seat * HUES + colour] = tokens
            s.supply[colour] -= tokens
        for card in chance.sample(s.display, min(4, len(s.display))):
            s.claimed[seat] |= 1 << card
            s.discs[seat] -= 1
        for slot in range(SLOTS * bool(s.bonus_supply)):
            s.slots[seat * SLOTS + slot] = s.bonus_supply.pop()
        for _ in range(3):
            place = seat * s.strips + chance.randrange(s.strips)
            field = 1 << chance.randrange(6)
            s.discs[seat] -= not s.fields[place] & field
            s.fields[place] |= field
    s.menu = None
    TITLE.check(s)
    return s


def one_seat_on(seat: int, players: int) -> int:
    """Return the next seat, clockwise."""
    return (seat + 1) % players


def moved(s: Table, name: str) -> object:
    """Return a part of the table as it is when everybody sits one seat further on."""
    value = getattr(s, name)
    size = s.strips if name in ("highest", "fields") else OF_A_SEAT.get(name, 0)
    if size:
        return [*value[-size:], *value[:-size]]
    if name in ("starter", "active"):
        return one_seat_on(value, s.players)
    if name == "rollers":
        return tuple(one_seat_on(seat, s.players) for seat in value)
    if name == "pumpkins":
        return [
            who
            if who == FREE
            else who // NEUTRAL * NEUTRAL + one_seat_on(who % NEUTRAL, s.players)
            for who in value
        ]
    return list(value) if isinstance(value, list) else value


def parts(s: Table) -> list[str]:
    """List the names of what lies on the table."""
    return list(type(s).__annotations__)


def named(s: Table, option: Option) -> Option:
    """Return an option as it reads one seat further on."""
    if s.agenda[-1][0] == "choose_roller":
        return (option[0], one_seat_on(option[1], s.players))
    return option


@pytest.mark.parametrize("game", range(GAMES))
def test_nobody_plays_differently_for_sitting_elsewhere(game: int) -> None:
    """
    HW-1.5, HW-2.7: all players have the same board, and turns go round the table.
    """
    chance = random.Random(f"seats {game}")
    players, mode = 2 + game % 3, "master" if game % 8 == 7 else "standard"
    s = start(players, mode, chance)
    twin = s.clone()
    for name in parts(s):
        setattr(twin, name, moved(s, name))
    twin.agenda[:] = [("take_turn", twin.active)]
    twin.menu = None
    for _ in range(DECISIONS):
        if s.outcome is not None:
            break
        options = list(rules.options(s))
        there = [named(s, option) for option in options]
        assert sorted(map(repr, there)) == sorted(map(repr, rules.options(twin)))
        assert one_seat_on(s.agenda[-1][1], players) == twin.agenda[-1][1]
        chosen = chance.randrange(len(options))
        rules.choose(s, options[chosen])
        rules.choose(twin, there[chosen])
        for name in parts(s):
            assert moved(s, name) == getattr(twin, name), name
        TITLE.check(s)


def test_a_game_of_seats_uses_what_players_own() -> None:
    """
    The games of this test reach cards, bonus tokens, dice and neutral pumpkins.
    """
    seen: set[str] = set()
    for game in range(GAMES):
        chance = random.Random(f"seats {game}")
        s = start(2 + game % 3, "standard", chance)
        for _ in range(DECISIONS):
            if s.outcome is None:
                seen.add(s.agenda[-1][0])
                seen |= {str(option[0]) for option in rules.options(s)}
                rules.choose(s, chance.choice(rules.options(s)))
    assert {"use_card", "use_bonus", "claim", "compensate", "help_die"} <= seen


def to_the_second_seat(**given: Any) -> Table:
    """Lay a table, and let the first seat rest and end its turn."""
    s = table(**given)
    play(s, *(("rest", strip) for strip in range(3)), END_TURN)
    return s


def test_the_slots_of_the_second_seat_are_its_own() -> None:
    """
    HW-7.6: why a token cannot be used is looked up where it lies.
    """
    s = to_the_second_seat(slots={A: ("plus_three", "", ""), B: ("", "reroll", "")})
    for slot, expected in enumerate(
        ((("HW-7.2",), "no_bonus"), (("HW-7.6",), "window"), (("HW-7.2",), "no_bonus"))
    ):
        assert expected == refused(s, "use_bonus", slot)


@pytest.mark.parametrize("opponent", [A, C])
def test_the_die_of_an_opponent_is_not_helped(opponent: int) -> None:
    """
    HW-5.5.7: be it one before the active player or after.
    """
    s = to_the_second_seat(ghosts={"church": "BG"}, slots={B: ("reroll", "", "")})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"))
    play(s, ("ask", opponent))

    assert (("HW-5.5.7",), "not_your_die") == refused(s, "help_die", 0, 1)
