"""The gunicorn worker, without a server around it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from flask import Flask
from gunicorn.config import Config
from gunicorn.glogging import Logger

from service.api import create_app, gunicorn_worker
from service.api.gunicorn_worker import Worker
from service.api.stores import store_of
from service.settings import Settings
from tests.servers import wait_until


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker of this process's parent, with this process as the supervisor."""
    config = Config()
    worker = Worker(0, os.getppid(), [], None, 30, config, Logger(config))
    worker.wsgi = create_app(Settings(redis_url="unix:///nowhere.sock"))
    worker.supervisor = os.getpid()
    yield worker
    worker.tmp.close()


def has_ended_its_streams(worker: Worker) -> bool:
    """Whether nobody who waits for news is kept any longer."""
    assert isinstance(worker.wsgi, Flask)
    return store_of(worker.wsgi).hub.is_closed


def test_it_serves_on_while_another_parent_is_started(worker: Worker) -> None:
    """
    It has a parent, then none but a supervisor.
    """
    assert worker.is_parent_alive()
    worker.ppid = -1

    assert worker.is_parent_alive()
    assert not has_ended_its_streams(worker)


def ended() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen((sys.executable, "-c", "")) as process:
        pass
    return process.pid


@pytest.mark.parametrize("find", [lambda: 0, ended])
def test_it_ends_with_its_parent_where_nobody_starts_another(
    worker: Worker, find: Callable[[], int]
) -> None:
    """
    There was never a supervisor, or it has ended, too.
    """
    worker.ppid, worker.supervisor = -1, find()

    assert not worker.is_parent_alive()
    wait_until(lambda: has_ended_its_streams(worker))


def test_it_does_not_serve_on_for_ever(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    By then another parent has processes of its own.
    """
    worker.ppid = -1
    assert worker.is_parent_alive()
    monkeypatch.setattr(gunicorn_worker, "ORPHAN_SECONDS", -1)

    assert not worker.is_parent_alive()
    wait_until(lambda: has_ended_its_streams(worker))
