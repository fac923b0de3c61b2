from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.layout import CENTRE, PLACES
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.tiles import (
    BUDDHIST_TEMPLE,
    CIRCLE_OF_PRAYER,
    NIGHT_WATCHMAN,
    PAVILION,
    TEA_HOUSE,
    is_active,
    place_of,
)
from engines.ghost_stories.white_moon.cards import NEW_GHOSTS, NEW_INCARNATIONS
from engines.ghost_stories.white_moon.families import FAMILIES, FAMILY_IDS, VILLAGERS
from engines.ghost_stories.white_moon.state import CORNERS, RESERVE, MoonTable
from engines.ghost_stories.white_moon.tiles import TEN_TILES
from tests.engines.ghost_stories.builders import (
    BOTH,
    TITLE,
    effect,
    names,
    offered,
    open_decision,
    play,
    refused,
)
from tests.engines.ghost_stories.white_moon.builders import moon, owner, shuffled_box


def laid(players: int = 4, seed: int = 0, **options: Any) -> MoonTable:
    """Return a table that waits for its first decision."""
    given = {"expansions": ["white_moon"], **options}
    s = TITLE.start(players, given, seed.to_bytes(32, "big")).state
    assert isinstance(s, MoonTable)
    TITLE.check(s)
    return s


def test_the_first_player_is_drawn_unless_named() -> None:
    """
    GS-2.3.5: each seat comes up, and who is named begins.
    """
    drawn = [laid(4, seed) for seed in range(20)]

    assert {0, 1, 2, 3} == {s.owners[s.active] for s in drawn}
    assert 2 == (named := laid(4, first_player=2)).owners[named.active]


def test_what_lies_on_the_table_at_first() -> None:
    """
    WM-1.8, WM-1.2, WM-1.3.

    Crystals, Su-Ling and artefacts are in the reserve, the Portal is in the centre,
    both boards for villagers are empty.
    """
    s = laid()

    assert 4 == s.reserve
    assert RESERVE == s.su_ling
    assert {RESERVE} == set(s.artefacts)
    assert CENTRE == s.portal
    assert ([], []) == (s.shelter, s.graveyard)
    assert not any(s.receptacles)


@pytest.mark.parametrize("edition", BOTH)
def test_the_edition_of_the_base_game_decides(edition: str) -> None:
    """
    WM-0.2: the haunt limit and the goods are those of the edition.
    """
    s = laid(edition=edition, difficulty="initiation")

    assert (4 if edition == "nl2008" else 3) == s.haunt_limit
    black = sum(s.tao[4::5])
    assert (0 if edition == "nl2008" else 4) == black


def test_first_games_have_the_school_for_the_night_watchman() -> None:
    """
    WM-2.1: the School replaces the Night Watchman; or nine of ten tiles are drawn.
    """
    assert set(TEN_TILES) - {NIGHT_WATCHMAN} == set(laid().village)
    missing = Counter(
        tile
        for seed in range(60)
        for tile in TEN_TILES
        if tile not in laid(seed=seed, village="random_nine").village
    )
    assert 60 == sum(missing.values())
    assert set(TEN_TILES) == set(missing)


@pytest.mark.parametrize(
    "portal, places",
    [("centre", (4,)), ("side", (1, 3, 5, 7)), ("corner", CORNERS)],
)
def test_the_portal_stands_where_it_was_chosen(
    portal: str, places: tuple[int, ...]
) -> None:
    """
    WM-2.2, WM-2.3, WM-2.7, WR-02.

    The Portal is on a tile of its kind without villagers, three lie on each other
    tile, and Taoists start in the centre.
    """
    found = set()
    for seed in range(30):
        s = laid(seed=seed, portal=portal)
        found.add(s.portal)
        assert [0 if p == s.portal else 3 for p in PLACES] == [len(x) for x in s.stacks]
        assert {CENTRE} == set(s.where)

    assert set(places) == found


