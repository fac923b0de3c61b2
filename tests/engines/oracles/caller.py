"""A program that plays through `seance engine`: lines out, lines in."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any, Self

from engines.core.chance import Chance, derive

Json = dict[str, Any]

ROOT = Path(__file__).parents[3]
COMMAND = "from service.cli import main; main()"


class Caller:
    """One process of `seance engine`, asked one message after another."""

    def __init__(self, title: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "engine", f"--title={title}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._ids = count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()
        assert self._process.returncode == 0

    def ask(self, kind: str, **fields: object) -> Json:
        """The answer to a message; a problem fails the test."""
        number = next(self._ids)
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps({"id": number, "type": kind, **fields}) + "\n")
        stdin.flush()
        answer: Json = json.loads(stdout.readline())
        assert answer["id"] == number
        assert answer["type"] != "problem", answer
        return answer

    def begin(self, players: int, options: Json, key: bytes) -> Json:
        """Lay a table."""
        return self.ask("setup", players=players, options=options, key=key.hex())


def choices(key: bytes) -> Chance:
    """The stream by which a test picks among options."""
    return Chance(derive(key, "choices"))


def sorted_json(items: list[Json]) -> list[str]:
    """Objects as texts in one order, to compare lists whose order means nothing."""
    return sorted(json.dumps(item, sort_keys=True) for item in items)
