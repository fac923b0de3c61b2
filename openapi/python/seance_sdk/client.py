"""The way to a service."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Literal, Self

import httpx

from seance_sdk.errors import raise_problem
from seance_sdk.game import Game
from seance_sdk.generated.api.games import create_game
from seance_sdk.generated.models.create_game_request import CreateGameRequest
from seance_sdk.generated.models.game_options import GameOptions
from seance_sdk.generated.types import UNSET
from seance_sdk.retries import Retrying
from seance_sdk.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seance_sdk.generated.models.created_game import CreatedGame
    from seance_sdk.generated.models.own_account import OwnAccount
    from seance_sdk.generated.models.replay import Replay
    from seance_sdk.generated.models.seat_request import SeatRequest
    from seance_sdk.generated.models.verification import Verification
    from seance_sdk.lobby import Lobby
    from seance_sdk.series import Schedules, Simulations, Tournaments
    from seance_sdk.titles import Titles

AccountKind = Literal["program", "person"]
AccountScope = Literal["play", "organise"]

TIMEOUT = httpx.Timeout(10, read=60)
"""In seconds; a long poll may take half a minute, a stream is never silent so long."""


class Seance:
    """A service: creates games and opens those whose token one has.

    Every request is repeated for up to ``patience`` seconds while the service is away
    or asks to wait. All that is refused is raised as a ``Problem``.
    """

    def __init__(
        self,
        base_url: str,
        token: str = "",
        *,
        language: str = "",
        patience: float = 90,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """Nothing is sent yet; ``token`` is the key of an account or an operator."""
        self.token = token
        """What is sent along: the key of an operator or of an account, or nothing."""
        self._base_url = base_url
        self._language = language
        self._transport = Retrying(transport or httpx.HTTPTransport(), patience)
        self.http = self.client_for(token)
        """For operations of ``seance_sdk.generated.api``: sends the token along."""

    def client_for(self, token: str) -> httpx.Client:
        """Return a client that sends a token; all share the same connections."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if self._language:
            headers["Accept-Language"] = self._language
        return httpx.Client(
            base_url=self._base_url,
            headers=headers,
            timeout=TIMEOUT,
            transport=self._transport,
            event_hooks={"response": [raise_problem]},
        )

    def create_game(
        self,
        title: str,
        seats: Sequence[SeatRequest],
        *,
        options: Mapping[str, Any] | None = None,
        seed: str = "",
        public: bool = False,
        turn_seconds: int | None = None,
    ) -> Table:
        """Lay a table; the tokens of its owner and of its human seats come with it."""
        body = CreateGameRequest(
            title=title,
            seats=list(seats),
            options=UNSET if options is None else GameOptions.from_dict(options),
            seed=seed or UNSET,
            public=public,
            turn_seconds=UNSET if turn_seconds is None else turn_seconds,
        )
        return self.table(create_game.call(self.http, body=body))

    def table(self, created: CreatedGame) -> Table:
        """Return the handles of a game that was created by an operation."""
        return Table(self, created)

    def game(
        self,
        id: str,  # noqa: A002
        token: str = "",
        seat: int | None = None,
    ) -> Game:
        """Return a handle of a game: a seat's, its owner's, or a spectator's.

        With the key of an account that holds several seats, ``seat`` says which.
        """
        return Game(self, id, token, seat)

    def register(
        self, name: str, kind: AccountKind = "program", about: str = ""
    ) -> Self:
        """Register an account; return the service as the account uses it.

        Its ``token`` is the key of the account, told this once: keep it.
        """
        # Only few programs register: their models are loaded when they are met.
        from seance_sdk.generated.api.accounts import create_account  # noqa: PLC0415
        from seance_sdk.generated.models.create_account_request import (  # noqa: PLC0415
            CreateAccountRequest,
        )

        body = CreateAccountRequest(name=name, kind=kind, about=about or UNSET)
        return self.as_(create_account.call(self.http, body=body).key)

    def grant(self, name: str, scopes: Sequence[AccountScope]) -> OwnAccount:
        """Say, as an operator, what the keys of an account may do from now on."""
        from seance_sdk.generated.api.accounts import update_account  # noqa: PLC0415
        from seance_sdk.generated.models.update_account_request import (  # noqa: PLC0415
            UpdateAccountRequest,
        )

        body = UpdateAccountRequest(scopes=list(scopes))
        return update_account.call(self.http, name, body=body)

    def as_(self, token: str) -> Self:
        """Return the same service for the holder of another token."""
        other = copy(self)
        other.token = token
        other.http = other.client_for(token)
        return other

    # What few programs use is imported when it is used.

    @property
    def titles(self) -> Titles:
        """What can be played: its rules, its components, its bots."""
        from seance_sdk.titles import Titles  # noqa: PLC0415

        return Titles(self.http)

    @property
    def lobby(self) -> Lobby:
        """Public games, to watch or to join."""
        from seance_sdk.lobby import Lobby  # noqa: PLC0415

        return Lobby(self.http)

    @property
    def simulations(self) -> Simulations:
        """Many games between the same bots."""
        from seance_sdk.series import Simulations  # noqa: PLC0415

        return Simulations(self.http)

    @property
    def tournaments(self) -> Tournaments:
        """Tournaments of bots and of programs."""
        from seance_sdk.series import Tournaments  # noqa: PLC0415

        return Tournaments(self.http)

    @property
    def schedules(self) -> Schedules:
        """Tournaments that are held again and again."""
        from seance_sdk.series import Schedules  # noqa: PLC0415

        return Schedules(self.http)

    def verify(self, replay: Replay) -> Verification:
        """Have a replay played again: whether it leads to what it says."""
        from seance_sdk.generated.api.history import verify_replay  # noqa: PLC0415
        from seance_sdk.generated.models.verify_replay_request import (  # noqa: PLC0415
            VerifyReplayRequest,
        )

        body = VerifyReplayRequest.from_dict(replay.to_dict())
        return verify_replay.call(self.http, body=body)

    def close(self) -> None:
        """Close all connections, those of its games too."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()
