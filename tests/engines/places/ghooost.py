"""Where the cards of Ghooost! are."""

from __future__ import annotations

from engines.core.fields import Json
from tests.engines.places.board import Places

MIDDLE = ("pile:cemetery", "pile:beside")


class GhooostPlaces(Places):
    """Cards are counted; Kitties beside the cemetery leave the round with it."""

    def look(self, view: Json) -> None:
        """Find the cards."""
        for seat in view["seats"]:
            number = seat["seat"]
            self.put("", f"hand:{number}", seat["hand"])
            self.put("", f"pile:mansion.{number}", seat["mansion"])
        self.put("", "pile:crypt", view["crypt"])
        self.put("", "pile:discard", len(view["discard"]))
        self.put("", MIDDLE[0], len(view["cemetery"]))
        self.put("", MIDDLE[1], view["beside"])

    def key(self, place: str, _: str, /) -> tuple[str, str]:
        """Count cards of any kind."""
        return MIDDLE[0] if place in MIDDLE else place, ""
