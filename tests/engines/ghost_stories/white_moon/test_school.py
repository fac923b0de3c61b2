from __future__ import annotations

from typing import Any

from engines.ghost_stories.white_moon.state import MoonTable
from tests.engines.ghost_stories.builders import (
    BOTH,
    FR,
    GIVE_UP,
    PASS,
    SEEK_HELP,
    effect,
    fate,
    ghost,
    is_haunted,
    names,
    offered,
    open_decision,
    play,
    refused,
)
from tests.engines.ghost_stories.white_moon.builders import killed, moon, stack

HERE = {"yellow": "kung_fu_school"}
GHOSTS = {
    "red.0": "zombie_1",
    "blue.1": "ghoul",
    "green.2": "dark_wraith_1",
    "yellow.0": "vampire_lord",
}


def at_school(**given: Any) -> MoonTable:
    """Return a table whose active player stands on the Kung-Fu School."""
    s = moon(**{"school": True, "ask": ("act",), "ghosts": GHOSTS, **given})
    s.where[s.active] = 5
    return s


def test_the_school_attacks_all_ghosts_of_a_colour() -> None:
    """
    WM-16.1.

    The own colour or black, chosen before the roll; no incarnations; one roll shared
    among them.
    """
    s = at_school()
    play(s, *SEEK_HELP)
    assert [("train", "yellow"), ("train", "black")] == offered(s)
    assert "refused.school_colour" == refused(s, "train", "red")[1]
    assert "refused.not_offered" == refused(s, *PASS)[1]
    fate(s, "yellow", "yellow", "white")

    events = names(play(s, "train", "yellow"))

    assert ["school_attempted", "dice_rolled"] == events[:2]
    assert 2 == events.count("ghost_discarded")
    assert ("", "", "vampire_lord") == tuple(
        ghost(s, space) for space in ("red.0", "blue.1", "yellow.0")
    )


def test_without_ghosts_of_an_allowed_colour_it_is_of_no_use() -> None:
    """
    WM-16.1: incarnations and other colours do not count.
    """
    s = at_school(ghosts={"red.0": "skinner", "yellow.0": "vampire_lord"})

    assert [] == offered(s, "seek_help")


def test_only_own_goods_count() -> None:
    """
    WM-16.2: own tokens and crystals; captured dice stay captured; a Tao lock holds.
    """
    s = at_school(
        ghosts={"red.0": "zombie_1", "blue.0": "severed_heads_1"},
        tao={"yellow": "yellow", "red": "yellow"},
        crystals={"yellow": 1, "red": 1},
        at={"red": "buddhist_temple"},
    )
    s.where[1] = 5
    play(s, *SEEK_HELP)
    fate(s, "yellow", "red")
    play(s, "train", "yellow")
    assert 2 == len(s.dice)
    spent = {token for o in offered(s, "exorcise_with") for token in o[2]}
    assert {"yellow.yellow", "yellow.crystal"} == spent
    assert (
        "refused.own_goods"
        == (refused(s, "exorcise_with", ("red.0",), ("red.yellow",))[1])
    )
    assert "refused.result" == refused(s, "exorcise", ("red.0",))[1]
    too_many = ("yellow.yellow", "yellow.crystal")
    assert "refused.result" == refused(s, "exorcise_with", ("red.0",), too_many)[1]
    play(s, "exorcise_with", ("red.0",), ("yellow.crystal",))
    assert (3, "") == (s.reserve, ghost(s, "red.0"))
    s = at_school(
        ghosts={"red.0": "ghoul", "blue.0": "black_widow_1"}, tao={"yellow": "yellow"}
    )
    play(s, *SEEK_HELP)
    fate(s, "red", "red", "red")
    play(s, "train", "yellow")
    assert [] == offered(s, "exorcise_with")


def test_circle_mantra_and_powers_count() -> None:
    """
    WM-16.2: the Circle, the Mantra and the own power.
    """
    s = at_school(
        ghosts={"red.0": "hopping_vampire_1"},
        circle="yellow",
        mantra="red.0",
        powers={"yellow": "enfeeblement_mantra"},
    )
    fate(s, "yellow", "red", "red")
    play(s, *SEEK_HELP)
    assert "" == ghost(s, "red.0")


def test_right_stones_are_ignored() -> None:
    """
    WM-16.3: no curse of the Zombie.
    """
    s = at_school(ghosts={"red.0": "zombie_1"})
    fate(s, "yellow", "yellow", "red")
    events = names(play(s, *SEEK_HELP))

    assert "ghost_discarded" in events
    assert "curse_rolled" not in events


def test_a_power_token_buys_a_colour() -> None:
    """
    WM-16.4, WM-16.7: of a neutral board with active power; own and black need none.
    """
    ghosts = {
        "red.0": "skinner",
        "yellow.0": "coffin_breaker_1",
        "green.0": "soul_eater",
    }
    s = at_school(
        players=2,
        ghosts=ghosts,
        power_tokens={"yellow": 1},
        powers={"red": "dance_of_the_spires"},
    )
    s.borrowed = 0b0010
    play(s, *SEEK_HELP)
    assert [("train", c) for c in ("yellow", "red", "black")] == offered(s)
    s = at_school(players=2, ghosts={**ghosts, "red.1": "sharp_nailed_mistresses_1"})
    s.borrowed = 0b0010
    play(s, *SEEK_HELP)
    assert [("train", c) for c in ("yellow", "black")] == offered(s)


