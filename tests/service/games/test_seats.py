from typing import Any

import pytest

from service.errors import (
    EngineRefusal,
    InvalidFields,
    NotTheOwner,
    NotYourSeat,
    SeatTaken,
    UnknownSeat,
)
from service.games import endings, seats
from service.games.creation import CreateGame
from service.games.creation import create as create_game
from service.games.model import Kind, Status
from service.store import Store
from tests.document import Json
from tests.service.games.use_cases import create, finished
from tests.tables import BOT, HUMAN, OPEN


def hand_over(game_id: str, seat: int, token: str, **more: Any) -> seats.HandOver:
    """A request to let a bot play a seat, unless said otherwise."""
    given = {"is_operator": False, "kind": Kind.BOT, "bot": {}, "name": "", **more}
    return seats.HandOver(game_id, seat, token, **given)


def test_the_last_claim_starts_the_game(store: Store) -> None:
    """
    The events are the claim and the deal, and nobody can claim the seat again.
    """
    new = create(store, HUMAN, OPEN)
    claim = seats.ClaimSeat(new.game.id, 1, "Ann", "luck")

    claimed = seats.claim(store, claim)

    assert (Status.PLAYING, "Ann") == (
        claimed.game.status,
        claimed.game.record.seats[1].name,
    )
    assert "luck" == claimed.game.record.seats[1].seed
    events = store.events.read(new.game.id, 0, 100)
    assert "table.seat_claimed" == events[0].event[0]
    assert claimed.game.events == len(events) > 1
    with pytest.raises(SeatTaken):
        seats.claim(store, claim)
    with pytest.raises(UnknownSeat):
        seats.claim(store, claim._replace(seat=2))


def test_a_seat_goes_to_a_bot_and_back(store: Store) -> None:
    """
    Its holder may do both; the token that comes back is a new one.
    """
    new = create(store)
    game_id, token = new.game.id, new.seats[0]

    bot = seats.hand_over(store, hand_over(game_id, 0, token, name="Robot"))
    back = seats.hand_over(store, hand_over(game_id, 0, token, kind=Kind.HUMAN))

    assert ("", Kind.BOT) == (bot.token, bot.game.record.seats[0].kind)
    seat = back.game.record.seats[0]
    assert (Kind.HUMAN, "Robot", "") == (seat.kind, seat.name, seat.bot)
    assert back.token not in {"", token}
    assert 2 == back.game.revision


def test_a_claimed_seat_comes_back_to_its_holder_only(store: Store) -> None:
    """
    The owner and operators may give it to a bot, but never see its cards.
    """
    new = create(store, HUMAN, OPEN)
    token = seats.claim(store, seats.ClaimSeat(new.game.id, 1, "", "")).token
    back = hand_over(new.game.id, 1, new.owner, kind=Kind.HUMAN)

    seats.hand_over(store, hand_over(new.game.id, 1, "", is_operator=True))
    with pytest.raises(NotYourSeat):
        seats.hand_over(store, back)
    with pytest.raises(NotYourSeat):
        seats.hand_over(store, back._replace(token=new.seats[0]))
    assert seats.hand_over(store, back._replace(token=token)).token


@pytest.mark.parametrize(
    "bot, pointer",
    [({"id": "nobody"}, "/bot/id"), ({"id": "heuristic", "level": 99}, "/bot/level")],
)
def test_a_bot_that_is_not_there_is_refused(
    store: Store, bot: dict[str, object], pointer: str
) -> None:
    """
    The refusal names the field, in hand-overs as in new games.
    """
    new = create(store)

    with pytest.raises(InvalidFields) as raised:
        seats.hand_over(store, hand_over(new.game.id, 0, new.owner, bot=bot))
    assert [pointer] == [place for place, _ in raised.value.wrong]
    with pytest.raises(InvalidFields) as raised:
        create(store, HUMAN, {"kind": "bot", "bot": bot})
    assert [f"/seats/1{pointer}"] == [place for place, _ in raised.value.wrong]


def test_a_game_that_is_over_keeps_its_seats(store: Store) -> None:
    """
    They are neither claimed nor handed over; only the owner could have given it up.
    """
    new = create(store, HUMAN, OPEN)
    abandon = endings.AbandonGame(new.game.id, new.owner, is_operator=False)
    with pytest.raises(NotTheOwner):
        endings.abandon(store, abandon._replace(token=new.seats[0]))
    endings.abandon(store, abandon)
    endings.abandon(store, abandon)

    assert 1 == store.games.read(new.game.id).revision
    with pytest.raises(EngineRefusal):
        seats.claim(store, seats.ClaimSeat(new.game.id, 1, "", ""))
    with pytest.raises(EngineRefusal):
        seats.hand_over(store, hand_over(new.game.id, 0, new.owner))
    over = endings.AbandonGame(finished(store).game.id, "", is_operator=True)
    with pytest.raises(EngineRefusal):
        endings.abandon(store, over)


def test_a_game_that_cannot_be_is_refused(store: Store) -> None:
    """
    Unknown titles, too many seats, and people with the fields of bots.
    """
    request = CreateGame("ghooost", {}, [HUMAN, HUMAN], None, False, 0)
    people_and_bot: list[Json] = [HUMAN, {**HUMAN, "bot": BOT}]

    with pytest.raises(InvalidFields):
        create_game(store, request._replace(title="chess"))
    with pytest.raises(EngineRefusal):
        create_game(store, request._replace(seats=[HUMAN] * 9))
    with pytest.raises(InvalidFields):
        create_game(store, request._replace(seats=people_and_bot))
