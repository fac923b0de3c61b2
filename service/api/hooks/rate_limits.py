"""Limits by token and by address, and the headers that tell what is left of them.

The headers are those of draft-ietf-httpapi-ratelimit-headers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import g, request

from service.api.hooks.buckets import RateLimit, Sharing, seconds_left
from service.api.stores import store_of
from service.errors import TooManyRequests

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.accounts.operators import Operators
    from service.settings import Settings

NOT_MODIFIED = 304
"""An answer that is not counted, and so says nothing about what is left."""


def init_app(app: Flask, settings: Settings) -> None:
    """Hold the clients of an app to the limits of the settings."""
    limits = [
        limit
        for limit in (
            RateLimit("token", settings.token_requests),
            RateLimit("address", settings.address_requests),
        )
        if limit.quota
    ]
    if limits:
        sharing = Sharing(store_of(app).usage, limits)
        limiter = Limiter(limits, app.config["OPERATORS"], sharing)
        app.before_request(limiter.check)
        app.after_request(limiter.count)


class Limiter:
    """Refuses clients that send too many requests, and counts the others'."""

    def __init__(
        self, limits: list[RateLimit], operators: Operators, sharing: Sharing
    ) -> None:
        """Hold everybody to ``limits`` but ``operators``."""
        self._limits = limits
        self._operators = operators
        self._has_keys = operators.are_named
        self._sharing = sharing

    def check(self) -> None:
        """Refuse the request of a client that has sent too many."""
        self._sharing.begin()
        if g.operation.is_unlimited:
            return
        bearer = request.headers.get("Authorization", "")
        if (
            bearer
            and self._has_keys
            and self._operators.admit(bearer[len("Bearer ") :])
        ):
            return
        names = {"token": bearer, "address": request.remote_addr or "?"}
        g.buckets = [
            (limit, limit.bucket(names[limit.name]))
            for limit in self._limits
            if names[limit.name]
        ]
        for _, bucket in g.buckets:
            if not bucket.remaining:
                raise TooManyRequests(seconds=seconds_left())

    def count(self, response: Response) -> Response:
        """Count the request, and tell the client what is left."""
        buckets = g.get("buckets")
        if not buckets or response.status_code == NOT_MODIFIED:
            return response
        # A request that is refused for having come too often is not counted.
        if response.status_code != TooManyRequests.status:
            for _, bucket in buckets:
                bucket.count()
        until = seconds_left()
        response.headers["RateLimit-Policy"] = ", ".join(
            [limit.policy for limit, _ in buckets]
        )
        response.headers["RateLimit"] = ", ".join(
            [
                f'"{limit.name}";r={bucket.remaining};t={until}'
                for limit, bucket in buckets
            ]
        )
        return response
