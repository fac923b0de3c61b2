"""Which ghosts may be exorcised with which tokens (GS-8.4).

Pure arithmetic on dice, requirements and tokens: it knows nothing of the table.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from engines.ghost_stories.cards import WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

Counts = tuple[int, ...]
"""How many per colour; in sixth place, white faces or tokens of any colour."""


class Want(NamedTuple):
    """What one target asks for: successes per colour, dice counting or not."""

    needs: Counts
    is_immune: bool = False
    has_mantra: bool = False
    """Whether one colour, chosen after the roll, needs 1 less (GS-8.2.1)."""


class Result(NamedTuple):
    """A legal end of an attempt: the targets exorcised and the tokens spent."""

    targets: int
    """As a bit set over the wants."""
    tokens: Counts


def _weakened(want: Want) -> list[Counts]:
    """List what a target may ask for, by the colour that the Mantra lowers."""
    needs = want.needs
    if not want.has_mantra or not any(needs):
        return [needs]
    return [
        (*needs[:colour], need - 1, *needs[colour + 1 :])
        for colour, need in enumerate(needs)
        if need
    ]


def _covers(dice: Counts, tokens: Sequence[int], hard: Counts, soft: Counts) -> bool:
    """Return whether tokens meet ``hard``, and their rest and the dice ``soft``."""
    wild = tokens[WHITE] if len(tokens) > WHITE else 0
    white = dice[WHITE]
    for die, token, only_tokens, need in zip(dice, tokens, hard, soft, strict=False):
        rest = token - only_tokens
        if rest < 0:
            wild += rest
            rest = 0
        short = need - die - rest
        if short > 0:
            white -= short
    return wild >= 0 and white + wild >= 0


@lru_cache(maxsize=1 << 15)
def legal_results(
    dice: Counts, wants: tuple[Want, ...], purse: Counts
) -> tuple[Result, ...]:
    """List every legal result, fewest targets and tokens first (GS-8.4.1).

    The dice and the tokens meet all requirements of the targets, no token is
    superfluous, and no further target could be added with the same dice and tokens.
    """
    demands = [_demands(wants, targets) for targets in range(1 << len(wants))]

    def meets(targets: int, tokens: Sequence[int]) -> bool:
        return any(_covers(dice, tokens, hard, soft) for hard, soft in demands[targets])

    def is_superfluous(targets: int, tokens: Counts, colour: int) -> bool:
        fewer = list(tokens)
        fewer[colour] -= 1
        return tokens[colour] > 0 and meets(targets, fewer)

    def is_legal(targets: int, tokens: Counts) -> bool:
        return (
            meets(targets, tokens)
            and not any(is_superfluous(targets, tokens, c) for c in range(len(tokens)))
            and not any(
                not targets >> other & 1 and meets(targets | 1 << other, tokens)
                for other in range(len(wants))
            )
        )

    return tuple(
        Result(targets, tokens)
        for targets, demand in enumerate(demands)
        for tokens in product(*_bounds(demand, purse))
        if is_legal(targets, tokens)
    )


def _bounds(demand: list[tuple[Counts, Counts]], purse: Counts) -> list[range]:
    """Return how many tokens of each colour may be of use."""
    useful = [max(hard[c] + soft[c] for hard, soft in demand) for c in range(5)]
    useful.append(sum(useful))
    return [
        range(min(held, most) + 1) for held, most in zip(purse, useful, strict=False)
    ]


def _demands(wants: tuple[Want, ...], targets: int) -> list[tuple[Counts, Counts]]:
    """Sum up what a set of targets asks: from tokens only, and from dice too."""
    chosen = [want for n, want in enumerate(wants) if targets >> n & 1]
    demands = []
    for asked in product(*(_weakened(want) for want in chosen)):
        hard, soft = [0] * 5, [0] * 5
        for want, needs in zip(chosen, asked, strict=True):
            total = hard if want.is_immune else soft
            for colour, need in enumerate(needs):
                total[colour] += need
        demands.append((tuple(hard), tuple(soft)))
    return demands
