from __future__ import annotations

from typing import Any

import pytest

from engines.ghost_stories.cards import FACES
from engines.ghost_stories.tiles import TILE_NUMBERS
from engines.ghost_stories.yang import ACTED, EXORCISED, HELPED, ONE_ACTION
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    FR,
    GIVE_UP,
    NL,
    SEEK_HELP,
    asked,
    fate,
    ghost,
    names,
    offered,
    open_decision,
    play,
    qi,
    refused,
    table,
    tokens,
)

ACT = ("act",)
RESULT = ("choose_result",)


def results(dice: str, **facts: Any) -> list[tuple[object, ...]]:
    """Return the results offered to yellow on the Tea House after a roll."""
    given: dict[str, Any] = {"at": {"yellow": "tea_house"}, "ask": RESULT, **facts}
    s = table(**given)
    s.dice = sorted(FACES.index(face) for face in dice.split())
    return offered(s)


def test_targets_are_the_ghosts_that_face_the_tile() -> None:
    """
    GS-8.1.1: one from a side tile, up to two from a corner, none without ghost.
    """
    facing = {"yellow.2": "ghoul", "blue.0": "skinner", "yellow.1": "zombie_1"}
    both = ("exorcise", ("yellow.2", "blue.0"))
    assert [both] == results("yellow red black", ghosts=facing)

    s = table(at={"yellow": "pavilion"}, ghosts=facing, ask=ACT)
    fate(s, "yellow", "yellow", "red")
    play(s, *ATTEMPT)
    assert "" == ghost(s, "yellow.1")

    s = table(at={"yellow": "sorcerer"}, ghosts=facing, ask=ACT, yin_yang=["yellow"])
    assert (("GS-8.1.1",), "refused.no_target") == refused(s, *ATTEMPT)


@pytest.mark.parametrize("edition", BOTH)
def test_an_incarnation_that_is_no_target_is_the_reason(edition: str) -> None:
    """
    GS-8.1.2, GS-15.3, GS-15.4: the refusal names the condition that is not met.
    """
    where: dict[str, Any] = {"at": {"yellow": "pavilion"}, "yin_yang": ["yellow"]}
    howling = {"yellow.1": "howling_nightmare", "green.1": "ghoul"}
    s = table(edition=edition, ghosts=howling, ask=ACT, **where)
    expected = (("GS-8.1.2", "GS-15.3"), "refused.ghost_opposite")
    assert expected == refused(s, *ATTEMPT)

    s = table(edition=edition, ghosts={"yellow.1": "uncatchable"}, ask=ACT, **where)
    expected = (("GS-8.1.2", "GS-15.4"), "refused.not_caught")
    assert expected == refused(s, *ATTEMPT)


def test_a_second_action_is_refused_for_its_own_reason() -> None:
    """
    GS-11.9, GS-11.10, GS-6.1.3.

    Where a blue power allows the action, the table is the reason; else the rule of
    one action is.
    """
    blue: dict[str, Any] = {
        "active": "blue",
        "at": {"blue": "night_watchman"},
        "yin_yang": ["blue"],
        "haunted": ["night_watchman"],
        "ghosts": {"blue.1": "uncatchable"},
    }
    here = TILE_NUMBERS["night_watchman"]
    caught = (("GS-8.1.2", "GS-15.4"), "refused.not_caught")
    haunted = (("GS-6.1.3", "GS-9.1"), "refused.tile_haunted")
    none = (ONE_ACTION, "refused.one_action")
    for power, stage, help_refusal, attempt_refusal in (
        ("heavenly_gust", HELPED, none, caught),
        ("heavenly_gust", EXORCISED, haunted, none),
        ("heavenly_gust", ACTED, none, none),
        ("second_wind", HELPED, haunted, none),
        ("second_wind", EXORCISED, none, caught),
    ):
        s = table(powers={"blue": power}, ask=("finish", stage, here), **blue)
        assert help_refusal == refused(s, *SEEK_HELP), (power, stage)
        assert attempt_refusal == refused(s, *ATTEMPT), (power, stage)


@pytest.mark.parametrize("edition", BOTH)
def test_no_exorcism_from_the_centre(edition: str) -> None:
    """
    GS-8.1.1, GS-1.3: the centre tile faces no space, in both editions.
    """
    s = table(edition=edition, ghosts={"yellow.1": "ghoul"}, ask=ACT)

    assert ATTEMPT not in offered(s)


