"""The cards, each one block: its row, then what it does (HW-10).

A card is in the file of the action that it is linked to, or in ``scoring``. Without a
link (HW-9.2) it is in ``free_ghosts`` or ``free_goods`` if it is a free action, and in
``unlinked`` if not.
"""

from engines.halloween.cards import (
    fight,
    free_ghosts,
    free_goods,
    haunt,
    move,
    scare,
    scoring,
    summon,
    unlinked,
    upgrade,
)

__all__ = [
    "fight",
    "free_ghosts",
    "free_goods",
    "haunt",
    "move",
    "scare",
    "scoring",
    "summon",
    "unlinked",
    "upgrade",
]
