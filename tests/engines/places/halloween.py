"""Where the pieces of Halloween are."""

from __future__ import annotations

from engines.core.fields import Json
from engines.halloween.board import FIGURES
from tests.engines.places.board import Places


class HalloweenPlaces(Places):
    """Pieces are counted; ghosts by colour, bonus tokens by kind where one sees it."""

    def look(self, view: Json) -> None:
        """Find the pieces."""
        for building in view["buildings"]:
            name = building["building"]
            for colour, count in building["ghosts"].items():
                self.put(f"ghost:{name}.{colour}", f"building:{name}", count)
            for pumpkin in building["pumpkins"]:
                self.put("", f"field:{name}.{pumpkin['colour']}")
            if "bonus" in building:
                self.put(f"bonus:{building['bonus']}", f"spot:{name}")
        for colour, count in view["supply"].items():
            on_board = sum(each["ghosts"][colour] for each in view["buildings"])
            self.put("", f"supply:tokens.{colour}", count)
            self.put("", f"supply:ghosts.{colour}", FIGURES - on_board)
        self.put("", "pile:bonus", view["bonus_supply"])
        for bonus in view["bonus_discard"]:
            self.put(f"bonus:{bonus}", "pile:bonus_discard")
        if "drawn" in view:
            self.put(f"bonus:{view['drawn']}", "pile:drawn")
        for seat in view["seats"]:
            self._look_at_seat(seat)

    def _look_at_seat(self, seat: Json) -> None:
        number = seat["seat"]
        for good in ("scare", "discs", "pumpkins", "neutral_pumpkins"):
            self.put("", f"goods:{number}.{good}", seat[good])
        for colour, count in seat["tokens"].items():
            self.put("", f"goods:{number}.tokens.{colour}", count)
        for strip, each in enumerate(seat["strips"]):
            for action in each["discs"]:
                self.put("", f"action:{number}.{strip}.{action}")
        for slot, content in enumerate(seat["slots"]):
            if content == "blocked":
                self.put("", f"slot:{number}.{slot}")
            elif content != "free":
                self.put(f"bonus:{content}", f"slot:{number}.{slot}")
        for card in seat["cards"]:
            self.put("", f"card:{card}")

    def key(self, place: str, ref: str, /) -> tuple[str, str] | None:
        """Count ghosts by colour, discs by strip, and scare only where it is finite."""
        kind, _, name = place.partition(":")
        if place == "supply:scare":
            return None
        if kind == "building":
            return place, ref.rpartition(".")[2]
        if kind == "action":
            return f"strip:{name.rpartition('.')[0]}", ""
        told_apart = kind in ("spot", "slot") or place == "pile:drawn"
        return place, ref if told_apart and ref.startswith("bonus:") else ""
