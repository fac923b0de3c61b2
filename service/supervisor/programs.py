"""What Seance runs: each process as plain data, in the order of their start."""

import http.client
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from service.logs import tracing
from service.settings import Settings
from service.supervisor import ports

API_GRACE = "3"
"""In seconds: what an open request gets at a stop; streams end at once."""

KEPT_ALIVE = 1000
"""Connections without a request that one process keeps for their next one."""

KEPT_SECONDS = "20"
"""How long; a proxy in front must let go of them sooner (deploy/proxy/nginx.conf)."""

SUPERVISOR = "SEANCE_SUPERVISOR"
"""The variable that says who starts the API again if it is killed: the process, and a
file that the API has inherited from there, in which its present parent is noted."""

WORKERS = "workers.forked"
"""The module by which workers are forks of this process, where they can be."""

LONGEST_LINE = "8190"
"""In bytes, of a request; the most that gunicorn offers. The API refuses longer URIs
than it gives out by a problem, gunicorn whatever is longer than this."""


def at_once() -> bool:
    """A program that serves nobody is ready as soon as it runs."""
    return True


@dataclass(frozen=True)
class Program:
    """One process of Seance."""

    name: str
    arguments: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    descriptors: tuple[int, ...] = ()
    is_ready: Callable[[], bool] = at_once
    complains_in: str = "above"
    forked: str = ""
    """A module, if the program can be a fork: its ``load`` is called before, in this
    process, and its ``run`` with the arguments there."""


Stages = tuple[tuple[Program, ...], ...]
"""Programs that start together, after those before them; they stop in reverse."""


def stages(settings: Settings, note: int | None = None) -> Stages:
    """Everything but Redis: first who plays, then who answers.

    ``note`` is an open file, in which the API notes its present parent.
    """
    environment = settings.environment()
    workers = (
        Program("reconciler", worker("reconciler"), environment, forked=WORKERS),
        *(
            Program(f"{role}.{number}", worker(role), environment, forked=WORKERS)
            for role, processes in (
                ("bots", settings.workers),
                ("hints", settings.hint_workers),
                ("bot_games", settings.bot_game_workers),
                ("simulations", settings.simulation_workers),
            )
            for number in range(1, processes + 1)
        ),
    )
    answers = Program(
        "api",
        api(settings),
        environment if note is None else {**environment, SUPERVISOR: supervised(note)},
        descriptors=() if note is None else (note,),
        is_ready=lambda: is_serving(settings.host, settings.port),
    )
    return workers, (answers,)


def supervised(note: int) -> str:
    """What the API needs to know about this process, which starts it again."""
    return f"{os.getpid()} {note}"


def worker(name: str) -> tuple[str, ...]:
    """The command of a worker process, which serves one queue."""
    return (sys.executable, "-m", "workers", name)


def api(settings: Settings) -> tuple[str, ...]:
    """The command of the HTTP server."""
    return (
        *(sys.executable, "-m", "gunicorn", "service.api:create_app()"),
        *("--config", "python:service.supervisor.gunicorn_config"),
        *("--bind", ports.authority(settings.host, settings.port)),
        *("--workers", str(settings.api_processes)),
        *("--worker-class", "service.api.gunicorn_worker.Worker"),
        *("--threads", str(settings.api_threads)),
        # This many may be kept alive beside those that are being answered.
        *("--worker-connections", str(settings.api_threads + KEPT_ALIVE)),
        *("--keep-alive", KEPT_SECONDS),
        *("--limit-request-line", LONGEST_LINE),
        # Without it, kept-alive connections pile up on one process.
        "--reuse-port",
        # The app is made once: a process that was killed comes back as a fork of it.
        # The exporter of traces has a thread, which a fork would lack.
        *(() if tracing.is_wanted() else ("--preload",)),
        # It would be made in the home directory.
        "--no-control-socket",
        *("--graceful-timeout", API_GRACE),
    )


def is_serving(host: str, port: int) -> bool:
    """Whether the API says that it is ready: Redis is writable, a worker is alive."""
    connection = http.client.HTTPConnection(ports.reachable(host), port, timeout=2)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False
    finally:
        connection.close()
