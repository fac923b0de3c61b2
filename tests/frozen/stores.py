"""One whole store, made by the real service over HTTP, and what is to be found in it.

The manifest has a line for each thing: its ``kind`` (``game``, ``simulation`` and so
on), the tokens that open it, and what the service answered about it.
"""

from __future__ import annotations

import os
import random
import signal
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import redis

import engines
from tests.callers import OverHttp
from tests.frozen import dump
from tests.frozen.replays import seats as bots_of
from tests.processes import Process, service, worker
from tests.servers import command_of, wait_until
from tests.tables import HUMAN, OPEN, Table, lay

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.settings import Settings
    from tests.document import Json

RANDOM: Json = {"kind": "bot", "bot": {"id": "random"}}

ANYONE = "anyone"
"""Who reads without a token."""

PAGE = "?limit=500"

TWO_WEEKS = 14 * 24 * 60 * 60
"""In seconds: as long as a deadline can be."""

SIMULATION: Json = {
    "title": "halloween",
    "seats": ["heuristic@1", "random"],
    "games": 40,
    "seed": 17,
}
TOURNAMENT: Json = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "entrants": [
        {"name": "Ann", "bots": ["heuristic@1"]},
        {"name": "Bob", "bots": ["random"]},
        {"name": "Cem", "bots": ["heuristic@2"]},
    ],
    "repeats": 8,
    "seed": "frozen",
}
SMALL_TOURNAMENT: Json = {
    **TOURNAMENT,
    "title": "halloween",
    "entrants": TOURNAMENT["entrants"][:2],
    "repeats": 1,
}


class Setting(NamedTuple):
    """A title with some of its options, and how many play."""

    title: str
    players: int
    options: Json


SETTINGS = (
    Setting("ghooost", 2, {}),
    Setting("ghooost", 3, {"match": True, "deck_variant": "fr_wording"}),
    Setting("ghooost", 6, {"twist_effect": "once_per_card"}),
    Setting("ghost-stories", 1, {}),
    Setting("ghost-stories", 4, {"difficulty": "nightmare"}),
    Setting("ghost-stories", 2, {"edition": "nl2008", "difficulty": "hell"}),
    Setting("ghost-stories", 1, {"expansions": ["white_moon"]}),
    Setting(
        "ghost-stories", 3, {"expansions": ["white_moon"], "difficulty": "initiation"}
    ),
    Setting("halloween", 2, {}),
    Setting("halloween", 4, {}),
)

BASICS = tuple(SETTINGS[number] for number in (0, 5, 7, 8))
"""One of every title, and one of White Moon; at least two play."""


class Maker:
    """Makes a store, thing by thing, and remembers what is in it."""

    def __init__(self, caller: OverHttp, settings: Settings) -> None:
        self.caller = caller
        self.settings = settings
        self.tables: list[Table] = []
        self.lines: list[Json] = []
        self.chance = random.Random("store")

    def lay(self, setting: Setting, *seats: Json, **more: Any) -> Table:
        """Begin a game that will be in the manifest; of people, unless said."""
        table = lay(
            self.caller,
            *(seats or [HUMAN] * setting.players),
            title=setting.title,
            options=setting.options,
            seed=more.pop("seed", f"frozen {len(self.tables)}"),
            **more,
        )
        self.tables.append(table)
        return table

    def play(self, table: Table, most: int) -> None:
        """Play commands at random, but leave the bots to themselves."""
        for _ in range(most):
            wait_until(lambda: not bot_to_act(table), "the bots have played")
            if table.get().json["status"] != "playing":
                return
            seat = next(s for s in table.get().json["to_act"] if s in table.tokens)
            options = table.get(seat).json["decision"]["options"]
            answer = table.send(seat, self.chance.choice(options)["command"])
            assert answer.status == 200, answer.data

    def post(self, path: str, body: Json, token: str = "") -> Json:
        """Create something."""
        answer = self.caller.ask("POST", path, body, token=token)
        assert answer.status in (201, 202), answer.data
        return answer.json

    def fork(self, table: Table, token: str, **body: Any) -> None:
        """Begin a game where another one is."""
        answer = self.caller.ask("POST", f"{table.path}/forks", body, token=token)
        assert answer.status == 201, answer.data
        tokens = answer.json["credentials"]
        held = {seat["seat"]: seat["token"] for seat in tokens["seats"]}
        game = answer.json["id"]
        self.tables.append(Table(self.caller, game, tokens["owner"], held, answer))

    def get(self, path: str, token: str = "") -> Json:
        """Read something."""
        answer = self.caller.ask("GET", path, token=token)
        assert answer.status == 200, answer.data
        return answer.json

    def wait(self, path: str, status: str) -> Json:
        """Read something once it has a status."""
        wait_until(lambda: self.get(path)["status"] == status, f"{path} is {status}")
        return self.get(path)


