"""Ghooost! as a title of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.core.bots import RandomBot
from engines.core.catalogue import CORE_TEXTS
from engines.core.errors import BadSetup
from engines.core.looks import PLAIN, Look
from engines.core.search import SearchBot
from engines.core.texts import Texts
from engines.core.title import Setup, Title
from engines.ghooost import actions, rounds  # noqa: F401 - they fill in the rulebook
from engines.ghooost.bots.heuristic import HeuristicBot, prospects
from engines.ghooost.cards import COPIED, DECKS, GHOSTS, KINDS, KITTY, MISS_COPY
from engines.ghooost.presentation import events  # noqa: F401 - fills in the words
from engines.ghooost.presentation.describe import describe
from engines.ghooost.presentation.picture import draw
from engines.ghooost.presentation.view import determinise, view
from engines.ghooost.presentation.vocabulary import OPTIONS, VIEW, vocabulary
from engines.ghooost.rulebook import rules
from engines.ghooost.state import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.fields import Json
    from engines.core.texts import Speaker

MATCH_PLAYERS = 3


class Ghooost(Title[Table]):
    """Be rid of all your ghosts; the last one left with any has lost."""

    id = "ghooost"
    rules_version = "1.0"
    players = range(2, 7)
    option_fields = OPTIONS
    view_field = VIEW
    vocabulary = vocabulary
    texts = Texts(Path(__file__).parent / "locale", CORE_TEXTS)
    bots = {  # noqa: RUF012
        "random": RandomBot(),
        "heuristic": HeuristicBot(),
        "search": SearchBot("search", determinise, prospects, tries=100, horizon=40),
    }
    components = {  # noqa: RUF012
        "cards": [
            {
                "id": ghost.id,
                "names": f"card.{ghost.id}",
                "ref": f"card:{ghost.id}",
                "value": ghost.value,
                "family": ghost.family,
                "powers": list(ghost.powers),
                "copies": {deck: DECKS[deck][card] for deck in DECKS},
                "confidence": ghost.confidence,
            }
            for card, ghost in enumerate(GHOSTS, 1)
        ]
    }

    def setup(self, players: int, options: Json, key: bytes) -> Table:
        """Return a table before its first deal."""
        s = Table(rules, players, options, key)
        s.push(("start_match",))
        return s

    def empty(self, saved: Mapping[str, Any]) -> Table:
        """Return a table without cards; one rulebook serves every save."""
        return Table(rules, saved["players"], dict(saved), b"")

    def check_options(self, players: int, options: Json) -> None:
        """A match takes three or more players (GH-10.1, GH-11.1)."""
        if options["match"] and players < MATCH_PLAYERS:
            raise BadSetup(
                "setup.match_players",
                rules=("GH-10.1", "GH-11.1"),
                pointer="/options/match",
            )

    def setups(self) -> Iterator[Setup]:
        """Every player count with every kind of deck, Twist and match."""
        for players in self.players:
            for deck in OPTIONS["deck_variant"].values:
                for twist in OPTIONS["twist_effect"].values:
                    for match in (False, True)[: 1 + (players >= MATCH_PLAYERS)]:
                        given = {
                            "deck_variant": deck,
                            "twist_effect": twist,
                            "match": match,
                        }
                        yield Setup(players, self.complete(players, given))

    def check(self, state: Table) -> None:
        """Every card is in exactly one place, and counts agree with what they count."""
        counts = state.discard[:]
        for hand, held in zip(state.hands, state.held, strict=True):
            assert sum(hand) == held
            assert min(hand) >= 0
            for card in range(KINDS):
                counts[card] += hand[card]
        for cards in (state.crypt, *state.mansions):
            for card in cards:
                counts[card] += 1
        for card in state.pile:
            counts[MISS_COPY if card & COPIED else card] += 1
        counts[KITTY] += state.beside
        assert tuple(counts) == DECKS[state.deck_variant]
        assert len(set(state.left)) == len(state.left) < state.players

    def view(self, state: Table, seat: int | None) -> Json:
        """Return what a seat may see (GH-13)."""
        return view(state, seat)

    def determinise(self, view: Json, key: bytes) -> Table:
        """Return a table that a view may be of."""
        return determinise(view, key)

    def phrase(self, key: str, values: Mapping[str, object]) -> str:
        """Leave out Miss Copies and Kitties where there are none."""
        absent = values.get("copies") == 0 or values.get("kitties") == 0
        return f"{key}.alone" if absent else key

    def describe(self, view: Json, speaker: Speaker) -> str:
        """Return the table in sentences."""
        return describe(view, speaker)

    def draw(self, view: Json, speaker: Speaker, look: Look = PLAIN) -> str:
        """Return the table as a picture."""
        return draw(view, speaker, look)


TITLE = Ghooost()
