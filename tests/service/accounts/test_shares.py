import pytest

from service.accounts.shares import HALF_SECONDS, SHARE_SECONDS, Shares
from service.games import bot_turns
from service.games.model import Game
from service.games.people import hints
from service.settings import Settings
from service.store import Store
from service.store.queues import BOT_GAME_QUEUE, BOT_QUEUE, HINT_QUEUE
from tests.service.games import use_cases
from tests.tables import HUMAN, QUICK_BOT


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(redis_url: str) -> Store:
    """A store without any games."""
    return Store(Settings(redis_url=redis_url))


def spend(shares: Shares, clock: Clock, game: Game, seconds: float) -> None:
    """Use so much of the time of a process for a game."""
    with shares.spending(game):
        clock.now += seconds


def greedy(game: Game) -> Shares:
    """Shares of which the creator of a game has had more than its own."""
    clock = Clock()
    shares = Shares(clock, clock)
    spend(shares, clock, game, SHARE_SECONDS + 1)
    return shares


def with_bot_to_act(store: Store) -> Game:
    """A game of a person and bots, in which a bot must act."""
    while True:
        game = use_cases.create(store, HUMAN, QUICK_BOT, QUICK_BOT).game
        if game.bot_to_act() is not None:
            return game


def test_who_has_had_a_share_gives_way_for_a_while(store: Store) -> None:
    """
    What was used counts half after some seconds; another creator is not affected.
    """
    clock = Clock()
    shares = Shares(clock, clock)
    mine, other = use_cases.create(store).game, use_cases.create(store).game
    assert not shares.is_used_up(mine)

    spend(shares, clock, mine, SHARE_SECONDS * 1.5)

    assert shares.is_used_up(mine)
    assert not shares.is_used_up(other)
    clock.now += HALF_SECONDS
    assert not shares.is_used_up(mine)
    clock.now += 100 * HALF_SECONDS
    assert not shares.is_used_up(mine)


def test_a_turn_gives_way_only_to_somebody(store: Store) -> None:
    """
    If nobody waits it is played; else it is put off once, to the workers in the rear.
    """
    game = with_bot_to_act(store)
    shares = greedy(game)
    before = store.turns.queued(BOT_QUEUE)
    assert before > 0

    assert 0 == bot_turns.play(store, game.id, shares, can_wait=True)

    assert game.version == store.games.read(game.id).version
    assert 1 == store.turns.queued(BOT_GAME_QUEUE)
    assert [] == store.turns.overdue(BOT_QUEUE, 0, 10)
    # As the job that was just queued says.
    assert 0 < bot_turns.play(store, game.id, shares, can_wait=False)


def test_a_hint_gives_way_once(store: Store) -> None:
    """
    It goes to the end of the queue of hints.
    """
    new = use_cases.create(store)
    seat, _ = use_cases.first_command(new.game)
    hint = hints.request(store, new.game.id, new.seats[seat], "en")
    shares = greedy(new.game)

    assert not hints.work_out(store, hint.id, shares, can_wait=True)
    assert 2 == store.turns.queued(HINT_QUEUE)
    assert hints.work_out(store, hint.id, shares, can_wait=False)


def test_a_late_answer_gives_way(store: Store) -> None:
    """
    It is late again in some seconds.
    """
    game = use_cases.create(store, turn_seconds=1).game
    with_bot_to_act(store)

    assert not bot_turns.answer_late(store, game.id, greedy(game))
