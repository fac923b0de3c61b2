"""The page in Chromium plays against bots of a real service, by clicks."""

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.document import Json
from tests.node import NODE
from tests.processes import Service
from tests.servers import PATIENCE

HERE = Path(__file__).parent

EASY: Json = {"kind": "bot", "bot": "heuristic/1"}


class Setup(NamedTuple):
    """A table as a person fills in the form for it."""

    name: str
    table: Json


SETUPS = (
    Setup(
        "ghooost",
        {
            "title": "ghooost",
            "seats": [EASY],
            "options": {"Actions without progress": 20},
        },
    ),
    Setup("ghost-stories", {"title": "ghost-stories", "seats": [EASY]}),
    Setup(
        "white-moon",
        {"title": "ghost-stories", "seats": [EASY], "options": {"white moon": True}},
    ),
    Setup("halloween", {"title": "halloween", "seats": [EASY]}),
)


def play(
    running: Service, setups: Sequence[Setup], most: int, *, must_restart: bool = False
) -> list[Json]:
    """Let a browser play; the service may be killed in the middle of the game."""
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    tables = [json.dumps(setup.table) for setup in setups]
    told = list[Json]()
    with subprocess.Popen(
        [NODE, "play.mjs", running.url, str(most), *tables],
        cwd=HERE,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        text=True,
    ) as driver:
        try:
            for line in driver.stdout or ():
                if line == "PLAYING\n" and must_restart:
                    running.api.kill()
                    running.api.start()
                elif line.startswith("{"):
                    told.append(json.loads(line))
            assert 0 == driver.wait(PATIENCE)
        finally:
            driver.kill()
    assert len(setups) == len(told)
    return told


def check(setup: Setup, told: Json) -> None:
    """Nobody complained, and the log has each event once, in order."""
    decisions, requests = told["decisions"], told["requests"]
    print(
        f"{setup.name}: {decisions} decisions, {told['pointed']} on the board, "
        f"{sum(requests.values()) / decisions:.2f} requests each {requests}, "
        f"processor: first page {told['paint']:.0f} ms, "
        f"a decision {told['work']:.0f} ms"
    )
    assert [] == told["complaints"]
    # News come by the stream; besides pictures only the last state is looked at.
    assert requests["other"] <= 1
    assert decisions <= requests["commands"]
    first, last = told["events"][0], told["events"][-1]
    assert list(range(first, last + 1)) == told["events"]


def test_a_whole_game_by_clicks_through_a_restart(running: Service) -> None:
    """
    A page plays Ghooost! to its end, though the service is killed in the middle.
    """
    (told,) = play(running, SETUPS[:1], 10_000, must_restart=True)

    check(SETUPS[0], told)
    assert told["isOver"]
    assert 1 == told["events"][0]


TOUCH = tuple(
    Setup(f"{setup.name}, by touch", {**setup.table, "way": "touch"})
    for setup in SETUPS
)

TREE = Setup("accessibility tree", {"title": "Ghost Stories", "way": "tree"})


def check_heard(told: Json) -> None:
    """Everything has a name, turns are told at once, and what happens is told, too."""
    print(
        f"{told['decisions']} decisions, {told['pointed']} things pressed, "
        f"{len(told['turns'])} turns and {len(told['lines'])} lines heard"
    )
    assert [] == told["complaints"]
    assert [] == told["unnamed"]
    assert any(line.startswith("Your turn: ") for line in told["turns"])
    assert told["lines"]


def test_some_decisions_by_touch_and_through_the_accessibility_tree(
    running: Service,
) -> None:
    """
    A phone of 360 px plays by touches, a screen reader by roles, names and live texts.
    """
    touched, heard = play(running, [TOUCH[1], TREE], 3)

    check(TOUCH[1], touched)
    check_heard(heard)


@pytest.mark.soak
def test_a_whole_game_through_the_accessibility_tree_alone(running: Service) -> None:
    """
    Ghost Stories to its end by roles, names and live texts, without a look.
    """
    (told,) = play(running, [TREE], 10_000)

    check_heard(told)
    assert told["isOver"]
    assert told["pointed"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("setup", TOUCH, ids=[setup.name for setup in TOUCH])
def test_whole_games_by_touch(running: Service, setup: Setup) -> None:
    """
    Every title is played to its end by touches on a screen of 360 px.
    """
    (told,) = play(running, [setup], 10_000)

    check(setup, told)
    assert told["isOver"]
    assert told["pointed"] > 0


def test_some_decisions_of_the_other_titles(running: Service) -> None:
    """
    The same page plays every title: it knows none of them.
    """
    for setup, told in zip(SETUPS[1:], play(running, SETUPS[1:], 2), strict=True):
        check(setup, told)


@pytest.mark.soak
def test_a_whole_game_by_the_keyboard_alone(running: Service) -> None:
    """
    From the first page to the end of Ghooost! without a mouse.
    """
    setup = Setup("keyboard", {"title": "ghooost", "way": "keys"})
    (told,) = play(running, [setup], 10_000)

    check(setup, told)
    assert told["isOver"]


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS, ids=[setup.name for setup in SETUPS])
def test_whole_games_by_clicks(running: Service, setup: Setup) -> None:
    """
    Every title is played to its end.
    """
    (told,) = play(running, [setup], 10_000)

    check(setup, told)
    assert told["isOver"]
