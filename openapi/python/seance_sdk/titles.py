"""What can be played."""

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


class Titles:
    """The catalogue of a service."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def all(self) -> list[TitleSummary]:
        """Return all titles that can be played."""
        return list_titles.call(self._http).items

    def get(self, id: str) -> TitleDetails:  # noqa: A002
        """Return everything about a title: its options, its components, its bots."""
        return get_title.call(self._http, id)

    def rules(self, id: str) -> list[Rule]:  # noqa: A002
        """Return every rule of a title, with its source."""
        return list_rules.call(self._http, id).items

    def ratings(self, id: str, players: int | None = None) -> list[BotRating]:  # noqa: A002
        """Return how strong the bots of a title are, for a number of players or all."""
        count = UNSET if players is None else players
        return list_ratings.call(self._http, id, players=count).items
