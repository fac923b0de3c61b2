"""The way to a service."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

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
    from seance_sdk.generated.models.seat_request import SeatRequest

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
        """Nothing is sent yet; ``token`` is needed only by what operators may do."""
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

    def game(self, id: str, token: str = "") -> Game:  # noqa: A002
        """Return a handle of a game: a seat's, its owner's, or a spectator's."""
        return Game(self, id, token)

    def close(self) -> None:
        """Close all connections, those of its games too."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()
