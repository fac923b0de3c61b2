"""The asynchronous client: it does what the other one does, without threads."""

import asyncio
import inspect
from itertools import chain, repeat
from uuid import uuid4

import pytest
import seance_sdk
from seance_sdk import (
    AsyncGame,
    AsyncSeance,
    Conflict,
    NotFound,
    Seance,
    aplay,
    aplay_inbox,
    bot,
    human,
    invited,
    open_seat,
)
from seance_sdk.generated.aio import lobby, series, titles
from seance_sdk.generated.models import Decision, Option
from seance_sdk.lobby import Gone, Lobby
from seance_sdk.series import Schedules, Simulations, Tournaments
from seance_sdk.titles import Titles

from tests.openapi.python.playing import SHORT
from tests.openapi.python.proxies import proxy

PAIRS = [
    (seance_sdk.Seance, seance_sdk.AsyncSeance),
    (seance_sdk.Game, seance_sdk.AsyncGame),
    (seance_sdk.Table, seance_sdk.AsyncTable),
    (Lobby, lobby.AsyncLobby),
    (Titles, titles.AsyncTitles),
    (Simulations, series.AsyncSimulations),
    (Tournaments, series.AsyncTournaments),
    (Schedules, series.AsyncSchedules),
]


def last(_: AsyncGame, decision: Decision) -> Option:
    """Take the last option."""
    return decision.options[-1]


async def later(game: AsyncGame, decision: Decision) -> Option:
    """Think, and take the first option."""
    await asyncio.sleep(0)
    assert decision is game.decision
    return decision.options[0]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0].__name__)
def test_it_covers_what_the_other_one_covers(pair: tuple[type, type]) -> None:
    """
    The same methods with the same parameters; what waits there is awaited here.
    """
    renamed = {"aclose": "close"}
    there, here = (
        {
            renamed.get(name, name): member
            for name, member in inspect.getmembers(each, inspect.isfunction)
            if not name.startswith("_")
        }
        for each in pair
    )

    assert there.keys() == here.keys()
    for name, method in there.items():
        parameters = inspect.signature(method).parameters
        assert list(parameters) == list(inspect.signature(here[name]).parameters)


def test_seats_play_side_by_side(url: str) -> None:
    """
    In one thread, by plain functions and by coroutines, to the end of their game.
    """

    async def all_of_it() -> None:
        async with AsyncSeance(url) as seance:
            game = await seance.create_game(
                "ghooost", [human(), human()], options=SHORT
            )
            ended = await asyncio.gather(
                aplay(game.seats[0], last), aplay(game.seats[1], later)
            )
            assert ended[0] == ended[1]
            replay = await game.replay()
            assert (await seance.verify(replay)).valid
            told = [event.number async for event in game.events()]
            assert list(range(1, len(told) + 1)) == told
            assert len(told) == (await game.refresh()).last_event

    asyncio.run(all_of_it())


def test_thin_methods_are_awaited(url: str) -> None:
    """
    Titles, lobby, tickets, pictures, hints, undo, spectators, tournaments.
    """

    async def all_of_it() -> None:
        async with AsyncSeance(url, language="nl") as seance:
            assert "halloween" in {title.id for title in await seance.titles.all()}
            seats = [human("Ann"), open_seat()]
            table = await seance.create_game("halloween", seats, public=True, seed="7")
            with pytest.raises(LookupError, match="refresh"):
                _ = table.state
            public = [game async for game in seance.lobby.games(open_seats=True)]
            assert table.id in {game.id for game in public}
            async for game in seance.lobby.watch("halloween", open_seats=True):
                if not isinstance(game, Gone) and game.id == table.id:
                    break
            bob = await table.claim(1, "Bob")
            games = [table.seats[0], bob]
            state = await table.refresh()
            first = games[state.to_act[0]]
            other = games[1 - state.to_act[0]]
            behind = await table.spectator(delay=1)
            before = (await first.refresh()).view
            assert before
            await first.send(0)
            assert (await behind.refresh()).version == 0
            assert "<svg" in await first.draw(theme="dark")
            ticket = await first.ticket()
            assert ticket.ticket in first.board_url(ticket.ticket)
            assert await first.describe() != await first.describe(lang="fr")
            asked = await first.undo()
            assert asked.undo
            assert 1 == len(asked.undo.waiting_for)
            done = await other.answer_undo(agree=True)
            assert asked.version + 1 == done.version
            after = (await table.refresh()).view
            assert after
            assert before.to_dict() == after.to_dict()
            with pytest.raises(Conflict):
                await other.answer_undo(agree=True)
            assert await first.hint() is not None
            plan = seance.tournaments.plan(
                "ghooost", {"Ann": ["random"], "Bob": ["random"]}, options=SHORT
            )
            assert 1 == (await seance.tournaments.forecast(plan)).games
            made = await seance.tournaments.create(plan)
            seen = [each.status async for each in seance.tournaments.watch(made.id)]
            assert "finished" == seen[-1]
            rounds = [game async for game in seance.tournaments.games(made.id)]
            lines = [line async for line in seance.tournaments.export_replays(made.id)]
            assert [game.game for game in rounds] == [line["game"] for line in lines]
            assert rounds
            with pytest.raises(NotFound):
                await seance.game("0123456789abcdef").refresh()

    asyncio.run(all_of_it())


