"""How many requests a process works on at a time."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from http.client import HTTPConnection

from service.api import create_app
from service.api.limits.places import NUMBER
from service.settings import Settings
from tests.callers import OverHttp
from tests.deploy.proxy import HALF_A_BODY, connect_slowly
from tests.processes import service
from tests.servers import PATIENCE, RedisServer, wait_until
from tests.tables import lay


def test_requests_wait_for_a_place_and_are_all_answered(
    shared_redis: RedisServer,
) -> None:
    """
    Of three times as many as there are places, no more are worked on than fit.
    """
    app = create_app(Settings(redis_url=shared_redis.url))
    inside, most, are_let_go = [0], [0], threading.Event()

    @app.get("/work")
    def work() -> str:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        assert are_let_go.wait(PATIENCE)
        inside[0] -= 1
        return "done"

    with ThreadPoolExecutor(3 * NUMBER) as clients:
        asked = [
            clients.submit(lambda: app.test_client().get("/work").status_code)
            for _ in range(3 * NUMBER)
        ]
        wait_until(lambda: inside[0] == NUMBER)
        assert 200 == app.test_client().get("/healthz").status_code
        are_let_go.set()

        assert [200] * 3 * NUMBER == [each.result(PATIENCE) for each in asked]
    assert NUMBER == most[0]


def test_nobody_who_waits_holds_a_place() -> None:
    """
    More half bodies, long polls and streams than places: a request is answered.
    """
    each = NUMBER + 4
    with ExitStack() as stack:
        running = stack.enter_context(
            service(
                processes=1,
                api_threads=4 * each,
                max_streams=2 * each,
                token_streams=0,
                address_streams=0,
            )
        )
        caller = stack.enter_context(closing(OverHttp(running.url)))
        port, table = running.settings.port, lay(caller)
        for _ in range(each):
            stack.enter_context(closing(connect_slowly(port, "127.0.0.1", HALF_A_BODY)))
            for path in ("stream", "events?wait=25&after=1000"):
                connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
                stack.enter_context(closing(connection))
                bearer = {"Authorization": f"Bearer {table.owner}"}
                connection.request("GET", f"{table.path}/{path}", headers=bearer)
        open_now = f"seance_open_streams {float(2 * each)}"
        wait_until(lambda: open_now in caller.ask("GET", "/metrics").data.decode())

        assert 200 == table.get().status
