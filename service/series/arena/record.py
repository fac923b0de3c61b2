"""Rounds on file, one line of JSON each: a match that was cut short goes on later."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from multiprocessing import get_context
from typing import TYPE_CHECKING

from service.series.arena.figures import verdict
from service.series.arena.match import Round

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from engines.core.fields import Json
    from service.series.arena.match import Match


class OtherMatch(Exception):
    """The record is of another match."""


class Record:
    """The rounds of a match, on file if there is one."""

    def __init__(self, match: Match, path: Path | None) -> None:
        """Read what was played before, or begin."""
        self._match, self._path = match, path
        self._rounds: dict[int, Round] = {}
        if path is None:
            return
        lines = path.read_text().splitlines(keepends=True) if path.exists() else []
        # A line without its end was being written when the power went.
        head, *played = [json.loads(line) for line in lines if line.endswith("\n")] or [
            match.to_json()
        ]
        if _same(head) != _same(match.to_json()):
            raise OtherMatch(str(path))
        for line in played:
            self._keep(Round.from_json(line))
        # Beside it first: what was played is never half written.
        fresh = path.with_name(f"{path.name}.new")
        kept = (match.to_json(), *played)
        fresh.write_text("".join(f"{json.dumps(line)}\n" for line in kept))
        fresh.replace(path)

    def _keep(self, played: Round) -> None:
        self._rounds[played.number] = played

    def add(self, played: Round) -> None:
        """Take a round, and write it down at once."""
        self._keep(played)
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps(played.to_json()) + "\n")

    @property
    def left(self) -> list[int]:
        """The rounds that are still to be played."""
        return [n for n in range(self._match.rounds) if n not in self._rounds]

    def result(self) -> tuple[list[Round], str | None]:
        """Return the rounds that count, and what the sequential test found.

        They count in their order and without a gap, up to where the test ends it: so
        the result is the same however many processes played.
        """
        counted: list[Round] = []
        for number in range(self._match.rounds):
            if number not in self._rounds:
                break
            counted.append(self._rounds[number])
            if found := verdict(self._match, counted):
                return counted, found
        return counted, None


def _same(head: Json) -> Json:
    """Return what has to agree: a match may become longer or shorter."""
    return {name: value for name, value in head["match"].items() if name != "rounds"}


def hold(
    match: Match, path: Path | None, *, jobs: int, progress: Callable[[int], None]
) -> tuple[Sequence[Round], str | None]:
    """Play what is left of a match; call ``progress`` with how many rounds are done."""
    record = Record(match, path)
    left = record.left
    progress(match.rounds - len(left))
    rounds, found = record.result()
    if found or not left:
        return rounds, found
    with closing(_played(match, left, jobs)) as playing:
        for played in playing:
            record.add(played)
            progress(1)
            # Looking at all rounds each time costs little beside playing one.
            if match.margin is not None and record.result()[1]:
                break
    return record.result()


def _played(match: Match, numbers: list[int], jobs: int) -> Generator[Round]:
    if jobs == 1:
        yield from map(match.play, numbers)
        return
    # Spawned, not forked: the caller may have threads.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(match.play, n) for n in numbers]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)
