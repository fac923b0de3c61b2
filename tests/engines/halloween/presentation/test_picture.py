from __future__ import annotations

from xml.etree import ElementTree as ET

from engines.core.fields import Json
from engines.core.looks import LAYOUTS, Look
from engines.core.texts import Speaker
from engines.halloween import TITLE
from engines.halloween.presentation.piece_shapes import AIR, SEATS
from engines.halloween.state import Table
from tests.engines.drawn import hints, read, shapes, words
from tests.engines.halloween.builders import (
    ACCEPT,
    A,
    B,
    act,
    final_scores,
    play,
    table,
)

SPEAKER: Speaker = TITLE.texts.speakers["en"]


def picture(s: Table, speaker: Speaker = SPEAKER) -> ET.Element:
    """Draw a table as everybody sees it."""
    return drawn(TITLE.view(s, None), speaker)


def drawn(view: Json, speaker: Speaker = SPEAKER) -> ET.Element:
    """Draw a view."""
    return read(TITLE.draw(view, speaker))


def test_every_reader_gets_the_same_picture() -> None:
    """
    All is public, so that a spectator sees what a seat sees (HW-16.1).
    """
    s = table(tokens={B: "RG"}, slots={B: ("reroll", "", "")}, cards={B: (7,)})
    seen = [TITLE.draw(TITLE.view(s, reader), SPEAKER) for reader in (A, B, None)]

    assert 1 == len(set(seen))


def test_ghosts_stand_in_their_buildings() -> None:
    """
    Each ghost is drawn, and each place that is free: six a building (HW-1.3).
    """
    s = table(ghosts={"church": "BBG", "school": "R"})
    told = hints(picture(s))
    supply = 1

    assert 2 + supply == sum(hint.startswith("Level 1 (blue)") for hint in told)
    assert 1 + supply == sum(hint.startswith("Level 2 (green)") for hint in told)
    assert 0 + supply == sum(hint.startswith("Level 3 (yellow)") for hint in told)
    assert 1 + supply == sum(hint.startswith("Level 5 (red)") for hint in told)
    assert "Church. Room for more ghosts: 3." in told
    assert "School. Room for more ghosts: 5." in told
    places = [shape for shape in shapes(picture(s)) if AIR == shape.fill]
    assert 4 * 6 + 3 + 5 == len(places)


def test_pumpkins_lie_on_their_fields() -> None:
    """
    A pumpkin says whose it is, a neutral one as well (HW-13.2).
    """
    pumpkins = {("church", "red"): (B, "neutral"), ("church", "blue"): (A, "own")}
    two = picture(table(2, pumpkins=pumpkins))

    told = " ".join(hints(two))
    assert "red: 10 SP. Seat 2: neutral pumpkin." in told
    assert "blue: 2 SP. Seat 1: own pumpkin." in told
    assert ["Neutral 2", "Neutral 1"] == [
        text for text in words(two) if text.startswith("Neutral")
    ]
    assert not any(text.startswith("Neutral") for text in words(picture(table(3))))


def test_bonus_tokens_are_named_wherever_they_lie() -> None:
    """
    In a building, in a slot, on the discard, and face down as a number.
    """
    s = table(
        bonus={"school": "one_sp"},
        slots={B: ("reroll", "disc", "")},
        discarded=("two_scare", "plus_three"),
    )
    text = words(picture(s))

    assert 5 == text.count("No bonus token")
    for expected in (
        "1 SP",
        "A reroll",
        "Blocked by a disc",
        "Slot 3: free",
        "Discard (2): plus three",
        "Bonus tokens face down: 20",
    ):
        assert expected in text


def test_a_drawn_bonus_token_lies_open() -> None:
    """
    The token of card 52 is seen while its place is chosen (HW-10.52).
    """
    s = table(cards={A: (52,)})
    play(s, ("use_card", 52))

    assert "Drawn bonus token: a ghost to any building." in words(picture(s))


def test_a_player_has_goods_strips_and_cards() -> None:
    """
    Score, scare, discs, pumpkins, tokens, levels and occupied fields (HW-1.5).
    """
    s = table(
        sp={B: 17},
        scare={B: 4},
        tokens={B: "RRG"},
        cards={B: (7,)},
        levels={B: (1, 3, 1)},
        fields={B: {1: ("move", "haunt")}},
    )
    sheet = picture(s)
    text = words(sheet)

    for expected in ("17 SP", "Scare 4", "Discs 9", "Pumpkins 6"):
        assert expected in text
    assert 2 == text.count("7"), "on display and with its holder"
    assert "Strip 2, level 3 (yellow)" in hints(sheet)
    discs = [
        shape.refs[1:]
        for shape in shapes(sheet)
        if "seat:1" in shape.refs and SEATS[B] == shape.fill
    ]
    occupied = [("strip:1.1", f"action:1.1.{action}") for action in ("move", "haunt")]
    assert occupied == [refs for refs in discs if len(refs) == 2]


