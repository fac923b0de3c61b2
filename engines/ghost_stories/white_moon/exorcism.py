"""Exorcisms with crystals, the Divine Sword and the Claw of Vengeance (WM-12, 15)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from engines.ghost_stories import exorcism as base
from engines.ghost_stories.cards import CARDS, COLOURS
from engines.ghost_stories.dice import face_counts, free_dice, roll
from engines.ghost_stories.exorcism import GIVE_UP, purses, shares
from engines.ghost_stories.layout import BOARD_IDS, BOARD_NUMBERS, SPACE_IDS
from engines.ghost_stories.results import Want, legal_results
from engines.ghost_stories.taoists import STRENGTH_OF_A_MOUNTAIN, has_power, living
from engines.ghost_stories.tokens import COLOUR_NUMBERS, gain_tao, lose_tao
from engines.ghost_stories.white_moon.cards import COLOUR_OF_BOARD
from engines.ghost_stories.white_moon.crystals import spend_crystal
from engines.ghost_stories.white_moon.families import CLAW, SWORD
from engines.ghost_stories.white_moon.rulebook import rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engines.core.state import Frame, Option
    from engines.ghost_stories.white_moon.state import MoonTable

CRYSTAL: Final = "crystal"
"""Spent with Tao tokens as ``yellow.crystal``: the owner, and that it is one."""
BARRIER: Final = "barrier"
"""The owner of the crystals in the Receptacles."""
SET_WHITE: Final[Option] = ("set_die_white",)
ROLL_ALL: Final[Option] = ("roll_all_dice",)
SPARE_CLAW: Final[Option] = ("spare_claw",)
CLAW_TAO: Final[tuple[Option, ...]] = tuple(("claw_tao", c) for c in COLOURS)


@rules.question(replaces="requirement")
def requirement(s: MoonTable, space: int) -> Want:
    """Su-Ling lifts the immunity to dice; a shape-shifter takes the board's colour."""
    want = base.requirement(s, space)
    if space == s.su_ling:
        return want._replace(is_immune=False)
    if s.ghosts[space] in COLOUR_OF_BOARD:
        needs = [0] * 5
        needs[space // 3] = sum(CARDS[s.ghosts[space]].resistance)
        return want._replace(needs=base.prayed(s, tuple(needs)))
    return want


def targeted(s: MoonTable, spaces: Sequence[int]) -> tuple[Want, ...]:
    """Return what the ghosts on these spaces ask for."""
    return tuple([requirement(s, space) for space in spaces])


# The roll


@rules.step(replaces="attempt")
def attempt(s: MoonTable) -> None:
    """Roll every free die; the Sword may set one of them on white (WM-15.8)."""
    s.emit("exorcism_attempted", BOARD_IDS[s.active])
    begin_roll(s, ("choose_result", s.owners[s.active]))


def dice_count(s: MoonTable) -> int:
    """Count the dice of an exorcism: the free ones, and the grey with Strength."""
    return free_dice(s) + has_power(s, STRENGTH_OF_A_MOUNTAIN)


def begin_roll(s: MoonTable, then: Frame) -> None:
    """Roll for an exorcism, after the owner of the Sword was asked."""
    count = dice_count(s)
    if s.artefacts[SWORD] == s.active and count:
        s.push(("draw_sword", s.owners[s.active], *then))
    else:
        roll(s, count, then)


@rules.decision("WM-15.8")
def draw_sword(s: MoonTable, player: int, *then: int | str) -> tuple[Option, ...]:
    """Set one die on white before rolling the rest, or roll all (WM-15.8)."""
    return (SET_WHITE, ROLL_ALL)


@draw_sword.chosen
def sword_drawn(s: MoonTable, player: int, *then: int | str | Option) -> None:
    """The rest is rolled; green powers work as always."""
    *frame, option = then
    whites = int(option == SET_WHITE)
    roll(s, dice_count(s) - whites, tuple(frame), whites=whites)


# The result


@rules.decision(
    *("GS-8.4.1", "GS-8.4.2", "GS-8.3.1", "WM-12.3"),
    forced=True,
    replaces="choose_result",
)
def choose_result(s: MoonTable, player: int) -> list[Option]:
    """Choose which ghosts are exorcised with which tokens and crystals (GS-8.4)."""
    place = s.where[s.active]
    spaces = base.targets(s, place)
    holders = {BOARD_IDS[b]: s.crystals[b] for b in living(s) if s.where[b] == place}
    return result_options(s, spaces, purses(s), holders)


def result_options(
    s: MoonTable,
    spaces: Sequence[int],
    owners: Sequence[int],
    holders: dict[str, int],
) -> list[Option]:
    """List the legal results; a crystal is a token of any colour (WM-12.3)."""
    wants = targeted(s, spaces)
    crystals = sum(holders.values())
    if not crystals:
        return base.result_options(s, spaces, wants, owners)
    purse = [sum(s.tao[5 * b + colour] for b in owners) for colour in range(5)]
    options: list[Option] = []
    faces = tuple(face_counts(s))
    for chosen, tokens in legal_results(faces, wants, (*purse, crystals)):
        if not chosen:
            options.append(GIVE_UP)
            continue
        names = tuple(
            [SPACE_IDS[space] for n, space in enumerate(spaces) if chosen >> n & 1]
        )
        if not any(tokens):
            options.append(("exorcise", names))
            continue
        *coloured, spent = tokens
        options += [
            ("exorcise_with", names, tao + shared)
            for tao in shares(s, owners, tuple(coloured))
            for shared in _crystal_shares(holders, spent)
        ]
    return options


def _crystal_shares(holders: dict[str, int], count: int) -> Iterator[tuple[str, ...]]:
    """Yield every way in which the holders together spend so many crystals."""
    for split in product(*(range(min(count, held) + 1) for held in holders.values())):
        if sum(split) == count:
            shared = zip(holders, split, strict=True)
            yield tuple(f"{name}.{CRYSTAL}" for name, n in shared for _ in range(n))


def pay(s: MoonTable, option: Option) -> None:
    """Spend the tokens and crystals that a result names, if it names any."""
    for token in option[2] if option[0] == "exorcise_with" else ():
        owner, _, kind = token.partition(".")
        if owner == BARRIER:
            s.receptacles[s.receptacles.index(True)] = False
            s.reserve += 1
            s.emit("barrier_weakened", s.receptacles.count(True))
        elif kind == CRYSTAL:
            spend_crystal(s, BOARD_NUMBERS[owner])
        else:
            lose_tao(s, BOARD_NUMBERS[owner], COLOUR_NUMBERS[kind])


@choose_result.chosen
def result_chosen(s: MoonTable, player: int, option: Option) -> None:
    """Tokens are spent, ghosts leave; a failure may wake the Claw (WM-15.5)."""
    if option == GIVE_UP:
        base.result_chosen(s, player, option)
        offer_claw(s, base.targets(s, s.where[s.active]))
    else:
        pay(s, option)
        base.result_chosen(s, player, ("exorcise", option[1]))


choose_result.refused(base.result_refused)


# The Claw of Vengeance


def offer_claw(s: MoonTable, spaces: Sequence[int]) -> None:
    """After a complete failure a token may be taken, once per turn (WM-15.5)."""
    if s.artefacts[CLAW] != s.active or s.clawed:
        return
    cards = [CARDS[s.ghosts[space]] for space in spaces]
    colours = {c.colour for c in cards if not c.is_incarnation and s.supply[c.colour]}
    if colours:
        mask = sum(1 << colour for colour in colours)
        s.push(("use_claw", s.owners[s.active], mask))


@rules.decision("WM-15.5")
def use_claw(s: MoonTable, player: int, colours: int) -> list[Option]:
    """Take a Tao token of the colour of a ghost that withstood, or not (WM-15.5)."""
    return [SPARE_CLAW, *(CLAW_TAO[c] for c in range(5) if colours >> c & 1)]


@use_claw.chosen
def claw_used(s: MoonTable, player: int, colours: int, option: Option) -> None:
    """The token comes from the supply; the Claw rests until the next turn."""
    if option != SPARE_CLAW:
        s.clawed = True
        s.emit("claw_struck", BOARD_IDS[s.active])
        gain_tao(s, s.active, COLOUR_NUMBERS[option[1]])


@use_claw.refused
def claw_refused(
    s: MoonTable, player: int, colours: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Only colours of the ghosts involved, incarnations left out."""
    if option[0] != "claw_tao":
        return ("WM-15.5",), "refused.not_offered"
    return ("WM-15.5",), "refused.claw_colour"
