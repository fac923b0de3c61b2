"""What readers see, and tables that a view may be of (GS-0.6).

All is open but the deck: its order, the ghosts removed in setup and the incarnations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.chance import Chance, derive, shuffle
from engines.core.fields import boolean, choice, integer, listing, record, seat, text
from engines.ghost_stories.cards import (
    CARD_NUMBERS,
    CARDS,
    COLOURS,
    FACES,
    GHOST_NUMBERS,
    INCARNATION_NUMBERS,
    NO_CARD,
)
from engines.ghost_stories.haunting import CURSES
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    BOARDS,
    LAYOUT_NUMBERS,
    LAYOUTS,
    SPACE_IDS,
)
from engines.ghost_stories.presentation.vocabulary import (
    BOARD,
    CARD,
    COLOUR,
    FACE,
    POWER,
    SPACE,
    TILE,
)
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.setup import (
    LAYER,
    MOST_CARDS,
    MOST_INCARNATIONS,
    MOST_POWER_TOKENS,
)
from engines.ghost_stories.state import (
    BUDDHAS,
    DIFFICULTIES,
    EDITIONS,
    NOBODY,
    NOWHERE,
    QI_TOKENS,
    TAO_PER_COLOUR,
    Table,
)
from engines.ghost_stories.taoists import POWER_NUMBERS, POWERS, is_usable
from engines.ghost_stories.tiles import TILE_NUMBERS, TILES, places_of

if TYPE_CHECKING:
    from engines.core.fields import Json

LOCKS: Final = ("", "power", "tao", "all_powers", "white")
"""What a card in play locks, by the number of its condition."""

_TOKENS: Final = record(
    "GhostStoriesTokens",
    "Tao tokens by colour.",
    **{
        colour: integer(0, TAO_PER_COLOUR, f"How many {colour} ones.")
        for colour in COLOURS
    },
)
_SPACE: Final = record(
    "GhostStoriesSpace",
    "A ghost space and what lies on it.",
    space=SPACE,
    ghost=CARD._replace(doc="The ghost; absent if the space is free.", optional=True),
    figure=boolean("Whether its haunting figure is on the first stone."),
    die=boolean("Whether the ghost holds a Tao die."),
    mantra=boolean("Whether the Mantra lies on the ghost."),
    locks=choice(*LOCKS[1:], doc="What the ghost locks.", optional=True),
    buddha=boolean("Whether a Buddha stands there."),
)
_BOARD: Final = record(
    "GhostStoriesBoard",
    "A board: of a player, neutral or possessed.",
    board=BOARD,
    seat=seat("Whose it is; absent for a neutral board.", optional=True),
    power=POWER,
    usable=boolean("Whether the power is neither locked nor possessed."),
    qi=integer(0, QI_TOKENS, "Qi; 0 means dead or possessed."),
    tao=_TOKENS,
    yin_yang=boolean("Whether the player holds the Yin-Yang."),
    buddhas=integer(0, BUDDHAS, "Buddhas in hand."),
    power_tokens=integer(0, MOST_POWER_TOKENS, "Power tokens in hand."),
    tile=TILE._replace(
        doc="Where the Taoist is; absent if neutral or beside the village.",
        optional=True,
    ),
    spaces=listing(_SPACE, "From left to right for the owner."),
)
VIEW_FIELDS: Final = {
    "edition": choice(*EDITIONS, doc="The edition that is played."),
    "difficulty": choice(*DIFFICULTIES, doc="The level."),
    "haunt_limit": integer(3, 4, "How many haunted tiles lose the game."),
    "incarnations": integer(
        1, MOST_INCARNATIONS, "How many incarnations must be exorcised."
    ),
    "turn": integer(0, 10_000, "The number of the turn, neutral ones included."),
    "active": BOARD._replace(doc="The board whose turn it is."),
    "to_act": seat("Who is asked; absent once the game has ended.", optional=True),
    "sides": listing(BOARD, "The boards on the north, east, south and west side."),
    "village": listing(
        record(
            "GhostStoriesTile",
            "A village tile.",
            tile=TILE,
            haunted=boolean("Whether it shows its haunted side."),
        ),
        "The nine tiles row by row, north-west first.",
    ),
    "boards": listing(_BOARD, "The four boards: yellow, red, green, blue."),
    "supply": _TOKENS,
    "qi_supply": integer(0, QI_TOKENS, "Qi in the supply."),
    "temple": integer(0, BUDDHAS, "Buddhas on the Buddhist Temple."),
    "centre": integer(0, MOST_POWER_TOKENS, "Power tokens on the centre tile."),
    "circle": COLOUR._replace(
        doc="The token on the Circle of Prayer; absent for none.", optional=True
    ),
    "caught": boolean("Whether Uncatchable was put on a Buddha space."),
    "deck": integer(0, MOST_CARDS, "Cards left in the deck."),
    "discard": listing(CARD, "Cards out of play, the last one on top."),
    "exorcised": listing(CARD, "Incarnations exorcised, in that order."),
    "arriving": CARD._replace(doc="The card to be placed now.", optional=True),
    "dice": listing(FACE, "The Tao dice as rolled last."),
    "curse": choice(*CURSES, doc="The Curse die as rolled last."),
    "used": listing(POWER, "Powers that cannot be used again this turn."),
    "borrowed": listing(BOARD, "Boards whose power is borrowed this turn."),
    "fresh": integer(0, BUDDHAS, "Buddhas taken this turn, not to be placed yet."),
    "pending": listing(
        text(), "What is still to happen, the next thing last; names and numbers."
    ),
}
VIEW: Final = record(
    "GhostStoriesView",
    "What everybody sees of a table of Ghost Stories.",
    **VIEW_FIELDS,
)


def view(s: Table, seat: int | None) -> Json:
    """Copy what everybody sees: nobody has secrets but the deck (GS-0.6)."""
    seen: Json = {
        "edition": s.edition,
        "difficulty": s.difficulty,
        "haunt_limit": s.haunt_limit,
        "incarnations": s.incarnations,
        "turn": s.turn,
        "active": BOARD_IDS[s.active],
        "sides": [BOARD_IDS[board] for board in LAYOUTS[s.layout].order],
        "village": [
            {"tile": TILES[tile].id, "haunted": haunted}
            for tile, haunted in zip(s.village, s.haunted, strict=True)
        ],
        "boards": [_board(s, board) for board in BOARDS],
        "supply": dict(zip(COLOURS, s.supply, strict=True)),
        "qi_supply": s.qi_supply,
        "temple": s.temple,
        "centre": s.centre,
        "caught": s.caught,
        "deck": len(s.deck),
        "discard": [CARDS[card].id for card in s.discard],
        "exorcised": [CARDS[card].id for card in s.exorcised],
        "dice": [FACES[face] for face in s.dice],
        "curse": CURSES[s.curse],
        "used": [name for power, name in enumerate(POWERS) if s.used >> power & 1],
        "borrowed": [BOARD_IDS[b] for b in BOARDS if s.borrowed >> b & 1],
        "fresh": s.fresh,
        "pending": [" ".join(map(str, frame)) for frame in s.agenda],
    }
    if s.outcome is None:
        seen["to_act"] = s.agenda[-1][1]
    if s.circle != NOWHERE:
        seen["circle"] = COLOURS[s.circle]
    if s.arriving:
        seen["arriving"] = CARDS[s.arriving].id
    return seen


def _board(s: Table, board: int) -> Json:
    seen: Json = {
        "board": BOARD_IDS[board],
        "power": POWERS[s.powers[board]],
        "usable": is_usable(s, board),
        "qi": s.qi[board],
        "tao": dict(zip(COLOURS, s.tao[5 * board : 5 * board + 5], strict=True)),
        "yin_yang": s.yin_yang[board],
        "buddhas": s.held[board],
        "power_tokens": s.power_tokens[board],
        "spaces": [_space(s, space) for space in range(3 * board, 3 * board + 3)],
    }
    if s.owners[board] != NOBODY:
        seen["seat"] = s.owners[board]
    if s.owners[board] != NOBODY and s.where[board] != NOWHERE:
        seen["tile"] = TILES[s.village[s.where[board]]].id
    return seen


def _space(s: Table, space: int) -> Json:
    seen: Json = {
        "space": SPACE_IDS[space],
        "figure": s.figures[space],
        "die": s.captives[space],
        "mantra": s.mantra == space,
        "buddha": s.buddhas[space],
    }
    if s.ghosts[space]:
        seen["ghost"] = CARDS[s.ghosts[space]].id
    if s.locks[space]:
        seen["locks"] = LOCKS[s.locks[space]]
    return seen


def determinise(seen: Json, key: bytes) -> Table:
    """Return a table that a view may be of; the deck is dealt from unseen cards."""
    s = Table(rules, seats_of(seen), derive(key, "table"))
    restore(s, seen)
    _deal_deck(s, seen["deck"], key)
    return s


def seats_of(seen: Json) -> int:
    """Count the players of a table by its view."""
    return sum("seat" in board for board in seen["boards"])


def restore(s: Table, seen: Json) -> None:
    """Fill an empty table with all that a view shows of it."""
    for name in ("edition", "difficulty", "haunt_limit", "incarnations", "turn"):
        setattr(s, name, seen[name])
    for name in ("qi_supply", "temple", "centre", "caught", "fresh"):
        setattr(s, name, seen[name])
    s.active = BOARD_NUMBERS[seen["active"]]
    s.layout = LAYOUT_NUMBERS[tuple(BOARD_NUMBERS[board] for board in seen["sides"])]
    s.village = tuple(TILE_NUMBERS[tile["tile"]] for tile in seen["village"])
    s.places = places_of(s.village)
    s.haunted = [tile["haunted"] for tile in seen["village"]]
    s.supply = [seen["supply"][colour] for colour in COLOURS]
    s.discard = [CARD_NUMBERS[card] for card in seen["discard"]]
    s.exorcised = [CARD_NUMBERS[card] for card in seen["exorcised"]]
    s.dice = [FACES.index(face) for face in seen["dice"]]
    s.curse = CURSES.index(seen["curse"])
    s.used = sum(1 << POWER_NUMBERS[power] for power in seen["used"])
    s.borrowed = sum(1 << BOARD_NUMBERS[board] for board in seen["borrowed"])
    if "circle" in seen:
        s.circle = COLOURS.index(seen["circle"])
    if "arriving" in seen:
        s.arriving = CARD_NUMBERS[seen["arriving"]]
    _restore_boards(s, seen["boards"])
    s.agenda = [_frame(pending) for pending in seen["pending"]]


def _frame(pending: str) -> tuple[int | str, ...]:
    """Read a pending frame: numbers and names."""
    words = pending.split(" ")
    return tuple(
        int(word) if word.removeprefix("-").isdecimal() else word for word in words
    )


def _restore_boards(s: Table, boards: list[Json]) -> None:
    s.powers = tuple(POWER_NUMBERS[board["power"]] for board in boards)
    s.owners = tuple(board.get("seat", NOBODY) for board in boards)
    s.boards = tuple(s.owners.index(seat) for seat in range(s.players))
    s.qi = [board["qi"] for board in boards]
    s.tao = [board["tao"][colour] for board in boards for colour in COLOURS]
    s.yin_yang = [board["yin_yang"] for board in boards]
    s.held = [board["buddhas"] for board in boards]
    s.power_tokens = [board["power_tokens"] for board in boards]
    for number, board in enumerate(boards):
        if "tile" in board:
            s.where[number] = s.places[TILE_NUMBERS[board["tile"]]]
    for number, space in enumerate(space for b in boards for space in b["spaces"]):
        if "ghost" in space:
            s.ghosts[number] = CARD_NUMBERS[space["ghost"]]
        s.figures[number] = space["figure"]
        s.captives[number] = space["die"]
        s.buddhas[number] = space["buddha"]
        s.locks[number] = LOCKS.index(space.get("locks", ""))
        if space["mantra"]:
            s.mantra = number


def _deal_deck(s: Table, size: int, key: bytes) -> None:
    """Deal unseen cards: where incarnations lie is known, which ones is not."""
    known = {*s.ghosts, *s.discard, s.arriving, NO_CARD}
    chance = Chance(derive(key, "deal"))
    ghosts = [card for card in GHOST_NUMBERS if card not in known]
    incarnations = [card for card in INCARNATION_NUMBERS if card not in known]
    shuffle(ghosts, chance.below)
    shuffle(incarnations, chance.below)
    for place in range(size):
        layer, height = divmod(place, LAYER + 1)
        is_incarnation = height == LAYER and layer < s.incarnations
        s.deck.append((incarnations if is_incarnation else ghosts).pop())
