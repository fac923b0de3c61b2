from __future__ import annotations

import pytest

from engines.ghost_stories.haunting import CURSE_DIE, CURSES
from tests.engines.ghost_stories.builders import (
    BOTH,
    FR,
    NL,
    asked,
    begin_turn,
    effect,
    fate,
    is_haunted,
    names,
    offered,
    open_decision,
    play,
    qi,
    refused,
    table,
    tokens,
)

LINE = ["circle_of_prayer", "sorcerer", "cemetery"]


def test_the_faces_of_the_curse_die() -> None:
    """
    GS-1.7: two blank faces and one each of haunt, ghost, lose all Tao, lose Qi.
    """
    faces = sorted(CURSES[face] for face in CURSE_DIE)

    assert ["ghost", "haunt", "lose_all_tao", "lose_qi", "none", "none"] == faces


def test_the_first_active_tile_of_the_line_is_haunted() -> None:
    """
    GS-6.1.1: haunted tiles are skipped.
    """
    s = table(haunted=LINE[:1])

    effect(s, "haunt_line", 0)

    assert [True, True, False] == [is_haunted(s, tile) for tile in LINE]


@pytest.mark.parametrize("frame", [("haunt_line", 0), ("act_haunter", 0)])
def test_a_line_without_active_tile_loses(frame: tuple[str, int]) -> None:
    """
    GS-6.1.2, GS-R-09, GS-X-14: whatever haunts the line, all is lost.
    """
    s = table(
        edition=NL,
        difficulty="initiation",
        haunted=LINE,
        ghosts={"yellow.0": "ghoul"},
        figures=["yellow.0"],
    )

    effect(s, *frame)

    assert s.outcome is not None
    assert ("line_haunted", ()) == (s.outcome.reason, s.outcome.winners)


@pytest.mark.parametrize(
    "edition,level,limit",
    [(NL, "initiation", 4), (NL, "normal", 3), (FR, "initiation", 3), (FR, "hell", 3)],
)
def test_the_limit_of_haunted_tiles(edition: str, level: str, limit: int) -> None:
    """
    GS-17.2.2: the game is lost at four tiles at nl2008 Initiation, at three above.
    """
    tiles = ["tea_house", "pavilion", "herbalist"][: limit - 1]
    s = table(edition=edition, difficulty=level, haunted=tiles[:-1])
    effect(s, "haunt_place", 8 if "tea_house" not in tiles[:-1] else 1)
    assert s.outcome is None

    effect(s, "haunt_place", 0)

    assert s.outcome is not None
    assert "village_haunted" == s.outcome.reason


def test_a_haunted_tile_gives_no_help() -> None:
    """
    GS-6.1.3: a Taoist may enter and exorcise there, but gets no help.
    """
    s = table(haunted=["tea_house"], ghosts={"yellow.2": "ghoul"})
    s.where[0] = 7

    play(s, "move", "tea_house")

    assert [("attempt_exorcism",)] == offered(s, "seek_help", "attempt_exorcism")
    assert (("GS-6.1.3", "GS-9.1"), "refused.tile_haunted") == refused(s, "seek_help")


def test_what_lies_on_a_tile_stays_when_it_is_turned() -> None:
    """
    GS-6.1.4, GS-R-10: Taoists, Power tokens, Buddhas and the Circle token stay.
    """
    s = table(players=3, circle="red", at={"yellow": "circle_of_prayer"})
    for place in (6, 4):
        effect(s, "haunt_place", place)

    assert (1, 6, 3, 2) == (s.circle, s.where[0], s.centre, s.temple)


def test_the_circle_rests_while_it_is_haunted() -> None:
    """
    GS-R-10: a haunted Circle lowers nothing until it is active again.
    """
    s = table(
        haunted=["circle_of_prayer"],
        circle="yellow",
        ghosts={"yellow.2": "ghoul"},
        at={"yellow": "tea_house"},
        ask=("choose_result",),
    )
    assert [("give_up",)] == offered(s)

    s.haunted[6] = False
    s.menu = None
    assert [("exorcise", ("yellow.2",))] == offered(s)


def test_a_curse_of_haunting_starts_at_its_ghost() -> None:
    """
    GS-6.2.1: the haunt face haunts in front of the ghost that caused the roll.
    """
    s = table(ghosts={"blue.1": "lich"})
    fate(s, "haunt")

    effect(s, "roll_curse", 10)

    assert is_haunted(s, "night_watchman")


