"""What a front end waits for: sizes and times of answers, before and after.

    python -m tests.bench.answers                    the tree as it is
    python -m tests.bench.answers --before d3d4a0f   beside that of an earlier commit

Both services run at the same time, each as `seance up` runs it, and are asked in turn:
what keeps the machine busy meanwhile touches both. Sizes are exact and do not depend on
the machine. What /docs takes in a browser is told by ``pytest -s -m soak
tests/openapi/test_docs_page.py``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import httpx

from service.supervisor import ports
from tests.bench.peers import ROOT
from tests.servers import wait_until

SETUPS: tuple[tuple[str, dict[str, object], int], ...] = (
    ("ghooost", {}, 6),
    ("ghost-stories", {"expansions": ["white_moon"]}, 4),
    ("halloween", {}, 4),
)
"""The largest tables."""

DECISIONS = 40
QUIET = {
    "SEANCE_WORKERS": "1",
    "SEANCE_HINT_WORKERS": "1",
    "SEANCE_BOT_GAME_WORKERS": "1",
    "SEANCE_SIMULATION_WORKERS": "1",
    "SEANCE_LOG_LEVEL": "warning",
}
"""Nobody but people play, so workers have nothing to do."""

PAGES = ("/docs", "/docs/openapi.json", "/openapi.json")


class Sample(NamedTuple):
    """One answer: its size as it is, its size as a browser gets it, and its time."""

    plain: int
    sent: int
    seconds: float


Samples = dict[str, list[Sample]]


class Front:
    """A front end that plays whole tables of a service and notes every answer."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=url, timeout=120)
        self.samples: Samples = {}

    def ask(self, name: str, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request as a browser does, and note its answer under a name."""
        headers = {"Accept-Encoding": "gzip", **more.pop("headers", {})}
        began = time.perf_counter()
        answer = self._client.request(method, path, headers=headers, **more)
        seconds = time.perf_counter() - began
        sample = Sample(len(answer.content), answer.num_bytes_downloaded, seconds)
        if answer.is_success:
            self.samples.setdefault(name, []).append(sample)
        return answer

    def play(
        self, title: str, options: dict[str, object], players: int
    ) -> Iterator[None]:
        """Play the first decisions of a game; yield after each."""
        seats = [{"kind": "human", "name": f"Player {n}"} for n in range(players)]
        body = {"title": title, "options": options, "seats": seats, "seed": "answers"}
        made = self._client.post("/v1/games", json=body).json()
        path, random = f"/v1/games/{made['id']}", Random(7)
        tokens = [seat["token"] for seat in made["credentials"]["seats"]]
        game = made
        for _ in range(DECISIONS):
            if not game["to_act"]:
                return
            bearer = {"Authorization": f"Bearer {tokens[game['to_act'][0]]}"}
            game = self.ask(f"getGame {title}", "GET", path, headers=bearer).json()
            board = f"{path}/board.svg"
            self.ask(f"drawBoard {title}", "GET", board, headers=bearer)
            options_now = game["decision"]["options"]
            command = options_now[random.randrange(len(options_now))]["command"]
            bearer["If-Match"] = f'"{game["version"]}"'
            game = self.ask(
                *(f"sendCommands {title}", "POST", f"{path}/commands"),
                json={"commands": [command]},
                headers=bearer,
            ).json()["game"]
            yield


@contextmanager
def running(tree: Path) -> Iterator[str]:
    """Run the service of a tree with the packages of this one; return its address."""
    with ports.hold("127.0.0.1", 0) as (host, port):
        url = f"http://{host}:{port}"
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-c", "from service.cli import main; main()", "up"],
            cwd=tree,
            env={**os.environ, **QUIET, "SEANCE_PORT": str(port), "SEANCE_DATA": data},
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_until(lambda: process.poll() is not None or _answers(url), url)
            yield url
        finally:
            process.terminate()
            process.wait()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=10).is_success
    except httpx.TransportError:
        return False


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """Check a commit out beside this tree for a while."""
    with tempfile.TemporaryDirectory() as folder:
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", folder, commit], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run([*git, "remove", "--force", folder], check=True)


def measure(urls: list[str]) -> list[Samples]:
    """Ask all services in turn, and return what each answered."""
    fronts = [Front(url) for url in urls]
    for title, options, players in SETUPS:
        games = [front.play(title, options, players) for front in fronts]
        for _ in zip(*games, strict=False):
            pass
    for page in PAGES:
        for _ in range(5):
            for front in fronts:
                front.ask(page, "GET", page)
    return [front.samples for front in fronts]


def told(samples: list[Sample]) -> str:
    """Return the largest sizes and the median time; nothing where there was none."""
    if not samples:
        return f"{'-':>10} {'-':>10} {'-':>9}"
    plain = max(sample.plain for sample in samples)
    sent = max(sample.sent for sample in samples)
    millis = 1000 * median(sample.seconds for sample in samples)
    return f"{plain:10,} {sent:10,} {millis:7.1f}ms"


def main() -> None:
    """Print the answers of this tree, beside those of an earlier one if it is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="COMMIT", help="an earlier commit")
    before = parser.parse_args().before
    with ExitStack() as stack:
        trees = [stack.enter_context(tree_of(before))] if before else []
        urls = [stack.enter_context(running(tree)) for tree in (*trees, ROOT)]
        found = measure(urls)
    print("largest in bytes, as it is and as a browser gets it; median time")
    columns = [f"{name:>31}" for name in ([before] if before else []) + ["now"]]
    print(" " * 30 + "".join(columns))
    for name in found[-1]:
        cells = " ".join(told(samples.get(name, [])) for samples in found)
        print(f"{name:30}{cells}")


if __name__ == "__main__":
    main()
