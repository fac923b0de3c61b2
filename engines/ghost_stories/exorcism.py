"""Exorcisms: targets, requirement, result, curses and rewards (GS-8)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import CARDS, COLOURS
from engines.ghost_stories.dice import face_counts, free_dice, roll
from engines.ghost_stories.ghosts import remove_ghost
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    LAYOUTS,
    SPACE_IDS,
    SPACE_NUMBERS,
)
from engines.ghost_stories.results import Counts, Want, legal_results
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import FIRST_EDITION, NOWHERE, TAO_LOCK
from engines.ghost_stories.taoists import (
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
    is_living,
    living,
)
from engines.ghost_stories.tiles import CIRCLE_OF_PRAYER, is_active
from engines.ghost_stories.tokens import COLOUR_NUMBERS, lose_tao

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engines.core.state import Frame, Option
    from engines.ghost_stories.state import Table

GIVE_UP: Final[Option] = ("give_up",)
CURSE_FIRST: Final[tuple[Option, ...]] = tuple(
    ("curse_first", space) for space in SPACE_IDS
)
TOKEN_IDS: Final = tuple(f"{b}.{colour}" for b in BOARD_IDS for colour in COLOURS)
"""A Tao token by its owner and its colour: ``5 * board + colour``."""


@rules.question
def targets(s: Table, place: int) -> list[int]:
    """List the spaces with targetable ghosts that face a place (GS-8.1.1)."""
    ghosts = s.ghosts
    return [
        space
        for space in LAYOUTS[s.layout].facing[place]
        if ghosts[space] and is_targetable(s, space)
    ]


def is_targetable(s: Table, space: int) -> bool:
    """Two incarnations can be exorcised only under a condition (GS-8.1.2)."""
    card = CARDS[s.ghosts[space]]
    if card.needs_free_opposite:
        return not s.ghosts[LAYOUTS[s.layout].opposite[space]]
    if card.needs_buddha:
        return s.buddhas[space] if s.edition == FIRST_EDITION else s.caught
    return True


@rules.question
def requirement(s: Table, space: int) -> Want:
    """Say what a ghost asks for, after the Circle of Prayer (GS-8.2.1)."""
    card = CARDS[s.ghosts[space]]
    return Want(prayed(s, card.resistance), card.is_dice_immune, s.mantra == space)


def prayed(s: Table, needs: Counts) -> Counts:
    """Return what is asked after the Circle of Prayer, if its tile is active."""
    circle = s.circle
    if circle != NOWHERE and needs[circle] and is_active(s, CIRCLE_OF_PRAYER):
        return (*needs[:circle], needs[circle] - 1, *needs[circle + 1 :])
    return needs


@rules.step
def attempt(s: Table) -> None:
    """Roll every free die, and the grey one with Strength (GS-8.1.3)."""
    s.emit("exorcism_attempted", BOARD_IDS[s.active])
    grey = has_power(s, STRENGTH_OF_A_MOUNTAIN)
    roll(s, free_dice(s) + grey, ("choose_result", s.owners[s.active]))


def purses(s: Table) -> list[int]:
    """List the boards whose tokens may be spent: all on the tile (GS-8.3.2)."""
    if TAO_LOCK in s.locks:
        return []
    place = s.where[s.active]
    return [board for board in living(s) if s.where[board] == place]


@rules.decision("GS-8.4.1", "GS-8.4.2", "GS-8.3.1", forced=True)
def choose_result(s: Table, player: int) -> list[Option]:
    """Choose which ghosts are exorcised with which tokens (GS-8.4)."""
    questions = s.rules.questions
    spaces = questions["targets"](s, s.where[s.active])
    want = questions["requirement"]
    wants = tuple([want(s, space) for space in spaces])
    return result_options(s, spaces, wants, purses(s))


def result_options(
    s: Table, spaces: Sequence[int], wants: tuple[Want, ...], owners: Sequence[int]
) -> list[Option]:
    """List the legal results with all ways to share the tokens spent (GS-8.4.4)."""
    tao = s.tao
    purse = tuple(
        [sum([tao[5 * board + colour] for board in owners]) for colour in range(5)]
    )
    options: list[Option] = []
    for chosen, tokens in legal_results(tuple(face_counts(s)), wants, purse):
        if not chosen:
            options.append(GIVE_UP)
            continue
        names = tuple(
            [SPACE_IDS[space] for n, space in enumerate(spaces) if chosen >> n & 1]
        )
        if any(tokens):
            options += [("exorcise_with", names, t) for t in shares(s, owners, tokens)]
        else:
            options.append(("exorcise", names))
    return options


def shares(
    s: Table, owners: Sequence[int], tokens: Counts
) -> Iterator[tuple[str, ...]]:
    """Yield every way in which the owners together spend these tokens."""
    splits = [
        [
            split
            for split in product(
                *(range(min(count, s.tao[5 * b + colour]) + 1) for b in owners)
            )
            if sum(split) == count
        ]
        for colour, count in enumerate(tokens)
    ]
    for shares in product(*splits):
        spent = [
            TOKEN_IDS[5 * board + colour]
            for colour, split in enumerate(shares)
            for board, count in zip(owners, split, strict=True)
            for _ in range(count)
        ]
        yield tuple(spent)


@choose_result.chosen
def result_chosen(s: Table, player: int, option: Option) -> None:
    """Tokens are spent; curses, the ghosts' leaving and rewards follow (GS-8.5.1)."""
    if option == GIVE_UP:
        s.emit("exorcism_failed", BOARD_IDS[s.active])
        return
    if option[0] == "exorcise_with":
        for token in option[2]:
            owner, colour = token.split(".")
            lose_tao(s, BOARD_NUMBERS[owner], COLOUR_NUMBERS[colour])
    first, *others = [SPACE_NUMBERS[name] for name in option[1]]
    second = others[0] if others else NOWHERE
    s.push(("suffer_curses", first, second), ("banish", first, second))


