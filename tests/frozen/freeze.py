"""Freeze a release: ``python -m tests.frozen.freeze NAME``.

Writes what the code of today writes, to ``tests/frozen/NAME``: saves, replays, a whole
store and a backup. Every later release has to read it. See README.md beside this file.
"""

from __future__ import annotations

import sys

import engines
from tests.frozen import backups, files, replays, saves, stores


def main(name: str, *parts: str) -> None:
    """Write the folder of a release, or only the parts that are named."""
    folder = files.HERE / name
    folder.mkdir(exist_ok=True)
    if "saves" in parts or not parts:
        lines = [line for title in engines.titles() for line in saves.freeze(title)]
        files.write(folder / files.SAVES, lines)
        print(f"{len(lines)} saves")
    if "replays" in parts or not parts:
        lines = list(replays.freeze(engines.titles()))
        files.write(folder / files.REPLAYS, lines)
        print(f"{len(lines)} replays")
    if "store" in parts or not parts:
        keys, manifest = stores.freeze()
        files.write(folder / files.STORE, keys)
        files.write(folder / files.MANIFEST, manifest)
        print(f"{len(keys)} keys, {len(manifest)} lines of the manifest")
    if "backup" in parts or not parts:
        made = backups.freeze(folder / files.BACKUP)
        print(f"a backup: {made}")


if __name__ == "__main__":
    main(*sys.argv[1:])
