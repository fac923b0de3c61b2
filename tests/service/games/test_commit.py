from collections.abc import Iterator
from typing import Any

import pytest
from redis import Redis
from rq import Queue
from rq.serializers import JSONSerializer

from service import tokens
from service.errors import KeyReused, SeatTaken, StaleVersion, StoreAway
from service.games import seats
from service.games.commit import (
    AlreadyAnswered,
    Change,
    Response,
    commit,
    create_once,
    update,
    wake_bots_again,
)
from service.games.deadlines import now
from service.games.idempotency import StoredResponse, key_of
from service.games.model import Game
from service.games.table_events import seat_claimed, time_ran_out
from service.settings import Settings
from service.store import Store
from service.store.events import Numbered, happened
from service.store.games import Stale
from service.store.queues import BOT_GAME_QUEUE
from tests.document import Json
from tests.service.games import use_cases
from tests.service.games.use_cases import first_option
from tests.tables import HUMAN, OPEN, QUICK_BOT

KEY = key_of("key", "request")


@pytest.fixture
def queue(redis_url: str) -> Iterator[Queue]:
    """The queue of bot turns."""
    with Redis.from_url(redis_url) as client:
        yield Queue(BOT_GAME_QUEUE, connection=client, serializer=JSONSerializer)


def create(store: Store, *seats: Json, turn_seconds: int = 0) -> Game:
    """A new game; of two people, unless said otherwise."""
    return use_cases.create(store, *seats, turn_seconds=turn_seconds).game


def reseat(game: Game) -> Change:
    """A change of seats, with two events."""
    after = game._replace(revision=game.revision + 1)
    return Change(after, happened([seat_claimed(0), time_ran_out(1)], game.version))


def respond(game: Game, events: list[Numbered]) -> StoredResponse:
    """A response that shows what it was built from."""
    body = f"{game.version} {[each.number for each in events]}".encode()
    return StoredResponse(200, "", "en", body)


def test_events_are_numbered_on(store: Store) -> None:
    """
    The game counts its events, and the store numbers them from where it was.
    """
    game = create(store)

    one = commit(store, game, *reseat(game)).game
    two = commit(store, one, *reseat(one)).game

    assert [game.events + 2, game.events + 4] == [one.events, two.events]
    stored = store.events.read(game.id, game.events, 10)
    assert [*range(game.events + 1, game.events + 5)] == [
        each.number for each in stored
    ]
    assert two == store.games.read(game.id)


@pytest.mark.parametrize(
    "moment",
    [
        {"version": 1},
        {"revision": 2},
        {"version": 0, "revision": 0},
        {"id": "0123456789abcdef", "revision": 1},
    ],
)
def test_a_version_counts_commands_and_a_revision_all_else(
    store: Store, moment: dict[str, Any]
) -> None:
    """
    A change that would count otherwise is a fault of ours, and is not written.
    """
    game = create(store)

    with pytest.raises(AssertionError):
        commit(store, game, game._replace(**moment), happened([seat_claimed(0)], 0))

    assert game == store.games.read(game.id)


def test_a_new_game_has_come_as_far_as_its_commands(store: Store) -> None:
    """
    Version and revision of a new game are checked, too.
    """
    game = create(store)

    for wrong in (game._replace(version=1), game._replace(revision=1)):
        with pytest.raises(AssertionError):
            commit(store, None, wrong, [])


def test_a_commit_sets_the_deadline(store: Store) -> None:
    """
    Each new decision has one; a change of seats leaves it.
    """
    game = create(store, turn_seconds=60)
    assert now() < game.act_by <= now() + 60_000_000

    answered = commit(store, game, *first_option(game)).game
    assert answered.act_by > game.act_by
    reseated = commit(store, answered, *reseat(answered)).game
    assert answered.act_by == reseated.act_by


def test_of_two_commits_from_one_moment_the_second_is_stale(store: Store) -> None:
    """
    The loser of a race writes nothing and wakes nobody.
    """
    game = create(store)
    won = commit(store, game, *reseat(game)).game

    with pytest.raises(Stale):
        commit(store, game, *reseat(game))

    assert won == store.games.read(game.id)


def test_a_commit_wakes_the_bot_that_must_act(store: Store, queue: Queue) -> None:
    """
    Each moment of a game has a job of its own; a caller may play bots without one.
    """
    game = create(store, QUICK_BOT, QUICK_BOT)
    assert [f"bot-{game.id}-0"] == queue.job_ids

    reseated = commit(store, game, *reseat(game)).game
    assert f"bot-{game.id}-0-1" == queue.job_ids[-1]
    answered = commit(store, reseated, *first_option(reseated)).game
    assert f"bot-{game.id}-1-1" == queue.job_ids[-1]
    commit(store, answered, *first_option(answered), wake=False)
    assert 3 == queue.count

    wake_bots_again(store, game.id, BOT_GAME_QUEUE)
    assert 4 == queue.count == len(set(queue.job_ids))


