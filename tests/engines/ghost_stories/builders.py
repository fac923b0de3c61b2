"""Tables of Ghost Stories from the few facts that a test is about, and moves on them.

The village lies in the order of its tiles, and yellow sits in the south:

    cemetery          taoist_altar     herbalist         green in the north
    sorcerer          buddhist_temple  night_watchman    red west, blue east
    circle_of_prayer  pavilion         tea_house         yellow in the south

So the Circle of Prayer faces yellow.0 and red.2, the Pavilion yellow.1, the Tea House
yellow.2 and blue.0. Seats are yellow, red, green, blue, clockwise.
"""

from __future__ import annotations

from itertools import count
from operator import eq
from typing import TYPE_CHECKING, Any

import pytest

import engines
from engines.core.chance import draw
from engines.core.errors import IllegalCommand
from engines.ghost_stories.cards import (
    BLUE,
    CARD_NUMBERS,
    CARDS,
    COLOURS,
    FACES,
    GHOST_NUMBERS,
    GREEN,
    INCARNATION_NUMBERS,
    RED,
    YELLOW,
)
from engines.ghost_stories.ghosts import settle_ghost
from engines.ghost_stories.haunting import CURSE_DIE, CURSES
from engines.ghost_stories.layout import (
    BOARD_NUMBERS,
    BOARDS,
    LAYOUT_NUMBERS,
    SPACE_NUMBERS,
)
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.setup import (
    POWER_TOKENS,
    REMOVED,
    haunt_limit,
    incarnation_count,
)
from engines.ghost_stories.state import NOBODY, Table
from engines.ghost_stories.taoists import POWER_NUMBERS
from engines.ghost_stories.tiles import TILE_NUMBERS, TILES, VILLAGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engines.core.state import Event, Option

TITLE = engines.get("ghost-stories")
NL = "nl2008"
FR = "fr2010"
BOTH = (NL, FR)
SEATS = {
    1: (YELLOW,),
    2: (YELLOW, GREEN),
    3: (YELLOW, RED, GREEN),
    4: (YELLOW, RED, GREEN, BLUE),
}
POWERS = {
    "yellow": "bottomless_pockets",
    "red": "dance_of_the_spires",
    "green": "gods_favorite",
    "blue": "heavenly_gust",
}
LASTING = {"lock_power", "lock_tao", "lock_all_powers", "capture_die"}
STAY = ("stay",)
PASS = ("pass",)
END = ("end_turn",)
SEEK_HELP = ("seek_help",)
ATTEMPT = ("attempt_exorcism",)
GIVE_UP = ("give_up",)
SKIP = ("skip",)


