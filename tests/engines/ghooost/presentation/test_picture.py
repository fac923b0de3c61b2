from __future__ import annotations

from xml.etree import ElementTree as ET

from engines.ghooost import TITLE
from engines.ghooost.state import Table
from tests.engines.drawn import SVG, hints, read, refs, shapes, words
from tests.engines.ghooost.builders import A, B, C, K, X, copied, play, table
from tests.engines.ghooost.matches import end_round, match


def drawn(s: Table, reader: int | None = None, language: str = "en") -> ET.Element:
    """Return the picture of a table for a reader."""
    speaker = TITLE.texts.speakers[language].named(["Ann", "Ben", "Cleo"])
    return read(TITLE.draw(TITLE.view(s, reader), speaker))


def place(picture: ET.Element, text: str) -> tuple[float, float]:
    """Return where something is written that is written once."""
    (found,) = (each for each in shapes(picture) if each.element.text == text)
    return found.number("x"), found.number("y")


def first_arrow(picture: ET.Element) -> tuple[float, float]:
    """Return the tip and the notch, from the left, of the first arrow at the top."""
    arrow = next(
        shape.attrib["points"].split()
        for shape in picture.iter(f"{SVG}polygon")
        if shape.get("fill") == "#f5c542"
    )
    tip, _, notch, _ = (float(corner.split(",")[0]) for corner in arrow)
    return tip, notch


def test_a_hand_is_drawn_for_its_own_seat_alone() -> None:
    """
    A seat sees its cards, others and spectators only how many there are (GH-13.2).
    """
    s = table([2, 8, X, K], [9])

    own = drawn(s, A)

    assert "Your hand: 4" in words(own)
    assert {"Ghost 2", "Twist (8). Reverses the order of play."} <= set(hints(own))
    assert {"turns round", "copies", "skips"} <= set(words(own))
    for other in (drawn(s, B), drawn(s)):
        assert not [hint for hint in hints(other) if hint.startswith(("Twist", "Miss"))]
        assert "4" in words(other)
    assert not [text for text in words(drawn(s)) if text.startswith("Your hand")]


def test_a_large_hand_goes_on_in_further_rows() -> None:
    """
    However many cards a seat takes, it sees them all.
    """
    cards = [value for value in range(1, 15) for _ in range(3)]

    large, small = drawn(table(cards), A), drawn(table(cards[:3]), A)

    assert 3 + 1 == words(large).count("14"), "on each, and large on the last"
    assert 1 == refs(large).count("hand:0.ghost_14")
    assert int(large.attrib["height"]) > int(small.attrib["height"])


def test_an_empty_hand_is_told() -> None:
    """
    A reader without cards is told so where the hand would lie.
    """
    assert "Your hand is empty." in words(drawn(table([]), A))


def test_the_run_on_top_of_the_cemetery_can_be_read() -> None:
    """
    A Miss Copy has the value and the power that she copied (GH-6.5, GH-7.10).
    """
    s = table(pile=[2, 4, 12, 12, copied(12)])

    picture = drawn(s)

    assert {"Cemetery: 5", "3 alike on top", "scary"} <= set(words(picture))
    assert "and 1 below" not in words(picture)
    told = TITLE.texts.speakers["en"]("draw.long.ghost_12")
    assert f"Miss Copy as Igor (12). {told}" in hints(picture)


def test_a_high_cemetery_counts_what_its_last_cards_cover() -> None:
    """
    Six cards lie open; those below are counted, and named to who points at them.
    """
    picture = drawn(table(pile=[1, copied(1), 5, 6, 7, 9, 10, 13]))

    assert {"Cemetery: 8", "and 2 below"} <= set(words(picture))
    assert "Scooty (1), Miss Copy as Scooty (1)" in hints(picture)
    assert not [text for text in words(picture) if "alike" in text]


def test_crypt_kitties_and_discard_lie_around_the_cemetery() -> None:
    """
    All of them are open to everybody, the crypt as a number (GH-13.1).
    """
    s = table(beside=2, crypt=[3] * 17)
    s.discard[7] = 3
    s.discard[K] = 1

    picture = drawn(s)

    assert {"17", "empty", "Discarded: 4", "x 3", "x 1"} <= set(words(picture))
    assert 2 == len([hint for hint in hints(picture) if hint.startswith("Kitty. ")])
    assert 1 == words(picture).count("empty")


