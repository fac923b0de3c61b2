"""Setting up: village, boards, starting goods and the deck (GS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.errors import BadSetup
from engines.ghost_stories.cards import BLACK, GHOST_NUMBERS, INCARNATION_NUMBERS, RED
from engines.ghost_stories.layout import BOARD_NUMBERS, BOARDS, LAYOUT_NUMBERS
from engines.ghost_stories.state import FIRST_EDITION, NOBODY, SECOND_EDITION
from engines.ghost_stories.taoists import DANCE_OF_THE_SPIRES, POWER_NUMBERS
from engines.ghost_stories.tiles import VILLAGE, places_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from engines.ghost_stories.state import Table

SEATING: Final = {1: (0, 1, 2, 3), 2: (0, 2, 1, 3), 3: (0, 1, 2, 3), 4: (0, 1, 2, 3)}
"""The sides of the seats, then of the neutral boards; two sit opposite (GS-2.1.3)."""
POWER_TOKENS: Final = {1: 3, 2: 1, 3: 1, 4: 0}
"""Power tokens of each player (GS-2.2.5)."""
REMOVED: Final = {1: 15, 2: 10, 3: 5, 4: 0}
"""Ghosts removed unseen (GS-2.3.1)."""
MOST_INCARNATIONS: Final = 4
"""Incarnations of the hardest levels, for three or four (GS-2.3.3)."""
MOST_POWER_TOKENS: Final = max(count * n for n, count in POWER_TOKENS.items())
MOST_CARDS: Final = -(-(len(GHOST_NUMBERS) + MOST_INCARNATIONS) // 10) * 10
"""What no deck exceeds: rounded up, so that one more card leaves it as published."""
NEUTRAL_QI: Final = 3
LAYER: Final = 10
"""Ghosts below each incarnation (GS-2.3.2)."""
DRAWN: Final = -1
"""The first player is drawn."""


def incarnation_count(players: int, difficulty: str) -> int:
    """Return how many incarnations a deck has (GS-2.3.2, GS-2.3.3)."""
    if difficulty in ("initiation", "normal"):
        return 1
    return MOST_INCARNATIONS if players > 2 else 3


def haunt_limit(edition: str, difficulty: str) -> int:
    """Return how many haunted tiles lose the game (GS-17.2.2)."""
    return 4 if edition == FIRST_EDITION and difficulty == "initiation" else 3


def lay_table(s: Table, options: Json) -> None:
    """Lay everything out and let the first player begin (GS-2)."""
    s.edition = options["edition"]
    s.difficulty = options["difficulty"]
    s.haunt_limit = haunt_limit(s.edition, s.difficulty)
    lay_village(s, list(VILLAGE))
    lay_boards(s, options)
    hand_out_goods(s, five_qi=options["five_qi"])
    s.incarnations = incarnation_count(s.players, s.difficulty)
    ghosts, incarnations = list(GHOST_NUMBERS), list(INCARNATION_NUMBERS)
    s.shuffle(ghosts)
    s.shuffle(incarnations)
    build_deck(s, ghosts[REMOVED[s.players] :], incarnations[: s.incarnations])
    first = options["first_player"]
    first = s.below(s.players) if first == DRAWN else first
    s.push(("begin_turn", s.boards[first]))


def lay_village(s: Table, tiles: list[int]) -> None:
    """Shuffle the tiles into the grid (GS-2.1.1)."""
    s.shuffle(tiles)
    s.village = tuple(tiles)
    s.places = places_of(s.village)


def lay_boards(s: Table, options: Json) -> None:
    """Put the boards round the village, chosen ones first (GS-2.1.2, GS-2.2.7)."""
    chosen = chosen_boards(s.players, options)
    rest = [board for board in BOARDS if board not in chosen]
    s.shuffle(rest)
    boards = chosen + rest
    order = [0] * 4
    for side, board in zip(SEATING[s.players], boards, strict=True):
        order[side] = board
    s.layout = LAYOUT_NUMBERS[tuple(order)]
    s.boards = tuple(boards[: s.players])
    s.owners = tuple(
        s.boards.index(board) if board in s.boards else NOBODY for board in BOARDS
    )
    powers = [2 * board + s.below(2) for board in BOARDS]
    for power in options["powers"]:
        powers[POWER_NUMBERS[power] // 2] = POWER_NUMBERS[power]
    if s.players == 1:
        powers[RED] = DANCE_OF_THE_SPIRES
    s.powers = tuple(powers)


def chosen_boards(players: int, options: Json) -> list[int]:
    """List the boards that the seats have chosen; none if they are drawn."""
    if options["colours"]:
        return [BOARD_NUMBERS[colour] for colour in options["colours"]]
    if options["powers"]:
        return [POWER_NUMBERS[power] // 2 for power in options["powers"]]
    return [RED] if players == 1 and options["edition"] == FIRST_EDITION else []


def hand_out_goods(s: Table, *, five_qi: bool) -> None:
    """Give players and neutral boards what they start with (GS-2.2)."""
    initiation = s.difficulty == "initiation"
    for board in BOARDS:
        if s.owners[board] == NOBODY:
            _give_qi(s, board, NEUTRAL_QI)
            continue
        _give_qi(s, board, 5 if five_qi else 4 if initiation else 3)
        s.yin_yang[board] = s.difficulty != "hell"
        s.power_tokens[board] = POWER_TOKENS[s.players]
        for colour in BOARDS if s.players == 1 else (board,):
            _give_tao(s, board, colour)
        if initiation and s.edition == SECOND_EDITION:
            _give_tao(s, board, BLACK)


def _give_qi(s: Table, board: int, amount: int) -> None:
    s.qi[board] = amount
    s.qi_supply -= amount


def _give_tao(s: Table, board: int, colour: int) -> None:
    s.tao[5 * board + colour] += 1
    s.supply[colour] -= 1


def build_deck(s: Table, ghosts: Sequence[int], incarnations: Sequence[int]) -> None:
    """From the bottom: ten ghosts and an incarnation, repeated, then the rest."""
    layers = list(ghosts)
    s.deck = []
    for incarnation in incarnations:
        s.deck += layers[:LAYER]
        del layers[:LAYER]
        s.deck.append(incarnation)
    s.deck += layers


def check_options(players: int, options: Json) -> None:
    """Refuse options that the rules exclude together, each by its rule."""
    edition, colours, powers = (options[k] for k in ("edition", "colours", "powers"))
    if options["five_qi"] and options["difficulty"] != "initiation":
        raise _excluded("five_qi", "setup.five_qi", "GS-2.2.1")
    if options["first_player"] >= players:
        raise _excluded("first_player", "setup.first_player", "GS-2.3.5")
    if edition == SECOND_EDITION and powers:
        raise _excluded("powers", "setup.powers_drawn", "GS-2.1.2")
    if edition == SECOND_EDITION and colours and players > 1:
        raise _excluded("colours", "setup.colours_drawn", "GS-2.1.2")
    for name, given in (("colours", colours), ("powers", powers)):
        if given and len(given) != players:
            raise _excluded(name, "setup.one_each", "GS-2.1.2")
    wanted = [POWER_NUMBERS[power] // 2 for power in powers]
    if len(set(wanted)) < len(wanted):
        raise _excluded("powers", "setup.same_board", "GS-11.1")
    if colours and powers and chosen_boards(players, options) != wanted:
        raise _excluded("powers", "setup.powers_match", "GS-2.1.2")
    if edition == FIRST_EDITION and players == 1:
        if colours not in ([], ["red"]):
            raise _excluded("colours", "setup.solo_board", "GS-2.2.7")
        if powers not in ([], ["dance_of_the_spires"]):
            raise _excluded("powers", "setup.solo_board", "GS-2.2.7")


def _excluded(option: str, key: str, rule: str) -> BadSetup:
    return BadSetup(key, rules=(rule,), pointer=f"/options/{option}")
