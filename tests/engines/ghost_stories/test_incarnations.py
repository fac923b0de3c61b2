from __future__ import annotations

from typing import Any

import pytest

from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    FR,
    NL,
    SEEK_HELP,
    asked,
    begin_turn,
    effect,
    fate,
    ghost,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    qi,
    table,
    tokens,
)

ACT = ("act",)
PLACE: dict[str, Any] = {"at": {"yellow": "tea_house"}, "ask": ACT}


def test_incarnations_follow_placement_requirement_and_pavilion() -> None:
    """
    GS-15.1: Circle, Mantra and Pavilion work on them as on any ghost.
    """
    s = table(
        deck=["vampire_lord"],
        powers={"yellow": "enfeeblement_mantra"},
        circle="yellow",
        yin_yang=["yellow"],
        at={"yellow": "tea_house"},
    )
    effect(s, "bring_ghost", -1)
    assert {"yellow.0", "yellow.1", "yellow.2"} == {o[1] for o in offered(s)}
    play(s, "place_ghost", "yellow.0")
    play(s, "place_mantra", "yellow.0")
    play(s, "use_yin_yang", "pavilion")
    play(s, "blow_ghost", "yellow.0", "blue.0")
    play(s, "skip")
    play(s, "stay")
    fate(s, "yellow", "yellow", "red")
    play(s, *ATTEMPT)

    assert "" == ghost(s, "blue.0")


@pytest.mark.parametrize("edition", BOTH)
def test_the_group_shares_the_reward_of_an_incarnation(edition: str) -> None:
    """
    GS-15.2: for the Qi and for the Yin-Yang the group names a living player each.
    """
    s = table(
        edition=edition,
        difficulty="nightmare",
        qi={"blue": 0},
        yin_yang=["yellow"],
        ghosts={"yellow.2": "dark_mistress"},
        **PLACE,
    )
    fate(s, "blue", "blue", "blue")
    play(s, *ATTEMPT)
    assert [("give_qi", b) for b in ("yellow", "red", "green")] == offered(s)
    play(s, "give_qi", "red")
    assert [("give_yin_yang", b) for b in ("red", "green")] == offered(s)
    play(s, "give_yin_yang", "green")

    assert (4, True) == (qi(s, "red"), s.yin_yang[2])
    assert s.outcome is None, "three more incarnations are to come"


def test_a_reward_for_nobody_is_lost() -> None:
    """
    GS-15.2, GS-8.5.3: no Qi in the supply, and all Yin-Yang held.
    """
    s = table(
        qi={"green": 11},
        yin_yang=["yellow", "red", "green", "blue"],
        ghosts={"yellow.2": "dark_mistress"},
        **PLACE,
    )
    fate(s, "blue", "blue", "blue")

    events = play(s, *ATTEMPT)

    assert ["ghost_exorcised", "game_ended"] == names(events)[-2:]


@pytest.mark.parametrize("edition", BOTH)
def test_a_dead_exorcist_gets_nothing_of_an_incarnation(edition: str) -> None:
    """
    GS-15.2, GS-R-16: other living players take the reward, in both editions.
    """
    s = table(
        edition=edition,
        difficulty="nightmare",
        qi={"yellow": 1},
        tao={"yellow": "black black"},
        ghosts={"yellow.2": "death_army"},
        **PLACE,
    )
    fate(s, "black", "black", "white", "lose_qi")
    play(s, *ATTEMPT)
    play(s, "exorcise_with", ("yellow.2",), ("yellow.black", "yellow.black"))

    assert ("give_qi", 1) == (open_decision(s), asked(s))
    assert [("give_qi", b) for b in ("red", "green", "blue")] == offered(s)


def test_howling_nightmare() -> None:
    """
    GS-15.3: it brings a ghost, and is safe while the opposite space holds one.
    """
    s = table(ghosts={"yellow.2": "howling_nightmare", "green.0": "ghoul"}, **PLACE)
    assert ATTEMPT not in offered(s)

    effect(s, "discard_ghost", 6)
    assert ATTEMPT in offered(s)


def test_uncatchable_in_the_first_edition() -> None:
    """
    GS-15.4, GS-R-25, GS-5.6: only while it lies with a Buddha, which stays with it.
    """
    s = table(
        edition=NL,
        buddhas=["yellow.2", "blue.1"],
        deck=["uncatchable"],
        yin_yang=["yellow"],
        **PLACE,
    )
    fate(s, "none")
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.2")
    assert (0, True) == (s.temple, s.buddhas[2])
    assert ATTEMPT in offered(s)

    play(s, "use_yin_yang", "pavilion")
    play(s, "blow_ghost", "yellow.2", "blue.0")
    assert (1, False) == (s.temple, s.buddhas[2])
    play(s, "skip")
    assert ATTEMPT not in offered(s), "it left the Buddha"


def test_the_buddha_of_uncatchable_returns_with_its_exorcism() -> None:
    """
    GS-15.4: nl2008: when the card leaves the space its Buddha goes to the Temple.
    """
    s = table(edition=NL, difficulty="nightmare", buddhas=["yellow.2"], **PLACE)
    s.ghosts[2] = 57
    s.deck[0] = next(n for n in range(56, 66) if n not in (57, *s.deck))
    s.deck = [card for card in s.deck if card != 57]
    s.incarnations = 1 + sum(card > 55 for card in s.deck)
    fate(s, "black", "black", "white")
    play(s, *ATTEMPT)

    assert (2, False) == (s.temple, s.buddhas[2])