def test_all_free_dice_are_rolled() -> None:
    """
    GS-8.1.3: three standard dice, fewer if captured; with none tokens still count.
    """
    for captors, dice in ((1, 2), (3, 0)):
        cards = ("severed_heads_1", "severed_heads_2", "repellent_beauty")
        held = {f"red.{n}": cards[n] for n in range(captors)}
        s = table(
            at={"yellow": "tea_house"},
            ghosts={"yellow.2": "ghoul", **held},
            tao={"yellow": "yellow"},
            ask=ACT,
        )
        fate(s, *["red"] * dice)
        play(s, *ATTEMPT)

        assert dice == len(s.dice)
        play(s, "exorcise_with", ("yellow.2",), ("yellow.yellow",))
        assert "" == ghost(s, "yellow.2")


def test_every_die_is_a_success_of_its_colour() -> None:
    """
    GS-8.2.2: white is a success of any colour, chosen by the player.
    """
    ghosts = {"yellow.2": "restless_dead"}

    assert [("exorcise", ("yellow.2",))] == results("yellow white red", ghosts=ghosts)
    assert [GIVE_UP] == results("yellow red black", ghosts=ghosts)


def test_white_gives_nothing_with_nameless() -> None:
    """
    GS-8.2.2, GS-15.10: while Nameless is in play.
    """
    ghosts = {"yellow.2": "ghoul", "red.0": "nameless"}

    assert [GIVE_UP] == results("white white white", ghosts=ghosts)


def test_dice_give_nothing_against_the_immune() -> None:
    """
    GS-8.2.3, GS-X-22: a token, a Circle or the Mantra do.
    """
    ghosts = {"yellow.2": "walking_corpse"}
    dice = "yellow yellow yellow"

    assert [GIVE_UP] == results(dice, ghosts=ghosts)
    with_token = ("exorcise_with", ("yellow.2",), ("yellow.yellow",))
    assert [GIVE_UP, with_token] == (
        results(dice, ghosts=ghosts, tao={"yellow": "yellow"})
    )
    done = [("exorcise", ("yellow.2",))]
    assert done == results(dice, ghosts=ghosts, circle="yellow")
    assert done == results(
        "red red red",
        ghosts=ghosts,
        mantra="yellow.2",
        powers={"yellow": "enfeeblement_mantra"},
    )


def test_each_success_counts_against_one_ghost() -> None:
    """
    GS-8.2.4, GS-8.4.2: one yellow die for two yellow ghosts lets the player choose.
    """
    ghosts = {"yellow.2": "ghoul", "blue.0": "coffin_breaker_2"}

    expected = [("exorcise", ("yellow.2",)), ("exorcise", ("blue.0",))]
    assert expected == results("yellow red red", ghosts=ghosts)


def test_circle_and_mantra_add_up() -> None:
    """
    GS-8.2.1, GS-R-12: each lowers by 1, never below 0; at 0 any attempt succeeds.
    """
    facts: dict[str, Any] = {
        "ghosts": {"yellow.2": "restless_dead"},
        "powers": {"yellow": "enfeeblement_mantra"},
    }
    done = [("exorcise", ("yellow.2",))]

    assert [GIVE_UP] == results("yellow red red", **facts)
    assert done == results("yellow red red", circle="yellow", **facts)
    assert done == results("yellow red red", mantra="yellow.2", **facts)
    assert done == results("red red red", circle="yellow", mantra="yellow.2", **facts)
    one = {**facts, "ghosts": {"yellow.2": "ghoul"}}
    assert done == results("red red red", circle="yellow", mantra="yellow.2", **one)


def test_the_circle_lowers_its_own_colour_only() -> None:
    """
    GS-R-11: against several colours only the one that lies there.
    """
    facts: dict[str, Any] = {
        "ghosts": {"yellow.2": "hope_killer"},
        "tao": {"yellow": "red red"},
    }
    rest = {"yellow": "red yellow yellow green green blue blue"}

    assert (
        GIVE_UP
        not in results(
            "red white white", ghosts=facts["ghosts"], circle="red", tao=rest
        )[-1:]
    )
    assert [GIVE_UP] == results("red white white", circle="black", **facts)


