import msgspec
import pytest

from service.errors import (
    EngineRefusal,
    GameNotStarted,
    NotYourSeat,
    UnknownHint,
)
from service.games.commit import commit
from service.games.creation import NewGame
from service.games.people import hints
from service.store import Store
from service.store.queues import HINT_QUEUE
from tests.service.games.use_cases import create, first_command, first_option
from tests.tables import HUMAN, OPEN


def requested(store: Store) -> tuple[NewGame, str, str]:
    """A game, the token of the seat that must act, and the id of its hint."""
    new = create(store)
    token = new.seats[first_command(new.game)[0]]
    return new, token, hints.request(store, new.game.id, token, "en").id


def test_a_hint_is_one_of_the_options(store: Store) -> None:
    """
    It is worked out once, for the seat that must act, and only that seat may read it.
    """
    new, token, hint_id = requested(store)
    assert "pending" == hints.get(store, hint_id, token, "en").status

    assert hints.work_out(store, hint_id)
    assert not hints.work_out(store, hint_id)

    ready = hints.get(store, hint_id, token, "en")
    decision = new.game.open()
    assert decision is not None
    offered = [new.game.title.write(option) for option in decision.options]
    assert "ready" == ready.status
    assert ready.option
    assert ready.option.command in offered
    assert ready == hints.request(store, new.game.id, token, "en")
    (other,) = set(new.seats.values()) - {token}
    with pytest.raises(NotYourSeat):
        hints.get(store, hint_id, other, "en")


def test_a_hint_for_a_game_that_has_gone_on_is_outdated(store: Store) -> None:
    """
    There is nothing to advise any more.
    """
    new, token, hint_id = requested(store)
    commit(store, new.game, *first_option(new.game))

    assert not hints.work_out(store, hint_id)
    assert "outdated" == hints.get(store, hint_id, token, "en").status


def test_a_hint_that_lost_its_job_is_queued_again(store: Store) -> None:
    """
    By whoever looks for it after some seconds.
    """
    _, token, hint_id = requested(store)
    hint = store.hints.read(hint_id)
    assert hint is not None
    earlier = hint.asked - hints.LOST_MICROS - 1
    store.hints.answer(msgspec.structs.replace(hint, asked=earlier))
    queued = store.turns.queued(HINT_QUEUE)

    assert "pending" == hints.get(store, hint_id, token, "en").status

    assert queued + 1 == store.turns.queued(HINT_QUEUE)


def test_a_hint_of_a_game_that_is_gone_is_unknown(store: Store) -> None:
    """
    It can neither be read nor worked out.
    """
    new, token, hint_id = requested(store)
    store.games.forget(new.game.id)

    for unknown in (hint_id, "0123456789abcdef.0.0", "nonsense"):
        with pytest.raises(UnknownHint):
            hints.get(store, unknown, token, "en")
        assert not hints.work_out(store, unknown)


def test_hints_are_for_the_seat_that_must_act(store: Store) -> None:
    """
    Not for others, and not before the game has started.
    """
    new = create(store)
    seat, _ = first_command(new.game)
    with pytest.raises(EngineRefusal):
        hints.request(store, new.game.id, new.seats[1 - seat], "en")
    waiting = create(store, HUMAN, OPEN)
    with pytest.raises(GameNotStarted):
        hints.request(store, waiting.game.id, waiting.seats[0], "en")
