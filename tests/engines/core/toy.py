"""A toy title: seats light lanterns by turns until the last is lit.

Each lantern has a secret number of its own. A seat lights one or two lanterns; then the
table agrees on a colour, which the engine does by itself where one colour is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engines.core.catalogue import CORE_TEXTS
from engines.core.errors import BadSetup
from engines.core.fields import choice, integer, listing, record, seat
from engines.core.rulebook import Rulebook
from engines.core.state import TABLE, Option, Outcome, State
from engines.core.title import Setup, Title
from engines.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.fields import Json
    from engines.core.texts import Speaker

COLOURS = ("red", "blue")

rules = Rulebook("toy")


class Lanterns(State):
    """How many lanterns are dark, which colours are free, and the secrets found."""

    dark: int
    colours: tuple[str, ...]
    found: list[list[int]]
    turns: list[int]

    def __init__(self, players: int, dark: int, key: bytes) -> None:
        super().__init__(rules, players, key)
        self.dark = dark
        self.colours = COLOURS
        self.found = [[] for _ in range(players)]
        self.turns = [0] * players


@rules.decision("TOY-2")
def light(s: Lanterns, _player: int) -> list[Option]:
    """Light one lantern or two."""
    return [("light", count) for count in (1, 2) if count <= s.dark]


@light.chosen
def lit(s: Lanterns, player: int, option: Option) -> None:
    """Find a secret for every lantern."""
    s.turns[player] += 1
    for _ in range(option[1]):
        s.dark -= 1
        secret = s.below(100)
        s.found[player].append(secret)
        s.emit("lantern_lit", player, secret)
    s.push(("agree", TABLE), ("pass_on", player))


@light.refused
def not_lit(_s: Lanterns, _player: int, _option: Option) -> tuple[tuple[str, ...], str]:
    """Say that there are not so many."""
    return ("TOY-1",), "refused.not_offered"


@rules.decision("TOY-3", forced=True)
def agree(s: Lanterns, _player: int) -> list[Option]:
    """Agree on a colour."""
    return [("agree", colour) for colour in s.colours]


@agree.chosen
def agreed(s: Lanterns, _player: int, option: Option) -> None:
    """Keep to the colour from now on."""
    s.colours = (option[1],)
    s.emit("colour_agreed", option[1])


@rules.step
def pass_on(s: Lanterns, player: int) -> None:
    """The next seat goes on while a lantern is dark."""
    if s.dark:
        s.push(("light", (player + 1) % s.players))
        return
    seats = range(s.players)
    s.outcome = Outcome("all_lit", tuple(seats), (1,) * s.players, ())


vocabulary = Vocabulary("toy")
vocabulary.command(
    "light", "Light lanterns.", "TOY-2", count=integer(1, 9, "How many.")
)
vocabulary.command("agree", "Agree.", "TOY-3", colour=choice(*COLOURS, doc="Which."))
vocabulary.event(
    "lantern_lit",
    "A lantern was lit.",
    "TOY-2",
    touches=("dark", "found", "turns"),
    player=seat("Who."),
    secret=integer(0, 99, "What only its finder sees.", seen_by="player"),
)
vocabulary.event(
    "colour_agreed",
    "The table agreed.",
    "TOY-3",
    touches=("colours",),
    colour=choice(*COLOURS, doc="Which."),
)


class Toy(Title[Lanterns]):
    """Light them all."""

    id = "toy"
    rules_version = "1.0"
    players = range(2, 4)
    cooperative = True
    option_fields: ClassVar = {"dark": integer(1, 9, "Lanterns.", default=4)}
    view_field = record(
        "ToyView",
        "What is seen.",
        dark=integer(0, 9, "Dark lanterns."),
        found=listing(integer(0, 99), "The reader's own.", optional=True),
    )
    vocabulary = vocabulary
    texts = CORE_TEXTS
    components: ClassVar = {"colours": [{"id": colour} for colour in COLOURS]}

    def setup(self, players: int, options: Json, key: bytes) -> Lanterns:
        s = Lanterns(players, options["dark"], key)
        s.push(("light", 0))
        return s

    def empty(self, saved: Mapping[str, Any]) -> Lanterns:
        return Lanterns(saved["players"], saved["dark"], b"")

    def check_options(self, players: int, options: Json) -> None:
        if options["dark"] < players:
            raise BadSetup("setup.players", pointer="/options/dark")

    def setups(self) -> Iterator[Setup]:
        for players in self.players:
            yield Setup(players, self.complete(players, {}))

    def check(self, state: Lanterns) -> None:
        assert state.dark >= 0

    def view(self, state: Lanterns, seat: int | None) -> Json:
        seen: Json = {"dark": state.dark}
        return seen if seat is None else {**seen, "found": state.found[seat][:]}

    def describe(self, view: Json, speaker: Speaker) -> str:
        return speaker("seat", number=view["dark"])


TOY = Toy()
