from __future__ import annotations

import json

from engines.core.texts import LANGUAGES
from engines.halloween import TITLE
from tests.engines.halloween.builders import (
    ACCEPT,
    A,
    B,
    act,
    final_scores,
    offered,
    play,
    table,
)


def test_everything_is_public_but_the_order_of_the_bonus_supply() -> None:
    """
    All readers see the same, and only the supply may differ (HW-16.1, HW-A14).
    """
    s = table(
        tokens={B: "RG"},
        scare={B: 4},
        slots={B: ("reroll", "disc", "")},
        cards={B: (7,)},
    )
    view = TITLE.view(s, A)
    shown = view["seats"][B]
    twin = TITLE.determinise(json.loads(json.dumps(view)), b"x" * 32)

    assert view == TITLE.view(s, B) == TITLE.view(s, None)
    assert {"blue": 0, "green": 1, "yellow": 0, "orange": 0, "red": 1} == shown[
        "tokens"
    ]
    assert ["reroll", "blocked", "free"] == shown["slots"]
    assert [7] == shown["cards"]
    assert 23 == view["bonus_supply"]
    assert sorted(s.bonus_supply) == sorted(twin.bonus_supply)
    assert s.bonus_supply != twin.bonus_supply
    differing = {name for name in s.SAVED if getattr(s, name) != getattr(twin, name)}
    assert {"bonus_supply"} == differing


def test_a_table_in_the_middle_of_a_fight_is_rebuilt() -> None:
    """
    Dice, foes and what is still to come are in the view (HW-16.1).
    """
    s = table(
        2,
        ghosts={"church": "BBGY"},
        cards={A: (20, 16, 36)},
        scare={A: 3},
        levels={A: (2, 1, 1)},
        pumpkins={("church", "red"): (B, "neutral"), ("church", "blue"): (A, "own")},
    )
    play(s, act("fight"), ("fight_all", "church", "green", "blue"))
    view = TITLE.view(s, None)
    twin = TITLE.determinise(json.loads(json.dumps(view)), b"x" * 32)

    assert s.agenda == twin.agenda
    assert s.dice == twin.dice
    assert s.foes == twin.foes
    assert offered(s) == offered(twin)
    assert view == TITLE.view(twin, None)


def test_a_rebuilt_table_is_told_yes_and_no_as_such() -> None:
    """
    A view counts rerolls as 0 and 1; the decision gets a truth value (HW-5.5.5).
    """
    s = table(
        2, ghosts={"church": "BG"}, cards={A: (16,), B: (16,)}, scare={A: 1, B: 1}
    )
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"))
    view = json.loads(json.dumps(TITLE.view(s, None)))
    frames = {frame[0]: frame for frame in TITLE.determinise(view, bytes(32)).agenda}

    assert (B, False) == frames["answer_dice"][1:]
    assert frames["answer_dice"][2] is False


def test_a_drawn_token_is_seen() -> None:
    """
    The token of card 52 lies open while its place is chosen (HW-10.52).
    """
    s = table(cards={A: (52,)})
    play(s, ("use_card", 52))
    view = TITLE.view(s, None)
    twin = TITLE.determinise(view, b"x" * 32)

    assert "free_relocate" == view["drawn"]
    assert s.drawn == twin.drawn
    TITLE.check(twin)


def test_a_master_table_is_rebuilt() -> None:
    """
    Without bonus tokens nothing is hidden at all (HW-14.2).
    """
    s = table(mode="master", ghosts={"church": "BR"}, tokens={A: "B"})
    twin = TITLE.determinise(TITLE.view(s, None), b"x" * 32)

    assert [] == twin.bonus_supply
    assert TITLE.view(s, None) == TITLE.view(twin, None)


def test_a_table_is_told_in_every_language() -> None:
    """
    Buildings, seats, dice and whose turn it is are said in sentences.
    """
    s = table(
        2,
        ghosts={"church": "BG"},
        cards={A: (18, 16)},
        scare={A: 3},
        bonus={"school": "one_sp"},
        slots={B: ("disc", "reroll", "")},
    )
    s.ending = "cards"
    play(s, act("haunt"), ("haunt", "church", "blue", "neutral"), ACCEPT)
    for language in LANGUAGES:
        text = TITLE.describe(TITLE.view(s, A), TITLE.texts.speakers[language])
        assert len(text.splitlines()) >= 13
        assert "{" not in text

    english = TITLE.describe(TITLE.view(s, A), TITLE.texts.speakers["en"])
    assert "Church: 1 blue, 1 green. Seat 1 haunts the blue field with a" in english
    assert "School: none. Bonus token: 1 haunting point." in english
    assert (
        "Somebody has claimed a fifth card. The game ends after this round." in english
    )
    assert english.endswith("It is the turn of Seat 1.\nSeat 1 has to choose.")


def test_a_drawn_token_and_the_end_are_told() -> None:
    """
    What lies open is said, and so is the end.
    """
    speaker = TITLE.texts.speakers["en"]
    s = table(cards={A: (52,)})
    play(s, ("use_card", 52))
    assert "Drawn bonus token:" in TITLE.describe(TITLE.view(s, None), speaker)

    s = table(mode="master")
    final_scores(s)
    text = TITLE.describe(TITLE.view(s, None), speaker)
    assert text.endswith("The game is over.")
    assert "Cards on display" not in text
