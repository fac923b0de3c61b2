"""Seats: claims of open ones, and hand-overs to a bot and back to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.errors import Reason
from service import tokens
from service.accounts.errors import AlreadySeated
from service.errors import (
    InvalidFields,
    NotYourSeat,
    SeatInTournament,
    SeatReserved,
    SeatResigned,
    SeatTaken,
    UnknownSeat,
)
from service.games import table_events
from service.games.commit import Change, update
from service.games.model import Game, Kind, Seat, status_of
from service.games.people.auto import SINGLE
from service.games.reading import owner_or_seat, refuse_over
from service.store.events import Happened, happened
from service.tokens import Issuer

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
    auto: str = ""
    """Whether questions with one answer are answered; empty for as it is."""
    account: str = ""
    """The account that claims it; empty for somebody without one."""
    invitation: str = ""
    """What a seat is claimed by that waits for a certain person."""


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
    auto: str = ""
    """Whether questions with one answer are answered; empty for as it is."""


class ChangedSeat(NamedTuple):
    """A seat that has changed, and its new token, if it got one."""

    game: Game
    seat: int
    token: str


def claim(
    store: Store, request: ClaimSeat, issuer: Issuer | None = None
) -> ChangedSeat:
    """Give an open seat to the first claimant; the last claim starts the game.

    Whoever knows the id of a game may claim a seat of it: an unlisted game's id is the
    invitation to it. Whoever has claimed it by the same ``issuer`` keeps it.
    """
    token = (issuer or Issuer()).token(f"seat.{request.seat}")
    invitation = tokens.hash_of(request.invitation)

    def change(game: Game, seat: Seat) -> tuple[Seat, Happened] | None:
        is_mine = tokens.opens(tokens.hash_of(token), seat.token)
        if is_mine and seat.kind == Kind.HUMAN:
            return None
        if seat.kind != Kind.OPEN:
            raise SeatTaken
        if seat.is_reserved and not tokens.opens(invitation, seat.invitation):
            raise SeatReserved
        if seat.account and seat.account != request.account:
            raise NotYourSeat
        refuse_over(game)
        refuse_second_seat(game, request.account)
        claimed = msgspec.structs.replace(
            seat,
            kind=Kind.HUMAN,
            name=request.name or seat.name or request.account,
            account=request.account,
            token=tokens.hash_of(token),
            claimed=True,
            seed=request.seed,
            invitation="",
            auto=wants_auto({"auto": request.auto}, seat.auto),
        )
        event = table_events.seat_claimed(request.seat)
        return claimed, Happened(event, game.version, request.seat)

    game = update_seat(store, request.game_id, request.seat, change)
    return ChangedSeat(game, request.seat, token)


def refuse_second_seat(game: Game, account: str) -> None:
    """Refuse a second seat to an account, unless all seats play together."""
    if account and not game.title.cooperative:
        held = (seat for seat in game.record.seats if seat.kind != Kind.OPEN)
        if any(seat.account == account for seat in held):
            raise AlreadySeated


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
        if game.record.has_clocks:
            # Nobody has a bot play for them in a tournament.
            raise SeatInTournament
        name = request.name or seat.name
        # An invited account has no seat before it accepts.
        account = "" if seat.kind == Kind.OPEN else seat.account
        if request.kind == Kind.BOT:
            bot = find_bot(game.title, request.bot, "/bot")
            to_bot = msgspec.structs.replace(
                seat,
                kind=Kind.BOT,
                name=name,
                bot=bot,
                account=account,
                invitation="",
            )
            event = table_events.seat_given_to_bot(number)
            return to_bot, Happened(event, game.version, actor)
        if seat.resigned:
            raise SeatResigned
        if seat.claimed and not is_holder:
            raise NotYourSeat
        to_person = msgspec.structs.replace(
            seat,
            kind=Kind.HUMAN,
            name=name,
            bot="",
            token=tokens.hash_of(token),
            auto=wants_auto({"auto": request.auto}, seat.auto),
            account=account,
            invitation="",
        )
        event = table_events.seat_given_to_person(number)
        return to_person, Happened(event, game.version, actor)

    game = update_seat(store, request.game_id, number, change)
    return ChangedSeat(game, number, token)


def _is_holder(game: Game, request: HandOver) -> bool:
    """Whether the seat's own holder sends the request; refuse all but the owner."""
    if request.is_operator:
        return False
    reader = owner_or_seat(game, request.token)
    if reader.seat != request.seat and not reader.is_owner:
        raise NotYourSeat
    return reader.seat == request.seat


def update_seat(
    store: Store,
    game_id: str,
    number: int,
    change_seat: Callable[[Game, Seat], tuple[Seat, Happened] | None],
) -> Game:
    """Change one seat of a game, and start the game if it was the last open one."""

    def change(game: Game) -> Change | None:
        seats = list(game.record.seats)
        if number >= len(seats):
            raise UnknownSeat
        changed = change_seat(game, seats[number])
        if changed is None:
            return None
        seats[number], event = changed
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


def wants_auto(requested: Json, present: bool) -> bool:
    """Return whether a seat's questions with one answer are answered from now on."""
    return requested["auto"] == SINGLE if requested.get("auto") else present


def refuse_auto(requested: Json, pointer: str) -> None:
    """Refuse to have questions answered for a seat that no person plays yet."""
    if "auto" in requested and requested["kind"] != Kind.HUMAN:
        raise InvalidFields([(pointer, Reason("wrong.not_a_person", {}))])


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
