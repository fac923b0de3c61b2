from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.core.title import Setup, Title
from tests.playthroughs import golden, pictures

FILES = sorted(golden.FOLDER.glob("*/*/*.txt"))


def title_of(file: Path) -> str:
    """The title whose game lies in a file, by its folder."""
    return file.parts[-3]


@pytest.mark.parametrize("title", engines.titles(), ids=list(engines.PACKAGES))
def test_every_setup_has_a_golden_game(title: Title[Any]) -> None:
    """
    Each setup of a title has a file and each file a setup (``make playthroughs``).
    """
    expected = {golden.file_of(title, setup) for setup in title.setups()}
    found = {file for file in FILES if title_of(file) == title.id}

    assert expected == found


def test_no_game_is_of_an_unknown_title() -> None:
    """
    Every folder of golden games belongs to a title of the catalogue.
    """
    assert {title_of(file) for file in FILES} <= set(engines.PACKAGES)


@pytest.mark.parametrize(
    "file", FILES, ids=["/".join(file.parts[-3:]) for file in FILES]
)
def test_a_golden_game_goes_as_it_went(file: Path) -> None:
    """
    The choices of a golden game lead to its events and tables, line by line.
    """
    text = file.read_text(encoding="utf-8")
    header, choices = golden.read(text)
    title = engines.get(header["title"])
    players, options = int(header["players"]), json.loads(header["options"])
    setup = Setup(players, title.complete(players, options))
    key = bytes.fromhex(header["key"])
    assert title.rules_version == header["rules"], "the rules changed: write anew"
    assert text.startswith("\n".join([*golden.header(title, setup, key), "", ""]))
    assert file == golden.file_of(title, setup)

    lines = golden.play(title, setup, key, choices)

    written = text.partition("\n\n")[2].split("\n")
    for number, line in enumerate(lines):
        assert written[number] == line, f"line {number} of the game"
    assert "" == written[number + 1]


@pytest.mark.parametrize("name", pictures.SCENES)
def test_a_golden_picture_looks_as_it_looked(name: str) -> None:
    """
    A table that was played the same way is drawn the same way (``make playthroughs``).
    """
    drawn = pictures.draw(pictures.SCENES[name])

    assert pictures.file_of(name).read_text(encoding="utf-8") == drawn
