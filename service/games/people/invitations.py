"""Invitations: an open seat waits for who has the secret of its link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service import tokens
from service.errors import NotTheOwner, SeatTaken
from service.games.model import Kind
from service.games.reading import owner_or_seat, refuse_over
from service.games.seats import update_seat
from service.games.table_events import seat_reserved
from service.presentation.answers import IssuedInvitation
from service.store.events import Happened
from service.tokens import Issuer

if TYPE_CHECKING:
    from service.games.model import Game, Seat
    from service.store import Store


def invite(
    store: Store, game_id: str, number: int, token: str, issuer: Issuer | None = None
) -> IssuedInvitation:
    """Return what an open seat is claimed by, once, and by nothing else.

    Only the owner may ask. Another invitation to the same seat ends the one before,
    and whoever a seat waited for, of a rematch or by the name of an account, it does
    not any more. The same ``issuer`` finds its invitation there.
    """
    secret = (issuer or Issuer()).token("invitation")

    def change(game: Game, seat: Seat) -> tuple[Seat, Happened] | None:
        if not owner_or_seat(game, token).is_owner:
            raise NotTheOwner
        if seat.kind != Kind.OPEN:
            raise SeatTaken
        refuse_over(game)
        if tokens.opens(tokens.hash_of(secret), seat.invitation):
            return None
        waiting = msgspec.structs.replace(
            seat,
            token="",
            claimed=False,
            account="",
            invitation=tokens.hash_of(secret),
        )
        return waiting, Happened(seat_reserved(number), game.version)

    update_seat(store, game_id, number, change)
    fragment = f"game={game_id}&seat={number}&invitation={secret}"
    return IssuedInvitation(seat=number, invitation=secret, fragment=fragment)
