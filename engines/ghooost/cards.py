"""The ghosts and the deck (GH-1).

A card is a small number: a numbered ghost is its own value, Miss Copy and Kitty follow.
On the pile a Miss Copy keeps the value that she copied: ``COPIED`` marks her there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MISS_COPY: Final = 15
KITTY: Final = 16
KINDS: Final = 17
"""Hands and the discard are counts per card, indexed by it; index 0 stays empty."""

COPIED: Final = 32
VALUE: Final = 15
"""``card & VALUE`` is the value of a card on the pile."""

SCOOTY: Final = 1
CERBERUS: Final = 3
TWIST: Final = 8
SKELETUM: Final = 11
IGOR: Final = 12
HIGHEST: Final = 14

SCARY: Final = (CERBERUS, IGOR)
QUARTET: Final = 4


class Ghost(NamedTuple):
    """A printed card: its id, its value (0 for none), its family and its power."""

    id: str
    value: int
    family: str
    powers: tuple[str, ...] = ()
    confidence: str = "confirmed"
    """How sure the printed name is: nine names are not publicly known."""


GHOSTS: Final = (
    Ghost("ghost_01", 1, "fearless", ("always_playable",)),
    Ghost("ghost_02", 2, "common", confidence="inferred"),
    Ghost("ghost_03", 3, "scary", ("scary",)),
    Ghost("ghost_04", 4, "common", confidence="inferred"),
    Ghost("ghost_05", 5, "common", confidence="inferred"),
    Ghost("ghost_06", 6, "common", confidence="inferred"),
    Ghost("ghost_07", 7, "common", confidence="inferred"),
    Ghost("ghost_08", 8, "special", ("reverse_direction",)),
    Ghost("ghost_09", 9, "common", confidence="inferred"),
    Ghost("ghost_10", 10, "common", confidence="inferred"),
    Ghost("ghost_11", 11, "special", ("banish_cemetery", "play_again")),
    Ghost("ghost_12", 12, "scary", ("scary",)),
    Ghost("ghost_13", 13, "common", confidence="inferred"),
    Ghost("ghost_14", 14, "common", confidence="inferred"),
    Ghost("miss_copy", 0, "special", ("copy_companions", "never_alone")),
    Ghost(
        "kitty",
        0,
        "fearless",
        ("always_playable", "lies_beside", "skip_next", "single_only"),
    ),
)

CARD_IDS: Final = ("", *(ghost.id for ghost in GHOSTS))
"""The published id of each card, by its number."""

DECKS: Final = {
    "counted": (0, *[4] * HIGHEST, 4, 2),
    "fr_wording": (0, *[4] * HIGHEST, 2, 4),
}
"""How many of each card a deck has: both readings of the rulebook (GH-1.2)."""

DECK_SIZE: Final = max(map(sum, DECKS.values()))
OF_A_KIND: Final = max(map(max, DECKS.values()))

HAND: Final = 4
MANSION: Final = {2: 12, 3: 10, 4: 8, 5: 6, 6: 4}
"""Mansion cards of each player, by the number of players (GH-2.2)."""
CRYPT: Final = max(
    DECK_SIZE - players * (HAND + mansion) for players, mansion in MANSION.items()
)
"""The largest crypt: what is left when the fewest play (GH-2.3)."""


def pile_id(card: int) -> str:
    """Return the published id of a card on the pile."""
    return "miss_copy" if card & COPIED else CARD_IDS[card]


def spread(counts: list[int]) -> tuple[str, ...]:
    """Return counted cards one by one, by their ids in ascending order."""
    return tuple(
        CARD_IDS[card] for card in range(1, KINDS) for _ in range(counts[card])
    )
