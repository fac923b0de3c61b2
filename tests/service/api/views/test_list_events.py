import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime

import pytest

import engines
from tests.callers import InProcess
from tests.document import Json
from tests.played import fewest, finished
from tests.tables import HUMAN, OPEN, lay


def test_events_are_numbered_from_one_without_gaps(caller: InProcess) -> None:
    """
    All that happened, from the deal on, in order.
    """
    table = lay(caller)
    for _ in range(10):
        table.play()

    events = table.events(query="?limit=500").json["items"]

    assert list(range(1, len(events) + 1)) == [event["number"] for event in events]
    assert "ghooost.round_started" == events[0]["type"]
    assert ["GH-2.1"] == events[0]["rules"]


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_every_event_tells_when_it_happened_and_by_whom(
    caller: InProcess, title: str
) -> None:
    """
    Version after it, time and the seat that acted, in every title; nobody dealt.
    """
    table = lay(caller, HUMAN, OPEN, *[HUMAN] * (fewest(title) - 2), title=title)
    claim = caller.ask("POST", f"{table.path}/seats/1/claims", {}).json
    table.tokens[1] = claim["token"]
    answers = [table.play() for _ in range(4)]
    caller.ask("PUT", f"{table.path}/seats/1", {"kind": "bot"}, claim["token"])
    caller.ask("PUT", f"{table.path}/seats/0", {"kind": "bot"}, table.owner)
    caller.ask("DELETE", table.path, token=table.owner)

    events = table.events(query="?limit=500").json["items"]

    versions = [event["version"] for event in events]
    assert sorted(versions) == versions
    assert {0, 1, 2, 3, 4} == set(versions)
    times = [datetime.fromisoformat(event["at"]) for event in events]
    assert sorted(times) == times
    assert ("table.seat_claimed", 1) == (events[0]["type"], events[0]["actor"])
    for event in events[1:]:
        if event["version"] == 0:
            assert "actor" not in event
    commands = [e for a in answers for e in a.json["events"]]
    own = ("number", "version", "at", "actor")
    assert [tuple(e.get(f) for f in own) for e in commands] == [
        tuple(e.get(f) for f in own)
        for e in events
        if e["version"] and e["number"] <= commands[-1]["number"]
    ]
    assert all("actor" in event for event in commands)
    assert [1, None, None] == [event.get("actor") for event in events[-3:]]
    last = table.get().json
    assert events[-1]["number"] == last["last_event"]


