"""Limits by token and by address, and the fields that tell what is left of them.

The fields are those of draft-ietf-httpapi-ratelimit-headers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from werkzeug.middleware.proxy_fix import ProxyFix

from service.api.hooks.buckets import Allowance, Sharing, seconds_left
from service.api.stores import store_of
from service.errors import TooManyRequests

if TYPE_CHECKING:
    from flask import Response

    from service.accounts.operators import Operators
    from service.api.app import Service, Visit
    from service.settings import Settings

NO_NEWS = 304
"""An answer that costs nothing, and so has nothing to tell about what is left."""


def init_app(app: Service, settings: Settings) -> None:
    """Hold the clients of an app to their allowances."""
    by_token = Allowance("token", settings.token_requests)
    by_address = Allowance("address", settings.address_requests)
    allowances = [each for each in (by_token, by_address) if each.quota]
    if settings.proxies:
        # As documented by Flask; a method cannot be assigned to, says mypy.
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=settings.proxies, x_proto=0
        )
    if allowances:
        limits = Limits(allowances, app.config["OPERATORS"])
        sharing = Sharing(store_of(app).usage, allowances)
        app.arrivals += [limits.admit, lambda _: sharing.begin()]
        app.departures.append(limits.charge)


class Limits:
    """What clients may do, and how much of it they have done."""

    def __init__(self, allowances: list[Allowance], operators: Operators) -> None:
        """Hold everybody to the allowances but ``operators``."""
        self._allowances = allowances
        self._operators = operators
        self._has_keys = operators.are_named

    def admit(self, visit: Visit) -> None:
        """Refuse a request of a client that has sent too many."""
        asked = visit.operation
        if asked is not None and asked.is_free:
            return
        bearer = visit.environ.get("HTTP_AUTHORIZATION", "")
        if (
            bearer
            and self._has_keys
            and self._operators.admit(bearer[len("Bearer ") :])
        ):
            return
        names = {"token": bearer, "address": visit.remote_addr or "?"}
        visit.accounts = tuple(
            (each, each.account(names[each.name]))
            for each in self._allowances
            if names[each.name]
        )
        for _, account in visit.accounts:
            if not account.remaining:
                raise TooManyRequests(seconds=seconds_left())

    def charge(self, visit: Visit, response: Response) -> None:
        """Count the request, and tell what is left."""
        if not visit.accounts or response.status_code == NO_NEWS:
            return
        # Who was refused for having come too often has not been charged for it.
        if response.status_code != TooManyRequests.status:
            for _, account in visit.accounts:
                account.charge()
        until = seconds_left()
        policies = ", ".join([allowance.policy for allowance, _ in visit.accounts])
        left = ", ".join(
            [
                f'"{allowance.name}";r={account.remaining};t={until}'
                for allowance, account in visit.accounts
            ]
        )
        response.headers.add("RateLimit-Policy", policies)
        response.headers.add("RateLimit", left)
