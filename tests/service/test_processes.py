"""What only shows with several processes: common figures, and a stop in the middle."""

import threading
from contextlib import closing
from http.client import HTTPConnection, HTTPException

from service.store import Store
from tests.callers import Answer, OverHttp
from tests.processes import Service, service
from tests.servers import PATIENCE, wait_until
from tests.service.api.samples import samples
from tests.tables import lay

ASKED = 'seance_requests_total{operation="listTitles",status="200"}'


def ask_once(running: Service, path: str) -> Answer:
    """Ask over a connection of its own, which any of the processes may take."""
    with closing(OverHttp(running.url)) as caller:
        return caller.ask("GET", path)


def test_every_process_tells_the_figures_of_all() -> None:
    """
    Whichever process is asked adds up what all of them have counted.
    """
    with service(processes=2) as running:
        for _ in range(20):
            ask_once(running, "/v1/titles")

        # A request is counted after its answer has been sent.
        wait_until(lambda: 20 == samples(ask_once(running, "/metrics")).get(ASKED))
        told = [samples(ask_once(running, "/metrics")) for _ in range(10)]

    assert [20.0] * 10 == [figures[ASKED] for figures in told]
    assert [0.0] * 10 == [figures["seance_open_streams"] for figures in told]


class Reader(threading.Thread):
    """Reads an answer that takes as long as the server likes."""

    def __init__(self, url: str, path: str, token: str) -> None:
        super().__init__(daemon=True)
        self._connection = HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
        self.path = path
        self._connection.request(
            "GET", path, headers={"Authorization": f"Bearer {token}"}
        )
        self.answer = Answer(0, {}, b"")
        self.start()

    def run(self) -> None:
        with closing(self._connection):
            answer = self._connection.getresponse()
            self.answer = Answer(answer.status, dict(answer.headers), answer.read())


def test_a_stop_finishes_what_runs_and_sends_the_waiting_home() -> None:
    """
    Streams and long polls end properly, and every command is confirmed or not taken.

    A process that let them wait would be killed after `API_GRACE`, answers and all.
    """
    with service(processes=2) as running:
        caller = OverHttp(running.url)
        table = lay(caller)
        quiet = lay(caller)
        poll = Reader(
            running.url, f"{quiet.path}/events?after=10000&wait=25", quiet.owner
        )
        stream = Reader(running.url, f"{quiet.path}/stream", quiet.owner)
        opened = "seance_open_streams"
        wait_until(lambda: 2 == samples(ask_once(running, "/metrics"))[opened])

        confirmed = 0

        def play() -> None:
            nonlocal confirmed
            while True:
                try:
                    answer = table.play()
                except (HTTPException, OSError):
                    return
                assert 200 == answer.status
                confirmed += 1

        player = threading.Thread(target=play)
        player.start()
        wait_until(lambda: confirmed > 5)
        running.api.stop()
        for thread in (player, poll, stream):
            thread.join(PATIENCE)

        version = Store(running.settings).games.read(table.id).version

    assert confirmed == version
    for reader in (poll, stream):
        assert 200 == reader.answer.status
        caller.document.check("GET", reader.path, *reader.answer)
    assert b'"items":[]' in poll.answer.data
    assert stream.answer.data.startswith(b"retry: ")
