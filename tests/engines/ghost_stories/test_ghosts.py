from __future__ import annotations

import pytest

from engines.ghost_stories.cards import CARD_NUMBERS
from tests.engines.ghost_stories.builders import (
    BOTH,
    FR,
    NL,
    asked,
    begin_turn,
    effect,
    ghost,
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

FULL = {
    f"{board}.{index}": f"{card}"
    for board, cards in {
        "yellow": ("zombie_1", "zombie_2", "yellow_plague"),
        "red": ("blood_drinker_1", "blood_drinker_2", "flesh_devourer"),
        "green": ("rotten_soul_1", "rotten_soul_2", "green_abomination"),
        "blue": ("abysmal_1", "abysmal_2", "liquid_horror"),
    }.items()
    for index, card in enumerate(cards)
}


def test_twelve_ghosts_cost_one_qi_instead() -> None:
    """
    GS-5.1, GS-R-06: no card is drawn; the active player loses 1 Qi.
    """
    s = table(ghosts=FULL)
    deck = len(s.deck)

    effect(s, "bring_ghost", -1)

    assert (2, deck) == (qi(s, "yellow"), len(s.deck))


def test_twelve_ghosts_cost_the_neutral_board_its_own_qi() -> None:
    """
    GS-5.1, GS-13.2: in a neutral turn the active board loses it.
    """
    s = table(players=3, active="blue", ghosts=FULL)

    effect(s, "bring_ghost", -1)

    assert 2 == qi(s, "blue")


@pytest.mark.parametrize("buddhas", [(), ("yellow.0", "yellow.1")])
@pytest.mark.parametrize("edition", BOTH)
def test_the_last_card_drawn_loses(edition: str, buddhas: tuple[str, ...]) -> None:
    """
    GS-5.2, GS-17.2.3, GS-19.5, GS-R-26: lost at the draw, before the placement.

    A Buddha that could send the ghost away comes too late.
    """
    s = table(edition=edition, buddhas=buddhas)
    s.discard, s.deck = s.deck[1:], s.deck[:1]

    events = effect(s, "bring_ghost", -1)

    assert ["ghost_drawn", "game_ended"] == names(events)
    assert s.outcome is not None
    assert "deck_exhausted" == s.outcome.reason
    assert [] == s.deck


@pytest.mark.parametrize(
    "card,board",
    [
        ("ghoul", "yellow"),
        ("skinner", "red"),
        ("fallen_monk", "green"),
        ("drowned_maiden", "blue"),
        ("shapeless_evil", "red"),
        ("hope_killer", "red"),
        ("nameless", "red"),
    ],
)
def test_the_home_board(card: str, board: str) -> None:
    """
    GS-5.3, GS-R-28: the board of the colour; black ghosts come to the active board.
    """
    s = table(active="red", deck=[card])

    effect(s, "bring_ghost", -1)

    assert [("place_ghost", f"{board}.{n}") for n in range(3)] == offered(s)


def test_the_delegate_chooses_the_space() -> None:
    """
    GS-5.4, GS-R-02, GS-R-03, GS-0.4: the active player, else the next living one.
    """
    s = table(deck=["ghoul"])
    effect(s, "bring_ghost", -1)
    assert 0 == asked(s)

    s = table(qi={"yellow": 0, "red": 0}, deck=["ghoul"])
    effect(s, "bring_ghost", -1)
    assert ("place_ghost", 2) == (open_decision(s), asked(s))


def test_a_full_home_board_opens_all_others() -> None:
    """
    GS-5.4, GS-X-21: then any free space of the other boards may be chosen.
    """
    s = table(ghosts={k: v for k, v in FULL.items() if k != "blue.1"}, deck=["ghoul"])
    assert ["ghost_drawn", "ghost_arrived"] == names(effect(s, "bring_ghost", -1))
    assert "ghoul" == ghost(s, "blue.1"), "one space is left: no choice"

    gone = ("red.0", "green.2")
    s = table(
        ghosts={k: v for k, v in FULL.items() if k not in gone}, deck=["dark_wraith_1"]
    )
    effect(s, "bring_ghost", -1)
    assert [("place_ghost", space) for space in gone] == offered(s)
    assert (("GS-5.4",), "refused.space_taken") == refused(s, "place_ghost", "blue.0")


def test_a_black_first_card_never_finds_a_full_board() -> None:
    """
    GS-X-21: step 3 is skipped then; only added ghosts and the Tea House meet one.
    """
    full = {k: v for k, v in FULL.items() if k.startswith("yellow")}
    s = table(ghosts=full, deck=["dark_wraith_1"])
    assert "ghost_drawn" not in names(begin_turn(s, "yellow"))

    s = table(ghosts=full, at={"yellow": "tea_house"}, deck=["dark_wraith_1"])
    play(s, "stay")
    play(s, "seek_help")
    play(s, "take_tao", "red")
    assert 9 == len(offered(s, "place_ghost"))


def test_the_home_board_goes_first() -> None:
    """
    GS-5.4: another board is refused while the home board has a free space.
    """
    s = table(deck=["ghoul"])
    effect(s, "bring_ghost", -1)

    expected = (("GS-5.3", "GS-5.4"), "refused.home_board")
    assert expected == refused(s, "place_ghost", "red.0")


def test_a_placement_is_no_window() -> None:
    """
    GS-7.2, GS-10.1, GS-12.1: Yin-Yang and Power tokens wait until it is over.
    """
    s = table(
        players=3,
        deck=["ghoul"],
        yin_yang=["yellow"],
        power_tokens={"yellow": 1},
        haunted=["tea_house"],
    )
    effect(s, "bring_ghost", -1)

    for option, rule in (
        (("use_yin_yang", "pavilion"), "GS-10.1"),
        (("purify", "tea_house"), "GS-10.1"),
        (("use_power_token", "blue"), "GS-12.1"),
    ):
        expected = (("GS-7.2", rule), "refused.only_in_windows")
        assert expected == refused(s, *option)


@pytest.mark.parametrize("edition", BOTH)
def test_a_buddha_stops_a_ghost(edition: str) -> None:
    """
    GS-5.5, GS-5.4, GS-R-08: discarded without its stones, the Buddha returns.
    """
    s = table(edition=edition, buddhas=["yellow.0"], deck=["coffin_breaker_1", "ghoul"])
    effect(s, "bring_ghost", -1)

    events = play(s, "place_ghost", "yellow.0")

    assert ["buddha_returned", "ghost_stopped"] == names(events)
    assert ("", 2) == (ghost(s, "yellow.0"), s.temple)
    assert [CARD_NUMBERS["coffin_breaker_1"]] == s.discard


def test_a_buddha_does_not_stop_an_incarnation() -> None:
    """
    GS-5.6, GS-15.1: the incarnation stays and the Buddha returns.
    """
    s = table(buddhas=["yellow.0"], deck=["vampire_lord"])
    effect(s, "bring_ghost", -1)

    play(s, "place_ghost", "yellow.0")

    assert ("vampire_lord", 2) == (ghost(s, "yellow.0"), s.temple)
    assert not any(s.buddhas)


def test_left_icons_act_in_printed_order() -> None:
    """
    GS-5.8, GS-R-07, GS-16.1: Severed Heads takes its die, then brings the ghost.
    """
    s = table(deck=["severed_heads_1", "repellent_beauty"])
    effect(s, "bring_ghost", -1)

    events = play(s, "place_ghost", "yellow.0")

    assert ["ghost_arrived", "die_captured", "ghost_drawn"] == names(events)


def test_an_added_ghost_is_resolved_completely() -> None:
    """
    GS-5.8, GS-5.9: its own left stone comes before the next icon of the first.
    """
    s = table(deck=["coffin_breaker_1", "grave_walker"])
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.0")

    events = play(s, "place_ghost", "yellow.1")

    assert ["ghost_arrived", "qi_lost", "power_locked"] == names(events)


def test_a_lock_begins_after_the_ghost_printed_before_it() -> None:
    """
    GS-5.10, GS-R-45: Strength still skips the roll of Uncatchable brought by 25.
    """
    s = table(
        active="green",
        powers={"green": "strength_of_a_mountain"},
        deck=["fallen_monks", "uncatchable"],
    )
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "green.0")

    events = play(s, "place_ghost", "green.1")

    assert ["ghost_arrived", "curse_skipped", "power_locked"] == names(events)


