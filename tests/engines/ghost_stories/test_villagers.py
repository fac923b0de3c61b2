from __future__ import annotations

import pytest

from tests.engines.decisions import assert_asks
from tests.engines.ghost_stories.builders import (
    BOTH,
    FR,
    NL,
    SEEK_HELP,
    SKIP,
    asked,
    effect,
    fate,
    ghost,
    is_haunted,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    qi,
    refused,
    table,
    tile_of,
    tokens,
)

NO_EFFECT = (("GS-9.1",), "refused.no_effect")
ACT = ("act",)


# Cemetery


@pytest.mark.parametrize("edition", BOTH)
def test_the_cemetery_brings_a_dead_taoist_back(edition: str) -> None:
    """
    GS-9.2, GS-14.4: 2 Qi and nothing else, on the Cemetery; then the die is rolled.
    """
    s = table(
        edition=edition,
        qi={"red": 0, "blue": 0},
        at={"yellow": "cemetery"},
        ask=ACT,
    )
    fate(s, "none")
    play(s, *SEEK_HELP)
    assert [("revive", "red"), ("revive", "blue")] == offered(s)
    assert (("GS-9.2",), "refused.not_offered") == refused(s, "revive", "green")

    events = play(s, "revive", "red")

    assert ["qi_gained", "taoist_revived", "curse_rolled"] == names(events)[:3]
    assert ("taoist_revived", "red") == events[1]
    assert (2, "cemetery", "") == (qi(s, "red"), tile_of(s, "red"), tokens(s, "red"))
    assert not s.yin_yang[1]


def test_the_acting_player_suffers_the_cemetery() -> None:
    """
    GS-9.2, GS-R-20, GS-6.2.2: he rolls and suffers; haunt turns the Cemetery itself.
    """
    s = table(qi={"red": 0}, at={"yellow": "cemetery"}, ask=ACT)
    fate(s, "lose_qi")
    play(s, *SEEK_HELP)
    assert (2, 2) == (qi(s, "yellow"), qi(s, "red"))

    s = table(qi={"red": 0}, yin_yang=["yellow"])
    fate(s, "haunt")
    play(s, "use_yin_yang", "cemetery")
    assert is_haunted(s, "cemetery")


def test_the_cemetery_needs_a_dead_taoist_and_qi() -> None:
    """
    GS-9.2, GS-R-20: with 1 Qi in the supply he returns with 1, with none not at all.
    """
    s = table(at={"yellow": "cemetery"}, ask=ACT, yin_yang=["yellow"])
    assert NO_EFFECT == refused(s, *SEEK_HELP)

    s = table(qi={"red": 0, "green": 13}, at={"yellow": "cemetery"}, ask=ACT)
    fate(s, "none")
    play(s, *SEEK_HELP)
    assert (1, 0) == (qi(s, "red"), s.qi_supply)

    s = table(
        qi={"red": 0, "green": 14},
        at={"yellow": "cemetery"},
        ask=ACT,
        yin_yang=["yellow"],
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)


@pytest.mark.parametrize("edition", BOTH)
def test_the_cemetery_has_no_effect_solo(edition: str) -> None:
    """
    GS-9.2: the only Taoist lives, or the game is over.
    """
    s = table(
        players=1,
        edition=edition,
        at={"yellow": "cemetery"},
        ask=ACT,
        yin_yang=["yellow"],
    )

    assert NO_EFFECT == refused(s, *SEEK_HELP)


# Taoist Altar


