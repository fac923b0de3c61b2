"""How many requests a client may send in a minute.

Every process counts for itself, which costs a request next to nothing, and every second
shares its counts with the others. So a client may get a second's worth more than its
limit, and no request waits for a count: one in Redis for every request would have to
be written to disk like everything else there.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from service.errors import StoreAway

if TYPE_CHECKING:
    from collections.abc import Iterable

    from service.store.accounts.usage import Usage

log = logging.getLogger(__name__)

WINDOW_SECONDS = 60

SHARE_SECONDS = 1.0
"""How long a process keeps its counts to itself."""

MOST_BUCKETS = 20_000
"""Of one limit in a process: 5 MB. Beyond, the oldest makes room; what it has counted
and shared is known again as soon as its client comes back and counts are shared."""

REQUEST = 10
"""What a request costs; a bucket counts in tenths."""

NO_NEWS = 1
"""What a request costs whose answer is that nothing has changed."""


class Bucket:
    """The requests of one client in one window of time, counted in tenths."""

    __slots__ = ("_elsewhere", "_here", "_quota", "_shared")

    def __init__(self, quota: int) -> None:
        """Begin with nothing spent."""
        self._quota = quota * REQUEST
        self._here = 0
        self._shared = 0
        """How much of what was counted here the others know of."""
        self._elsewhere = 0

    @property
    def remaining(self) -> int:
        """How many requests are left; one that is partly spent is still left."""
        left = self._quota - self._here - self._elsewhere
        return max(0, -(-left // REQUEST))

    @property
    def unshared(self) -> int:
        """How many tenths of a request other processes do not know of."""
        return self._here - self._shared

    def count(self, cost: int = REQUEST) -> None:
        """Count a request. Of two at the very same moment one may escape."""
        self._here += cost

    def update(self, shared: int, total: int) -> None:
        """Take in the count of all processes, ``shared`` of it just added from here."""
        self._shared += shared
        self._elsewhere = total - self._shared


class RateLimit:
    """A number of requests a minute for every client of one kind."""

    def __init__(self, name: str, quota: int) -> None:
        """Give each client ``quota`` requests a window."""
        self.name = name
        self.quota = quota
        self.policy = f'"{name}";q={quota};w={WINDOW_SECONDS}'
        """As the header ``RateLimit-Policy`` has it."""
        self.window = 0
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, client: str) -> Bucket | None:
        """Return the bucket of a client in the present window, if it has one."""
        window = int(time.time()) // WINDOW_SECONDS
        if window != self.window:
            self.window, self.buckets = window, OrderedDict()
        return self.buckets.get(client)

    def bucket(self, client: str) -> Bucket:
        """Return the bucket of a client in the present window; make it if need be."""
        bucket = self.find(client)
        if bucket is None:
            buckets = self.buckets
            bucket = buckets.setdefault(client, Bucket(self.quota))
            if len(buckets) > MOST_BUCKETS:
                self._make_room(buckets)
        return bucket

    def _make_room(self, buckets: OrderedDict[str, Bucket]) -> None:
        with self._lock:
            while len(buckets) > MOST_BUCKETS:
                buckets.popitem(last=False)


def seconds_left() -> int:
    """Return how long the present window lasts."""
    return WINDOW_SECONDS - int(time.time()) % WINDOW_SECONDS


def share(usage: Usage, limit: RateLimit) -> None:
    """Add the counts of this process to those of all, and take in the sums.

    A client that has sent nothing here since the last time is left out: it cannot have
    sent too much here.
    """
    window, buckets = limit.window, limit.buckets
    busy = [
        (client, bucket, bucket.unshared)
        for client, bucket in list(buckets.items())
        if bucket.unshared
    ]
    if busy:
        news = {client: unshared for client, _, unshared in busy}
        totals = usage.add(f"{limit.name}:{window}", news, 2 * WINDOW_SECONDS)
        for (_, bucket, shared), total in zip(busy, totals, strict=True):
            bucket.update(shared, total)


class Sharing:
    """A thread that shares the counts of its process as long as the process runs."""

    def __init__(self, usage: Usage, limits: Iterable[RateLimit]) -> None:
        """Share the counts of ``limits`` through ``usage``."""
        self._usage = usage
        self._limits = tuple(limits)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Start the thread if it does not run: none survives a server's fork."""
        if self._thread is None:
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(
                        target=self._run, name="usage", daemon=True
                    )
                    self._thread.start()

    def _run(self) -> None:
        pause, was_away = threading.Event(), False
        while not pause.wait(SHARE_SECONDS):
            try:
                for limit in self._limits:
                    share(self._usage, limit)
            except StoreAway:
                if not was_away:
                    log.warning("every process counts requests for itself for now")
                was_away = True
            else:
                was_away = False
