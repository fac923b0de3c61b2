"""Finding company: public games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from seance_sdk.generated.api.games import list_games
from seance_sdk.generated.api.lobby import stream_games
from seance_sdk.generated.models.game_summary import GameSummary
from seance_sdk.generated.types import UNSET
from seance_sdk.pages import pages
from seance_sdk.streams import follow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import httpx

    from seance_sdk.generated.models.list_games_status import ListGamesStatus


class Gone(NamedTuple):
    """A game that does not fit any more what one watches for."""

    id: str


class Lobby:
    """The games of a service that everybody may watch."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def games(
        self,
        title: str = "",
        status: ListGamesStatus | None = None,
        *,
        open_seats: bool | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Iterator[GameSummary]:
        """Yield the games that fit, the newest first.

        ``open_seats`` for those with a seat that anybody may claim.
        """
        found = _found(title, status, open_seats, options)
        yield from pages(
            lambda cursor: list_games.call(self._http, cursor=cursor, **found)
        )

    def watch(
        self,
        title: str = "",
        status: ListGamesStatus | None = None,
        *,
        open_seats: bool | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Iterator[GameSummary | Gone]:
        """Yield the games that fit, and whatever changes about them, without end."""
        request = stream_games.request(**_found(title, status, open_seats, options))
        for message in follow(self._http, request):
            told = json.loads(message.data)
            is_gone = message.event == "gone"
            yield Gone(told["id"]) if is_gone else GameSummary.from_dict(told)


def _found(
    title: str,
    status: ListGamesStatus | None,
    open_seats: bool | None,
    options: Mapping[str, Any] | None,
) -> dict[str, Any]:
    """Return what the service is asked for, to find public games."""
    named = [f"{name}:{_text(value)}" for name, value in (options or {}).items()]
    return {
        "title": title or UNSET,
        "status": status or UNSET,
        "open_seats": UNSET if open_seats is None else _text(open_seats),
        "option": ",".join(named) or UNSET,
    }


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
