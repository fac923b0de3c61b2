"""The gunicorn worker, without a server around it."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator

import pytest
from flask import Flask
from gunicorn.config import Config
from gunicorn.glogging import Logger

from service.api import create_app, gunicorn_worker
from service.api.gunicorn_worker import Supervisor, Worker
from service.api.stores import store_of
from service.settings import Settings
from tests.servers import wait_until


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker of this process's parent, with this process as the supervisor."""
    config = Config()
    worker = Worker(0, os.getppid(), [], None, 30, config, Logger(config))
    worker.wsgi = create_app(Settings(redis_url="unix:///nowhere.sock"))
    worker.booted = True
    with tempfile.TemporaryFile() as file:
        worker.supervisor = Supervisor.named(f"{os.getpid()} {file.fileno()}")
        yield worker
    worker.tmp.close()


def test_it_can_be_stopped_before_it_has_an_app() -> None:
    """
    A signal may come while it still loads; there is nothing to finish then.
    """
    config = Config()
    worker = Worker(0, os.getppid(), [], None, 30, config, Logger(config))

    with pytest.raises(SystemExit) as ended:
        worker.handle_exit(signal.SIGTERM, None)

    assert 0 == ended.value.code
    worker.tmp.close()


def lose_its_parent(worker: Worker) -> None:
    """Let a worker answer, and then find that it has another parent than before."""
    worker.ppid = -1
    assert worker.supervisor is not None
    worker.supervisor.note(worker.ppid)


def has_ended_its_streams(worker: Worker) -> bool:
    """Whether nobody who waits for news is kept any longer."""
    assert isinstance(worker.wsgi, Flask)
    return store_of(worker.wsgi).hub.is_closed


def test_it_serves_on_while_another_parent_is_started(worker: Worker) -> None:
    """
    It has a parent, then none but a supervisor.
    """
    assert worker.is_parent_alive()
    lose_its_parent(worker)

    assert worker.is_parent_alive()
    assert not has_ended_its_streams(worker)


def after(supervisor: Supervisor) -> Supervisor:
    """A supervisor that has ended."""
    with subprocess.Popen((sys.executable, "-c", "")) as process:
        pass
    return supervisor._replace(pid=process.pid)


def test_it_ends_when_another_parent_has_processes_that_answer(worker: Worker) -> None:
    """
    They have noted it.
    """
    lose_its_parent(worker)
    assert worker.supervisor is not None
    worker.supervisor.note(os.getpid())

    assert not worker.is_parent_alive()
    wait_until(lambda: has_ended_its_streams(worker))


@pytest.mark.parametrize("find", [lambda _: None, after])
def test_it_ends_with_its_parent_where_nobody_starts_another(
    worker: Worker, find: Callable[[Supervisor], Supervisor | None]
) -> None:
    """
    There was never a supervisor, or it has ended, too.
    """
    lose_its_parent(worker)
    assert worker.supervisor is not None
    worker.supervisor = find(worker.supervisor)

    assert not worker.is_parent_alive()
    wait_until(lambda: has_ended_its_streams(worker))


def test_it_does_not_serve_on_for_ever(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Nobody knows what goes on if there is no other parent by then.
    """
    lose_its_parent(worker)
    assert worker.is_parent_alive()
    monkeypatch.setattr(gunicorn_worker, "ORPHAN_SECONDS", -1)

    assert not worker.is_parent_alive()
    wait_until(lambda: has_ended_its_streams(worker))
