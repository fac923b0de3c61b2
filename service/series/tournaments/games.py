"""The games of a tournament: ordinary games, which anybody can look at and replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from service.games.bot_turns import choose
from service.games.commands import advance
from service.games.deadlines import begin, now, wind
from service.games.model import Game, Kind, Record, Seat, Status
from service.tokens import derived_id

if TYPE_CHECKING:
    from engines.core.state import Event
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Tournament
    from service.store.games import Taken


class Dealt(NamedTuple):
    """A game, and all that happened in it so far."""

    game: Game
    events: list[Event]
    taken: list[Taken]


def game_id(tournament_id: str, fixture: Fixture) -> str:
    """Return the id of a game, the same for whoever plays it."""
    return derived_id("game", tournament_id, fixture.number)


def deal(tournament: Tournament, tournament_id: str, fixture: Fixture) -> Dealt:
    """Lay the table of a game; entrants from outside hold their seats by token."""
    title = tournament.engine
    seats = tuple(
        _seat(tournament, entrant, seat)
        for seat, entrant in enumerate(fixture.entrants)
    )
    is_external = any(seat.kind == Kind.HUMAN for seat in seats)
    record = Record(
        title=title.id,
        options=title.complete(len(seats), tournament.options),
        seats=seats,
        owner="",
        public=True,
        seeded=False,
        created=now(),
        rules_version=title.rules_version,
        secret=fixture.key.hex(),
        turn_seconds=tournament.move_seconds if is_external else 0,
        tournament=tournament_id,
    )
    laid = Game(game_id(tournament_id, fixture), record, None, Status.WAITING, 0, 0, 0)
    game, events = begin(laid)
    return Dealt(wind(None, game), events, [])


def _seat(tournament: Tournament, entrant: int, seat: int) -> Seat:
    name, bots = tournament.entrants[entrant].name, tournament.entrants[entrant].bots
    if not bots:
        return Seat(Kind.HUMAN, name, token=tournament.entrants[entrant].token)
    return Seat(Kind.BOT, name, bot=bots[seat] if len(bots) > 1 else bots[0])


def play_out(dealt: Dealt) -> Dealt:
    """Play a game between bots to its end."""
    game, events, taken = dealt.game, dealt.events[:], dealt.taken[:]
    while (seat := game.bot_to_act()) is not None:
        command = choose(game, seat, game.record.seats[seat].bot)
        game, told, given = advance(game, seat, [command])
        events += told
        taken += given
    return Dealt(game, events, taken)
