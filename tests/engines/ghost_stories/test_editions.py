"""Each line of the edition table, in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.ghost_stories import TITLE
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    FR,
    NL,
    PASS,
    SEEK_HELP,
    STAY,
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
from tests.engines.ghost_stories.test_setup import laid

TEA = {"yellow": "tea_house"}
both = pytest.mark.parametrize("edition", BOTH)


@pytest.mark.parametrize("edition,allowed", [(NL, True), (FR, False)])
def test_colours_and_sides(edition: str, allowed: bool) -> None:
    """
    GS-2.1.2: chosen in nl2008, drawn in fr2010.
    """
    options: dict[str, Any] = {"edition": edition, "colours": ["red", "blue"]}
    if allowed:
        assert (1, 3) == laid(2, **options).boards
    else:
        with pytest.raises(BadSetup):
            TITLE.complete(2, options)


@pytest.mark.parametrize("edition,black", [(NL, 0), (FR, 1)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_starting_tao_at_initiation(edition: str, black: int, players: int) -> None:
    """
    GS-2.2.3, GS-2.2.4: a black token more in fr2010, with others and solo.
    """
    s = laid(players, edition=edition, difficulty="initiation")

    assert [black] * players == [s.tao[5 * board + 4] for board in s.boards]


@pytest.mark.parametrize(
    "edition,boards", [(NL, {(1,)}), (FR, {(0,), (1,), (2,), (3,)})]
)
def test_the_solo_board(edition: str, boards: set[tuple[int]]) -> None:
    """
    GS-2.2.7: red in nl2008, any colour in fr2010.
    """
    assert boards == {laid(1, seed, edition=edition).boards for seed in range(40)}


@pytest.mark.parametrize("edition,limit", [(NL, 4), (FR, 3)])
def test_haunted_tiles_to_lose(edition: str, limit: int) -> None:
    """
    GS-17.2.2: four at Initiation in nl2008, three in fr2010.
    """
    s = table(edition=edition, difficulty="initiation")
    for place in range(limit - 1):
        effect(s, "haunt_place", place)
    assert s.outcome is None
    effect(s, "haunt_place", 8)

    assert s.outcome is not None


@pytest.mark.parametrize(
    "edition,reason", [(NL, "line_haunted"), (FR, "village_haunted")]
)
def test_the_whole_line(edition: str, reason: str) -> None:
    """
    GS-6.1.2: nl2008 loses at the fourth haunting, fr2010 has lost at the third tile.
    """
    s = table(edition=edition, difficulty="initiation", haunted=["circle_of_prayer"])
    count = 0
    while s.outcome is None:
        effect(s, "haunt_line", 0)
        count += 1

    assert (reason, 3 if edition == NL else 2) == (s.outcome.reason, count)


@both
def test_step_two(edition: str) -> None:
    """
    GS-7.4, GS-R-01: passing is allowed, two actions are not.
    """
    s = table(edition=edition, at=TEA, ghosts={"yellow.2": "lich"}, ask=("act",))

    assert [PASS, SEEK_HELP, ATTEMPT] == offered(s)


@both
def test_the_centre_tile(edition: str) -> None:
    """
    GS-8.1.1: no exorcism from there.
    """
    s = table(edition=edition, ghosts={"yellow.2": "lich"}, ask=("act",))

    assert (("GS-8.1.1",), "refused.no_target") == refused(s, *ATTEMPT)


@both
def test_two_ghosts_and_only_one_possible(edition: str) -> None:
    """
    GS-8.4.2: the player chooses which.
    """
    ghosts = {"yellow.2": "ghoul", "blue.0": "coffin_breaker_2"}
    s = table(edition=edition, at=TEA, ghosts=ghosts, ask=("act",))
    fate(s, "yellow", "red", "red")
    play(s, *ATTEMPT)

    expected = [("exorcise", ("yellow.2",)), ("exorcise", ("blue.0",))]
    assert expected == offered(s)


@pytest.mark.parametrize("edition,decision", [(NL, "act"), (FR, "move")])
def test_twin_winds(edition: str, decision: str) -> None:
    """
    GS-11.6: after the own move in nl2008, before it in fr2010.
    """
    s = table(
        edition=edition,
        active="red",
        powers={"red": "dance_of_the_twin_winds"},
        yin_yang=["red"],
    )
    found = set()
    for _ in range(2):
        if offered(s, "send_taoist"):
            found.add(open_decision(s))
        play(s, *(STAY if open_decision(s) == "move" else PASS))

    assert {decision} == found


@pytest.mark.parametrize("edition,twice", [(NL, True), (FR, False)])
def test_second_wind_at_the_pavilion(edition: str, twice: bool) -> None:
    """
    GS-11.10: no limit in nl2008, once in fr2010.
    """
    s = table(
        edition=edition,
        active="blue",
        powers={"blue": "second_wind"},
        at={"blue": "pavilion"},
        yin_yang=["blue"],
        ask=("act",),
    )
    play(s, *SEEK_HELP)
    play(s, *offered(s)[0])

    assert twice == (SEEK_HELP in offered(s))


@both
def test_the_gods_favorite(edition: str) -> None:
    """
    GS-11.7: Tao dice of helps and exorcisms, and the Curse die.
    """
    s = table(
        edition=edition,
        active="green",
        at={"green": "herbalist"},
        ghosts={"green.0": "zombie_1"},
        ask=("act",),
    )
    play(s, *SEEK_HELP)
    assert "pick_dice" == open_decision(s)
    s = table(
        edition=edition,
        active="green",
        at={"green": "herbalist"},
        ghosts={"green.0": "zombie_1"},
        ask=("act",),
    )
    fate(s, "yellow", "yellow", "red")
    play(s, *ATTEMPT)
    play(s, "keep_dice")
    assert "reroll_curse" == open_decision(s)


@both
def test_the_mantra_on_several_colours(edition: str) -> None:
    """
    GS-8.2.1: whatever was rolled, the missing colour is the one lowered.
    """
    for missing in ("yellow", "red", "green", "blue"):
        tao = " ".join(
            " ".join([colour] * (2 - (colour == missing)))
            for colour in ("yellow", "red", "green", "blue")
        )
        s = table(
            edition=edition,
            powers={"yellow": "enfeeblement_mantra"},
            ghosts={"yellow.2": "hope_killer"},
            mantra="yellow.2",
            tao={"yellow": tao},
            at=TEA,
            ask=("choose_result",),
        )
        assert 2 == len(offered(s))


@both
def test_the_mantra_returns(edition: str) -> None:
    """
    GS-11.4: with the exorcism or any other removal of its ghost.
    """
    s = table(
        edition=edition,
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"yellow.2": "lich"},
        mantra="yellow.2",
    )
    effect(s, "discard_ghost", 2)

    assert -1 == s.mantra


@both
def test_a_power_regained(edition: str) -> None:
    """
    GS-11.2: at once, usable directly.
    """
    s = table(edition=edition, ghosts={"yellow.2": "coffin_breaker_1"})
    assert [] == offered(s, "fill_pockets")
    effect(s, "discard_ghost", 2)

    assert offered(s, "fill_pockets")


@both
def test_the_left_stone_on_a_buddha_space(edition: str) -> None:
    """
    GS-5.5: not applied.
    """
    s = table(edition=edition, buddhas=["yellow.0"], deck=["grave_walker"])
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.0")

    assert 3 == qi(s, "yellow")


@both
def test_two_buddhas_in_a_turn(edition: str) -> None:
    """
    GS-7.5: from a corner with two empty spaces.
    """
    s = table(edition=edition, at=TEA, held={"yellow": 2}, ask=("finish", 2, -1))
    play(s, "place_buddha", "yellow.2")
    play(s, "place_buddha", "blue.0")

    assert 2 == s.buddhas.count(True)


@pytest.mark.parametrize("edition,stays", [(NL, True), (FR, False)])
def test_uncatchable(edition: str, stays: bool) -> None:
    """
    GS-15.4: the Buddha stays with it in nl2008, and returns in fr2010.
    """
    s = table(edition=edition, buddhas=["yellow.2"], deck=["uncatchable"])
    fate(s, "none")
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.2")

    assert (stays, not stays) == (s.buddhas[2], s.caught)


@both
@pytest.mark.parametrize("card", ["nameless", "hope_killer"])
def test_placement_of_several_colours(edition: str, card: str) -> None:
    """
    GS-5.3: Nameless and Hope Killer are placed as black.
    """
    s = table(edition=edition, active="green", deck=[card])
    effect(s, "bring_ghost", -1)

    assert [f"green.{n}" for n in range(3)] == [option[1] for option in offered(s)]


@both
def test_nameless_and_the_herbalist(edition: str) -> None:
    """
    GS-9.4: white gives nothing there too.
    """
    s = table(
        edition=edition,
        at={"yellow": "herbalist"},
        ghosts={"red.0": "nameless"},
        ask=("act",),
    )
    fate(s, "white", "red")
    play(s, *SEEK_HELP)

    assert "red" == tokens(s, "yellow")


@pytest.mark.parametrize(
    "edition,order",
    [(NL, ["figure_advanced", "tao_lost"]), (FR, ["tao_lost", "figure_advanced"])],
)
def test_bonecracker(edition: str, order: list[str]) -> None:
    """
    GS-4.1.1, GS-4.2.5: in step 1 in nl2008, before it in fr2010.
    """
    s = table(
        edition=edition,
        ghosts={"yellow.0": "bonecracker", "yellow.1": "ghoul"},
        tao={"yellow": "red"},
    )

    told = names(begin_turn(s, "yellow"))

    assert order == [name for name in told if name in order]


@both
def test_forgotten_ones_and_power_tokens(edition: str) -> None:
    """
    GS-15.7: Power tokens are useless as well.
    """
    s = table(
        players=3,
        edition=edition,
        power_tokens={"yellow": 1},
        ghosts={"red.0": "forgotten_ones"},
    )

    assert [] == offered(s, "use_power_token")


@both
def test_the_curse_of_death_army(edition: str) -> None:
    """
    GS-8.5.1: before it is discarded.
    """
    s = table(
        edition=edition,
        at=TEA,
        ghosts={"yellow.2": "death_army"},
        tao={"yellow": "black black"},
        ask=("act",),
        deck=["ghoul"],
    )
    fate(s, "black", "black", "black", "ghost")
    play(s, *ATTEMPT)
    play(s, "exorcise_with", ("yellow.2",), ("yellow.black", "yellow.black"))

    assert ("place_ghost", "yellow.2") not in offered(s)
    assert "death_army" == ghost(s, "yellow.2")


@both
def test_the_reward_of_an_incarnation_and_the_dead(edition: str) -> None:
    """
    GS-15.2: neither Qi nor Yin-Yang go to the dead.
    """
    s = table(edition=edition, qi={"red": 0})
    effect(s, "share_qi")
    assert ("give_qi", "red") not in offered(s)
    s = table(edition=edition, qi={"red": 0})
    effect(s, "share_yin_yang")
    assert ("give_yin_yang", "red") not in offered(s)


@both
def test_the_power_tokens_of_the_dead(edition: str) -> None:
    """
    GS-14.1: to the centre tile.
    """
    s = table(players=3, edition=edition, qi={"yellow": 1}, power_tokens={"yellow": 1})
    effect(s, "lose_qi", 0)

    assert 3 == s.centre


@both
def test_the_cemetery_solo(edition: str) -> None:
    """
    GS-9.2: without effect.
    """
    s = table(players=1, edition=edition, yin_yang=["yellow"])

    assert ("use_yin_yang", "cemetery") not in offered(s)


@pytest.mark.parametrize("edition,moved", [(NL, False), (FR, True)])
def test_the_pavilion_solo(edition: str, moved: bool) -> None:
    """
    GS-9.9: moves the own Taoist in fr2010 only.
    """
    s = table(
        players=1, edition=edition, yin_yang=["yellow"], ghosts={"red.0": "ghoul"}
    )
    play(s, "use_yin_yang", "pavilion")
    play(s, "blow_ghost", "red.0", "red.1")

    assert moved == bool(offered(s, "send_taoist"))
    if moved:
        play(s, "send_taoist", "yellow", "tea_house")
        assert "tea_house" == tile_of(s, "yellow")


@both
def test_yin_yang_twice(edition: str) -> None:
    """
    GS-10.3: allowed if it was regained.
    """
    s = table(edition=edition, yin_yang=["yellow"], haunted=["tea_house", "pavilion"])
    play(s, "purify", "tea_house")
    effect(s, "grant_qi_or_yin_yang")
    play(s, "regain_yin_yang")

    assert ("purify", "pavilion") in offered(s)


@both
def test_yin_yang_on_a_haunted_tile(edition: str) -> None:
    """
    GS-10.1: reactivates it and adds no ghost.
    """
    s = table(edition=edition, yin_yang=["yellow"], haunted=["tea_house"])
    deck = len(s.deck)
    play(s, "purify", "tea_house")

    assert deck == len(s.deck)


@both
def test_qi_above_the_start_value(edition: str) -> None:
    """
    GS-6.3.4: allowed.
    """
    s = table(edition=edition)
    effect(s, "grant_qi")

    assert 4 == qi(s, "yellow")


@both
def test_the_end_of_the_deck(edition: str) -> None:
    """
    GS-17.2.3: the last card loses when it is drawn.
    """
    s = table(edition=edition)
    s.discard, s.deck = s.deck[1:], s.deck[:1]
    effect(s, "bring_ghost", -1)

    assert s.outcome is not None


@pytest.mark.parametrize(
    "facts,first,second",
    [
        ({"difficulty": "normal"}, 10 + 24, 10),
        ({"difficulty": "hell"}, 10 + 24, 20),
    ],
)
def test_scores(facts: dict[str, Any], first: int, second: int) -> None:
    """
    GS-18.1, GS-18.2: victory, Hell, empty spaces.
    """
    for edition, expected in ((NL, first), (FR, second)):
        s = table(edition=edition, **facts)
        s.deck, s.exorcised = [], [56]
        assert 12 + expected == s.rules.questions["score"](s, True)


@pytest.mark.parametrize("edition,bonus", [(NL, 4), (FR, 2)])
def test_the_score_of_other_incarnations(edition: str, bonus: int) -> None:
    """
    GS-18.1, GS-18.2: with one or two players the first gives 4 or 2.
    """
    s = table(players=2, edition=edition, difficulty="nightmare")
    before = s.rules.questions["score"](s, False)
    s.exorcised = [56]

    assert bonus == s.rules.questions["score"](s, False) - before
