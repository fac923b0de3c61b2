"""The hops of one sendCommands, from the WSGI entry to the store's write, in order.

A hop is a function of ``service/`` that is entered before the script of the commit is
sent to Redis. Recorded is one request through Flask's test client to a real Redis, for
a game that the process has seen before; each function counts once. Left out are

- small helpers: functions with at most ``SMALL`` lines of code, not counting their
  signature, docstring, comments and blank lines;
- lambdas and comprehensions, which are read with the function that they stand in;
- the inside of ``DOORS``, folders that a reader can take at their word: of
  ``presentation/`` and ``store/`` only functions count that are called from outside,
  and whatever is called of ``engines/`` counts once.

``python -m tests.architecture.hops`` prints the block that service/README.md holds,
``--all`` also every function that was entered, with its lines of code.
"""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

from service.api import create_app
from service.settings import Settings
from service.store.scripts import CHANGE
from tests.callers import InProcess
from tests.servers import redis_server
from tests.tables import HUMAN, lay

ROOT = Path(__file__).parents[2]

SMALL = 7
"""In lines of code: a longer function is a hop."""

MOST_HOPS = 18

DOORS = ("engines", "service/presentation", "service/store")

BEGIN, END = "<!-- hops -->", "<!-- /hops -->"


class Entered(NamedTuple):
    """A function of ours that was entered."""

    file: str
    name: str
    lines: int
    """Its lines of code."""
    caller: str
    """The file of the function of ours that called it; empty for the first."""


class Recorder:
    """Records every function of ours that is entered, until the script is sent."""

    def __init__(self) -> None:
        self.entered: list[Entered] = []
        self.is_over = False

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record while the block runs."""
        sys.setprofile(self._on_event)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _on_event(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or self.is_over or not (file := file_of(code)):
            return
        caller = frame.f_back
        while caller is not None and not file_of(caller.f_code):
            caller = caller.f_back
        lines = lines_by_start(file).get(code.co_firstlineno, 0)
        calling = file_of(caller.f_code) if caller else ""
        self.entered.append(Entered(file, code.co_qualname, lines, calling))
        # The function that gets the script is the last: it sends it.
        self.is_over = any(value is CHANGE for value in frame.f_locals.values())


@cache
def file_of(code: CodeType) -> str:
    """The file of a function within the product; empty if it is not of ours."""
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT):
        return ""
    path = path.relative_to(ROOT)
    return str(path) if path.parts[0] in {"service", "engines"} else ""


@cache
def lines_by_start(file: str) -> dict[int, int]:
    """The lines of code of each function in a file, by the line that it begins in."""
    text = (ROOT / file).read_text()
    lines = [line.strip() for line in text.splitlines()]
    found = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            first, last = node.body[0].lineno, node.end_lineno
            if ast.get_docstring(node) is not None:
                first = (node.body[0].end_lineno or first) + 1
            begins = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            body = lines[first - 1 : last]
            found[begins] = sum(bool(line) and line[0] != "#" for line in body)
    return found


def name_of(entered: Entered) -> str:
    """What a function is called as a hop; empty if it counts as none."""
    door = next((each for each in DOORS if entered.file.startswith(each)), None)
    if door and entered.caller.startswith(door):
        return ""
    if door == "engines":
        return "engines"
    is_named = "<" not in entered.name.rpartition(".")[2]
    if not is_named or entered.lines <= SMALL:
        return ""
    return f"{entered.file}: {entered.name}"


def hops(entered: list[Entered]) -> list[str]:
    """The hops among functions that were entered, in order, each once."""
    return [name for name in dict.fromkeys(map(name_of, entered)) if name]


def record(redis_url: str) -> list[Entered]:
    """Send one command to a game that has been played; return what was entered."""
    app = create_app(Settings(redis_url=redis_url))
    # A game of one person: the response offers the next decision to the sender.
    table = lay(InProcess(app), HUMAN, title="ghost-stories")
    table.play()
    seat, command, etag = table.offer()
    client, recorder = app.test_client(), Recorder()
    with recorder.recording():
        response = client.post(
            f"{table.path}/commands",
            json={"commands": [command]},
            headers={
                "Authorization": f"Bearer {table.tokens[seat]}",
                "If-Match": etag,
            },
        )
    assert response.status_code == 200
    assert recorder.is_over
    return recorder.entered


def block(names: list[str]) -> str:
    """The hops as service/README.md shows them."""
    numbered = (f"{number}. `{name}`" for number, name in enumerate(names, 1))
    return "\n".join([BEGIN, *numbered, END])


if __name__ == "__main__":
    with redis_server() as server:
        recorded = record(server.url)
    if "--all" in sys.argv:
        for each in recorded:
            print(f"{each.lines:3} {each.file}: {each.name}")
    print(block(hops(recorded)))