@choose_result.refused
def result_refused(
    s: Table, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """The dice decide, a token is missing or superfluous, or a ghost must go too."""
    if option == GIVE_UP:
        return ("GS-8.4.1", "GS-8.4.2"), "refused.must_exorcise"
    if option[0] == "exorcise_with" and TAO_LOCK in s.locks:
        return ("GS-8.3.3",), "refused.tao_locked"
    if option[0] in ("exorcise", "exorcise_with"):
        return ("GS-8.4.1", "GS-8.4.4"), "refused.result"
    return ("GS-8.4.1",), "refused.not_offered"


@rules.step
def suffer_curses(s: Table, first: int, second: int) -> None:
    """The curses of all exorcised ghosts, in the order of the player (GS-8.5.1 a).

    Each is a roll of the Curse die: Strength skips them in whatever order (GS-11.8).
    """
    mine, others = curses_of(s, first), curses_of(s, second)
    if mine and others and not has_power(s, STRENGTH_OF_A_MOUNTAIN):
        s.push(("order_curses", s.owners[s.active], first, second))
    else:
        s.push(*mine, *others)


def curses_of(s: Table, space: int) -> list[Frame]:
    """List the curses of the ghost on a space."""
    if space == NOWHERE:
        return []
    return [(curse, space) for curse in CARDS[s.ghosts[space]].curses]


@rules.decision("GS-8.5.1")
def order_curses(s: Table, player: int, first: int, second: int) -> list[Option]:
    """Choose the ghost whose curse is suffered first (GS-8.5.1 a)."""
    return [CURSE_FIRST[first], CURSE_FIRST[second]]


@order_curses.chosen
def curses_ordered(
    s: Table, player: int, first: int, second: int, option: Option
) -> None:
    """Its curse comes first, then that of the other."""
    if option == CURSE_FIRST[second]:
        first, second = second, first
    s.push(*curses_of(s, first), *curses_of(s, second))


@rules.step
def banish(s: Table, *spaces: int) -> None:
    """The exorcised ghosts leave play; what they held is free again (GS-8.5.1 b)."""
    cards = []
    for space in spaces:
        if space != NOWHERE:
            card = CARDS[s.ghosts[space]]
            remove_ghost(s, space)
            if card.is_incarnation:
                s.exorcised.append(card.number)
            s.emit("ghost_exorcised", BOARD_IDS[s.active], card.id, SPACE_IDS[space])
            cards.append(card.number)
    s.push(("give_rewards", *cards), ("test_victory",))


@rules.step
def give_rewards(s: Table, *cards: int) -> None:
    """The rewards of all exorcised ghosts, in the order of the player (GS-8.5.1 c)."""
    rewarding = [card for card in cards if CARDS[card].rewards]
    if len(rewarding) > 1 and is_living(s, s.active):
        s.push(("order_rewards", s.owners[s.active], *rewarding))
    else:
        s.push(*rewards_of(*rewarding))


def rewards_of(*cards: int) -> list[Frame]:
    """List the rewards of cards in their order."""
    return [(reward,) for card in cards for reward in CARDS[card].rewards]


@rules.decision("GS-8.5.1")
def order_rewards(s: Table, player: int, first: int, second: int) -> list[Option]:
    """Choose the ghost whose reward is taken first (GS-8.5.1 c)."""
    return [("reward_first", card, CARDS[card].id) for card in (first, second)]


@order_rewards.chosen
def rewards_ordered(
    s: Table, player: int, first: int, second: int, option: Option
) -> None:
    """Its reward comes first, then that of the other."""
    if option[1] == second:
        first, second = second, first
    s.push(*rewards_of(first, second))
