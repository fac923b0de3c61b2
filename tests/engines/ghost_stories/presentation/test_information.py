from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines import ghost_stories
from engines.core.texts import LANGUAGES
from engines.ghost_stories import TITLE
from engines.ghost_stories.cards import CARDS
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    effect,
    fate,
    offered,
    play,
    table,
)

FULL: dict[str, Any] = {
    "players": 3,
    "qi": {"red": 0, "blue": 0},
    "ghosts": {
        "yellow.2": "severed_heads_1",
        "blue.0": "fallen_monks",
        "red.0": "ghoul",
    },
    "figures": ["red.0"],
    "buddhas": ["green.0"],
    "held": {"yellow": 1},
    "yin_yang": ["yellow"],
    "tao": {"yellow": "red black"},
    "haunted": ["tea_house"],
    "circle": "green",
    "mantra": "red.0",
    "powers": {"yellow": "enfeeblement_mantra"},
    "power_tokens": {"green": 1},
}


def test_all_is_open_but_the_deck() -> None:
    """
    GS-0.6: every reader sees the same, and neither the deck nor what was removed.
    """
    s = table(**FULL)
    views = [TITLE.view(s, reader) for reader in (None, 0, 1, 2)]

    assert 1 == len({json.dumps(view) for view in views})
    hidden = {CARDS[card].id for card in s.deck}
    seen = json.dumps(views[0])
    assert not [card for card in hidden if f'"{card}"' in seen]


def test_a_view_says_what_lies_on_the_table() -> None:
    """
    GS-0.6: boards, spaces, goods and the village, each under its name.
    """
    s = table(**FULL)
    view = TITLE.view(s, 0)
    yellow, red, _, blue = view["boards"]

    assert ["green", "blue", "yellow", "red"] == view["sides"]
    assert {"tile": "tea_house", "haunted": True} == view["village"][8]
    assert (1, 0, True) == (yellow["tao"]["red"], yellow["seat"], yellow["yin_yang"])
    assert "seat" not in blue
    assert "tile" not in blue
    assert not blue["usable"]
    assert {
        "space": "red.0",
        "figure": True,
        "die": False,
        "mantra": True,
        "buddha": False,
        "ghost": "ghoul",
    } == red["spaces"][0]
    assert "power" == blue["spaces"][0]["locks"]
    assert "green" == view["circle"]


def test_a_deck_dealt_anew_keeps_its_layers() -> None:
    """
    GS-0.6, GS-2.3.3: where incarnations lie is known, which ones is not.
    """
    state = TITLE.setup(4, TITLE.complete(4, {"difficulty": "nightmare"}), bytes(32))
    state.rules.run(state)
    view = json.loads(json.dumps(TITLE.view(state, 0)))

    decks = set()
    for seed in range(20):
        twin = TITLE.determinise(view, bytes([seed] * 32))
        places = [n for n, card in enumerate(twin.deck) if CARDS[card].is_incarnation]
        assert [10, 21, 32, 43] == places
        TITLE.check(twin)
        decks.add(tuple(twin.deck))
    assert 20 == len(decks)


def test_a_dealt_table_goes_on_in_the_middle_of_an_effect() -> None:
    """
    GS-0.6: what is still pending is public, so search can start anywhere.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "black_widow_1", "blue.0": "grave_walker"},
        circle="black",
        ask=("act",),
    )
    fate(s, "black", "black", "black", "ghost")
    play(s, *ATTEMPT)
    twin = TITLE.determinise(json.loads(json.dumps(TITLE.view(s, 0))), bytes(32))

    assert s.agenda == twin.agenda
    assert offered(s) == offered(twin)
    assert s.arriving == twin.arriving


def test_a_dealt_table_shows_the_same_view() -> None:
    """
    GS-0.6: everything that is open survives a deal of the hidden deck.
    """
    for facts in (FULL, {}):
        s = table(**facts)
        view = json.loads(json.dumps(TITLE.view(s, 0)))

        assert view == TITLE.view(TITLE.determinise(view, bytes(32)), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_described_in_sentences(language: str) -> None:
    """
    GS-0.6: players, the dead, neutral and possessed boards, spaces and the supply.
    """
    speaker = TITLE.texts.speakers[language].named(["Bruce", "", ""])
    s = table(**FULL)
    text = TITLE.describe(TITLE.view(s, None), speaker)
    assert "Bruce" in text
    assert speaker("tile.tea_house") in text
    assert speaker("ghost.ghoul") in text
    assert "{" not in text

    effect(s, "bring_ghost", -1)
    arriving = speaker(f"ghost.{CARDS[s.arriving].id}")
    assert arriving in TITLE.describe(TITLE.view(s, None), speaker)


def test_the_end_is_described() -> None:
    """
    GS-17.2: a finished table asks nobody.
    """
    s = table(players=2, qi={"yellow": 1, "green": 0})
    effect(s, "lose_qi", 0)
    view = TITLE.view(s, None)
    speaker = TITLE.texts.speakers["en"]

    assert "to_act" not in view
    assert TITLE.describe(view, speaker).endswith("The game has ended.")


def test_sources_are_published_with_the_rules() -> None:
    """
    GS-0.2: every published rule names its source.
    """
    file = Path(ghost_stories.__file__).parent / "rules" / "en.json"
    rules = {rule["id"]: rule for rule in json.loads(file.read_text(encoding="utf-8"))}

    assert "NL 2008" in rules["GS-4.3.1"]["source"]
    assert "ruling" == rules["GS-R-06"]["source"]


def test_who_is_active_and_who_lives() -> None:
    """
    GS-0.3: the active board may have no active player.
    """
    s = table(qi={"yellow": 0})
    effect(s, "bring_ghost", -1)
    view = TITLE.view(s, None)

    assert ("yellow", 1) == (view["active"], view["to_act"])
    assert 0 == view["boards"][0]["qi"]
