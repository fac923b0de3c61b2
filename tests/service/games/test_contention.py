from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.callers import OverHttp
from tests.processes import Service, service
from tests.servers import PATIENCE
from tests.tables import HUMAN, Table, lay


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    """A service with two API processes."""
    with service() as running:
        yield running


class Rival:
    """A client that sends the same command as another, at the same moment."""

    def __init__(self, url: str, together: Barrier) -> None:
        self._caller = OverHttp(url)
        self._together = together

    def send(self, table: Table, seat: int, command: object, etag: str) -> int:
        """Send the command when the other does, and return the status."""
        path, token = f"{table.path}/commands", table.tokens[seat]
        body, version = {"commands": [command]}, {"If-Match": etag}
        self._together.wait(PATIENCE)
        return self._caller.ask("POST", path, body, token, version).status

    def close(self) -> None:
        """Close the connection."""
        self._caller.close()


@pytest.mark.parametrize("rounds", [100, pytest.param(2000, marks=pytest.mark.soak)])
def test_of_two_commands_for_one_version_one_is_taken(
    running: Service, rounds: int
) -> None:
    """
    Pairs with the same If-Match over two processes: one 200 and one 412 each.
    """
    with ThreadPoolExecutor(2) as pool:
        caller, together = OverHttp(running.url), Barrier(2)
        rivals = [Rival(running.url, together) for _ in range(2)]
        pairs: Counter[tuple[int, ...]] = Counter()
        done = 0
        while done < rounds:
            table = lay(caller, HUMAN, HUMAN, HUMAN)
            game = table.created.json
            while game["status"] == "playing" and done < rounds:
                seat, command, etag = table.offer(-1)
                sent = [
                    pool.submit(rival.send, table, seat, command, etag)
                    for rival in rivals
                ]
                pairs[tuple(sorted(each.result() for each in sent))] += 1
                before, game = game, table.get().json
                assert before["version"] + 1 == game["version"]
                done += 1
        caller.close()
        for rival in rivals:
            rival.close()

    assert {(200, 412): rounds} == pairs


def test_a_star_takes_whatever_version_there_is(running: Service) -> None:
    """
    Commands for any version come one after the other; none is turned away as stale.
    """
    with ThreadPoolExecutor(2) as pool:
        caller, together = OverHttp(running.url), Barrier(2)
        rivals = [Rival(running.url, together) for _ in range(2)]
        for _ in range(20):
            table = lay(caller, HUMAN, HUMAN)
            seat, command, _ = table.offer()
            sent = [pool.submit(r.send, table, seat, command, "*") for r in rivals]
            statuses = sorted(each.result() for each in sent)

            assert 200 == statuses[0]
            assert statuses[1] in (200, 409, 422)
            assert statuses.count(200) == table.get().json["version"]
        caller.close()
        for rival in rivals:
            rival.close()
