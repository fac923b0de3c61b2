"""Turns and the Yin phase of White Moon (WM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import yin as base
from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.state import FIRST_EDITION, NOWHERE
from engines.ghost_stories.taoists import delegate, is_living
from engines.ghost_stories.white_moon.artefacts import has_elixir, offer_elixir
from engines.ghost_stories.white_moon.barrier import close_turn
from engines.ghost_stories.white_moon.cards import DEVOURERS, STARTING
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import QUIET
from engines.ghost_stories.white_moon.su_ling import can_come

if TYPE_CHECKING:
    from engines.core.state import Frame
    from engines.ghost_stories.cards import Card
    from engines.ghost_stories.white_moon.state import MoonTable


COLLECT: Final = "collect_tao"


def _act_of(card: Card) -> str:
    """Return the step by which a card acts in the pass; nothing for none."""
    if card.number in DEVOURERS:
        return "devour"
    if card.is_haunter:
        return "act_haunter"
    if card.is_tormentor:
        return "roll_curse"
    return COLLECT if card.is_collector else ""


ACTING: Final = {card.number: act for card in CARDS if (act := _act_of(card))}
"""The cards with a centre stone that acts in step 1 (WM-3.2)."""


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
            frames.append((COLLECT, space))
    offer_elixir(s, *frames)


def _right_to_left(s: MoonTable) -> range:
    """Return the spaces of the active board as step 1 goes through them (WM-3.2)."""
    return range(3 * s.active + 2, 3 * s.active - 1, -1)


@rules.step(replaces="act_ghosts")
def act_ghosts(s: MoonTable) -> None:
    """Ghosts with a centre stone act in one pass from right to left (WM-3.2)."""
    for space in reversed(_right_to_left(s)):
        if s.ghosts[space] in ACTING:
            s.agenda.append(("act_ghost", space))


@rules.step
def act_ghost(s: MoonTable, space: int) -> None:
    """One ghost acts, unless Su-Ling stands in front of it (WM-4.5)."""
    act = ACTING[s.ghosts[space]]
    if s.su_ling == space or (act == COLLECT and s.edition != FIRST_EDITION):
        return
    offer_elixir(s, (act, space))


@rules.step(replaces="check_overrun")
def check_overrun(s: MoonTable) -> None:
    """Before step 2 the Elixir may be used (WM-15.13)."""
    if has_elixir(s):
        offer_elixir(s, ("test_overrun",))
    else:
        test_overrun(s)


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
    """Su-Ling may come, the Barrier may rise, then the next board follows (WM-3.5).

    She comes at the very end even for a player whose Taoist died (WM-4.7).
    """
    if can_come(s):
        s.push(("place_su_ling", delegate(s)), ("close_turn",))
    else:
        close_turn(s)
