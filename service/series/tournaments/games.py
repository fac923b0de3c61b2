"""The games of a tournament: ordinary games, which anybody can look at and replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.accounts.account import bearer
from service.games.bot_turns import play_one
from service.games.commit import Change
from service.games.deadlines import now
from service.games.model import Game, Kind, Record, Seat, Status
from service.games.seats import deal_if_full
from service.tokens import derived_id, hash_of

if TYPE_CHECKING:
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Entrant, Tournament


def game_id(tournament_id: str, fixture: Fixture) -> str:
    """Return the id of a game, which every worker works out alike."""
    return derived_id("game", tournament_id, fixture.number)


def deal(tournament: Tournament, tournament_id: str, fixture: Fixture) -> Change:
    """Deal a game; external entrants hold their seats by token, or by account."""
    title = tournament.engine
    seats = tuple(
        _seat(player, seat) for seat, player in enumerate(tournament.players(fixture))
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
        game_seconds=tournament.game_seconds if is_external else 0,
        max_timeouts=tournament.max_timeouts if is_external else 0,
    )
    laid = Game(game_id(tournament_id, fixture), record, None, Status.WAITING, 0, 0, 0)
    return deal_if_full(laid)


def _seat(who: Entrant, seat: int) -> Seat:
    name, bots = who.name, who.bots
    if who.account:
        # As if it had a token: what stands for its key in the service.
        token = hash_of(bearer(who.account))
        return Seat(Kind.HUMAN, name, token=token, account=who.account)
    if not bots:
        return Seat(Kind.HUMAN, name, token=who.token)
    return Seat(Kind.BOT, name, bot=bots[seat] if len(bots) > 1 else bots[0])


def play_out(new: Change) -> Change:
    """Play a new game between bots to its end."""
    game, events, commands = new.game, [*new.events], [*new.commands]
    while (turn := play_one(game)) is not None:
        game = turn.game
        events += turn.events
        commands += turn.commands
    return Change(game, events, commands)
