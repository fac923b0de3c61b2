"""The levels, the town and the player boards (HW-1).

Colours and buildings are small numbers inside the engine and words outside. A strip is
known by the highest colour that it may use; its level, which is 1 more, is only shown.
Sets of buildings are bit masks: bit *b* stands for building *b*.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """One level (HW-1.1): its colour, its die, what it yields and what it costs."""

    colour: str
    sides: int
    scare: int
    cost: int
    """Scare to upgrade to it; nothing is upgraded to blue."""
    points: int


class Building(NamedTuple):
    """One building (HW-1.3): its place in the grid, and how sure its name is."""

    id: str
    row: int
    column: int
    confidence: str = "confirmed"


LEVELS: Final = (
    Level("blue", 4, 1, 0, 2),
    Level("green", 6, 2, 2, 4),
    Level("yellow", 8, 3, 3, 6),
    Level("orange", 10, 4, 4, 8),
    Level("red", 12, 5, 5, 10),
)
COLOURS: Final = tuple(level.colour for level in LEVELS)
COLOUR: Final = {colour: number for number, colour in enumerate(COLOURS)}
SIDES: Final = tuple(level.sides for level in LEVELS)
SCARE: Final = tuple(level.scare for level in LEVELS)
COST: Final = tuple(level.cost for level in LEVELS)
POINTS: Final = tuple(level.points for level in LEVELS)
BLUE: Final = 0
RED: Final = 4
ANY_LEVEL: Final = RED
"""The highest colour of an action that is performed without regard to levels."""


def level_of(colour: int) -> int:
    """Return the level of a colour, from 1 to 5 (HW-1.1)."""
    return colour + 1


HUES: Final = len(COLOURS)
FIGURES: Final = 5
"""Ghosts of each colour (HW-6.3)."""
TOKENS: Final = 12
"""Ghost tokens of each colour."""

TOWN: Final = (
    Building("school", 0, 0),
    Building("church", 0, 1),
    Building("site_4", 0, 2, "inferred"),
    Building("site_5", 1, 0, "inferred"),
    Building("police_station", 1, 1),
    Building("site_6", 1, 2, "inferred"),
)
BUILDINGS: Final = tuple(building.id for building in TOWN)
BUILDING: Final = {building: number for number, building in enumerate(BUILDINGS)}
SITES: Final = range(len(TOWN))
EVERYWHERE: Final = (1 << len(TOWN)) - 1
POLICE_STATION: Final = BUILDING["police_station"]
CELLS: Final = len(TOWN) * HUES
"""Ghosts and haunt fields are counted per building and colour, in this many cells."""

NEIGHBOURS: Final = tuple(
    sum(
        1 << there
        for there in SITES
        if abs(TOWN[here].row - TOWN[there].row)
        + abs(TOWN[here].column - TOWN[there].column)
        == 1
    )
    for here in SITES
)
"""Where a Move may lead from each building: never diagonally (HW-1.3)."""
OTHERS: Final = tuple(EVERYWHERE & ~(1 << here) for here in SITES)
"""Every building but one's own."""
MEMBERS: Final = tuple(
    tuple(site for site in SITES if mask >> site & 1) for mask in range(EVERYWHERE + 1)
)
"""The buildings of each set, in ascending order."""
ANYWHERE: Final = 3
"""No building of the town is farther away than three steps."""
BESIDE: Final = tuple(
    sum(1 << here for here in SITES if NEIGHBOURS[here] & mask)
    for mask in range(EVERYWHERE + 1)
)
"""The buildings that have a neighbour in each set."""
ELSEWHERE: Final = tuple(
    sum(1 << here for here in SITES if OTHERS[here] & mask)
    for mask in range(EVERYWHERE + 1)
)
"""The buildings for which each set has another one."""

CAPACITY: Final = 6
MASTER_CAPACITY: Final = 4

ACTIONS: Final = ("summon", "scare", "upgrade", "move", "fight", "haunt")
FIELDS: Final = len(ACTIONS)
SUMMON, SCARING, UPGRADE, MOVE, FIGHT, HAUNT = (1 << field for field in range(FIELDS))
"""The fields of a strip as bits of one number (HW-1.5)."""

STRIPS: Final = 3
MASTER_STRIPS: Final = 4
SLOTS: Final = 3
DISCS: Final = 12
PUMPKINS: Final = 6
NEUTRAL_PUMPKINS: Final = 2
FIRST_SCARE: Final = 2
FIRST_BLUE: Final = 3
"""Blue ghosts at the start, and whenever none is left (HW-2.1, HW-6.1)."""

DISC: Final = -1
"""A slot that a disc blocks; 0 is a free slot, other numbers are bonus kinds."""
FREE: Final = -1
"""A haunt field without a pumpkin; other numbers are pumpkins."""
NEUTRAL: Final = 4
"""Added to a seat: the neutral pumpkin that this seat has placed (HW-13.2)."""
