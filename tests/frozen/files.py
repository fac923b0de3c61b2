"""The files of a frozen release: JSON lines, compressed so that they can be compared.

The same lines give the same bytes: the compressed file has no time and no name in it.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.document import Json

HERE = Path(__file__).parent

SAVES = "saves.jsonl.gz"
REPLAYS = "replays.jsonl.gz"
STORE = "store.jsonl.gz"
MANIFEST = "manifest.jsonl.gz"
BACKUP = "backup"


def folders(part: str) -> list[Path]:
    """Return a folder for each release of which a file of this name was frozen."""
    return sorted(file.parent for file in HERE.glob(f"*/{part}"))


def write(file: Path, lines: Iterable[Json]) -> None:
    """Write a file with one JSON object in each line."""
    text = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def read(file: Path) -> Iterator[Json]:
    """Yield the objects of a file, in their order."""
    for line in gzip.decompress(file.read_bytes()).splitlines():
        yield json.loads(line)
