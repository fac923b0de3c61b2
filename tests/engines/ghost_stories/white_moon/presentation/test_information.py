from __future__ import annotations

import json

from engines.core.texts import LANGUAGES
from engines.ghost_stories.white_moon.families import FAMILY_IDS
from engines.ghost_stories.white_moon.state import MoonTable
from tests.engines.ghost_stories.builders import TITLE, table
from tests.engines.ghost_stories.white_moon.builders import moon


def test_only_the_top_villager_is_seen() -> None:
    """
    WM-1.5: of a stack the view tells its size and the top.
    """
    s = moon(stacks={"tea_house": "hua wu li"})
    seen = TITLE.view(s, 0)["white_moon"]["stacks"][8]

    assert {"tile": "tea_house", "villagers": 3, "top": "li"} == seen


def test_hidden_villagers_are_dealt_anew() -> None:
    """
    WM-1.5: what lies below is dealt from those that nobody sees.
    """
    s = moon(stacks={"tea_house": "hua wu li", "cemetery": "sun zhou hua"})
    view = json.loads(json.dumps(TITLE.view(s, 0)))
    found = set()
    for number in range(20):
        twin = TITLE.determinise(view, number.to_bytes(32, "big"))
        assert isinstance(twin, MoonTable)
        TITLE.check(twin)
        assert view == TITLE.view(twin, 0)
        found.add(tuple(twin.stacks[8]))

    assert 1 < len(found)
    assert all(FAMILY_IDS[stack[-1]] == "li" for stack in found)


def test_a_view_tells_where_everything_is() -> None:
    """
    WM-1.2, WM-1.3, WM-4.2: Portal, boards, Su-Ling, crystals, artefacts and who lies.
    """
    s = moon(
        portal="pavilion",
        su_ling="blue.1",
        crystals={"red": 1},
        receptacles=["ne"],
        artefacts={"moon_dust": "green"},
        lying=["blue"],
        graveyard="hua",
        beckoned=True,
        without="cemetery",
        qi={"yellow": 0},
        active="red",
    )
    s.artefacts[0] = -2
    s.removed.append(s.deck.pop(1))
    view = TITLE.view(s, None)
    moon_view = view["white_moon"]

    assert ("pavilion", "blue.1", "beckoned") == (
        moon_view["portal"],
        moon_view["su_ling"],
        moon_view["calls"],
    )
    assert (["hua"], ["blue"], [0, 1, 0, 0]) == (
        moon_view["graveyard"],
        moon_view["lying"],
        moon_view["crystals"],
    )
    owners = [each["owner"] for each in moon_view["artefacts"]]
    assert ["spent", "green", "reserve"] == owners[:3]
    twin = TITLE.determinise(json.loads(json.dumps(view)), bytes(32))
    assert view == TITLE.view(twin, None)
    assert -1 == twin.where[0], "beside the village"


def test_exchanged_and_held() -> None:
    """
    WM-2.9, WM-17.1, WM-17.3: what incarnations hold and what left the game is seen.
    """
    s = moon(ghosts={"red.0": "gate_keeper", "blue.0": "howling_ondine"})
    s.removed.append(57)
    s.box.remove(57)
    view = TITLE.view(s, 0)
    assert (True, "ondine", True) == tuple(
        view["white_moon"][name] for name in ("portal_held", "su_ling", "exchanged")
    )
    twin = TITLE.determinise(view, bytes(32))
    TITLE.check(twin)
    assert view == TITLE.view(twin, 0)


def test_the_base_game_looks_as_before() -> None:
    """
    WM-0.2: without the expansion nothing of it is shown or told.
    """
    s = table()
    view = TITLE.view(s, 0)
    assert "white_moon" not in view
    assert "Portal" not in TITLE.describe(view, TITLE.texts.speakers["en"])
    assert not isinstance(TITLE.load(TITLE.dump(s)), MoonTable)
    assert not isinstance(TITLE.determinise(view, bytes(32)), MoonTable)


def test_a_table_is_described() -> None:
    """
    WM-1.2, WM-1.3: in sentences, in every language.
    """
    s = moon(
        stacks={"tea_house": "li"},
        su_ling="red.0",
        crystals={"red": 1},
        receptacles=["ne"],
        artefacts={"moon_dust": "green"},
        lying=["blue"],
    )
    told = TITLE.describe(TITLE.view(s, 0), TITLE.texts.speakers["en"])
    assert "Tea House 1, on top Li" in told
    assert "Su-Ling stands in front of" in told
    assert "The green board has the Moon Dust." in told
    for language in LANGUAGES:
        speaker = TITLE.texts.speakers[language]
        assert TITLE.describe(TITLE.view(moon(), 0), speaker)
    held = moon(ghosts={"red.0": "gate_keeper", "blue.0": "howling_ondine"})
    told = TITLE.describe(TITLE.view(held, 0), TITLE.texts.speakers["en"])
    assert "Gate Keeper holds the Portal" in told
    s.covered = True
    assert "Tea House 1" in TITLE.describe(TITLE.view(s, 0), TITLE.texts.speakers["en"])


def test_su_ling_with_a_crystal_has_words_of_her_own() -> None:
    """
    WM-4.6: the two ways to place her are told apart.
    """
    speaker = TITLE.texts.speakers["en"]
    plain = TITLE.label(("place_su_ling", "red.0", False), speaker)
    crystal = TITLE.label(("place_su_ling", "red.0", True), speaker)

    assert crystal == f"{plain}, and a crystal into the Receptacle beside it"


def test_the_catalogue_lists_what_the_expansion_adds() -> None:
    """
    WM-5.1, WM-15.1, WM-16.1: families, artefacts, the School and the rules of both.
    """
    parts = TITLE.components
    assert (12, 8, 10) == tuple(
        len(parts[k]) for k in ("families", "artefacts", "tiles")
    )
    assert 24 == sum(family["size"] for family in parts["families"])
    assert 4 == sum(artefact["single_use"] for artefact in parts["artefacts"])
    assert ("engines.ghost_stories.white_moon",) == TITLE.expansions
