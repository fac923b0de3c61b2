"""Another service, asked over HTTP: what `--remote` talks to."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

import click

from service.cli.options import load_settings

if TYPE_CHECKING:
    from collections.abc import Callable

POLL_SECONDS = 0.5

TIMEOUT_SECONDS = 30


class Remote:
    """A service of which this one is a client; the operator key is that of ours."""

    def __init__(self, url: str) -> None:
        """Ask the service at ``url``, with the first of our own operator keys."""
        if not url.startswith(("http://", "https://")):
            raise click.BadParameter("expected http://... or https://...")
        self._url = url.rstrip("/")
        keys = load_settings().operator_keys
        self._headers = {"Content-Type": "application/json"}
        if keys:
            self._headers["Authorization"] = f"Bearer {keys[0]}"

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request and return the answer; a refusal ends the command."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - the scheme was checked
            self._url + path, data, self._headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:  # noqa: S310
                found: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise click.ClickException(_words(error.read())) from error
        except OSError as error:
            raise click.ClickException(
                f"{self._url} does not answer: {error}"
            ) from error
        return found

    def begin(self, path: str, body: object) -> str:
        """Ask for something that takes time, and return where it will be."""
        created = json.loads(self.ask("POST", path, body))
        return f"{path}/{created['id']}"

    def wait(self, path: str, progress: Callable[[int], None]) -> dict[str, Any]:
        """Wait until it has ended; ``progress`` hears how many more games are done."""
        told = 0
        while True:
            found: dict[str, Any] = json.loads(self.ask("GET", path))
            progress(found["progress"]["done"] - told)
            told = found["progress"]["done"]
            if found["status"] != "running":
                return found
            time.sleep(POLL_SECONDS)


def _words(body: bytes) -> str:
    """Return a refusal in words, with the fields that are wrong."""
    try:
        problem = json.loads(body)
        words = [f"{problem['title']}: {problem['detail']}"]
        words += (f"{e['pointer']}: {e['detail']}" for e in problem.get("errors", []))
    except (ValueError, KeyError, TypeError):
        return "the answer is not understood; is this a Seance service?"
    return "\n  ".join(words)
