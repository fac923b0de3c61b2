"""What the dice of an exorcism may come to, and how likely each of it is (GS-8.2).

Pure arithmetic on requirements, tokens and dice: it knows nothing of the table.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.results import Want

Result = tuple[int, tuple[int, ...]]
"""Which targets go, as a bit set, and the tokens that are spent, by colour."""
Menus = tuple[tuple[tuple[Result, ...], float], ...]
"""What may be chosen after a roll, and how likely exactly that is."""
NOTHING: Final[Result] = (0, (0,) * 5)
OTHER: Final = 6
"""All faces that help against no target."""


@lru_cache(maxsize=1 << 12)
def rolled(
    dice: int, useful: tuple[int, ...], *, again: bool
) -> tuple[tuple[tuple[int, ...], float], ...]:
    """List how often each useful face may show, and how likely that is.

    With ``again`` each die that shows no useful face is rolled once more.
    """
    hit = 1 / 6
    if again:
        hit += (6 - len(useful)) / 36
    odds = dict.fromkeys(useful, hit) | {OTHER: 1 - hit * len(useful)}
    found = []
    for faces in combinations_with_replacement((*useful, OTHER), dice):
        chance, counts = float(factorial(dice)), [0] * 7
        for face in faces:
            chance *= odds[face]
            counts[face] += 1
        for count in counts:
            chance /= factorial(count)
        found.append((tuple(counts[:OTHER]), chance))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def menus(
    wants: tuple[Want, ...],
    purse: tuple[int, ...],
    dice: int,
    white: bool,
    again: bool,
) -> Menus:
    """List what may be chosen after a roll, and how likely exactly that is."""
    useful = sorted(
        {
            colour
            for want in wants
            for colour, need in enumerate(want.needs)
            if need and not want.is_immune
        }
    )
    if useful and white:
        useful.append(WHITE)
    found: dict[tuple[Result, ...], float] = defaultdict(float)
    for counts, chance in rolled(dice, tuple(useful), again=again):
        found[_results(wants, purse, counts)] += chance
    return tuple(found.items())


def _results(
    wants: tuple[Want, ...], purse: Sequence[int], counts: Sequence[int]
) -> tuple[Result, ...]:
    """List the results of a roll; who need not spend a token may not fail (GS-8.4.2).

    Of several ways to spend tokens for the same ghosts only the one is listed that
    spares the rarest colours.
    """
    found = []
    for targets in range(1, 1 << len(wants)):
        tokens = _tokens(wants, targets, purse, counts)
        if tokens is not None:
            found.append((targets, tokens))
    if all(any(tokens) for _, tokens in found):
        found.append(NOTHING)
    return tuple(found)


def _tokens(
    wants: tuple[Want, ...], targets: int, purse: Sequence[int], counts: Sequence[int]
) -> tuple[int, ...] | None:
    """Return the tokens that have to be spent for some targets, if there are enough."""
    hard, soft = [0] * 5, [0] * 5
    for number, want in enumerate(wants):
        if targets >> number & 1:
            asked, needs = hard if want.is_immune else soft, want.needs
            for colour, need in enumerate(needs):
                asked[colour] += need
            if want.has_mantra and any(needs):
                shown = (0,) * 6 if want.is_immune else counts
                lowered = max(
                    (colour for colour, need in enumerate(needs) if need),
                    key=lambda c: needs[c] - shown[c] - purse[c],
                )
                asked[lowered] -= 1
    white = counts[WHITE]
    for colour in range(5):
        left = purse[colour] - hard[colour]
        soft[colour] = max(0, soft[colour] - counts[colour])
        if left < 0:
            return None
        white -= max(0, soft[colour] - left)
        soft[colour] = min(soft[colour], left)
    if white < 0:
        return None
    for _ in range(white):
        lacking = [colour for colour, count in enumerate(soft) if count]
        if not lacking:
            break
        soft[min(lacking, key=lambda c: purse[c] - hard[c])] -= 1
    return tuple([h + s for h, s in zip(hard, soft, strict=True)])
