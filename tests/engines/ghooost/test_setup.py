from __future__ import annotations

import pytest

from engines.core.chance import derive
from engines.core.errors import BadSetup
from engines.ghooost import TITLE
from engines.ghooost.cards import CARD_IDS, CRYPT, DECKS, GHOSTS
from engines.ghooost.rounds import deal
from engines.ghooost.rulebook import rules
from engines.ghooost.state import Table
from tests.engines.ghooost.builders import A, B, C, K, X, hand
from tests.engines.ghooost.matches import end_round, match


def start(players: int, number: int = 0, **options: object) -> Table:
    return TITLE.start(players, options, derive(b"setup", number)).state


def all_cards(s: Table) -> list[int]:
    hands = [card for seat in range(s.players) for card in hand(s, seat)]
    return sorted([*hands, *s.crypt, *(card for cards in s.mansions for card in cards)])


@pytest.mark.parametrize(
    "variant, copies, kitties", [("counted", 4, 2), ("fr_wording", 2, 4)]
)
def test_a_deck_has_62_cards(variant: str, copies: int, kitties: int) -> None:
    """
    Four of each value and six others: GH-1.1, and by variant GH-1.2 and GH-A1.
    """
    numbered = [value for value in range(1, 15) for _ in range(4)]

    dealt = all_cards(start(4, deck_variant=variant))

    assert [*numbered, *[X] * copies, *[K] * kitties] == dealt
    assert 62 == len(dealt) == sum(DECKS[variant])


def test_the_deal_is_told() -> None:
    """
    Everybody hears the round and the sizes, each player the own hand (GH-2.1, GH-2.5).
    """
    s = start(3)
    s.events = []
    s.agenda = [("start_round", B)]

    s.rules.run(s)

    hands = [tuple(CARD_IDS[card] for card in hand(s, seat)) for seat in (A, B, C)]
    assert [
        ("round_started", 2, B),
        *(("hand_dealt", seat, 4, hands[seat]) for seat in (A, B, C)),
    ] == s.events


def test_rounds_are_counted_from_one() -> None:
    """
    The first round of a game is round 1 (GH-10.1).
    """
    assert 1 == start(2).round == start(3, match=True).round


def test_the_largest_crypt() -> None:
    """
    No crypt is larger than that of the smallest table (GH-2.3).
    """
    crypts = [len(start(players).crypt) for players in TITLE.players]

    assert CRYPT == max(crypts)


def test_the_default_deck_is_the_counted_one() -> None:
    """
    Without an option four Miss Copy and two Kitty are in the deck (GH-1.2, GH-A1).
    """
    assert "counted" == start(2).deck_variant
    assert (4, 2) == DECKS["counted"][X:]


def test_families() -> None:
    """
    Each ghost belongs to one of four families (GH-1.3).
    """
    families: dict[str, list[int]] = {}
    for card, ghost in enumerate(GHOSTS, 1):
        families.setdefault(ghost.family, []).append(card)

    assert families == {
        "fearless": [1, K],
        "common": [2, 4, 5, 6, 7, 9, 10, 13, 14],
        "scary": [3, 12],
        "special": [8, 11, X],
    }


def test_values() -> None:
    """
    Values run from 1 to 14; Miss Copy and Kitty have none of their own (GH-1.4).
    """
    assert [*range(1, 15), 0, 0] == [ghost.value for ghost in GHOSTS]
    assert "miss_copy" == CARD_IDS[X]
    assert "kitty" == CARD_IDS[K]


def test_names_that_are_not_known_are_placeholders() -> None:
    """
    Nine ghosts have no known name and say so; the others are named (GH-A26, GH-A25).
    """
    speaker = TITLE.texts.speakers["en"]
    names = {
        g.id: speaker(f"card.{g.id}") for g in GHOSTS if g.confidence == "inferred"
    }

    assert {f"ghost_{v:02}": f"Ghost {v}" for v in (2, 4, 5, 6, 7, 9, 10, 13, 14)} == (
        names
    )
    assert "Skeletum" == speaker("value.11")


@pytest.mark.parametrize(
    "players, mansion, crypt",
    [(2, 12, 30), (3, 10, 20), (4, 8, 14), (5, 6, 12), (6, 4, 14)],
)
def test_the_deal(players: int, mansion: int, crypt: int) -> None:
    """
    Hands of four (GH-2.1), mansions by player count (GH-2.2), the rest is the crypt.

    Cemetery, beside and discard start empty (GH-2.3); five players are GH-EX-8.
    """
    s = start(players)

    assert [4] * players == s.held
    assert [mansion] * players == [len(cards) for cards in s.mansions]
    assert crypt == len(s.crypt)
    assert ([], 0, 0) == (s.pile, s.beside, sum(s.discard))
    assert 62 == len(all_cards(s))


def test_the_deck_is_shuffled() -> None:
    """
    Another key gives other hands (GH-2.1).
    """
    hands = {tuple(hand(start(3, number), A)) for number in range(20)}

    assert len(hands) == 20


def test_the_order_of_the_deal() -> None:
    """
    Hands, then mansions by seat, then the crypt, each top first (GH-2.6, GH-A27).
    """
    s = Table(rules, 3, TITLE.complete(3, {}), bytes(32))
    deck = [card % 14 + 1 for card in range(62)]

    deal(s, deck)

    assert [sorted(deck[start : start + 4]) for start in (0, 4, 8)] == (
        [hand(s, seat) for seat in (A, B, C)]
    )
    assert [deck[12], deck[22], deck[32]] == [cards[-1] for cards in s.mansions]
    assert deck[12:22] == list(s.mansions[A][::-1])
    assert deck[42:] == s.crypt[::-1]


def test_the_first_starter_is_picked_at_random() -> None:
    """
    Every seat starts some first round (GH-2.5, GH-A4).
    """
    starters = {start(4, number).agenda[-1] for number in range(40)}

    assert {("act", seat) for seat in range(4)} == starters


def test_the_loser_starts_the_next_round() -> None:
    """
    The last one in begins the round that follows (GH-2.5).
    """
    s = match(3)

    end_round(s, C, A, B)

    assert [("act", B)] == s.agenda
    assert 2 == s.round


def test_direction_starts_clockwise_in_every_round() -> None:
    """
    A reversed direction does not carry into the next round (GH-2.4, GH-A3).
    """
    s = match(3)
    s.direction = -1
    s.agenda = [("start_round", A)]

    s.rules.run(s)

    assert 1 == s.direction
    assert 1 == start(3).direction


def test_a_match_takes_three_players() -> None:
    """
    Two players play one round; a match is refused (GH-11.1, GH-10.1).
    """
    with pytest.raises(BadSetup) as caught:
        TITLE.start(2, {"match": True}, bytes(32))

    assert ("GH-10.1", "GH-11.1") == caught.value.rules
    assert "/options/match" == caught.value.pointer
    assert start(3, match=True).match


def test_a_single_round_is_the_default() -> None:
    """
    Three or more players play one round unless a match is asked for (GH-10.8, GH-A28).
    """
    assert not start(3).match
