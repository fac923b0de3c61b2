"""From the key of a game to its village, its deck and its dice (GS-1.7, GS-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.ghost_stories.cards import (
    CARDS,
    GHOST_NUMBERS,
    INCARNATION_NUMBERS,
)
from engines.ghost_stories.haunting import CURSE_DIE, CURSES
from engines.ghost_stories.layout import BOARDS
from engines.ghost_stories.state import Table
from engines.ghost_stories.tiles import VILLAGE
from tests.engines.fairness import (
    alike,
    assert_fair,
    assert_fair_samples,
    keys,
)
from tests.engines.ghost_stories.builders import ATTEMPT, TITLE, table


def laid(purpose: str, players: int = 4, **options: object) -> list[Table]:
    """Return the tables of many games before their first step."""
    complete = TITLE.complete(players, options)
    return [TITLE.setup(players, complete, key) for key in keys(purpose)]


def test_the_village_and_the_boards_lie_alike() -> None:
    """
    Every tile on every place, every colour at every seat (GS-2.1.1, GS-2.1.2).
    """
    tables = laid("village")
    for place in range(9):
        assert_fair([s.village[place] for s in tables], alike(VILLAGE))
    for seat in range(4):
        assert_fair([s.boards[seat] for s in tables], alike(BOARDS))
    for board in BOARDS:
        sides = [s.powers[board] for s in tables]
        assert_fair(sides, alike([2 * board, 2 * board + 1]))
    assert_fair([s.agenda[-1][1] for s in tables], alike(BOARDS))


def test_the_deck_is_dealt_alike() -> None:
    """
    Every ghost in every layer, every incarnation below it (GS-2.3.1, GS-2.3.3).
    """
    tables = laid("deck", 3, difficulty="nightmare")
    for depth in (-1, -2, 0, 5, 9, 11):
        cards = [s.deck[depth] for s in tables]
        assert_fair(cards, alike(GHOST_NUMBERS))
    for layer in range(4):
        cards = [s.deck[10 + 11 * layer] for s in tables]
        assert all(CARDS[card].is_incarnation for card in cards)
        assert_fair(cards, alike(INCARNATION_NUMBERS))
    removed = [sorted({*GHOST_NUMBERS} - {*s.deck}) for s in tables]
    assert_fair_samples(removed, GHOST_NUMBERS)


def rolled(s: Table, key: bytes, *option: object) -> Table:
    """Return the table after an option, with the chance of another game."""
    after = s.clone()
    after.key = key
    after.rules.choose(after, option)
    return after


def test_tao_dice_are_fair_and_independent() -> None:
    """
    All 56 ways in which three dice lie after a roll for an exorcism (GS-1.7).
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "hope_killer"},
        tao={"yellow": "red red blue blue green green yellow yellow"},
        ask=("act",),
    )
    found = [tuple(rolled(s, key, *ATTEMPT).dice) for key in keys("tao")]

    ways: dict[tuple[int, ...], int] = {}
    for one in range(6):
        for two in range(6):
            for three in range(6):
                way = tuple(sorted((one, two, three)))
                ways[way] = ways.get(way, 0) + 1
    assert 56 == len(ways)
    assert_fair(found, ways)


@pytest.mark.parametrize("draws", [0, 7])
def test_the_curse_die_is_fair(draws: int) -> None:
    """
    Every face of it comes as often as any other (GS-1.7).
    """
    s = table(
        qi={"red": 0}, at={"yellow": "cemetery"}, yin_yang=["yellow"], ask=("act",)
    )
    s.draws = draws
    found = [
        CURSES[rolled(s, key, "seek_help").curse] for key in keys(f"curse {draws}")
    ]

    assert_fair(found, Counter(CURSES[face] for face in CURSE_DIE))
