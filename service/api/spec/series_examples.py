"""Examples about simulations and tournaments, made by the service's own code."""

from __future__ import annotations

import gzip
import sys
from io import BytesIO
from typing import TYPE_CHECKING

import msgspec

from engines.core.state import Outcome
from service.api.spec.examples import REPLAY, frame, plain
from service.series.schedules.due import Timing
from service.series.schedules.lifecycle import represent as represent_schedule
from service.series.simulations.comparison import compare
from service.series.simulations.decisions import DecisionWriter
from service.series.simulations.local import play_games
from service.series.simulations.picture import draw_report
from service.series.simulations.plan import Plan
from service.series.simulations.report import report
from service.series.simulations.representation import represent as represent_simulation
from service.series.simulations.representation import summarise as summarise_simulation
from service.series.simulations.results import Result, ResultBuilder
from service.series.simulations.stop import Sprt
from service.series.simulations.text import as_csv
from service.series.tournaments.answers import TournamentGame
from service.series.tournaments.course import Course
from service.series.tournaments.picture import draw_standings
from service.series.tournaments.representation import summarise as summarise_tournament
from service.series.tournaments.text import games_as_csv, standings_as_csv
from service.series.tournaments.tournament import Entrant, Registration, Tournament
from service.store.series import SeriesRecord, SeriesStatus
from service.store.series.schedules import ScheduleRecord, ScheduleRun

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.api.schemas.series_answers import SimulationSummary, TournamentSummary

SERIES = "0123456789abcdef"
CREATED = 1_767_225_600_000_000
ENDED = CREATED + 2_000_000

CREATE_SIMULATION: Json = {
    "two_bots": {
        "title": "ghooost",
        "seats": ["random", "heuristic"],
        "games": 20000,
        "seed": 7,
    },
    "until_it_is_decided": {
        "title": "ghooost",
        "seats": ["random", "heuristic"],
        "games": 100000,
        "stop": {
            "rule": "sprt",
            "bot": "heuristic",
            "against": "random",
            "margin": 0.05,
        },
    },
}
CREATE_TOURNAMENT: Json = {
    "swiss": {
        "title": "ghooost",
        "format": "swiss",
        "seats": 4,
        "rounds": 5,
        "entrants": [
            {"name": "careful", "bots": ["heuristic"]},
            {"name": "careless", "bots": ["random"]},
            {"name": "my-program", "external": True},
            {"name": "sleepy", "bots": ["random"]},
        ],
    },
    "open_to_accounts": {
        "title": "ghooost",
        "format": "round_robin",
        "seats": 2,
        "registration": "open",
        "entrants": [{"name": "sleepy", "bots": ["random"]}],
        "move_seconds": 10,
        "game_seconds": 300,
    },
}
REPLACE_ENTRANT: Json = {
    "by_an_account": {"name": "ada-bot", "account": "ada-bot"},
    "by_a_bot": {"name": "stand-in", "bots": ["heuristic"]},
}
CREATE_SCHEDULE: Json = {
    "every_night": {
        "cron": "0 3 * * *",
        "zone": "Europe/Amsterdam",
        "tournament": CREATE_TOURNAMENT["swiss"],
    }
}

_plan = Plan(
    "ghooost", ("random", "random"), 2, 7, {}, stop=Sprt("random", "random", 0.1)
)


def _result(plan: Plan) -> Result:
    results = ResultBuilder(plan)
    for number in range(plan.chunks):
        results.add(number, play_games(plan, plan.chunk(number)))
    return results.result


def _record(
    request: Json, status: str, outcome: object = None, parts: int = 0
) -> SeriesRecord:
    ended = 0 if status == SeriesStatus.RUNNING else ENDED
    times = (CREATED, CREATED, CREATED + 1_000_000, ended)
    return SeriesRecord(SERIES, status, request, *times, outcome, parts)


_played = _result(_plan)
_report = report(_played)
_outcome_json = plain({**_played.to_json(), "report": _report})
_finished = _record(_plan.to_json(), SeriesStatus.FINISHED, _outcome_json)

NEW_SIMULATION: Json = plain(
    represent_simulation(_record(_plan.to_json(), SeriesStatus.RUNNING))
)
_simulation = represent_simulation(_finished)
_simulation.comparison = compare(_plan, _played, _plan, _played)
SIMULATION: Json = plain(_simulation)
SIMULATION_LIST: Json = {"items": [plain(summarise_simulation(_finished))]}
CANCELLED_SIMULATION: Json = plain(
    summarise_simulation(_record(_plan.to_json(), SeriesStatus.CANCELLED))
)


def _stream(shown: SimulationSummary | TournamentSummary) -> str:
    """Return what a client gets that comes when a series has just ended."""
    data = msgspec.json.encode(shown).decode()
    ending = f'{{"status":"{shown.status}"}}'
    return f"retry: 1000\n\ndata: {data}\n\nevent: end\ndata: {ending}\n\n"


SIMULATION_STREAM = _stream(summarise_simulation(_finished))
REPORT_SVG = frame(draw_report(_plan, _report))
REPORT_CSV = as_csv(_report)


