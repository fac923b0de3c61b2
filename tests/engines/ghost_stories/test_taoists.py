from __future__ import annotations

from typing import Any

import pytest

from engines.ghost_stories.tiles import PAVILION, VILLAGE
from engines.ghost_stories.yang import HELPED
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    END,
    FR,
    NL,
    PASS,
    SEEK_HELP,
    SKIP,
    STAY,
    asked,
    begin_turn,
    effect,
    fate,
    ghost,
    names,
    offered,
    open_decision,
    play,
    qi,
    refused,
    table,
    tile_of,
    tokens,
)

ACT = ("act",)


def test_a_board_has_the_power_of_its_visible_side() -> None:
    """
    GS-11.1: the other side of the board gives nothing, and use is optional.
    """
    s = table(ghosts={"red.0": "skinner"})

    assert 5 == len(offered(s, "fill_pockets"))
    assert [] == offered(s, "place_mantra")
    play(s, *STAY)
    assert "" == tokens(s, "yellow")


@pytest.mark.parametrize(
    "ghosts",
    [{"yellow.0": "coffin_breaker_1"}, {"blue.0": "forgotten_ones"}],
)
def test_a_locked_power_cannot_be_used(ghosts: dict[str, str]) -> None:
    """
    GS-11.2, GS-16.5, GS-15.7: locked on its board, or all of them.
    """
    s = table(ghosts=ghosts)
    assert [] == offered(s, "fill_pockets")
    assert (("GS-11.1", "GS-11.2"), "refused.power_lacking") == (
        refused(s, "fill_pockets", "red")
    )

    effect(s, "discard_ghost", next(n for n in range(12) if s.ghosts[n]))
    assert 5 == len(offered(s, "fill_pockets")), "usable again at once"


def test_bottomless_pockets() -> None:
    """
    GS-11.3: before the move one Tao token of any colour from the supply.
    """
    s = table(tao={"red": "green green green green"})
    colours = {option[1] for option in offered(s, "fill_pockets")}
    assert {"yellow", "red", "blue", "black"} == colours
    rules, key = refused(s, "fill_pockets", "green")
    assert ("GS-19.1" in rules, "refused.power_idle") == (True, key)

    play(s, "fill_pockets", "black")

    assert "black" == tokens(s, "yellow")


def test_enfeeblement_mantra() -> None:
    """
    GS-11.4: on any ghost, incarnations too, or moved there; 1 less for all Taoists.
    """
    s = table(
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"red.0": "skinner", "blue.0": "death_army"},
        mantra="red.0",
        at={"red": "tea_house"},
    )
    assert [("place_mantra", "blue.0")] == offered(s, "place_mantra")
    play(s, "place_mantra", "blue.0")
    assert 9 == s.mantra

    s.agenda = [("choose_result", 1)]
    s.active, s.dice, s.menu = 1, [4, 4, 5], None
    s.tao[5 + 4], s.supply[4] = 1, 3
    spent = ("exorcise_with", ("blue.0",), ("red.black",))
    assert spent in offered(s)


@pytest.mark.parametrize("edition", BOTH)
def test_the_mantra_returns_when_its_ghost_leaves(edition: str) -> None:
    """
    GS-11.4: in both editions, and it may be placed from the next turn on.
    """
    s = table(
        edition=edition,
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"red.0": "skinner", "red.1": "lich", "blue.0": "ghoul"},
        mantra="red.0",
        yin_yang=["yellow"],
    )
    play(s, "use_yin_yang", "sorcerer")
    play(s, "curse_ghost", "red.0")
    assert -1 == s.mantra
    assert [] == offered(s, "place_mantra")
    rules, key = refused(s, "place_mantra", "red.1")
    assert ("GS-11.4" in rules, "refused.power_used") == (True, key)

    begin_turn(s, "yellow")
    while s.arriving:
        play(s, *offered(s)[0])
    assert 2 < len(offered(s, "place_mantra"))


def test_the_mantra_is_lost_with_the_power() -> None:
    """
    GS-11.4, GS-R-17: taken off by a lock; placed again once the power is back.
    """
    s = table(
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"red.0": "skinner"},
        mantra="red.0",
        deck=["coffin_breaker_1", "abysmal_1"],
    )
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.0")
    events = play(s, "place_ghost", "blue.0")
    assert ["ghost_arrived", "power_locked", "mantra_lifted"] == names(events)

    effect(s, "discard_ghost", 0)
    assert ("place_mantra", "red.0") in offered(s)