def test_after_midnight_the_crypt_is_a_gap() -> None:
    """
    Without crypt, cemetery and Kitties three places are empty (GH-3.3).
    """
    picture = drawn(table())

    assert 3 == words(picture).count("empty")
    assert "Round 0. After midnight." in words(picture)


def test_arrows_show_the_direction_of_play() -> None:
    """
    At the top they point right if play goes clockwise, left if not (GH-2.4, GH-7.7).
    """
    s = table([8, 9], crypt=[2])

    tip, notch = first_arrow(drawn(s))
    assert tip > notch
    assert "clockwise" in words(drawn(s))

    play(s, "play", 8, 1, 0)

    tip, notch = first_arrow(drawn(s))
    assert tip < notch
    assert "counterclockwise" in words(drawn(s))


def test_the_others_sit_clockwise_from_the_reader() -> None:
    """
    The next seat sits at the left, the last one at the right, the reader below.
    """
    for reader, left, right in ((A, "Ben", "Cleo"), (B, "Cleo", "Ann")):
        picture = drawn(table(acts=reader), reader)
        own = ("Ann", "Ben")[reader]

        assert place(picture, left)[0] < place(picture, right)[0]
        assert place(picture, left)[1] == place(picture, right)[1]
        assert place(picture, own)[1] > place(picture, right)[1]


def test_two_sit_face_to_face() -> None:
    """
    With two players the other one sits opposite.
    """
    picture = drawn(table(players=2))

    assert place(picture, "Ben")[1] < place(picture, "Cemetery: 0")[1]
    assert place(picture, "Cemetery: 0")[1] < place(picture, "Ann")[1]


def test_the_seat_to_act_is_marked() -> None:
    """
    It is said in the head and on the seat, next to how long nothing has moved.
    """
    s = table(acts=B)
    s.idle, s.passes = 12, 1

    picture = drawn(s)

    assert "It is the turn of Ben." in words(picture)
    assert place(picture, "to act")[1] == place(picture, "Ben")[1]
    waiting = "Actions without progress: 12 of 300. Passes in a row: 1."
    assert waiting in words(picture)


def test_points_and_boo_tokens_are_drawn_in_a_match() -> None:
    """
    Each seat has its own; a single round has neither.
    """
    s = match(3, scores=[4, 2, 0], boos=[0, 0, 1])

    assert {"Points: 4", "Points: 2", "Boo!: 1"} <= set(words(drawn(s)))
    assert "A Boo token: for every round lost." in hints(drawn(s))
    assert not [text for text in words(drawn(table())) if text.startswith("Points")]


def test_the_loser_of_a_single_round_is_named() -> None:
    """
    Those who left have their places, the last one in has lost (GH-9.4).
    """
    s = table([9], mansions={A: []})
    s.left = [C]
    play(s, "play", 9, 1, 0)

    picture = drawn(s, B)

    assert {"The game has ended.", "out, no. 1", "out, no. 2"} <= set(words(picture))
    assert "Ben is the last one in and has lost." in words(picture)
    assert place(picture, "last one in")[1] == place(picture, "Ben")[1]


def test_the_winner_of_a_match_is_named() -> None:
    """
    Most points win, but not with two Boo tokens (GH-10.4).
    """
    s = match(3, scores=[5, 5, 50], boos=[0, 0, 1])
    end_round(s, A, B, C)

    assert "Ben has won the match." in words(drawn(s))
    assert "Ben a gagné le match." in words(drawn(s, language="fr"))


def test_nobody_else_gets_refs_of_a_hand() -> None:
    """
    GH-13.2: cards in a hand are named to their own seat, places to everybody.
    """
    s = table([2, 8, X, K], [9], pile=[5])

    own = {"hand:0.ghost_02", "hand:0.ghost_08", "hand:0.miss_copy", "hand:0.kitty"}
    assert own <= set(refs(drawn(s, A)))
    for reader in (B, None):
        others = {ref for ref in refs(drawn(s, reader)) if ref.startswith("hand:0")}
        assert {"hand:0"} == others
    everywhere = {"pile:crypt", "pile:cemetery", "pile:beside", "pile:discard"}
    everywhere |= {"seat:0", "hand:1", "pile:mansion.2", "card:ghost_05"}
    assert everywhere <= set(refs(drawn(s)))
