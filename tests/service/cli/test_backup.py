from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from datetime import datetime
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import redis
from click.testing import CliRunner, Result

from service.cli import main
from service.settings import Settings
from service.store import Store, keys
from service.store.upkeep import backup as backups
from tests.document import Json
from tests.generic_client import POLL_SECONDS
from tests.processes import service
from tests.servers import PATIENCE, redis_server, wait_until
from tests.service.store.steps import create

TITLES = ("ghooost", "ghost-stories", "halloween")

HUMAN: Json = {"kind": "human"}
BOT: Json = {"kind": "bot", "bot": {"id": "random"}}


def seance(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own, without any settings."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SEANCE_")}
    program = "from service.cli import main; main()"
    return subprocess.run(
        (sys.executable, "-c", program, *arguments),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def run(*arguments: str, **environment: str) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(main, [str(each) for each in arguments], env=environment)


class Acknowledged(NamedTuple):
    """A command that a client sent and got an answer to."""

    at: float
    game: str
    version: int
    command: Json


class Player(threading.Thread):
    """A client that plays one game at random, over a connection of its own."""

    def __init__(self, url: str, number: int, ended: threading.Event) -> None:
        super().__init__()
        self.acknowledged: list[Acknowledged] = []
        self.is_over = False
        self._ended = ended
        self._chance = random.Random(number)
        self._connection = HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
        seats = [HUMAN, BOT if number % 4 == 0 else HUMAN]
        asked = {"title": TITLES[number % len(TITLES)], "seats": seats}
        game = self._ask("POST", "/v1/games", asked)
        self.game: str = game["id"]
        self._tokens = {s["seat"]: s["token"] for s in game["credentials"]["seats"]}

    def run(self) -> None:
        """Answer every decision until the game, or the test, has ended."""
        try:
            self._play()
        finally:
            self._connection.close()

    def _play(self) -> None:
        path = f"/v1/games/{self.game}"
        while not self._ended.is_set():
            game = self._ask("GET", path, token=self._tokens[0])
            if game["status"] != "playing":
                self.is_over = True
                return
            seat = next((s for s in game["to_act"] if s in self._tokens), None)
            if seat is None:
                news = f"after={game['last_event']}&wait={POLL_SECONDS}"
                self._ask("GET", f"{path}/events?{news}", token=self._tokens[0])
                continue
            token = self._tokens[seat]
            options = self._ask("GET", path, token=token)["decision"]["options"]
            command = self._chance.choice(options)["command"]
            body = {"commands": [command]}
            answer = self._ask("POST", f"{path}/commands", body, token=token)
            version = answer["game"]["version"]
            taken = Acknowledged(time.time(), self.game, version, command)
            self.acknowledged.append(taken)

    def _ask(self, method: str, path: str, body: Any = None, token: str = "") -> Json:
        headers = {"Content-Type": "application/json", "If-Match": "*"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        text = None if body is None else json.dumps(body)
        self._connection.request(method, path, text, headers)
        response = self._connection.getresponse()
        found: Json = json.loads(response.read())
        assert response.status in (200, 201), found
        return found


@pytest.mark.parametrize(
    "games", [pytest.param(20, marks=pytest.mark.soak), pytest.param(6)]
)
def test_a_backup_made_while_games_are_played_has_all_that_was_acknowledged(
    tmp_path: Path, games: int
) -> None:
    """
    Restored into another data folder it has no findings, and no command is missing.
    """
    folder, data, ended = tmp_path / "backup", tmp_path / "data", threading.Event()
    with ExitStack() as stack:
        running = stack.enter_context(
            service(bots=1, processes=1, token_requests=0, address_requests=0)
        )
        players = [Player(running.url, number, ended) for number in range(games)]
        stack.callback(ended.set)
        for player in players:
            player.start()
        wait_until(
            lambda: all(len(p.acknowledged) > 3 or p.is_over for p in players),
            "every game is played",
        )

        made = seance("backup", str(folder), "--data", str(running.redis.folder))

        live = seance("fsck", "--data", str(running.redis.folder))

        assert 0 == made.returncode, made.stderr
        assert 0 == live.returncode, live.stdout + live.stderr
        after = {player: len(player.acknowledged) for player in players}
        wait_until(
            lambda: all(len(p.acknowledged) > after[p] or p.is_over for p in players),
            "the games have gone on",
        )
        ended.set()
        for player in players:
            player.join()
    manifest = json.loads((folder / backups.MANIFEST).read_bytes())
    assert games == manifest["units"]["game"]
    began = datetime.fromisoformat(manifest["began"]).timestamp()

    back = seance("restore", str(folder), "--data", str(data))
    looked = seance("fsck", "--data", str(data))

    assert 0 == back.returncode, back.stderr
    assert 0 == looked.returncode, looked.stdout + looked.stderr
    assert f"Looked at: {games} game. Games: {games} replayed." in looked.stdout
    with redis_server(data) as server, redis.Redis.from_url(server.url) as client:
        promised = [each for p in players for each in p.acknowledged if each.at < began]
        assert len(promised) > games
        for each in promised:
            taken: Any = client.lindex(keys.commands(each.game), each.version - 1)
            assert taken is not None, each
            assert each.command == json.loads(taken)[1]
        beyond = [
            each
            for p in players
            for each in p.acknowledged
            if not client.lindex(keys.commands(each.game), each.version - 1)
        ]
        assert beyond, "games were played on after the backup"
    print(f"{len(promised)} acknowledged commands before the backup, all there")


def test_a_backup_of_a_service_that_is_stopped_comes_back(tmp_path: Path) -> None:
    """
    Into a folder that is made, which the service then uses; not into one in use.
    """
    data, folder, new = tmp_path / "data", tmp_path / "backup", tmp_path / "new"
    with redis_server(data) as server:
        game = create(Store(Settings(redis_url=server.url)))

    assert 0 == run("backup", str(folder), "--data", str(data)).exit_code
    assert 0 == run("restore", str(folder), "--data", str(new)).exit_code

    again = run("restore", str(folder), "--data", str(new))
    assert (1, True) == (again.exit_code, "--replace" in again.output)
    with redis_server(new) as server:
        assert (
            game.record
            == Store(Settings(redis_url=server.url)).games.read(game.id).record
        )
        used = run("restore", str(folder), "--data", str(new), "--replace")
    assert (1, True) == (used.exit_code, "in use by another" in used.output)


def test_nothing_is_restored_under_running_processes(
    redis_url: str, tmp_path: Path
) -> None:
    """
    They would write between; a backup disturbs nobody.
    """
    store = Store(Settings(redis_url=redis_url))
    create(store)
    store.health.beat("bots")
    folder = str(tmp_path / "backup")

    made = run("backup", folder, SEANCE_REDIS_URL=redis_url)
    back = run("restore", folder, "--replace", SEANCE_REDIS_URL=redis_url)
    full = run("backup", folder, SEANCE_REDIS_URL=redis_url)

    assert 0 == made.exit_code, made.output
    assert (1, True) == (back.exit_code, "bots. Stop them" in back.output)
    assert (1, True) == (full.exit_code, "is not empty" in full.output)
    assert 1 == run("restore", str(tmp_path), SEANCE_REDIS_URL=redis_url).exit_code


def test_a_store_that_is_full_is_told_of(tmp_path: Path) -> None:
    """
    Not all of a backup is there then, and no service opens the store.
    """
    folder = tmp_path / "backup"
    with redis_server() as server, redis.Redis.from_url(server.url) as client:
        store = Store(Settings(redis_url=server.url))
        here = {"SEANCE_REDIS_URL": server.url}
        for _ in range(70):
            create(store)
        assert 0 == run("backup", str(folder), **here).exit_code
        # By itself a server forgets in the background, and memory is used for longer.
        client.execute_command("FLUSHALL", "SYNC")
        client.config_set("maxmemory", client.info("memory")["used_memory"] + 100_000)

        ran = run("restore", str(folder), **here)
        opened = run("fsck", **here)

        assert (1, True) == (ran.exit_code, "Not all of the" in ran.output), ran.output
        assert (8, True) == (opened.exit_code, "seance restore" in opened.output)


def test_fsck_ends_with_the_codes_of_its_kind(redis_url: str) -> None:
    """
    0 without a finding, 1 with all repaired, 4 with some left, 8 if it cannot look.
    """
    game = create(Store(Settings(redis_url=redis_url)))
    here = {"SEANCE_REDIS_URL": redis_url}
    codes = [run("fsck", **here).exit_code]
    with redis.Redis.from_url(redis_url) as client:
        client.delete(keys.idle(game.id[0], "playing"))
        found = run("fsck", **here)
        codes += [found.exit_code, run("fsck", "--repair", **here).exit_code]
        codes.append(run("fsck", **here).exit_code)
        client.hset(keys.game(game.id), "state", "{")
        codes.append(run("fsck", "--repair", **here).exit_code)
        client.set(keys.DATA_VERSION, 1)
        codes.append(run("fsck", **here).exit_code)
    codes.append(run("fsck", SEANCE_REDIS_URL="redis://127.0.0.1:1").exit_code)

    assert [0, 4, 1, 0, 4, 8, 8] == codes
    line = f"game {game.id}: unlisted: it is missing in"
    assert found.output.startswith(line)
    assert "(--repair puts it right)" in found.output


def test_a_restore_that_is_killed_is_known_as_such(
    redis_url: str, tmp_path: Path
) -> None:
    """
    No service opens the store, until a backup was restored to its end.
    """
    store = Store(Settings(redis_url=redis_url))
    games = [create(store) for _ in range(120)]
    folder, here = str(tmp_path / "backup"), {"SEANCE_REDIS_URL": redis_url}
    assert 0 == run("backup", folder, **here).exit_code
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from service.store.clients import Database\n"
        "from service.store.upkeep import restore\n"
        "def tell(number): print('half', flush=True); sys.stdin.read()\n"
        "url, folder = sys.argv[1:]\n"
        "restore.restore(Database(url), Path(folder), tell, replace=True)\n"
    )
    with subprocess.Popen(
        (sys.executable, "-c", program, redis_url, folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert "half\n" == process.stdout.readline()
        process.send_signal(signal.SIGKILL)

    for command in ("fsck", "migrate"):
        assert "seance restore" in run(command, **here).output
    assert 0 == run("restore", folder, "--replace", **here).exit_code
    assert 0 == run("fsck", **here).exit_code
    assert (
        games[-1].id == Store(Settings(redis_url=redis_url)).games.read(games[-1].id).id
    )
