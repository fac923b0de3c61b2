from __future__ import annotations

from typing import Any

import pytest

from engines.ghost_stories.scoring import score
from engines.ghost_stories.state import Table
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    FR,
    NL,
    effect,
    fate,
    names,
    play,
    table,
)

LAST: dict[str, Any] = {
    "at": {"yellow": "tea_house"},
    "ghosts": {"yellow.2": "dark_mistress"},
    "ask": ("act",),
}


def reason(s: Table) -> str:
    """Return why a game has ended."""
    assert s.outcome is not None
    return s.outcome.reason


@pytest.mark.parametrize("edition", BOTH)
def test_the_last_incarnation_exorcised_wins(edition: str) -> None:
    """
    GS-17.1: after its reward is given; at Nightmare only the last of several.
    """
    s = table(edition=edition, **LAST)
    fate(s, "blue", "blue", "blue")
    play(s, *ATTEMPT)
    assert s.outcome is None, "the reward is still to be given"
    play(s, "give_qi", "red")
    events = play(s, "give_yin_yang", "red")
    assert ["yin_yang_gained", "game_ended"] == names(events)
    assert s.outcome is not None
    assert ("incarnations_exorcised", (0, 1, 2, 3)) == s.outcome[:2]

    s = table(edition=edition, difficulty="nightmare", **LAST)
    fate(s, "blue", "blue", "blue")
    play(s, *ATTEMPT)
    play(s, "give_qi", "red")
    play(s, "give_yin_yang", "red")
    assert s.outcome is None


def test_no_taoist_alive_loses() -> None:
    """
    GS-17.2.1: at the moment the last one dies.
    """
    s = table(qi={"yellow": 1, "red": 0, "green": 0, "blue": 0})

    events = effect(s, "lose_qi", 0)

    assert ["qi_lost", "taoist_died", "game_ended"] == names(events)
    assert "all_dead" == reason(s)


def test_a_curse_that_loses_beats_the_win() -> None:
    """
    GS-17.3: the last card drawn by the curse of the last incarnation loses.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "death_army"},
        tao={"yellow": "black black"},
        ask=("act",),
    )
    s.discard, s.deck = s.deck[1:], s.deck[:1]
    fate(s, "black", "black", "black", "ghost")
    play(s, *ATTEMPT)
    play(s, "exorcise_with", ("yellow.2",), ("yellow.black", "yellow.black"))

    assert "deck_exhausted" == reason(s)


def scored(won: bool, **facts: Any) -> int:
    """Return the score of a table with four ghosts and all incarnations in the deck."""
    exorcised = facts.pop("exorcised", [56] * won)
    s = table(**facts)
    s.deck = s.deck[: s.incarnations + 4]
    s.exorcised = exorcised
    return score(s, won)


@pytest.mark.parametrize("edition,spaces,hell", [(NL, 24, 10), (FR, 0, 20)])
def test_the_parts_of_a_score(edition: str, spaces: int, hell: int) -> None:
    """
    GS-18.1, GS-18.2, GS-R-27: victory, Qi, spaces, deck, the dead, haunted tiles.
    """
    base = 12 + spaces
    facts: dict[str, Any] = {"edition": edition}

    assert base + 10 + 4 == scored(True, **facts)
    assert base - 4 == scored(False, **facts)
    assert hell + base + 4 == scored(True, difficulty="hell", **facts)
    assert base - 4 - 3 - 3 == scored(False, qi={"red": 0}, **facts)
    assert base - 4 - 8 == scored(False, haunted=["tea_house", "pavilion"], **facts)
    taken = 2 if edition == NL else 0
    assert base - 4 - taken == scored(False, ghosts={"red.0": "ghoul"}, **facts)


@pytest.mark.parametrize(
    "edition,players,bonuses",
    [(NL, 4, (2, 4, 6)), (FR, 3, (2, 4, 6)), (NL, 2, (4, 6)), (FR, 1, (2, 4))],
)
def test_other_incarnations(
    edition: str, players: int, bonuses: tuple[int, ...]
) -> None:
    """
    GS-18.1, GS-18.2, GS-18.3: points by the order of exorcism, the last one excepted.
    """
    facts: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "difficulty": "nightmare",
    }
    none = scored(False, **facts)

    for count in range(1, len(bonuses) + 1):
        gained = scored(False, exorcised=[56 + n for n in range(count)], **facts) - none
        assert sum(bonuses[:count]) == gained
    everything = [56 + n for n in range(len(bonuses) + 1)]
    won = scored(True, exorcised=everything, **facts)
    assert sum(bonuses) == won - scored(True, exorcised=[56], **facts)


def test_what_is_counted() -> None:
    """
    GS-18.3: Qi of living Taoists only, and ghosts of the deck only.
    """
    solo = scored(False, players=1, qi={"yellow": 2, "red": 9})
    assert 2 - 4 == solo, "neutral Qi and the incarnation in the deck count nothing"
