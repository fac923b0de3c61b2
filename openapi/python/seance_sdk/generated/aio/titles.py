"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from typing import TYPE_CHECKING
from seance_sdk.generated.api.ratings import list_ratings
from seance_sdk.generated.api.titles import get_title, list_rules, list_titles
from seance_sdk.generated.types import UNSET
if TYPE_CHECKING:
    import httpx
    from seance_sdk.generated.models.bot_rating import BotRating
    from seance_sdk.generated.models.rule import Rule
    from seance_sdk.generated.models.title_details import TitleDetails
    from seance_sdk.generated.models.title_summary import TitleSummary

class AsyncTitles:
    """The catalogue of a service."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def all(self) -> list[TitleSummary]:
        """Return all titles that can be played."""
        return list_titles.parse(await self._http.request(**list_titles.request())).items

    async def get(self, id: str) -> TitleDetails:
        """Return everything about a title: its options, its components, its bots."""
        return get_title.parse(await self._http.request(**get_title.request(id)))

    async def rules(self, id: str) -> list[Rule]:
        """Return every rule of a title, with its source."""
        return list_rules.parse(await self._http.request(**list_rules.request(id))).items

    async def ratings(self, id: str, players: int | None=None) -> list[BotRating]:
        """Return how strong the bots of a title are, for a number of players or all."""
        count = UNSET if players is None else players
        return list_ratings.parse(await self._http.request(**list_ratings.request(id, players=count))).items
