"""The artefacts that are used up, and how artefacts are inherited (WM-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import taoists, windows, yang
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    CENTRE,
    LAYOUTS,
)
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.taoists import is_living, living
from engines.ghost_stories.tiles import CEMETERY, TILE_NUMBERS, TILES
from engines.ghost_stories.tokens import gain_qi
from engines.ghost_stories.white_moon.crystals import gain_crystal
from engines.ghost_stories.white_moon.curses import stand_up
from engines.ghost_stories.white_moon.families import (
    ARTEFACTS,
    ELIXIR,
    FIREWORKS,
    MOON_DUST,
    SCROLL,
)
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import SPENT
from engines.ghost_stories.white_moon.villagers import carry, has_room, tile_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.state import Frame, Option
    from engines.ghost_stories.white_moon.state import MoonTable

USE_MOON_DUST: Final[Option] = ("use_moon_dust",)
UNROLL_SCROLL: Final[Option] = ("unroll_scroll",)
KEEP_ELIXIR: Final[Option] = ("keep_elixir",)
GIVE_ELIXIR: Final[tuple[Option, ...]] = tuple(("give_elixir", b) for b in BOARD_IDS)
STAY_AWAY: Final[Option] = ("stay_away",)
COME_HERE: Final[Option] = ("come",)
COME_WITH: Final[Option] = ("come_with_villager",)
RISE: Final[Option] = ("stand_up",)


def spend(s: MoonTable, artefact: int) -> None:
    """An artefact that is used once leaves the game (WM-15)."""
    owner = s.artefacts[artefact]
    s.artefacts[artefact] = SPENT
    s.emit("artefact_spent", BOARD_IDS[owner], ARTEFACTS[artefact])


# Windows of the Yang phase


def window(s: MoonTable, stage: int) -> list[Option]:
    """Offer Moon Dust, Fireworks and Scroll where they have an effect (WM-15.12)."""
    owners, board = s.artefacts, s.active
    options: list[Option] = []
    if board not in owners:
        return options
    if owners[MOON_DUST] == board and s.reserve:
        options.append(USE_MOON_DUST)
    if owners[FIREWORKS] == board:
        options += fireworks(s)
    if owners[SCROLL] == board and stage != windows.BEFORE_MOVE and _unites(s):
        options.append(UNROLL_SCROLL)
    return options


def fireworks(s: MoonTable) -> list[Option]:
    """Offer the action of every active tile that is of use (WM-15.4)."""
    can_help = s.rules.questions["can_help"]
    return [
        ("light_fireworks", TILES[tile].id)
        for tile, haunted in zip(s.village, s.haunted, strict=True)
        if not haunted and can_help(s, tile)
    ]


def light_fireworks(s: MoonTable, option: Option) -> None:
    """The action of a tile, without standing on it (WM-15.4)."""
    spend(s, FIREWORKS)
    tile = TILES[TILE_NUMBERS[option[1]]]
    s.emit("help_asked", BOARD_IDS[s.active], tile.id)
    s.push((tile.help, s.owners[s.active]))


def use_moon_dust(s: MoonTable, option: Option) -> None:
    """A crystal of the reserve (WM-15.2)."""
    spend(s, MOON_DUST)
    gain_crystal(s, s.active)


def _unites(s: MoonTable) -> bool:
    return s.centre > 0 if s.players == 1 else bool(_called(s))


def _called(s: MoonTable) -> list[int]:
    """List the other living Taoists, clockwise, who can come or stand up (WM-15.3)."""
    following = LAYOUTS[s.layout].following
    board, called = following[s.active], []
    while board != s.active:
        away = s.where[board] != s.where[s.active] or s.lying[board]
        if is_living(s, board) and away:
            called.append(board)
        board = following[board]
    return called


def unroll_scroll(s: MoonTable, option: Option) -> None:
    """Each other Taoist is asked in turn; solo, Power tokens are taken (WM-15.3)."""
    spend(s, SCROLL)
    if s.players == 1:
        yang.take_power_tokens(s, s.centre)
    else:
        s.push(*[("answer_scroll", s.owners[board]) for board in _called(s)])


USES: Final[dict[str, Callable[[MoonTable, Option], None]]] = {
    "use_moon_dust": use_moon_dust,
    "light_fireworks": light_fireworks,
    "unroll_scroll": unroll_scroll,
}
"""What each artefact of a window does; the step that follows is asked again."""
_ARTEFACT_OF: Final = {
    "use_moon_dust": MOON_DUST,
    "light_fireworks": FIREWORKS,
    "unroll_scroll": SCROLL,
}


def why_not(s: MoonTable, option: Option) -> tuple[tuple[str, ...], str]:
    """The artefact is not the player's, or could do nothing now."""
    if s.artefacts[_ARTEFACT_OF[option[0]]] != s.active:
        return ("WM-15.12",), "refused.no_artefact"
    return ("WM-15.12", "WM-15.3", "WM-15.4"), "refused.artefact_idle"


