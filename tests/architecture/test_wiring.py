import re
from pathlib import Path

import pytest
from flask import Flask

from openapi.export import DOCUMENT
from service.api import create_app
from service.settings import Settings
from service.store import queues
from service.supervisor import programs
from tests.document import Document
from workers import jobs
from workers.__main__ import ROLES

ROOT = Path(__file__).parents[2]

UNDOCUMENTED = {
    *("/", "/page/{name}"),
    *("/docs", "/docs/{name}", "/docs/openapi.json"),
    *("/openapi.json", "/openapi-3.0.json", "/openapi-3.2.json"),
    "/problems/{code}",
}
"""Pages for people, the index of links, and the document itself."""


@pytest.fixture(scope="module")
def app() -> Flask:
    """The app; no request is made to it."""
    return create_app(Settings(redis_url="redis://localhost"))


def test_every_route_is_documented(app: Flask) -> None:
    """
    What is served is in the document, with its methods, and nothing else is.
    """
    served = {
        (method, re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule))
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    documented = set(Document(DOCUMENT.read_bytes()).operations)

    assert documented == {each for each in served if each[1] not in UNDOCUMENTED}


def test_every_job_is_a_function_that_workers_allow() -> None:
    """
    The names that the store queues are those of functions in workers/jobs.py.
    """
    for name in jobs.ALLOWED:
        module, _, function = name.rpartition(".")
        assert "workers.jobs" == module
        assert callable(getattr(jobs, function))
    assert queues.PLAY_BOTS in jobs.ALLOWED


def test_every_worker_is_started_by_the_supervisor() -> None:
    """
    Each role that there is runs when the service is up.
    """
    started = {
        program.arguments[-1]
        for stage in programs.stages(Settings(redis_url="redis://localhost"))
        for program in stage
        if "workers" in program.arguments
    }

    assert set(ROLES) == started


def test_no_file_is_too_long() -> None:
    """
    A module of the service that has grown past 450 lines does too many things.
    """
    for package in ("service", "workers", "openapi"):
        for path in (ROOT / package).rglob("*.py"):
            if "generated" in path.parts:
                continue
            assert len(path.read_text("utf-8").splitlines()) <= 450, path