def test_the_mantra_is_lost_with_the_board() -> None:
    """
    GS-11.4, GS-11.12, GS-13.3: a possessed yellow board loses its power.
    """
    s = table(
        players=2,
        boards=["red", "blue"],
        active="red",
        powers={"yellow": "enfeeblement_mantra"},
        qi={"yellow": 1},
        ghosts={"red.0": "skinner"},
        mantra="red.0",
    )
    assert ["qi_lost", "board_possessed", "mantra_lifted"] == (
        names(effect(s, "lose_qi", 0))
    )

    s = table(
        powers={"yellow": "enfeeblement_mantra"},
        active="red",
        qi={"yellow": 1},
        ghosts={"red.0": "skinner"},
        mantra="red.0",
    )
    assert ["qi_lost", "taoist_died", "mantra_lifted"] == names(effect(s, "lose_qi", 0))


def test_dance_of_the_spires() -> None:
    """
    GS-11.5: the move may go to any tile.
    """
    s = table(active="red", at={"red": "tea_house"})
    assert 8 == len(offered(s, "move"))
    play(s, "move", "cemetery")
    assert "cemetery" == tile_of(s, "red")

    s = table(
        active="red",
        at={"red": "tea_house"},
        ghosts={"red.0": "sharp_nailed_mistresses_1"},
    )
    assert 3 == len(offered(s, "move"))


@pytest.mark.parametrize("edition,decision", [(NL, "act"), (FR, "move")])
def test_dance_of_the_twin_winds(edition: str, decision: str) -> None:
    """
    GS-11.6: nl2008 after the own move, fr2010 before it; another Taoist, one tile.
    """
    s = table(
        edition=edition,
        active="red",
        powers={"red": "dance_of_the_twin_winds"},
        at={"blue": "tea_house"},
        ghosts={"red.1": "skinner"},
        qi={"green": 0},
        yin_yang=["red"],
    )
    if decision == "act":
        assert [] == offered(s, "send_taoist")
        rules, key = refused(s, "send_taoist", "blue", "pavilion")
        assert ("GS-11.6" in rules, "refused.power_idle") == (True, key)
        play(s, *STAY)
    assert decision == open_decision(s)
    sent = {(o[1], o[2]) for o in offered(s, "send_taoist")}
    assert {"yellow", "blue"} == {board for board, _ in sent}
    assert ("blue", "cemetery") not in sent
    play(s, "send_taoist", "blue", "pavilion")

    assert ("pavilion", decision) == (tile_of(s, "blue"), open_decision(s))
    assert [] == offered(s, "send_taoist"), "once per turn"
    if decision == "move":
        play(s, *STAY)
        assert [] == offered(s, "send_taoist")


def test_the_gods_favorite_rolls_tao_dice_again() -> None:
    """
    GS-11.7, GS-8.1.4: any of the dice, once; the second result stands.
    """
    s = table(
        active="green",
        at={"green": "tea_house"},
        ghosts={"yellow.2": "zombie_1"},
        ask=ACT,
    )
    fate(s, "red", "red", "yellow", "blue", "green")
    play(s, *ATTEMPT)
    assert ("pick_dice", 2) == (open_decision(s), asked(s))
    assert [("keep_dice",), ("pick_die", "yellow"), ("pick_die", "red")] == offered(s)
    play(s, "pick_die", "red")
    assert [("reroll_dice",), ("pick_die", "red")] == offered(s)
    events = play(s, "pick_die", "red")

    assert ("dice_rolled", "green", ("yellow", "green", "blue")) == events[0]
    assert "exorcism_failed" == names(events)[1], "no third roll"


def test_the_gods_favorite_may_keep_the_dice() -> None:
    """
    GS-11.7, GS-11.1: use is optional.
    """
    s = table(
        active="green",
        at={"green": "tea_house"},
        ghosts={"yellow.2": "restless_dead"},
        ask=ACT,
    )
    fate(s, "yellow", "white", "red")
    play(s, *ATTEMPT)
    play(s, "keep_dice")

    assert "" == ghost(s, "yellow.2")


@pytest.mark.parametrize("edition", BOTH)
def test_the_gods_favorite_at_the_herbalist(edition: str) -> None:
    """
    GS-11.7, GS-9.4: the dice of a help may be rolled again in both editions.
    """
    s = table(edition=edition, active="green", at={"green": "herbalist"}, ask=ACT)
    fate(s, "red", "red", "blue")
    play(s, *SEEK_HELP)
    play(s, "pick_die", "red")
    play(s, "reroll_dice")

    assert "red blue" == tokens(s, "green")


