"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from seance_sdk.generated.aio import asked
import json
from typing import TYPE_CHECKING, Any, NamedTuple
from seance_sdk.generated.api.games import list_games
from seance_sdk.generated.api.lobby import stream_games
from seance_sdk.generated.models.game_summary import GameSummary
from seance_sdk.generated.types import UNSET
from seance_sdk.generated.aio.pages import apages
from seance_sdk.generated.aio.streams import afollow
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, AsyncIterator, Awaitable
    import httpx
    from seance_sdk.generated.models.list_games_status import ListGamesStatus
from seance_sdk.lobby import Gone

class AsyncLobby:
    """The games of a service that everybody may watch."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def games(self, title: str='', status: ListGamesStatus | None=None, *, open_seats: bool | None=None, options: Mapping[str, Any] | None=None) -> AsyncIterator[GameSummary]:
        """Yield the games that fit, the newest first."""
        found = _found(title, status, open_seats, options)
        async for each in apages(lambda cursor: asked(list_games, self._http, cursor=cursor, **found)):
            yield each

    async def watch(self, title: str='', status: ListGamesStatus | None=None, *, open_seats: bool | None=None, options: Mapping[str, Any] | None=None) -> AsyncIterator[GameSummary | Gone]:
        """Yield the games that fit, and whatever changes about them, without end."""
        request = stream_games.request(**_found(title, status, open_seats, options))
        async for message in afollow(self._http, request):
            told = json.loads(message.data)
            is_gone = message.event == 'gone'
            yield (Gone(told['id']) if is_gone else GameSummary.from_dict(told))
from seance_sdk.lobby import _found
from seance_sdk.lobby import _text
