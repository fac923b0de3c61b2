from __future__ import annotations

from typing import Any

import pytest

from engines.core.chance import Chance
from engines.ghost_stories import TITLE
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.state import Table
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    SEEK_HELP,
    asked,
    effect,
    fate,
    offered,
    table,
)
from tests.engines.ghost_stories.builders import play as take
from tests.engines.ghost_stories.matches import won

ACT = ("act",)


def chosen(s: Table) -> tuple[object, ...]:
    """Return what the heuristic bot takes."""
    options = offered(s)
    view = TITLE.view(s, asked(s))
    return options[TITLE.bots["heuristic"].choose(view, options, Chance(bytes(32)))]


def test_it_wins_some_of_a_few_games() -> None:
    """
    GS-17.1: which chance alone never does.
    """
    assert won("heuristic", range(8)) >= 2


@pytest.mark.no_cover
def test_chance_alone_never_wins() -> None:
    """
    GS-17.1: of many games that are played at random none is won.
    """
    assert 0 == won("random", range(200))


@pytest.mark.soak
@pytest.mark.parametrize("difficulty, least", [("initiation", 25), ("normal", 5)])
def test_it_wins_often(difficulty: str, least: int) -> None:
    """
    GS-17.1: of 160 games at each level it wins so many that chance cannot explain it.
    """
    assert won("heuristic", range(160), difficulty=difficulty) >= least


def test_it_exorcises_what_it_can() -> None:
    """
    A ghost that a roll will probably remove is attacked.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul", "blue.0": "lich"},
        tao={"yellow": "yellow"},
        ask=ACT,
    )

    assert ATTEMPT == chosen(s)


def test_it_spends_a_token_for_a_ghost() -> None:
    """
    GS-8.3.1: what its tokens make certain is done, whatever the dice show.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul"},
        tao={"yellow": "yellow"},
        ask=ACT,
    )
    fate(s, "red", "red", "red")
    take(s, *ATTEMPT)

    assert ("exorcise_with", ("yellow.2",), ("yellow.yellow",)) == chosen(s)


def test_it_goes_for_the_haunter_near_the_limit() -> None:
    """
    GS-17.2.2: one tile from defeat the figure on its first stone comes first.
    """
    for figures, expected in (
        (["yellow.2"], "tea_house"),
        (["yellow.0"], "circle_of_prayer"),
    ):
        s = table(
            haunted=["cemetery", "sorcerer"],
            at={"yellow": "pavilion"},
            ghosts={"yellow.2": "ghoul", "yellow.0": "restless_dead"},
            figures=figures,
            tao={"yellow": "yellow"},
        )
        s.used = 0b1
        assert ("move", expected) == chosen(s)


def test_it_uses_the_tiles() -> None:
    """
    Buddhas when all is quiet, tokens for strong ghosts, the watchman in need.
    """
    quiet = table(at={"yellow": "buddhist_temple"}, ask=ACT)
    assert SEEK_HELP == chosen(quiet)
    strong = table(
        at={"yellow": "herbalist"}, ghosts={"blue.1": "liquid_horror"}, ask=ACT
    )
    assert SEEK_HELP == chosen(strong)
    need = table(
        haunted=["cemetery", "sorcerer"],
        at={"yellow": "night_watchman"},
        ghosts={"red.0": "scarlet_evildoer_1"},
        figures=["red.0"],
        ask=ACT,
    )
    assert SEEK_HELP == chosen(need)


def test_it_saves_the_village_near_the_limit() -> None:
    """
    One tile from defeat it spends its Yin-Yang on a haunted tile, or the Altar.
    """
    s = table(haunted=["tea_house", "pavilion"], yin_yang=["yellow"])
    assert "purify" == chosen(s)[0]
    s = table(haunted=["tea_house", "pavilion"], at={"yellow": "taoist_altar"}, ask=ACT)
    assert SEEK_HELP == chosen(s)


def test_it_uses_its_powers() -> None:
    """
    Pockets, Mantra and Power tokens are used when they are of use.
    """
    ghosts = {"yellow.2": "lich", "red.0": "skinner", "blue.0": "abysmal_1"}
    assert "fill_pockets" == chosen(table(ghosts=ghosts))[0]
    mantra = {"yellow": "enfeeblement_mantra"}
    assert "place_mantra" == chosen(table(ghosts=ghosts, powers=mantra))[0]
    s = table(
        players=2,
        powers={**mantra, "blue": "second_wind", "red": "dance_of_the_twin_winds"},
        power_tokens={"yellow": 1},
        ghosts=ghosts,
        mantra="yellow.2",
    )
    assert ("use_power_token", "blue") == chosen(s)