@pytest.mark.parametrize("edition", BOTH)
def test_the_gods_favorite_rolls_the_curse_die_again(edition: str) -> None:
    """
    GS-11.7: once, when he is the one who rolls it.
    """
    for answer, left in (("reroll_curse", 3), ("keep_curse", 2)):
        s = table(edition=edition, ghosts={"green.0": "lich"})
        fate(s, "lose_qi", "none")
        begin_turn(s, "green")
        assert ("reroll_curse", 2) == (open_decision(s), asked(s))
        play(s, answer)
        assert left == qi(s, "green")


def test_strength_of_a_mountain() -> None:
    """
    GS-11.8, GS-8.1.3, GS-R-36: the grey die in exorcisms, and never the Curse die.
    """
    s = table(
        active="green",
        powers={"green": "strength_of_a_mountain"},
        at={"green": "tea_house"},
        ghosts={"yellow.2": "zombie_1", "green.0": "lich", "red.0": "severed_heads_1"},
        ask=ACT,
    )
    fate(s, "yellow", "white", "red")
    events = play(s, *ATTEMPT)
    assert 3 == len(s.dice), "two free ones and the grey die"
    assert "curse_skipped" in names(events)
    assert "" == ghost(s, "yellow.2")

    assert "curse_skipped" in names(begin_turn(s, "green"))


def test_strength_of_a_mountain_leaves_nothing_to_order() -> None:
    """
    GS-8.5.1, GS-11.8: the curses of two ghosts are skipped, so no order is asked.
    """
    s = table(
        active="green",
        powers={"green": "strength_of_a_mountain"},
        at={"green": "tea_house"},
        ghosts={"yellow.2": "zombie_1", "blue.0": "zombie_2"},
        circle="yellow",
        ask=ACT,
    )
    fate(s, "yellow", "white", "red")

    events = play(s, *ATTEMPT)

    assert 2 == names(events).count("curse_skipped")
    assert 2 == names(events).count("ghost_exorcised")


@pytest.mark.parametrize("tile", ["cemetery"])
def test_strength_skips_the_roll_of_the_cemetery(tile: str) -> None:
    """
    GS-11.8, GS-R-36: the roll is skipped with all its effects.
    """
    s = table(
        active="green",
        powers={"green": "strength_of_a_mountain"},
        at={"green": tile},
        qi={"red": 0},
        ask=ACT,
    )

    assert "curse_skipped" in names(play(s, *SEEK_HELP))


def test_heavenly_gust() -> None:
    """
    GS-11.9: one help and one exorcism, in any order, each optional.
    """
    facts: dict[str, Any] = {
        "active": "blue",
        "at": {"blue": "night_watchman"},
        "ghosts": {"blue.1": "lich", "red.0": "skinner"},
        "figures": ["red.0"],
        "ask": ACT,
    }
    s = table(**facts)
    play(s, *SEEK_HELP)
    assert [END, ATTEMPT] == offered(s)
    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)
    assert 1 != s.turn or open_decision(s) != "finish"

    s = table(**facts)
    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)
    assert [END, SEEK_HELP] == offered(s)
    play(s, *END)
    assert 2 == s.turn


