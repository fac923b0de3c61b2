"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from copy import copy
from typing import TYPE_CHECKING, Any, Literal, Self
import httpx
from seance_sdk.errors import raise_problem_later
from seance_sdk.generated.aio.game import AsyncGame
from seance_sdk.generated.api.games import create_game
from seance_sdk.generated.models.create_game_request import CreateGameRequest
from seance_sdk.generated.models.game_options import GameOptions
from seance_sdk.generated.types import UNSET
from seance_sdk.generated.aio.retries import AsyncRetrying
from seance_sdk.generated.aio.table import AsyncTable
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, AsyncIterator, Awaitable
    from seance_sdk.generated.models.created_game import CreatedGame
    from seance_sdk.generated.models.own_account import OwnAccount
    from seance_sdk.generated.models.replay import Replay
    from seance_sdk.generated.models.seat_request import SeatRequest
    from seance_sdk.generated.models.verification import Verification
    from seance_sdk.generated.aio.lobby import AsyncLobby
    from seance_sdk.generated.aio.series import AsyncSchedules, AsyncSimulations, AsyncTournaments
    from seance_sdk.generated.aio.titles import AsyncTitles
from seance_sdk.client import AccountKind
from seance_sdk.client import AccountScope
from seance_sdk.client import TIMEOUT

class AsyncSeance:
    """A service: creates games and opens those whose token one has."""

    def __init__(self, base_url: str, token: str='', *, language: str='', patience: float=90, transport: httpx.AsyncBaseTransport | None=None) -> None:
        """Nothing is sent yet; ``token`` is the key of an account or an operator."""
        self.token = token
        'What is sent along: the key of an operator or of an account, or nothing.'
        self._base_url = base_url
        self._language = language
        self._transport = AsyncRetrying(transport or httpx.AsyncHTTPTransport(), patience)
        self.http = self.client_for(token)
        'For operations of ``seance_sdk.generated.api``: sends the token along.'

    def client_for(self, token: str) -> httpx.AsyncClient:
        """Return a client that sends a token; all share the same connections."""
        headers = {'Authorization': f'Bearer {token}'} if token else {}
        if self._language:
            headers['Accept-Language'] = self._language
        return httpx.AsyncClient(base_url=self._base_url, headers=headers, timeout=TIMEOUT, transport=self._transport, event_hooks={'response': [raise_problem_later]})

    async def create_game(self, title: str, seats: Sequence[SeatRequest], *, options: Mapping[str, Any] | None=None, seed: str='', public: bool=False, turn_seconds: int | None=None) -> AsyncTable:
        """Lay a table; the tokens of its owner and of its human seats come with it."""
        body = CreateGameRequest(title=title, seats=list(seats), options=UNSET if options is None else GameOptions.from_dict(options), seed=seed or UNSET, public=public, turn_seconds=UNSET if turn_seconds is None else turn_seconds)
        return self.table(create_game.parse(await self.http.request(**create_game.request(body=body))))

    def table(self, created: CreatedGame) -> AsyncTable:
        """Return the handles of a game that was created by an operation."""
        return AsyncTable(self, created)

    def game(self, id: str, token: str='', seat: int | None=None) -> AsyncGame:
        """Return a handle of a game: a seat's, its owner's, or a spectator's."""
        return AsyncGame(self, id, token, seat)

    async def register(self, name: str, kind: AccountKind='program', about: str='') -> Self:
        """Register an account; return the service as the account uses it."""
        from seance_sdk.generated.api.accounts import create_account
        from seance_sdk.generated.models.create_account_request import CreateAccountRequest
        body = CreateAccountRequest(name=name, kind=kind, about=about or UNSET)
        return self.as_(create_account.parse(await self.http.request(**create_account.request(body=body))).key)

    async def grant(self, name: str, scopes: Sequence[AccountScope]) -> OwnAccount:
        """Say, as an operator, what the keys of an account may do from now on."""
        from seance_sdk.generated.api.accounts import update_account
        from seance_sdk.generated.models.update_account_request import UpdateAccountRequest
        body = UpdateAccountRequest(scopes=list(scopes))
        return update_account.parse(await self.http.request(**update_account.request(name, body=body)))

    def as_(self, token: str) -> Self:
        """Return the same service for the holder of another token."""
        other = copy(self)
        other.token = token
        other.http = other.client_for(token)
        return other

    @property
    def titles(self) -> AsyncTitles:
        """What can be played: its rules, its components, its bots."""
        from seance_sdk.generated.aio.titles import AsyncTitles
        return AsyncTitles(self.http)

    @property
    def lobby(self) -> AsyncLobby:
        """Public games, to watch or to join."""
        from seance_sdk.generated.aio.lobby import AsyncLobby
        return AsyncLobby(self.http)

    @property
    def simulations(self) -> AsyncSimulations:
        """Many games between the same bots."""
        from seance_sdk.generated.aio.series import AsyncSimulations
        return AsyncSimulations(self.http)

    @property
    def tournaments(self) -> AsyncTournaments:
        """Tournaments of bots and of programs."""
        from seance_sdk.generated.aio.series import AsyncTournaments
        return AsyncTournaments(self.http)

    @property
    def schedules(self) -> AsyncSchedules:
        """Tournaments that are held again and again."""
        from seance_sdk.generated.aio.series import AsyncSchedules
        return AsyncSchedules(self.http)

    async def verify(self, replay: Replay) -> Verification:
        """Have a replay played again: whether it leads to what it says."""
        from seance_sdk.generated.api.history import verify_replay
        from seance_sdk.generated.models.verify_replay_request import VerifyReplayRequest
        body = VerifyReplayRequest.from_dict(replay.to_dict())
        return verify_replay.parse(await self.http.request(**verify_replay.request(body=body)))

    async def aclose(self) -> None:
        """Close all connections, those of its games too."""
        await self._transport.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_exception: object) -> None:
        await self.aclose()