def test_a_die_is_captured_while_one_is_free() -> None:
    """
    GS-16.3, GS-19.3, GS-R-23: at most the three standard dice; later none either.
    """
    s = table(
        ghosts={
            "yellow.0": "severed_heads_1",
            "yellow.1": "severed_heads_2",
            "red.0": "repellent_beauty",
        },
        deck=["creeping_horror"],
    )
    effect(s, "bring_ghost", -1)

    events = play(s, "place_ghost", "green.0")
    assert ["ghost_arrived"] == names(events)
    assert 3 == s.captives.count(True)
    effect(s, "discard_ghost", 0)
    assert 2 == s.captives.count(True), "a freed die is not taken afterwards"


def test_everything_of_a_ghost_ends_when_it_leaves() -> None:
    """
    GS-16.2, GS-15.11: its die, its lock, its figure and the Mantra are free again.
    """
    s = table(
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={
            "red.0": "repellent_beauty",
            "red.1": "black_widow_1",
            "red.2": "ghoul",
        },
        figures=["red.2"],
        mantra="red.2",
    )

    for space in (3, 4, 5):
        effect(s, "discard_ghost", space)

    assert not any(s.captives)
    assert not any(s.locks)
    assert not any(s.figures)
    assert -1 == s.mantra


def test_a_discard_gives_neither_curse_nor_reward() -> None:
    """
    GS-16.6, GS-0.5: the right stone belongs to exorcisms only.
    """
    s = table(ghosts={"red.0": "black_widow_1"})

    assert ["ghost_discarded"] == names(effect(s, "discard_ghost", 3))
    assert "move" == open_decision(s)


