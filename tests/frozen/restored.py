"""What a test needs of a frozen release: its store on a server, and who reads it."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import engines
from tests.callers import Answer
from tests.frozen import files
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from flask import Flask

    from service.settings import Settings
    from tests.document import Json

JSON = "application/json"

WORDING = frozenset({"text", "label", "prompt"})
"""What is said in words: it may be said better later."""


@cache
def lines(file: Path) -> tuple[Json, ...]:
    """The lines of a frozen file, read once. Nobody may change them."""
    return tuple(files.read(file))


class Client:
    """Calls an app directly, without a look at the document.

    Thousands of events would take seconds; other tests hold them against it.
    """

    def __init__(self, app: Flask) -> None:
        self._client = app.test_client()

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send a request; a body of bytes is JSON already."""
        is_ready = body is None or isinstance(body, bytes)
        sent = body if is_ready else json.dumps(body).encode()
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        response = self._client.open(
            path,
            method=method,
            headers={**bearer, **(headers or {})},
            data=sent,
            content_type=None if body is None else JSON,
        )
        answer = Answer(response.status_code, dict(response.headers), response.data)
        response.close()
        return answer

    def get(self, path: str, token: str = "") -> Json:
        """Read something that must be there."""
        answer = self.ask("GET", path, token=token)
        assert answer.status == 200, f"{path}: {answer.data!r}"
        return answer.json

    def verify(self, replay: Json) -> Json:
        """What the service finds out about a replay."""
        answer = self.ask("POST", "/v1/verifications", replay)
        assert answer.status == 200, answer.data
        return answer.json


class Restored(NamedTuple):
    """A frozen store on a server of today."""

    client: Client
    settings: Settings
    manifest: tuple[Json, ...]

    def lines(self, kind: str) -> list[Json]:
        """What the manifest says about everything of a kind."""
        return [line for line in self.manifest if line["kind"] == kind]

    def games(self, *statuses: str) -> list[Json]:
        """All games, or those of some statuses."""
        games = self.lines("game")
        found = [line for line in games if not statuses or line["status"] in statuses]
        assert found
        return found

    def table(self, line: Json) -> Table:
        """A game to be played."""
        path, tokens = f"/v1/games/{line['id']}", line["tokens"]
        held = {int(who): tokens[who] for who in tokens if who.isdigit()}
        reader = tokens.get("owner", "")
        shown = self.client.ask("GET", path, token=reader)
        return Table(self.client, line["id"], reader, held, shown)


def has_same_rules(line: Json) -> bool:
    """Whether the rules of a title are still those by which a line was written."""
    return engines.get(line["title"]).rules_version == str(line["rules_version"])


def assert_same(frozen: Any, found: Any, where: str, *apart: str) -> None:
    """Fail unless all that was told is told still, apart from wording.

    More may be told: the document promises that fields are only ever added.
    """
    if isinstance(frozen, dict):
        for name in frozen.keys() - WORDING - set(apart):
            assert name in found, f"{where}/{name} is missing"
            assert_same(frozen[name], found[name], f"{where}/{name}", *apart)
    elif isinstance(frozen, list):
        assert len(frozen) == len(found), where
        for number, (before, now) in enumerate(zip(frozen, found, strict=True)):
            assert_same(before, now, f"{where}/{number}", *apart)
    else:
        assert frozen == found, where