def test_heavenly_gust_goes_with_the_taoist() -> None:
    """
    GS-11.9, GS-9.9: moved by the Pavilion, he exorcises from the tile where he is now.
    """
    s = table(
        players=1,
        boards=["blue"],
        active="blue",
        at={"blue": "pavilion"},
        ghosts={"yellow.2": "lich"},
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    play(s, *SKIP)
    play(s, "send_taoist", "blue", "tea_house")

    assert "tea_house" == tile_of(s, "blue")
    assert [END, ATTEMPT] == offered(s)


@pytest.mark.parametrize("edition", BOTH)
def test_second_wind(edition: str) -> None:
    """
    GS-11.10: two helps of the same tile or two exorcisms from it, each rolled anew.
    """
    facts: dict[str, Any] = {
        "edition": edition,
        "active": "blue",
        "powers": {"blue": "second_wind"},
        "at": {"blue": "buddhist_temple"},
        "ask": ACT,
    }
    s = table(**facts)
    play(s, *SEEK_HELP)
    assert [END, SEEK_HELP] == offered(s)
    play(s, *SEEK_HELP)
    assert 2 == s.held[3]

    s = table(**{**facts, "at": {"blue": "tea_house"}}, ghosts={"yellow.2": "zombie_1"})
    fate(s, "yellow", "red", "red", "yellow", "red", "red")
    play(s, *ATTEMPT)
    assert [END, ATTEMPT] == offered(s)
    events = play(s, *ATTEMPT)
    assert "exorcism_failed" in names(events), "no result carries over"


def test_the_second_edition_alone_limits_second_wind() -> None:
    """
    GS-11.10: the Pavilion may be used twice in every other edition, whatever its name.
    """
    for edition, twice in ((NL, True), (FR, False), ("another", True)):
        s = table(
            active="blue",
            powers={"blue": "second_wind"},
            at={"blue": "pavilion"},
            ghosts={"yellow.1": "ghoul"},
            ask=("finish", HELPED, VILLAGE.index(PAVILION)),
        )
        s.edition = edition
        assert twice == (SEEK_HELP in offered(s))


@pytest.mark.parametrize("edition,twice", [(NL, True), (FR, False)])
def test_second_wind_at_the_pavilion(edition: str, twice: bool) -> None:
    """
    GS-11.10: fr2010 does not let the Pavilion be used twice; nl2008 has no limit.
    """
    s = table(
        edition=edition,
        active="blue",
        powers={"blue": "second_wind"},
        at={"blue": "pavilion"},
        yin_yang=["blue"],
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    play(s, "send_taoist", "red", "tea_house")

    assert twice == (SEEK_HELP in offered(s))


def test_second_wind_stays_on_its_tile() -> None:
    """
    GS-11.10: a Taoist moved in between has no second action.
    """
    s = table(
        players=1,
        edition=FR,
        boards=["blue"],
        active="blue",
        powers={"blue": "second_wind"},
        at={"blue": "buddhist_temple"},
        yin_yang=["blue"],
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    assert SEEK_HELP in offered(s)
    play(s, "use_yin_yang", "pavilion")
    play(s, "send_taoist", "blue", "tea_house")

    assert SEEK_HELP not in offered(s)


def test_a_second_action_needs_the_power_when_it_begins() -> None:
    """
    GS-11.11: the first action may bring a lock that ends it.
    """
    s = table(
        active="blue",
        powers={"blue": "second_wind"},
        at={"blue": "tea_house"},
        deck=["perfidious_nymph_1", "zombie_1"],
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    play(s, "take_tao", "red")
    play(s, "place_ghost", "blue.0")
    play(s, "place_ghost", "yellow.0")

    assert 2 == s.turn, "no second action: the turn has ended"


@pytest.mark.parametrize(
    "power,again", [("second_wind", ATTEMPT), ("heavenly_gust", SEEK_HELP)]
)
def test_a_regained_blue_power_is_used_at_once(power: str, again: tuple[str]) -> None:
    """
    GS-11.11, GS-11.2, GS-R-41, GS-X-26: the exorcism of the lock gives it back.
    """
    s = table(
        active="blue",
        powers={"blue": power},
        at={"blue": "tea_house"},
        ghosts={"blue.0": "perfidious_nymph_1", "yellow.2": "lich"},
        ask=ACT,
    )
    fate(s, "blue", "red", "red")

    play(s, *ATTEMPT)

    assert ("", [END, again]) == (ghost(s, "blue.0"), offered(s))


def test_a_second_action_needs_something_to_do() -> None:
    """
    GS-11.9, GS-11.10: a help without effect or an exorcism without target is none.
    """
    for power in ("heavenly_gust", "second_wind"):
        s = table(
            active="blue",
            powers={"blue": power},
            at={"blue": "night_watchman"},
            ghosts={"red.0": "skinner"},
            figures=["red.0"],
            ask=ACT,
        )
        play(s, *SEEK_HELP)
        assert 2 == s.turn


def test_a_second_exorcism_needs_a_target() -> None:
    """
    GS-11.10: when the only ghost is gone there is no second exorcism.
    """
    s = table(
        active="blue",
        powers={"blue": "second_wind"},
        at={"blue": "night_watchman"},
        ghosts={"blue.1": "ghoul"},
        ask=ACT,
    )
    fate(s, "yellow", "red", "red")

    play(s, *ATTEMPT)

    assert 2 == s.turn


# Death and return


def test_the_goods_of_the_dead_return() -> None:
    """
    GS-14.1, GS-R-18, GS-R-19: tokens to supply, Temple and centre; he lies in state.
    """
    s = table(
        players=3,
        qi={"yellow": 1},
        tao={"yellow": "red black black"},
        yin_yang=["yellow"],
        held={"yellow": 2},
        power_tokens={"yellow": 2},
        at={"yellow": "tea_house"},
    )

    effect(s, "lose_qi", 0)

    assert ("", False, 2, 3) == (tokens(s, "yellow"), s.yin_yang[0], s.temple, s.centre)
    assert "cemetery" == tile_of(s, "yellow")


def test_the_board_of_the_dead_goes_on() -> None:
    """
    GS-14.2, GS-13.4: his ghosts act in his turns; the board is possessed.
    """
    s = table(
        qi={"green": 0},
        ghosts={"green.0": "ghoul", "green.1": "lich", "green.2": "zombie_1"},
        buddhas=["blue.0"],
    )
    fate(s, "none")

    begin_turn(s, "green")

    assert s.figures[6]
    assert "bear_loss" == open_decision(s), "overrun: a living player loses the Qi"


def test_the_dead_cannot_act_or_receive() -> None:
    """
    GS-14.3: no discard, no reward, no decision; the group decides without them.
    """
    s = table(qi={"green": 0}, deck=["soul_eater"])
    effect(s, "share_qi")
    assert ("give_qi", "green") not in offered(s)
    assert (("GS-15.2", "GS-14.3"), "refused.not_offered") == (
        refused(s, "give_qi", "green")
    )


def test_a_returned_taoist_plays_from_his_next_turn() -> None:
    """
    GS-14.4: the board is his again and no longer possessed.
    """
    s = table(qi={"green": 0}, at={"yellow": "cemetery"}, ask=ACT, deck=["ghoul"])
    fate(s, "none")
    play(s, *SEEK_HELP)

    events = begin_turn(s, "green")

    assert "ghost_drawn" in names(events)
    assert 2 == asked(s)


def test_all_win_or_lose_together() -> None:
    """
    GS-0.7, GS-14.3: a dead player wins with the group.
    """
    s = table(
        qi={"green": 0},
        ghosts={"yellow.2": "dark_mistress"},
        at={"yellow": "tea_house"},
        ask=ACT,
    )
    fate(s, "blue", "blue", "blue")
    play(s, *ATTEMPT)
    play(s, "give_qi", "red")
    play(s, "give_yin_yang", "red")

    assert s.outcome is not None
    assert (0, 1, 2, 3) == s.outcome.winners
    assert 1 == len(set(s.outcome.scores))


# Power tokens


def test_a_power_token_lends_the_power_of_a_neutral_board() -> None:
    """
    GS-12.1, GS-R-34: for the rest of the turn, besides the own power.
    """
    s = table(
        players=2,
        power_tokens={"yellow": 2},
        powers={"red": "dance_of_the_spires", "blue": "second_wind"},
        at={"yellow": "tea_house"},
        ghosts={"yellow.0": "lich"},
    )
    assert [("use_power_token", "red"), ("use_power_token", "blue")] == (
        offered(s, "use_power_token")
    )
    play(s, "use_power_token", "red")
    assert 8 == len(offered(s, "move"))
    assert offered(s, "fill_pockets")
    assert (1, 1) == (s.power_tokens[0], s.centre)
    play(s, "use_power_token", "blue")
    play(s, "move", "circle_of_prayer")
    fate(s, "red", "red", "red", "red", "red", "red")
    play(s, *ATTEMPT)
    play(s, *ATTEMPT)

    begin_turn(s, "yellow")
    assert 0 == s.borrowed


def test_which_boards_lend_their_power() -> None:
    """
    GS-12.1, GS-11.2, GS-15.7: neutral, not possessed, not locked.
    """
    expected = (("GS-12.1", "GS-11.2"), "refused.board_not_lending")
    s = table(players=3, power_tokens={"yellow": 1})
    assert expected == refused(s, "use_power_token", "red")
    s = table(players=3, power_tokens={"yellow": 1}, qi={"blue": 0})
    assert expected == refused(s, "use_power_token", "blue")
    s = table(
        players=3, power_tokens={"yellow": 1}, ghosts={"blue.0": "perfidious_nymph_1"}
    )
    assert expected == refused(s, "use_power_token", "blue")
    s = table(players=3, power_tokens={"yellow": 1}, ghosts={"red.0": "forgotten_ones"})
    assert expected == refused(s, "use_power_token", "blue")
    s = table(players=3)
    assert (("GS-12.1", "GS-2.2.5"), "refused.no_power_token") == (
        refused(s, "use_power_token", "blue")
    )


def test_the_board_of_a_dead_taoist_does_not_lend() -> None:
    """
    GS-13.4, GS-12.1: it is neutral but possessed.
    """
    s = table(players=3, power_tokens={"yellow": 1}, qi={"red": 0})

    assert [("use_power_token", "blue")] == offered(s, "use_power_token")


def test_each_board_lends_once_per_turn() -> None:
    """
    GS-12.2: several tokens in a turn, but no board twice.
    """
    s = table(players=2, power_tokens={"yellow": 2})
    play(s, "use_power_token", "blue")

    assert (("GS-12.2",), "refused.board_used") == refused(s, "use_power_token", "blue")
    play(s, "use_power_token", "red")


@pytest.mark.parametrize(
    "edition,power,after_move,after_action",
    [
        (FR, "bottomless_pockets", False, False),
        (FR, "enfeeblement_mantra", False, False),
        (FR, "dance_of_the_spires", False, False),
        (FR, "dance_of_the_twin_winds", False, False),
        (NL, "dance_of_the_twin_winds", True, False),
        (FR, "gods_favorite", True, True),
        (FR, "strength_of_a_mountain", True, True),
        (FR, "heavenly_gust", True, False),
        (FR, "second_wind", True, False),
    ],
)
def test_when_a_power_may_be_bought(
    edition: str, power: str, after_move: bool, after_action: bool
) -> None:
    """
    GS-12.3, GS-12.5: before-move powers before the move, blue before the first action.
    """
    colours = ("yellow", "red", "green", "blue")
    lender = colours[
        ["bo", "en", "da", "da", "go", "st", "he", "se"].index(power[:2]) // 2
    ]
    if power.startswith("dance"):
        lender = "red"
    owner = "yellow" if lender != "yellow" else "green"
    s = table(
        players=1,
        edition=edition,
        boards=[owner],
        active=owner,
        powers={lender: power},
        power_tokens={owner: 3},
        yin_yang=[owner],
    )
    buy = ("use_power_token", lender)
    assert buy in offered(s)
    play(s, *STAY)
    assert after_move == (buy in offered(s))
    if not after_move:
        assert (("GS-12.3", "GS-12.5"), "refused.too_late") == refused(s, *buy)
    play(s, *PASS)
    assert after_action == (buy in offered(s))


def test_power_tokens_work_on_a_haunted_centre_tile() -> None:
    """
    GS-12.4: whether the centre tile is haunted does not matter.
    """
    s = table(players=3, power_tokens={"yellow": 1}, haunted=["buddhist_temple"])
    play(s, "use_power_token", "blue")
    play(s, *STAY)
    play(s, "take_power_tokens", 3)

    assert (3, 0) == (s.power_tokens[0], s.centre)


def test_power_tokens_are_not_handed_over_or_used_in_yin() -> None:
    """
    GS-12.4, GS-12.5: no command gives one away, and none is used in Yin.
    """
    s = table(
        players=2,
        boards=["yellow", "red"],
        power_tokens={"yellow": 2},
        powers={"green": "gods_favorite"},
        ghosts={"yellow.0": "lich"},
    )
    fate(s, "lose_qi")

    begin_turn(s, "yellow")

    assert (2, 2) == (qi(s, "yellow"), s.power_tokens[0])
    assert [] == offered(s, "use_power_token")


def test_a_borrowed_mantra_stays() -> None:
    """
    GS-11.12, GS-R-47: it works for all after the turn, until its ghost is gone.
    """
    s = table(
        players=2,
        boards=["red", "green"],
        active="red",
        power_tokens={"red": 1},
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"blue.0": "lich"},
    )
    play(s, "use_power_token", "yellow")
    play(s, "place_mantra", "blue.0")
    begin_turn(s, "green")

    assert 9 == s.mantra
    effect(s, "discard_ghost", 9)
    assert -1 == s.mantra


def test_a_borrowed_green_power_serves_the_exorcist() -> None:
    """
    GS-12.1, GS-12.3: bought before the roll, The Gods' Favorite rolls again.
    """
    s = table(
        players=2,
        boards=["yellow", "red"],
        power_tokens={"yellow": 1},
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "lich"},
        ask=ACT,
    )
    play(s, "use_power_token", "green")
    play(s, *ATTEMPT)

    assert "pick_dice" == open_decision(s)
