import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import engines
from service.api import create_app
from service.errors import TooManyStreams
from service.games import streaming as streams
from service.games.streaming import Slots, StreamEvents
from service.settings import Settings
from tests.callers import InProcess
from tests.document import Json
from tests.played import RANDOM, fewest, finished, play_bots, store
from tests.servers import redis_server, wait_until
from tests.service.api.good_requests import register
from tests.tables import HUMAN, OPEN, Table, lay


def follow(
    caller: InProcess, table: Table, token: str = "", after: int = 0, **more: Any
) -> Iterator[bytes]:
    asked = {"seconds": 600.0, **more}
    request = StreamEvents(table.id, token or table.owner, after, "en", **asked)
    stream = streams.stream(store(caller), request)
    assert stream is not None
    return stream


def told(text: bytes) -> list[Json]:
    """The events in what a stream has said; each with its number as id."""
    events = []
    for message in text.decode().split("\n\n"):
        if message.startswith("id: "):
            number, *kind, data = message.split("\n")
            event = json.loads(data.removeprefix("data: "))
            if kind:
                assert ["event: game"] == kind
                assert f"id: {event['last_event']}" == number
            else:
                assert f"id: {event['number']}" == number
                events.append(event)
    return events


def games(text: bytes) -> list[Json]:
    """The games in what a stream has said."""
    return [
        json.loads(message.rpartition("\ndata: ")[2])
        for message in text.decode().split("\n\n")
        if "\nevent: game\n" in message
    ]


class Listener:
    """Whoever reads a stream, in a thread of their own."""

    def __init__(self, stream: Iterator[bytes]) -> None:
        self.heard = b""
        self._stream = stream
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        for part in self._stream:
            self.heard += part

    @property
    def has_ended(self) -> bool:
        return not self._thread.is_alive()


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_stream_tells_what_a_list_tells(caller: InProcess, title: str) -> None:
    """
    The same numbered events, from the first to the last; then an end.
    """
    table = finished(caller, title)

    answer = caller.ask("GET", f"{table.path}/stream", token=table.owner)

    assert 200 == answer.status
    assert "text/event-stream" == answer.headers["Content-Type"]
    assert "private, no-store" == answer.headers["Cache-Control"]
    assert answer.data.startswith(b"retry: 1000\n\n")
    assert answer.data.endswith(b'event: end\ndata: {"status":"finished"}\n\n')
    assert table.events(query="?limit=500").json["items"] == told(answer.data)[:500]
    numbers = [event["number"] for event in told(answer.data)]
    assert list(range(1, len(numbers) + 1)) == numbers


@pytest.mark.parametrize("headers, query", [({"Last-Event-ID": "7"}, ""), ({}, "7")])
def test_a_stream_goes_on_where_it_was_lost(
    caller: InProcess, headers: dict[str, str], query: str
) -> None:
    """
    By Last-Event-ID, or by `after`; who knows all of a game that is over gets 204.
    """
    table = finished(caller)
    path = f"{table.path}/stream"
    last = told(caller.ask("GET", path, token=table.owner).data)[-1]["number"]

    rest = caller.ask(
        "GET", f"{path}?after={query or 3}", token=table.owner, headers=headers
    )
    known = caller.ask("GET", f"{path}?after={last}", token=table.owner)

    assert 8 == told(rest.data)[0]["number"]
    assert last == told(rest.data)[-1]["number"]
    assert 204 == known.status


def test_events_come_as_they_happen(caller: InProcess) -> None:
    """
    Each listener hears of a command without asking again.
    """
    table = lay(caller)
    listeners = [Listener(follow(caller, table)) for _ in range(3)]
    for number in range(1, 4):
        answer = table.play()
        last = answer.json["events"][-1]["number"]
        for listener in listeners:
            wait_until(lambda: told(listener.heard)[-1:], "something is told")  # noqa: B023
            wait_until(
                lambda: told(listener.heard)[-1]["number"] == last,  # noqa: B023
                f"command {number} is told",
            )
    caller.ask("DELETE", table.path, token=table.owner)

    for listener in listeners:
        wait_until(lambda: listener.has_ended, "the stream ends with the game")  # noqa: B023
        assert table.events().json["items"] == told(listener.heard)
        assert listener.heard.endswith(b'data: {"status":"abandoned"}\n\n')


