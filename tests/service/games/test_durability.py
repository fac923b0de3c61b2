import random
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPException
from threading import Event, Thread
from typing import NamedTuple

import msgspec
import pytest
from redis import Redis

from service.store import keys
from tests.callers import OverHttp
from tests.processes import Service, answers, service
from tests.servers import PATIENCE, wait_until
from tests.tables import HUMAN, Table, lay

STRIKES = 2


class Acknowledged(NamedTuple):
    """A command that the service has confirmed, and the version that it led to."""

    version: int
    command: object


class Player(Thread):
    """Plays a game of people alone, and notes down what is confirmed."""

    def __init__(self, url: str, table: Table, stopped: Event) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.confirmed: list[Acknowledged] = []
        self.failure: BaseException | None = None
        self._url = url
        self._stopped = stopped

    def run(self) -> None:
        """Play until it is told to stop, whatever happens to the service."""
        try:
            while not self._stopped.is_set():
                self._play_on()
        except BaseException as failure:  # noqa: BLE001 - the test looks at it
            self.failure = failure

    def _play_on(self) -> None:
        """Play until the connection is lost; then look anew at how far the game is."""
        chance = random.Random(self.table.id)
        try:
            with closing(OverHttp(self._url)) as caller:
                table = self.table._replace(caller=caller)
                while not self._stopped.is_set():
                    shown = table.get()
                    if shown.status != 200:
                        continue
                    if shown.json["status"] == "finished":
                        return
                    (seat,) = shown.json["to_act"]
                    offered = table.get(seat)
                    if offered.status != 200 or "decision" not in offered.json:
                        continue
                    option = chance.choice(offered.json["decision"]["options"])
                    command = option["command"]
                    sent = table.send(seat, command, if_match=offered.etag)
                    assert sent.status in (200, 412, 503), sent.data
                    if sent.status == 200:
                        version = sent.json["game"]["version"]
                        self.confirmed.append(Acknowledged(version, command))
        except (OSError, HTTPException):
            wait_until(lambda: self._stopped.is_set() or answers(self._url))


def strike_redis(running: Service) -> None:
    running.redis.kill()
    running.redis.start()


def strike_api(running: Service) -> None:
    running.api.kill()
    running.api.start()


@pytest.mark.parametrize("strike", [strike_redis, strike_api])
def test_what_was_confirmed_is_there_once(strike: Callable[[Service], None]) -> None:
    """
    After SIGKILL of Redis or of the API, every confirmed command is in its place.
    """
    stopped = Event()
    with service() as running, closing(OverHttp(running.url)) as caller:
        tables = [lay(caller, HUMAN, HUMAN, HUMAN) for _ in range(3)]
        players = [Player(running.url, table, stopped) for table in tables]
        for player in players:
            player.start()
        for _ in range(STRIKES):
            before = [len(player.confirmed) for player in players]
            wait_until(
                lambda: all(
                    len(player.confirmed) > count + 5
                    for player, count in zip(players, before, strict=True)  # noqa: B023
                ),
                "everybody plays",
            )
            strike(running)
        stopped.set()
        for player in players:
            player.join(PATIENCE)
            assert player.failure is None

        with Redis.from_url(running.redis.url) as client:
            for player in players:
                taken = client.lrange(keys.commands(player.table.id), 0, -1)
                check(player, taken)


def check(player: Player, taken: list[bytes]) -> None:
    """Fail unless the game has taken what was confirmed, each command once."""
    commands = [msgspec.json.decode(each)[1] for each in taken]
    with closing(OverHttp(player._url)) as caller:
        game = player.table._replace(caller=caller).get().json
    assert game["version"] == len(commands)
    versions = [confirmed.version for confirmed in player.confirmed]
    assert sorted(set(versions)) == versions
    for confirmed in player.confirmed:
        assert confirmed.command == commands[confirmed.version - 1]