def test_a_lost_answer_is_asked_for_again(url: str) -> None:
    """
    Under the same Idempotency-Key, so that nothing is created twice.
    """

    async def all_of_it() -> None:
        with proxy(url) as (between, address):
            parts = chain([0.0, 0.5], repeat(1.0))
            between.part = lambda: next(parts)
            async with AsyncSeance(address) as seance:
                await seance.create_game("ghooost", [human(), bot()])
            keys = [headers["Idempotency-Key"] for _, _, headers in between.requests]
            assert 3 == len(keys)
            assert 1 == len(set(keys))

    asyncio.run(all_of_it())


def test_programs_play_all_their_games_until_they_are_cancelled(url: str) -> None:
    """
    They accept invitations, play side by side, and leave no task behind.
    """

    async def all_of_it() -> None:
        async with AsyncSeance(url) as seance:
            names = [f"bot-{uuid4().hex[:16]}" for _ in range(2)]
            accounts = [await seance.register(name) for name in names]
            seats = [invited(name) for name in names]
            early = await seance.create_game("ghooost", seats, options=SHORT)
            ended: dict[str, set[str]] = {name: set() for name in names}
            all_ended = asyncio.Event()

            async def run(account: AsyncSeance, name: str) -> None:
                def over(game: AsyncGame) -> None:
                    assert game.is_over
                    ended[name].add(game.id)
                    if all(len(games) == 3 for games in ended.values()):
                        all_ended.set()

                await aplay_inbox(account, later, over=over)

            running = [
                asyncio.create_task(run(account, name))
                for account, name in zip(accounts, names, strict=True)
            ]
            late = [
                await seance.create_game("ghooost", seats[::-1], options=SHORT)
                for _ in range(2)
            ]
            await asyncio.wait_for(all_ended.wait(), 120)
            for task in running:
                task.cancel()
            stopped = await asyncio.gather(*running, return_exceptions=True)

            assert all(isinstance(each, asyncio.CancelledError) for each in stopped)
            games = {early.id, *(game.id for game in late)}
            assert [games, games] == list(ended.values())
            assert {asyncio.current_task()} == asyncio.all_tasks()

    asyncio.run(all_of_it())


def test_what_choose_raises_ends_it(url: str) -> None:
    """
    And is raised where the inbox is played.
    """

    def wrong(_: AsyncGame, __: Decision) -> Option:
        raise ZeroDivisionError

    async def all_of_it() -> None:
        async with AsyncSeance(url) as seance:
            name = f"bot-{uuid4().hex[:16]}"
            account = await seance.register(name)
            await seance.create_game("ghooost", [invited(name), bot("random")])
            with pytest.raises(ExceptionGroup) as raised:
                await asyncio.wait_for(aplay_inbox(account, wrong), 60)
            assert raised.group_contains(ZeroDivisionError)

    asyncio.run(all_of_it())


def test_undo_and_spectators_without_waiting(seance: Seance) -> None:
    """
    The other client has both, too.
    """
    table = seance.create_game("halloween", [human(), human()], seed="7")
    first = table.state.to_act[0]
    behind = table.spectator(delay=2)
    before = table.state.view
    assert before
    table.seats[first].send(0)

    asked = table.seats[first].undo()

    assert asked.undo
    assert [1 - first] == asked.undo.waiting_for
    assert 0 == behind.state.version
    done = table.seats[1 - first].answer_undo(agree=True)
    assert asked.version + 1 == done.version
    view = table.refresh().view
    assert view
    assert before.to_dict() == view.to_dict()
