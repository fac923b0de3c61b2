"""Where the cards, figures and tokens of Ghost Stories are, White Moon included."""

from __future__ import annotations

from engines.core.fields import Json
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.white_moon.state import CORNER_IDS, CRYSTALS
from tests.engines.places.board import Places

MANTRA = "piece:mantra"
GOODS = {
    "yin_yang": "supply:yin_yang",
    "buddhas": "supply:buddhas",
    "power_tokens": "supply:power_tokens",
    "crystals": "supply:crystals",
}
"""Where the goods of the dead go, Tao tokens besides."""
CROWDED = ("space", "tile")
"""Kinds of places where things of more than one sort lie."""


class GhostStoriesPlaces(Places):
    """Cards, Taoists and single pieces are followed, tokens and villagers counted."""

    FOLLOWED = frozenset({"card", "taoist", "piece", "artefact"})
    HIDDEN = frozenset({"pile:deck"})

    def look(self, view: Json) -> None:
        """Find everything, and note which tiles there are."""
        self.tiles = {f"tile:{tile['tile']}" for tile in view["village"]}
        self.circle = view.get("circle")
        for board in view["boards"]:
            self._look_at_board(board)
        for card in view["discard"]:
            self.put(f"card:{card}", "pile:discard")
        if "arriving" in view:
            self.put(f"card:{view['arriving']}", "pile:arriving")
        self.put("", "pile:deck", view["deck"])
        self.put("", "supply:qi", view["qi_supply"])
        for colour, count in view["supply"].items():
            self.put("", f"supply:tao.{colour}", count)
        seated = [board for board in view["boards"] if "seat" in board]
        returned = sum(not board["yin_yang"] for board in seated)
        self.put("", "supply:yin_yang", returned)
        self.put("", "supply:buddhas", view["temple"])
        self.put("", "supply:power_tokens", view["centre"])
        self.put("", "circle:prayer", int("circle" in view))
        if "white_moon" in view:
            self._look_at_moon(view["white_moon"])

    def _look_at_board(self, board: Json) -> None:
        colour = board["board"]
        self.put("", f"goods:{colour}.qi", board["qi"])
        for token, count in board["tao"].items():
            self.put("", f"goods:{colour}.tao.{token}", count)
        for good in ("yin_yang", "buddhas", "power_tokens"):
            self.put("", f"goods:{colour}.{good}", int(board[good]))
        if "tile" in board:
            self.put(f"taoist:{colour}", f"tile:{board['tile']}")
        for space in board["spaces"]:
            place = f"space:{space['space']}"
            if "ghost" in space:
                self.put(f"card:{space['ghost']}", place)
            if space["buddha"]:
                self.put("", place)
            if space["mantra"]:
                self.put(MANTRA, place)

    def _look_at_moon(self, moon: Json) -> None:
        for stack in moon["stacks"]:
            self.put("villager:", f"tile:{stack['tile']}", stack["villagers"])
        self.put("villager:", "pile:shelter", len(moon["shelter"]))
        self.put("villager:", "pile:graveyard", len(moon["graveyard"]))
        at = {"reserve": "supply:su_ling", "ondine": "card:howling_ondine"}
        su_ling = moon["su_ling"]
        self.put("piece:su_ling", at.get(su_ling) or f"space:{su_ling}")
        self.put("", "supply:crystals", moon["reserve"])
        for board, count in zip(BOARD_IDS, moon["crystals"], strict=True):
            self.put("", f"goods:{board}.crystals", count)
        for corner, full in zip(CORNER_IDS, moon["receptacles"], strict=True):
            self.put("", f"corner:{corner}", int(full))
        for each in moon["artefacts"]:
            if each["owner"] in BOARD_IDS:
                self.put(f"artefact:{each['artefact']}", f"board:{each['owner']}")

    def key(self, place: str, ref: str, /) -> tuple[str, str] | None:
        """Tell sorts apart where several lie; what is followed needs no counting."""
        kind = ref.partition(":")[0]
        if kind in self.FOLLOWED and place not in self.HIDDEN:
            return None
        crowded = place.partition(":")[0] in CROWDED
        return place, "villager" if crowded and kind == "villager" else ""

    def put(self, ref: str, place: str, count: int = 1) -> None:
        """Cards in the deck are not followed; villages may lack the Cemetery."""
        if place in self.HIDDEN:
            self.counts[place, ""] += count
        elif place.startswith("tile:") and place not in self.tiles:
            assert place == "tile:cemetery"
        else:
            super().put(ref, place, count)

    def move(self, move: Json) -> None:
        """The Mantra goes with its ghost, and is home again when the ghost leaves."""
        ref, under = move["ref"], self.where.get(move["ref"])
        super().move(move)
        if ref.startswith("card:") and under and self.where.get(MANTRA) == under:
            del self.where[MANTRA]
            if move.get("to", "").startswith("space:"):
                self.put(MANTRA, move["to"])

    def follow(self, event: Json) -> None:
        """Follow the moves, and the few rules that need none."""
        kind = event["type"].partition(".")[2]
        if kind == "circle_set" and self.circle:
            # The circle holds one token: what lay there goes back.
            self.take("", "circle:prayer")
            self.put("", f"supply:tao.{self.circle}")
        super().follow(event)
        if kind == "circle_set":
            self.circle = event["colour"]
        elif kind == "circle_cleared" or event.get("origin") == "circle":
            self.circle = None
        elif kind == "taoist_died":
            self._return_goods(event["taoist"])
        elif kind in ("barrier_rose", "barrier_sank"):
            self._gather_crystals(are_up=kind == "barrier_rose")

    def _return_goods(self, colour: str) -> None:
        """All goods of a dead Taoist go back to where they came from (GS-14.1)."""
        for place, sort in list(self.counts):
            owner, _, good = place.partition(".")
            if owner == f"goods:{colour}" and good != "qi":
                count = self.counts.pop((place, sort))
                self.put("", GOODS.get(good) or f"supply:{good}", count)

    def _gather_crystals(self, *, are_up: bool) -> None:
        """All crystals are in the Receptacles, or all in the reserve (WM-13)."""
        for place, sort in list(self.counts):
            if place.endswith("crystals") or place.startswith("corner:"):
                del self.counts[place, sort]
        for corner in CORNER_IDS:
            self.put("", f"corner:{corner}", int(are_up))
        self.put("", "supply:crystals", 0 if are_up else CRYSTALS)
