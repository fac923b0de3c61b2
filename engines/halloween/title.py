"""Halloween as a title of the catalogue."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.core.bots import RandomBot
from engines.core.catalogue import CORE_TEXTS
from engines.core.errors import BadSetup
from engines.core.looks import PLAIN, Look
from engines.core.refs import ME
from engines.core.texts import Texts
from engines.core.title import Setup, Statistic, Title
from engines.halloween import cards, ending, turn  # noqa: F401 - they fill in the book
from engines.halloween.actions import upgrade_cost
from engines.halloween.board import BUILDINGS, COLOURS, DISC, LEVELS, RED, TOWN
from engines.halloween.bonus_tokens import BONUSES, COPIES, KINDS, slots_of
from engines.halloween.bots.expert import ExpertBot
from engines.halloween.bots.heuristic import HeuristicBot
from engines.halloween.claims import terms
from engines.halloween.conservation import check
from engines.halloween.deck import CARDS, DISPLAY, SETS
from engines.halloween.fight import sure_wins
from engines.halloween.hooks import powers
from engines.halloween.presentation import card_events  # noqa: F401 - fills in the vocabulary
from engines.halloween.presentation.component_texts import (
    building_text,
    card_set_text,
    level_text,
)
from engines.halloween.presentation.describe import describe
from engines.halloween.presentation.phrases import (
    MADE,
    help_text,
    more_words,
    phrase,
)
from engines.halloween.presentation.picture import draw
from engines.halloween.presentation.view import VIEW, determinise, view
from engines.halloween.presentation.vocabulary import OPTIONS, vocabulary
from engines.halloween.rulebook import rules
from engines.halloween.state import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.core.texts import Speaker

CUSTOM_DISPLAYS = (
    (1, 2, 5, 9, 10, 14, 25, 36),
    (8, 17, 33, 35, 38, 39, 43, 47),
    (14, 24, 34, 44, 45, 48, 49, 50),
)
"""Displays with every card that no named set has, for tests and simulations."""


CARD_RULES = "HW-10."
"""What the rule of each card begins with; its number follows."""


def custom_displays(numbers: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Name displays so that each of these cards is in one; new cards fill up more."""
    yield from CUSTOM_DISPLAYS
    shown = set().union(*SETS.values(), *CUSTOM_DISPLAYS)
    new = sorted(set(numbers) - shown)
    for first in range(0, len(new), DISPLAY):
        chosen = new[first : first + DISPLAY]
        yield (*sorted(shown)[: DISPLAY - len(chosen)], *chosen)


