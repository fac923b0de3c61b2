"""Turns and the Yin phase (GS-3, GS-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.layout import BOARD_IDS, LAYOUTS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import FIRST_EDITION, NOWHERE
from engines.ghost_stories.taoists import is_living

if TYPE_CHECKING:
    from engines.ghost_stories.state import Table


@rules.step
def begin_turn(s: Table, board: int) -> None:
    """A board's turn begins with its Yin phase; neutral boards too (GS-3.1, GS-3.3)."""
    s.active = board
    s.turn += 1
    s.used = s.borrowed = s.fresh = 0
    s.emit("turn_began", BOARD_IDS[board], s.turn)
    s.push(("start_yin",), ("act_ghosts",), ("check_overrun",))


@rules.step
def start_yin(s: Table) -> None:
    """Second edition: Bonecracker collects before step 1 (GS-4.1.1)."""
    if s.edition != FIRST_EDITION:
        first = 3 * s.active
        for space in range(first, first + 3):
            if CARDS[s.ghosts[space]].is_collector:
                s.push(("collect_tao", space))


@rules.step
def act_ghosts(s: Table) -> None:
    """Haunters act, then Tormentors, each from left to right (GS-4.2)."""
    haunters, tormentors, collectors = [], [], []
    first = 3 * s.active
    for space in range(first, first + 3):
        number = s.ghosts[space]
        if number:
            card = CARDS[number]
            if card.is_haunter:
                haunters.append(("act_haunter", space))
            if card.is_tormentor:
                tormentors.append(("roll_curse", space))
            if card.is_collector and s.edition == FIRST_EDITION:
                collectors.append(("collect_tao", space))
    s.push(*haunters, *tormentors, *collectors)


@rules.step
def act_haunter(s: Table, space: int) -> None:
    """The figure advances, or haunts from the first stone and returns (GS-4.2.3)."""
    if s.figures[space]:
        s.push(("haunt_line", space), ("return_figure", space))
    else:
        s.push(("advance_figure", space))


@rules.step
def check_overrun(s: Table) -> None:
    """A full board costs 1 Qi; else a living Taoist brings a ghost (GS-4.3, GS-4.4)."""
    board = s.active
    if NO_CARD not in s.ghosts[3 * board : 3 * board + 3]:
        s.emit("board_overrun", BOARD_IDS[board])
        s.push(("lose_qi", board), ("begin_yang",))
    elif is_living(s, board):
        s.push(("bring_ghost", NOWHERE), ("begin_yang",))
    else:
        s.push(("end_turn",))


@rules.step
def begin_yang(s: Table) -> None:
    """A living Taoist goes on to his Yang phase (GS-3.2, GS-4.4.2)."""
    s.push(("resume", "move"))


@rules.step
def resume(s: Table, decision: str, *args: int) -> None:
    """Ask the active player on; the turn of one who died is over (GS-7.7)."""
    if is_living(s, s.active):
        s.push((decision, s.owners[s.active], *args))
    else:
        s.push(("end_turn",))


@rules.step
def end_turn(s: Table) -> None:
    """The next board clockwise follows (GS-1.6)."""
    s.push(("begin_turn", LAYOUTS[s.layout].following[s.active]))