def test_it_rolls_useless_dice_again() -> None:
    """
    The Gods' Favorite rolls what the ghosts do not ask for, and keeps the rest.
    """
    s = table(
        active="green",
        at={"green": "tea_house"},
        ghosts={"yellow.2": "zombie_1"},
        ask=ACT,
    )
    fate(s, "yellow", "red", "green")
    take(s, *ATTEMPT)
    assert ("pick_die", "red") == chosen(s)
    take(s, "pick_die", "red")
    assert ("pick_die", "green") == chosen(s)


def test_it_keeps_its_herbs() -> None:
    """
    At the Herbalist every token is welcome.
    """
    s = table(active="green", at={"green": "herbalist"}, ask=ACT)
    fate(s, "yellow", "red")
    take(s, *SEEK_HELP)

    assert ("keep_dice",) == chosen(s)


def test_it_lets_buddhas_stop_ghosts() -> None:
    """
    A ghost goes to the Buddha, an incarnation elsewhere.
    """
    for card, expected in (("lich", "yellow.1"), ("vampire_lord", "yellow.0")):
        s = table(buddhas=["yellow.1"], deck=[card])
        effect(s, "bring_ghost", -1)
        assert ("place_ghost", expected) == chosen(s)


def test_the_wind_brings_a_ghost_to_a_buddha() -> None:
    """
    The Pavilion moves the worst ghost onto a Buddha.
    """
    s = table(
        at={"yellow": "pavilion"},
        buddhas=["blue.0"],
        ghosts={"red.0": "lich", "red.1": "vampire_lord"},
        ask=ACT,
    )
    take(s, *SEEK_HELP)

    assert ("blow_ghost", "red.0", "blue.0") == chosen(s)


def test_it_decides_by_a_look_at_the_table() -> None:
    """
    A bad curse is rolled again; the conditions of two incarnations are respected.
    """
    s = table(ghosts={"green.0": "lich"}, active="green")
    fate(s, "lose_qi", "none")
    effect(s, "roll_curse", 6)
    assert ("reroll_curse",) == chosen(s)

    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "howling_nightmare", "red.0": "vampire_lord"},
        buddhas=["blue.0"],
        ask=ACT,
    )
    assert SEEK_HELP == chosen(s)


def test_it_sizes_up_incarnations_by_their_conditions() -> None:
    """
    GS-15.3, GS-15.4: one is worse behind a ghost, one is better with a Buddha about.
    """
    facts: dict[str, Any] = {"tao": {"yellow": "black black black"}}
    behind = {"yellow.1": "howling_nightmare", "green.1": "fungus_thing"}
    beside = {"yellow.1": "howling_nightmare", "green.0": "fungus_thing"}
    judge = Judge()
    assert judge.worth(table(ghosts=behind, **facts)) < judge.worth(
        table(ghosts=beside, **facts)
    )
    hidden = {"yellow.1": "uncatchable"}
    baited = judge.worth(table(ghosts=hidden, buddhas=["red.0"]))
    plain = judge.worth(table(ghosts=hidden))
    assert baited > plain + judge.weights.placed


def test_it_knows_when_tokens_are_locked() -> None:
    """
    Tokens that cannot be spent do not tempt it to attack.
    """
    ghosts = {"yellow.2": "walking_corpse", "red.0": "black_widow_1"}
    facts: dict[str, Any] = {
        "at": {"yellow": "tea_house"},
        "tao": {"yellow": "yellow"},
        "ask": ACT,
    }
    locked = table(ghosts=ghosts, **facts)
    open_ = table(ghosts={"yellow.2": "walking_corpse"}, **facts)

    assert ATTEMPT != chosen(locked)
    assert ATTEMPT == chosen(open_)


def test_it_takes_qi_when_weak_and_the_yin_yang_when_strong() -> None:
    """
    The reward that helps more is taken.
    """
    for left, expected in ((1, "gain_qi"), (4, "regain_yin_yang")):
        s = table(qi={"yellow": left})
        effect(s, "grant_qi_or_yin_yang")
        assert (expected,) == chosen(s)


def test_it_gives_qi_to_the_weakest() -> None:
    """
    The Qi of an incarnation goes where it is needed most.
    """
    s = table(qi={"green": 1})
    effect(s, "share_qi")

    assert ("give_qi", "green") == chosen(s)
