"""A request for each operation of the document that the service carries out."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from service.games.people import hints
from service.series.simulations import lifecycle as simulations
from service.series.tournaments import lifecycle as tournaments
from service.store.health import BOTS
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import finished, store
from tests.tables import HUMAN, OPEN, Table, lay

SIMULATION: Json = {"title": "ghooost", "seats": ["random", "random"], "games": 2}

TOURNAMENT: Json = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "entrants": [{"name": name, "bots": ["random"]} for name in ("Ann", "Bob")],
}

SECRET = "a-secret-to-derive-others-from"
"""What a service needs in its settings for all these requests to be good."""

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
    left, inviting = lay(caller), lay(caller, HUMAN, OPEN)
    regretting, asking = undoable(caller), undoable(caller)
    etag_of = {each.id: each.get(0).etag for each in (regretting, asking)}
    caller.ask(
        *("POST", f"{asking.path}/undo"),
        token=asking.tokens[0],
        headers={"If-Match": etag_of[asking.id]},
    )
    seat, command, etag = played.offer()
    replay = caller.ask("GET", f"{over.path}/replay", token=over.owner).json
    mine = game.tokens[game.to_act]
    hint = caller.ask("POST", f"{game.path}/hints", token=mine).json["id"]
    assert hints.work_out(store(caller), hint)
    store(caller).health.beat(BOTS)
    return {
        "listTitles": Asked("GET", "/v1/titles"),
        "getTitle": Asked("GET", "/v1/titles/ghooost"),
        "listRules": Asked("GET", "/v1/titles/ghooost/rules"),
        "createGame": Asked(
            "POST", "/v1/games", {"title": "ghooost", "seats": [HUMAN, HUMAN]}
        ),
        "listGames": Asked("GET", "/v1/games"),
        "streamGames": Asked("GET", "/v1/lobby/stream"),
        "getGame": Asked("GET", game.path, token=mine),
        "createTicket": Asked("POST", f"{game.path}/tickets", token=mine),
        "abandonGame": Asked("DELETE", given_up.path, token=given_up.owner),
        "createInvitation": Asked(
            "POST", f"{inviting.path}/seats/1/invitations", token=inviting.owner
        ),
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
        "requestUndo": Asked(
            "POST",
            f"{regretting.path}/undo",
            token=regretting.tokens[0],
            headers={"If-Match": etag_of[regretting.id]},
        ),
        "answerUndo": Asked(
            "PUT",
            f"{asking.path}/undo",
            {"agree": True},
            asking.tokens[1],
            {"If-Match": etag_of[asking.id]},
        ),
        "createSpectator": Asked(
            "POST", f"{game.path}/spectators", {"delay": 3}, game.owner
        ),
        "listEvents": Asked("GET", f"{game.path}/events", token=mine),
        "streamEvents": Asked("GET", f"{over.path}/stream", token=over.owner),
        "describeBoard": Asked("GET", f"{game.path}/description", token=mine),
        "drawBoard": Asked("GET", f"{game.path}/board.svg", token=mine),
        "forkGame": Asked("POST", f"{game.path}/forks", {}, mine),
        "resignSeat": Asked(
            "POST", f"{left.path}/seats/0/resignation", token=left.tokens[0]
        ),
        "rematch": Asked("POST", f"{over.path}/rematch", token=over.owner),
        "getReplay": Asked("GET", f"{over.path}/replay", token=over.owner),
        "verifyReplay": Asked("POST", "/v1/verifications", replay),
        "requestHint": Asked("POST", f"{game.path}/hints", token=mine),
        "getHint": Asked("GET", f"/v1/hints/{hint}", token=mine),
        **_long_work(caller, operator),
        **_accounts(caller, operator),
        **_webhooks(caller, operator),
        "listRatings": Asked("GET", "/v1/titles/ghooost/ratings"),
        "liveness": Asked("GET", "/healthz"),
        "readiness": Asked("GET", "/readyz"),
        "metrics": Asked("GET", "/metrics", token=operator),
    }


def undoable(caller: InProcess) -> Table:
    """A game of two in which seat 0 has made a choice that can be taken back."""
    table = lay(caller, HUMAN, HUMAN, title="halloween", seed="undoable")
    while True:
        seat, options = table.to_act, len(table.offer_all())
        before = store(caller).games.read(table.id)
        table.play()
        after = store(caller).games.read(table.id)
        is_open = not before.title.brings_news(before.state, after.state)
        if seat == 0 and options > 1 and is_open:
            return table


def register(caller: InProcess, operator: str = "", **more: Any) -> Json:
    """Register an account under a name that is new."""
    body = {"name": new_name(), "kind": "program", **more}
    answer = caller.ask("POST", "/v1/accounts", body, operator)
    assert answer.status == 201, answer.data
    return answer.json


def new_name() -> str:
    """A name that no account has."""
    return f"bot-{secrets.token_hex(8)}"


def _accounts(caller: InProcess, operator: str) -> dict[str, Asked]:
    mine, leaving = register(caller, operator), register(caller, operator)
    key: str = mine["key"]
    other = caller.ask("POST", "/v1/me/keys", {}, key).json["id"]
    new = {"name": new_name(), "kind": "person"}
    return {
        "createAccount": Asked("POST", "/v1/accounts", new, operator),
        "listAccounts": Asked("GET", "/v1/accounts"),
        "getAccount": Asked("GET", f"/v1/accounts/{mine['name']}"),
        "updateAccount": Asked(
            *("PATCH", f"/v1/accounts/{mine['name']}"),
            {"scopes": ["play", "organise"]},
            operator,
        ),
        "getMe": Asked("GET", "/v1/me", token=key),
        "updateMe": Asked("PATCH", "/v1/me", {"about": "Plays at night."}, key),
        "deleteMe": Asked("DELETE", "/v1/me", token=leaving["key"]),
        "createKey": Asked("POST", "/v1/me/keys", {}, key),
        "listMyGames": Asked("GET", "/v1/me/games", token=key),
        "listMyTurns": Asked("GET", "/v1/me/turns", token=key),
        "streamMe": Asked("GET", "/v1/me/stream", token=key),
        "deleteKey": Asked("DELETE", f"/v1/me/keys/{other}", token=key),
    }


def _webhooks(caller: InProcess, operator: str) -> dict[str, Asked]:
    key, path = register(caller, operator)["key"], "/v1/me/webhooks"
    new = {"url": "https://receiver.invalid/seance"}
    kept, gone = (
        f"{path}/{caller.ask('POST', path, new, key).json['id']}" for _ in range(2)
    )
    return {
        "createWebhook": Asked("POST", path, new, key),
        "listWebhooks": Asked("GET", path, token=key),
        "getWebhook": Asked("GET", kept, token=key),
        "rotateWebhookSecret": Asked("POST", f"{kept}/secret", token=key),
        "enableWebhook": Asked("POST", f"{kept}/activation", {}, key),
        "testWebhook": Asked("POST", f"{kept}/tests", token=key),
        "listDeliveries": Asked("GET", f"{kept}/deliveries", token=key),
        "deleteWebhook": Asked("DELETE", gone, token=key),
    }


def _long_work(caller: InProcess, operator: str) -> dict[str, Asked]:
    def create(path: str, body: Json) -> str:
        made: str = caller.ask("POST", path, body, operator).json["id"]
        return f"{path}/{made}"

    simulation = create("/v1/simulations", {**SIMULATION, "keep_decisions": True})
    simulations.play(store(caller), simulation.rpartition("/")[2], math.inf)
    tournament = create("/v1/tournaments", TOURNAMENT)
    tournaments.play(store(caller), tournament.rpartition("/")[2], math.inf)
    schedule = create("/v1/schedules", SCHEDULE)

    def open_to_all() -> str:
        return create("/v1/tournaments", {**TOURNAMENT, "registration": "open"})

    def begun() -> str:
        return create("/v1/tournaments", TOURNAMENT)

    asked = {
        "createSimulation": Asked("POST", "/v1/simulations", SIMULATION),
        "listSimulations": Asked("GET", "/v1/simulations"),
        "getSimulation": Asked("GET", simulation),
        "cancelSimulation": Asked("DELETE", create("/v1/simulations", SIMULATION)),
        "drawSimulation": Asked("GET", f"{simulation}/report.svg"),
        "exportSimulation": Asked("GET", f"{simulation}/report.csv"),
        "exportDecisions": Asked("GET", f"{simulation}/decisions.jsonl.gz"),
        "streamSimulation": Asked("GET", f"{simulation}/stream"),
        "createTournament": Asked("POST", "/v1/tournaments", TOURNAMENT),
        "listTournaments": Asked("GET", "/v1/tournaments"),
        "getTournament": Asked("GET", tournament),
        "cancelTournament": Asked("DELETE", create("/v1/tournaments", TOURNAMENT)),
        "listTournamentGames": Asked("GET", f"{tournament}/games"),
        "drawTournament": Asked("GET", f"{tournament}/standings.svg"),
        "getCrossTable": Asked("GET", f"{tournament}/cross-table"),
        "exportStandings": Asked("GET", f"{tournament}/standings.csv"),
        "exportTournamentGames": Asked("GET", f"{tournament}/games.csv"),
        "exportTournament": Asked("GET", f"{tournament}/replays.jsonl"),
        "startTournament": Asked("POST", f"{open_to_all()}/start"),
        "pauseTournament": Asked("POST", f"{begun()}/pause"),
        "resumeTournament": Asked("POST", f"{begun()}/resume"),
        "enterTournament": Asked("POST", f"{open_to_all()}/entrants"),
        "leaveTournament": Asked("DELETE", f"{open_to_all()}/entrants/Ann"),
        "replaceEntrant": Asked(
            *("PUT", f"{begun()}/entrants/Ann"), {"name": "Cy", "bots": ["random"]}
        ),
        "streamTournament": Asked("GET", f"{tournament}/stream"),
        "createSchedule": Asked("POST", "/v1/schedules", SCHEDULE),
        "listSchedules": Asked("GET", "/v1/schedules"),
        "getSchedule": Asked("GET", create("/v1/schedules", SCHEDULE)),
        "deleteSchedule": Asked("DELETE", schedule),
    }
    entering = asked["enterTournament"]._replace(
        token=register(caller, operator)["key"]
    )
    return {
        **{name: each._replace(token=operator) for name, each in asked.items()},
        "enterTournament": entering,
    }
