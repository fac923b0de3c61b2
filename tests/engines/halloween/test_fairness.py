"""From the key of a game to its cards, bonus tokens and dice (HW-1.2, HW-2.2)."""

from __future__ import annotations

import pytest

from engines.halloween import TITLE
from engines.halloween.board import COLOURS, SIDES
from engines.halloween.bonus_tokens import KINDS
from engines.halloween.deck import CARDS
from tests.engines.fairness import alike, assert_fair, assert_fair_samples, keys
from tests.engines.halloween.builders import A, act, play, table


def test_cards_bonus_tokens_and_starter_are_drawn_alike() -> None:
    """
    Cards on display, kinds on buildings and in the supply (HW-2.2, HW-2.4).
    """
    tables = [TITLE.start(3, {}, key).state for key in keys("halloween")]

    assert_fair_samples([s.display for s in tables], sorted(CARDS))
    kinds = alike(range(1, len(KINDS)))
    for building in range(6):
        assert_fair([s.bonus[building] for s in tables], kinds)
    for place in range(18):
        assert_fair([s.bonus_supply[place] for s in tables], kinds)
    assert_fair([s.starter for s in tables], alike(range(3)))


@pytest.mark.parametrize("level", range(4))
def test_dice_of_a_fight_are_fair_and_independent(level: int) -> None:
    """
    Every pair of faces of the attacker's die and of the stronger target's (HW-1.2).
    """
    attacker, target = COLOURS[level], COLOURS[level + 1]
    letters = "BGYOR"[level : level + 2]
    s = table(2, ghosts={"church": letters, "school": "B"}, levels={A: (5, 1, 1)})
    play(s, act("fight"))
    option = ("fight", "church", attacker, "church", target)
    found = []
    for key in keys(f"fight {level}"):
        after = s.clone()
        after.key = key
        rolls = [event for event in play(after, option) if event[0] == "dice_rolled"]
        found.append(rolls[0][2])

    faces = [
        (ours, theirs)
        for ours in range(1, SIDES[level] + 1)
        for theirs in range(1, SIDES[level + 1] + 1)
    ]
    assert_fair(found, alike(faces))
