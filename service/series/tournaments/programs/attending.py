"""Attending the games of programs: each is begun, waited for, and its result kept.

No bot plays here, so that attending takes moments, however many games between bots a
tournament has.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from service.errors import UnknownGame
from service.games import endings
from service.games.commit import Change, create_once, update
from service.games.people.clocks import start_clock, stop_clock
from service.games.people.resigning import leave_seats
from service.games.table_events import seat_forfeited
from service.series.tournaments.games import deal, game_id
from service.series.tournaments.results import result_of
from service.series.tournaments.tournament import Tournament
from service.store.events import Happened

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from service.games.model import Game
    from service.series.tournaments.course import Course, Fixture
    from service.series.tournaments.tournament import Entrant
    from service.store import Store


def present(store: Store, tournament_id: str) -> Tournament:
    """Return a tournament as it is now; to be asked after a game was claimed.

    A replacement claims all games that nobody has, so no game is begun for an entrant
    that was replaced.
    """
    return Tournament.from_json(store.tournaments.read(tournament_id).request)


def is_external(tournament: Tournament, fixture: Fixture) -> bool:
    """Whether a program outside plays a game."""
    return any(each.is_external for each in tournament.players(fixture))


def attend(store: Store, tournament_id: str, course: Course) -> int:
    """Begin the games of programs and keep the results of those that ended.

    Return how many have ended. A program plays ``parallel`` games at a time.
    """
    tournament = course.tournament
    begun: Counter[Entrant] = Counter()
    ended: dict[int, Game] = {}
    for fixture in course.pending:
        external = {each for each in tournament.players(fixture) if each.is_external}
        if not external or any(begun[e] >= tournament.parallel for e in external):
            continue
        game: Game | None
        try:
            game = store.games.read(game_id(tournament_id, fixture))
        except UnknownGame:
            game = _begin(store, tournament_id, fixture)
        if game is None:
            continue
        if game.is_over:
            ended[fixture.number] = game
        else:
            _change_clock(store, game, start_clock)
            begun.update(external)
    if ended:
        keep(store, tournament_id, ended)
    return len(ended)


def keep(store: Store, tournament_id: str, games: Mapping[int, Game]) -> None:
    """Keep the results of games that are over."""
    results = {number: result_of(game) for number, game in games.items()}
    store.tournaments.keep(tournament_id, results)


def stop_clocks(store: Store, tournament_id: str, course: Course) -> None:
    """Let the clocks of all games that are played stand still."""
    for game in _begun_games(store, tournament_id, course):
        _change_clock(store, game, stop_clock)


def abandon(store: Store, tournament_id: str, course: Course) -> None:
    """Abandon all games that are played: nothing will be made of them."""
    for game in _begun_games(store, tournament_id, course):
        endings.abandon_for_tournament(store, game.id)


def _begin(store: Store, tournament_id: str, fixture: Fixture) -> Game | None:
    """Begin a game of a program, unless somebody else is about to."""
    if not store.tournaments.claim(tournament_id, [fixture.number], 1):
        return None
    tournament = present(store, tournament_id)
    if tournament.is_stopped or not is_external(tournament, fixture):
        return None
    game = create_once(store, deal(tournament, tournament_id, fixture))
    if present(store, tournament_id).is_cancelled:
        # The process that cancelled it may have looked for its games before.
        endings.abandon_for_tournament(store, game.id)
    return _forfeit_deleted(store, game)


def _forfeit_deleted(store: Store, game: Game) -> Game:
    """Let accounts that there are no more forfeit a game, so that nobody waits."""
    accounts = sorted({seat.account for seat in game.record.seats if seat.account})
    deleted = set(accounts) - store.accounts.exist(accounts)
    if not deleted:
        return game
    return update(store, game.id, partial(_forfeited, deleted)).game


def _forfeited(accounts: Collection[str], game: Game) -> Change | None:
    seats = [
        number
        for number, seat in enumerate(game.record.seats)
        if seat.account in accounts and not seat.resigned
    ]
    if not seats or game.is_over:
        return None
    event = Happened(seat_forfeited(seats[0]), game.version)
    return leave_seats(game, seats, event, forfeited=True)


def _begun_games(store: Store, tournament_id: str, course: Course) -> Iterator[Game]:
    """Yield the games of programs that have begun and that no result is kept of."""
    for fixture in course.pending:
        if is_external(course.tournament, fixture):
            with suppress(UnknownGame):
                yield store.games.read(game_id(tournament_id, fixture))


def _change_clock(
    store: Store, game: Game, change: Callable[[Game], Game | None]
) -> None:
    """Stop the clock of a game or let it run, unless it does already."""

    def changed(game: Game) -> Change | None:
        after = change(game) if game.record.has_clocks else None
        return None if after is None else Change(after, [])

    if change(game) is not None:
        update(store, game.id, changed)