def test_grave_walker_drains_the_active_player() -> None:
    """
    GS-16.4, GS-R-24: the active player loses the Qi, wherever the ghost lies.
    """
    full = {k: v for k, v in FULL.items() if k.startswith("yellow")}
    s = table(ghosts=full, deck=["grave_walker"])
    effect(s, "bring_ghost", -1)

    play(s, "place_ghost", "red.0")

    assert (2, 3) == (qi(s, "yellow"), qi(s, "red"))


def test_shapeless_evil_haunts_from_its_space() -> None:
    """
    GS-16.4, GS-6.1.1: the first active tile of its line is haunted on arrival.
    """
    s = table(haunted=["circle_of_prayer"], deck=["shapeless_evil"])
    effect(s, "bring_ghost", -1)

    play(s, "place_ghost", "yellow.0")

    assert is_haunted(s, "sorcerer")


def test_every_living_player_with_tokens_discards_one() -> None:
    """
    GS-16.4, GS-R-42: each for himself, of his own choice, Tao lock or not.
    """
    s = table(
        qi={"green": 0},
        ghosts={"blue.0": "black_widow_1"},
        tao={"yellow": "red blue", "blue": "black"},
        deck=["soul_eater"],
    )
    effect(s, "bring_ghost", -1)

    play(s, "place_ghost", "yellow.0")
    assert ("discard_tao", 0) == (open_decision(s), asked(s))
    assert [("discard_tao", "red"), ("discard_tao", "blue")] == offered(s)
    assert (("GS-16.4", "GS-15.8"), "refused.not_offered") == (
        refused(s, "discard_tao", "black")
    )
    play(s, "discard_tao", "red")

    assert ("blue", "") == (tokens(s, "yellow"), tokens(s, "blue"))
    assert "move" == open_decision(s)


@pytest.mark.parametrize("edition", [NL, FR])
def test_figures_are_not_limited(edition: str) -> None:
    """
    GS-19.4, GS-R-22: nine Haunters with figures on nine first stones are fine.
    """
    haunters = [
        *("ghoul", "restless_dead", "hopping_vampire_1"),
        *("skinner", "bleeding_eyes", "scarlet_evildoer_1"),
        *("creeping_one", "restless_spirit", "wicked_one_1"),
    ]
    spaces = [f"{b}.{n}" for b in ("yellow", "red", "green") for n in range(3)]
    s = table(edition=edition, ghosts=dict(zip(spaces, haunters, strict=True)))

    for space in range(9):
        effect(s, "advance_figure", space)

    assert 9 == s.figures.count(True)
