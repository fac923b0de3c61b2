"""Limits by token and by address, and the fields that tell what is left of them.

The fields are those of draft-ietf-httpapi-ratelimit-headers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app, g, request
from werkzeug.middleware.proxy_fix import ProxyFix

from service.allowances import Allowance, Client, Counter
from service.api.operations import operation
from service.api.stores import store_of
from service.errors import TooManyRequests

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.operators import Operators
    from service.settings import Settings

FREE = (304, TooManyRequests.status)
"""An answer that costs nothing: there is no news, or nothing was done."""


def init_app(app: Flask, settings: Settings) -> None:
    """Hold the clients of an app to their allowances."""
    by_token = Allowance("token", settings.token_requests)
    by_address = Allowance("address", settings.address_requests)
    counter = Counter(store_of(app).usage)
    if settings.proxies:
        # As documented by Flask; a method cannot be assigned to, says mypy.
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=settings.proxies, x_proto=0
        )

    def clients() -> list[Client]:
        """Return whose allowances the request is charged to."""
        asked, bearer = operation(), request.headers.get("Authorization", "")
        if (asked and asked.is_free) or _operators().admit(bearer[len("Bearer ") :]):
            return []
        found = []
        if bearer and by_token.quota:
            found.append(Client(by_token, bearer))
        if by_address.quota:
            found.append(Client(by_address, request.remote_addr or ""))
        return found

    def admit() -> None:
        """Refuse a request of a client that has sent too many."""
        g.clients = clients()
        counter.admit(g.clients)

    def charge(response: Response) -> Response:
        """Count the request, and tell what is left."""
        charged = g.get("clients")
        if charged:
            if response.status_code not in FREE:
                counter.charge(charged)
            left = counter.standings(charged)
            policies = ", ".join(each.allowance.policy for each in left)
            response.headers["RateLimit-Policy"] = policies
            response.headers["RateLimit"] = ", ".join(each.field for each in left)
        return response

    app.before_request(admit)
    app.after_request(charge)


def _operators() -> Operators:
    operators: Operators = current_app.config["OPERATORS"]
    return operators
