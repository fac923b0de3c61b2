"""A client of another Seance service over HTTP, for `--remote`."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, TypeVar

import click
import msgspec

from service.cli.options import load_settings
from service.presentation.service_answers import Problem
from service.series.simulations.answers import Simulation
from service.series.tournaments.answers import TournamentDetails
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from collections.abc import Callable

POLL_SECONDS = 0.5

TIMEOUT_SECONDS = 30

NOT_UNDERSTOOD = "the answer is not understood; is this a Seance service?"

T = TypeVar("T")
L = TypeVar("L", bound=Simulation | TournamentDetails)


class Created(msgspec.Struct):
    """What all new simulations and tournaments have."""

    id: str


class Remote:
    """Another Seance service, called with our own operator key."""

    def __init__(self, url: str) -> None:
        """Call the service at ``url``, with the first of our own operator keys."""
        if not url.startswith(("http://", "https://")):
            raise click.BadParameter("expected http://... or https://...")
        self._url = url.rstrip("/")
        keys = load_settings().operator_keys
        self._headers = {"Content-Type": "application/json"}
        if keys:
            self._headers["Authorization"] = f"Bearer {keys[0]}"

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request and return the answer; a refusal ends the command."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - the scheme was checked
            self._url + path, data, self._headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:  # noqa: S310
                found: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise click.ClickException(_explain(error.read())) from error
        except OSError as error:
            raise click.ClickException(
                f"{self._url} does not answer: {error}"
            ) from error
        return found

    def begin(self, path: str, body: object) -> str:
        """Create a simulation or tournament, and return its path."""
        created = _decode(self.call("POST", path, body), Created)
        return f"{path}/{created.id}"

    def wait(self, path: str, kind: type[L], progress: Callable[[int], None]) -> L:
        """Return the simulation or tournament at ``path`` once it has ended.

        ``progress`` is called with how many more games are done.
        """
        done = 0
        while True:
            found = _decode(self.call("GET", path), kind)
            progress(found.progress.done - done)
            done = found.progress.done
            if found.status != SeriesStatus.RUNNING:
                return found
            time.sleep(POLL_SECONDS)


def _decode(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise click.ClickException(NOT_UNDERSTOOD) from error


def _explain(body: bytes) -> str:
    """Return a refusal as text, with the fields that are wrong."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        return NOT_UNDERSTOOD
    lines = [f"{problem.title}: {problem.detail}"]
    lines += (f"{error.pointer}: {error.detail}" for error in problem.errors or ())
    return "\n  ".join(lines)
