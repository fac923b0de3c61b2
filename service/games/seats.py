"""Who plays a seat: claims of open ones, and seats handed to a bot and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.errors import Reason
from service import tokens
from service.errors import InvalidFields, NotYourSeat, SeatTaken, UnknownSeat
from service.games.deadlines import begin, wind
from service.games.model import Game, Kind, Seat
from service.games.readers import owner_or_seat, refuse_over
from service.presentation import events as telling
from service.store.games import Stale

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.fields import Json
    from engines.core.state import Event
    from engines.core.title import Title
    from service.store import Store


class Claim(NamedTuple):
    """A request for an open seat."""

    game_id: str
    seat: int
    name: str
    seed: str
    """What the claimant contributes to the chance of the game; nothing if empty."""


class Hand(NamedTuple):
    """A request to have a seat played by a bot, or by a person again."""

    game_id: str
    seat: int
    token: str
    is_operator: bool
    kind: str
    bot: Json
    """Which one, by its id and perhaps its level; empty for the best of the title."""
    name: str
    """Empty for the name that the seat has."""


class Seated(NamedTuple):
    """A seat that has changed, and the token that plays it, if there is a new one."""

    game: Game
    seat: int
    token: str


def claim(store: Store, request: Claim) -> Seated:
    """Give an open seat to whoever asks first; the last claim starts the game.

    Whoever knows the id of a game may claim a seat of it: an unlisted game's id is the
    invitation to it.
    """
    token = tokens.new_token()

    def take(game: Game, seat: Seat) -> tuple[Seat, Event]:
        if seat.kind != Kind.OPEN:
            raise SeatTaken
        refuse_over(game)
        taken = msgspec.structs.replace(
            seat,
            kind=Kind.HUMAN,
            name=request.name or seat.name,
            token=tokens.hash_of(token),
            claimed=True,
            seed=request.seed,
        )
        return taken, telling.seat_claimed(request.seat)

    return Seated(_reseat(store, *request[:2], take), request.seat, token)


def hand(store: Store, request: Hand) -> Seated:
    """Let a bot play a seat, or a person again, who then gets a new token.

    The holder of a seat may do both. So may the owner, but for getting back a seat that
    somebody has claimed: the owner could look at its cards.
    """
    number = request.seat
    token = tokens.new_token() if request.kind == Kind.HUMAN else ""

    def change(game: Game, seat: Seat) -> tuple[Seat, Event]:
        is_holder = _is_holder(game, request)
        refuse_over(game)
        name = request.name or seat.name
        if request.kind == Kind.BOT:
            bot = find_bot(game.title, request.bot, "/bot")
            handed = msgspec.structs.replace(seat, kind=Kind.BOT, name=name, bot=bot)
            return handed, telling.seat_given_to_bot(number)
        if seat.claimed and not is_holder:
            raise NotYourSeat
        back = msgspec.structs.replace(
            seat, kind=Kind.HUMAN, name=name, bot="", token=tokens.hash_of(token)
        )
        return back, telling.seat_given_to_person(number)

    return Seated(_reseat(store, request.game_id, number, change), number, token)


def _is_holder(game: Game, request: Hand) -> bool:
    """Whether the seat is asked for by its own holder; refuse all but the owner."""
    if request.is_operator:
        return False
    reader = owner_or_seat(game, request.token)
    if reader.seat != request.seat and not reader.is_owner:
        raise NotYourSeat
    return reader.seat == request.seat


def best_bot(title: Title[Any]) -> str:
    """Return the name of the strongest bot of a title."""
    return title.bot_names[-1]


def find_bot(title: Title[Any], asked: Json, pointer: str) -> str:
    """Return the name of the bot that is asked for, the best if none is, or refuse."""
    if not asked:
        return best_bot(title)
    bot = title.bots.get(asked["id"])
    if bot is None:
        reason = Reason("wrong.choice", {"choices": ", ".join(title.bots)})
        raise InvalidFields([(f"{pointer}/id", reason)])
    level = asked.get("level", bot.levels)
    if level > bot.levels:
        reason = Reason("wrong.integer", {"minimum": 1, "maximum": bot.levels})
        raise InvalidFields([(f"{pointer}/level", reason)])
    return bot.at(level).id


def _reseat(
    store: Store,
    game_id: str,
    number: int,
    change: Callable[[Game, Seat], tuple[Seat, Event]],
) -> Game:
    """Change one seat of a game as it is now, and start the game if it was the last."""
    while True:
        game = store.games.read(game_id)
        seats = list(game.record.seats)
        if number >= len(seats):
            raise UnknownSeat
        seats[number], told = change(game, seats[number])
        record = msgspec.structs.replace(game.record, seats=tuple(seats))
        after, dealt = begin(
            game._replace(
                record=record, revision=game.revision + 1, events=game.events + 1
            )
        )
        after = wind(game, after)
        try:
            store.games.change(game, after, [told, *dealt])
        except Stale:
            # Each round somebody else was faster, and changes of seats are few.
            continue
        if after.bot_to_act() is not None:
            # Under a name of its own: there may have been bots at this version before.
            store.turns.enqueue(game_id, after.version, f"-{after.revision}")
        return after