def _first_decision(plan: Plan) -> str:
    """Return the first line of what exportDecisions answers, decompressed."""
    file = BytesIO()
    with DecisionWriter(plan, file, sys.maxsize) as writer:
        play_games(plan, [0], writer=writer)
    return gzip.decompress(file.getvalue()).partition(b"\n")[0].decode() + "\n"


DECISIONS = _first_decision(_plan)

_swiss = CREATE_TOURNAMENT["swiss"]
_tournament = Tournament(
    title=_swiss["title"],
    format=_swiss["format"],
    seats=_swiss["seats"],
    entrants=tuple(
        Entrant(entrant["name"], tuple(entrant.get("bots", ())))
        for entrant in _swiss["entrants"]
    ),
    options={},
    seed="7",
    rounds=_swiss["rounds"],
)
_names = [entrant.name for entrant in _tournament.entrants]
_credentials: list[Json] = [
    {"entrant": entrant.name, "token": "t0kEnOfMyProgram"}
    for entrant in _tournament.entrants
    if entrant.is_external
]
_outcome = Outcome("last_one_in", (0,), (1, 2, 3, 4), ())
_course = Course(_tournament, dict.fromkeys(range(_tournament.rounds), _outcome))
_held = _record(_tournament.to_json(), SeriesStatus.FINISHED, parts=_tournament.rounds)
_begun = _record(_tournament.to_json(), SeriesStatus.RUNNING)

TOURNAMENT: Json = {
    **plain(summarise_tournament(_held)),
    "standings": plain(_course.standings.table()),
}
NEW_TOURNAMENT: Json = {
    **plain(summarise_tournament(_begun)),
    "standings": plain(Course(_tournament, {}).standings.table()),
    "credentials": _credentials,
}
TOURNAMENT_FORECAST: Json = {"games": _tournament.most_games, "longest_seconds": 1500}
PAUSED_TOURNAMENT: Json = {
    **plain(summarise_tournament(_begun)),
    "phase": "paused",
    "paused": True,
    "standings": plain(Course(_tournament, {}).standings.table()),
}
_open = Tournament(
    title="ghooost",
    format="round_robin",
    seats=2,
    entrants=(Entrant("sleepy", ("random",)), Entrant("ada-bot", account="ada-bot")),
    options={},
    seed="7",
    max_timeouts=3,
    parallel=4,
    registration=Registration.OPEN,
    starts_at=CREATED + 3_600_000_000,
)
OPEN_TOURNAMENT: Json = {
    **plain(summarise_tournament(_record(_open.to_json(), SeriesStatus.RUNNING))),
    "standings": plain(Course(_open, {}).standings.table()),
}
CROSS_TABLE: Json = {"items": plain(_course.standings.cross_table())}
STANDINGS_CSV = standings_as_csv(_course.standings.table())
CANCELLED_TOURNAMENT: Json = {**TOURNAMENT, "status": SeriesStatus.CANCELLED}
TOURNAMENT_LIST: Json = {"items": [plain(summarise_tournament(_held))]}
TOURNAMENT_GAMES: Json = {
    "items": [
        {
            "game": "fedcba9876543210",
            "round": 0,
            "table": 0,
            "repeat": 0,
            "entrants": _names,
            "status": "finished",
            "result": {
                "reason": "last_one_in",
                "winners": [0],
                "places": list(_outcome.places),
                "scores": [],
            },
        }
    ]
}
GAMES_CSV = games_as_csv(
    msgspec.convert(TOURNAMENT_GAMES["items"], list[TournamentGame])
)
_line = {"game": REPLAY["game"], "number": 0, "round": 0, "table": 0, "repeat": 0}
_line |= {"entrants": _names[: REPLAY["players"]], "replay": REPLAY}
REPLAY_LINES = msgspec.json.encode(_line).decode() + "\n"
TOURNAMENT_STREAM = _stream(summarise_tournament(_held))
STANDINGS_SVG = frame(draw_standings(_tournament, _course.standings.table()))

_timing = Timing("0 3 * * *", "Europe/Amsterdam")
_schedule = represent_schedule(
    ScheduleRecord(
        id=SERIES,
        request={
            "cron": _timing.cron,
            "zone": _timing.zone,
            "missed": _timing.missed,
        },
        created=CREATED,
        looked=CREATED,
        due=[],
        runs=[ScheduleRun(CREATED, SERIES)],
    )
)
# They would change with the clock.
_schedule.next_runs = ["2026-01-02T02:00:00.000Z", "2026-01-03T02:00:00.000Z"]
SCHEDULE: Json = plain(_schedule)
NEW_SCHEDULE: Json = {**SCHEDULE, "last_runs": [], "credentials": _credentials}
SCHEDULE_LIST: Json = {"items": [SCHEDULE]}

RATINGS: Json = {
    "items": [
        {
            "bot": "heuristic",
            "players": 4,
            "mean": 31.2,
            "deviation": 1.1,
            "at_least": 27.9,
            "games": 214,
            "history": [
                {
                    "game": "fedcba9876543210",
                    "at": "2026-01-01T00:00:00.000Z",
                    "mean": 31.2,
                    "deviation": 1.1,
                }
            ],
        }
    ]
}
