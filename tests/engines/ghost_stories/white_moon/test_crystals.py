from __future__ import annotations

from engines.ghost_stories.results import Want, legal_results
from tests.engines.decisions import assert_asks
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    GIVE_UP,
    SEEK_HELP,
    effect,
    fate,
    ghost,
    names,
    offered,
    open_decision,
    play,
    refused,
    tokens,
)
from tests.engines.ghost_stories.white_moon.builders import crystals, moon

TEA = {"yellow": "tea_house"}


def test_crystals_come_from_the_reserve_only() -> None:
    """
    WM-12.1, WM-12.6: four in all; an empty reserve gives nothing.
    """
    s = moon(crystals={"red": 3})
    effect(s, "grant_crystal")
    assert 1 == crystals(s, "yellow")
    effect(s, "grant_crystal")
    assert (1, 0) == (crystals(s, "yellow"), s.reserve)
    s = moon(qi={"yellow": 0}, active="yellow")
    effect(s, "grant_crystal")
    assert 0 == crystals(s, "yellow"), "the dead take nothing"


def test_the_herbalist_gives_crystals_for_white() -> None:
    """
    WM-12.2: each white face is a crystal and never a Tao token; Nameless cancels it.
    """
    herbalist = {"yellow": "herbalist"}
    for ghosts, found in (({}, 1), ({"red.0": "nameless"}, 0)):
        s = moon(at=herbalist, ask=("act",), ghosts=ghosts, yin_yang=["yellow"])
        fate(s, "white", "red")
        play(s, *SEEK_HELP)
        assert_asks(s, "finish", 0)
        assert (found, "red") == (crystals(s, "yellow"), tokens(s, "yellow"))


def test_white_without_a_crystal_gives_nothing() -> None:
    """
    WM-12.2, WM-X-09: no crystal in the reserve, and no Tao token in its place.
    """
    for held, found in ((3, 1), (4, 0)):
        s = moon(
            at={"yellow": "herbalist"},
            crystals={"red": held},
            ask=("act",),
            yin_yang=["yellow"],
        )
        fate(s, "white", "white")
        play(s, *SEEK_HELP)
        assert_asks(s, "finish", 0)
        assert (found, "") == (crystals(s, "yellow"), tokens(s, "yellow"))


def test_when_the_herbalist_is_of_use() -> None:
    """
    WM-12.7: while the Tao supply or the reserve is not empty, and a die is free.
    """
    herbalist = {"yellow": "herbalist"}
    full = " ".join(
        f"{c} {c} {c} {c}" for c in ("yellow", "red", "green", "blue", "black")
    )
    s = moon(at=herbalist, ask=("act",), tao={"yellow": full})
    assert [SEEK_HELP] == offered(s, "seek_help")
    s = moon(at=herbalist, ask=("act",), tao={"yellow": full}, crystals={"red": 4})
    assert [] == offered(s, "seek_help")
    heads = {"red.0": "severed_heads_1", "red.1": "severed_heads_2"}
    s = moon(at=herbalist, ask=("act",), ghosts={**heads, "red.2": "creeping_horror"})
    assert [] == offered(s, "seek_help")


def test_a_crystal_is_a_success_of_any_colour() -> None:
    """
    WM-12.3, WR-09: also one of another Taoist on the tile; it returns to the reserve.
    """
    s = moon(
        ghosts={"yellow.2": "restless_dead"},
        crystals={"yellow": 1, "red": 1},
        at={**TEA, "red": "tea_house"},
        ask=("act",),
    )
    fate(s, "yellow", "red", "red")
    play(s, *ATTEMPT)
    spent = {o[2] for o in offered(s, "exorcise_with")}
    assert {("yellow.crystal",), ("red.crystal",)} == spent
    assert GIVE_UP in offered(s), "a crystal is optional"

    events = play(s, "exorcise_with", ("yellow.2",), ("red.crystal",))

    assert ("crystal_spent", "red") in events
    assert (3, "") == (s.reserve, ghost(s, "yellow.2"))


