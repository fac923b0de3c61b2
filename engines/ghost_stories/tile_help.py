"""What the villagers do for a Taoist (GS-9): one short section per tile.

The help of a tile begins with the step or decision that its row names; it is given to
the active player, who stands there or has spent his Yin-Yang (GS-10.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import CARDS, COLOURS, NO_CARD, WHITE
from engines.ghost_stories.dice import face_counts, free_dice, roll
from engines.ghost_stories.ghosts import return_figure
from engines.ghost_stories.haunting import cleanse
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    BOARDS,
    NEIGHBOURS,
    SPACE_IDS,
    SPACE_NUMBERS,
    SPACES,
)
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import NOWHERE, SECOND_EDITION
from engines.ghost_stories.taoists import living
from engines.ghost_stories.tiles import (
    BUDDHIST_TEMPLE,
    CEMETERY,
    CIRCLE_OF_PRAYER,
    HERBALIST,
    NIGHT_WATCHMAN,
    PAVILION,
    SORCERER,
    TAOIST_ALTAR,
    TEA_HOUSE,
    TILE_NUMBERS,
    TILES,
    place_of,
)
from engines.ghost_stories.tokens import COLOUR_NUMBERS, gain_qi, gain_tao, in_supply

if TYPE_CHECKING:
    from engines.core.state import Frame, Option
    from engines.ghost_stories.state import Table

REVIVE: Final[tuple[Option, ...]] = tuple(("revive", board) for board in BOARD_IDS)
CALM: Final[tuple[Option, ...]] = tuple(("calm", board) for board in BOARD_IDS)
PRAY: Final[tuple[Option, ...]] = tuple(("pray", colour) for colour in COLOURS)
CURSE_GHOST: Final[tuple[Option, ...]] = tuple(
    ("curse_ghost", space) for space in SPACE_IDS
)
BLOW_GHOST: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("blow_ghost", start, end) for end in SPACE_IDS) for start in SPACE_IDS
)
SKIP: Final[Option] = ("skip",)


@rules.question
def can_help(s: Table, tile: int) -> bool:
    """Return whether the help of an active tile can have an effect (GS-9.1)."""
    if tile == CEMETERY:
        return len(living(s)) < s.players and s.qi_supply > 0
    if tile == TAOIST_ALTAR:
        return True in s.haunted
    if tile == HERBALIST:
        return any(s.supply) and free_dice(s) > 0
    if tile == SORCERER:
        return any(not CARDS[card].is_incarnation for card in s.ghosts if card)
    if tile == BUDDHIST_TEMPLE:
        return s.temple > 0
    if tile == NIGHT_WATCHMAN:
        return True in s.figures
    if tile == CIRCLE_OF_PRAYER:
        return any(left for c, left in enumerate(s.supply) if c != s.circle)
    if tile == PAVILION:
        return can_blow_ghost(s) or bool(blown_taoists(s))
    assert tile == TEA_HOUSE
    return s.qi_supply > 0 or any(s.supply)


# Cemetery


@rules.decision("GS-9.2", forced=True)
def revive_taoist(s: Table, player: int) -> list[Option]:
    """Choose the dead Taoist who stands up on the Cemetery (GS-9.2)."""
    return [REVIVE[board] for board in s.boards if not s.qi[board]]


@revive_taoist.chosen
def taoist_revived(s: Table, player: int, option: Option) -> None:
    """He has 2 Qi and nothing else; then the acting player rolls (GS-14.4)."""
    board = BOARD_NUMBERS[option[1]]
    gain_qi(s, board, 2)
    s.where[board] = place_of(s, CEMETERY)
    s.emit("taoist_revived", option[1])
    s.push(("roll_curse", NOWHERE))


# Taoist Altar


def haunted_tiles(s: Table, command: str) -> list[Option]:
    """Offer every haunted tile under a command."""
    return [
        (command, TILES[tile].id)
        for tile, haunted in zip(s.village, s.haunted, strict=True)
        if haunted
    ]


@rules.decision("GS-9.3", "GS-9.13", forced=True)
def bless_tile(s: Table, player: int) -> list[Option]:
    """Choose the haunted tile to turn; a ghost comes for it (GS-9.3)."""
    return haunted_tiles(s, "bless")


@bless_tile.chosen
def tile_blessed(s: Table, player: int, option: Option) -> None:
    """The tile is active; then a ghost is brought into play."""
    cleanse(s, option[1])
    s.push(("bring_ghost", NOWHERE))


# Herbalist's Shop


@rules.step
def roll_herbs(s: Table, player: int) -> None:
    """Roll two Tao dice, or the one that is free (GS-9.4)."""
    roll(s, min(2, free_dice(s)), ("gather_herbs", player))


@rules.step
def gather_herbs(s: Table, player: int) -> None:
    """Take a token per die; white is a colour of choice (GS-9.4)."""
    counts = face_counts(s)
    for colour in range(5):
        for _ in range(min(counts[colour], s.supply[colour])):
            gain_tao(s, s.active, colour)
    s.push(*[("grant_tao",)] * counts[WHITE])


# Sorcerer's Hut


@rules.decision("GS-9.5", "GS-15.1", forced=True)
def curse_ghost(s: Table, player: int) -> list[Option]:
    """Choose the ghost that the witch discards for 1 Qi (GS-9.5)."""
    return [
        CURSE_GHOST[space]
        for space, card in enumerate(s.ghosts)
        if card and not CARDS[card].is_incarnation
    ]


@curse_ghost.chosen
def ghost_cursed(s: Table, player: int, option: Option) -> None:
    """First the Qi is lost, then the ghost is discarded, even by a dying Taoist."""
    s.push(("lose_qi", s.active), ("discard_ghost", SPACE_NUMBERS[option[1]]))


# Buddhist Temple


@rules.step
def take_buddha(s: Table, player: int) -> None:
    """Take a Buddha, to be placed from the next own turn on (GS-9.6)."""
    s.temple -= 1
    s.held[s.active] += 1
    s.fresh += 1
    s.emit("buddha_taken", BOARD_IDS[s.active])


# Night Watchman's Beat


@rules.decision("GS-9.7", "GS-9.13", forced=True)
def calm_board(s: Table, player: int) -> list[Option]:
    """Choose the board whose haunting figures return to their cards (GS-9.7)."""
    figures = s.figures
    return [CALM[b] for b in BOARDS if True in figures[3 * b : 3 * b + 3]]


@calm_board.chosen
def board_calmed(s: Table, player: int, option: Option) -> None:
    """All its figures return."""
    first = 3 * BOARD_NUMBERS[option[1]]
    for space in range(first, first + 3):
        if s.figures[space]:
            return_figure(s, space)


# Circle of Prayer


@rules.decision("GS-9.8", "GS-9.13", "GS-19.1", forced=True)
def pray(s: Table, player: int) -> list[Option]:
    """Choose the colour of the token on the Circle of Prayer (GS-9.8)."""
    options = in_supply(s, PRAY)
    if s.circle != NOWHERE and PRAY[s.circle] in options:
        options.remove(PRAY[s.circle])
    return options


@pray.chosen
def prayed(s: Table, player: int, option: Option) -> None:
    """The token is laid; one that lay there returns to the supply."""
    if s.circle != NOWHERE:
        s.supply[s.circle] += 1
    s.circle = COLOUR_NUMBERS[option[1]]
    s.supply[s.circle] -= 1
    s.emit("circle_set", option[1])


# Pavilion of the Heavenly Wind


def can_blow_ghost(s: Table) -> bool:
    """Return whether there is a ghost to move, and a space to move it to."""
    return NO_CARD in s.ghosts and any(s.ghosts)


def blown_taoists(s: Table) -> list[int]:
    """List the Taoists that may be moved: others; solo, second edition: the own."""
    if s.players == 1:
        return [s.active] if s.edition == SECOND_EDITION else []
    return [board for board in living(s) if board != s.active]


@rules.decision("GS-9.9", "GS-9.13", "GS-R-14", forced=True)
def blow_ghost(s: Table, player: int) -> list[Option]:
    """Move a ghost to any free space, or go on to the Taoist (GS-9.9)."""
    options: list[Option] = [SKIP] if blown_taoists(s) else []
    free = [space for space in SPACES if not s.ghosts[space]]
    for start in SPACES:
        if s.ghosts[start]:
            offers = BLOW_GHOST[start]
            options += [offers[end] for end in free]
    return options


@blow_ghost.chosen
def ghost_blown(s: Table, player: int, option: Option) -> None:
    """The ghost moves; then a Taoist may, or must if no ghost did."""
    moved = option != SKIP
    if blown_taoists(s):
        s.push(("blow_taoist", player, int(moved)))
    if moved:
        start, end = (SPACE_NUMBERS[space] for space in option[1:])
        s.push(("move_ghost", start, end))


@rules.decision("GS-9.9", "GS-9.13", "GS-R-14")
def blow_taoist(s: Table, player: int, optional: int) -> list[Option]:
    """Move another living Taoist to a neighbouring tile (GS-9.9)."""
    options: list[Option] = [SKIP] if optional else []
    moves: list[Option] = s.rules.questions["taoist_moves"](s, blown_taoists(s))
    return options + moves


@blow_taoist.chosen
def taoist_blown(s: Table, player: int, optional: int, option: Option) -> None:
    """The Taoist stands on the chosen tile."""
    if option != SKIP:
        s.push(sending(s, option))


@rules.question
def taoist_moves(s: Table, boards: list[int]) -> list[Option]:
    """Offer every move of these Taoists by one tile."""
    village = s.village
    return [
        ("send_taoist", BOARD_IDS[board], TILES[village[place]].id)
        for board in boards
        for place in NEIGHBOURS[s.where[board]]
    ]


def sending(s: Table, option: Option) -> Frame:
    """Return the step that moves the named Taoist to the named tile."""
    _, board, tile = option
    return ("send_taoist", BOARD_NUMBERS[board], place_of(s, TILE_NUMBERS[tile]))


@rules.step
def send_taoist(s: Table, board: int, place: int) -> None:
    """A Taoist stands on another tile (GS-9.9, GS-11.6)."""
    s.where[board] = place
    s.emit("taoist_moved", BOARD_IDS[board], TILES[s.village[place]].id)


# Tea House


@rules.step
def drink_tea(s: Table, player: int) -> None:
    """Take a Tao token of choice and 1 Qi, then bring a ghost into play (GS-9.12)."""
    s.push(("grant_tao",), ("grant_qi",), ("bring_ghost", NOWHERE))
