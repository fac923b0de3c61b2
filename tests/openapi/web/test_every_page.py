"""Every page, in both themes, on a desktop and on a phone."""

import json
import re
from pathlib import Path

import pytest

from tests.document import Json
from tests.node import node
from tests.processes import Service

HERE = Path(__file__).parent

IN_ONE_VIEW = ("table", "pointed", "outcome", "replay")
"""Pages that need no scrolling on a desktop."""


def check_looks(seen: list[Json]) -> None:
    """Nothing is cut or too small, whatever the size of text and labels."""
    for page in seen:
        name = page["name"]
        assert [] == page.get("violations", []), name
        assert page.get("passes", 1) > 0, name
        assert page["sideways"] <= 0, name
        assert page["letters"] >= 12, name
        assert [] == page["small"], name
        assert [] == page["cut"], name
        is_usual = name.endswith(("light-wide", "dark-wide"))
        if name.startswith(IN_ONE_VIEW) and is_usual:
            assert page["down"] <= 0, name


def visit(running: Service, extent: str) -> None:
    """Visit all pages and look at what was found."""
    said = node("every_page.mjs", running.url, extent, folder=HERE, patience=900)
    told: Json = json.loads(said)
    print(f"{len(told['seen'])} looks at pages")

    assert [] == told["complaints"]
    # A step back in a replay has an address of its own, which can be sent.
    assert re.search(r"#/replay/\w+/\d+$", told["moment"])
    # Slider, steps by turn and by event, another seat's view, and running lead there.
    scrubbed = told["scrubbed"]
    assert scrubbed["ends"] == [scrubbed[each] for each in ("slider", "turn", "back")]
    steps = ("event", "deal", "ran", "opened")
    assert [1, 0, 2, 0] == [scrubbed[each] for each in steps]
    # Whoever comes to nothing is told where to go.
    assert ["#/", "#/watch"] == told["ways"]
    # The whole table has small letters; one key makes them large enough.
    assert told["letters"]["fitted"] < 12 <= round(told["letters"]["larger"], 2)
    check_looks(told["seen"])


def test_every_page_is_open_to_everyone(running: Service) -> None:
    """
    axe-core finds nothing, nothing is too small, nothing scrolls sideways.
    """
    visit(running, "some")


@pytest.mark.soak
def test_every_page_is_open_to_everyone_at_every_size(running: Service) -> None:
    """
    The same with all rules of axe-core in each theme and at each size.
    """
    visit(running, "all")