def bot_to_act(table: Table) -> bool:
    """Whether all who can answer in a game are bots."""
    game = table.get().json
    kinds = {game["seats"][seat]["kind"] for seat in game["to_act"]}
    return kinds == {"bot"}


def freeze() -> tuple[list[Json], list[Json]]:
    """Return the keys of a store, and the manifest."""
    with ExitStack() as stack:
        running = stack.enter_context(
            service(
                bots=1,
                bot_games=1,
                hints=1,
                reconciler=True,
                processes=1,
                log_level="warning",
                token_requests=0,
                address_requests=0,
            )
        )
        assert running.reconciler is not None
        long_worker = worker("simulations", running.settings)
        stack.callback(long_worker.kill)
        caller = OverHttp(running.url)
        maker = Maker(caller, running.settings)
        with_workers(maker)
        for process in (running.reconciler, *running.bots, *running.bot_games):
            process.kill()
        unfinished(maker, long_worker)
        # From here on nothing moves by itself.
        without_workers(maker)
        describe(maker)
        caller.close()
        running.api.stop()
        with redis.Redis.from_url(running.redis.url) as client:
            return list(dump.dump(client)), maker.lines


def with_workers(maker: Maker) -> None:
    """Make what needs somebody to play: bots, simulations, tournaments, schedules."""
    for setting in BASICS:
        for bot in bots_of(engines.get(setting.title)):
            maker.lay(setting, *[bot] * setting.players, public=True)
        maker.play(maker.lay(setting, HUMAN, *[RANDOM] * (setting.players - 1)), 6)
    alone = maker.lay(SETTINGS[3], public=True)
    maker.play(alone, 10_000)
    hinted = maker.lay(BASICS[0])
    hint(maker, hinted)
    path = maker.lines[-1]["path"]
    wait_until(
        lambda: maker.get(path, hinted.tokens[hinted.to_act])["status"] == "ready"
    )
    simulations(maker)
    tournaments(maker)
    schedules(maker)


def simulations(maker: Maker) -> None:
    """Have simulations played to the end, and one cancelled."""
    path = "/v1/simulations"
    stop = {"rule": "sprt", "bot": "heuristic@1", "against": "random"}
    for body in (
        SIMULATION,
        {**SIMULATION, "title": "ghooost", "games": 30, "stop": stop},
        {"title": "ghost-stories", "seats": ["random"], "games": 72, "spread": True},
    ):
        made = maker.post(path, body)
        maker.wait(f"{path}/{made['id']}", "finished")
    made = maker.post(path, {**SIMULATION, "games": 1_000_000})
    maker.caller.ask("DELETE", f"{path}/{made['id']}")


def tournaments(maker: Maker) -> None:
    """Have tournaments held, one cancelled, and one wait for a program outside."""
    path = "/v1/tournaments"
    team = [{"name": name, "bots": ["random"]} for name in ("One", "Two", "Three")]
    for body in (
        TOURNAMENT,
        {**SMALL_TOURNAMENT, "format": "knock_out"},
        {
            **TOURNAMENT,
            "title": "ghost-stories",
            "options": {"expansions": ["white_moon"]},
            "entrants": team,
            "format": "swiss",
            "rounds": 2,
            "repeats": 1,
        },
    ):
        made = maker.post(path, body)
        maker.wait(f"{path}/{made['id']}", "finished")
    made = maker.post(path, {**TOURNAMENT, "repeats": 1000})
    maker.caller.ask("DELETE", f"{path}/{made['id']}")
    outside(maker)


def outside(maker: Maker) -> None:
    """Have a program outside play its first commands in a tournament."""
    entrants = [{"name": "Eve", "external": True}, TOURNAMENT["entrants"][1]]
    body = {**SMALL_TOURNAMENT, "entrants": entrants, "move_seconds": 24 * 60 * 60}
    made = maker.post("/v1/tournaments", body)
    path = f"/v1/tournaments/{made['id']}/games"
    wait_until(lambda: maker.get(path)["items"][0]["status"] == "playing")
    game = maker.get(path)["items"][0]
    seat, token = game["entrants"].index("Eve"), made["credentials"][0]["token"]
    answer = maker.caller.ask("GET", f"/v1/games/{game['game']}", token=token)
    table = Table(maker.caller, game["game"], token, {seat: token}, answer)
    maker.play(table, 3)
    wait_until(lambda: not bot_to_act(table), "the bot has played")
    maker.tables.append(table._replace(owner=""))