def test_it_is_the_help_of_a_tile() -> None:
    """
    WM-16.5: by Yin-Yang, Fireworks, Heavenly Gust and twice by Second Wind.
    """
    s = moon(
        school=True,
        ghosts=GHOSTS,
        yin_yang=["yellow"],
        artefacts={"fireworks": "yellow"},
    )
    for command in ("use_yin_yang", "light_fireworks"):
        t = s.clone()
        play(t, command, "kung_fu_school")
        assert "choose_school" == open_decision(t)
    s = at_school(
        active="blue",
        powers={"blue": "second_wind"},
        ghosts={"red.0": "liquid_horror", "green.2": "dark_wraith_1"},
    )
    play(s, *SEEK_HELP)
    fate(s, "red", "red", "red")
    play(s, "train", "blue")
    play(s, *SEEK_HELP)
    assert [("train", "blue"), ("train", "black")] == offered(s), "chosen anew"
    s = at_school(active="blue", ghosts={"red.0": "liquid_horror", "blue.1": "lich"})
    fate(s, "red", "red", "red")
    play(s, "attempt_exorcism")
    assert [SEEK_HELP] == offered(s, "seek_help")


def test_sword_and_claw_work_at_the_school() -> None:
    """
    WM-15.5, WM-15.8, WM-Q-12: both of them.
    """
    s = at_school(
        ghosts={"red.0": "lich"},
        artefacts={"divine_sword": "yellow", "claw_of_vengeance": "yellow"},
    )
    play(s, *SEEK_HELP)
    assert "draw_sword" == open_decision(s)
    fate(s, "red", "red")
    play(s, "set_die_white")
    assert [("spare_claw",), ("claw_tao", "yellow")] == offered(s)


def test_many_targets_share_one_roll() -> None:
    """
    WM-16.1: five ghosts of a colour are offered in every legal set.
    """
    ghosts = {
        "red.0": "wererat",
        "red.1": "ghoul",
        "red.2": "restless_dead",
        "blue.0": "vermin_lord",
        "blue.1": "zombie_1",
    }
    s = at_school(
        ghosts=ghosts, crystals={"yellow": 4}, tao={"yellow": "yellow yellow"}
    )
    fate(s, "yellow", "red", "red")
    play(s, *SEEK_HELP)
    largest = max(len(o[1]) for o in offered(s, "exorcise", "exorcise_with"))
    assert 4 == largest
    assert GIVE_UP not in offered(s), "a single die exorcises the Ghoul"


# Cemetery


def test_the_cemetery_brings_a_villager_back() -> None:
    """
    WM-16.6, WR-31, WM-1.9, WR-08.

    On top of the tile, then the die is rolled; not with a Taoist; also in solo.
    """
    for players in (1, 4):
        for edition in BOTH:
            s = moon(
                players=players,
                edition=edition,
                at={"yellow": "cemetery"},
                graveyard="hua wu hua",
                stacks={"cemetery": "li"},
                ask=("act",),
            )
            play(s, *SEEK_HELP)
            assert [("bring_back", "wu"), ("bring_back", "hua")] == offered(s)
            assert "refused.not_killed" == refused(s, "bring_back", "sun")[1]
            fate(s, "none")
            events = names(play(s, "bring_back", "hua"))
            assert ["villager_returned", "curse_rolled"] == events[:2]
            assert ("li hua", "wu hua") == (stack(s, "cemetery"), killed(s))


def test_a_use_brings_back_a_taoist_or_a_villager() -> None:
    """
    WM-16.6: both are offered; a full Cemetery takes no villager.
    """
    s = moon(at={"yellow": "cemetery"}, graveyard="hua", qi={"blue": 0}, ask=("act",))
    play(s, *SEEK_HELP)
    assert [("revive", "blue"), ("bring_back", "hua")] == offered(s)
    fate(s, "none")
    play(s, "revive", "blue")
    assert "hua" == killed(s)
    s = moon(
        at={"yellow": "cemetery"},
        graveyard="hua",
        stacks={"cemetery": "li li li"},
        qi={"blue": 0, "green": 0},
        ask=("act",),
    )
    play(s, *SEEK_HELP)
    assert [("revive", "green"), ("revive", "blue")] == offered(s)
    assert "refused.tile_full" == refused(s, "bring_back", "hua")[1]
    assert "refused.not_offered" == refused(s, "revive", "red")[1]
    s = moon(
        at={"yellow": "cemetery"},
        graveyard="hua",
        stacks={"cemetery": "li li li"},
        ask=("act",),
    )
    assert [] == offered(s, "seek_help")


def test_without_qi_only_villagers_return() -> None:
    """
    WM-16.6: an empty Qi supply leaves the second use.
    """
    s = moon(
        at={"yellow": "cemetery"},
        graveyard="hua wu",
        qi={"yellow": 10, "red": 5, "green": 5, "blue": 0},
        ask=("act",),
    )
    play(s, *SEEK_HELP)

    assert [("bring_back", "wu"), ("bring_back", "hua")] == offered(s)


def test_a_haunt_face_kills_the_villagers_of_the_cemetery() -> None:
    """
    WM-16.6: the returned one dies again, with its curse.
    """
    s = moon(at={"yellow": "cemetery"}, graveyard="li hua", edition=FR, ask=("act",))
    play(s, *SEEK_HELP)
    fate(s, "haunt")
    play(s, "bring_back", "li")

    assert "hua li" == killed(s)
    assert not is_haunted(s, "cemetery")
    assert 1 == len(s.removed)
    effect(s, "haunt_place", 0)
    assert is_haunted(s, "cemetery")
