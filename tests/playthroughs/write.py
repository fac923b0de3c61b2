"""Write the golden games and pictures anew: ``python -m tests.playthroughs.write``.

Read the difference before you commit it: it is what your change does to games.
"""

from __future__ import annotations

import sys

import engines
from tests.playthroughs import golden, pictures


def main(titles: list[str]) -> None:
    """Write one game for each setup of the titles, and remove those of no setup."""
    for title in map(engines.get, titles or engines.PACKAGES):
        files = set()
        for setup in title.setups():
            file = golden.file_of(title, setup)
            file.parent.mkdir(parents=True, exist_ok=True)
            text = golden.write(title, setup, *golden.shortest(title, setup))
            file.write_text(text, encoding="utf-8")
            files.add(file)
        for stray in {*(golden.FOLDER / title.id).rglob("*.txt")} - files:
            stray.unlink()
        print(f"{title.id}: {len(files)} games")
    for name, scene in pictures.SCENES.items():
        if not titles or scene.title in titles:
            pictures.file_of(name).write_text(pictures.draw(scene), encoding="utf-8")
            print(f"{name}: a picture")


if __name__ == "__main__":
    main(sys.argv[1:])
