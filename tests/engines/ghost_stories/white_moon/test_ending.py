from __future__ import annotations

from itertools import pairwise

import pytest

from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.scoring import score as base_score
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.white_moon.state import MoonTable
from tests.engines.ghost_stories.builders import (
    BOTH,
    TITLE,
    effect,
    offered,
    open_decision,
    play,
    table,
)
from tests.engines.ghost_stories.white_moon.builders import curse, moon, shuffled_box


def share_out(s: MoonTable) -> None:
    """Give what an exorcised incarnation gives to whoever is named first."""
    while s.outcome is None and open_decision(s) in ("give_qi", "give_yin_yang"):
        play(s, *offered(s)[0])


def test_every_incarnation_must_go() -> None:
    """
    WM-19.1, WM-17.8: those of the deck and those of Wu.
    """
    s = moon(ghosts={"red.0": "vampire_lord"}, stacks={"tea_house": "wu"}, active="red")
    shuffled_box(s, "dark_mistress")
    curse(s, "wu")
    s.rules.choose(s, ("place_ghost", "blue.0"))
    effect(s, "banish", 3, NOWHERE)
    share_out(s)
    assert s.outcome is None
    effect(s, "banish", 9, NOWHERE)
    share_out(s)

    assert s.outcome is not None
    assert "incarnations_exorcised" == s.outcome.reason
    assert (0, 1, 2, 3) == s.outcome.winners


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    "portal, points", [("buddhist_temple", 0), ("pavilion", 2), ("tea_house", 4)]
)
def test_the_score(edition: str, portal: str, points: int) -> None:
    """
    WM-20.1, WR-21.

    The base score, 1 per villager on the Shelter board, 0, 2 or 4 for the Portal.
    """
    s = moon(edition=edition, portal=portal, stacks={"cemetery": "hua li"})

    expected = base_score(s, won=True) + 22 + points
    assert expected == s.rules.questions["score"](s, True)


def test_the_held_portal_counts_by_its_tile() -> None:
    """
    WM-20.2, WR-35: where it would return; further incarnations give no bonus.
    """
    s = moon(ghosts={"red.0": "gate_keeper"}, portal="tea_house")
    assert 4 == s.rules.questions["score"](s, False) - base_score(s, won=False) - 24
    s = moon(difficulty="hell")
    bonuses = []
    for count in range(6):
        s.exorcised = [56 + n for n in range(count)]
        bonuses.append(base_score(s, won=False))
    assert [2, 4, 6, 0, 0] == [b - a for a, b in pairwise(bonuses)]


def test_what_simulations_count() -> None:
    """
    WM-5.2: incarnations that came, and families that were saved.
    """
    s = moon(ghosts={"red.0": "gate_keeper"}, stacks={"tea_house": "hua"})
    counted = {(each.name, each.value) for each in TITLE.statistics(s)}
    assert ("incarnation", "gate_keeper") in counted
    assert ("family", "long") in counted
    assert ("family", "hua") not in counted
    plain = table(ghosts={"red.0": "vampire_lord"})
    assert {("incarnation", "vampire_lord")} == {
        (each.name, each.value) for each in TITLE.statistics(plain)
    }
    assert CARDS[66].id == "gate_keeper"