def test_every_reader_hears_what_they_may_know(caller: InProcess) -> None:
    """
    A stream leaves out what listEvents leaves out for the same reader.
    """
    table = lay(caller, seed="midnight")
    for _ in range(4):
        table.play()
    caller.ask("DELETE", table.path, token=table.owner)

    heard = []
    for seat in (0, 1):
        answer = caller.ask("GET", f"{table.path}/stream", token=table.tokens[seat])
        assert table.events(seat).json["items"] == told(answer.data)
        heard.append(told(answer.data))
    assert heard[0] != heard[1]


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_who_streams_from_the_game_misses_nothing(
    caller: InProcess, title: str
) -> None:
    """
    A client that has the game at `last_event` needs nothing but the stream.
    """
    table = lay(caller, *[HUMAN] * fewest(title), title=title, seed="midnight")
    known = table.get(0).json
    for _ in range(3):
        table.play()
    token = table.tokens[0]
    listener = Listener(
        follow(caller, table, token, known["last_event"], with_game=True)
    )

    def has(version: int) -> bool:
        return any(game["version"] == version for game in games(listener.heard))

    for version in range(4, 16):
        table.play()
        wait_until(lambda version=version: has(version), "the game follows its events")  # type: ignore[misc]
    caller.ask("DELETE", table.path, token=table.owner)
    wait_until(lambda: listener.has_ended, "the stream ends with the game")

    events = told(listener.heard)
    numbers = [event["number"] for event in events]
    assert list(range(known["last_event"] + 1, numbers[-1] + 1)) == numbers
    last = games(listener.heard)[-1]
    assert {**table.get(0).json, "server_time": last["server_time"]} == last
    assert numbers[-1] == last["last_event"]


def test_the_game_comes_after_the_last_of_its_events(caller: InProcess) -> None:
    """
    Once, with the number of its last event; without being asked for, never.
    """
    table = finished(caller)
    path = f"{table.path}/stream"

    heard = caller.ask("GET", f"{path}?with=game", token=table.owner).data
    plain = caller.ask("GET", path, token=table.owner).data

    (game,) = games(heard)
    assert game["last_event"] == told(heard)[-1]["number"]
    assert "finished" == game["status"]
    *_, before, end, _ = heard.split(b"\n\n")
    assert b"\nevent: game\n" in before
    assert end.startswith(b"event: end\n")
    assert [] == games(plain)
    assert plain == heard.replace(before + b"\n\n", b"")


def test_a_stream_begins_with_the_game_if_there_is_no_event_to_tell(
    caller: InProcess,
) -> None:
    """
    The last stream may have been cut off between the event and its game.
    """
    table = lay(caller)
    last = table.get().json["last_event"]

    heard = b"".join(follow(caller, table, after=last, with_game=True, seconds=0))
    ahead = b"".join(follow(caller, table, after=last + 1, with_game=True, seconds=0))

    assert [last] == [game["last_event"] for game in games(heard)]
    assert [] == games(ahead)


def test_every_seat_gets_its_own_game(caller: InProcess) -> None:
    """
    The decision is in the game of whoever is asked, and of nobody else.
    """
    table = lay(caller)
    asked = table.to_act
    shown = [
        games(b"".join(follow(caller, table, token, with_game=True, seconds=0)))[-1]
        for token in (table.tokens[asked], table.tokens[1 - asked], table.owner)
    ]

    assert [True, False, False] == ["decision" in game for game in shown]


def test_a_silent_stream_gives_signs_of_life(caller: InProcess) -> None:
    """
    Comments, which no client takes for events.
    """
    listener = Listener(follow(caller, lay(caller, HUMAN, OPEN), heartbeat=0.02))

    wait_until(lambda: listener.heard.endswith(b":\n\n:\n\n"), "two heartbeats")
    assert [] == told(listener.heard)


def test_a_stream_ends_when_its_time_is_up(caller: InProcess) -> None:
    """
    Without an `end`: who comes back goes on where it was.
    """
    table = lay(caller)
    first = b"".join(follow(caller, table, seconds=0))
    heard = told(first)
    table.play()

    again = b"".join(follow(caller, table, after=len(heard), seconds=0.05))

    assert b"event: end" not in first + again
    assert table.events().json["items"] == heard + told(again)


def test_a_stream_of_a_lost_token_ends(caller: InProcess) -> None:
    """
    Whoever gives a seat back under a new token hears no more with the old one.
    """
    table = lay(caller)
    listener = Listener(follow(caller, table, table.tokens[0]))
    wait_until(lambda: told(listener.heard), "the deal is told")

    path = f"{table.path}/seats/0"
    caller.ask("PUT", path, {"kind": "human"}, token=table.tokens[0])

    wait_until(lambda: listener.has_ended, "the stream ends")
    types = [event["type"] for event in told(listener.heard)]
    assert "table.seat_given_to_person" not in types


