"""The Yang phase: move, action, Buddhas, and the windows between (GS-7, GS-10, GS-12).

A window is not a decision of its own: what may be done in it is offered together with
the step that follows, which is asked again afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import windows
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.layout import (
    BOARD_IDS,
    CENTRE,
    LAYOUTS,
    NEIGHBOURS,
    PLACES,
    SPACE_IDS,
    SPACE_NUMBERS,
)
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import NOWHERE, SECOND_EDITION
from engines.ghost_stories.taoists import (
    DANCE_OF_THE_SPIRES,
    HEAVENLY_GUST,
    SECOND_WIND,
    has_power,
)
from engines.ghost_stories.tiles import MOVE, PAVILION, TILE_NUMBERS, TILES, place_of

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.state import Table

STAY: Final[Option] = ("stay",)
SEEK_HELP: Final[Option] = ("seek_help",)
ATTEMPT: Final[Option] = ("attempt_exorcism",)
PASS: Final[Option] = ("pass",)
END: Final[Option] = ("end_turn",)
PLACE_BUDDHA: Final[tuple[Option, ...]] = tuple(
    ("place_buddha", space) for space in SPACE_IDS
)
TAKE_POWER_TOKENS: Final[tuple[Option, ...]] = tuple(
    ("take_power_tokens", count) for count in range(4)
)

HELPED: Final = 0
EXORCISED: Final = 1
ACTED: Final = 2
PLACING: Final = 3
LAST_WINDOW: Final = 4
"""Where the end of a turn is: after an action that a blue power may follow up (a help
or an exorcism), after the last action, in step 3 or after it (GS-7.1)."""


ONE_ACTION: Final = ("GS-7.4", "GS-11.9", "GS-11.10", "GS-11.11")
"""The rules by which an action, or this kind of second action, is one too many."""


@rules.decision("GS-7.3", "GS-7.8", "GS-11.5")
def move(s: Table, player: int) -> list[Option]:
    """Move to a neighbouring tile or stay; before it use powers and tokens (GS-7)."""
    here, village = s.where[s.active], s.village
    spires = has_power(s, DANCE_OF_THE_SPIRES)
    options: list[Option] = [STAY]
    options += [
        MOVE[village[place]]
        for place in (PLACES if spires else NEIGHBOURS[here])
        if place != here
    ]
    return options + windows.before_move(s)


@move.chosen
def moved(s: Table, player: int, option: Option) -> None:
    """The Taoist moves, or the window stays open."""
    command = option[0]
    if command in windows.USES:
        s.push(("resume", "move"))
        windows.USES[command](s, option)
        return
    if command == "move":
        s.where[s.active] = place_of(s, TILE_NUMBERS[option[1]])
        s.emit("taoist_moved", BOARD_IDS[s.active], option[1])
    s.push(("act", player))


@move.refused
def move_refused(s: Table, player: int, option: Option) -> tuple[tuple[str, ...], str]:
    """Too far without Dance of the Spires, or not the time for it."""
    if option[0] == "move":
        return ("GS-7.3", "GS-11.5"), "refused.too_far"
    return windows.why_not(s, option, windows.BEFORE_MOVE)


def can_seek_help(s: Table) -> bool:
    """Return whether the villager of the own tile can help (GS-9.1)."""
    here = s.where[s.active]
    return not s.haunted[here] and s.rules.questions["can_help"](s, s.village[here])


def can_exorcise(s: Table) -> bool:
    """Return whether the own tile faces a targetable ghost (GS-8.1.1)."""
    return bool(s.rules.questions["targets"](s, s.where[s.active]))


@rules.decision("GS-7.4", "GS-9.1", "GS-8.1.1", forced=True)
def act(s: Table, player: int) -> list[Option]:
    """Ask the villager for help, attempt an exorcism or pass (GS-7.4)."""
    options: list[Option] = [PASS]
    if can_seek_help(s):
        options.append(SEEK_HELP)
    if can_exorcise(s):
        options.append(ATTEMPT)
    return options + windows.before_action(s)


@act.chosen
def acted(s: Table, player: int, option: Option) -> None:
    """The action begins, or the window stays open."""
    command = option[0]
    if command in windows.USES:
        s.push(("resume", "act"))
        windows.USES[command](s, option)
    elif command == "pass":
        s.push(("finish", player, ACTED, NOWHERE))
    else:
        begin_action(s, player, option, follow_up=True)


def begin_action(s: Table, player: int, option: Option, *, follow_up: bool) -> None:
    """Begin a help or an exorcism; a blue power may follow up on it (GS-11.11)."""
    here = s.where[s.active]
    helps = option == SEEK_HELP
    stage = (HELPED if helps else EXORCISED) if follow_up else ACTED
    s.push(("resume", "finish", stage, here))
    if helps:
        tile = TILES[s.village[here]]
        s.emit("help_asked", BOARD_IDS[s.active], tile.id)
        s.push((tile.help, player))
    else:
        s.push(("attempt",))


@act.refused
def act_refused(s: Table, player: int, option: Option) -> tuple[tuple[str, ...], str]:
    """The tile is haunted or of no use, no ghost faces it, or it is not the time."""
    if option in (SEEK_HELP, ATTEMPT):
        return why_not_act(s, option)
    return windows.why_not(s, option, windows.BEFORE_ACTION)


def why_not_act(s: Table, option: Option) -> tuple[tuple[str, ...], str]:
    """Say why the own tile allows no help, or no exorcism."""
    here = s.where[s.active]
    if option == SEEK_HELP:
        if s.haunted[here]:
            return ("GS-6.1.3", "GS-9.1"), "refused.tile_haunted"
        return ("GS-9.1",), "refused.no_effect"
    for space in LAYOUTS[s.layout].facing[here]:
        card = CARDS[s.ghosts[space]]
        if card.needs_free_opposite:
            return ("GS-8.1.2", "GS-15.3"), "refused.ghost_opposite"
        if card.needs_buddha:
            return ("GS-8.1.2", "GS-15.4"), "refused.not_caught"
    return ("GS-8.1.1",), "refused.no_target"


@rules.decision("GS-7.1", "GS-7.5", "GS-7.6", "GS-11.9", "GS-11.10", forced=True)
def finish(s: Table, player: int, stage: int, place: int) -> list[Option]:
    """Follow up by a blue power, place Buddhas, take Power tokens, or end (GS-7)."""
    options: list[Option] = [END]
    if stage < ACTED:
        options += follow_ups(s, stage, place)
    if stage != LAST_WINDOW:
        options += buddha_spaces(s)
        if s.where[s.active] == CENTRE:
            options += TAKE_POWER_TOKENS[1 : s.centre + 1]
    return options + windows.after_action(s)


def follow_ups(s: Table, stage: int, place: int) -> list[Option]:
    """Offer the second action of a blue power (GS-11.9, GS-11.10)."""
    second = second_action(s, stage, place)
    if second is None:
        return []
    possible = can_seek_help(s) if second == SEEK_HELP else can_exorcise(s)
    return [second] if possible else []


def second_action(s: Table, stage: int, place: int) -> Option | None:
    """Return what a blue power allows after the first action, possible or not."""
    if has_power(s, HEAVENLY_GUST):
        return SEEK_HELP if stage == EXORCISED else ATTEMPT
    if not has_power(s, SECOND_WIND) or s.where[s.active] != place:
        return None
    if stage == EXORCISED:
        return ATTEMPT
    twice_the_pavilion = s.edition == SECOND_EDITION and s.village[place] == PAVILION
    return None if twice_the_pavilion else SEEK_HELP


def buddha_spaces(s: Table) -> list[Option]:
    """Offer the free spaces that face the Taoist for Buddhas of earlier turns."""
    if s.held[s.active] == s.fresh:
        return []
    return [
        PLACE_BUDDHA[space]
        for space in LAYOUTS[s.layout].facing[s.where[s.active]]
        if not s.ghosts[space] and not s.buddhas[space]
    ]


@finish.chosen
def finished(s: Table, player: int, stage: int, place: int, option: Option) -> None:
    """Carry it out and ask again, until the turn is ended."""
    command = option[0]
    if command == "end_turn":
        s.push(("end_turn",))
    elif command in windows.USES:
        if stage == PLACING:
            stage = LAST_WINDOW
        s.push(("resume", "finish", stage, place))
        windows.USES[command](s, option)
    elif command == "place_buddha":
        place_buddha(s, option[1])
        s.push(("finish", player, PLACING, place))
    elif command == "take_power_tokens":
        take_power_tokens(s, option[1])
        s.push(("end_turn",))
    else:
        begin_action(s, player, option, follow_up=False)


def place_buddha(s: Table, space: str) -> None:
    """A Buddha stands on a free space before the Taoist (GS-7.5)."""
    s.held[s.active] -= 1
    s.buddhas[SPACE_NUMBERS[space]] = True
    s.emit("buddha_placed", BOARD_IDS[s.active], space)


def take_power_tokens(s: Table, count: int) -> None:
    """A player on the centre tile takes Power tokens that lie there (GS-7.6)."""
    s.centre -= count
    s.power_tokens[s.active] += count
    s.emit("power_tokens_taken", BOARD_IDS[s.active], count)


@finish.refused
def finish_refused(
    s: Table, player: int, stage: int, place: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """No blue power, no Buddha or no free space, or not the time for it."""
    command = option[0]
    if option in (SEEK_HELP, ATTEMPT):
        if stage < ACTED and option == second_action(s, stage, place):
            return why_not_act(s, option)
        return ONE_ACTION, "refused.one_action"
    if command == "place_buddha":
        if s.held[s.active] == s.fresh:
            return ("GS-7.5", "GS-9.6"), "refused.no_buddha"
        return ("GS-7.5",), "refused.buddha_space"
    if command == "take_power_tokens":
        return ("GS-7.6",), "refused.no_power_tokens"
    return windows.why_not(s, option, windows.AFTER_ACTION)