def test_uncatchable_in_the_second_edition() -> None:
    """
    GS-15.4, GS-R-25: for good once it was put on a Buddha, which returns at once.
    """
    s = table(
        edition=FR,
        buddhas=["blue.0"],
        ghosts={"yellow.2": "uncatchable"},
        yin_yang=["yellow"],
        **PLACE,
    )
    assert ATTEMPT not in offered(s)
    play(s, "use_yin_yang", "pavilion")
    play(s, "blow_ghost", "yellow.2", "blue.0")
    assert (2, True) == (s.temple, s.caught)
    play(s, "skip")
    assert ATTEMPT in offered(s)

    s.yin_yang[0] = True
    s.menu = None
    play(s, "use_yin_yang", "pavilion")
    play(s, "blow_ghost", "blue.0", "yellow.2")
    play(s, "skip")
    assert ATTEMPT in offered(s), "still caught elsewhere"
    fate(s, "black", "black", "white")
    play(s, *ATTEMPT)
    assert not s.caught


def test_uncatchable_rolls_the_curse_die_on_arrival() -> None:
    """
    GS-15.4, GS-6.2.2: the active player suffers it.
    """
    s = table(deck=["uncatchable"])
    fate(s, "lose_qi")
    effect(s, "bring_ghost", -1)

    play(s, "place_ghost", "yellow.0")

    assert 2 == qi(s, "yellow")


def test_hope_killer() -> None:
    """
    GS-15.5: two of each board colour, and the Curse die when exorcised.
    """
    s = table(
        tao={"yellow": "yellow red green green blue"},
        ghosts={"yellow.2": "hope_killer"},
        **PLACE,
    )
    fate(s, "yellow", "red", "white", "none")
    play(s, *ATTEMPT)
    spent = tuple(
        f"yellow.{colour}" for colour in ("yellow", "red", "green", "green", "blue")
    )

    events = play(s, "exorcise_with", ("yellow.2",), spent)

    assert ("curse_rolled", "yellow", "none") in events


def test_death_army() -> None:
    """
    GS-15.6: black 5, a Tormentor, and a curse before it is discarded.
    """
    s = table(ghosts={"yellow.0": "death_army"})
    fate(s, "lose_qi")
    begin_turn(s, "yellow")
    assert 2 == qi(s, "yellow")

    s = table(tao={"yellow": "black black"}, ghosts={"yellow.2": "death_army"}, **PLACE)
    fate(s, "black", "black", "white", "haunt")
    play(s, *ATTEMPT)
    spent = ("yellow.black", "yellow.black")
    events = play(s, "exorcise_with", ("yellow.2",), spent)
    told = names(events)
    assert told.index("tile_haunted") < told.index("ghost_exorcised")


@pytest.mark.parametrize("edition", BOTH)
def test_forgotten_ones(edition: str) -> None:
    """
    GS-15.7: no power and no Power token, until it is gone (GS-15.11).
    """
    s = table(
        players=3,
        edition=edition,
        power_tokens={"yellow": 1},
        ghosts={"red.0": "forgotten_ones"},
    )
    assert [] == offered(s, "fill_pockets", "use_power_token")

    effect(s, "discard_ghost", 3)
    assert offered(s, "fill_pockets", "use_power_token")


def test_bonecracker_on_arrival() -> None:
    """
    GS-15.8: every living player discards one Tao token of his choice.
    """
    s = table(
        deck=["bonecracker"], tao={"yellow": "red", "red": "blue", "green": "black"}
    )
    effect(s, "bring_ghost", -1)

    play(s, "place_ghost", "red.0")

    assert ["", "", ""] == [tokens(s, b) for b in ("yellow", "red", "green")]


def test_dark_mistress_creeping_horror_and_vampire_lord() -> None:
    """
    GS-15.9: a Tao lock, a captured die, a Haunter.
    """
    s = table(
        ghosts={
            "blue.1": "dark_mistress",
            "green.0": "creeping_horror",
            "yellow.0": "vampire_lord",
        }
    )
    assert (2, 1) == (s.locks[10], s.captives.count(True))
    begin_turn(s, "yellow")
    assert on_stone(s, "yellow.0")


@pytest.mark.parametrize("edition", BOTH)
def test_nameless(edition: str) -> None:
    """
    GS-15.10: it clears the Circle on arrival; a new token may be put there later.
    """
    s = table(
        edition=edition,
        circle="red",
        deck=["nameless"],
        at={"yellow": "circle_of_prayer"},
        ask=ACT,
    )
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.2")
    assert (-1, [4] * 5) == (s.circle, s.supply)
    play(s, *SEEK_HELP)
    play(s, "pray", "red")
    assert 1 == s.circle

    s = table(edition=edition, deck=["nameless"])
    effect(s, "bring_ghost", -1)
    assert ["ghost_arrived"] == names(play(s, "place_ghost", "yellow.2"))


def test_the_effects_of_an_incarnation_end_with_it() -> None:
    """
    GS-15.11, GS-16.2: white counts again once Nameless has left.
    """
    s = table(
        difficulty="nightmare",
        tao={"yellow": "yellow red green blue"},
        ghosts={"yellow.2": "nameless", "blue.0": "drowned_maiden"},
        **PLACE,
    )
    fate(s, "black", "white", "white")
    play(s, *ATTEMPT)
    assert 4 in s.locks
    spent = tuple(f"yellow.{colour}" for colour in ("yellow", "red", "green", "blue"))
    play(s, "exorcise_with", ("yellow.2",), spent)

    assert 4 not in s.locks
