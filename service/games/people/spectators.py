"""Spectators: a token that reads a game, as it is or as it was some versions ago."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service import tokens
from service.errors import NotTheOwner
from service.games.commit import Change, update
from service.games.model import Spectator
from service.games.people.errors import TooManySpectators
from service.games.reading import owner_or_seat, refuse_over
from service.presentation.answers import IssuedSpectator
from service.tokens import Issuer

if TYPE_CHECKING:
    from service.games.model import Game
    from service.store import Store

MOST = 100
"""Of one game."""


def admit_spectator(
    store: Store, game_id: str, token: str, delay: int, issuer: Issuer | None = None
) -> IssuedSpectator:
    """Return a token that sees what anybody at the table may see, after a delay.

    Only the owner may ask. The same ``issuer`` finds its token there.
    """
    text = (issuer or Issuer()).token("spectator")
    hashed = tokens.hash_of(text)

    def change(game: Game) -> Change | None:
        if not owner_or_seat(game, token).is_owner:
            raise NotTheOwner
        refuse_over(game)
        known = game.record.spectators
        if any(tokens.opens(hashed, each.token) for each in known):
            return None
        if len(known) >= MOST:
            raise TooManySpectators
        spectators = (*known, Spectator(hashed, delay))
        record = msgspec.structs.replace(game.record, spectators=spectators)
        after = game._replace(record=record, revision=game.revision + 1)
        if (undo := game.pending_undo) is not None:
            # It is nobody's business at the table.
            undo = msgspec.structs.replace(undo, revision=after.revision)
            after = after._replace(undo=undo)
        return Change(after, [])

    update(store, game_id, change)
    return IssuedSpectator(token=text, delay=delay)
