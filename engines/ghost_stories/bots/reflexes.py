"""What instinct goes by: numbers that were tuned by playing whole games.

They are data, ``reflexes.json``, with the command that finds them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("reflexes.json")


class Reflexes(NamedTuple):
    """What counts at a glance; an action is worth about 3."""

    ghost: float = 3.0
    strength: float = 0.5
    """Each success that a ghost asks for: what is strong is rarely to be had."""
    incarnation: float = 25.0
    figure: float = 1.0
    """How much of a tile's worth is at stake where a figure is on its first stone."""
    haunter: float = 0.4
    tormentor: float = 6.0
    reward: float = 2.0
    captive: float = 3.0
    lock: float = 4.0
    cursed: float = 2.0
    full: float = 1.0
    """How much of a Qi a full board costs."""
    pair: float = 2.0
    token: float = 1.3
    second: float = 0.85
    arrival: float = 6.0
    qi: float = 1.0
    herbs: float = 1.3
    witch: float = 0.0
    temple: float = 4.0
    watchman: float = 0.6
    altar: float = 2.0
    revival: float = 14.0
    circle: float = 3.0
    yin_yang: float = 14.0
    """What a help from afar has to bring."""
    near: float = 1.0
    corner: float = 0.0
    line: float = 3.0
    """Where to put a ghost: near a Taoist, in a corner, not before haunted tiles."""
    together: float = 0.3
    """A friend on the same tile: his tokens count, too."""


def tuned() -> Reflexes:
    """Return the numbers of the file."""
    return Reflexes(**json.loads(FILE.read_text())["reflexes"])
