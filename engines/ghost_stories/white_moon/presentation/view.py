"""What readers see of White Moon, and tables that a view may be of (WM-1.5, WM-2.6).

Hidden are the villagers below the top of a stack, the deck, what was removed from it
and the incarnations in the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.chance import Chance, derive, shuffle
from engines.core.fields import boolean, choice, integer, listing, record
from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    PLACES,
    SPACE_IDS,
    SPACE_NUMBERS,
)
from engines.ghost_stories.presentation import view as base
from engines.ghost_stories.presentation.vocabulary import BOARD
from engines.ghost_stories.setup import MOST_CARDS
from engines.ghost_stories.state import NOWHERE, TAO_PER_COLOUR
from engines.ghost_stories.white_moon.cards import (
    ALL_GHOSTS,
    ALL_INCARNATIONS,
    UNCATCHABLE,
)
from engines.ghost_stories.white_moon.families import (
    ARTEFACTS,
    FAMILY_IDS,
    FAMILY_NUMBERS,
    TILE_LIMIT,
    VILLAGERS,
)
from engines.ghost_stories.white_moon.presentation.vocabulary import (
    ARTEFACT,
    FAMILY,
    TILE,
    widened_all,
)
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.setup import pool_of
from engines.ghost_stories.white_moon.state import (
    CRYSTALS,
    ON_CARD,
    POOLS,
    RESERVE,
    SPENT,
    MoonTable,
)
from engines.ghost_stories.white_moon.villagers import place_of, tile_id

if TYPE_CHECKING:
    from engines.core.fields import Json

CALLS: Final = ("quiet", "beckoned", "come")
HELD: Final = ("reserve", "ondine", *SPACE_IDS)
OWNERS: Final = ("reserve", "spent", *BOARD_IDS)

_STACK: Final = record(
    "GhostStoriesStack",
    "The villagers on a tile.",
    tile=TILE,
    villagers=integer(0, TILE_LIMIT, "How many."),
    top=FAMILY._replace(doc="The family of the visible one.", optional=True),
)
_ARTEFACT: Final = record(
    "GhostStoriesArtefact",
    "An artefact and where it is.",
    artefact=ARTEFACT,
    owner=choice(*OWNERS, doc="A player's colour, the reserve, or spent."),
)
MOON: Final = record(
    "GhostStoriesWhiteMoon",
    "What White Moon adds; absent without the expansion.",
    pool=choice(*POOLS, doc="Which incarnations come."),
    stacks=listing(_STACK, "Row by row, as the tiles of the village."),
    shelter=listing(FAMILY, "Rescued villagers, in that order."),
    graveyard=listing(FAMILY, "Killed villagers, in that order."),
    portal=TILE._replace(doc="The tile of the Portal."),
    portal_held=boolean("Whether Gate Keeper holds the Portal."),
    su_ling=choice(*HELD, doc="The space before her, the reserve, or the Ondine."),
    calls=choice(*CALLS, doc="Whether Su-Ling may come this turn, or has come."),
    reserve=integer(0, CRYSTALS, "Moon Crystals in the reserve."),
    crystals=listing(integer(0, CRYSTALS), "Moon Crystals: yellow, red, green, blue."),
    fresh_crystals=integer(
        0, CRYSTALS, "Crystals taken this turn, not to be placed yet."
    ),
    receptacles=listing(boolean(), "Which hold a crystal: nw, ne, se, sw."),
    barrier_due=boolean("Whether the Zhou family calls the Barrier this turn."),
    earned=listing(FAMILY, "Families that will reward after the Barrier."),
    artefacts=listing(_ARTEFACT, "All eight."),
    clawed=boolean("Whether the Claw was used this turn."),
    lying=listing(BOARD, "The Taoists who lie on their side."),
    lost_tao=listing(
        integer(0, TAO_PER_COLOUR), "Tao tokens out of the game, by colour."
    ),
    depths=listing(
        integer(0, MOST_CARDS),
        "Where incarnations lie in the deck, counted from its bottom.",
    ),
    removed=integer(0, MOST_CARDS, "Ghosts removed unseen."),
    exchanged=boolean("Whether Uncatchable was exchanged."),
)
VIEW: Final = record(
    "GhostStoriesView",
    "What everybody sees of a table of Ghost Stories.",
    **{
        **widened_all(base.VIEW_FIELDS),
        "incarnations": integer(
            1, len(ALL_INCARNATIONS), "How many incarnations must be exorcised."
        ),
        "white_moon": MOON._replace(optional=True),
    },
)


def view(s: MoonTable, seat: int | None) -> Json:
    """Copy what everybody sees; nobody has secrets of his own (GS-0.6)."""
    return {**base.view(s, seat), "white_moon": _moon(s)}


def _moon(s: MoonTable) -> Json:
    where = {RESERVE: "reserve", ON_CARD: "ondine"}
    owners = {RESERVE: "reserve", SPENT: "spent"}
    return {
        "pool": s.pool,
        "stacks": [_stack(s, place) for place in PLACES],
        "shelter": [FAMILY_IDS[family] for family in s.shelter],
        "graveyard": [FAMILY_IDS[family] for family in s.graveyard],
        "portal": tile_id(s, s.portal),
        "portal_held": s.portal_held,
        "su_ling": where.get(s.su_ling) or SPACE_IDS[s.su_ling],
        "calls": CALLS[s.beckoned],
        "reserve": s.reserve,
        "crystals": s.crystals[:],
        "fresh_crystals": s.fresh_crystals,
        "receptacles": s.receptacles[:],
        "barrier_due": s.barrier_due,
        "earned": [FAMILY_IDS[family] for family in s.earned],
        "artefacts": [
            {"artefact": name, "owner": owners.get(owner) or BOARD_IDS[owner]}
            for name, owner in zip(ARTEFACTS, s.artefacts, strict=True)
        ],
        "clawed": s.clawed,
        "lying": [b for b, lies in zip(BOARD_IDS, s.lying, strict=True) if lies],
        "lost_tao": s.lost_tao[:],
        "depths": [n for n, card in enumerate(s.deck) if CARDS[card].is_incarnation],
        "removed": sum(not CARDS[card].is_incarnation for card in s.removed),
        "exchanged": UNCATCHABLE in s.removed,
    }


def _stack(s: MoonTable, place: int) -> Json:
    stack = s.stacks[place]
    seen: Json = {"tile": tile_id(s, place), "villagers": len(stack)}
    if _is_top_seen(s, place):
        seen["top"] = FAMILY_IDS[stack[-1]]
    return seen


def _is_top_seen(s: MoonTable, place: int) -> bool:
    """Before the start new tops are turned up only when all are chosen (WM-2.6)."""
    stack = s.stacks[place]
    return bool(stack) and (len(stack) == TILE_LIMIT or not s.covered)


def tops(s: MoonTable) -> tuple[tuple[str, str, int], ...]:
    """Return tile and family of each visible villager, and how many it has safe."""
    return tuple(
        (tile_id(s, place), FAMILY_IDS[family], s.shelter.count(family))
        for place in PLACES
        if _is_top_seen(s, place)
        for family in s.stacks[place][-1:]
    )


def determinise(seen: Json, key: bytes) -> MoonTable:
    """Return a table that a view may be of; what it hides is dealt anew."""
    s = MoonTable(rules, base.seats_of(seen), derive(key, "table"))
    base.restore(s, seen)
    moon = seen["white_moon"]
    for name in ("pool", "portal_held", "reserve", "fresh_crystals", "barrier_due"):
        setattr(s, name, moon[name])
    for name in ("crystals", "receptacles", "lost_tao"):
        setattr(s, name, list(moon[name]))
    for name in ("shelter", "graveyard", "earned"):
        setattr(s, name, [FAMILY_NUMBERS[family] for family in moon[name]])
    s.clawed = moon["clawed"]
    s.covered = not s.turn
    s.portal = place_of(s, moon["portal"])
    where = {"reserve": RESERVE, "ondine": ON_CARD}
    s.su_ling = where.get(moon["su_ling"], SPACE_NUMBERS.get(moon["su_ling"], RESERVE))
    s.beckoned = CALLS.index(moon["calls"])
    owners = {"reserve": RESERVE, "spent": SPENT, **BOARD_NUMBERS}
    s.artefacts = [owners[each["owner"]] for each in moon["artefacts"]]
    s.lying = [board in moon["lying"] for board in BOARD_IDS]
    for number, board in enumerate(seen["boards"]):
        if "seat" in board and "tile" not in board:
            s.where[number] = NOWHERE
    chance = Chance(derive(key, "deal"))
    _deal_villagers(s, moon["stacks"], chance)
    _deal_cards(s, seen["deck"], moon, chance)
    return s


def _deal_villagers(s: MoonTable, stacks: list[Json], chance: Chance) -> None:
    """Deal the villagers that nobody sees under those that are face up."""
    hidden = list(VILLAGERS)
    tops = [FAMILY_NUMBERS[stack["top"]] for stack in stacks if "top" in stack]
    for family in (*s.shelter, *s.graveyard, *tops):
        hidden.remove(family)
    shuffle(hidden, chance.below)
    for place, stack in enumerate(stacks):
        top = [FAMILY_NUMBERS[stack["top"]]] if "top" in stack else []
        count = stack["villagers"] - len(top)
        s.stacks[place] = [hidden.pop() for _ in range(count)] + top


def _deal_cards(s: MoonTable, size: int, moon: Json, chance: Chance) -> None:
    """Deal unseen cards: where incarnations lie is known, which ones is not."""
    known = {*s.ghosts, *s.discard, s.arriving, NO_CARD}
    if moon["exchanged"]:
        s.removed.append(UNCATCHABLE)
        known.add(UNCATCHABLE)
    ghosts = [card for card in ALL_GHOSTS if card not in known]
    pool = [card for card in pool_of(s.pool) if card not in known]
    others = [c for c in ALL_INCARNATIONS if c not in known and c not in pool]
    shuffle(ghosts, chance.below)
    shuffle(pool, chance.below)
    shuffle(others, chance.below)
    s.box = others + pool
    depths = set(moon["depths"])
    s.deck = [(s.box if n in depths else ghosts).pop() for n in range(size)]
    s.removed += [ghosts.pop() for _ in range(moon["removed"])]