def test_the_circle_weakens_each_ghost_of_its_colour() -> None:
    """
    GS-8.4.4: with two ghosts of the colour each of them needs 1 less.
    """
    ghosts = {"yellow.2": "restless_dead", "blue.0": "zombie_1"}

    both = ("exorcise", ("yellow.2", "blue.0"))
    assert [both] == results("yellow yellow red", ghosts=ghosts, circle="yellow")


def test_the_mantra_colour_is_no_result_of_its_own() -> None:
    """
    GS-8.4.4: however the Mantra's colour is chosen, it is the same result.
    """
    s = results(
        "red red yellow",
        ghosts={"yellow.2": "hope_killer"},
        mantra="yellow.2",
        powers={"yellow": "enfeeblement_mantra"},
        tao={"yellow": "blue blue green green"},
    )

    spent = ("yellow.green", "yellow.green", "yellow.blue", "yellow.blue")
    assert [GIVE_UP, ("exorcise_with", ("yellow.2",), spent)] == s


def test_tokens_of_missing_colours_may_be_spent() -> None:
    """
    GS-8.3.1, GS-8.3.4, GS-8.4.3: never compulsory; spent ones go to the supply.
    """
    facts: dict[str, Any] = {
        "ghosts": {"yellow.2": "restless_dead"},
        "tao": {"yellow": "yellow red"},
    }
    spent = ("exorcise_with", ("yellow.2",), ("yellow.yellow",))
    assert [GIVE_UP, spent] == results("yellow red red", **facts)

    s = table(at={"yellow": "tea_house"}, ask=RESULT, **facts)
    s.dice = [0, 1, 1]
    play(s, *spent)
    assert ("red", 4) == (tokens(s, "yellow"), s.supply[0])

    s = table(at={"yellow": "tea_house"}, ask=RESULT, **facts)
    s.dice = [0, 1, 1]
    assert "exorcism_failed" == names(play(s, *GIVE_UP))[0]
    assert ("yellow red", "restless_dead") == (
        tokens(s, "yellow"),
        ghost(s, "yellow.2"),
    )


def test_tokens_of_others_on_the_tile_may_be_spent() -> None:
    """
    GS-8.3.2, GS-R-33, GS-8.4.4: every way to share is offered; the dead share nothing.
    """
    facts: dict[str, Any] = {
        "ghosts": {"yellow.2": "restless_dead"},
        "tao": {"yellow": "yellow yellow", "red": "yellow", "green": "yellow"},
    }
    together = {"yellow": "tea_house", "red": "tea_house"}

    spent = [o[2] for o in results("red red red", **{**facts, "at": together})[1:]]
    mine, his = "yellow.yellow", "red.yellow"
    assert [(mine, his), (mine, mine)] == spent


def test_a_tao_lock_stops_spending() -> None:
    """
    GS-8.3.3, GS-R-42: while a Tao lock is in play nobody spends tokens.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul", "red.0": "black_widow_1"},
        tao={"yellow": "yellow"},
        ask=RESULT,
    )
    s.dice = [1, 1, 1]

    assert [GIVE_UP] == offered(s)
    expected = (("GS-8.3.3",), "refused.tao_locked")
    assert expected == refused(s, "exorcise_with", ("yellow.2",), ("yellow.yellow",))


def test_what_the_dice_can_do_must_be_done() -> None:
    """
    GS-8.4.1, GS-8.4.2, GS-R-13: no ghost is spared, no token is superfluous.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul", "blue.0": "restless_dead"},
        tao={"yellow": "yellow"},
        ask=RESULT,
    )
    s.dice = [0, 0, 1]

    spent = ("exorcise_with", ("yellow.2", "blue.0"), ("yellow.yellow",))
    expected = [("exorcise", ("yellow.2",)), ("exorcise", ("blue.0",)), spent]
    assert expected == offered(s)
    forced = (("GS-8.4.1", "GS-8.4.2"), "refused.must_exorcise")
    assert forced == refused(s, *GIVE_UP)
    wrong = (("GS-8.4.1", "GS-8.4.4"), "refused.result")
    assert wrong == refused(s, "exorcise_with", ("yellow.2",), ("yellow.yellow",))
    assert wrong == refused(s, "exorcise", ("yellow.2", "blue.0"))
    assert (("GS-8.4.1",), "refused.not_offered") == refused(s, "stay")