def test_a_stream_ends_with_the_key_of_an_account(redis_url: str) -> None:
    """
    Whoever opened it with a key that was deleted since hears nothing more.
    """
    app = create_app(Settings(redis_url=redis_url))
    caller = InProcess(app)
    account = register(caller)
    key = caller.ask("POST", "/v1/me/keys", {}, account["key"]).json
    table = lay(caller, OPEN, title="ghost-stories")
    caller.ask("POST", f"{table.path}/seats/0/claims", {}, account["key"])
    opened = app.test_client().get(
        f"{table.path}/stream", headers={"Authorization": f"Bearer {key['key']}"}
    )
    listener = Listener(map(bytes, opened.iter_encoded()))
    wait_until(lambda: told(listener.heard), "the beginning is told")
    before = len(told(listener.heard))

    deleted = caller.ask("DELETE", f"/v1/me/keys/{key['id']}", token=account["key"])
    caller.ask("PUT", f"{table.path}/seats/0", {"kind": "bot"}, token=account["key"])

    assert 204 == deleted.status
    wait_until(lambda: listener.has_ended, "the stream ends with the key")
    assert before == len(told(listener.heard))
    assert before < len(table.events().json["items"])


def test_a_stream_outlives_its_store() -> None:
    """
    While Redis is away it only gives signs of life; then it goes on, without a gap.
    """
    with redis_server() as redis:
        caller = InProcess(create_app(Settings(redis_url=redis.url)))
        table = lay(caller)
        listener = Listener(follow(caller, table, heartbeat=0.1))
        wait_until(lambda: told(listener.heard), "the deal is told")

        redis.kill()
        heard = len(listener.heard)
        wait_until(lambda: len(listener.heard) > heard + 6, "signs of life")
        redis.start()
        table.play()
        caller.ask("DELETE", table.path, token=table.owner)

        wait_until(lambda: listener.has_ended, "the stream ends with the game")
        assert table.events().json["items"] == told(listener.heard)


def test_a_stream_waits_for_a_game_of_bots(caller: InProcess) -> None:
    """
    All of a long game, page by page, in order.
    """
    table = lay(caller, *[RANDOM] * fewest("ghooost"))
    listener = Listener(follow(caller, table))

    play_bots(caller, table)

    wait_until(lambda: listener.has_ended, "the game ends")
    numbers = [event["number"] for event in told(listener.heard)]
    assert list(range(1, len(numbers) + 1)) == numbers
    assert store(caller).games.read(table.id).events == len(numbers)


def test_streams_are_refused_as_games_are(caller: InProcess) -> None:
    """
    401 and 404 as for the game itself, 400 for a strange Last-Event-ID.
    """
    table = lay(caller)
    path = f"{table.path}/stream"

    assert (401, "token_missing") == caller.ask("GET", path).refusal
    assert (401, "token_unknown") == caller.ask("GET", path, token="x" * 43).refusal
    unknown = caller.ask("GET", "/v1/games/0123456789abcdef/stream")
    assert (404, "unknown_game") == unknown.refusal
    strange = caller.ask(
        "GET", path, token=table.owner, headers={"Last-Event-ID": "last"}
    )
    assert (400, "malformed_header") == strange.refusal
    wrong = caller.ask("GET", f"{path}?after=x", token=table.owner)
    assert (422, "invalid_field") == wrong.refusal


def test_a_process_keeps_only_so_many_streams(caller: InProcess) -> None:
    """
    One too many is 503 with Retry-After; places are given back. So are long polls'.
    """
    table = finished(caller)
    path = f"{table.path}/stream"
    slots: Slots = caller.app.config["STREAMS"]
    caller.app.config["STREAMS"] = few = Slots(1)
    try:
        for _ in range(3):
            assert 200 == caller.ask("GET", path, token=table.owner).status
            assert 401 == caller.ask("GET", path).status
            assert (
                204 == caller.ask("GET", f"{path}?after=9999", token=table.owner).status
            )
        few.take()
        full = caller.ask("GET", path, token=table.owner)
        waiting = table.events(query="?wait=1")
        assert 200 == table.events().status
    finally:
        caller.app.config["STREAMS"] = slots

    assert (503, "too_many_streams") == full.refusal == waiting.refusal
    assert "1" == full.headers["Retry-After"]


def test_slots_are_counted() -> None:
    """
    As many as there are, and again once they are given back.
    """
    slots = Slots(2)
    slots.take()
    slots.take()
    with pytest.raises(TooManyStreams):
        slots.take()
    slots.give_back()
    slots.take()