def test_a_commit_wakes_nobody_where_people_must_act(
    store: Store, queue: Queue
) -> None:
    """
    Nor where a seat is open.
    """
    game = create(store)
    commit(store, game, *first_option(game))
    create(store, QUICK_BOT, OPEN)

    assert 0 == queue.count


def test_a_response_is_built_from_what_is_committed(store: Store) -> None:
    """
    It knows the numbers of the events and the game as it is stored.
    """
    game = create(store)
    change = reseat(game)._replace(response=Response(respond, None))

    committed = commit(store, game, *change)

    assert committed.response is not None
    numbers = [game.events + 1, game.events + 2]
    assert f"0 {numbers}".encode() == committed.response.body


def test_a_key_is_answered_once(store: Store) -> None:
    """
    A second request gets the first one's response, and changes nothing.
    """
    game = create(store)
    change = reseat(game)._replace(response=Response(respond, KEY))
    first = commit(store, game, *change)

    again = reseat(first.game)._replace(response=Response(respond, KEY))
    with pytest.raises(AlreadyAnswered) as raised:
        commit(store, first.game, *again)

    assert first.response is not None
    assert first.response.body == raised.value.response.body
    assert raised.value.response.is_replay
    assert first.game == store.games.read(game.id)


def test_a_key_of_another_request_is_refused(store: Store) -> None:
    """
    The fingerprint tells requests apart that have the same key.
    """
    game = create(store)
    after = commit(
        store, game, *reseat(game)._replace(response=Response(respond, KEY))
    ).game

    other = Response(respond, key_of("key", "another request"))
    with pytest.raises(KeyReused):
        commit(store, after, *reseat(after)._replace(response=other))


def test_a_game_is_created_once(store: Store) -> None:
    """
    Who comes second gets the game that is there.
    """
    template = create(store)
    new = template._replace(id=tokens.new_game_id())

    first = create_once(store, Change(new, happened([seat_claimed(0)], 0)))
    later = happened([seat_claimed(1), seat_claimed(2)], 0)
    second = create_once(store, Change(new, later))

    assert 1 == first.events
    assert first == second


def test_an_update_tries_again_after_a_lost_race(store: Store) -> None:
    """
    The change is made again, from the game as the winner has left it.
    """
    game = create(store)
    seen: list[int] = []

    def change(found: Game) -> Change:
        seen.append(found.revision)
        if len(seen) < 3:
            commit(store, found, *reseat(found))
        return reseat(found)

    committed = update(store, game.id, change)

    assert [0, 1, 2] == seen
    assert 3 == committed.game.revision
    assert committed.game == store.games.read(game.id)


def test_an_update_may_leave_a_game_as_it_is(store: Store) -> None:
    """
    Then nothing is written.
    """
    game = create(store)

    committed = update(store, game.id, lambda _: None)

    assert (game, None, False) == committed


def test_an_update_gives_up_after_the_attempts_it_has(store: Store) -> None:
    """
    Where the client gave a limit, the version counts as stale.
    """
    game = create(store)

    def lose(found: Game) -> Change:
        commit(store, found, *reseat(found))
        return reseat(found)

    with pytest.raises(StaleVersion):
        update(store, game.id, lose, attempts=3)

    assert 3 == store.games.read(game.id).revision


def test_a_refusal_on_a_cached_copy_is_not_final(store: Store, redis_url: str) -> None:
    """
    Another process has changed the game: the change is tried on a fresh read.
    """
    game = create(store, HUMAN, OPEN)
    elsewhere = Store(Settings(redis_url=redis_url))
    request = seats.ClaimSeat(game.id, 1, "", "")
    seats.claim(elsewhere, request)

    def needs_the_claim(found: Game) -> Change:
        if found.revision == 0:
            raise SeatTaken
        return reseat(found)

    committed = update(store, game.id, needs_the_claim, try_cached=True)
    assert 2 == committed.game.revision

    # Here the cached copy is the newest, and the refusal is the same again.
    with pytest.raises(SeatTaken):
        update(store, game.id, _refuse, try_cached=True)


def _refuse(_: Game) -> Change:
    raise SeatTaken


def test_an_outdated_cached_copy_costs_nothing_but_another_try(
    store: Store, redis_url: str
) -> None:
    """
    The store does not accept what was made of it.
    """
    game = create(store)
    elsewhere = Store(Settings(redis_url=redis_url))
    commit(elsewhere, game, *reseat(game))
    seen: list[int] = []

    def change(found: Game) -> Change:
        seen.append(found.revision)
        return reseat(found)

    assert 2 == update(store, game.id, change, try_cached=True).game.revision
    assert [0, 1] == seen


def test_a_store_that_is_away_is_not_asked_again(store: Store) -> None:
    """
    Nothing is known of the change then, so it is not tried twice.
    """
    game = create(store)
    tries: list[Game] = []

    def change(found: Game) -> Change:
        tries.append(found)
        raise StoreAway

    with pytest.raises(StoreAway):
        update(store, game.id, change, try_cached=True)

    assert [game] == tries