class Halloween(Title[Table]):
    """Ghosts that belong to nobody haunt a town; most haunting points win."""

    id = "halloween"
    rules_version = "1.1"
    players = range(2, 5)
    option_fields = OPTIONS
    view_field = VIEW
    vocabulary = vocabulary
    made_words = MADE
    texts = Texts(Path(__file__).parent / "locale", CORE_TEXTS)
    bots = {  # noqa: RUF012
        bot.id: bot
        for bot in (RandomBot(), HeuristicBot(), ExpertBot(determinise, rules))
    }
    components = {  # noqa: RUF012
        "levels": [
            {
                "id": level.colour,
                "names": f"colour.{level.colour}",
                "ref": f"level:{level.colour}",
                **level._asdict(),
            }
            for level in LEVELS
        ],
        "buildings": [
            {
                **building._asdict(),
                "names": f"building.{building.id}",
                "ref": f"building:{building.id}",
            }
            for building in TOWN
        ],
        "bonus_tokens": [
            {
                **bonus._asdict(),
                "names": f"bonus.{bonus.id}",
                "ref": f"bonus:{bonus.id}",
                "copies": COPIES,
            }
            for bonus in BONUSES
        ],
        "cards": [
            {
                "id": f"hw-c{card.number:02}",
                "names": f"card.{card.number}",
                "ref": f"card:{card.number}",
                **card._asdict(),
                "rule": f"HW-10.{card.number}",
            }
            for card in sorted(CARDS.values())
        ],
        "card_sets": [
            {"id": name, "names": f"card_set.{name}", "cards": list(numbers)}
            for name, numbers in SETS.items()
        ],
    }

    def component_text(self, component: Json, speaker: Speaker) -> str:
        """Return what a card, a bonus token, a level, a building or a set is for."""
        kind = component["names"].partition(".")[0]
        if kind == "colour":
            return level_text(component, speaker)
        if kind == "building":
            return building_text(component["id"], speaker)
        if kind == "card_set":
            return card_set_text(component["cards"], speaker)
        return super().component_text(component, speaker)

    def setup(self, players: int, options: Json, key: bytes) -> Table:
        """Return a table before its first draw; a named set is its display (HW-2.4)."""
        named = SETS.get(options["card_set"]) or options["cards"]
        s = Table(rules, players, {**options, "cards": sorted(named)}, key)
        s.push(("start_game",))
        return s

    def empty(self, saved: Mapping[str, Any]) -> Table:
        """Return a table as before a game; one rulebook serves every save."""
        mode = "master" if saved["master"] else "standard"
        options = {**saved, "mode": mode, "cards": ()}
        return Table(rules, saved["players"], options, b"")

    def check_options(self, players: int, options: Json) -> None:
        """A chosen display has eight cards; others name none; Master has no cards."""
        custom = options["card_set"] == "custom"
        if custom != bool(options["cards"]) or (
            custom and len(options["cards"]) != DISPLAY
        ):
            raise BadSetup("setup.cards", rules=("HW-2.4",), pointer="/options/cards")
        if options["mode"] == "master" and options["card_set"] != "random":
            raise BadSetup(
                "setup.master_cards", rules=("HW-14.2",), pointer="/options/card_set"
            )

    def setups(self) -> Iterator[Setup]:
        """Every player count with every display, the Master variant and the limits."""
        displays: list[Json] = [
            {},
            *({"card_set": name} for name in SETS),
            *({"card_set": "custom", "cards": list(c)} for c in custom_displays(CARDS)),
        ]
        kinds: list[Json] = [*displays, {"mode": "master"}, {"max_rounds": 3}]
        for players, given in product(self.players, kinds):
            yield Setup(players, self.complete(players, given))
        shared = {"neutral_pumpkin_limit": "per_building"}
        for mode in OPTIONS["mode"].values:
            yield Setup(2, self.complete(2, {**shared, "mode": mode}))

    def check(self, state: Table) -> None:
        """Every piece is in exactly one place, and limits are kept."""
        check(state)

    def statistics(self, state: Table) -> Iterator[Statistic]:
        """Name the cards on which each seat has a disc at the end."""
        for seat, claimed in enumerate(state.claimed):
            for card in state.display:
                if claimed >> card & 1:
                    yield Statistic("card", f"hw-c{card:02}", seat)

    def around(self, state: Table) -> Json:
        """Add building, dice and prices that are asked about, or the card that asks."""
        name, player, *about = state.agenda[-1]
        slots = tuple([_kept(kind) for kind in slots_of(state, player)])
        words: Json = {ME: player, "slots": slots, "master": state.master}
        if name in ("fight_on", "store_bonus"):
            words["here"] = BUILDINGS[about[0]]
        if name == "store_bonus":
            words["bonus"] = KINDS[state.bonus[about[0]]]
        elif name == "store_drawn":
            words["bonus"] = KINDS[state.drawn]
        elif name == "rest_freely":
            words["free"] = True
        elif name == "fight":
            hues = range(len(COLOURS))
            words["beaten"] = tuple([sure_wins(state, player, hue) for hue in hues])
        elif name == "upgrade":
            hues = range(RED)
            words["costs"] = tuple([upgrade_cost(state, player, hue) for hue in hues])
        elif name == "take_turn":
            mine = powers(state.claimed[player])
            words["prices"] = tuple(
                [terms(state, player, kind, mine) for kind in (0, 1)]
            )
        if state.dice:
            words["dice"] = dice_seen(state)
        for rule in state.rules.decisions[name].rules:
            if rule.startswith(CARD_RULES):
                words["card"] = rule.removeprefix(CARD_RULES)
        return words

    def view(self, state: Table, seat: int | None) -> Json:
        """Return what everybody sees (HW-16.1)."""
        return view(state)

    def determinise(self, view: Json, key: bytes) -> Table:
        """Return a table that a view may be of."""
        return determinise(view, key)

    def phrase(self, key: str, values: Mapping[str, Any]) -> str:
        """Return the key of the text for these values."""
        return phrase(key, values)

    def more_words(self, values: Mapping[str, Any], speaker: Speaker) -> Json:
        """Return ghosts and tokens as one says them."""
        return more_words(values, speaker)

    def help(self, option: Option, words: Mapping[str, Any], speaker: Speaker) -> str:
        """Return what an action, a card or a bonus token does."""
        return help_text(option, words, speaker)

    def describe(self, view: Json, speaker: Speaker) -> str:
        """Return the table in sentences."""
        return describe(view, speaker)

    def draw(self, view: Json, speaker: Speaker, look: Look = PLAIN) -> str:
        """Return the table as a picture."""
        return draw(view, speaker, look)


def dice_seen(s: Table) -> tuple[tuple[str, int], ...]:
    """Return colour and result of each die on the table, 0 before the roll."""
    totals = [
        rolled and rolled + more for rolled, more in zip(s.dice, s.added, strict=True)
    ]
    return tuple(
        (COLOURS[hue], total) for hue, total in zip(s.die_colours, totals, strict=True)
    )


def _kept(kind: int) -> str:
    """Return the id of a bonus token in a slot; none for a free or blocked slot."""
    return "" if kind == DISC else KINDS[kind]


TITLE = Halloween()
