"""Finding company: what fits, as a list and as it comes and goes."""

import json
from collections.abc import Iterator

import pytest

from service.games.people import lobby
from service.games.people.lobby import Lobby, stream_games, wanted
from tests.callers import InProcess
from tests.document import Json
from tests.played import store
from tests.tables import HUMAN, OPEN, lay

pytestmark = pytest.mark.usefixtures("redis_url")


def listed(caller: InProcess, query: str) -> list[str]:
    """The ids of the games that fit, by all pages."""
    found: list[str] = []
    cursor = ""
    while True:
        page = caller.ask("GET", f"/v1/games{query}{cursor}").json
        found += [item["id"] for item in page["items"]]
        if "next_cursor" not in page:
            return found
        cursor = f"&cursor={page['next_cursor']}"


def heard(stream: Iterator[bytes]) -> list[tuple[str, Json]]:
    """What a stream tells until it is silent: kinds and data."""
    told = next(stream).decode()
    messages = [message.split("\n") for message in told.split("\n\n") if message]
    return [
        (kind[0].removeprefix("event: ") if kind else "game", json.loads(data[6:]))
        for *kind, data in messages
    ]


def test_games_with_a_seat_for_anybody(caller: InProcess) -> None:
    """
    A seat that waits for a certain person is none.
    """
    waiting = lay(caller, HUMAN, OPEN, public=True)
    full = lay(caller, public=True)
    kept = lay(caller, HUMAN, OPEN, public=True)
    path = f"{kept.path}/seats/1/invitations"
    assert 201 == caller.ask("POST", path, token=kept.owner).status

    assert [waiting.id] == listed(caller, "?open_seats=true")
    assert [kept.id, full.id] == listed(caller, "?open_seats=false")
    assert [] == listed(caller, "?open_seats=true&status=playing")
    assert [waiting.id] == listed(caller, "?open_seats=true&title=ghooost")


def test_games_by_their_options(caller: InProcess) -> None:
    """
    By one or by several; of a list, by one of its values.
    """
    match = lay(caller, *[HUMAN] * 3, public=True, options={"match": True})
    quick = lay(caller, public=True, options={"no_progress_actions": 20})
    moon = lay(
        caller,
        *(HUMAN, HUMAN),
        title="ghost-stories",
        public=True,
        options={"expansions": ["white_moon"], "difficulty": "initiation"},
    )

    assert [match.id] == listed(caller, "?option=match:true")
    assert [quick.id] == listed(caller, "?option=no_progress_actions:20,match:false")
    assert [moon.id] == listed(caller, "?option=expansions:white_moon")
    assert [] == listed(caller, "?option=expansions:white_moon,difficulty:nightmare")
    assert [] == listed(caller, "?option=match:maybe")


@pytest.mark.parametrize(
    "query, where",
    [
        ("?open_seats=1", "/open_seats"),
        ("?option=match", "/option"),
        ("?option=colour:red", "/option"),
        ("?option=edition:fr2010&title=ghooost", "/option"),
        ("?option=" + ",".join(["match:true"] * 9), "/option"),
    ],
)
@pytest.mark.parametrize("path", ["/v1/games", "/v1/lobby/stream"])
def test_what_nobody_could_find_is_refused(
    caller: InProcess, path: str, query: str, where: str
) -> None:
    """
    The field is named, and the options that there are.
    """
    answer = caller.ask("GET", f"{path}{query}")

    assert (422, "invalid_field") == answer.refusal
    assert [where] == [error["pointer"] for error in answer.json["errors"]]
    if "colour" in query:
        assert "no_progress_actions" in answer.json["detail"]


def test_few_that_fit_among_many_are_found_page_by_page(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A page looks at so many games only; the next one goes on where it stopped.
    """
    monkeypatch.setattr(lobby, "MOST_LOOKED_AT", 4)
    games = [
        lay(caller, public=True, options={"no_progress_actions": 20 + n % 5})
        for n in range(16)
    ]
    fitting = [game.id for game in games[::5]]

    page = caller.ask("GET", "/v1/games?option=no_progress_actions:20&limit=2").json

    assert "next_cursor" in page
    assert fitting[::-1] == listed(caller, "?option=no_progress_actions:20&limit=2")


def test_a_stream_tells_what_comes_changes_and_goes(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The oldest first; a command is no news, a claimed seat is.
    """
    monkeypatch.setattr(lobby, "LOOK_SECONDS", 0.0)
    first, hidden = (
        lay(caller, HUMAN, OPEN, OPEN, public=True),
        lay(caller, HUMAN, OPEN),
    )
    second = lay(caller, HUMAN, OPEN, public=True)
    stream = stream_games(store(caller), Lobby(), wanted(open_seats="true"), 600)
    assert b"retry: 1000\n\n" == next(stream)

    begun = heard(stream)
    for seat in (1, 2):
        assert 201 == caller.ask("POST", f"{first.path}/seats/{seat}/claims", {}).status
        if seat == 1:
            changed = heard(stream)
    third = lay(caller, HUMAN, OPEN, public=True)
    ended = heard(stream)

    assert [("game", first.id), ("game", second.id)] == [
        (kind, game["id"]) for kind, game in begun
    ]
    assert [("game", first.id)] == [(kind, game["id"]) for kind, game in changed]
    assert "human" == changed[0][1]["seats"][1]["kind"]
    assert [("gone", first.id), ("game", third.id)] == [
        (kind, game["id"]) for kind, game in ended
    ]
    assert hidden.id not in json.dumps([begun, changed, ended])


def test_a_stream_of_games_tells_no_commands(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Those are for who follows the game itself.
    """
    monkeypatch.setattr(lobby, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(lobby, "HEARTBEAT_SECONDS", 0.0)
    table = lay(caller, public=True)
    stream = stream_games(store(caller), Lobby(), wanted(status="playing"), 600)
    next(stream)
    assert [table.id] == [game["id"] for _, game in heard(stream)]

    assert 200 == table.play().status

    assert b":\n\n" == next(stream)


def test_all_streams_of_a_process_look_once(caller: InProcess) -> None:
    """
    What was seen a moment ago is shown to the next one as well.
    """
    seen = Lobby()
    first = seen.newest(store(caller), "", "")
    lay(caller, public=True)

    assert first is seen.newest(store(caller), "", "")
    assert 1 == len(Lobby().newest(store(caller), "", ""))


def test_the_stream_over_http_says_what_the_list_says(caller: InProcess) -> None:
    """
    It is an event stream, which nobody keeps.
    """
    lay(caller, HUMAN, OPEN, public=True)
    (item,) = caller.ask("GET", "/v1/games").json["items"]

    answer = caller.ask("GET", "/v1/lobby/stream?open_seats=true")

    assert answer.headers["Content-Type"].startswith("text/event-stream")
    data = answer.data.decode().partition("data: ")[2]
    assert item == json.loads(data)
