"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from typing import TYPE_CHECKING
from seance_sdk.generated.api.history import rematch
from seance_sdk.generated.api.seats import claim_seat, create_invitation, create_spectator, resign_seat, update_seat
from seance_sdk.generated.api.undo import answer_undo, request_undo
from seance_sdk.generated.models.answer_undo_request import AnswerUndoRequest
from seance_sdk.generated.models.bot_request import BotRequest
from seance_sdk.generated.models.claim_seat_request import ClaimSeatRequest
from seance_sdk.generated.models.create_spectator_request import CreateSpectatorRequest
from seance_sdk.generated.models.update_seat_request import UpdateSeatRequest
from seance_sdk.generated.types import UNSET, Unset
from seance_sdk.generated.aio.handle import AsyncHandle
if TYPE_CHECKING:
    from seance_sdk.generated.aio.game import AsyncGame
    from seance_sdk.generated.models.game import Game as State
    from seance_sdk.generated.models.issued_invitation import IssuedInvitation
    from seance_sdk.generated.models.seat_request_auto import SeatRequestAuto

class AsyncCompany(AsyncHandle):
    """What people at a table do besides playing."""

    async def claim(self, seat: int, name: str='', seed: str='', *, invitation: str='', auto: SeatRequestAuto | None=None) -> AsyncGame:
        """Take an open seat; return the game as that seat plays it."""
        body = ClaimSeatRequest(name=name or UNSET, seed=seed or UNSET, auto=auto or UNSET, invitation=invitation or UNSET)
        claimed = claim_seat.parse(await self.http.request(**claim_seat.request(self.id, seat, body=body)))
        return self._seance.game(self.id, claimed.token)

    async def hand_over(self, seat: int, bot: str='', level: int | None=None) -> None:
        """Let a bot play a seat, the best one unless it is named, as well as it can."""
        strength = UNSET if level is None else level
        chosen = BotRequest(bot, level=strength) if bot else UNSET
        body = UpdateSeatRequest(kind='bot', bot=chosen)
        update_seat.parse(await self.http.request(**update_seat.request(self.id, seat, body=body)))

    async def take_back(self, seat: int, name: str='', *, auto: SeatRequestAuto | None=None) -> AsyncGame:
        """Let a person play a seat again; return the game as that seat plays it."""
        body = UpdateSeatRequest(kind='human', name=name or UNSET, auto=auto or UNSET)
        updated = update_seat.parse(await self.http.request(**update_seat.request(self.id, seat, body=body)))
        assert updated.token, 'a seat of a person has a token'
        return self._seance.game(self.id, updated.token)

    async def invite(self, seat: int) -> IssuedInvitation:
        """Keep an open seat for who gets the link, as the owner."""
        return create_invitation.parse(await self.http.request(**create_invitation.request(self.id, seat)))

    async def spectator(self, delay: int=0) -> AsyncGame:
        """Let somebody look on, as the owner; return the game as they see it."""
        body = CreateSpectatorRequest(delay=delay)
        made = create_spectator.parse(await self.http.request(**create_spectator.request(self.id, body=body)))
        return self._seance.game(self.id, made.token)

    async def undo(self) -> State:
        """Ask to take one's last choice back; it is done if nobody has to agree."""
        known = self._etag or await self._read()
        request = request_undo.request(self.id, seat=self._seat, if_match=known)
        response = await self.http.request(**request)
        return self._keep(request_undo.parse(response), response)

    async def answer_undo(self, *, agree: bool) -> State:
        """Let another seat take its last choice back, or do not."""
        known = self._etag or await self._read()
        request = answer_undo.request(self.id, body=AnswerUndoRequest(agree), seat=self._seat, if_match=known)
        response = await self.http.request(**request)
        return self._keep(answer_undo.parse(response), response)

    async def _read(self) -> str:
        """Return what names the present version."""
        await self.refresh()
        return self._etag

    async def resign(self, seat: int) -> None:
        """Leave for good, as the holder of the seat: a bot plays on and ranks last."""
        response = await self.http.request(**resign_seat.request(self.id, seat))
        self._keep(resign_seat.parse(response), response)

    async def rematch(self) -> AsyncGame:
        """Play a finished game once more; return the same one to all who ask."""
        made = rematch.parse(await self.http.request(**rematch.request(self.id, seat=self._seat)))
        seat = None if isinstance(self._seat, Unset) else self._seat
        return self._seance.game(made.game.id, self.token, seat=seat)
