"""Faults in a row: processes of `seance up` are killed, one after the other."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest

from service.supervisor import ports
from tests.callers import OverHttp
from tests.document import Document
from tests.servers import PATIENCE, command_of, wait_until
from tests.tables import HUMAN, QUICK_BOT, Table, lay
from tests.workers.crew import children_of

SEANCE = (sys.executable, "-c", "from service.cli import main; main()")

STUCK_SECONDS = 15.0
"""No game may stand still for longer, whatever is killed."""


class Up:
    """A running `seance up`."""

    def __init__(self, folder: Path, port: int) -> None:
        self.log = folder / f"said.{len(list(folder.glob('said.*')))}"
        self.url = f"http://127.0.0.1:{port}"
        command = (*SEANCE, "up", "--data", folder / "var", "--port", str(port))
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                (*command, "--workers", "2"),
                stdout=log,
                stderr=subprocess.STDOUT,
                process_group=0,
                env={**os.environ, "SEANCE_LOG_LEVEL": "warning"},
            )

    def children(self) -> list[int]:
        """The processes that the supervisor has started, those of gunicorn included."""
        found = []
        for child in children_of(self.process.pid):
            found += [child, *children_of(child)]
        return [pid for pid in found if command_of(pid)]

    def is_ready(self) -> bool:
        """Whether all that is needed runs."""
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End the supervisor without warning; its children end by themselves."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End the service as Ctrl-C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)


@contextmanager
def running(folder: Path, port: int) -> Iterator[Up]:
    """A service until the end of the block, ready at its beginning."""
    service = Up(folder, port)
    try:
        wait_until(lambda: service.is_ready() or service.process.poll() is not None)
        assert service.process.poll() is None, service.log.read_text()
        yield service
    finally:
        service.stop()


class Player(Thread):
    """Plays games against a bot, one after the other, and notes what is confirmed."""

    def __init__(self, url: str, number: int, stopped: Event) -> None:
        super().__init__(daemon=True)
        self._url, self._stopped = url, stopped
        self._chance = random.Random(number)
        self._source = f"127.0.1.{number + 1}"
        self.confirmed: dict[str, tuple[Table, int]] = {}
        """Games, and the last version of each that was confirmed."""
        self.commands = 0
        self.longest = 0.0
        """For how many seconds a game stood still."""
        self.failure: BaseException | None = None
        self._moved = time.monotonic()
        self._document: Document | None = None

    def run(self) -> None:
        """Play until it is told to stop, whatever happens to the service."""
        table: Table | None = None
        try:
            while not self._stopped.is_set():
                try:
                    with closing(self._call()) as caller:
                        table = table or lay(caller, HUMAN, QUICK_BOT)
                        if self._play(table._replace(caller=caller)):
                            table = None
                except (OSError, HTTPException, AssertionError):
                    # Away for the moment; a game that was not confirmed is none.
                    self._stopped.wait(0.05)
                self._note_standstill()
        except BaseException as failure:  # noqa: BLE001 - the test looks at it
            self.failure = failure

    def _call(self) -> OverHttp:
        """Connect; only the first time it asks what the service promises."""
        caller = OverHttp(self._url, self._source, self._document)
        self._document = caller.document
        return caller

    def _play(self, table: Table) -> bool:
        """Play a game; return whether it is over. The connection may break."""
        seen = -1
        while not self._stopped.is_set():
            self._note_standstill()
            shown = table.get(0)
            if shown.status != 200:
                self._stopped.wait(0.05)
                continue
            game = shown.json
            if game["version"] != seen:
                seen, self._moved = game["version"], time.monotonic()
            if game["status"] == "finished":
                return True
            if "decision" not in game:
                self._stopped.wait(0.02)
                continue
            option = self._chance.choice(game["decision"]["options"])
            sent = table.send(0, option["command"], if_match=shown.etag)
            if sent.status == 200:
                self.commands += 1
                self.confirmed[table.id] = table, sent.json["game"]["version"]
        return False

    def _note_standstill(self) -> None:
        self.longest = max(self.longest, time.monotonic() - self._moved)


def wait_for_more(players: list[Player], commands: int) -> None:
    """Return when each player has had so many commands confirmed from now on."""
    enough = [player.commands + commands for player in players]
    wait_until(
        lambda: all(
            player.commands >= count
            for player, count in zip(players, enough, strict=True)
        ),
        "every game goes on",
    )


@pytest.mark.parametrize(
    "kills,pause",
    [(12, 0.2), pytest.param(200, 0.6, marks=pytest.mark.soak)],
)
def test_nothing_confirmed_is_lost_and_every_game_goes_on(
    tmp_path: Path, kills: int, pause: float
) -> None:
    """
    Processes are killed at random, then the supervisor; the log has no traceback.
    """
    chance, stopped = random.Random("faults"), Event()
    with ports.hold("127.0.0.1", 0) as (_, free):
        port = free
    with running(tmp_path, port) as service:
        players = [Player(service.url, number, stopped) for number in range(6)]
        for player in players:
            player.start()
        wait_for_more(players, 3)
        for _ in range(kills):
            with suppress(ProcessLookupError, IndexError):
                os.kill(chance.choice(service.children()), signal.SIGKILL)
            stopped.wait(pause)
        wait_for_more(players, 3)
        longest = max(player.longest for player in players)
        said = service.log.read_text()
        service.kill()
    with running(tmp_path, port) as service:
        wait_for_more(players, 3)
        stopped.set()
        for player in players:
            player.join(PATIENCE)
            assert player.failure is None
        with closing(OverHttp(service.url)) as caller:
            for player in players:
                for table, version in player.confirmed.values():
                    found = table._replace(caller=caller).get().json
                    assert found["version"] >= version
        said += service.log.read_text()

    confirmed = sum(player.commands for player in players)
    print(f"{kills} kills, {confirmed} confirmed, longest standstill {longest:.1f} s")
    assert "Traceback" not in said, said
    if kills > 100:
        assert longest <= STUCK_SECONDS