def table(
    *,
    players: int = 4,
    edition: str = FR,
    difficulty: str = "normal",
    active: str = "yellow",
    ask: tuple[Any, ...] = ("move",),
    ghosts: Mapping[str, str] | None = None,
    figures: Iterable[str] = (),
    buddhas: Iterable[str] = (),
    haunted: Iterable[str] = (),
    at: Mapping[str, str] | None = None,
    qi: Mapping[str, int] | None = None,
    tao: Mapping[str, str] | None = None,
    yin_yang: Iterable[str] = (),
    held: Mapping[str, int] | None = None,
    power_tokens: Mapping[str, int] | None = None,
    powers: Mapping[str, str] | None = None,
    circle: str = "",
    mantra: str = "",
    deck: Sequence[str] = (),
    boards: Sequence[str] = (),
) -> Table:
    """Lay a table whose active player is asked ``ask``; players have 3 Qi each.

    Tao tokens are words such as ``"red red black"``. The deck is given from the top;
    plain ghosts and enough incarnations follow. Nobody holds a Yin-Yang unless named.
    """
    s = Table(rules, players, bytes(32))
    s.edition, s.difficulty = edition, difficulty
    s.haunt_limit = haunt_limit(edition, difficulty)
    s.layout = LAYOUT_NUMBERS[GREEN, BLUE, YELLOW, RED]
    s.village = s.places = VILLAGE
    named = tuple(BOARD_NUMBERS[board] for board in boards)
    s.boards = named or SEATS[players]
    s.owners = tuple(
        s.boards.index(board) if board in s.boards else NOBODY for board in BOARDS
    )
    sides = {**POWERS, **(powers or {})}
    s.powers = tuple(POWER_NUMBERS[sides[colour]] for colour in COLOURS[:4])
    s.active = BOARD_NUMBERS[active]
    s.turn = 1
    _lay_goods(s, qi or {}, tao or {}, held or {}, power_tokens or {})
    s.yin_yang = [colour in set(yin_yang) for colour in COLOURS[:4]]
    s.haunted = [TILES[tile].id in set(haunted) for tile in VILLAGE]
    _place_taoists(s, at or {})
    if circle:
        s.circle = COLOURS.index(circle)
        s.supply[s.circle] -= 1
    for space in buddhas:
        s.buddhas[SPACE_NUMBERS[space]] = True
        s.temple -= 1
    for space, card in (ghosts or {}).items():
        put(s, card, space)
    s.figures = [space in set(figures) for space in SPACE_NUMBERS]
    if mantra:
        s.mantra = SPACE_NUMBERS[mantra]
    _stack_deck(s, deck)
    s.push(("end_turn",))
    if s.owners[s.active] != NOBODY and s.qi[s.active]:
        s.push((ask[0], s.owners[s.active], *ask[1:]))
    TITLE.check(s)
    return s


def _place_taoists(s: Table, at: Mapping[str, str]) -> None:
    for board, tile in at.items():
        s.where[BOARD_NUMBERS[board]] = TILE_NUMBERS[tile]
    for number in s.boards:
        if not s.qi[number]:
            s.where[number] = TILE_NUMBERS["cemetery"]


def _lay_goods(
    s: Table,
    qi: Mapping[str, int],
    tao: Mapping[str, str],
    held: Mapping[str, int],
    power_tokens: Mapping[str, int],
) -> None:
    s.qi = [qi.get(colour, 3) for colour in COLOURS[:4]]
    s.qi_supply -= sum(s.qi)
    for board, words in tao.items():
        for word in words.split():
            s.tao[5 * BOARD_NUMBERS[board] + COLOURS.index(word)] += 1
            s.supply[COLOURS.index(word)] -= 1
    for board, buddhas in held.items():
        s.held[BOARD_NUMBERS[board]] = buddhas
        s.temple -= buddhas
    for board, tokens in power_tokens.items():
        s.power_tokens[BOARD_NUMBERS[board]] = tokens
    s.centre = POWER_TOKENS[s.players] * s.players - sum(s.power_tokens)


def put(s: Table, card: str, space: str) -> None:
    """Lay a ghost on a space as if it had arrived some time ago."""
    number, place = CARD_NUMBERS[card], SPACE_NUMBERS[space]
    settle_ghost(s, number, place)
    for icon in CARDS[number].left[::-1]:
        if icon in LASTING:
            rules.steps[icon](s, place)


def _stack_deck(s: Table, top: Sequence[str]) -> None:
    """Fill the deck so that every card is in one place, as at a real table."""
    named = [CARD_NUMBERS[card] for card in top]
    known = {*s.ghosts, *named}
    of_named = sum(CARDS[card].is_incarnation for card in named)
    of_table = sum(CARDS[card].is_incarnation for card in s.ghosts)
    s.incarnations = max(
        incarnation_count(s.players, s.difficulty), of_named + of_table
    )
    missing = s.incarnations - of_named - of_table
    fillers = [card for card in INCARNATION_NUMBERS if card not in known][:missing]
    ghosts = len(named) - of_named + sum(c > 0 for c in s.ghosts) - of_table
    plain = sorted(GHOST_NUMBERS, key=lambda card: (len(CARDS[card].left), card))
    rest = [card for card in plain if card not in known]
    rest = rest[: len(GHOST_NUMBERS) - REMOVED[s.players] - ghosts]
    s.deck = [*fillers, *rest[::-1], *named[::-1]]


