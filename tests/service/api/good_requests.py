"""A request for each operation of the document that the service carries out."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

from service.games import hints
from service.series.simulations import lifecycle as simulations
from service.series.tournaments import lifecycle as tournaments
from service.store.health import BOTS
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import finished, store
from tests.tables import HUMAN, OPEN, lay

SIMULATION: Json = {"title": "ghooost", "seats": ["random", "random"], "games": 2}

TOURNAMENT: Json = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "entrants": [{"name": name, "bots": ["random"]} for name in ("Ann", "Bob")],
}

SCHEDULE: Json = {"cron": "0 3 * * *", "tournament": TOURNAMENT}


class Asked(NamedTuple):
    """A request that is not sent yet."""

    method: str
    path: str
    body: Any = None
    token: str = ""
    headers: Mapping[str, str] = {}

    def of(self, caller: InProcess, **headers: str) -> Answer:
        """Send it."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        said = {**self.headers, **named}
        return caller.ask(self.method, self.path, self.body, self.token, said)


def good_requests(caller: InProcess, operator: str = "") -> dict[str, Asked]:
    """Lay games, play what has to be played, and return a request per operation.

    Each works once, in any order: what one of them ends, no other one needs.
    """
    game, waiting, over = lay(caller), lay(caller, HUMAN, OPEN), finished(caller)
    given_up, handed_over, played = lay(caller), lay(caller), lay(caller)
    seat, command, etag = played.offer()
    replay = caller.ask("GET", f"{over.path}/replay", token=over.owner).json
    mine = game.tokens[game.to_act]
    hint = caller.ask("POST", f"{game.path}/hints", token=mine).json["id"]
    assert hints.give(store(caller), hint)
    store(caller).health.beat(BOTS)
    return {
        "listTitles": Asked("GET", "/v1/titles"),
        "getTitle": Asked("GET", "/v1/titles/ghooost"),
        "listRules": Asked("GET", "/v1/titles/ghooost/rules"),
        "createGame": Asked(
            "POST", "/v1/games", {"title": "ghooost", "seats": [HUMAN, HUMAN]}
        ),
        "listGames": Asked("GET", "/v1/games"),
        "getGame": Asked("GET", game.path, token=mine),
        "createTicket": Asked("POST", f"{game.path}/tickets", token=mine),
        "abandonGame": Asked("DELETE", given_up.path, token=given_up.owner),
        "claimSeat": Asked("POST", f"{waiting.path}/seats/1/claims", {}),
        "updateSeat": Asked(
            "PUT", f"{handed_over.path}/seats/0", {"kind": "bot"}, handed_over.owner
        ),
        "sendCommands": Asked(
            "POST",
            f"{played.path}/commands",
            {"commands": [command]},
            played.tokens[seat],
            {"If-Match": etag},
        ),
        "listEvents": Asked("GET", f"{game.path}/events", token=mine),
        "streamEvents": Asked("GET", f"{over.path}/stream", token=over.owner),
        "describeBoard": Asked("GET", f"{game.path}/description", token=mine),
        "drawBoard": Asked("GET", f"{game.path}/board.svg", token=mine),
        "forkGame": Asked("POST", f"{game.path}/forks", {}, mine),
        "getReplay": Asked("GET", f"{over.path}/replay", token=over.owner),
        "verifyReplay": Asked("POST", "/v1/verifications", replay),
        "requestHint": Asked("POST", f"{game.path}/hints", token=mine),
        "getHint": Asked("GET", f"/v1/hints/{hint}", token=mine),
        **_long_work(caller, operator),
        "listRatings": Asked("GET", "/v1/titles/ghooost/ratings"),
        "liveness": Asked("GET", "/healthz"),
        "readiness": Asked("GET", "/readyz"),
        "metrics": Asked("GET", "/metrics", token=operator),
    }


def _long_work(caller: InProcess, operator: str) -> dict[str, Asked]:
    def create(path: str, body: Json) -> str:
        made: str = caller.ask("POST", path, body, operator).json["id"]
        return f"{path}/{made}"

    simulation = create("/v1/simulations", SIMULATION)
    simulations.play(store(caller), simulation.rpartition("/")[2], math.inf)
    tournament = create("/v1/tournaments", TOURNAMENT)
    tournaments.play(store(caller), tournament.rpartition("/")[2], math.inf)
    schedule = create("/v1/schedules", SCHEDULE)
    asked = {
        "createSimulation": Asked("POST", "/v1/simulations", SIMULATION),
        "listSimulations": Asked("GET", "/v1/simulations"),
        "getSimulation": Asked("GET", simulation),
        "cancelSimulation": Asked("DELETE", create("/v1/simulations", SIMULATION)),
        "drawSimulation": Asked("GET", f"{simulation}/report.svg"),
        "exportSimulation": Asked("GET", f"{simulation}/report.csv"),
        "streamSimulation": Asked("GET", f"{simulation}/stream"),
        "createTournament": Asked("POST", "/v1/tournaments", TOURNAMENT),
        "listTournaments": Asked("GET", "/v1/tournaments"),
        "getTournament": Asked("GET", tournament),
        "cancelTournament": Asked("DELETE", create("/v1/tournaments", TOURNAMENT)),
        "listTournamentGames": Asked("GET", f"{tournament}/games"),
        "drawTournament": Asked("GET", f"{tournament}/standings.svg"),
        "streamTournament": Asked("GET", f"{tournament}/stream"),
        "createSchedule": Asked("POST", "/v1/schedules", SCHEDULE),
        "listSchedules": Asked("GET", "/v1/schedules"),
        "deleteSchedule": Asked("DELETE", schedule),
    }
    return {name: each._replace(token=operator) for name, each in asked.items()}
