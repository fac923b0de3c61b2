"""Turns and the Yin phase of White Moon (WM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.ghost_stories import yin as base
from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.state import FIRST_EDITION, NOWHERE
from engines.ghost_stories.taoists import is_living
from engines.white_moon.artefacts import offer_elixir
from engines.white_moon.cards import DEVOURERS, STARTING
from engines.white_moon.rulebook import rules
from engines.white_moon.state import QUIET

if TYPE_CHECKING:
    from engines.core.state import Frame
    from engines.white_moon.state import MoonTable


@rules.step(replaces="begin_turn")
def begin_turn(s: MoonTable, board: int) -> None:
    """Nothing calls Su-Ling yet, no crystal is new, the Claw is ready (WM-4.2)."""
    s.beckoned = QUIET
    s.fresh_crystals = 0
    s.clawed = False
    base.begin_turn(s, board)


@rules.step(replaces="start_yin")
def start_yin(s: MoonTable) -> None:
    """Incarnations act before step 1, from right to left (WM-3.1)."""
    frames: list[Frame] = []
    for space in _right_to_left(s):
        number = s.ghosts[space]
        if number in STARTING:
            frames.append((STARTING[number], space))
        elif CARDS[number].is_collector and s.edition != FIRST_EDITION:
            frames.append(("collect_tao", space))
    offer_elixir(s, *frames)


def _right_to_left(s: MoonTable) -> range:
    """Return the spaces of the active board as step 1 goes through them (WM-3.2)."""
    return range(3 * s.active + 2, 3 * s.active - 1, -1)


@rules.step(replaces="act_ghosts")
def act_ghosts(s: MoonTable) -> None:
    """Ghosts with a centre stone act in one pass from right to left (WM-3.2)."""
    for space in reversed(_right_to_left(s)):
        if s.ghosts[space]:
            s.push(("act_ghost", space))


@rules.step
def act_ghost(s: MoonTable, space: int) -> None:
    """One ghost acts, unless Su-Ling stands in front of it (WM-4.5)."""
    number = s.ghosts[space]
    card = CARDS[number]
    frames: list[Frame] = []
    if number in DEVOURERS:
        frames.append(("devour", space))
    elif card.is_haunter:
        frames.append(("act_haunter", space))
    elif card.is_tormentor:
        frames.append(("roll_curse", space))
    elif card.is_collector and s.edition == FIRST_EDITION:
        frames.append(("collect_tao", space))
    if frames and s.su_ling != space:
        offer_elixir(s, *frames)


@rules.step(replaces="check_overrun")
def check_overrun(s: MoonTable) -> None:
    """Before step 2 the Elixir may be used (WM-15.13)."""
    offer_elixir(s, ("test_overrun",))


@rules.step
def test_overrun(s: MoonTable) -> None:
    """A full board costs 1 Qi; else a living Taoist brings a ghost (GS-4.3, GS-4.4)."""
    board = s.active
    if NO_CARD not in s.ghosts[3 * board : 3 * board + 3]:
        s.emit("board_overrun", BOARD_IDS[board])
        s.push(("lose_qi", board), ("finish_yin",))
    elif is_living(s, board):
        offer_elixir(s, ("bring_ghost", NOWHERE), ("finish_yin",))
    else:
        s.push(("end_turn",))


@rules.step
def finish_yin(s: MoonTable) -> None:
    """After step 3 the Elixir may be used (WM-15.13)."""
    offer_elixir(s, ("begin_yang",))


@rules.step(replaces="end_turn")
def end_turn(s: MoonTable) -> None:
    """Su-Ling may come, the Barrier may rise, then the next board follows (WM-3.5)."""
    s.push(("call_su_ling",), ("close_turn",))


@rules.step
def pass_turn(s: MoonTable) -> None:
    """The next board clockwise follows (GS-1.6)."""
    base.end_turn(s)