def effect(s: Table, *frame: Any) -> list[Event]:
    """Carry out one effect in front of the open decision; return what happened."""
    s.events = []
    s.push(frame)
    s.menu = None
    s.rules.run(s)
    return told(s)


def begin_turn(s: Table, board: str) -> list[Event]:
    """Begin the turn of a board and run to the next decision.

    A ghost that is still to be placed takes the first space it may have.
    """
    while s.arriving:
        s.rules.choose(s, s.rules.options(s)[0])
    s.agenda = [("begin_turn", BOARD_NUMBERS[board])]
    s.menu = None
    s.events = []
    s.rules.run(s)
    return told(s)


def told(s: Table) -> list[Event]:
    """Take the events that were told so far; the table stays sound."""
    events, s.events = s.events, None
    assert events is not None
    TITLE.check(s)
    return events


def offered(s: Table, *names: str) -> list[Option]:
    """Return what the open decision offers, of all commands or of some."""
    return [o for o in s.rules.options(s) if not names or o[0] in names]


def play(s: Table, *option: object) -> list[Event]:
    """Take an option that is offered, and return the events it sets off."""
    assert option in s.rules.options(s), (option, s.rules.options(s))
    s.events = []
    s.rules.choose(s, option)
    return told(s)


def refused(s: Table, *option: object) -> tuple[tuple[str, ...], str]:
    """Return the rules and the reason by which the checking door refuses an option."""
    with pytest.raises(IllegalCommand) as caught:
        TITLE.apply(s, asked(s), TITLE.write(option))
    return caught.value.rules, caught.value.reason.key


def open_decision(s: Table) -> str:
    """Return the name of the open decision."""
    name: str = s.agenda[-1][0]
    return name


def asked(s: Table) -> int:
    """Return the seat that is asked."""
    seat: int = s.agenda[-1][1]
    return seat


def fate(s: Table, *faces: str) -> None:
    """Give the table a key whose next rolls show these faces, in their order."""
    curses = tuple(CURSES[face] for face in CURSE_DIE)
    dice = [FACES if face in FACES else curses for face in faces]
    for number in count():
        key = number.to_bytes(32, "big")
        rolls = (die[draw(key, s.draws + n, len(die))] for n, die in enumerate(dice))
        if all(map(eq, faces, rolls)):
            s.key = key
            return


def ghost(s: Table, space: str) -> str:
    """Return the id of the card on a space; nothing for a free one."""
    return CARDS[s.ghosts[SPACE_NUMBERS[space]]].id


def tokens(s: Table, board: str) -> str:
    """Return a player's Tao tokens as words, in the order of the colours."""
    first = 5 * BOARD_NUMBERS[board]
    return " ".join(
        colour for n, colour in enumerate(COLOURS) for _ in range(s.tao[first + n])
    )


def qi(s: Table, board: str) -> int:
    """Return the Qi of a board."""
    return s.qi[BOARD_NUMBERS[board]]


def on_stone(s: Table, space: str) -> bool:
    """Tell whether the haunting figure of a space is on its first stone."""
    return s.figures[SPACE_NUMBERS[space]]


def is_haunted(s: Table, tile: str) -> bool:
    """Tell whether a tile shows its haunted side."""
    return s.haunted[s.places[TILE_NUMBERS[tile]]]


def tile_of(s: Table, board: str) -> str:
    """Return the tile on which a Taoist is."""
    names = list(TILE_NUMBERS)
    return names[s.village[s.where[BOARD_NUMBERS[board]]]]


def names(events: Sequence[Event]) -> list[str]:
    """Return what kind of events happened, in order."""
    return [event[0] for event in events]
