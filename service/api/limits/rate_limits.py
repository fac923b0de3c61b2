"""Limits by token and by address, and the headers that say what is left of them.

The headers are those of draft-ietf-httpapi-ratelimit-headers.

A token has a bucket only once it has opened something: else every invented one would
take memory, and whoever invents them would never be held to anything but the address.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_network
from typing import TYPE_CHECKING

from service.api.limits.buckets import (
    NO_NEWS,
    REQUEST,
    Bucket,
    RateLimit,
    Sharing,
    seconds_left,
)
from service.api.stores import store_of
from service.errors import TooManyRequests

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.accounts.operators import Operators
    from service.api.hooks.asked import Asked
    from service.settings import Settings

NOT_MODIFIED = 304
"""An answer that costs a tenth, and says nothing about what is left."""

NETWORK_BITS = 64
"""Of an IPv6 address: who has one has all that begin alike."""


def limiter(app: Flask, settings: Settings) -> Limiter:
    """Return what holds the clients of an app to the limits of the settings."""
    limits = [
        limit
        for limit in (
            RateLimit("token", settings.token_requests),
            RateLimit("address", settings.address_requests),
        )
        if limit.quota
    ]
    sharing = Sharing(store_of(app).usage, limits)
    return Limiter(limits, app.config["OPERATORS"], sharing)


class Limiter:
    """Refuses clients that send too many requests, and counts the others'."""

    def __init__(
        self, limits: list[RateLimit], operators: Operators, sharing: Sharing
    ) -> None:
        """Hold everybody to ``limits`` but ``operators``."""
        self._limits = limits
        self._operators = operators
        self._sharing = sharing

    def check(self, asked: Asked) -> None:
        """Refuse the request of a client that has sent too many."""
        if not self._limits:
            return
        self._sharing.begin()
        if asked.operation.is_unlimited:
            return
        if self._operators.admit(asked.token):
            return
        asked.clients = clients = clients_of(asked)
        for limit in self._limits:
            bucket = limit.find(clients[limit.name])
            if bucket and not bucket.remaining:
                asked.has_sent_too_many = True
                raise TooManyRequests(seconds=seconds_left())

    def count(self, asked: Asked, response: Response) -> Response:
        """Count the request, and write down what is left for the client."""
        clients = asked.clients
        if clients is None:
            return response
        status = response.status_code
        is_news = status != NOT_MODIFIED
        is_token_known = asked.operation.takes_token and status < 400
        buckets = self._buckets(clients, is_token_known=is_token_known)
        # A request that is refused for having come too often is not counted.
        if not asked.has_sent_too_many:
            for _, bucket in buckets:
                bucket.count(REQUEST if is_news else NO_NEWS)
        if not is_news or not buckets:
            return response
        until = seconds_left()
        policy = ", ".join([limit.policy for limit, _ in buckets])
        response.headers.add("RateLimit-Policy", policy)
        left = [
            f'"{limit.name}";r={bucket.remaining};t={until}'
            for limit, bucket in buckets
        ]
        response.headers.add("RateLimit", ", ".join(left))
        return response

    def _buckets(
        self, clients: dict[str, str], *, is_token_known: bool
    ) -> list[tuple[RateLimit, Bucket]]:
        """Return the buckets that pay; a known token has opened what it asked for."""
        found = []
        for limit in self._limits:
            client = clients[limit.name]
            if limit.name == "address" or (client and is_token_known):
                found.append((limit, limit.bucket(client)))
            elif client:
                bucket = limit.find(client)
                if bucket:
                    found.append((limit, bucket))
        return found


def clients_of(asked: Asked) -> dict[str, str]:
    """Return whom a request is counted for: its token, if it has one, its address."""
    return {
        "token": _hashed(asked.token) if asked.token else "",
        "address": _hashed_network(asked.request.remote_addr or "?"),
    }


def _hashed(client: str) -> str:
    """Return what is kept of a token or an address: always as long."""
    return sha256(client.encode()).hexdigest()[:32]


@lru_cache(4096)
def _hashed_network(address: str) -> str:
    """Return what is kept of an address; most requests come from a few."""
    return _hashed(_network(address))


def _network(address: str) -> str:
    """Return what an address is counted as: of IPv6, the network."""
    if ":" not in address:
        return address
    try:
        known = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ip_network((known, NETWORK_BITS), strict=False))
