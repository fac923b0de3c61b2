"""Standings for a terminal, rows for a spreadsheet, and replays as lines of JSON."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from service.errors import GameNotFinished, NotReplayable, TokenMissing, UnknownGame
from service.games.history import replays
from service.series.tournaments.games import game_id
from service.series.tournaments.representation import course_of
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from service.series.tournaments.answers import Standing, TournamentGame
    from service.series.tournaments.course import Course, Fixture
    from service.store import Store
    from service.store.series import SeriesRecord

STANDINGS = (
    *("rank", "entrant", "games", "wins", "points", "opponents_points", "byes"),
    *("timeouts", "forfeits", "seconds_used", "win_rate", "mean_score"),
)
GAMES = (
    *("game", "round", "table", "repeat", "seat", "entrant", "status", "reason"),
    *("place", "score", "won", "timeouts", "seconds_used", "forfeited", "rated"),
)

_encode = msgspec.json.Encoder().encode

FORMULAS = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would not read as a text."""


def as_text(standings: Sequence[Standing]) -> str:
    """Return the standings, a line for each entrant."""
    lines = [f"{'':>4} {'entrant':<24}{'points':>8}{'games':>7}{'wins':>6}  win rate"]
    for standing in standings:
        rate = ""
        if standing.win_rate_interval:
            low, high = standing.win_rate_interval
            rate = f"{standing.win_rate:.3f} ({low:.3f} to {high:.3f})"
        lines.append(
            f"{standing.rank:>3}. {standing.entrant:<24}{standing.points:>8.2f}"
            f"{standing.games:>7}{standing.wins:>6}  {rate}"
        )
    return "\n".join(lines)


def standings_as_csv(standings: Iterable[Standing]) -> str:
    """Return the standings, a row for each entrant."""
    rows = ([getattr(each, name) for name in STANDINGS] for each in standings)
    return _csv(STANDINGS, rows)


def games_as_csv(games: Iterable[TournamentGame]) -> str:
    """Return games, a row for each seat of each game."""
    return _csv(GAMES, (row for game in games for row in _rows(game)))


def _rows(game: TournamentGame) -> Iterable[list[object]]:
    result = game.result
    for seat, entrant in enumerate(game.entrants):
        row = [game.game, game.round, game.table, game.repeat, seat, entrant]
        ended: list[object] = [game.status]
        if result:
            ended += [
                result.reason,
                result.places[seat],
                result.scores[seat] if result.scores else "",
                seat in result.winners,
                result.timeouts[seat] if result.timeouts else 0,
                result.seconds_used[seat] if result.seconds_used else 0,
                bool(result.forfeits) and seat in (result.forfeits or ()),
                result.rated is UNSET,
            ]
        yield [*row, *ended]


def _csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    written = StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        cells = [*row, *[""] * (len(columns) - len(row))]
        writer.writerow(map(_cell, cells))
    return written.getvalue()


def _cell(value: object) -> object:
    """Return what stands in a cell: nobody's name becomes a formula."""
    if value is UNSET:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.startswith(FORMULAS):
        return f"'{value}"
    return value


class ReplayLine(msgspec.Struct, kw_only=True):
    """A line of exportTournament: a game, and its replay as getReplay answers it."""

    game: str
    number: int
    """From 0, in the order of the games."""
    round: int
    table: int
    repeat: int
    entrants: tuple[str, ...]
    """Their names by seat."""
    replay: msgspec.Raw


def replay_lines(store: Store, record: SeriesRecord) -> Iterator[bytes]:
    """Return a line for each finished game that anybody may replay, in order.

    A game is read when its line is wanted. While the tournament runs, a deal that
    others have yet to play is left out: its replay would tell them the cards.
    """
    course = course_of(store, record)
    is_running = record.status == SeriesStatus.RUNNING
    secret = {each.key for each in course.pending} if is_running else set()
    told = [
        each
        for each in course.fixtures
        if each.number in course.results and each.key not in secret
    ]
    return _lines(store, record.id, course, told)


def _lines(
    store: Store, tournament_id: str, course: Course, fixtures: list[Fixture]
) -> Iterator[bytes]:
    for fixture in fixtures:
        name = game_id(tournament_id, fixture)
        try:
            game = replays.find(store, name, token="").game
        except (UnknownGame, GameNotFinished, NotReplayable, TokenMissing):
            # It was abandoned, or is not kept any more.
            continue
        line = ReplayLine(
            game=name,
            number=fixture.number,
            round=fixture.round,
            table=fixture.table,
            repeat=fixture.repeat,
            entrants=tuple(each.name for each in course.tournament.players(fixture)),
            # Thousands of them would crowd the store, where each stays for a while.
            replay=msgspec.Raw(replays.make(store, game, keep=False)),
        )
        yield _encode(line) + b"\n"
