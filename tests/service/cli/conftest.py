"""A service for commands that are given one by `--remote`."""

import threading
from collections.abc import Iterator

import pytest
from werkzeug.serving import make_server

from service.api import create_app
from service.series.simulations import lifecycle as simulations
from service.series.tournaments import lifecycle as tournaments
from service.settings import Settings
from service.store import Store

KEY = "open-sesame-open-sesame"


@pytest.fixture
def url(redis_url: str) -> Iterator[str]:
    """A service with one worker, both in this process, for operators only."""
    settings = Settings(redis_url=redis_url, operator_keys=(KEY,))
    server = make_server("127.0.0.1", 0, create_app(settings), threaded=True)
    store, stopped = Store(settings), threading.Event()

    def work() -> None:
        while not stopped.wait(0.05):
            for name in store.simulations.running():
                simulations.play(store, name)
            for name in store.tournaments.running():
                tournaments.play(store, name)

    threads = [threading.Thread(target=f) for f in (server.serve_forever, work)]
    for thread in threads:
        thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        stopped.set()
        server.shutdown()
        for thread in threads:
            thread.join()
        server.server_close()