def test_families_have_their_sizes() -> None:
    """
    WM-5.1, WM-5.2: twelve families with 24 members, each with a curse and a reward.
    """
    sizes = {name: VILLAGERS.count(n) for n, name in enumerate(FAMILY_IDS)}

    assert 24 == len(VILLAGERS)
    assert 12 == len(sizes)
    assert ["hua", "li", "sun", "zhou"] == sorted(n for n in sizes if sizes[n] == 3)
    assert ["miao", "sheng", "wu", "xiang"] == sorted(n for n in sizes if sizes[n] == 2)
    assert ["chang", "long", "teng", "weng"] == sorted(
        n for n in sizes if sizes[n] == 1
    )
    assert all(family.curse and family.reward for family in FAMILIES)


@pytest.mark.parametrize("players, ghosts", [(4, 55), (3, 50), (2, 45), (1, 40)])
def test_the_deck_has_its_usual_size(players: int, ghosts: int) -> None:
    """
    WM-2.4: of 65 ghosts ten are left in the box, and 5, 10 or 15 more.
    """
    decks = []
    for seed in range(12):
        s = laid(players, seed=seed)
        cards = [*s.deck, *(card for card in s.ghosts if card), s.arriving]
        plain = [c for c in cards if c and not CARDS[c].is_incarnation]
        assert ghosts == len(plain)
        decks += plain

    assert set(NEW_GHOSTS) <= set(decks)


def test_the_pool_of_incarnations_is_chosen() -> None:
    """
    WM-2.5, WR-01.

    All sixteen by default, or new ones only, at every level; the rest stays in the
    box, those of the pool on top.
    """
    for difficulty in ("normal", "hell"):
        both = set()
        for seed in range(25):
            s = laid(seed=seed, difficulty=difficulty, incarnation_pool="new")
            deck = [c for c in s.deck if CARDS[c].is_incarnation]
            assert set(deck) <= set(NEW_INCARNATIONS)
            assert 16 == len(deck) + len(s.box)
            rest = 6 - len(deck)
            assert set(NEW_INCARNATIONS) - set(deck) == set(s.box[-rest:])
            both |= set(laid(seed=seed, difficulty=difficulty).deck)
        assert both & set(NEW_INCARNATIONS)
        assert {c for c in both if CARDS[c].is_incarnation} - set(NEW_INCARNATIONS)


@pytest.mark.parametrize("players, count", [(4, 0), (3, 1), (2, 2), (1, 3)])
def test_villagers_are_rescued_before_the_start(players: int, count: int) -> None:
    """
    WM-2.6, WM-18.2.

    Three, two or one top villagers are rescued, of different stacks and families; the
    new tops are turned up at the end.
    """
    s = laid(players, seed=5)
    for n in range(count):
        assert "rescue_first" == open_decision(s)
        tops = [x for x in TITLE.view(s, 0)["white_moon"]["stacks"] if "top" in x]
        assert 8 - n == len(tops), "a new top stays face down"
        options = offered(s)
        chosen = options[0]
        events = play(s, *chosen)
        while open_decision(s) == "award":
            events += play(s, *offered(s)[0])
        if n < count - 1:
            assert refused(s, *chosen) == (("WM-2.6",), "refused.rescue_first")
            assert refused(s, "pass") == (("WM-2.6",), "refused.not_offered")
            assert "villager_revealed" not in names(events)
        else:
            assert count == names(events).count("villager_revealed")

    assert count == len(s.shelter) == len(set(s.shelter))
    assert "rescue_first" != open_decision(s)


def test_a_family_gives_one_of_those_rescued_before_the_start() -> None:
    """
    WM-2.6: another top villager of a family that was chosen before is not offered.
    """
    for seed in range(200):
        s = laid(2, seed=seed)
        view = TITLE.view(s, 0)["white_moon"]
        tops = [(x["top"], x["tile"]) for x in view["stacks"] if "top" in x]
        suns = [tile for family, tile in tops if family == "sun"]
        if len(suns) == 2:
            break
    play(s, "rescue_first", suns[0])

    assert 6 == len(offered(s, "rescue_first"))
    refusal = refused(s, "rescue_first", suns[1])
    assert (("WM-2.6",), "refused.rescue_first") == refusal


