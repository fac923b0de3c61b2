"""Seats: claims of open ones, and hand-overs to a bot and back to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.errors import Reason
from service import tokens
from service.errors import InvalidFields, NotYourSeat, SeatTaken, UnknownSeat
from service.games import table_events
from service.games.commit import Change, update
from service.games.model import Game, Kind, Seat, status_of
from service.games.reading import owner_or_seat, refuse_over
from service.store.events import Happened, happened

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.fields import Json
    from engines.core.title import Title
    from service.store import Store


class ClaimSeat(NamedTuple):
    """A request for an open seat."""

    game_id: str
    seat: int
    name: str
    seed: str
    """What the claimant contributes to the chance of the game; nothing if empty."""


class HandOver(NamedTuple):
    """A request to have a seat played by a bot, or by a person again."""

    game_id: str
    seat: int
    token: str
    is_operator: bool
    kind: str
    bot: Json
    """The id of the bot and perhaps its level; empty for the best of the title."""
    name: str
    """Empty for the name that the seat has."""


class ChangedSeat(NamedTuple):
    """A seat that has changed, and its new token, if it got one."""

    game: Game
    seat: int
    token: str


def claim(store: Store, request: ClaimSeat) -> ChangedSeat:
    """Give an open seat to the first claimant; the last claim starts the game.

    Whoever knows the id of a game may claim a seat of it: an unlisted game's id is the
    invitation to it.
    """
    token = tokens.new_token()

    def change(game: Game, seat: Seat) -> tuple[Seat, Happened]:
        if seat.kind != Kind.OPEN:
            raise SeatTaken
        refuse_over(game)
        claimed = msgspec.structs.replace(
            seat,
            kind=Kind.HUMAN,
            name=request.name or seat.name,
            token=tokens.hash_of(token),
            claimed=True,
            seed=request.seed,
        )
        event = table_events.seat_claimed(request.seat)
        return claimed, Happened(event, game.version, request.seat)

    game = _update_seat(store, request.game_id, request.seat, change)
    return ChangedSeat(game, request.seat, token)


def hand_over(store: Store, request: HandOver) -> ChangedSeat:
    """Let a bot play a seat, or a person again, who then gets a new token.

    The holder of a seat may do both. So may the owner, but for getting back a seat that
    somebody has claimed: the owner could look at its cards.
    """
    number = request.seat
    token = tokens.new_token() if request.kind == Kind.HUMAN else ""

    def change(game: Game, seat: Seat) -> tuple[Seat, Happened]:
        is_holder = _is_holder(game, request)
        actor = number if is_holder else None
        refuse_over(game)
        name = request.name or seat.name
        if request.kind == Kind.BOT:
            bot = find_bot(game.title, request.bot, "/bot")
            to_bot = msgspec.structs.replace(seat, kind=Kind.BOT, name=name, bot=bot)
            event = table_events.seat_given_to_bot(number)
            return to_bot, Happened(event, game.version, actor)
        if seat.claimed and not is_holder:
            raise NotYourSeat
        to_person = msgspec.structs.replace(
            seat, kind=Kind.HUMAN, name=name, bot="", token=tokens.hash_of(token)
        )
        event = table_events.seat_given_to_person(number)
        return to_person, Happened(event, game.version, actor)

    game = _update_seat(store, request.game_id, number, change)
    return ChangedSeat(game, number, token)


def _is_holder(game: Game, request: HandOver) -> bool:
    """Whether the seat's own holder sends the request; refuse all but the owner."""
    if request.is_operator:
        return False
    reader = owner_or_seat(game, request.token)
    if reader.seat != request.seat and not reader.is_owner:
        raise NotYourSeat
    return reader.seat == request.seat


def _update_seat(
    store: Store,
    game_id: str,
    number: int,
    change_seat: Callable[[Game, Seat], tuple[Seat, Happened]],
) -> Game:
    """Change one seat of a game, and start the game if it was the last open one."""

    def change(game: Game) -> Change:
        seats = list(game.record.seats)
        if number >= len(seats):
            raise UnknownSeat
        seats[number], event = change_seat(game, seats[number])
        record = msgspec.structs.replace(game.record, seats=tuple(seats))
        after = game._replace(record=record, revision=game.revision + 1)
        after, deal = deal_if_full(after)[:2]
        return Change(after, [event, *deal])

    return update(store, game_id, change).game


def deal_if_full(game: Game) -> Change:
    """Return a waiting game with its cards dealt, once all of its seats are taken.

    Until then a claimed seat may still contribute to the chance of the game.
    """
    record = game.record
    if game.state is not None or any(seat.kind == Kind.OPEN for seat in record.seats):
        return Change(game, [])
    state, deal = game.title.start(len(record.seats), record.options, record.key)
    dealt = game._replace(state=state, status=status_of(state))
    return Change(dealt, happened(deal, game.version))


def best_bot(title: Title[Any]) -> str:
    """Return the name of the strongest bot of a title."""
    return title.bot_names[-1]


def find_bot(title: Title[Any], requested: Json, pointer: str) -> str:
    """Return the name of the requested bot, by default the best, or refuse."""
    if not requested:
        return best_bot(title)
    bot = title.bots.get(requested["id"])
    if bot is None:
        reason = Reason("wrong.choice", {"choices": ", ".join(title.bots)})
        raise InvalidFields([(f"{pointer}/id", reason)])
    level = requested.get("level", bot.levels)
    if level > bot.levels:
        reason = Reason("wrong.integer", {"minimum": 1, "maximum": bot.levels})
        raise InvalidFields([(f"{pointer}/level", reason)])
    return bot.at(level).id