def test_the_other_faces_of_the_curse_die() -> None:
    """
    GS-6.2.1, GS-6.2.2: nothing, a ghost, all Tao or 1 Qi of the active player.
    """
    for face in ("none", "ghost", "lose_all_tao", "lose_qi"):
        s = table(tao={"yellow": "red red black", "red": "red"}, deck=["ghoul"])
        fate(s, face)
        effect(s, "roll_curse", 0)

        assert (face == "ghost") == (open_decision(s) == "place_ghost")
        assert ("" if face == "lose_all_tao" else "red red black") == (
            tokens(s, "yellow")
        )
        assert (2 if face == "lose_qi" else 3) == qi(s, "yellow")
        assert ("red", 3) == (tokens(s, "red"), qi(s, "red"))


def test_a_neutral_board_has_no_tao_to_lose() -> None:
    """
    GS-6.2.3: lose all Tao does nothing for a neutral or possessed board.
    """
    s = table(players=3, ghosts={"blue.0": "lich"}, tao={"yellow": "red"})
    fate(s, "lose_all_tao")

    begin_turn(s, "blue")

    assert "red" == tokens(s, "yellow")


@pytest.mark.parametrize("power", ["gods_favorite", "strength_of_a_mountain"])
def test_green_powers_do_not_help_neutral_boards(power: str) -> None:
    """
    GS-6.2.4, GS-11.8: a neutral green board rolls, and nobody rolls again.
    """
    s = table(
        players=2,
        boards=["yellow", "red"],
        powers={"green": power},
        ghosts={"green.0": "lich"},
    )
    fate(s, "lose_qi")

    events = begin_turn(s, "green")

    assert ("curse_rolled", "green", "lose_qi") in events
    assert 2 == qi(s, "green")


def test_lost_qi_goes_to_the_supply_and_death_is_at_once() -> None:
    """
    GS-6.3.1: at 0 Qi the Taoist dies.
    """
    s = table(qi={"yellow": 2})

    assert ["qi_lost"] == names(effect(s, "lose_qi", 0))
    assert 20 - 1 - 9 == s.qi_supply
    assert ["qi_lost", "taoist_died"] == names(effect(s, "lose_qi", 0))[:2]


def test_a_neutral_board_is_possessed_at_zero() -> None:
    """
    GS-6.3.2, GS-13.3, GS-X-24: it loses its own Qi; afterwards a player bears it.
    """
    s = table(players=3, qi={"blue": 1}, ghosts={"blue.0": "lich"})
    fate(s, "lose_qi")
    events = begin_turn(s, "blue")
    assert ("board_possessed", "blue") in events
    assert 0 == qi(s, "blue")

    fate(s, "lose_qi")
    begin_turn(s, "blue")
    assert ("bear_loss", 0) == (open_decision(s), asked(s))
    assert [("bear_loss", b) for b in ("yellow", "red", "green")] == offered(s)
    play(s, "bear_loss", "red")
    assert 2 == qi(s, "red")


def test_only_a_living_player_bears_the_loss_of_a_possessed_board() -> None:
    """
    GS-6.3.3, GS-R-43: neither a neutral board nor a dead player can be named.
    """
    s = table(players=2, qi={"red": 0})
    effect(s, "lose_qi", 1)

    assert [("bear_loss", "yellow"), ("bear_loss", "green")] == offered(s)
    assert (("GS-6.3.3", "GS-R-43"), "refused.not_offered") == (
        refused(s, "bear_loss", "blue")
    )


@pytest.mark.parametrize("edition", BOTH)
def test_qi_has_no_limit_but_the_supply(edition: str) -> None:
    """
    GS-6.3.4, GS-R-21, GS-19.2: gained Qi passes the start value, until none is left.
    """
    s = table(edition=edition, qi={"yellow": 10})
    effect(s, "grant_qi")
    assert (11, 0) == (qi(s, "yellow"), s.qi_supply)

    assert [] == effect(s, "grant_qi")
    assert 11 == qi(s, "yellow")


def test_neutral_boards_never_gain_qi() -> None:
    """
    GS-6.3.4: what a neutral turn would gain is not gained.
    """
    s = table(players=3, active="blue")

    effect(s, "grant_qi")

    assert 3 == qi(s, "blue")
