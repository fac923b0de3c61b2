from __future__ import annotations

import json

from engines.ghooost import TITLE
from tests.engines.ghooost.builders import A, B, K, X, copied, play, table
from tests.engines.ghooost.matches import end_round, match


def test_what_everybody_sees() -> None:
    """
    Cemetery in order, beside, discard, sizes, direction and scores (GH-13.1, GH-A22).
    """
    s = table([5, 6], [9], pile=[4, copied(4)], beside=1, crypt=[2, 3])
    s.discard[7] = 2
    s.scores = [2, 3, 0]
    s.boos = [0, 0, 1]
    s.left = [2]

    view = TITLE.view(s, None)

    assert view["cemetery"] == [
        {"card": "ghost_04", "value": 4},
        {"card": "miss_copy", "value": 4},
    ]
    assert (4, 1, 2) == (view["top"], view["beside"], view["crypt"])
    assert ("ghost_07", "ghost_07") == view["discard"]
    assert ("before_midnight", 1, [2], A) == (
        view["phase"],
        view["direction"],
        view["left"],
        view["to_act"],
    )
    assert view["seats"] == [
        {"seat": 0, "hand": 2, "mansion": 1, "score": 2, "boos": 0},
        {"seat": 1, "hand": 1, "mansion": 1, "score": 3, "boos": 0},
        {"seat": 2, "hand": 1, "mansion": 1, "score": 0, "boos": 1},
    ]


def test_what_nobody_else_sees() -> None:
    """
    Other hands, every mansion and the order of the crypt are hidden (GH-13.2, GH-2.2).
    """
    one = table([5, 6], [9], crypt=[2, 3], mansions={A: [10], B: [11]})
    two = table([5, 6], [3], crypt=[9, 2], mansions={A: [11], B: [10]})

    assert ("ghost_05", "ghost_06") == TITLE.view(one, A)["hand"]
    assert TITLE.view(one, A) == TITLE.view(two, A)
    assert TITLE.view(one, None) == TITLE.view(two, None)
    assert TITLE.view(one, B) != TITLE.view(two, B)


def test_drawn_cards_are_shown_to_their_player_alone() -> None:
    """
    Others are told how many cards were drawn, not which (GH-13.2, GH-2.1).
    """
    s = table([5, 9, 9, 9], pile=[4], crypt=[2, 3])
    speaker = TITLE.texts.speakers["en"].named(["Ann", "Ben"])

    drawn = play(s, "play", 5, 1, 0)[1]

    assert "Ann draws 1 card: Ghost 2." == TITLE.tell(drawn, A, speaker)["text"]
    assert "Ann draws 1 card." == TITLE.tell(drawn, B, speaker)["text"]
    assert "cards" not in TITLE.tell(drawn, None, speaker)


def test_dealt_hands_are_shown_to_their_player_alone() -> None:
    """
    The deal tells everybody how many cards a hand has, and its player which (GH-2.1).
    """
    _, *dealt = TITLE.start(3, {}, bytes(32)).events
    speaker = TITLE.texts.speakers["en"]

    for owner, event in enumerate(dealt):
        for reader in (None, 0, 1, 2):
            told = TITLE.tell(event, reader, speaker)

            assert (owner, 4) == (told["player"], told["count"])
            assert (owner == reader) == ("cards" in told)


def test_a_view_of_an_ended_game_asks_nobody() -> None:
    """
    After the end there is no player to act.
    """
    s = table([9], players=2, mansions={A: []})
    play(s, "play", 9, 1, 0)

    assert "to_act" not in TITLE.view(s, A)


def test_a_possible_table_keeps_what_is_known() -> None:
    """
    A table dealt from a view has the reader's hand and the known sizes.
    """
    s = TITLE.start(3, {}, bytes(32)).state
    view = TITLE.view(s, B)

    tables = [TITLE.determinise(view, bytes([number])) for number in range(5)]

    assert all(twin.hands[B] == s.hands[B] for twin in tables)
    assert len({json.dumps(twin.hands[A]) for twin in tables}) > 1
    assert len({tuple(twin.crypt) for twin in tables}) == 5
    assert len({twin.mansions[B] for twin in tables}) == 5


def test_a_description_in_sentences() -> None:
    """
    The table is told in reading order, and ends with whose turn it is.
    """
    s = table([5, X], [9], pile=[3, 4], beside=1, crypt=[2])
    speaker = TITLE.texts.speakers["en"].named(["Ann", "", "Cleo"])

    assert [
        "Round 0.",
        "Before midnight: 1 card left in the crypt.",
        "Clockwise.",
        "Cemetery: 2 cards, on top Ghost 4, value 4. 1 Kitty beside it.",
        "Ann: cards in hand 2, in the mansion 1.",
        "Seat 2: cards in hand 1, in the mansion 1.",
        "Cleo: cards in hand 1, in the mansion 1.",
        "Your hand: Ghost 5, Miss Copy.",
        "It is the turn of Ann.",
    ] == TITLE.describe(TITLE.view(s, A), speaker).split("\n")


def test_a_description_of_the_end_of_a_match() -> None:
    """
    Scores, those who left and an empty hand are told as well.
    """
    s = match(3, scores=[5, 5, 5], boos=[0, 0, 1])
    end_round(s, A, B, 2)
    speaker = TITLE.texts.speakers["en"]

    assert [
        "Round 1.",
        "After midnight.",
        "Clockwise.",
        "Cemetery: 1 card, on top Ghost 14, value 14.",
        "Seat 1 is out as number 1. Points 7, Boo tokens 0.",
        "Seat 2 is out as number 2. Points 8, Boo tokens 0.",
        "Seat 3: cards in hand 1, in the mansion 0. Points 5, Boo tokens 2.",
        "Your hand is empty.",
        "The game has ended.",
    ] == TITLE.describe(TITLE.view(s, A), speaker).split("\n")


def test_an_empty_cemetery_is_told() -> None:
    """
    Without a pile the description says so; a spectator holds nothing.
    """
    s = table([K])
    text = TITLE.describe(TITLE.view(s, None), TITLE.texts.speakers["en"])

    assert "The cemetery is empty." in text
    assert "hand:" not in text