def test_curses_come_before_the_ghosts_leave_and_rewards_after() -> None:
    """
    GS-8.5.1, GS-R-15: curse, discard, reward, in both editions.
    """
    for edition in BOTH:
        s = table(
            edition=edition,
            at={"yellow": "tea_house"},
            ghosts={"yellow.2": "black_widow_1"},
            ask=ACT,
        )
        fate(s, "black", "white", "red", "none")

        events = play(s, *ATTEMPT)
        assert ["curse_rolled", "ghost_exorcised"] == names(events)[2:]
        assert [("gain_qi",), ("regain_yin_yang",)] == offered(s)


def test_the_player_orders_curses_and_rewards() -> None:
    """
    GS-8.5.1: with two ghosts all curses come first, in his order, then all rewards.
    """
    for first, second in (("yellow.2", "blue.0"), ("blue.0", "yellow.2")):
        s = table(
            at={"yellow": "tea_house"},
            ghosts={"yellow.2": "black_widow_1", "blue.0": "black_widow_2"},
            circle="black",
            ask=ACT,
        )
        fate(s, "black", "black", "red", "haunt", "none")
        play(s, *ATTEMPT)
        assert [("curse_first", "yellow.2"), ("curse_first", "blue.0")] == offered(s)
        assert (("GS-8.5.1",), "refused.not_offered") == refused(s, *GIVE_UP)

        events = play(s, "curse_first", first)

        assert ["curse_rolled", "tile_haunted", "curse_rolled"] == names(events)[:3]
        line = {"yellow.2": "tea_house", "blue.0": "tea_house"}
        assert line[first] == events[1][1]
        cards = {o[1]: o[2] for o in offered(s, "reward_first")}
        assert {50: "black_widow_1", 51: "black_widow_2"} == cards
        number = 50 if second == "yellow.2" else 51
        play(s, "reward_first", number, cards[number])
        assert "pick_reward" == open_decision(s)


def test_a_curse_on_a_line_depends_on_the_order() -> None:
    """
    GS-8.5.1: the ghost whose curse is named first haunts its own line first.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "zombie_1", "blue.0": "zombie_2"},
        circle="yellow",
        haunted=["tea_house"],
        ask=ACT,
    )
    fate(s, "yellow", "yellow", "red", "haunt", "none")
    play(s, *ATTEMPT)
    s.where[0] = 8

    events = play(s, "curse_first", "blue.0")

    assert ("tile_haunted", "pavilion") in events


def test_rewards_come_in_the_chosen_order() -> None:
    """
    GS-8.5.1: Tao tokens of one ghost before the choice of the other, or after it.
    """
    ghosts = {"yellow.2": "gloomy_minion", "blue.0": "grave_walker"}
    for first, decision in ((45, "take_tao"), (49, "pick_reward")):
        s = table(at={"yellow": "tea_house"}, ghosts=ghosts, ask=ACT)
        fate(s, "black", "black", "black")
        play(s, *ATTEMPT)
        cards = {o[1]: o[2] for o in offered(s)}
        play(s, "reward_first", first, cards[first])
        assert decision == open_decision(s)


def test_the_rewards() -> None:
    """
    GS-8.5.2: Tao tokens of chosen colours; 1 Qi or the own Yin-Yang if not held.
    """
    s = table(at={"yellow": "tea_house"}, ghosts={"yellow.2": "yellow_plague"}, ask=ACT)
    s.tao[0], s.supply[0] = 1, 3
    fate(s, "yellow", "yellow", "white")
    play(s, *ATTEMPT)
    play(s, "exorcise_with", ("yellow.2",), ("yellow.yellow",))
    play(s, "take_tao", "black")
    play(s, "take_tao", "red")
    assert "red black" == tokens(s, "yellow")

    for choice in (("gain_qi",), ("regain_yin_yang",)):
        s = table(
            at={"yellow": "tea_house"}, ghosts={"yellow.2": "dark_wraith_1"}, ask=ACT
        )
        fate(s, "black", "black", "black")
        play(s, *ATTEMPT)
        play(s, *choice)
        gained = choice == ("gain_qi",)
        assert (3 + gained, not gained) == (qi(s, "yellow"), s.yin_yang[0])


def test_who_holds_his_yin_yang_is_rewarded_with_qi() -> None:
    """
    GS-8.5.2, GS-8.5.3: a Yin-Yang that is held cannot be taken; Qi is given unasked.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "dark_wraith_1"},
        yin_yang=["yellow"],
        ask=ACT,
    )
    fate(s, "black", "black", "black")

    play(s, *ATTEMPT)

    assert (4, True) == (qi(s, "yellow"), s.yin_yang[0])
    assert "pick_reward" != open_decision(s)


