"""Villagers: their stacks, carrying, rescue, flight and death (WM-5 to WM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import ghosts, haunting, tiles
from engines.ghost_stories.layout import LAYOUTS, PLACES
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.taoists import delegate, lose_qi
from engines.ghost_stories.tiles import TILE_NUMBERS, TILES
from engines.ghost_stories.white_moon.families import (
    FAMILIES,
    FAMILY_IDS,
    KILLED_LIMIT,
    TILE_LIMIT,
)
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.su_ling import beckon

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

LOST: Final = "villagers_killed"
"""Why a game is lost by its twelfth dead villager (WM-8.4)."""


def tile_id(s: MoonTable, place: int) -> str:
    """Return the id of the tile on a place."""
    return TILES[s.village[place]].id


def place_of(s: MoonTable, tile: str) -> int:
    """Return the place of a tile that is in the village."""
    return tiles.place_of(s, TILE_NUMBERS[tile])


def has_room(s: MoonTable, place: int) -> bool:
    """Return whether a villager may come to a place (WM-1.4, WM-1.7)."""
    return not s.haunted[place] and len(s.stacks[place]) < TILE_LIMIT


def visible(s: MoonTable) -> list[int]:
    """List the places with a visible villager (WM-0.3)."""
    return [place for place in PLACES if s.stacks[place]]


def reveal(s: MoonTable, place: int) -> None:
    """The next villager of a stack is turned face up at once (WM-1.6)."""
    if s.stacks[place]:
        family = FAMILY_IDS[s.stacks[place][-1]]
        s.emit("villager_revealed", tile_id(s, place), family)


def carry(s: MoonTable, start: int, end: int, event: str) -> None:
    """The top villager of a place goes on top of another stack (WM-6.1, WM-1.9)."""
    villager = s.stacks[start].pop()
    s.stacks[end].append(villager)
    s.emit(event, FAMILY_IDS[villager], tile_id(s, start), tile_id(s, end))
    reveal(s, start)


def shelter(s: MoonTable, place: int) -> int:
    """The top villager of a place goes to the Shelter board; return its family."""
    family = s.stacks[place].pop()
    s.shelter.append(family)
    s.emit("villager_rescued", FAMILY_IDS[family], tile_id(s, place))
    return family


def is_complete(s: MoonTable, family: int) -> bool:
    """Return whether all members of a family are rescued (WM-5.2)."""
    return s.shelter.count(family) == FAMILIES[family].size


# Death


def kill(s: MoonTable, place: int, count: int = 1) -> None:
    """Villagers die from the top down; then come their curses (WM-8.2, WM-8.3)."""
    stack = s.stacks[place]
    dead = stack[: -count - 1 : -1]
    del stack[-count:]
    s.graveyard += dead
    beckon(s)
    for family in dead:
        s.emit("villager_killed", FAMILY_IDS[family], tile_id(s, place))
    reveal(s, place)
    if len(s.graveyard) >= KILLED_LIMIT:
        end_game(s, LOST)
    else:
        s.push(*[(FAMILIES[family].curse, family, place) for family in dead])


@rules.step(replaces="haunt_place")
def haunt_place(s: MoonTable, place: int) -> None:
    """Villagers die for their tile; only an empty one is haunted (WM-10.1, WM-10.2)."""
    if s.stacks[place]:
        kill(s, place, len(s.stacks[place]))
    elif not s.haunted[place]:
        beckon(s)
        haunting.haunt_place(s, place)


# Flight


def first_in_line(s: MoonTable, space: int) -> int:
    """Return how far the first visible villager of a line is; 3 for none."""
    line = LAYOUTS[s.layout].lines[space]
    for distance, place in enumerate(line):
        if s.stacks[place]:
            return distance
    return len(line)


@rules.step(replaces="advance_figure")
def advance_figure(s: MoonTable, space: int) -> None:
    """The figure goes to the first stone and a villager flees from it (WM-9.1)."""
    ghosts.advance_figure(s, space)
    line = LAYOUTS[s.layout].lines[space]
    distance = first_in_line(s, space)
    if distance == len(line):
        return
    if distance + 1 < len(line) and has_room(s, line[distance + 1]):
        carry(s, line[distance], line[distance + 1], "villager_fled")
    else:
        kill(s, line[distance])


# Devourers, and victims that the group names


@rules.step
def devour(s: MoonTable, space: int) -> None:
    """A Devourer kills in its line, else anywhere, else 1 Qi is lost (WM-11.1)."""
    line = LAYOUTS[s.layout].lines[space]
    distance = first_in_line(s, space)
    if distance < len(line):
        kill(s, line[distance])
    elif visible(s):
        s.push(("name_victim", delegate(s)))
    else:
        lose_qi(s, s.active)


@rules.step
def kill_visible(s: MoonTable, space: int) -> None:
    """Voracious kills a visible villager of the group's choice, if any (WM-17.2)."""
    if visible(s):
        s.push(("name_victim", delegate(s)))


@rules.decision("WM-11.1", "WM-14.8", "WM-17.2", forced=True)
def name_victim(s: MoonTable, player: int) -> list[Option]:
    """Name the visible villager who is killed (WM-11.1, WM-14.8, WM-17.2)."""
    return [("name_victim", tile_id(s, place)) for place in visible(s)]


@name_victim.chosen
def victim_named(s: MoonTable, player: int, option: Option) -> None:
    """That villager is killed, with its curse."""
    kill(s, place_of(s, option[1]))


@name_victim.refused
def victim_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """No villager is on that tile, or another answer is asked."""
    if option[0] != "name_victim":
        return ("WM-14.8",), "refused.not_offered"
    return ("WM-0.3", "WM-14.8"), "refused.no_villager"
