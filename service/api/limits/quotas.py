"""How much may be created in an hour: by one address, by one token and by all.

Only what was created is counted, by all processes together in Redis. A client that has
used up its quota is refused by what the process knows, without asking Redis: whoever
sends too much is cheap to refuse. As each process finds that out for itself, a client
may get one more for each.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from flask import current_app

from service.api.hooks.asked import asked
from service.api.limits.rate_limits import clients_of
from service.api.stores import store
from service.errors import QuotaExceeded, StoreAway

if TYPE_CHECKING:
    from flask import Flask

    from service.accounts.operators import Operators
    from service.settings import Settings

EXTENSION = "seance-quotas"

WINDOW_SECONDS = 60 * 60

CREATE, FORK, HINT, SIMULATE = "create", "fork", "hint", "simulate"
REGISTER, WEBHOOK = "register", "webhook"

EVERYBODY = "everybody"

CREATOR_LENGTH = 4
"""In hexadecimal digits: tens of thousands of addresses have the same, so that what is
stored with a game reveals to nobody who created it."""


class Quota(NamedTuple):
    """How many there may be in an hour; 0 for any number."""

    address: int
    token: int
    everybody: int


class Quotas:
    """What was created in this hour, as far as this process needs to know."""

    def __init__(self, settings: Settings, operators: Operators) -> None:
        """Hold clients to the quotas of the settings, if there are operators.

        Without operator keys, every client is an operator.
        """
        self._operators = operators
        self._quotas = {
            CREATE: Quota(*settings.create_quota),
            FORK: Quota(*settings.fork_quota),
            HINT: Quota(*settings.hint_quota),
            SIMULATE: Quota(*settings.simulate_quota),
            REGISTER: Quota(*settings.account_quota),
            WEBHOOK: Quota(*settings.webhook_quota),
        }
        self._window = 0
        self._used_up: set[str] = set()
        """The names of counts that have reached their limit in the window."""

    def check(self, what: str) -> None:
        """Refuse a client that has used up a quota."""
        window = int(time.time()) // WINDOW_SECONDS
        if window != self._window:
            self._window, self._used_up = window, set()
        for name, limit in self._limits(what).items():
            if name in self._used_up:
                seconds = WINDOW_SECONDS - int(time.time()) % WINDOW_SECONDS
                raise QuotaExceeded(quota=limit, seconds=seconds)

    def count(self, what: str) -> None:
        """Count what was just created."""
        limits = self._limits(what)
        if not limits:
            return
        window = f"quota:{self._window}"
        try:
            counts = dict.fromkeys(limits, 1)
            totals = store().usage.add(window, counts, 2 * WINDOW_SECONDS)
        except StoreAway:
            # It was created: the client gets its answer.
            return
        for (name, limit), total in zip(limits.items(), totals, strict=True):
            if total >= limit:
                self._used_up.add(name)

    def _limits(self, what: str) -> dict[str, int]:
        """Return what the request is counted under, and how far that may go."""
        operators, quota = self._operators, self._quotas[what]
        token = asked().token
        if not operators.are_named or (what != SIMULATE and operators.admit(token)):
            return {}
        clients = clients_of(asked())
        limits = {
            f"{what} address {clients['address']}": quota.address,
            f"{what} token {clients['token']}": quota.token if token else 0,
            f"{what} {EVERYBODY}": quota.everybody,
        }
        return {name: limit for name, limit in limits.items() if limit}


def init_app(app: Flask, settings: Settings) -> None:
    """Hold the clients of an app to the quotas of the settings."""
    app.extensions[EXTENSION] = Quotas(settings, app.config["OPERATORS"])


def check(what: str) -> None:
    """Refuse to create something if there is no room, or a quota is used up."""
    store().room.require()
    _quotas().check(what)


def count(what: str) -> None:
    """Count something that was created."""
    _quotas().count(what)


def creator() -> str:
    """Return what stands for the address of the client in the games that it creates."""
    return clients_of(asked())["address"][:CREATOR_LENGTH]


def _quotas() -> Quotas:
    found: Quotas = current_app.extensions[EXTENSION]
    return found
