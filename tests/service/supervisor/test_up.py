import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from service.supervisor import programs
from tests.callers import OverHttp
from tests.servers import PATIENCE, command_of, wait_until
from tests.workers.crew import children_of, is_running

SEANCE = Path(sys.executable).with_name("seance")


class Service:
    """A running `seance up` and what it has said so far."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.log = folder / f"said.{len(list(folder.glob('said.*')))}"
        command = (SEANCE, "up", "--data", folder / "var", "--port", str(port))
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                (*command, "--workers", "1"),
                stdout=log,
                stderr=subprocess.STDOUT,
                process_group=0,
            )

    def said(self) -> str:
        return self.log.read_text()

    def wait_for(self, text: str) -> None:
        wait_until(
            lambda: text in self.said() or self.process.poll() is not None,
            text,
        )
        assert text in self.said()

    @property
    def address(self) -> str:
        found = re.search(r"http://\S+", self.said())
        assert found is not None
        return found[0]

    def children(self) -> dict[str, int]:
        """The supervised processes, by a word of their command or their name."""
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return {
            word: int(pid)
            for pid in path.read_text().split()
            for word in ("redis.sock", "gunicorn", "bots", "reconciler")
            if word in " ".join((name_of(int(pid)), *command_of(int(pid))))
        }

    def is_ready(self) -> bool:
        address = urlsplit(self.address)
        return programs.is_serving(address.hostname or "", address.port or 0)

    def interrupt(self) -> int:
        """Send what a Ctrl-C sends, and wait for the end."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)


def name_of(pid: int) -> str:
    """What `ps` and `top` call a process; nothing when it is gone."""
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""


@contextmanager
def running(folder: Path, port: int = 0) -> Iterator[Service]:
    service = Service(folder, port)
    try:
        service.wait_for("Seance is ready")
        yield service
    finally:
        if service.process.poll() is None:
            service.interrupt()


def suggested_game(service: Service) -> dict[str, Any]:
    """The answer to the request that the greeting suggests."""
    service.wait_for("curl")
    (line,) = (line for line in service.said().splitlines() if "curl" in line)
    words = shlex.split(line)
    url = next(word for word in words if word.startswith("http"))
    path = url.removeprefix(service.address)
    body = json.loads(words[words.index("-d") + 1])
    with closing(OverHttp(service.address)) as caller:
        answer = caller.ask("POST", path, body)
    assert 201 == answer.status, answer.data
    return answer.json


def get_game(service: Service, game: dict[str, Any]) -> dict[str, Any]:
    with closing(OverHttp(service.address)) as caller:
        path, owner = f"/v1/games/{game['id']}", game["credentials"]["owner"]
        answer = caller.ask("GET", path, token=owner)
    assert 200 == answer.status, answer.data
    return answer.json


def test_games_outlive_a_stop_and_a_kill(tmp_path: Path) -> None:
    """
    After Ctrl-C, and after kill -9 of the supervisor, a start finds the game again.
    """
    with running(tmp_path) as service:
        game = suggested_game(service)
        assert 0 == service.interrupt()
        assert "Stopped." in service.said()

    with running(tmp_path) as service:
        assert game["id"] == get_game(service, game)["id"]
        service.process.kill()
        service.process.wait()

    with running(tmp_path) as service:
        assert game["id"] == get_game(service, game)["id"]


def test_a_killed_process_comes_back_and_the_service_is_ready_again(
    tmp_path: Path,
) -> None:
    """
    Whichever process is killed, the supervisor says so and the service recovers.
    """
    with running(tmp_path) as service:
        game = suggested_game(service)
        before = service.children()
        for pid in before.values():
            os.killpg(pid, signal.SIGKILL)
        wait_until(
            lambda: (
                before.keys() == service.children().keys()
                and not set(before.values()) & set(service.children().values())
            ),
            "all are running again",
        )
        wait_until(service.is_ready, "ready again")

        assert {"redis.sock", "gunicorn", "bots", "reconciler"} == before.keys()
        assert 4 == service.said().count("was killed by SIGKILL; starting it again")
        assert game["id"] == get_game(service, game)["id"]


def test_the_api_answers_while_it_is_being_started_again(tmp_path: Path) -> None:
    """
    Its processes serve on without their parent, as long as there is a supervisor.
    """
    with running(tmp_path) as service:
        game = suggested_game(service)
        parent = service.children()["gunicorn"]
        orphans = children_of(parent)
        # So nothing is started again.
        service.process.send_signal(signal.SIGSTOP)
        os.kill(parent, signal.SIGKILL)

        # They look for their parent once a second.
        enough = time.monotonic() + 3
        while time.monotonic() < enough:
            assert game["id"] == get_game(service, game)["id"]

        assert all(map(is_running, orphans))
        service.process.kill()
        service.process.wait(PATIENCE)
        wait_until(lambda: not any(map(is_running, orphans)), "they end as well")


def test_what_is_taken_is_a_message(tmp_path: Path) -> None:
    """
    A second service on the same port or data folder ends with one clear sentence.
    """
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with running(tmp_path) as first:
        port = int(first.address.rpartition(":")[2])
        second, third = Service(elsewhere, port), Service(tmp_path)

        assert [1, 1] == [each.process.wait(PATIENCE) for each in (second, third)]
        assert first.is_ready()

    taken = rf"Error: Cannot listen on port {port} .*--port\.\n"
    assert re.fullmatch(taken, second.said())
    in_use = r"Error: The data folder .* is in use .*--data\.\n"
    assert re.fullmatch(in_use, third.said())