@rules.decision("WM-15.3", "WM-15.10")
def answer_scroll(s: MoonTable, player: int) -> list[Option]:
    """Come to the tile of the Scroll, alone or with a villager, or not (WM-15.3)."""
    board = s.boards[player]
    if s.lying[board]:
        return [STAY_AWAY, RISE]
    options: list[Option] = [STAY_AWAY, COME_HERE]
    if s.stacks[s.where[board]] and has_room(s, s.where[s.active]):
        options.append(COME_WITH)
    return options


@answer_scroll.chosen
def scroll_answered(s: MoonTable, player: int, option: Option) -> None:
    """He comes, with the top villager of his tile if he wants; or stands up."""
    board = s.boards[player]
    if option == RISE:
        stand_up(s, board)
    elif option != STAY_AWAY:
        start, end = s.where[board], s.where[s.active]
        s.where[board] = end
        s.emit("taoist_moved", BOARD_IDS[board], tile_id(s, end))
        if option == COME_WITH:
            carry(s, start, end, "villager_carried")


@answer_scroll.refused
def scroll_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """He lies, or no villager can come with him."""
    if s.lying[s.boards[player]]:
        return ("WM-15.10",), "refused.lying"
    if option == COME_WITH:
        return ("WM-15.3", "WM-6.2"), "refused.no_escort"
    return ("WM-15.3",), "refused.not_offered"


# The Elixir of Life


def has_elixir(s: MoonTable) -> bool:
    """Return whether the active player can use the Elixir now (WM-15.1)."""
    owner = s.artefacts[ELIXIR]
    return owner == s.active and s.qi_supply > 0 and is_living(s, owner)


def offer_elixir(s: MoonTable, *then: Frame) -> None:
    """Before what follows the active player may use the Elixir (WM-15.13)."""
    s.push(*then)
    if has_elixir(s):
        s.push(("use_elixir", s.owners[s.active]))


@rules.decision("WM-15.1", "WM-15.13")
def use_elixir(s: MoonTable, player: int) -> list[Option]:
    """Keep the Elixir, or give a Taoist 1 Qi, a dead one too (WM-15.1)."""
    return [KEEP_ELIXIR, *(GIVE_ELIXIR[board] for board in s.boards)]


@use_elixir.chosen
def elixir_used(s: MoonTable, player: int, option: Option) -> None:
    """He gains 1 Qi; a dead one stands on the Cemetery or the centre (WM-15.1)."""
    if option == KEEP_ELIXIR:
        return
    board = BOARD_NUMBERS[option[1]]
    spend(s, ELIXIR)
    if not s.qi[board]:
        cemetery = s.places[CEMETERY]
        s.where[board] = CENTRE if cemetery == NOWHERE else cemetery
        s.emit("taoist_returned", option[1], tile_id(s, s.where[board]))
    gain_qi(s, board, 1)


@use_elixir.refused
def elixir_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Neutral boards are no Taoists."""
    if option[0] != "give_elixir":
        return ("WM-15.13",), "refused.not_offered"
    return ("WM-15.1",), "refused.no_taoist"


# Inheritance


@rules.step(replaces="die")
def die(s: MoonTable, board: int) -> None:
    """Crystals return, artefacts are left to the living (WM-15.11)."""
    s.reserve += s.crystals[board]
    s.crystals[board] = 0
    if board == s.active:
        s.fresh_crystals = 0
    s.lying[board] = False
    taoists.die(s, board)
    if s.outcome is None:
        player = s.owners[board]
        s.push(
            *[
                ("bequeath", player, artefact)
                for artefact, owner in enumerate(s.artefacts)
                if owner == board
            ]
        )


@rules.decision("WM-15.11", forced=True)
def bequeath(s: MoonTable, player: int, artefact: int) -> list[Option]:
    """Leave an artefact to a living Taoist of your choice (WM-15.11)."""
    name = ARTEFACTS[artefact]
    return [("bequeath", name, BOARD_IDS[board]) for board in living(s)]


@bequeath.chosen
def bequeathed(s: MoonTable, player: int, artefact: int, option: Option) -> None:
    """It is his until the end or until his own death."""
    s.artefacts[artefact] = BOARD_NUMBERS[option[2]]
    s.emit("artefact_gained", option[2], option[1])


@bequeath.refused
def bequest_refused(
    s: MoonTable, player: int, artefact: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Only the living inherit, each artefact in its turn."""
    return ("WM-15.11",), "refused.no_heir"