def test_no_crystal_is_superfluous() -> None:
    """
    WM-12.3: neither beyond the need nor beside a token that would do.
    """
    want = Want((0, 2, 0, 0, 0))
    results = legal_results((0, 1, 0, 0, 0, 0), (want,), (0, 1, 0, 0, 0, 2))
    assert {(1, (0, 1, 0, 0, 0, 0)), (1, (0, 0, 0, 0, 0, 1))} == {
        tuple(result) for result in results if result.targets
    }
    immune = Want((0, 1, 0, 0, 0), is_immune=True)
    results = legal_results((0, 3, 0, 0, 0, 0), (immune,), (0, 0, 0, 0, 0, 1))
    assert (1, (0, 0, 0, 0, 0, 1)) in [tuple(result) for result in results]
    none = legal_results((0, 3, 0, 0, 0, 0), (immune,), (0, 0, 0, 0, 0, 0))
    assert [0] == [result.targets for result in none]


def test_a_crystal_is_no_tao_token() -> None:
    """
    WM-12.4.

    Locks, the Curse die and collectors leave it alone; nobody may take one as a Tao
    token or lay it on the Circle.
    """
    s = moon(
        ghosts={"yellow.2": "ghoul", "red.0": "black_widow_1"},
        crystals={"yellow": 1},
        tao={"yellow": "yellow"},
        at=TEA,
        ask=("act",),
    )
    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)
    assert {("yellow.crystal",)} == {o[2] for o in offered(s, "exorcise_with")}
    s = moon(crystals={"yellow": 1}, ghosts={"yellow.2": "lich"}, tao={"yellow": "red"})
    fate(s, "lose_all_tao")
    effect(s, "roll_curse", 2)
    effect(s, "collect_tao", 2)
    assert (1, "") == (crystals(s, "yellow"), tokens(s, "yellow"))
    s = moon(at={"yellow": "circle_of_prayer"}, ask=("act",), crystals={"yellow": 1})
    play(s, *SEEK_HELP)
    assert 5 == len(offered(s, "pray"))


def test_a_crystal_of_an_earlier_turn_goes_into_a_receptacle() -> None:
    """
    WM-12.5, WM-1.1: in step 3, on the corner tile, if the Receptacle is empty.
    """
    finish = ("finish", 2, 8)
    s = moon(crystals={"yellow": 1}, at=TEA, ask=finish)
    events = play(s, "fill_receptacle", "se")
    assert ("crystal_placed", "yellow", "se") in events
    assert s.receptacles[2]
    s = moon(crystals={"yellow": 1}, at=TEA, ask=finish, yin_yang=["yellow"])
    assert "refused.other_corner" == refused(s, "fill_receptacle", "nw")[1]
    s.fresh_crystals = 1
    s.menu = None
    assert [] == offered(s, "fill_receptacle")
    assert "refused.no_crystal" == refused(s, "fill_receptacle", "se")[1]
    s = moon(
        crystals={"yellow": 1},
        at=TEA,
        ask=finish,
        receptacles=["se"],
        yin_yang=["yellow"],
    )
    assert "refused.receptacle_full" == refused(s, "fill_receptacle", "se")[1]
    s = moon(crystals={"yellow": 1}, ask=("finish", 2, 4), yin_yang=["yellow"])
    assert [] == offered(s, "fill_receptacle"), "not on a corner"


def test_spending_takes_the_newest_crystal_first() -> None:
    """
    WM-12.3, WM-12.5: who keeps an older one may still place it.
    """
    s = moon(ghosts={"yellow.2": "ghoul"}, crystals={"yellow": 2}, at=TEA, ask=("act",))
    s.fresh_crystals = 1
    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)
    play(s, "exorcise_with", ("yellow.2",), ("yellow.crystal",))

    assert 0 == s.fresh_crystals
    assert ["fill_receptacle"] == [o[0] for o in offered(s, "fill_receptacle")]
    assert "finish" == open_decision(s)


def test_the_reward_of_some_ghosts_is_a_crystal() -> None:
    """
    WM-12.1: the exorcist of a Vermin Lord takes one.
    """
    s = moon(ghosts={"yellow.2": "vermin_lord"}, at=TEA, ask=("act",))
    fate(s, "yellow", "yellow", "white")

    assert "crystal_gained" in names(play(s, *ATTEMPT))
    assert 1 == crystals(s, "yellow")
