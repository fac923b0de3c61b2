"""Races, refusals, limits, lost connections and restarts."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle
from random import Random

import httpx
import pytest
from seance_sdk import (
    Abandoned,
    Forbidden,
    Game,
    GameOver,
    NotFound,
    NotYourTurn,
    Problem,
    RateLimited,
    Refused,
    Seance,
    SeatTaken,
    Stale,
    Unauthorised,
    Unavailable,
    Unreachable,
    bot,
    human,
    open_seat,
    play,
)
from seance_sdk.generated.api.events import list_events
from seance_sdk.generated.models import Decision, Event, GhooostPass, Option

from tests.openapi.python.playing import SHORT, at_random
from tests.openapi.python.proxies import proxy
from tests.processes import service
from tests.servers import PATIENCE, wait_until


def asked(table: dict[int, Game]) -> Game:
    """The seat that has a decision."""
    return next(game for game in table.values() if game.refresh().decision)


def all_events(game: Game) -> list[Event]:
    """Every event of a game, as listEvents has them, page by page."""
    events: list[Event] = []
    while page := list_events.call(
        game.http, game.id, after=len(events), limit=500
    ).items:
        events += page
    return events


def test_of_two_clients_one_is_stale(seance: Seance) -> None:
    """
    Whoever comes second gets 412, and knows the new state by then.
    """
    table = seance.create_game("ghooost", [human(), human()])
    first = asked(table.seats)
    second = seance.game(first.id, first.token)
    second.refresh()

    first.send(0)
    with pytest.raises(Stale) as raised:
        second.send(0)

    assert (412, "stale_version") == (raised.value.status, raised.value.code)
    assert first.state.version == second.state.version == 1
    assert first.state.last_event == second.state.last_event
    assert first.view == second.view


def test_two_clients_race_for_one_decision(seance: Seance) -> None:
    """
    Of two that answer at the same time exactly one is taken, in every turn of a game.
    """
    table = seance.create_game("ghooost", [human(), human()])
    barrier = threading.Barrier(2)

    def answer(game: Game) -> bool:
        barrier.wait()
        try:
            game.send(0)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        for turn in range(10):
            game = asked(table.seats)
            twin = seance.game(game.id, game.token)
            twin.refresh()
            assert [False, True] == sorted(pool.map(answer, (game, twin)))
            assert turn + 1 == table.refresh().version


def test_an_illegal_command_names_its_rule(seance: Seance) -> None:
    """
    A refusal has the rule that says so, the place in the request and a request id.
    """
    table = seance.create_game("ghooost", [human(), human()])
    game = asked(table.seats)

    with pytest.raises(Refused) as raised:
        game.send(GhooostPass())

    problem = raised.value
    assert (422, "illegal_command") == (problem.status, problem.code)
    assert ["GH"] == list({rule.partition("-")[0] for rule in problem.rules})
    assert ["/commands/0"] == [error.pointer for error in problem.errors]
    assert problem.request_id
    assert problem.rules[0] in str(problem)
    assert 0 == game.refresh().version


def test_refusals_are_told_apart_by_class(seance: Seance) -> None:
    """
    Whatever a caller may want to handle has a class of its own.
    """
    table = seance.create_game("ghooost", [human("Ann"), open_seat()])
    ann, bob = table.seats[0], table.claim(1)
    bob.refresh()
    others = asked({0: ann, 1: bob})
    idle = bob if others is ann else ann
    option = others.options[0]

    with pytest.raises(NotYourTurn):
        idle.send(option)
    with pytest.raises(SeatTaken):
        table.claim(1)
    with pytest.raises(Forbidden):
        table.send(option)
    with pytest.raises(Unauthorised):
        seance.game(table.id, "not a token").refresh()
    with pytest.raises(NotFound):
        seance.game("0123456789abcdef").refresh()
    with pytest.raises(Refused) as refused:
        seance.create_game("ghooost", [human()])
    with pytest.raises(Refused) as unknown:
        seance.create_game("chess", [human()])
    table.abandon()
    with pytest.raises(GameOver):
        others.send(option)
    with pytest.raises(Abandoned):
        play(ann, at_random())
    assert "bad_setup" == refused.value.code
    assert "/title: Expected one of: ghooost, ghost-stories" in str(unknown.value)


def test_a_ticket_shows_what_the_seat_sees(seance: Seance, url: str) -> None:
    """
    By its address alone, without a header.
    """
    table = seance.create_game("ghooost", [human("Ann"), human("Bob")])
    ann = table.seats[0]

    ticket = ann.ticket().ticket

    path = f"{url}/v1/games/{table.id}/board.svg"
    shown = httpx.get(path, params={"ticket": ticket}, timeout=PATIENCE)
    assert ann.draw() == shown.text


def test_what_is_no_problem_document_is_a_problem_all_the_same(url: str) -> None:
    """
    An answer of something on the way, a proxy or a wrong address, has its status.
    """
    with (
        Seance(f"{url}/docs") as seance,
        pytest.raises(Problem) as raised,
    ):
        seance.game("0123456789abcdef").refresh()
    assert 404 == raised.value.status


def test_a_limit_is_waited_out_or_raised() -> None:
    """
    A 429 is repeated once the minute is over, not before; who has no time is told.
    """
    with (
        service(token_requests=10, processes=1) as running,
        proxy(running.url) as (between, address),
        Seance(address) as patient,
        Seance(running.url, patience=0) as hasty,
    ):
        table = patient.create_game("ghooost", [human(), human()])
        hurried = hasty.game(table.id, table.token)

        def hurry() -> None:
            while True:
                hurried.news()

        repeats = 0
        # A minute may be over just before it asks: then nothing has to be waited out.
        while not repeats:
            with pytest.raises(RateLimited) as raised:
                hurry()
            before = len(between.requests)
            began = time.time()
            table.news()
            ended = time.time()
            repeats = len(between.requests) - before - 1

    assert (429, "too_many_requests") == (raised.value.status, raised.value.code)
    assert raised.value.retry_after is not None
    assert 0 < raised.value.retry_after <= 60
    assert 1 == repeats
    assert began // 60 < ended // 60


def test_a_store_that_is_away_is_waited_for() -> None:
    """
    Without its store the service answers 503; the game goes on when it is back.
    """
    with service(processes=1) as running, Seance(running.url) as seance:
        table = seance.create_game("ghooost", [human(), human()])
        game = asked(table.seats)
        running.redis.kill()
        with Seance(running.url, patience=0) as hasty, pytest.raises(Unavailable):
            hasty.game(game.id, game.token).refresh()
        with ThreadPoolExecutor(1) as pool:
            sending = pool.submit(game.send, 0)
            running.redis.start()
            result = sending.result(PATIENCE)

    assert 1 == result.taken
    assert 1 == result.game.version


def test_nothing_happens_twice_when_answers_are_lost(url: str) -> None:
    """
    Answers are lost, or cut, after the service has acted: each command counts once.
    """
    with proxy(url) as (between, address), Seance(address) as seance:
        table = seance.create_game("ghooost", [human(), human()])
        # By turns, those that are lost might all be answers to GET.
        chance = Random(7)
        between.part = lambda: chance.choice((1, 0, 1, 0.5, 1))
        sent = 0
        while not table.refresh().outcome and sent < 40:
            game = asked(table.seats)
            result = game.send(0)
            sent += result.taken
            assert sent == result.game.version

    posts = [
        headers["Idempotency-Key"]
        for method, path, headers in between.requests
        if method == "POST" and path.endswith("/commands")
    ]
    assert sent == len(set(posts))
    assert sent < len(posts)


def test_what_is_created_is_created_once_when_answers_are_lost(url: str) -> None:
    """
    A game, a fork, a claim: the answer that comes at last is that of the first request.
    """
    with proxy(url) as (between, address), Seance(address) as seance:
        parts = cycle((0, 0.5, 1))
        between.part = lambda: next(parts)
        table = seance.create_game("ghooost", [human(), open_seat()])
        claimed = table.claim(1)
        fork = table.seats[0].fork()

        assert "playing" == claimed.refresh().status
        assert "playing" == fork.refresh().status
    posts = [
        (path, headers["Idempotency-Key"])
        for method, path, headers in between.requests
        if method == "POST"
    ]
    assert 9 == len(posts)
    assert 3 == len(set(posts))


def test_what_has_not_changed_is_not_sent_again(url: str) -> None:
    """
    The state is asked for by its ETag, and kept if it is still the same.
    """
    with proxy(url) as (between, address), Seance(address) as seance:
        table = seance.create_game("ghooost", [human(), human()])
        first, again = table.refresh(), table.refresh()

    assert first is again
    assert "If-None-Match" in between.requests[-1][2]


def test_nobody_waits_for_ever() -> None:
    """
    A service that is not there is given up when the patience ends.
    """
    began = time.monotonic()
    with (
        Seance("http://127.0.0.1:9", patience=0.5) as seance,
        pytest.raises(Unreachable),
    ):
        seance.game("0123456789abcdef").refresh()
    # Well before the 90 seconds that are usual.
    assert time.monotonic() - began < 60


def test_play_and_events_go_on_through_a_restart() -> None:
    """
    The server is killed and started again, twice: no game stops and no event is missed.
    """
    with (
        service(bots=1, reconciler=True, processes=1, token_requests=0) as running,
        Seance(running.url) as seance,
        ThreadPoolExecutor(8) as pool,
    ):
        tables = [
            seance.create_game(
                "ghooost", [human(), human(), bot("random")], options=SHORT
            ),
            seance.create_game("ghost-stories", [human(), human()]),
        ]
        heard: dict[str, list[Event]] = {table.id: [] for table in tables}
        go_on = threading.Semaphore(0)
        at_rest = threading.Event()

        def choose(_game: Game, decision: Decision) -> Option:
            # Nobody gets far before the server has been killed.
            if not at_rest.is_set():
                go_on.acquire(timeout=PATIENCE)
            return decision.options[-1]

        def listen(table: Game) -> None:
            for event in table.events():
                heard[table.id].append(event)

        listening = [pool.submit(listen, table) for table in tables]
        playing = [
            pool.submit(play, seat, choose)
            for table in tables
            for seat in table.seats.values()
        ]

        def heard_more_than(number: int) -> bool:
            return sum(map(len, heard.values())) > number

        for _ in range(2):
            before = sum(map(len, heard.values()))
            go_on.release(10)
            wait_until(partial(heard_more_than, before), "events are heard")
            running.api.kill()
            go_on.release(10)
            running.api.start()
        at_rest.set()
        go_on.release(100)
        outcomes = [future.result(PATIENCE) for future in playing]
        for future in listening:
            future.result(PATIENCE)

        for table in tables:
            assert all_events(table) == heard[table.id]
            numbers = [event.number for event in heard[table.id]]
            assert list(range(1, len(numbers) + 1)) == numbers
        assert outcomes[0] == outcomes[1] == tables[0].refresh().outcome
