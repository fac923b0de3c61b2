"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
import json
from typing import TYPE_CHECKING
from seance_sdk.generated.api.events import list_events, stream_events
from seance_sdk.generated.api.games import get_game
from seance_sdk.generated.models.event import Event
from seance_sdk.generated.types import UNSET
from seance_sdk.seen import Seen
from seance_sdk.generated.aio.streams import afollow
if TYPE_CHECKING:
    from collections.abc import Iterator, AsyncIterator, Awaitable
    import httpx
    from seance_sdk.generated.aio.client import AsyncSeance
    from seance_sdk.generated.models.game import Game as State
from seance_sdk.handle import PAGE

class AsyncHandle(Seen):
    """A game as one token sees it, and which version that was."""

    def __init__(self, seance: AsyncSeance, id: str, token: str='', seat: int | None=None) -> None:
        super().__init__()
        self._seance = seance
        self._seat = UNSET if seat is None else seat
        self.id = id
        self.token = token
        self.http: httpx.AsyncClient = seance.client_for(token)
        'For operations of ``seance_sdk.generated.api``: sends the token along.'

    @property
    def state(self) -> State:
        """The game as it was last seen."""
        if self._state is None:
            raise LookupError('the state is not known yet: await refresh() first')
        return self._state

    async def refresh(self) -> State:
        """Read the state anew; nothing is sent if it has not changed."""
        known = self._etag or UNSET
        request = get_game.request(self.id, seat=self._seat, if_none_match=known)
        response = await self.http.request(**request)
        if response.status_code == 304 and self._state is not None:
            return self._state
        return self._keep(get_game.parse(response), response)

    async def events(self, after: int=0) -> AsyncIterator[Event]:
        """Yield every event after the given number, as it happens, until the end."""
        request = stream_events.request(self.id, seat=self._seat, last_event_id=str(after))
        async for message in afollow(self.http, request):
            yield Event.from_dict(json.loads(message.data))

    async def news(self) -> list[Event]:
        """Return the next events since the last call, until there are no more."""
        news = await self._events_after(self._told)
        self._told = news[-1].number if news else self._told
        return news

    async def wait(self, seconds: int=25) -> None:
        """Return when something happens, or after a while; ``news`` has it, too."""
        self._notice(await self._events_after(self._noticed, seconds))

    async def _events_after(self, number: int, wait: int=0) -> list[Event]:
        page = list_events.parse(await self.http.request(**list_events.request(self.id, seat=self._seat, after=number, limit=PAGE, wait=wait)))
        return page.items
