"""Redis URLs: one server, the primary that Sentinels name, or a Cluster.

    redis://, rediss://, unix://                     one server, as redis-py reads it
    redis+sentinel://h1:26379,h2:26379/mymaster/0    Sentinels, their service, database
    redis+cluster://h1:7001,h2:7002                  some of the nodes of a Cluster

``rediss+sentinel`` and ``rediss+cluster`` are the same over TLS.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

SENTINEL, CLUSTER = "redis+sentinel", "redis+cluster"
ONE_SERVER = ("redis", "rediss", "unix")
SECURE = {"rediss+sentinel": SENTINEL, "rediss+cluster": CLUSTER}

SENTINEL_PORT, REDIS_PORT = 26_379, 6_379

TLS_OPTIONS = ("ssl_ca_certs", "ssl_certfile", "ssl_keyfile", "ssl_cert_reqs")
SENTINEL_OPTIONS = ("sentinel_username", "sentinel_password")
SERVER_OPTIONS = (
    *("db", "username", "password", "client_name", "health_check_interval"),
    *("socket_keepalive", "ssl_check_hostname", *TLS_OPTIONS),
)
"""What may follow the ``?``: others would change how Seance uses the client."""


class InvalidRedisUrl(ValueError):
    """No client could use the URL. The message lacks its subject and the full stop.

    The URL is not in it, because it may hold a password.
    """


class RedisAddress(NamedTuple):
    """Where a Redis URL leads."""

    kind: str
    """``SENTINEL``, ``CLUSTER``, or the scheme of one server."""
    url: str
    hosts: tuple[tuple[str, int], ...] = ()
    """The Sentinels, or nodes of the Cluster."""
    service: str = ""
    """What the Sentinels call the servers."""
    options: Mapping[str, Any] = {}
    """For connections to the servers of a Sentinel set-up or Cluster."""
    sentinel_options: Mapping[str, Any] = {}
    """For connections to the Sentinels."""


def read_redis_url(url: str) -> RedisAddress:
    """Return where a URL leads; ``InvalidRedisUrl`` if no client could use it."""
    try:
        scheme, netloc, path, query, _ = urlsplit(url)
    except ValueError as error:
        raise InvalidRedisUrl(f"is no URL: {error}") from None
    kind = SECURE.get(scheme, scheme)
    options = dict(parse_qsl(query, keep_blank_values=True))
    if kind in ONE_SERVER:
        _refuse_unknown(options, SERVER_OPTIONS)
        _check_server(kind, netloc, path)
        return RedisAddress(kind, url)
    if kind not in {SENTINEL, CLUSTER}:
        schemes = ", ".join(f"{known}://" for known in (*ONE_SERVER, SENTINEL, CLUSTER))
        raise InvalidRedisUrl(f"must begin with one of {schemes}")
    for_sentinels = SENTINEL_OPTIONS if kind == SENTINEL else ()
    _refuse_unknown(options, (*for_sentinels, *TLS_OPTIONS))
    userinfo, _, places = netloc.rpartition("@")
    username, _, password = userinfo.partition(":")
    sentinel_options = {
        name.removeprefix("sentinel_"): options.pop(name)
        for name in SENTINEL_OPTIONS
        if name in options
    }
    service, database = _service(kind, path)
    given: dict[str, Any] = {**options, **database}
    if userinfo:
        given |= {"username": unquote(username) or None, "password": unquote(password)}
    if scheme in SECURE:
        given["ssl"] = True
    hosts = tuple(_host(place, kind) for place in places.split(","))
    return RedisAddress(kind, url, hosts, service, given, sentinel_options)


def _refuse_unknown(options: Mapping[str, str], known: tuple[str, ...]) -> None:
    for name in options:
        if name not in known:
            raise InvalidRedisUrl(
                f"has the option {name!r}, which is none of {', '.join(known)}"
            )


def _check_server(kind: str, netloc: str, path: str) -> None:
    """Refuse what redis-py would silently read as something else."""
    path = path.strip("/")
    if kind == "unix":
        if not path:
            raise InvalidRedisUrl("lacks the path of the Unix socket")
        return
    place = netloc.rpartition("@")[2]
    if place:
        _host(place, kind)
    if path and not path.isdecimal():
        raise InvalidRedisUrl(f"names the database {path!r}, which is no number")


def _service(kind: str, path: str) -> tuple[str, dict[str, int]]:
    """Return the service that Sentinels watch, and the number of its database."""
    service, _, database = path.strip("/").partition("/")
    if kind == CLUSTER:
        if service:
            raise InvalidRedisUrl("names a database, and a Redis Cluster has but one")
        return "", {}
    if not service:
        raise InvalidRedisUrl(
            "lacks the name by which the Sentinels know the servers, as in "
            "redis+sentinel://h1:26379,h2:26379/mymaster/0"
        )
    if database and not database.isdecimal():
        raise InvalidRedisUrl(f"names the database {database!r}, which is no number")
    return service, {"db": int(database)} if database else {}


def _host(place: str, kind: str) -> tuple[str, int]:
    usual = SENTINEL_PORT if kind == SENTINEL else REDIS_PORT
    try:
        parts = urlsplit(f"//{place}")
        host, port = parts.hostname, parts.port or usual
    except ValueError:
        host, port = None, 0
    if host is None:
        raise InvalidRedisUrl(f"has {place!r} where host:port is expected")
    return host, port
