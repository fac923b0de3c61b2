"""The options of an exorcism against a slow enumerator that only knows the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import NamedTuple

import pytest

from engines.ghost_stories.cards import (
    BLACK,
    CARDS,
    COLOURS,
    FACES,
    GHOST_NUMBERS,
    INCARNATION_NUMBERS,
    WHITE,
)
from engines.ghost_stories.exorcism import TOKEN_IDS
from engines.ghost_stories.layout import BOARD_IDS, SPACE_IDS
from engines.ghost_stories.results import Want, _demands, legal_results
from engines.ghost_stories.state import Table
from tests.engines.ghost_stories.builders import GIVE_UP, SEATS, offered, table

DECK = (*GHOST_NUMBERS, *INCARNATION_NUMBERS)
SPACES = ("yellow.2", "blue.0")
"""The spaces that face the Tea House."""

Token = tuple[int, int]
"""Owner and colour."""


class Ghost(NamedTuple):
    """A target: its successes asked, one by one, and what holds for it."""

    asked: tuple[int, ...]
    immune: bool
    mantra: bool


def position(random: Random) -> Table:
    """Lay a random table with an exorcism from the Tea House just rolled."""
    cards = random.sample(DECK, random.choice((1, 2, 2)))
    spaces = dict(zip(SPACES, (CARDS[card].id for card in cards), strict=False))
    extra = random.choice([None, None, None, "black_widow_1", "nameless"])
    ghosts = dict(spaces)
    if extra is not None and extra not in spaces.values():
        ghosts["red.0"] = extra
    players = random.choice((2, 3, 4))
    others = [BOARD_IDS[board] for board in SEATS[players][1:]]
    s = table(
        players=players,
        difficulty="nightmare",
        powers={"yellow": "enfeeblement_mantra"},
        at={b: "tea_house" for b in ("yellow", *others) if random.random() < 0.6}
        | {"yellow": "tea_house"},
        ghosts=ghosts,
        circle=random.choice(["", *COLOURS]),
        mantra=random.choice(["", *spaces]),
        haunted=["circle_of_prayer"] * (random.random() < 0.1),
        ask=("choose_result",),
    )
    s.caught = True
    for board in s.boards:
        for _ in range(random.choice((0, 1, 2, 4))):
            colour = random.choice((random.randrange(5), CARDS[cards[0]].colour, BLACK))
            if s.supply[colour]:
                s.supply[colour] -= 1
                s.tao[5 * board + colour] += 1
    s.dice = sorted(random.choices(range(6), k=random.randint(0, 4)))
    s.menu = None
    return s


def ghosts_of(s: Table) -> list[Ghost]:
    """Read the targets off the table."""
    found = []
    for name in SPACES:
        space = SPACE_IDS.index(name)
        card = CARDS[s.ghosts[space]]
        if not card.number:
            continue
        asked = Counter(dict(enumerate(card.resistance)))
        if s.circle >= 0 and asked[s.circle] and not s.haunted[6]:
            asked[s.circle] -= 1
        found.append(
            Ghost(
                tuple(sorted(asked.elements())), card.is_dice_immune, s.mantra == space
            )
        )
    return found


def satisfied(
    targets: tuple[Ghost, ...], dice: tuple[int, ...], tokens: tuple[Token, ...]
) -> bool:
    """Try every colour of the Mantra and match successes one by one."""
    choices = []
    for target in targets:
        ways = [target.asked]
        if target.mantra and target.asked:
            ways = [
                target.asked[:n] + target.asked[n + 1 :]
                for n in range(len(target.asked))
            ]
        choices.append(ways)
    return any(
        matches(
            [
                (colour, target.immune)
                for target, asked in zip(targets, way, strict=True)
                for colour in asked
            ],
            dice,
            tuple(colour for _, colour in tokens),
        )
        for way in product(*choices)
    )


def matches(
    asked: list[tuple[int, bool]], dice: tuple[int, ...], tokens: tuple[int, ...]
) -> bool:
    """Meet each asked success with a die or a token that fits, by trying all."""
    if not asked:
        return True
    (colour, immune), *rest = asked
    for token in sorted(set(tokens)):
        if token == colour:
            left = list(tokens)
            left.remove(token)
            if matches(rest, dice, tuple(left)):
                return True
    if not immune:
        for die in sorted(set(dice)):
            if die in (colour, WHITE):
                left = list(dice)
                left.remove(die)
                if matches(rest, tuple(left), tokens):
                    return True
    return False


def legal(s: Table) -> set[tuple[frozenset[str], tuple[str, ...]]]:
    """List every legal (S, T) by trying all sets of targets and of tokens."""
    targets = ghosts_of(s)
    spaces = [name for name in SPACES if s.ghosts[SPACE_IDS.index(name)]]
    nameless = any(card and CARDS[card].denies_white for card in s.ghosts)
    dice = tuple(die for die in s.dice if not (nameless and die == WHITE))
    locked = any(card and "lock_tao" in CARDS[card].left for card in s.ghosts)
    wanted = {colour for target in targets for colour in target.asked}
    purse = [
        (board, colour)
        for board in ([] if locked else s.boards)
        if s.where[board] == s.where[s.active] and s.qi[board]
        for colour in range(5)
        for _ in range(s.tao[5 * board + colour])
        if colour in wanted
    ]
    most = sum(len(target.asked) for target in targets)
    found = set()
    bundles = {
        tuple(sorted(bundle))
        for size in range(min(most, len(purse)) + 1)
        for bundle in combinations(purse, size)
    }
    indexes = range(len(targets))
    for tokens in bundles:
        for size in range(len(targets) + 1):
            for chosen in combinations(indexes, size):
                these = tuple(targets[n] for n in chosen)
                if not satisfied(these, dice, tokens):
                    continue
                if any(
                    satisfied(these, dice, tokens[:n] + tokens[n + 1 :])
                    for n in range(len(tokens))
                ):
                    continue
                if any(
                    satisfied((*these, targets[n]), dice, tokens)
                    for n in indexes
                    if n not in chosen
                ):
                    continue
                names = tuple(sorted(TOKEN_IDS[5 * b + colour] for b, colour in tokens))
                found.add((frozenset(spaces[n] for n in chosen), names))
    return found


def compare(seed: int) -> None:
    """Hold the options of one random position against the enumerator."""
    s = position(Random(seed))
    options = offered(s)
    read = [
        (frozenset[str](), ())
        if option == GIVE_UP
        else (frozenset(option[1]), tuple(sorted(option[2])) if len(option) > 2 else ())
        for option in options
    ]
    assert len(set(read)) == len(read), "no result twice"
    faces = [FACES[die] for die in s.dice]
    assert legal(s) == set(read), (seed, faces, [CARDS[c].id for c in s.ghosts if c])


@pytest.mark.parametrize("block", range(20))
def test_the_results_are_exactly_the_legal_ones(block: int) -> None:
    """
    GS-8.4.1, GS-8.4.4, GS-R-13: options and brute force agree on random positions.
    """
    for seed in range(100 * block, 100 * block + 100):
        compare(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(100))
def test_the_results_are_exactly_the_legal_ones_at_length(block: int) -> None:
    """
    GS-8.4.1, GS-8.4.4, GS-R-13: the same on ten thousand further positions.
    """
    for seed in range(10_000 + 100 * block, 10_000 + 100 * block + 100):
        compare(seed)


def test_a_target_asks_for_one_number_of_each_of_five_colours() -> None:
    """
    GS-8.2.1: of tokens only, and of dice and tokens; white is no colour to ask for.
    """
    ask = Want((1, 0, 2, 0, 0))
    assert [((0,) * 5, (1, 0, 2, 0, 0))] == _demands((ask,), 1)
    immune = ask._replace(is_immune=True)
    assert [((1, 0, 2, 0, 0), (0,) * 5)] == _demands((immune,), 1)


def test_results_are_remembered_up_to_a_bound() -> None:
    """
    The same dice, targets and tokens are worked out once: a bot asks often (GS-8.4.1).
    """
    assert 32768 == legal_results.cache_parameters()["maxsize"]
    ask = (0,) * 6, (Want((1, 0, 0, 0, 0)),), (1, 0, 0, 0, 0)
    assert legal_results(*ask) is legal_results(*ask)
