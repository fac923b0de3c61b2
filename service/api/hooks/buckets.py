"""How many requests a client may send in a minute.

Every process counts for itself, which costs a request next to nothing, and every second
tells the others what it has counted. So a client may get a second's worth more than its
allowance, and nobody waits for a count: one in Redis for every request would have to
be written to disk like everything else there.
"""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING

from service.errors import StoreAway

if TYPE_CHECKING:
    from collections.abc import Iterable

    from service.store.usage import Usage

log = logging.getLogger(__name__)

WINDOW_SECONDS = 60

SHARE_SECONDS = 1.0
"""How long a process keeps to itself what it has counted."""


class Account:
    """The requests of one client in one window of time."""

    __slots__ = ("_elsewhere", "_here", "_quota", "_told")

    def __init__(self, quota: int) -> None:
        """Begin with nothing spent."""
        self._quota = quota
        self._here = 0
        self._told = 0
        """How many of those that were counted here the others know of."""
        self._elsewhere = 0

    @property
    def remaining(self) -> int:
        """How many requests are left."""
        return max(0, self._quota - self._here - self._elsewhere)

    @property
    def news(self) -> int:
        """How many requests the others have not heard of."""
        return self._here - self._told

    def charge(self) -> None:
        """Count a request. Of two at the very same moment one may escape."""
        self._here += 1

    def hear(self, told: int, total: int) -> None:
        """Take in what all processes have counted, with what they were just told."""
        self._told += told
        self._elsewhere = total - self._told


class Allowance:
    """So many requests a minute for every client of one kind."""

    def __init__(self, name: str, quota: int) -> None:
        """Give each client ``quota`` requests a window."""
        self.name = name
        self.quota = quota
        self.policy = f'"{name}";q={quota};w={WINDOW_SECONDS}'
        """As the field ``RateLimit-Policy`` says it."""
        self.window = 0
        self.accounts: dict[str, Account] = {}

    def account(self, client: str) -> Account:
        """Return the account of a client in the present window."""
        window = int(time.time()) // WINDOW_SECONDS
        if window != self.window:
            self.window, self.accounts = window, {}
        account = self.accounts.get(client)
        if account is None:
            account = self.accounts.setdefault(client, Account(self.quota))
        return account


def seconds_left() -> int:
    """Return for how long the present window lasts."""
    return WINDOW_SECONDS - int(time.time()) % WINDOW_SECONDS


def share(usage: Usage, allowance: Allowance) -> None:
    """Tell other processes what was counted here, and hear what they have counted.

    Who has sent nothing here since the last time cannot have come too often here.
    """
    window, accounts = allowance.window, allowance.accounts
    news = {
        client: account.news
        for client, account in list(accounts.items())
        if account.news
    }
    if news:
        totals = usage.add(f"{allowance.name}:{window}", news, 2 * WINDOW_SECONDS)
        for (client, told), total in zip(news.items(), totals, strict=True):
            accounts[client].hear(told, total)


class Sharing:
    """Shares what is counted, as long as the process runs."""

    def __init__(self, usage: Usage, allowances: Iterable[Allowance]) -> None:
        """Share the counts of ``allowances`` through ``usage``."""
        self._usage = usage
        self._allowances = tuple(allowances)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Share from now on, if not yet: a thread does not survive a server's fork."""
        if self._thread is None:
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(
                        target=self._go_on, name="usage", daemon=True
                    )
                    self._thread.start()

    def _go_on(self) -> None:
        pause, was_away = threading.Event(), False
        while not pause.wait(SHARE_SECONDS):
            try:
                for allowance in self._allowances:
                    share(self._usage, allowance)
            except StoreAway:
                if not was_away:
                    log.warning("every process counts requests for itself for now")
                was_away = True
            else:
                was_away = False