def test_a_game_in_the_past_tells_its_last_event(caller: InProcess) -> None:
    """
    What follows after it leads to the next version.
    """
    table = finished(caller)
    path = f"{table.path}?version="
    last = table.get().json["version"]
    for version in (0, 1, last // 2, last - 1):
        then = caller.ask("GET", f"{path}{version}", token=table.owner).json
        query = f"?after={then['last_event'] - 1}&limit=2"
        before, after = table.events(query=query).json["items"]
        assert (version, version + 1) == (before["version"], after["version"])


def test_a_reader_gets_only_what_it_may_see(caller: InProcess) -> None:
    """
    The cards of a hand are in the event of their owner and in no other's.
    """
    table = lay(caller)
    for _ in range(10):
        table.play()
    mine, theirs, owners = (
        table.events(seat, "?limit=500").json["items"] for seat in (0, 1, None)
    )

    assert len(mine) == len(theirs) == len(owners)
    for mine_, theirs_, owners_ in zip(mine, theirs, owners, strict=True):
        if mine_["type"] in ("ghooost.hand_dealt", "ghooost.cards_drawn"):
            assert (mine_["player"] == 0) == ("cards" in mine_)
            assert (theirs_["player"] == 1) == ("cards" in theirs_)
            assert "cards" not in owners_
            assert mine_["text"] != theirs_["text"]
        else:
            assert mine_ == theirs_ == owners_


def test_pages_lead_on(caller: InProcess) -> None:
    """
    next_cursor is the `after` of the next page, as long as there is one.
    """
    table = lay(caller)
    for _ in range(10):
        table.play()
    whole = table.events(query="?limit=500").json
    seen, after = [], "0"
    while True:
        page = table.events(query=f"?limit=4&after={after}").json
        seen += page["items"]
        if "next_cursor" not in page:
            break
        after = page["next_cursor"]

    assert "next_cursor" not in whole
    assert whole["items"] == seen


def test_without_wait_an_empty_page_comes_at_once(caller: InProcess) -> None:
    """
    There is nothing after the last event yet.
    """
    table = lay(caller)

    assert {"items": []} == table.events(query="?after=1000").json


def test_a_waiting_reader_is_told_at_once(caller: InProcess) -> None:
    """
    A long poll ends as soon as something happens, with what happened.
    """
    table = lay(caller)
    known = table.events().json["items"][-1]["number"]
    for _ in range(20):
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(table.events, None, f"?after={known}&wait=25")
            began = time.monotonic()
            played = table.play().json["events"]
            told = waiting.result().json["items"]

        # Woken: it would have waited for 25 seconds, and longer is not allowed.
        assert time.monotonic() - began < 25
        assert [event["number"] for event in played] == [e["number"] for e in told]
        known = told[-1]["number"]


def test_a_wait_ends_with_an_empty_page(caller: InProcess) -> None:
    """
    When nothing happens, the page is empty, but not before the time is up.
    """
    table = lay(caller)
    began = time.monotonic()

    page = table.events(query="?after=1000&wait=1").json

    assert {"items": []} == page
    assert time.monotonic() - began > 0.9


def test_many_readers_wait_for_one_game(caller: InProcess) -> None:
    """
    All of them are woken by one change, and none by that of another game.
    """
    table, other = lay(caller), lay(caller)
    known = table.events().json["items"][-1]["number"]
    ready = threading.Barrier(9)

    def wait() -> int:
        ready.wait()
        return len(table.events(query=f"?after={known}&wait=20").json["items"])

    with ThreadPoolExecutor(8) as pool:
        waiting = [pool.submit(wait) for _ in range(8)]
        ready.wait()
        other.play()
        played = len(table.play().json["events"])

    assert [played] * 8 == [each.result() for each in waiting]


@pytest.mark.parametrize(
    "query, where",
    [
        ("?after=-1", "/after"),
        ("?after=x", "/after"),
        ("?limit=0", "/limit"),
        ("?limit=501", "/limit"),
        ("?wait=61", "/wait"),
        ("?wait=1.5", "/wait"),
        ("?since=1", "/since"),
    ],
)
def test_a_query_out_of_bounds_is_refused(
    caller: InProcess, query: str, where: str
) -> None:
    """
    Parameters are checked like fields of a body.
    """
    answer = lay(caller).events(query=query)

    assert (422, "invalid_field") == answer.refusal
    assert [where] == [error["pointer"] for error in answer.json["errors"]]


def test_events_are_for_readers_of_the_game(caller: InProcess) -> None:
    """
    A private game needs a token, and an unknown one has no events.
    """
    table = lay(caller)

    nobody = caller.ask("GET", f"{table.path}/events")
    stranger = caller.ask("GET", f"{table.path}/events", token="nonsense")
    unknown = caller.ask("GET", "/v1/games/0123456789abcdef/events?wait=5")

    assert (401, "token_missing") == nobody.refusal
    assert (401, "token_unknown") == stranger.refusal
    assert (404, "unknown_game") == unknown.refusal
    assert "private, no-cache" == table.events().headers["Cache-Control"]
    assert (
        "Authorization, Accept-Language, Accept-Encoding, Origin"
        == table.events().headers["Vary"]
    )


def test_an_answer_that_changes_nothing_is_told_all_the_same(caller: InProcess) -> None:
    """
    Who waits for news learns of every answer: the next question may be theirs.
    """
    expansion = {"expansions": ["white_moon"]}
    table = lay(
        caller, HUMAN, HUMAN, title="ghost-stories", options=expansion, seed="1"
    )
    told: list[Json] = []
    heard = 0
    while not any(event["type"] == "table.seat_answered" for event in told):
        heard += len(told)
        seat = table.to_act
        sent = table.play().json["events"]
        told = table.events(query=f"?after={heard}&wait=5").json["items"]

        assert [e["number"] for e in sent] == [e["number"] for e in told] != []

    assert (seat, f"Seat {seat + 1} has answered.") == (
        told[0]["seat"],
        told[0]["text"],
    )
