"""Requests with tokens that nobody has given out: each with another one."""

import gc
import os
import random
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest

from service.api.limits import buckets
from tests.service.api.hooks.test_limits import limited, remaining
from tests.tables import lay


def test_invented_tokens_are_paid_for_by_the_address(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Once, 24,000 conditional requests with tokens of 8 KB took 176 MB, uncounted.
    """
    # A window that does not end meanwhile, however busy the machine is.
    monkeypatch.setattr(buckets, "WINDOW_SECONDS", 24 * 60 * 60)
    # Lines of the log would count as memory: pytest keeps them.
    caller = limited(
        redis_url, token_requests=100, address_requests=500, log_level="warning"
    )
    client = caller.app.test_client()
    etag = caller.ask("GET", "/v1/titles").etag
    table = lay(caller)

    def ask(path: str, number: int, length: int) -> int:
        bearer = f"Bearer {number:x}".ljust(length, "a")
        headers = {"Authorization": bearer, "If-None-Match": etag}
        return client.get(path, headers=headers).status_code

    for number in range(20):
        ask("/v1/titles", number, 8000)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for path, length in (("/v1/titles", 8000), ("/v1/titles", 60), (table.path, 60)):
        statuses = {ask(path, number, length) for number in range(100)}
        assert {401 if path == table.path else 304} == statuses
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    told = caller.ask("GET", "/v1/titles", token="invented")
    print(f"300 invented tokens: {after - before} bytes")
    # 100 were refused, 220 told that nothing is new, and a few made the game.
    assert 350 < remaining(told, "address") <= 500 - 100 - 22
    assert '"token"' not in told.headers["RateLimit"]
    # A hundred of them have 8,000 bytes: none is kept, whatever else the process did.
    assert after - before < 100 * 8000
    while 304 == (status := ask("/v1/titles", 0, 8000)):
        pass
    assert 429 == status


@pytest.mark.soak
def test_thousands_of_invented_tokens_take_no_memory(redis_url: str) -> None:
    """
    24,000 conditional requests with random bearers of 8 KB, which once took 176 MB.

    One address sends them; it is counted for them, and refused once it has had enough.
    """
    caller = limited(redis_url, log_level="warning")
    client = caller.app.test_client()
    etag = caller.ask("GET", "/v1/titles").etag

    def ask(times: int) -> Counter[int]:
        statuses: Counter[int] = Counter()
        for _ in range(times):
            bearer = f"Bearer {random.randbytes(4000).hex()}"
            headers = {"Authorization": bearer, "If-None-Match": etag}
            statuses[client.get("/v1/titles", headers=headers).status_code] += 1
        gc.collect()
        return statuses

    def resident() -> int:
        """How much memory of the machine this process takes, in bytes."""
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    ask(500)
    before = resident()
    statuses = ask(24_000)
    growth = resident() - before

    print(f"24,000 requests: {growth / 1e6:.1f} MB more, {dict(statuses)}")
    assert growth < 8_000_000
    assert statuses.keys() <= {304, 429}
