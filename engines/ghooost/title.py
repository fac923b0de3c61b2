"""Ghooost! as a title of the catalogue."""

from __future__ import annotations

from itertools import groupby
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
from engines.ghooost.bots.expert import ExpertBot
from engines.ghooost.bots.heuristic import HeuristicBot, prospects
from engines.ghooost.cards import (
    COPIED,
    DECKS,
    GHOSTS,
    KINDS,
    KITTY,
    MISS_COPY,
    QUARTET,
    SCOOTY,
    SKELETUM,
    TWIST,
    VALUE,
)
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
    from engines.core.state import Option
    from engines.core.texts import Speaker

MATCH_PLAYERS = 3


class Ghooost(Title[Table]):
    """Play all your ghosts on the cemetery; the last one left with any has lost."""

    id = "ghooost"
    rules_version = "1.0"
    players = range(2, 7)
    option_fields = OPTIONS
    view_field = VIEW
    vocabulary = vocabulary
    texts = Texts(Path(__file__).parent / "locale", CORE_TEXTS)
    bots = {  # noqa: RUF012
        "random": RandomBot(),
        "expert": ExpertBot(),
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

    def phrase(self, key: str, values: Mapping[str, Any]) -> str:
        """Leave out Miss Copies, Kitties and ghosts where there are none."""
        if "kitties" in values and not values["cards"]:
            return f"{key}.kitties" if values["kitties"] else f"{key}.nothing"
        absent = values.get("copies") == 0 or values.get("kitties") == 0
        return f"{key}.alone" if absent else key

    def component_text(self, component: Json, speaker: Speaker) -> str:
        """Return what a card does; without a power it is told by its value."""
        if component["powers"]:
            return super().component_text(component, speaker)
        return speaker("effect.common", value=component["value"])

    def help(self, option: Option, words: Mapping[str, Any], speaker: Speaker) -> str:
        """Return what may follow a play, and what it brings: a turn, a power."""
        if option[0] != "play":
            return super().help(option, words, speaker)
        _, value, numbered, copies = option
        size, ghost = numbered + copies, GHOSTS[value - 1]
        told = []
        if copies:
            name = speaker(f"value.{value}")
            told.append(speaker("effect.copies", count=copies, value=name))
        if value == TWIST:
            told.append(_turned(size, words.get("twist"), speaker))
        top, run = words.get("run") or (0, 0)
        if value == SKELETUM or size + run * (top == value) >= QUARTET:
            return " ".join([*told, speaker("effect.quartet")])
        if value == TWIST or not ghost.powers:
            told.append(speaker("effect.on_top", value=value))
        else:
            told.append(speaker(f"draw.long.{ghost.id}"))
        if size > 1:
            is_bound = value != SCOOTY
            told.append(speaker("effect.again.scared" if is_bound else "effect.again"))
        return " ".join(told)

    def around(self, state: Table) -> Json:
        """Add how Twist works at this table (GH-7.7), and the run on top (GH-6.4)."""
        more = {"twist": state.twist_effect, "run": _run(state.pile)}
        return {**super().around(state), **more}

    def describe(self, view: Json, speaker: Speaker) -> str:
        """Return the table in sentences."""
        return describe(view, speaker)

    def draw(self, view: Json, speaker: Speaker, look: Look = PLAIN) -> str:
        """Return the table as a picture."""
        return draw(view, speaker, look)


def _run(pile: list[int]) -> tuple[int, int]:
    """Return the value on top of the cemetery, and how often it lies there in a row."""
    values = [card & VALUE for card in reversed(pile)]
    for top, run in groupby(values):
        return top, len(list(run))
    return 0, 0


def _turned(size: int, twist: str | None, speaker: Speaker) -> str:
    """Return how often a group of Twists turns the order of play round (GH-7.7)."""
    if size > 1 and twist == "once_per_play":
        return speaker("effect.twist.once")
    if twist == "once_per_card" and not size % 2:
        return speaker("effect.twist.not")
    return speaker(f"draw.long.{GHOSTS[TWIST - 1].id}")


TITLE = Ghooost()
