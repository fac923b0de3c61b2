"""A service that is newer than the SDK: answers may grow."""

import json
from typing import Any

from seance_sdk import Seance, human, play
from seance_sdk.generated.models import (
    Command,
    Event,
    Game,
    GhooostPassed,
    GhooostPlay,
    Option,
    View,
)

from tests.openapi.python.playing import SHORT
from tests.openapi.python.proxies import proxy


def of_the_future(value: Any) -> Any:
    """Return a body as a newer service sends it: another title, and fields, and words.

    Commands stay what they are, but for a field, so that today's service takes them.
    """
    text = json.dumps(value)
    text = text.replace('"title": "ghooost"', '"title": "ghooost-2"')
    text = text.replace('"type": "ghooost.ghosts_played"', '"type": "ghooost.sighed"')
    text = text.replace('"kind": "human"', '"kind": "cyborg", "mood": {"glad": 1}')
    return json.loads(text)


def test_a_game_of_an_unknown_title_is_played_to_its_end(url: str) -> None:
    """
    Who plays by options alone needs no view, and unknown words are passed on.
    """
    with proxy(url) as (between, address), Seance(address) as seance:
        seats = [human(), human()]
        table = seance.create_game("ghooost", seats, options=SHORT, seed="sighs")
        between.change = of_the_future
        players = table.seats
        while not table.refresh().outcome:
            players[table.state.to_act[0]].refresh()
            players[table.state.to_act[0]].send(-1)
        ann = players[0]
        outcome = play(ann, lambda _, decision: decision.options[0])

        view = ann.view
        news = ann.news()
    assert outcome == table.outcome
    assert type(view) is View
    assert "ghooost-2" == view.title
    assert view["hand"] is not None
    assert ["cyborg", "cyborg"] == [seat.kind for seat in ann.state.seats]
    assert {"glad": 1} == ann.state.seats[0]["mood"]
    sighs = [event for event in news if event.type_ == "ghooost.sighed"]
    assert sighs
    assert all(type(event) is Event and event.text for event in sighs)


OFFER: dict[str, Any] = {"label": "", "refs": []}
"""What every option has besides its command."""

NEWS: dict[str, Any] = {
    "number": 7,
    "version": 3,
    "at": "2026-11-17T12:00:00.000Z",
    "rules": [],
    "text": "",
    "refs": [],
    "moves": [],
}
"""What every event has besides its type."""


def test_unknown_variants_keep_all_they_came_with() -> None:
    """
    A command, event or view that the SDK does not know goes back as it came.
    """
    command = {"type": "chess.castle", "side": "king"}
    event = {**NEWS, "text": "Check!", "type": "chess.checked"}
    view = {"title": "chess", "board": [[1, 2], [3]]}

    assert command == Command.from_dict(command).to_dict()
    assert event == Event.from_dict(event).to_dict()
    assert view == View.from_dict(view).to_dict()
    assert Command is type(Option.from_dict({**OFFER, "command": command}).command)


def test_new_fields_of_known_variants_are_kept() -> None:
    """
    A known command with a new field is sent back with it; a known event has it.
    """
    option = Option.from_dict(
        {
            **OFFER,
            "command": {
                "type": "ghooost.play",
                "value": 1,
                "numbered": 1,
                "copies": 0,
                "loudly": True,
            },
        }
    )
    passed = Event.from_dict(
        {
            **NEWS,
            "type": "ghooost.passed",
            "player": 0,
            "sighing": True,
        }
    )

    assert isinstance(option.command, GhooostPlay)
    assert option.command.to_dict()["loudly"] is True
    assert isinstance(passed, GhooostPassed)
    assert passed["sighing"] is True


def test_new_values_of_enumerations_are_passed_on(seance: Seance) -> None:
    """
    Where today's document lists all values, tomorrow's may have one more.
    """
    game = seance.create_game("ghooost", [human(), human()])
    body = game.refresh().to_dict()
    body["status"] = "adjourned"
    body["view"]["phase"] = "dawn"

    state = Game.from_dict(body)

    assert "adjourned" == str(state.status)
    assert body == state.to_dict()
