"""Who sat where at earlier versions, for those who see a game with a delay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service.games.model import Seating

if TYPE_CHECKING:
    from service.games.model import Game, Seat

MOST_DELAY = 1000
"""In versions."""

MOST_KEPT = 64
"""Of changes in one game. Where one is left out, who sat there before is shown."""


def remember(before: Game, after: Game) -> Game:
    """Return a game whose seats have changed, with who sat there until then.

    Nobody sees the first version with a delay, so what is changed in it is not noted.
    """
    version, noted = before.version, list(before.record.seatings)
    if version == 0:
        return after
    if not noted:
        noted = [Seating(0, 0, _without_tokens(before.record.seats))]
    while len(noted) > 1 and noted[1].version <= version - MOST_DELAY:
        del noted[0]
    if noted[-1].version == version:
        noted.pop()
    seats = _without_tokens(after.record.seats)
    noted.append(Seating(version, after.revision, seats))
    if len(noted) > MOST_KEPT:
        del noted[1]
    record = msgspec.structs.replace(after.record, seatings=tuple(noted))
    return after._replace(record=record)


def _without_tokens(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(
        msgspec.structs.replace(seat, token="", invitation="") for seat in seats
    )


def seating_at(game: Game, version: int) -> Seating:
    """Return who sat where at a version, as far as that is known."""
    there = [each for each in game.record.seatings if each.version <= version]
    return there[-1] if there else Seating(0, 0, _without_tokens(game.record.seats))
