"""How White Moon puts it in words."""

from __future__ import annotations

import pytest

from engines.core.state import Option
from engines.ghost_stories.white_moon.families import FAMILY_NUMBERS
from tests.engines.ghost_stories.builders import TITLE
from tests.engines.ghost_stories.white_moon.builders import moon

EN = TITLE.texts.speakers["en"]


@pytest.mark.parametrize(
    "option, expected",
    [
        (
            ("name_victim", "tea_house"),
            "It is of the Sun family. Once it is killed, a ghost comes into play.",
        ),
        (
            ("rescue_first", "tea_house"),
            (
                "It is one of the 3 of the Sun family (rescued so far: 2). "
                "Once all are rescued, you get an artefact, Armour of the Righteous."
            ),
        ),
        (
            ("rescue",),
            (
                "It is the only one of the Chang family. "
                "Once it is rescued, you get an artefact, Moon Dust."
            ),
        ),
        (
            ("barrier_rescue", "buddhist_temple"),
            (
                "It is safe for good; the crystal goes back to the reserve. "
                "It is the only one of the Chang family. "
                "Once it is rescued, you get an artefact, Moon Dust."
            ),
        ),
    ],
)
def test_a_villager_is_told_by_its_family(option: Option, expected: str) -> None:
    """
    WM-5.2, WM-8.3: what a rescue gives and a death costs is known beforehand.
    """
    s = moon(stacks={"tea_house": "hua sun", "buddhist_temple": "wu chang"})
    around = {**TITLE.around(s), "here": "buddhist_temple"}

    assert expected == TITLE.help(option, around, EN)
    assert EN(f"help.{option[0]}") == TITLE.help(option, {}, EN)


def test_villagers_that_are_face_down_are_not_told() -> None:
    """
    WM-2.6: before the start, a stack that has lost its top shows nobody.
    """
    s = moon(stacks={"tea_house": "hua sun", "buddhist_temple": "wu li chang"})
    s.covered = True
    option = ("rescue_first", "tea_house")

    around = TITLE.around(s)

    assert (("buddhist_temple", "chang", 0),) == around["tops"]
    assert EN("help.rescue_first") == TITLE.help(option, around, EN)


def test_a_reward_says_which_artefact_it_is() -> None:
    """
    WM-2.6: whoever gives the reward of a family away knows what it does.
    """
    s = moon()
    s.agenda[-1] = ("award", 0, FAMILY_NUMBERS["weng"])
    option = ("award", "red")

    told = TITLE.help(option, TITLE.around(s), EN)

    assert told == (
        "The Weng family is rescued, and its reward is the Fireworks. "
        "Once: use the help of any active tile from afar."
    )
    assert EN("help.award") == TITLE.help(option, {}, EN)


def test_su_ling_with_a_crystal_says_what_it_is_for() -> None:
    """
    WM-4.6: the help tells of the Barrier only where she brings a crystal.
    """
    alone, bringing = (
        TITLE.help(("place_su_ling", "red.0", crystal), {}, EN)
        for crystal in (False, True)
    )

    assert EN("help.place_su_ling") == alone
    assert f"{alone} {EN('help.fill_receptacle')}" == bringing
