"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
import asyncio
import time
from typing import TYPE_CHECKING
from seance_sdk.generated.aio.boards import AsyncBoards
from seance_sdk.generated.aio.company import AsyncCompany
from seance_sdk.errors import Stale
from seance_sdk.generated.api.commands import send_commands
from seance_sdk.generated.api.games import abandon_game
from seance_sdk.generated.api.hints import get_hint, request_hint
from seance_sdk.generated.api.history import fork_game, get_replay
from seance_sdk.generated.models.fork_game_request import ForkGameRequest
from seance_sdk.generated.models.send_commands_request import SendCommandsRequest
from seance_sdk.generated.types import UNSET
from seance_sdk.seen import Choice
if TYPE_CHECKING:
    from seance_sdk.generated.models.commands_result import CommandsResult
    from seance_sdk.generated.models.option import Option
    from seance_sdk.generated.models.replay import Replay
    from seance_sdk.generated.aio.table import AsyncTable
from seance_sdk.game import HINT_PAUSE

class AsyncGame(AsyncCompany, AsyncBoards):
    """A handle of a game: remembers its last state, and which version that was."""

    async def send(self, *choices: Choice, until_refused: bool=False) -> CommandsResult:
        """Answer the open decision, or several in a row: all choices are taken or none."""
        if self._state is None:
            await self.refresh()
        commands = [self._command(choice) for choice in choices]
        body = SendCommandsRequest(commands, until_refused=until_refused or UNSET)
        request = send_commands.request(self.id, body=body, seat=self._seat, if_match=self._etag)
        try:
            response = await self.http.request(**request)
        except Stale:
            await self.refresh()
            raise
        result = send_commands.parse(response)
        self._keep(result.game, response)
        self._notice(result.events)
        return result

    async def hint(self, patience: float=30) -> Option | None:
        """Return what the strongest bot would do here; nothing if the game went on."""
        deadline = time.monotonic() + patience
        hint = request_hint.parse(await self.http.request(**request_hint.request(self.id, seat=self._seat)))
        while hint.status == 'pending':
            if time.monotonic() > deadline:
                raise TimeoutError(f'no hint within {patience} seconds')
            await asyncio.sleep(HINT_PAUSE)
            hint = get_hint.parse(await self.http.request(**get_hint.request(hint.id, seat=self._seat)))
        return hint.option or None

    async def fork(self, version: int | None=None) -> AsyncTable:
        """Begin a new game where this one is, or was after ``version`` commands."""
        body = ForkGameRequest(version=UNSET if version is None else version)
        return self._seance.table(fork_game.parse(await self.http.request(**fork_game.request(self.id, body=body))))

    async def replay(self) -> Replay:
        """Return all that is needed to check a finished game, draw by draw."""
        return get_replay.parse(await self.http.request(**get_replay.request(self.id)))

    async def abandon(self) -> None:
        """Give the game up for everybody, as its owner."""
        abandon_game.parse(await self.http.request(**abandon_game.request(self.id)))
