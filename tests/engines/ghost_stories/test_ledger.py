"""Who only listens can keep the books: events tell every change of the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.ghost_stories.cards import CARDS, COLOURS
from engines.ghost_stories.layout import BOARD_IDS, SPACE_IDS
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.tiles import TILES
from tests.engines.ghost_stories.builders import BOTH
from tests.engines.ghost_stories.test_turned_table import start

DECISIONS = 250


class Ledger:
    """The table as far as events tell it."""

    def __init__(self, s: Any) -> None:
        """Begin with what lies there."""
        self.goods = read(s)

    def hear(self, event: tuple[Any, ...]) -> None:
        """Write down what an event changes."""
        name, *words = event
        entry = getattr(self, name, None)
        if entry is not None:
            entry(*words)

    def add(self, count: int, *entry: str) -> None:
        """Change a count."""
        self.goods[entry] = int(self.goods[entry]) + count

    def qi_lost(self, board: str, left: int) -> None:
        self.add(-1, "qi", board)
        assert left == self.goods["qi", board]

    def qi_gained(self, board: str, count: int, left: int) -> None:
        self.add(count, "qi", board)
        assert left == self.goods["qi", board]

    def tao_gained(self, board: str, colour: str) -> None:
        self.add(1, "tao", board, colour)

    def tao_lost(self, board: str, colour: str) -> None:
        self.add(-1, "tao", board, colour)

    def yin_yang_gained(self, board: str) -> None:
        self.goods["yin_yang", board] = True

    def yin_yang_spent(self, board: str) -> None:
        self.goods["yin_yang", board] = False

    def taoist_died(self, board: str) -> None:
        for colour in COLOURS:
            self.goods["tao", board, colour] = 0
        self.goods["yin_yang", board] = False
        self.goods["buddhas", board] = 0
        self.goods["at", board] = "cemetery"

    def taoist_revived(self, board: str) -> None:
        self.goods["at", board] = "cemetery"

    def taoist_moved(self, board: str, tile: str) -> None:
        self.goods["at", board] = tile

    def buddha_taken(self, board: str) -> None:
        self.add(1, "buddhas", board)

    def buddha_placed(self, board: str, space: str) -> None:
        self.add(-1, "buddhas", board)
        self.goods["buddha", space] = True

    def buddha_returned(self, space: str) -> None:
        self.goods["buddha", space] = False

    def ghost_drawn(self, _: str, left: int) -> None:
        self.add(-1, "deck")
        assert left == self.goods["deck",]

    def ghost_arrived(self, card: str, space: str) -> None:
        self.goods["ghost", space] = card

    def ghost_exorcised(self, _: str, card: str, space: str) -> None:
        self.ghost_discarded(card, space)

    def ghost_discarded(self, card: str, space: str) -> None:
        assert card == self.goods["ghost", space]
        self.goods["ghost", space] = ""
        self.goods["figure", space] = False
        self.goods["die", space] = False

    def ghost_stopped(self, card: str, _: str) -> None:
        for space in SPACE_IDS:
            if self.goods["ghost", space] == card:
                self.ghost_discarded(card, space)

    def ghost_moved(self, card: str, start: str, end: str) -> None:
        self.goods["ghost", end] = card
        for what, none in (("ghost", ""), ("figure", False), ("die", False)):
            if what != "ghost":
                self.goods[what, end] = self.goods[what, start]
            self.goods[what, start] = none

    def figure_advanced(self, space: str) -> None:
        self.goods["figure", space] = True

    def figure_returned(self, space: str) -> None:
        self.goods["figure", space] = False

    def die_captured(self, space: str) -> None:
        self.goods["die", space] = True

    def tile_haunted(self, tile: str) -> None:
        self.goods["haunted", tile] = True

    def tile_cleansed(self, tile: str) -> None:
        self.goods["haunted", tile] = False

    def circle_set(self, colour: str) -> None:
        self.goods["circle",] = colour

    def circle_cleared(self, colour: str) -> None:
        assert colour == self.goods["circle",]
        self.goods["circle",] = ""


def read(s: Any) -> dict[tuple[str, ...], Any]:
    """Return what lies on the table, by where it lies."""
    goods: dict[tuple[str, ...], Any] = {
        ("deck",): len(s.deck),
        ("circle",): "" if s.circle == NOWHERE else COLOURS[s.circle],
    }
    for number, board in enumerate(BOARD_IDS):
        goods["qi", board] = s.qi[number]
        goods["yin_yang", board] = s.yin_yang[number]
        goods["buddhas", board] = s.held[number]
        if number in s.boards:
            goods["at", board] = TILES[s.village[s.where[number]]].id
        for colour, name in enumerate(COLOURS):
            goods["tao", board, name] = s.tao[5 * number + colour]
    for space, name in enumerate(SPACE_IDS):
        goods["ghost", name] = CARDS[s.ghosts[space]].id
        goods["figure", name] = s.figures[space]
        goods["buddha", name] = s.buddhas[space]
        goods["die", name] = s.captives[space]
    for place, tile in enumerate(s.village):
        goods["haunted", TILES[tile].id] = s.haunted[place]
    return goods


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_events_tell_every_change(players: int, edition: str) -> None:
    """
    Qi, tokens, Taoists, ghosts, stones, dice, tiles (GS-1.4, GS-2.2.8, GS-16.2).
    """
    chance = random.Random(f"ledger {players} {edition}")
    for number in range(6):
        s: Any = start(players, edition, "", number)
        # The deck has an end: with a deep one more happens before the village falls.
        s.haunt_limit = 9
        ledger = Ledger(s)
        for _ in range(DECISIONS):
            if s.outcome is not None:
                break
            s.events = []
            option = chance.choice(s.rules.options(s))
            s.rules.choose(s, option)
            for event in s.events:
                ledger.hear(event)
            assert read(s) == ledger.goods, (option, s.events)
