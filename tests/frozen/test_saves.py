from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import engines
from engines.core import save
from engines.core.declared import Default
from tests.document import Json
from tests.frozen import files
from tests.frozen.restored import has_same_rules, lines


def saves(folder: Path, title_id: str) -> list[Json]:
    """The saves of a title that a release has left."""
    found = [each for each in lines(folder / files.SAVES) if each["title"] == title_id]
    assert found
    return found


def place(line: Json) -> str:
    """Where a save comes from, for whoever reads that a test failed."""
    return f"{line['title']}/{line['name']} at {line['kind']}"


def test_a_save_is_read_as_it_was_written(folder: Path, title_id: str) -> None:
    """
    Loaded and saved again it is the same, byte for byte, and so is its digest.
    """
    title = engines.get(title_id)
    for line in filter(has_same_rules, saves(folder, title_id)):
        state = title.load(line["save"])

        assert line["digest"] == title.digest(state), place(line)
        assert json.dumps(line["save"]) == json.dumps(title.dump(state)), place(line)


def test_a_save_offers_what_it_offered(folder: Path, title_id: str) -> None:
    """
    The same seat is asked the same, with the same options in the same order.
    """
    title = engines.get(title_id)
    for line in filter(has_same_rules, saves(folder, title_id)):
        asked = title.open(title.load(line["save"]))

        assert asked is not None, place(line)
        assert (line["kind"], line["seat"]) == (asked.name, asked.seat), place(line)
        offered = [title.write(option) for option in asked.options]
        assert line["commands"] == offered, place(line)


def test_a_save_goes_on_as_it_went_on(folder: Path, title_id: str) -> None:
    """
    The commands that followed are accepted, and lead to the same table.
    """
    title = engines.get(title_id)
    for line in filter(has_same_rules, saves(folder, title_id)):
        state = title.load(line["save"])
        for taken in line["continuation"]:
            state = title.apply(state, taken["seat"], taken["command"]).state

        assert line["after"] == title.digest(state), place(line)


def test_a_save_of_other_rules_goes_on(folder: Path, title_id: str) -> None:
    """
    A save of an older version of the rules is loaded, and every answer is accepted.
    """
    title = engines.get(title_id)
    for line in saves(folder, title_id):
        if not has_same_rules(line):
            state = title.load(line["save"])
            asked = title.open(state)
            assert asked is not None, place(line)
            for option in asked.options:
                title.apply(state, max(asked.seat, 0), title.write(option))


def test_a_save_goes_on_when_its_table_gets_a_new_field(
    folder: Path, title_id: str
) -> None:
    """
    Whoever adds a field with a default breaks no game that is played, nor its digest.
    """
    title = engines.get(title_id)

    def empty(saved: Mapping[str, Any]) -> Any:
        table = title.empty(saved)

        class Grown(type(table)):  # type: ignore[misc]
            """The table of a later release."""

            scratch: Annotated[list[int], Default(lambda saved: [0] * saved["players"])]

        grown = object.__new__(Grown)
        for name in type(table).COPIED:
            if hasattr(table, name):
                setattr(grown, name, getattr(table, name))
        return grown

    for line in saves(folder, title_id)[::4]:
        state = save.load(empty, line["save"])

        assert [0] * line["players"] == state.scratch, place(line)
        if has_same_rules(line):
            assert line["digest"] == title.digest(state), place(line)
            for taken in line["continuation"]:
                state = title.apply(state, taken["seat"], taken["command"]).state
            assert line["after"] == title.digest(state), place(line)
