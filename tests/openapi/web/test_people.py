"""People meet: in the lobby, by a secret link, for a rematch; and are called once."""

import json
from pathlib import Path

from tests.document import Json
from tests.node import node
from tests.processes import Service

HERE = Path(__file__).parent


def test_two_people_meet_resign_and_play_again(running: Service) -> None:
    """
    Seats are taken from the lobby or by a link, and two tabs ring once for a turn.
    """
    told: Json = json.loads(node("people.mjs", running.url, folder=HERE))

    assert [] == told["complaints"]
    assert 4 == told["switches"]
    assert told["title"].startswith("●")
    assert "icon_turn" in told["icon"]
    calls = told["calls"]
    assert told["turns"] >= 1
    for kind in ("sounds", "notifications"):
        assert 1 <= sum(tab[kind] for tab in calls) <= told["turns"], calls
    assert "Resign?" in told["sure"]
    assert told["stillPlaying"]
    assert "You have won!" == told["outcome"]
    before, ann, ben = told["rematch"]
    assert before != ann == ben
    assert told["refusal"]
    assert told["secret"] >= 22
    assert ["single", "off"] == told["auto"]


def test_a_choice_is_taken_back_if_the_other_agrees(running: Service) -> None:
    """
    Whoever is asked may refuse; once agreed, the same options are there again.
    """
    told: Json = json.loads(node("take_back.mjs", running.url, folder=HERE))

    assert [] == told["complaints"]
    assert "take the last choice back" in told["asked"]
    assert "Never mind" in told["waits"]
    assert told["before"] == told["after"]
    assert not told["sent"]
    assert told["twice"]


def test_an_account_brings_games_to_another_device(running: Service) -> None:
    """
    Its key opens the seat there; whoever signs out leaves nothing behind.
    """
    told: Json = json.loads(node("account.mjs", running.url, folder=HERE))

    assert [] == told["complaints"]
    assert told["key"] >= 22
    assert not told["shown"]
    assert not told["isOver"]
    assert told["options"] > 0
    assert "[]" == told["left"]
