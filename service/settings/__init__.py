"""Every setting of Seance: its name, default, unit and meaning, in one place.

A setting is read from the environment variable ``SEANCE_`` plus its name in capitals.
deploy/SETTINGS.md is the same list for people; a test keeps the two equal.
"""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from service.settings.redis_urls import CLUSTER, InvalidRedisUrl, read_redis_url
from service.settings.values import InvalidSetting, is_loopback, parse, variable

__all__ = ["InvalidSetting", "Settings", "is_loopback", "text", "variable"]

REGISTRATIONS = ("", "open", "operators")

LOG_LEVELS = ("debug", "info", "warning", "error")

SHORTEST_KEY = 22
"""In characters: 128 random bits."""

OPERATOR_KEY = re.compile(rf"[A-Za-z0-9_.~+/=-]{{{SHORTEST_KEY},512}}")
"""What can stand in a header as a bearer token."""

LAST_PORT = 65_535

QUOTA_LENGTH = 3
"""A quota has a number for one address, one for one token and one for all."""

T = TypeVar("T")


def setting(
    default: T,
    says: str,
    *,
    unit: str = "",
    least: float = -math.inf,
    most: float = math.inf,
) -> T:
    """A field of Settings with its meaning, its unit and its range."""
    metadata = {"says": says, "unit": unit, "least": least, "most": most}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a process of Seance."""

    host: str = setting(
        "127.0.0.1",
        "Address to listen on. Any but a loopback address needs operator keys.",
    )
    port: int = setting(
        8000,
        "Port to listen on; 0 takes a free one.",
        unit="TCP port",
        least=0,
        most=65_535,
    )
    data: Path = setting(
        Path("var"),
        "Folder of the games, when Seance runs its own Redis server.",
        unit="path",
    )
    redis_url: str = setting(
        "",
        "Redis of the games: one server, Sentinel or Cluster. "
        "Empty: `seance up` runs its own.",
        unit="URL",
    )
    queue_redis_url: str = setting(
        "",
        "Redis of the job queues: one server or Sentinel. "
        "Empty: that of the games, which must not be a Cluster then.",
        unit="URL",
    )
    wait_replicas: int = setting(
        0,
        "Replicas that must have a change of a game before it is confirmed (`WAIT`); "
        "else 503 `not_replicated`. 0: none.",
        unit="replicas",
        least=0,
    )
    api_processes: int = setting(
        2, "Processes that answer HTTP requests.", unit="processes", least=1
    )
    api_threads: int = setting(
        512,
        "Threads of one process: one for each open stream and each request.",
        unit="threads",
        least=2,
    )
    max_streams: int = setting(
        384,
        "Streams and long polls that one process keeps open, fewer than its threads.",
        unit="streams",
        least=1,
    )
    workers: int = setting(
        2, "Processes that play the turns of bots.", unit="processes", least=1
    )
    hint_workers: int = setting(
        1, "Processes that work out hints.", unit="processes", least=1
    )
    bot_game_workers: int = setting(
        1,
        "Processes that play games of bots alone, when nobody needs the cores.",
        unit="processes",
        least=1,
    )
    simulation_workers: int = setting(
        2,
        "Processes that play simulations and tournaments, when nobody needs the cores.",
        unit="processes",
        least=1,
    )
    operator_keys: tuple[str, ...] = setting(
        (),
        "Keys that open what is for operators only, separated by commas; each of at "
        "least 22 letters, digits and -_.~+/=.",
        unit="list",
    )
    origins: tuple[str, ...] = setting(
        (),
        "Origins of pages in browsers that may call, separated by commas; * for any. "
        "Empty: on a loopback address those of loopback addresses, else none.",
        unit="list",
    )
    token_requests: int = setting(
        6_000,
        "Requests that one token may send; 0 for any number.",
        unit="per minute",
        least=0,
    )
    address_requests: int = setting(
        60_000,
        "Requests that one address may send; 0 for any number.",
        unit="per minute",
        least=0,
    )
    token_streams: int = setting(
        16,
        "Streams and long polls that one token keeps open at one process; 0 for any "
        "number.",
        unit="streams",
        least=0,
    )
    address_streams: int = setting(
        64,
        "Streams and long polls that one address keeps open at one process; 0 for any "
        "number.",
        unit="streams",
        least=0,
    )
    proxies: int = setting(
        0,
        "Proxies in front that set X-Forwarded-For or add to it: the address is taken "
        "from it. Exactly as many as there are, else clients choose their address.",
        unit="proxies",
        least=0,
        most=8,
    )
    log_level: str = setting(
        "info",
        "From which level on is logged: info has a line for each request, warning not.",
        unit="level",
    )
    max_body_bytes: int = setting(
        65_536, "Largest request body that is read.", unit="bytes", least=1
    )
    silent_seconds: int = setting(
        10,
        "How long a client may neither send nor take anything within a request.",
        unit="seconds",
        least=1,
    )
    max_wait_seconds: int = setting(
        25, "Longest long poll that a client can ask for.", unit="seconds", least=0
    )
    max_stream_seconds: int = setting(
        3_600,
        "How long a stream stays open; then its client comes back and goes on.",
        unit="seconds",
        least=0,
    )
    ticket_seconds: int = setting(
        3_600,
        "How long a ticket to read a game is good at most.",
        unit="seconds",
        least=1,
        most=86_400,
    )
    keep_days: int = setting(
        30,
        "How long a finished game, simulation or tournament can be read; "
        "0 keeps it for ever.",
        unit="days",
        least=0,
    )
    keep_abandoned_seconds: int = setting(
        24 * 60 * 60,
        "How long an abandoned game can be read; 0 keeps it for ever.",
        unit="seconds",
        least=0,
    )
    waiting_seconds: int = setting(
        24 * 60 * 60,
        "How long a game waits for players; then it is abandoned. 0: for ever.",
        unit="seconds",
        least=0,
    )
    idle_seconds: int = setting(
        30 * 24 * 60 * 60,
        "How long a game, simulation or tournament runs without a command or result; "
        "then it is ended. 0: for ever.",
        unit="seconds",
        least=0,
    )
    redis_megabytes: int = setting(
        0,
        "Memory of the Redis server that `seance up` runs; "
        "0 takes a quarter of the machine's.",
        unit="megabytes",
        least=0,
    )
    full_percent: int = setting(
        80,
        "How much of Redis' `maxmemory` is used before new games, forks, hints, "
        "simulations and tournaments are refused, so that games go on.",
        unit="percent",
        least=1,
        most=100,
    )
    create_quota: tuple[int, ...] = setting(
        (600, 600, 20_000),
        "Games that may be created: by one address, by one token, in all; "
        "0 for any number. Quotas hold where operator keys are set.",
        unit="per hour",
        least=0,
    )
    fork_quota: tuple[int, ...] = setting(
        (60, 60, 1_000),
        "The same for forks.",
        unit="per hour",
        least=0,
    )
    hint_quota: tuple[int, ...] = setting(
        (1_200, 600, 20_000),
        "The same for hints.",
        unit="per hour",
        least=0,
    )
    simulate_quota: tuple[int, ...] = setting(
        (600, 600, 2_000),
        "The same for simulations, tournaments and schedules.",
        unit="per hour",
        least=0,
    )
    account_quota: tuple[int, ...] = setting(
        (10, 10, 1_000),
        "The same for accounts.",
        unit="per hour",
        least=0,
    )
    webhook_quota: tuple[int, ...] = setting(
        (120, 60, 2_000),
        "The same for webhooks, and for test messages to them.",
        unit="per hour",
        least=0,
    )
    registration: str = setting(
        "",
        "Who may register accounts: `open` for anybody, `operators` for them alone. "
        "Empty: operators where operator keys are set, else anybody.",
        unit="who",
    )
    secret: str = setting(
        "",
        "From which the secrets of webhooks are derived: at least 22 characters, the "
        "same for all processes. Empty: no webhooks; `seance up` with a Redis server "
        "of its own makes one and keeps it in the data folder.",
        unit="text",
    )
    webhook_ports: tuple[int, ...] = setting(
        (443, 8443),
        "Ports that webhooks may name, separated by commas.",
        unit="TCP ports",
    )
    webhook_loopback: int = setting(
        0,
        "1 lets webhooks name this machine, any port and http: for tests, and only "
        "while listening on a loopback address.",
        unit="0 or 1",
        least=0,
        most=1,
    )
    start_seconds: int = setting(
        60, "Time `seance up` gives its processes to be ready.", unit="seconds", least=1
    )
    stop_seconds: int = setting(
        10,
        "Time a process gets to finish its work before it is killed.",
        unit="seconds",
        least=1,
    )

    def __post_init__(self) -> None:
        for each in fields(self):
            least, most = each.metadata["least"], each.metadata["most"]
            value = getattr(self, each.name)
            if isinstance(value, int) and not least <= value <= most:
                raise InvalidSetting(
                    f"{variable(each.name)} is {value}, which is not in the range "
                    f"from {least} to {most}."
                )
            if each.name.endswith("_quota") and (
                len(value) != QUOTA_LENGTH or min(value) < 0
            ):
                raise InvalidSetting(
                    f"{variable(each.name)} needs three numbers of 0 or more: for one "
                    f"address, for one token and for all together."
                )
        if self.max_streams >= self.api_threads:
            raise InvalidSetting(
                f"{variable('max_streams')} is {self.max_streams}, which leaves none "
                f"of the {self.api_threads} threads of a process for other requests."
            )
        if self.log_level not in LOG_LEVELS:
            raise InvalidSetting(
                f"{variable('log_level')} is {self.log_level!r}, which is none of "
                f"{', '.join(LOG_LEVELS)}."
            )
        if self.registration not in REGISTRATIONS:
            raise InvalidSetting(
                f"{variable('registration')} is {self.registration!r}, which is "
                f"neither open nor operators."
            )
        if not self.operator_keys and not is_loopback(self.host):
            raise InvalidSetting(
                f"Refusing to listen on {self.host} without operator keys: anybody who "
                f"can reach it could use what is for operators only. Set "
                f"{variable('operator_keys')}, or listen on 127.0.0.1."
            )
        self._refuse_weak_keys()
        self._refuse_wrong_urls()
        self._refuse_open_webhooks()

    def _refuse_weak_keys(self) -> None:
        for key in self.operator_keys:
            if not OPERATOR_KEY.fullmatch(key):
                raise InvalidSetting(
                    f"{variable('operator_keys')} has a key of {len(key)} characters. "
                    f"Each needs {SHORTEST_KEY} to 512, letters, digits and -_.~+/= "
                    f"only; `python -c 'import secrets; print(secrets.token_urlsafe())'"
                    f"` makes a good one."
                )

    def _refuse_open_webhooks(self) -> None:
        if self.secret and len(self.secret) < SHORTEST_KEY:
            raise InvalidSetting(
                f"{variable('secret')} has {len(self.secret)} characters and needs at "
                f"least {SHORTEST_KEY}: whoever guesses it can sign webhooks."
            )
        if not all(0 < port <= LAST_PORT for port in self.webhook_ports):
            raise InvalidSetting(
                f"{variable('webhook_ports')} needs ports from 1 to {LAST_PORT}."
            )
        if self.webhook_loopback and not is_loopback(self.host):
            raise InvalidSetting(
                f"{variable('webhook_loopback')} is for a service that only this "
                f"machine can reach; {variable('host')} is {self.host}."
            )

    def _refuse_wrong_urls(self) -> None:
        kinds = {"redis_url": "", "queue_redis_url": ""}
        for name in kinds:
            url = getattr(self, name)
            try:
                kinds[name] = read_redis_url(url).kind if url else ""
            except InvalidRedisUrl as error:
                raise InvalidSetting(f"{variable(name)} {error}.") from None
        games, queue = kinds.values()
        if queue == CLUSTER or (games == CLUSTER and not queue):
            raise InvalidSetting(
                f"{variable('queue_redis_url')} must name one Redis server or a "
                f"Sentinel set-up: job queues do not work on a Redis Cluster."
            )

    def require_redis(self) -> None:
        """Refuse to run without a Redis URL; only `seance up` brings a server."""
        if not self.redis_url:
            raise InvalidSetting(
                f"{variable('redis_url')} is not set. Name the Redis server of the "
                f"games (redis://localhost:6379/0), or use `seance up`, which runs one."
            )

    @property
    def is_registration_open(self) -> bool:
        """Whether anybody may register an account."""
        return self.registration == "open" or not (
            self.registration or self.operator_keys
        )

    @property
    def queue_url(self) -> str:
        """The Redis server that carries the job queues."""
        return self.queue_redis_url or self.redis_url

    @classmethod
    def load(cls, environment: Mapping[str, str], **given: Any) -> "Settings":
        """Settings from the environment; a given value that is not None goes first."""
        types = get_type_hints(cls)
        values = {name: value for name, value in given.items() if value is not None}
        for name, kind in types.items():
            text = environment.get(variable(name), "")
            if text and name not in values:
                values[name] = parse(name, kind, text)
        return cls(**values)

    def environment(self) -> dict[str, str]:
        """The variables from which another process loads these same settings."""
        return {variable(each.name): text(self, each.name) for each in fields(self)}


def text(settings: Settings, name: str) -> str:
    """The text that parses to the value of a setting."""
    value = getattr(settings, name)
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