def test_the_altar_turns_a_haunted_tile_and_brings_a_ghost() -> None:
    """
    GS-9.3, GS-9.13, GS-5.9: one haunted tile of choice, then an arrival.
    """
    s = table(
        at={"yellow": "taoist_altar"},
        haunted=["tea_house", "herbalist"],
        deck=["ghoul"],
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    assert [("bless", "herbalist"), ("bless", "tea_house")] == offered(s)
    assert (("GS-9.3", "GS-9.13"), "refused.not_offered") == (
        refused(s, "bless", "pavilion")
    )

    events = play(s, "bless", "tea_house")

    assert ["tile_cleansed", "ghost_drawn"] == names(events)
    assert not is_haunted(s, "tea_house")


def test_the_altar_needs_a_haunted_tile() -> None:
    """
    GS-9.1: without a haunted tile the Altar does nothing.
    """
    s = table(at={"yellow": "taoist_altar"}, ask=ACT, yin_yang=["yellow"])

    assert NO_EFFECT == refused(s, *SEEK_HELP)


# Herbalist's Shop


def test_the_herbalist_gives_a_token_per_die() -> None:
    """
    GS-9.4: two dice; white is a colour of choice.
    """
    s = table(at={"yellow": "herbalist"}, ask=ACT)
    fate(s, "black", "white")

    events = play(s, *SEEK_HELP)
    assert ("dice_rolled", "yellow", ("black", "white")) in events
    assert "black" == tokens(s, "yellow")
    assert 5 == len(offered(s, "take_tao"))
    play(s, "take_tao", "red")

    assert "red black" == tokens(s, "yellow")


@pytest.mark.parametrize("edition", BOTH)
def test_white_gives_nothing_at_the_herbalist_with_nameless(edition: str) -> None:
    """
    GS-9.4, GS-15.10, GS-R-29: in both editions.
    """
    s = table(
        edition=edition,
        at={"yellow": "herbalist"},
        ghosts={"red.0": "nameless"},
        yin_yang=["yellow"],
        ask=ACT,
    )
    fate(s, "white", "white")

    play(s, *SEEK_HELP)

    assert_asks(s, "finish", 0)
    assert "" == tokens(s, "yellow")


def test_the_herbalist_rolls_what_is_free() -> None:
    """
    GS-9.4, GS-R-23: with two captured dice he rolls one, with three he cannot help.
    """
    captors = {"yellow.0": "severed_heads_1", "yellow.1": "severed_heads_2"}
    s = table(at={"yellow": "herbalist"}, ghosts=captors, ask=ACT)
    fate(s, "red")
    play(s, *SEEK_HELP)
    assert ("red", 1) == (tokens(s, "yellow"), len(s.dice))

    captors["red.0"] = "repellent_beauty"
    s = table(at={"yellow": "herbalist"}, ghosts=captors, ask=ACT, yin_yang=["yellow"])
    assert NO_EFFECT == refused(s, *SEEK_HELP)


def test_missing_tokens_are_lost_at_the_herbalist() -> None:
    """
    GS-9.4, GS-19.1, GS-R-32: a colour that is out gives nothing.
    """
    s = table(at={"yellow": "herbalist"}, tao={"red": "blue blue blue"}, ask=ACT)
    fate(s, "blue", "blue")

    play(s, *SEEK_HELP)

    assert "blue" == tokens(s, "yellow")
    s = table(
        at={"yellow": "herbalist"},
        ask=ACT,
        yin_yang=["yellow"],
        tao={
            "yellow": "blue blue blue blue red red red red green green green green",
            "red": "yellow yellow yellow yellow black black black black",
        },
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)


# Sorcerer's Hut


def test_the_witch_discards_a_ghost_for_one_qi() -> None:
    """
    GS-9.5, GS-R-39, GS-16.6: first the Qi, then the ghost, without its right stone.
    """
    s = table(
        at={"yellow": "sorcerer"},
        ghosts={"red.0": "black_widow_1", "blue.0": "lich"},
        ask=ACT,
    )
    play(s, *SEEK_HELP)

    events = play(s, "curse_ghost", "red.0")

    assert ["qi_lost", "ghost_discarded"] == names(events)[:2]
    assert (2, "") == (qi(s, "yellow"), ghost(s, "red.0"))


@pytest.mark.parametrize("card", ["black_widow_1", "yellow_plague", "lich"])
def test_the_witch_pays_no_reward(card: str) -> None:
    """
    GS-9.5, GS-16.6: a discarded ghost gives neither Tao tokens nor Qi nor Yin-Yang.
    """
    s = table(
        at={"yellow": "sorcerer"},
        ghosts={"red.0": card, "blue.0": "ghoul"},
        yin_yang=["yellow"],
        ask=ACT,
    )
    play(s, *SEEK_HELP)

    events = play(s, "curse_ghost", "red.0")

    assert ["qi_lost", "ghost_discarded"] == names(events)
    assert_asks(s, "finish", 0)
    assert (2, "") == (qi(s, "yellow"), tokens(s, "yellow"))


def test_the_witch_cannot_discard_an_incarnation() -> None:
    """
    GS-9.5, GS-15.1: only ghosts that are no incarnations.
    """
    s = table(
        at={"yellow": "sorcerer"},
        ghosts={"red.0": "death_army", "red.1": "lich", "red.2": "zombie_1"},
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    assert [("curse_ghost", "red.1"), ("curse_ghost", "red.2")] == offered(s)
    assert (("GS-9.5", "GS-15.1"), "refused.not_offered") == (
        refused(s, "curse_ghost", "red.0")
    )

    s = table(
        at={"yellow": "sorcerer"},
        ghosts={"red.0": "death_army"},
        ask=ACT,
        yin_yang=["yellow"],
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)


# Buddhist Temple


def test_the_temple_gives_a_buddha() -> None:
    """
    GS-9.6, GS-19.3: one of the two that stand there.
    """
    s = table(at={"yellow": "buddhist_temple"}, ask=ACT)
    play(s, *SEEK_HELP)
    assert (1, 1) == (s.held[0], s.temple)

    s = table(
        at={"yellow": "buddhist_temple"},
        held={"red": 2},
        ask=ACT,
        yin_yang=["yellow"],
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)


# Night Watchman's Beat


def test_the_watchman_returns_the_figures_of_a_board() -> None:
    """
    GS-9.7, GS-9.13, GS-R-40: all figures of one board go back to their cards.
    """
    s = table(
        at={"yellow": "night_watchman"},
        ghosts={"red.0": "skinner", "red.1": "ghoul", "blue.0": "creeping_one"},
        figures=["red.0", "red.1", "blue.0"],
        yin_yang=["yellow"],
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    assert [("calm", "red"), ("calm", "blue")] == offered(s)
    assert (("GS-9.7", "GS-9.13"), "refused.not_offered") == refused(s, "calm", "green")
    play(s, "calm", "red")

    assert not on_stone(s, "red.0")
    assert not on_stone(s, "red.1")
    assert on_stone(s, "blue.0")


def test_the_watchman_needs_a_figure_on_a_stone() -> None:
    """
    GS-9.1, GS-9.13: figures on their cards cannot go back.
    """
    s = table(
        at={"yellow": "night_watchman"},
        ghosts={"red.0": "skinner"},
        ask=ACT,
        yin_yang=["yellow"],
    )

    assert NO_EFFECT == refused(s, *SEEK_HELP)


# Circle of Prayer


def test_the_circle_takes_a_token_from_the_supply() -> None:
    """
    GS-9.8, GS-9.13: another colour than the one lying there, which returns.
    """
    s = table(at={"yellow": "circle_of_prayer"}, circle="red", ask=ACT)
    play(s, *SEEK_HELP)
    assert ["yellow", "green", "blue", "black"] == [o[1] for o in offered(s)]

    play(s, "pray", "black")

    assert ([4, 4, 4, 4, 3], 4) == (s.supply, s.circle)


def test_the_circle_needs_another_colour_in_the_supply() -> None:
    """
    GS-9.1, GS-19.1, GS-X-25: a colour that is out cannot be prayed for.
    """
    s = table(
        difficulty="initiation",
        tao=dict.fromkeys(("yellow", "red", "green", "blue"), "black"),
        at={"yellow": "circle_of_prayer"},
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    assert ("pray", "black") not in offered(s)
    assert (("GS-9.8", "GS-9.13", "GS-19.1"), "refused.not_offered") == (
        refused(s, "pray", "black")
    )

    s = table(
        at={"yellow": "circle_of_prayer"},
        circle="black",
        ask=ACT,
        yin_yang=["yellow"],
        tao={
            "yellow": "blue blue blue blue red red red red",
            "red": "yellow yellow yellow yellow green green green green",
        },
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)


def test_the_circle_stays_after_exorcisms() -> None:
    """
    GS-9.8, GS-8.3.3: it still works under a Tao lock, and its token stays.
    """
    s = table(
        at={"yellow": "tea_house"},
        circle="black",
        ghosts={"yellow.2": "gloomy_minion", "red.0": "black_widow_1"},
        ask=ACT,
    )
    fate(s, "red", "red", "red")

    play(s, *("attempt_exorcism",))

    assert ("", 4) == (ghost(s, "yellow.2"), s.circle)


# Pavilion of the Heavenly Wind


def test_the_pavilion_moves_a_ghost_then_a_taoist() -> None:
    """
    GS-9.9, GS-R-14: to any free space, then another Taoist to a neighbouring tile.
    """
    s = table(
        at={"yellow": "pavilion", "red": "tea_house"},
        ghosts={"red.0": "skinner"},
        ask=ACT,
    )
    play(s, *SEEK_HELP)
    assert 1 + 11 == len(offered(s))
    assert ("blow_ghost", "red.0", "red.0") not in offered(s)
    play(s, "blow_ghost", "red.0", "blue.2")
    moved = {(o[1], o[2]) for o in offered(s, "send_taoist")}
    assert {"red", "green", "blue"} == {board for board, _ in moved}
    assert ("red", "cemetery") not in moved
    play(s, "send_taoist", "red", "night_watchman")

    assert ("skinner", "night_watchman") == (ghost(s, "blue.2"), tile_of(s, "red"))


def test_each_half_of_the_pavilion_may_be_skipped_but_not_both() -> None:
    """
    GS-9.9, GS-R-14: one of the two must be done.
    """
    s = table(at={"yellow": "pavilion"}, ghosts={"red.0": "skinner"}, ask=ACT)
    play(s, *SEEK_HELP)
    play(s, *SKIP)
    assert "blow_taoist" == open_decision(s)
    assert SKIP not in offered(s)
    rules, key = refused(s, *SKIP)
    assert ("GS-9.9", "refused.not_offered") == (rules[0], key)

    s = table(at={"yellow": "pavilion"}, ghosts={"red.0": "skinner"}, ask=ACT)
    play(s, *SEEK_HELP)
    play(s, "blow_ghost", "red.0", "red.1")
    events = play(s, *SKIP)
    assert "turn_began" in names(events)


def test_the_pavilion_without_ghosts_moves_a_taoist() -> None:
    """
    GS-9.9, GS-9.1: the only half that is possible must be done.
    """
    s = table(at={"yellow": "pavilion"}, ask=ACT)

    play(s, *SEEK_HELP)

    assert "blow_taoist" == open_decision(s)
    assert SKIP not in offered(s)


def test_dead_taoists_are_not_moved() -> None:
    """
    GS-9.9, GS-14.3: only living ones.
    """
    s = table(at={"yellow": "pavilion"}, qi={"red": 0, "green": 0}, ask=ACT)
    play(s, *SEEK_HELP)

    assert {"blue"} == {option[1] for option in offered(s)}


def test_the_pavilion_solo_in_the_second_edition_moves_the_own_taoist() -> None:
    """
    GS-9.9: fr2010 solo: the own Taoist is moved.
    """
    s = table(
        players=1, edition=FR, at={"yellow": "pavilion"}, ask=ACT, yin_yang=["yellow"]
    )
    play(s, *SEEK_HELP)
    play(s, "send_taoist", "yellow", "tea_house")

    assert "tea_house" == tile_of(s, "yellow")


def test_the_pavilion_solo_in_the_first_edition_moves_a_ghost_only() -> None:
    """
    GS-9.9: nl2008 solo has no Taoist to move.
    """
    s = table(
        players=1, edition=NL, at={"yellow": "pavilion"}, ask=ACT, yin_yang=["yellow"]
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)

    s = table(
        players=1,
        edition=NL,
        at={"yellow": "pavilion"},
        ghosts={"red.0": "skinner"},
        ask=ACT,
        yin_yang=["yellow"],
    )
    play(s, *SEEK_HELP)
    assert SKIP not in offered(s)
    play(s, "blow_ghost", "red.0", "red.1")
    assert "finish" == open_decision(s)


def test_a_moved_ghost_keeps_what_it_holds() -> None:
    """
    GS-9.10: figure, Mantra, die and lock go along; left stones are not applied again.
    """
    s = table(
        at={"yellow": "pavilion"},
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={
            "red.0": "skinner",
            "green.0": "severed_heads_1",
            "blue.0": "fallen_monks",
        },
        figures=["red.0"],
        mantra="red.0",
        ask=ACT,
        yin_yang=["yellow"],
    )
    for start, end in (
        ("red.0", "red.1"),
        ("green.0", "green.1"),
        ("blue.0", "green.2"),
    ):
        s.yin_yang[0] = True
        s.menu = None
        play(s, "use_yin_yang", "pavilion")
        events = play(s, "blow_ghost", start, end)
        assert ["ghost_moved"] == names(events)
        play(s, *SKIP)

    assert on_stone(s, "red.1")
    assert not on_stone(s, "red.0")
    assert 4 == s.mantra
    assert [7] == [space for space in range(12) if s.captives[space]]
    assert [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] == s.locks


def test_a_lock_works_on_the_board_where_the_ghost_lies() -> None:
    """
    GS-9.10, GS-16.5: moved to the yellow board it takes the Mantra off as well.
    """
    s = table(
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"blue.0": "perfidious_nymph_1", "red.0": "skinner"},
        mantra="red.0",
        at={"yellow": "pavilion"},
        ask=ACT,
    )
    play(s, *SEEK_HELP)

    events = play(s, "blow_ghost", "blue.0", "yellow.0")

    assert ["ghost_moved", "mantra_lifted"] == names(events)


def test_a_ghost_moved_onto_a_buddha() -> None:
    """
    GS-9.11: it is discarded as in 5.5; an incarnation stays as in 5.6.
    """
    s = table(
        at={"yellow": "pavilion"},
        buddhas=["blue.0", "blue.1"],
        ghosts={"red.0": "black_widow_1", "red.1": "vampire_lord"},
        ask=ACT,
        yin_yang=["yellow"],
    )
    play(s, "use_yin_yang", "pavilion")
    events = play(s, "blow_ghost", "red.0", "blue.0")
    assert ["buddha_returned", "ghost_stopped"] == names(events)
    assert ("", "") == (ghost(s, "red.0"), ghost(s, "blue.0"))
    assert not any(s.locks)
    play(s, *SKIP)
    play(s, *SEEK_HELP)
    play(s, "blow_ghost", "red.1", "blue.1")

    assert ("vampire_lord", 2) == (ghost(s, "blue.1"), s.temple)


# Tea House


def test_the_tea_house_gives_a_token_and_qi_for_a_ghost() -> None:
    """
    GS-9.12, GS-5.9: a Tao token of choice, 1 Qi, then an arrival.
    """
    s = table(at={"yellow": "tea_house"}, deck=["dark_wraith_1"], ask=ACT)
    play(s, *SEEK_HELP)
    assert ("take_tao", 0) == (open_decision(s), asked(s))

    events = play(s, "take_tao", "green")

    assert ["tao_gained", "qi_gained", "ghost_drawn"] == names(events)
    assert ("green", 4) == (tokens(s, "yellow"), qi(s, "yellow"))
    assert {"yellow.0", "yellow.1", "yellow.2"} == {o[1] for o in offered(s)}


def test_the_tea_house_offers_only_colours_left() -> None:
    """
    GS-19.1: a colour that is out cannot be chosen.
    """
    s = table(
        at={"yellow": "tea_house"}, tao={"red": "green green green green"}, ask=ACT
    )
    play(s, *SEEK_HELP)

    assert (("GS-19.1",), "refused.colour_out") == refused(s, "take_tao", "green")
    assert (("GS-8.5.2",), "refused.not_offered") == refused(s, "stay")


def test_the_tea_house_with_empty_supplies() -> None:
    """
    GS-9.1, GS-19.2: it needs a token or a Qi to give; a missing part is lost.
    """
    everything = {
        "yellow": "blue blue blue blue red red red red green green green green",
        "red": "yellow yellow yellow yellow black black black black",
    }
    s = table(at={"yellow": "tea_house"}, tao=everything, ask=ACT, deck=["ghoul"])
    play(s, *SEEK_HELP)
    assert (4, "place_ghost") == (qi(s, "yellow"), open_decision(s))

    s = table(
        at={"yellow": "tea_house"},
        tao=everything,
        qi={"green": 11},
        ask=ACT,
        yin_yang=["yellow"],
    )
    assert NO_EFFECT == refused(s, *SEEK_HELP)


@pytest.mark.parametrize("edition", BOTH)
def test_help_is_offered_where_it_has_an_effect(edition: str) -> None:
    """
    GS-9.1, GS-9.13: at an idle table five villagers have nothing to do.
    """
    s = table(edition=edition, yin_yang=["yellow"])

    idle = {"cemetery", "taoist_altar", "sorcerer", "night_watchman"}
    useful = {option[1] for option in offered(s, "use_yin_yang")}
    assert idle.isdisjoint(useful)
    assert 5 == len(useful)
    effect(s, "haunt_place", 1)
    s.menu = None
    assert ("use_yin_yang", "taoist_altar") not in offered(s), "the Altar is haunted"