def schedules(maker: Maker) -> None:
    """Have schedules, of which one has run."""
    # Once a year, for the first time in a moment; six fields begin with the seconds.
    soon = datetime.now(UTC) + timedelta(seconds=5)
    cron = f"{soon.second} {soon.minute} {soon.hour} {soon.day} {soon.month} *"
    plan = {"cron": cron, "missed": "skip", "tournament": SMALL_TOURNAMENT}
    maker.post("/v1/schedules", plan)
    yearly = {"cron": "30 4 29 2 *", "zone": "Europe/Amsterdam"}
    maker.post("/v1/schedules", {**yearly, "tournament": TOURNAMENT})

    def runs() -> list[Json]:
        listed = maker.get("/v1/schedules")["items"]
        return [run for schedule in listed for run in schedule["last_runs"]]

    wait_until(runs, "the schedule has run")
    maker.wait(f"/v1/tournaments/{runs()[0]['tournament']}", "finished")


def unfinished(maker: Maker, long_worker: Process) -> None:
    """Kill the worker of long work in the middle of a tournament and a simulation.

    Nobody calls it to what is running meanwhile: the reconciler must have been stopped.
    """
    for path, body in (
        ("/v1/tournaments", TOURNAMENT),
        ("/v1/simulations", SIMULATION),
    ):
        while True:
            where = f"{path}/{maker.post(path, body)['id']}"
            wait_until(lambda where=where: maker.get(where)["progress"]["done"])  # type: ignore[misc]
            kill_with_children(long_worker)
            if maker.get(where)["status"] == "running":
                break
            # It was faster than we were: once more.
            long_worker.start()
        if body is TOURNAMENT:
            long_worker.start()
    maker.post("/v1/simulations", {**SIMULATION, "games": 5})


def kill_with_children(process: Process) -> None:
    """Kill a worker and what it has forked, which has a process group of its own."""
    assert process._child.process is not None
    pid = process._child.process.pid
    forked = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    process.kill()
    for child in map(int, forked):
        os.kill(child, signal.SIGKILL)
        wait_until(lambda child=child: not command_of(child), "it is gone")  # type: ignore[misc]


def without_workers(maker: Maker) -> None:
    """Make what stays as it is because nobody plays: games in every status."""
    for number, setting in enumerate(SETTINGS):
        table = maker.lay(setting, public=number % 2 == 0)
        maker.play(table, 10 + 4 * number)
    for setting in BASICS:
        people, rest = [HUMAN] * setting.players, [HUMAN] * (setting.players - 1)
        maker.lay(setting, OPEN, *rest, public=True)
        claimed = maker.lay(setting, *[OPEN] * setting.players)
        claim(maker, claimed, 0)
        started = maker.lay(setting, *rest, {**OPEN, "name": "Zoë"}, public=True)
        claim(maker, started, setting.players - 1)
        maker.play(started, 3)
        maker.lay(setting, *[RANDOM] * setting.players, public=True)
        handed = maker.lay(setting)
        maker.play(handed, 4)
        hand_over(maker, handed)
        limited = maker.lay(setting, turn_seconds=TWO_WEEKS)
        maker.play(limited, 2)
        given_up = maker.lay(setting, *people, public=True)
        maker.play(given_up, 3)
        for gone in (given_up, maker.lay(setting, OPEN, *rest)):
            answer = maker.caller.ask("DELETE", gone.path, token=gone.owner)
            assert answer.status == 204
        maker.fork(limited, limited.tokens[limited.to_act])
        maker.fork(limited, limited.owner, version=1, public=True)
    late = maker.lay(BASICS[0], turn_seconds=1)
    maker.play(late, 1)
    for table in [each for each in maker.tables if _is_finished(each)][::3]:
        half = table.get().json["version"] // 2
        maker.fork(table, table.owner, version=half, public=True)
        maker.fork(table, table.owner)
        people = [HUMAN] * len(table.get().json["seats"])
        maker.fork(table, table.owner, version=half, seats=people)
    hint(maker, maker.lay(BASICS[3]))
    remembered(maker)


def _is_finished(table: Table) -> bool:
    return bool(table.owner) and table.get().json["status"] == "finished"


def claim(maker: Maker, table: Table, seat: int) -> None:
    """Take an open seat, with a contribution to the chance of the game."""
    body = {"name": "Ada", "seed": "a seed of her own"}
    answer = maker.post(f"{table.path}/seats/{seat}/claims", body)
    table.tokens[seat] = answer["token"]


