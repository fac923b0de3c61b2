"""Answers and streams overtake each other, and people click too early."""

import json
from pathlib import Path

import pytest

from tests.document import Json
from tests.node import node
from tests.processes import Service

HERE = Path(__file__).parent


def race(running: Service, rounds: int) -> None:
    """Play so many rounds through a proxy that holds back and cuts."""
    patience = 60 + 20.0 * rounds
    said = node("races.mjs", running.url, str(rounds), folder=HERE, patience=patience)
    told: Json = json.loads(said)
    print(told)

    assert [] == told["complaints"]
    # No event twice or missed, no command doubled, none that was not on the page.
    assert [] == told["wrong"]
    assert rounds == told["clicks"]["wanted"] == told["commands"]
    assert told["cuts"] >= rounds // 4
    assert told["clicks"]["early"] >= rounds // 4


def test_answers_and_streams_may_overtake_each_other(running: Service) -> None:
    """
    Whatever comes first, each event is shown once and each choice is sent once.
    """
    race(running, 20)


def test_a_page_says_what_the_trouble_is_and_goes_on(running: Service) -> None:
    """
    It waits for a service that is away, and asks to be loaded again after an upgrade.
    """
    told: Json = json.loads(node("trouble.mjs", running.url, folder=HERE))

    assert [] == told["complaints"]
    assert "Connection lost" in told["away"]
    assert 0 == told["after"]
    assert "The service has been updated." in told["banner"]
    assert [0, 0] == [told["trouble"], told["banners"]]


@pytest.mark.soak
def test_two_hundred_rounds_of_each_race(running: Service) -> None:
    """
    The same, often enough to meet what is rare.
    """
    race(running, 800)
