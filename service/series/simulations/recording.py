"""A file of decisions on this machine, put together chunk by chunk."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from service.series.simulations.decisions import DecisionWriter, TooManyDecisions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

    from service.series.simulations.plan import Plan

MEGABYTE: Final = 1_000_000


class Parts:
    """Where the chunks of a recording are written; it can be sent to a process."""

    def __init__(self, folder: Path, most_bytes: int) -> None:
        """Keep chunks in ``folder``, each of at most about ``most_bytes``."""
        self.folder = folder
        self.most_bytes = most_bytes

    def path(self, number: int) -> Path:
        """Return where a chunk is."""
        return self.folder / f"{number}.gz"

    @contextmanager
    def writing(self, plan: Plan, number: int) -> Iterator[DecisionWriter]:
        """Write a chunk; one that was begun before is begun again."""
        with (
            self.path(number).open("wb") as file,
            DecisionWriter(plan, file, self.most_bytes) as writer,
        ):
            yield writer


class Recording:
    """A file that is there once all of it is."""

    def __init__(self, path: Path, most_bytes: int) -> None:
        """Write to ``path`` at the end; until then to a folder beside it."""
        self._path = path
        self._most_bytes = most_bytes
        folder = tempfile.mkdtemp(prefix=f".{path.name}-", dir=path.parent)
        self.parts = Parts(Path(folder), most_bytes)
        self._whole = self.parts.folder / "whole.gz"
        self._whole.touch()
        self._chunks = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.parts.folder, ignore_errors=True)

    def grow(self, chunks: int) -> None:
        """Append what is missing of the first ``chunks`` chunks."""
        with self._whole.open("ab") as whole:
            while self._chunks < chunks:
                part = self.parts.path(self._chunks)
                with part.open("rb") as written:
                    shutil.copyfileobj(written, whole)
                part.unlink()
                self._chunks += 1
                if whole.tell() > self._most_bytes:
                    raise TooManyDecisions

    def finish(self) -> int:
        """Put the file into its place, and return its size in bytes."""
        size = self._whole.stat().st_size
        os.replace(self._whole, self._path)  # noqa: PTH105
        return size
