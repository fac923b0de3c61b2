"""Tables of Halloween from the few facts that a test is about, and moves on them.

Ghosts and tokens are written as in the examples: B G Y O R for the five colours, so
that ``{"church": "BBG"}`` is a church with two blue ghosts and a green one.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from engines.core.chance import draw
from engines.core.errors import IllegalCommand
from engines.core.playout import CheckedEvents
from engines.halloween import TITLE
from engines.halloween.board import (
    ACTIONS,
    BUILDING,
    COLOURS,
    DISC,
    HUES,
    NEUTRAL,
    SLOTS,
)
from engines.halloween.bonus_tokens import COPIES, KINDS
from engines.halloween.presentation.view import set_board
from engines.halloween.rulebook import rules
from engines.halloween.state import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.state import Event, Option

A, B, C, D = range(4)
LETTERS = "BGYOR"
DECLINE = ("decline",)
ACCEPT = ("accept",)
DONE = ("done",)
END_TURN = ("end_turn",)
BLUES = {"police_station": "BBB"}

STEPWISE = rules.extend(rules.name)
"""The rules, but that these are asked with one answer, too: tests look at it."""
STEPWISE.asked |= {
    *("summon", "scare", "upgrade", "move", "fight", "haunt"),
    *("pay_claim", "compensate", "rest_freely", "relocate", "banish", "lower_strip"),
    *("buy_token", "exchange", "train_strip", "store_drawn", "place_arrival"),
    *("pick_first", "pick_second", "roll_move", "roll_haunt", "summon_reunited"),
    "take_difference",
}


def counts(letters: str) -> list[int]:
    """Count the letters of each colour."""
    return [letters.count(letter) for letter in LETTERS]


def table(
    players: int = 3,
    *,
    ghosts: Mapping[str, str] = BLUES,
    cards: Mapping[int, Sequence[int]] | None = None,
    display: Sequence[int] = (),
    levels: Mapping[int, Sequence[int]] | None = None,
    scare: Mapping[int, int] | None = None,
    tokens: Mapping[int, str] | None = None,
    fields: Mapping[int, Mapping[int, Sequence[str]]] | None = None,
    slots: Mapping[int, Sequence[str]] | None = None,
    bonus: Mapping[str, str] | None = None,
    discarded: Sequence[str] = (),
    pumpkins: Mapping[tuple[str, str], tuple[int, str]] | None = None,
    sp: Mapping[int, int] | None = None,
    discs: Mapping[int, int] | None = None,
    unused: Sequence[int] | None = None,
    **options: object,
) -> Table:
    """Lay a table in the turn of seat A, who also began, with nothing yet used.

    ``slots`` names bonus kinds, ``"disc"`` or ``""``. ``discs`` puts all but so many
    discs of the supply of a seat on its last strips, so that few are left.
    """
    s = Table(STEPWISE, players, {**TITLE.complete(players, options), "cards": ()}, b"")
    buildings = [
        {
            "building": building,
            "ghosts": dict(zip(COLOURS, counts(ghosts.get(building, "")), strict=True)),
            "pumpkins": [
                {"colour": colour, "player": player, "pumpkin": kind}
                for (where, colour), (player, kind) in (pumpkins or {}).items()
                if where == building
            ],
            **({"bonus": (bonus or {})[building]} if building in (bonus or {}) else {}),
        }
        for building in BUILDING
    ]
    set_board(s, buildings)
    for seat in range(players):
        s.own_left[seat] -= s.pumpkins.count(seat)
        s.neutral_left[seat] -= s.pumpkins.count(NEUTRAL + seat)
        s.sp[seat] = (sp or {}).get(seat, 0)
        s.scare[seat] = (scare or {}).get(seat, 0)
        owned = counts((tokens or {}).get(seat, ""))
        s.tokens[seat * HUES : (seat + 1) * HUES] = owned
        s.supply = [left - taken for left, taken in zip(s.supply, owned, strict=True)]
        for strip, level in enumerate((levels or {}).get(seat, ())):
            s.highest[seat * s.strips + strip] = level - 1
        for strip, actions in (fields or {}).get(seat, {}).items():
            for action in actions:
                s.fields[seat * s.strips + strip] |= 1 << ACTIONS.index(action)
                s.discs[seat] -= 1
        for slot, content in enumerate((slots or {}).get(seat, ())):
            disc = content == "disc"
            s.discs[seat] -= disc
            s.slots[seat * SLOTS + slot] = DISC if disc else KINDS.index(content)
        for card in (cards or {}).get(seat, ()):
            s.claimed[seat] |= 1 << card
            s.discs[seat] -= 1
        if seat in (discs or {}):
            cover(s, seat, (discs or {})[seat])
    held = {card for mine in (cards or {}).values() for card in mine}
    s.display = tuple(sorted({*held, *display}))
    s.bonus_discard = [KINDS.index(kind) for kind in discarded]
    if not s.master:
        seen = [*s.bonus, *s.slots, *s.bonus_discard]
        s.bonus_supply = [
            kind
            for kind in range(1, len(KINDS))
            for _ in range(COPIES - seen.count(kind))
        ]
    strips = range(s.strips) if unused is None else unused
    s.unused = sum(1 << strip for strip in strips)
    s.push(("take_turn", A))
    TITLE.check(s)
    return s


def cover(s: Table, seat: int, left: int) -> None:
    """Put discs on free fields, from the last strip on, until ``left`` remain."""
    for place in reversed(range(seat * s.strips, (seat + 1) * s.strips)):
        for field in reversed(range(len(ACTIONS))):
            if s.discs[seat] > left and not s.fields[place] >> field & 1:
                s.fields[place] |= 1 << field
                s.discs[seat] -= 1


def offered(s: Table, command: str = "") -> list[Option]:
    """List what the open decision offers, of one command or of all."""
    return [o for o in s.rules.options(s) if not command or o[0] == command]


def asked(s: Table) -> tuple[str, int]:
    """Return the open decision and the seat that answers it."""
    name, seat = s.agenda[-1][:2]
    return name, seat


def play(s: Table, *options: Option) -> list[Event]:
    """Take options one after another and return what was told, all checks on."""
    s.events = CheckedEvents(TITLE, s)
    for option in options:
        assert option in s.rules.options(s), (option, s.agenda, s.rules.options(s))
        s.rules.choose(s, option)
        if s.outcome is None:
            assert s.rules.options(s)
    told = list(s.events)
    s.events = None
    return told


def act(
    action: str, strip: int = 0, *, lifted: bool = False, reused: bool = False
) -> Option:
    """Return the option to perform an action on a strip."""
    return ("act", strip, action, lifted, reused)


def can_act(s: Table, action: str, strip: int = 0) -> bool:
    """Tell whether the turn offers an action on a strip, without cards 4 and 14."""
    return act(action, strip) in offered(s)


def refused(s: Table, *option: object) -> tuple[tuple[str, ...], str]:
    """Return the rules and the reason by which an option is refused."""
    with pytest.raises(IllegalCommand) as caught:
        TITLE.apply(s, s.agenda[-1][1], TITLE.write(option))
    return caught.value.rules, caught.value.reason.key.removeprefix("refused.")


def rolls(s: Table, *dice: tuple[int, int]) -> None:
    """Give the game a key by which the next dice, by their sides, show these values."""
    for number in count():
        key = number.to_bytes(32, "big")
        shown = (draw(key, s.draws + n, sides) + 1 for n, (sides, _) in enumerate(dice))
        if all(value == wanted for value, (_, wanted) in zip(shown, dice, strict=True)):
            s.key = key
            return


def ghosts(s: Table, building: str) -> str:
    """Return the ghosts of a building as letters."""
    cells = s.ghosts[BUILDING[building] * HUES : (BUILDING[building] + 1) * HUES]
    return "".join(letter * n for letter, n in zip(LETTERS, cells, strict=True))


def tokens(s: Table, seat: int = A) -> str:
    """Return the tokens of a seat as letters."""
    owned = s.tokens[seat * HUES : (seat + 1) * HUES]
    return "".join(letter * n for letter, n in zip(LETTERS, owned, strict=True))


def levels(s: Table, seat: int = A) -> list[int]:
    """Return the levels of the strips of a seat."""
    return [level + 1 for level in s.highest[seat * s.strips : (seat + 1) * s.strips]]


def slots(s: Table, seat: int = A) -> list[str]:
    """Return what lies in the slots of a seat."""
    contents = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    return ["disc" if content == DISC else KINDS[content] for content in contents]


def on_fields(s: Table, seat: int = A) -> int:
    """Return how many discs of a seat lie on its fields."""
    strips = s.fields[seat * s.strips : (seat + 1) * s.strips]
    return sum(fields.bit_count() for fields in strips)


def names(events: Sequence[Event]) -> list[str]:
    """Return the names of events in their order."""
    return [event[0] for event in events]


def final_scores(s: Table) -> tuple[int, ...]:
    """Let everybody rest to the end of this round, the last, and return the scores."""
    s.max_rounds = s.round
    while s.outcome is None:
        play(s, (offered(s, "rest") or [END_TURN])[0])
    return s.outcome.scores
