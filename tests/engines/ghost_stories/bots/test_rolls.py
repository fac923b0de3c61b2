from __future__ import annotations

from random import Random

import pytest

from engines.ghost_stories.bots.rolls import NOTHING, menus, rolled
from engines.ghost_stories.results import Want, legal_results


def wants(chance: Random) -> tuple[Want, ...]:
    """Return what one or two ghosts ask for."""
    found = []
    for _ in range(chance.choice((1, 2))):
        needs = [0] * 5
        needs[chance.randrange(5)] = chance.randrange(4)
        if not chance.randrange(4):
            needs[chance.randrange(5)] += 1
        immune, mantra = (not chance.randrange(n) for n in (5, 4))
        found.append(Want(tuple(needs), immune, mantra))
    return tuple(found)


def test_what_may_be_rolled_is_certain_together() -> None:
    """
    GS-8.2.2: with any dice, whichever faces are useful.
    """
    for dice in range(5):
        for again in (False, True):
            for useful in ((), (2,), (0, 4, 5)):
                odds = [chance for _, chance in rolled(dice, useful, again=again)]
                assert 1 == pytest.approx(sum(odds))


def test_menus_offer_what_the_rules_allow() -> None:
    """
    GS-8.4.1: each result is a legal one of some roll; failing is one or is not.
    """
    chance = Random(3)
    for _ in range(150):
        asked = wants(chance)
        purse = tuple(chance.choice((0, 0, 1, 2)) for _ in range(5))
        dice, white, again = chance.randrange(5), chance.random() < 0.8, False
        found = menus(asked, purse, dice, white, again)

        assert 1 == pytest.approx(sum(likely for _, likely in found))
        for results, _ in found:
            assert (NOTHING in results) == all(any(t) for m, t in results if m)


def test_one_roll_has_the_results_of_the_rules() -> None:
    """
    GS-8.4.2: without dice, the tokens decide alone, as the rules say.
    """
    chance = Random(4)
    for _ in range(150):
        asked = wants(chance)
        purse = tuple(chance.choice((0, 1, 2, 3)) for _ in range(5))
        ((results, likely),) = menus(asked, purse, 0, True, False)
        legal = {tuple(each) for each in legal_results((0,) * 6, asked, purse)}

        assert 1 == likely
        assert {m for m, _ in results} >= {m for m, _ in legal}
        mantra = any(want.has_mantra for want in asked)
        assert mantra or {each for each in results if each[0]} >= {
            (m, t) for m, t in legal if m
        }