def test_a_family_of_one_rewards_a_player_of_choice() -> None:
    """
    WM-2.6: the reward of a family that was rescued in setup goes to a chosen player.
    """
    for seed in range(200):
        s = laid(3, seed=seed)
        view = TITLE.view(s, 0)["white_moon"]
        tops = {x["top"]: x["tile"] for x in view["stacks"] if "top" in x}
        if "chang" in tops:
            break
    play(s, "rescue_first", tops["chang"])
    assert 3 == len(offered(s, "award"))
    last = offered(s)[-1]

    events = play(s, *last)

    assert ("family_saved", "chang") in events
    assert last[1] == owner(s, "moon_dust")


@pytest.mark.parametrize(
    "option",
    [{"village": "random_nine"}, {"portal": "side"}, {"incarnation_pool": "new"}],
)
def test_options_of_the_expansion_need_it(option: dict[str, str]) -> None:
    """
    WM-2.1, WM-2.2, WM-2.5: without White Moon its options are refused.
    """
    with pytest.raises(BadSetup) as caught:
        TITLE.complete(4, option)

    assert "setup.without_white_moon" == caught.value.reason.key
    assert f"/options/{next(iter(option))}" == caught.value.pointer


@pytest.mark.parametrize("missing", ["buddhist_temple", "pavilion"])
def test_uncatchable_is_exchanged_without_temple_or_pavilion(missing: str) -> None:
    """
    WM-2.9, WM-Q-01: Uncatchable is replaced by one from the box, which counts.
    """
    s = moon(without=missing, portal="tea_house", deck=["uncatchable"])
    shuffled_box(s, "root_master", "gate_keeper")
    needed = s.incarnations

    events = effect(s, "bring_ghost", NOWHERE)

    assert ("incarnation_exchanged", "root_master") in events
    assert needed == s.incarnations
    assert "root_master" == CARDS[s.arriving].id
    assert ["uncatchable"] == [CARDS[card].id for card in s.removed]


def test_uncatchable_is_placed_in_its_village() -> None:
    """
    WM-Q-01: with Temple and Pavilion it is placed; from an empty box nothing comes.
    """
    s = moon(deck=["uncatchable"])
    effect(s, "bring_ghost", NOWHERE)
    assert "uncatchable" == CARDS[s.arriving].id

    s = moon(without="pavilion", deck=["uncatchable"])
    s.discard += s.box
    s.incarnations += len(s.box)
    s.box = []
    effect(s, "bring_ghost", NOWHERE)
    assert "uncatchable" == CARDS[s.arriving].id


def test_tiles_that_are_missing() -> None:
    """
    WM-2.8, WR-03.

    Buddhas wait in the box, the dead lie beside the village, and a missing Circle has
    no token to clear.
    """
    s = moon(without="buddhist_temple", portal="tea_house")
    assert 2 == s.temple
    assert NOWHERE == s.places[BUDDHIST_TEMPLE]
    s = moon(without="cemetery", qi={"red": 1})
    effect(s, "lose_qi", 1)
    assert NOWHERE == s.where[1]
    assert "tile" not in TITLE.view(s, 0)["boards"][1]
    s = moon(without="circle_of_prayer", ghosts={"red.0": "nameless"})
    assert [] == effect(s, "clear_circle", 3)


def test_a_missing_tile_is_never_taken_for_another() -> None:
    """
    WM-2.8: it has no place that can be looked up, and it is not active either.
    """
    s = moon(without="circle_of_prayer", haunted=["tea_house"])

    assert not is_active(s, CIRCLE_OF_PRAYER)
    with pytest.raises(AssertionError, match="circle_of_prayer"):
        place_of(s, CIRCLE_OF_PRAYER)
    assert not is_active(s, TEA_HOUSE)
    assert is_active(s, PAVILION)
    assert 7 == place_of(s, PAVILION)