def test_a_reward_that_cannot_be_given_is_lost() -> None:
    """
    GS-8.5.3, GS-R-32, GS-19.1, GS-19.2: what the supply lacks is not given.
    """
    everything = {
        "green": "blue blue blue blue red red red red green green green green",
        "red": "yellow yellow yellow yellow black black black black",
    }
    facts: dict[str, Any] = {
        "at": {"yellow": "tea_house"},
        "ask": ACT,
        "tao": everything,
    }
    s = table(ghosts={"yellow.2": "gloomy_minion"}, yin_yang=["yellow"], **facts)
    fate(s, "black", "red", "red")
    play(s, *ATTEMPT)
    assert ("", "finish") == (tokens(s, "yellow"), open_decision(s))

    s = table(
        ghosts={"yellow.2": "dark_wraith_1"},
        yin_yang=["yellow"],
        qi={"green": 11},
        **facts,
    )
    fate(s, "black", "black", "black")
    play(s, *ATTEMPT)
    assert (3, "finish") == (qi(s, "yellow"), open_decision(s))

    s = table(ghosts={"yellow.2": "dark_wraith_1"}, qi={"green": 11}, **facts)
    fate(s, "black", "black", "black")
    play(s, *ATTEMPT)
    assert s.yin_yang[0], "only the Yin-Yang was left: no choice"


def test_the_dead_get_no_reward() -> None:
    """
    GS-8.5.4, GS-R-16: the ghosts go all the same, further curses as possessed.
    """
    s = table(
        qi={"yellow": 1},
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "black_widow_1", "blue.0": "black_widow_2"},
        circle="black",
        ask=ACT,
    )
    fate(s, "black", "black", "red", "lose_qi", "lose_qi")
    play(s, *ATTEMPT)
    play(s, "curse_first", "yellow.2")
    assert ("bear_loss", 1) == (open_decision(s), asked(s))

    events = play(s, "bear_loss", "green")

    assert ["qi_lost", "ghost_exorcised", "ghost_exorcised"] == names(events)[:3]
    assert ("", "") == (ghost(s, "yellow.2"), ghost(s, "blue.0"))
    assert not s.yin_yang[0]
    assert "turn_began" in names(events)


def test_exorcised_ghosts_still_lie_there_during_the_curses() -> None:
    """
    GS-8.5.5: their spaces are not free, and their locks still hold.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={
            "yellow.2": "zombie_1",
            "blue.0": "perfidious_nymph_1",
            "blue.1": "abysmal_1",
            "blue.2": "abysmal_2",
        },
        ask=ACT,
        deck=["drowned_maiden"],
    )
    fate(s, "yellow", "yellow", "blue", "ghost")
    play(s, *ATTEMPT)

    assert "place_ghost" == open_decision(s)
    assert ("place_ghost", "blue.0") not in offered(s)
    assert ("place_ghost", "yellow.2") not in offered(s)
    assert 1 == s.locks[9]
    play(s, "place_ghost", "yellow.0")
    assert 0 == s.locks[9]


@pytest.mark.parametrize("edition,caught", [(NL, False), (FR, False)])
def test_untargetable_incarnations(edition: str, caught: bool) -> None:
    """
    GS-8.1.2, GS-15.3, GS-15.4: Howling Nightmare with a ghost opposite, Uncatchable.
    """
    s = table(
        edition=edition,
        at={"yellow": "tea_house"},
        ghosts={
            "yellow.2": "howling_nightmare",
            "green.0": "ghoul",
            "blue.0": "uncatchable",
        },
        ask=ACT,
    )
    assert caught == (ATTEMPT in offered(s))

    s = table(
        edition=edition,
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "howling_nightmare"},
        ask=ACT,
    )
    assert ATTEMPT in offered(s)
