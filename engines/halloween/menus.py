"""Options made once and offered often: listing them is the hot path of random play.

A table row is indexed by a set of buildings, strips or fields as a bit mask and holds
the options of its members in ascending order.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from engines.halloween.board import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    FIELDS,
    MASTER_STRIPS,
    MEMBERS,
    NEIGHBOURS,
    OTHERS,
    SLOTS,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.state import Option

    Menu = tuple[Option, ...]
    Menus = tuple[Menu, ...]

DONE: Final[Option] = ("done",)
DECLINE: Final[Option] = ("decline",)
ACCEPT: Final[Option] = ("accept",)
END_TURN: Final[Option] = ("end_turn",)
YES_OR_NO: Final = (ACCEPT, DECLINE)
NOTHING: Final[Menu] = ()


def by_set(size: int, option: Callable[[int], Option]) -> Menus:
    """Return a menu for every set of ``size`` things, indexed by its mask."""
    every = [option(member) for member in range(size)]
    return tuple(
        tuple(every[member] for member in range(size) if mask >> member & 1)
        for mask in range(1 << size)
    )


def at_sites(command: str, *more: str) -> Menus:
    """Return the menus ``(command, building, *more)`` by buildings."""
    return by_set(len(BUILDINGS), lambda site: (command, BUILDINGS[site], *more))


def by_colour(command: str, *more: str) -> tuple[Menus, ...]:
    """Return the menus ``(command, building, colour, *more)`` by colour, buildings."""
    return tuple(at_sites(command, colour, *more) for colour in COLOURS)


def on_fields(command: str, *more: bool) -> tuple[Menus, ...]:
    """Return the menus ``(command, strip, action, *more)`` by strip and fields."""

    def of(strip: int) -> Menus:
        return by_set(FIELDS, lambda field: (command, strip, ACTIONS[field], *more))

    return tuple(of(strip) for strip in range(MASTER_STRIPS))


SUMMONS: Final = by_colour("summon")
SCARES: Final = by_colour("scare")
UPGRADES: Final = by_colour("upgrade")
BANISHES: Final = by_colour("banish")
PLACES: Final = by_colour("place")
PICKS: Final = by_colour("pick")
TAKE_BACKS: Final = by_colour("take_back")
BLUE_PLACES: Final = at_sites("place_blue")
HAUNTS: Final = tuple(by_colour("haunt", pumpkin) for pumpkin in ("own", "neutral"))

ACTS: Final = {
    (lifted, reused): on_fields("act", lifted, reused)
    for lifted, reused in product((False, True), repeat=2)
}
"""Strip actions by strip and fields: with card 4 or not, with card 14 or not."""
RECOVERS: Final = on_fields("recover")
FIELD_DISCS: Final = on_fields("disc_from_field")

RESTS: Final = by_set(MASTER_STRIPS, lambda strip: ("rest", strip))
RAISES: Final = tuple(("raise", strip) for strip in range(MASTER_STRIPS))
USE_BONUSES: Final = tuple(("use_bonus", slot) for slot in range(SLOTS))


@cache
def moves(colour: int, sources: int, targets: int, far: bool) -> Menu:
    """Return the moves of a colour from ``sources`` to ``targets``, near or far."""
    return _journeys("move", colour, sources, targets, OTHERS if far else NEIGHBOURS)


@cache
def relocations(colour: int, sources: int, targets: int) -> Menu:
    """Return the relocations of a colour from ``sources`` to any other building."""
    return _journeys("relocate", colour, sources, targets, OTHERS)


def _journeys(
    command: str, colour: int, sources: int, targets: int, reach: tuple[int, ...]
) -> Menu:
    return tuple(
        (command, BUILDINGS[source], COLOURS[colour], BUILDINGS[target])
        for source in MEMBERS[sources]
        for target in MEMBERS[reach[source] & targets]
    )


def fights_within(attacker: str, target: str) -> Menus:
    """Return the fights of two colours within a building, by buildings."""
    return by_set(
        len(BUILDINGS),
        lambda site: ("fight", BUILDINGS[site], attacker, BUILDINGS[site], target),
    )


FIGHTS: Final = tuple(
    tuple(fights_within(attacker, target) for target in COLOURS) for attacker in COLOURS
)
"""Fights within a building by attacker, target and buildings."""


@cache
def far_fights(attacker: int, target: int, sources: int, targets: int) -> Menu:
    """Return the fights of two colours whose target stands in another building."""
    return tuple(
        (
            "fight",
            BUILDINGS[source],
            COLOURS[attacker],
            BUILDINGS[site],
            COLOURS[target],
        )
        for source in MEMBERS[sources]
        for site in MEMBERS[OTHERS[source] & targets]
    )


@cache
def mixed_summons(lower: int, higher: int, sites: int) -> Menu:
    """Return the Summons with two colours, each in one of ``sites`` (HW-10.45)."""
    return tuple(
        ("summon_mixed", BUILDINGS[site], COLOURS[lower], COLOURS[higher])
        for site in MEMBERS[sites]
    )


@lru_cache(maxsize=4096)
def claims(cards: int) -> Menu:
    """Return the claims of a set of cards."""
    return tuple(
        ("claim", card) for card in range(cards.bit_length()) if cards >> card & 1
    )


@lru_cache(maxsize=4096)
def payments(have: tuple[int, ...], price: int, different: bool) -> Menu:
    """Return every way to pay ``price`` tokens out of ``have`` per colour (HW-8.2)."""
    most = 1 if different else price
    return tuple(
        ("pay", *spent)
        for spent in product(*(range(min(count, most) + 1) for count in have))
        if sum(spent) == price
    )