def hand_over(maker: Maker, table: Table) -> None:
    """Let a bot play the seat to act, and another seat for a while."""
    seat = table.to_act
    other = (seat + 1) % len(table.tokens)
    for number, body in (
        (other, {"kind": "bot"}),
        (other, {"kind": "human", "name": "Bea"}),
        (seat, {**RANDOM, "name": "Robot"}),
    ):
        path = f"{table.path}/seats/{number}"
        answer = maker.caller.ask("PUT", path, body, token=table.owner)
        assert answer.status == 200, answer.data
        table.tokens[number] = answer.json.get("token", table.tokens[number])


def hint(maker: Maker, table: Table) -> None:
    """Ask what a strong bot would do."""
    token = table.tokens[table.to_act]
    made = maker.post(f"{table.path}/hints", {}, token)
    path = f"/v1/hints/{made['id']}"
    maker.lines.append({"kind": "hint", "path": path, "token": token})


def remembered(maker: Maker) -> None:
    """Send commands with an Idempotency-Key: one is accepted, one is refused."""
    for number, setting in enumerate(BASICS):
        table = maker.lay(setting)
        seat, command, etag = table.offer()
        for name, given in (("refused", {"type": "nothing"}), ("accepted", command)):
            request: Json = {
                "path": f"{table.path}/commands",
                "body": {"commands": [given]},
                "token": table.tokens[seat],
                "headers": {"If-Match": etag, "Idempotency-Key": f"{name}-{number}"},
            }
            first, second = (maker.caller.ask("POST", **request) for _ in range(2))
            assert first.data == second.data
            assert second.headers["Idempotency-Replayed"] == "true"
            answer = {"status": first.status, "answer": first.json}
            maker.lines.append({"kind": "request", **request, **answer})


def describe(maker: Maker) -> None:
    """Write down what the service answers about everything."""
    for line in maker.lines:
        if line["kind"] == "hint":
            line["answer"] = maker.get(line["path"], line["token"])
    maker.lines += [game_line(maker, table) for table in maker.tables]
    for listed in maker.get("/v1/tournaments?limit=100")["items"]:
        path = f"/v1/tournaments/{listed['id']}"
        maker.lines.append(_answered(maker, "tournament", path))
        maker.lines.append(_answered(maker, "tournament_games", f"{path}/games{PAGE}"))
    for listed in maker.get("/v1/simulations?limit=100")["items"]:
        path = f"/v1/simulations/{listed['id']}"
        maker.lines.append(_answered(maker, "simulation", path))
    paths = ["/v1/simulations?limit=100", "/v1/tournaments?limit=100"]
    for title in engines.titles():
        path = f"/v1/titles/{title.id}/ratings?history=1000"
        maker.lines.append(_answered(maker, "ratings", path))
        paths.append(f"/v1/games{PAGE}&title={title.id}")
        paths.append(f"/v1/games{PAGE}&title={title.id}&status=playing")
    statuses = ("waiting", "playing", "finished", "abandoned")
    paths += [f"/v1/games{PAGE}", *(f"/v1/games{PAGE}&status={s}" for s in statuses)]
    maker.lines += [_answered(maker, "list", path) for path in paths]
    maker.lines.append(_answered(maker, "schedules", "/v1/schedules"))


def _answered(maker: Maker, kind: str, path: str) -> Json:
    return {"kind": kind, "path": path, "answer": maker.get(path)}


def game_line(maker: Maker, table: Table) -> Json:
    """Return a game as each of its readers gets it."""
    tokens = {str(seat): token for seat, token in table.tokens.items()}
    if table.owner:
        tokens["owner"] = table.owner
    token = next(iter(tokens.values()))
    game = maker.get(table.path, token)
    if game["public"]:
        tokens[ANYONE] = ""
    line: Json = {
        "kind": "game",
        "id": table.id,
        "title": game["title"],
        "rules_version": game["rules_version"],
        "status": game["status"],
        "version": game["version"],
        "tokens": tokens,
        "games": {who: maker.get(table.path, held) for who, held in tokens.items()},
        "events": {
            who: events(maker.get, table.path, held) for who, held in tokens.items()
        },
    }
    forked = game.get("forked_from", {"exact": True})
    if game["status"] == "finished" and forked["exact"]:
        line["replay"] = maker.get(f"{table.path}/replay", token)
    return line


def events(get: Callable[[str, str], Json], path: str, token: str) -> list[Json]:
    """Return all events of a game as a reader gets them."""
    found: list[Json] = []
    while page := get(f"{path}/events{PAGE}&after={len(found)}", token)["items"]:
        found += page
    return found
