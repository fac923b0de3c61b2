"""The processes of the service for tests, started as `seance up` starts them."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import Any, NamedTuple

from service.settings import Settings
from service.supervisor import ports, programs
from service.supervisor.children import Child
from service.supervisor.programs import Program
from tests.servers import PATIENCE, RedisServer, redis_server, wait_until

END_SECONDS = 30.0
"""How long a process may take to end when nothing depends on it any more."""


class Process:
    """One process, which may be killed and started again."""

    def __init__(self, program: Program, is_ready: Callable[[], bool]) -> None:
        self._child = Child(program)
        self._is_ready = is_ready
        self._is_held = False
        self.start()

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        self._child.start()
        wait_until(
            lambda: self._child.ending() or self._is_ready(), self._child.program.name
        )
        assert self._child.ending() is None

    def kill(self) -> None:
        """End the process and its children without warning, by SIGKILL."""
        self._child.kill()

    def stop(self) -> None:
        """Ask the process to end, and wait for it."""
        self._child.ask_to_stop()
        wait_until(self._child.has_stopped, f"{self._child.program.name} stopped")

    def end(self) -> None:
        """End the process as well as it lets itself be ended.

        Whoever is asked writes down which lines it ran; whoever is killed does not.
        """
        if not self._is_held:
            self._child.ask_to_stop()
            with suppress(AssertionError):
                wait_until(self._child.has_stopped, seconds=END_SECONDS)
        self._child.kill()

    def pause(self) -> None:
        """Hold the process where it is: it lives, and does nothing."""
        assert self._child.process is not None
        self._is_held = True
        os.killpg(self._child.process.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let a process go on that was held."""
        assert self._child.process is not None
        self._is_held = False
        os.killpg(self._child.process.pid, signal.SIGCONT)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._child.process is not None
        return self._child.process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        return self._child.ending() is None


class Service(NamedTuple):
    """A whole service: where it is, and its processes by name."""

    url: str
    settings: Settings
    redis: RedisServer
    api: Process
    bots: list[Process]
    bot_games: list[Process]
    reconciler: Process | None


@contextmanager
def service(
    *,
    bots: int = 0,
    bot_games: int = 0,
    hints: int = 0,
    reconciler: bool = False,
    processes: int = 2,
    games_url: str = "",
    **more: Any,
) -> Iterator[Service]:
    """Run Redis, the API and the given workers; stop them all at the end.

    More settings may be given by their names. With ``games_url`` the games are there,
    and only the job queues on the server of its own.
    """
    with ExitStack() as stack:
        redis = stack.enter_context(redis_server())
        host, port = stack.enter_context(ports.hold("127.0.0.1", 0))
        settings = Settings(
            host=host,
            port=port,
            redis_url=games_url or redis.url,
            queue_redis_url=redis.url if games_url else "",
            api_processes=processes,
            **more,
        )
        url = f"http://{host}:{port}"
        workers = [_worker(stack, "bots", settings) for _ in range(bots)]
        alone = [_worker(stack, "bot_games", settings) for _ in range(bot_games)]
        for _ in range(hints):
            _worker(stack, "hints", settings)
        extra = _worker(stack, "reconciler", settings) if reconciler else None
        program = Program("api", programs.api(settings), settings.environment())
        api = Process(program, lambda: answers(url))
        stack.callback(api.end)
        yield Service(url, settings, redis, api, workers, alone, extra)


def _worker(stack: ExitStack, role: str, settings: Settings) -> Process:
    started = worker(role, settings)
    stack.callback(started.end)
    return started


def worker(role: str, settings: Settings) -> Process:
    """Start a worker process; it is ready when it runs."""
    here = replace(settings, port=0)
    program = Program(role, programs.worker(role), here.environment())
    return Process(program, programs.at_once)


def answers(url: str) -> bool:
    """Whether an API server answers, be it ready or not."""
    connection = HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
    with closing(connection):
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == HTTPStatus.OK
        except (OSError, HTTPException):
            return False
