"""The Yang phase of White Moon: rescue, Su-Ling, crystals, artefacts (WM-3.4, WM-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import windows
from engines.ghost_stories import yang as base
from engines.ghost_stories.taoists import HEAVENLY_GUST, SECOND_WIND, has_power
from engines.ghost_stories.white_moon import artefacts, crystals, su_ling
from engines.ghost_stories.white_moon.moves import raise_by_twin_winds
from engines.ghost_stories.white_moon.rewards import can_rescue, rescue
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.yang import (
    ACTED,
    EXORCISED,
    LAST_WINDOW,
    PLACING,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

RESCUE: Final[Option] = ("rescue",)
ENDING: Final = ("end_turn", "take_power_tokens")
RESCUED: Final = -1
"""The end of a turn after a rescue that a blue power may follow up (WM-7.2)."""


@rules.decision("GS-7.4", "GS-9.1", "GS-8.1.1", "WM-7.1", forced=True, replaces="act")
def act(s: MoonTable, player: int) -> list[Option]:
    """Help, exorcism or rescue, or pass (WM-3.4)."""
    options = list(base.act.ask(s, player))
    if can_rescue(s):
        options.append(RESCUE)
    return options + artefacts.window(s, windows.BEFORE_ACTION)


@act.chosen
def acted(s: MoonTable, player: int, option: Option) -> None:
    """The action begins, or the window stays open."""
    command = option[0]
    if command in artefacts.USES:
        s.push(("resume", "act"))
        artefacts.USES[command](s, option)
    elif command == "raise_taoist":
        s.push(("resume", "act"))
        raise_by_twin_winds(s, option)
    elif option == RESCUE:
        begin_rescue(s, RESCUED)
    else:
        base.acted(s, player, option)


def begin_rescue(s: MoonTable, stage: int) -> None:
    """The top villager of the Portal tile is rescued (WM-7.1)."""
    here = s.where[s.active]
    s.push(("resume", "finish", stage, here))
    rescue(s, here)


@act.refused
def act_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """No Portal or no villager here, or as in the base game."""
    if option == RESCUE:
        return ("WM-7.1", "WM-17.1"), "refused.no_rescue"
    if option[0] in artefacts.USES:
        return artefacts.why_not(s, option)
    return base.act_refused(s, player, option)


@rules.decision(
    *("GS-7.1", "GS-7.5", "GS-7.6", "GS-11.9", "GS-11.10"),
    *("WM-3.4", "WM-4.2", "WM-7.2", "WM-12.5"),
    forced=True,
    replaces="finish",
)
def finish(s: MoonTable, player: int, stage: int, place: int) -> list[Option]:
    """Follow up by a blue power, place what step 3 allows, or end (WM-3.4)."""
    if stage == RESCUED:
        options = list(base.finish.ask(s, player, ACTED, place))
        options += _after_rescue(s, place)
    else:
        options = list(base.finish.ask(s, player, stage, place))
        if RESCUE in _seconds(s, stage, place) and can_rescue(s):
            options.append(RESCUE)
    if stage != LAST_WINDOW:
        options += crystals.receptacle_here(s)
        if su_ling.can_come(s):
            options += su_ling.stones(s)
    return options + artefacts.window(s, windows.AFTER_ACTION)


def _after_rescue(s: MoonTable, place: int) -> list[Option]:
    """Offer what follows a rescue: an exorcism, or a second rescue (WM-7.2)."""
    seconds = _seconds(s, RESCUED, place)
    if base.ATTEMPT in seconds and base.can_exorcise(s):
        return [base.ATTEMPT]
    return [RESCUE] if RESCUE in seconds and can_rescue(s) else []


def _seconds(s: MoonTable, stage: int, place: int) -> tuple[Option, ...]:
    """Return what a blue power allows after the first action, possible or not."""
    if stage >= ACTED:
        return ()
    gust = has_power(s, HEAVENLY_GUST)
    if stage == RESCUED:
        again = has_power(s, SECOND_WIND) and s.where[s.active] == place
        return (base.ATTEMPT,) if gust else (RESCUE,) if again else ()
    second = base.second_action(s, stage, place)
    if second is None:
        return ()
    # Heavenly Gust adds one of help or rescue to an exorcism, never both (WM-7.2).
    return (second, RESCUE) if gust and stage == EXORCISED else (second,)


@finish.chosen
def finished(s: MoonTable, player: int, stage: int, place: int, option: Option) -> None:
    """Carry it out and ask again, until the turn is ended."""
    command = option[0]
    if command in artefacts.USES:
        if stage == PLACING:
            stage = LAST_WINDOW
        s.push(("resume", "finish", stage, place))
        artefacts.USES[command](s, option)
    elif option == RESCUE:
        begin_rescue(s, ACTED)
    elif command == "place_su_ling":
        su_ling.come(s, option)
        s.push(("finish", player, PLACING, place))
    elif command == "fill_receptacle":
        crystals.fill_receptacle(s, option[1])
        s.push(("finish", player, PLACING, place))
    elif command in ENDING and stage != LAST_WINDOW:
        if command == "take_power_tokens":
            base.take_power_tokens(s, option[1])
        # She was offered together with this answer: nobody is asked twice.
        s.push(("close_turn",))
    else:
        base.finished(s, player, stage, place, option)


@finish.refused
def finish_refused(
    s: MoonTable, player: int, stage: int, place: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """No second action, no crystal, Su-Ling rests, or as in the base game."""
    command = option[0]
    if option in (RESCUE, base.SEEK_HELP, base.ATTEMPT):
        if option not in _seconds(s, stage, place):
            return (*base.ONE_ACTION, "WM-7.2"), "refused.one_action"
        return act_refused(s, player, option)
    if command == "fill_receptacle":
        return crystals.receptacle_refused(s, option)
    if command == "place_su_ling":
        return su_ling.why_not(s, option)
    if command in artefacts.USES:
        return artefacts.why_not(s, option)
    return base.finish_refused(s, player, stage, place, option)
