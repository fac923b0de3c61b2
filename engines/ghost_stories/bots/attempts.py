"""An exorcism that is thought through: what it may come to, and who pays for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.ghost_stories.exorcism import TOKEN_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.bots.rolls import Menus, Result
    from engines.ghost_stories.state import Table


class Roll(NamedTuple):
    """What an exorcism may come to, and what each result is worth."""

    spaces: Sequence[int]
    owners: Sequence[int]
    """Whose tokens may be spent."""
    menus: Menus
    known: dict[Result, float]


def spent(s: Table, owners: Sequence[int], tokens: Sequence[int]) -> tuple[str, ...]:
    """Name the tokens that are spent, the own ones first."""
    names: list[str] = []
    for colour, count in enumerate(tokens):
        left = count
        for board in sorted(owners, key=lambda b: b != s.active):
            paid = min(left, s.tao[5 * board + colour])
            names += [TOKEN_IDS[5 * board + colour]] * paid
            left -= paid
    return tuple(names)
