"""Programs that play a tournament from its registration to its end."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from seance_sdk import (
    AsyncGame,
    AsyncSeance,
    Conflict,
    Game,
    Seance,
    aplay_tournament,
    play_tournament,
)
from seance_sdk.generated.models import Decision, Option, TournamentDetails

from tests.openapi.python.playing import SHORT, at_random
from tests.openapi.python.test_inbox import new_name
from tests.servers import PATIENCE, wait_until


@contextmanager
def held(seance: Seance, title: str = "ghooost", **more: Any) -> Iterator[str]:
    """The id of a tournament that accounts may enter; it is cancelled at the end."""
    asked = {"entrants": {}, "registration": True, **more}
    if title == "ghooost":
        asked["options"] = SHORT
    made = seance.tournaments.create(seance.tournaments.plan(title, **asked))
    try:
        yield made.id
    finally:
        seance.tournaments.cancel(made.id)


def in_hours(hours: int) -> str:
    return (datetime.now(UTC) + timedelta(hours=hours)).isoformat()


def names(tournament: TournamentDetails) -> set[str]:
    return {entrant.name for entrant in tournament.entrants}


def play_async(url: str, key: str, tournament: str) -> TournamentDetails:
    """Play a tournament without threads, and say how it ended."""

    async def choose(_: AsyncGame, decision: Decision) -> Option:
        await asyncio.sleep(0)
        return decision.options[-1]

    async def all_of_it() -> TournamentDetails:
        async with AsyncSeance(url, key) as account:
            played = await aplay_tournament(account, choose, tournament)
            assert {asyncio.current_task()} == asyncio.all_tasks()
            return played

    return asyncio.run(all_of_it())


def play(url: str, account: Seance, *, is_async: bool) -> tuple[str, str]:
    """Play the next tournament of Halloween; return its id and how it ended."""

    async def play_later() -> TournamentDetails:
        async with AsyncSeance(url, account.token) as mine:
            return await aplay_tournament(mine, lambda *_: 0, title="halloween")

    if is_async:
        played = asyncio.run(play_later())
    else:
        found = play_tournament(account, lambda *_: 0, title="halloween")
        assert found is not None
        played = found
    return played.id, played.status


def test_a_program_that_is_started_again_goes_on(url: str, seance: Seance) -> None:
    """
    By its key alone; with and without threads, all play every game to its end.
    """
    one, two = (seance.register(new_name()) for _ in range(2))
    chance, stopped, answered = at_random(), threading.Event(), count()

    def stop_soon(game: Game, decision: Decision) -> Option:
        if next(answered) == 5:
            stopped.set()
        return chance(game, decision)

    with held(seance, repeats=3) as id_, ThreadPoolExecutor(1) as pool:
        other = pool.submit(play_async, url, two.token, id_)
        one.tournaments.enter(id_)
        wait_until(lambda: len(seance.tournaments.get(id_).entrants) == 2, "two enter")
        seance.tournaments.start(id_)
        first = play_tournament(one, stop_soon, stop=stopped, title="ghooost")
        ended: list[str] = []
        over = lambda game: ended.append(game.id)  # noqa: E731
        again = play_tournament(one, chance, title="ghooost", over=over)

        assert first is not None
        assert again is not None
        assert (id_, "running") == (first.id, first.status)
        assert (id_, "finished") == (again.id, again.status)
        assert again == other.result(PATIENCE)
        assert [3, 3] == [line.games for line in again.standings]
        assert [0, 0] == [line.forfeits for line in again.standings]
        assert set(ended) <= {each.game for each in seance.tournaments.games(id_)}


@pytest.mark.parametrize("is_async", [False, True])
def test_the_next_one_is_the_one_that_starts_first(
    url: str, seance: Seance, *, is_async: bool
) -> None:
    """
    Of the title that is asked for; one that cannot be entered is passed over.
    """
    name = new_name()
    account = seance.register(name)
    full = {"starts_at": in_hours(1), "entrants": {name: ["random"]}}
    with (
        held(seance, "halloween") as by_hand,
        held(seance, "halloween", starts_at=in_hours(3)) as later,
        held(seance, "halloween", starts_at=in_hours(2)) as next_one,
        held(seance, "halloween", **full) as taken,
        held(seance, starts_at=in_hours(1)) as other_title,
        ThreadPoolExecutor(1) as pool,
    ):
        playing = pool.submit(play, url, account, is_async=is_async)
        wait_until(lambda: name in names(seance.tournaments.get(next_one)), "it enters")
        seance.tournaments.cancel(next_one)
        assert (next_one, "cancelled") == playing.result(PATIENCE)

        for passed_over in (by_hand, later, other_title):
            assert name not in names(seance.tournaments.get(passed_over))
        with pytest.raises(Conflict):
            account.tournaments.enter(taken)


def test_one_that_is_called_off_ends_it(seance: Seance) -> None:
    """
    Whoever waits for its start gets it back as it ended; so does who comes too late.
    """
    account = seance.register(new_name())
    with held(seance) as id_, ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(play_tournament, account, at_random(), id_)
        wait_until(lambda: seance.tournaments.get(id_).entrants, "it enters")
        seance.tournaments.cancel(id_)

        played = waiting.result(PATIENCE)
        assert played is not None
        assert "cancelled" == played.status
        with pytest.raises(Conflict):
            play_tournament(account, at_random(), id_)


def test_who_stops_before_there_is_one_gets_none(seance: Seance) -> None:
    """
    It looks for one every few seconds until then.
    """
    stopped = threading.Event()
    stopped.set()

    assert (
        play_tournament(seance.register(new_name()), at_random(), stop=stopped) is None
    )