def test_the_display_says_price_link_timing_and_holders() -> None:
    """
    A used card is marked until the next turn (HW-8.2, HW-9.2, HW-9.5).
    """
    s = table(cards={B: (20,)}, display=(7, 12, 51), card_set="casper")
    s.spent = 1 << 7
    sheet = picture(s)
    text = words(sheet)

    for expected in (
        "Cards on display · Casper",
        "Two discs back",
        "Fight them all",
        "3 different tokens · Fight · once a turn",
        "3 different tokens · SP · at the end",
    ):
        assert expected in text
    assert any(line.endswith("used up") for line in text)
    holders = [
        shape.refs
        for shape in shapes(sheet)
        if SEATS[B] == shape.fill and "seat:1" not in shape.refs
    ]
    assert [("card:20",)] == holders


def test_the_player_in_turn_is_marked_and_so_is_who_chooses() -> None:
    """
    Strips that are used are told from those that are not (HW-3.1).
    """
    s = table(unused=(0, 2))
    sheet = picture(s)
    text = words(sheet)

    assert 1 == text.count("in turn") == text.count("chooses") == text.count("began")
    assert "It is the turn of Seat 1." in text
    assert any(line.startswith("Seat 1 has to choose. Use a strip") for line in text)
    assert "Strip 2: used in this turn, level 1 (blue)" in hints(sheet)
    assert "Strip 3: not yet used in this turn, level 1 (blue)" in hints(sheet)


def test_dice_lie_on_the_table_with_what_is_added() -> None:
    """
    A die shows its value, or a question mark before the roll (HW-5.5.5).
    """
    s = table(2, ghosts={"church": "BG"}, cards={A: (18, 16)}, scare={A: 3})
    play(s, act("haunt"), ("haunt", "church", "blue", "own"), ACCEPT)
    view = TITLE.view(s, None)
    die = view["dice"][0]
    assert {"Dice", "d4", str(die["value"])} <= set(words(drawn(view)))

    view["dice"] = [{**die, "value": 0, "added": 3}]
    assert {"?", "Seat 1 +3"} <= set(words(drawn(view)))
    assert "Dice" not in words(picture(table()))


def test_a_series_of_fights_shows_who_is_left() -> None:
    """
    The ghosts that may still be fought stand beside the dice (HW-10.20).
    """
    s = table(
        2,
        ghosts={"church": "BBGY"},
        cards={A: (20, 16, 36)},
        scare={A: 3},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"), ("fight_all", "church", "green", "blue"))

    for layout in LAYOUTS:
        drawn = TITLE.draw(TITLE.view(s, None), SPEAKER, Look(layout=layout))
        assert {"Still to fight:", "Dice"} <= set(words(read(drawn)))


def test_the_master_variant_has_neither_cards_nor_bonus_tokens() -> None:
    """
    Four strips, four ghosts a building, and nothing that is not in play.
    """
    sheet = picture(table(mode="master", ghosts={"church": "BR"}))
    text = words(sheet)

    assert "Round 1 · Master variant" in text
    assert 3 == text.count("Strip 4")
    assert "Church. Room for more ghosts: 2." in hints(sheet)
    assert not {"Cards", "Cards on display", "No bonus token", "Slot 1: free"} & set(
        text
    )


def test_the_last_round_is_announced() -> None:
    """
    The trigger of the end is said until the end (HW-12.2).
    """
    s = table()
    s.ending = "cards"

    expected = "Somebody has claimed a fifth card. The game ends after this round."
    assert expected in words(picture(s))


def test_the_outcome_is_drawn_with_places() -> None:
    """
    Most SP win, then most tokens; nobody is in turn any more (HW-12.4).
    """
    s = table(sp={A: 5, B: 9, 2: 9}, tokens={B: "B", 2: "RG"})
    final_scores(s)
    text = words(picture(s, SPEAKER.named(["Ada", "Bo", "Cy"])))

    assert "Won by Cy." in text
    assert "The game is over. The last round has been played." in text
    assert ["place 3", "place 2", "place 1"] == [
        line for line in text if line.startswith("place ")
    ]
    assert not {"in turn", "chooses"} & set(text)
