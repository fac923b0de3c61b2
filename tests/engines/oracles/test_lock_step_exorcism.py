"""Exorcisms of Ghost Stories beside a plain second implementation of GS-8."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.core.chance import Chance, derive
from tests.engines.oracles.caller import Caller, choices
from tests.engines.oracles.plain_exorcism import Result, Table

Json = dict[str, Any]

ATTEMPT = "ghost_stories.attempt_exorcism"
RESULTS = {f"ghost_stories.{name}" for name in ("exorcise", "exorcise_with", "give_up")}
SOAK_GAMES = 400
BATCHES = 10


def setup(number: int) -> tuple[int, Json]:
    """A setup by its number: every count of players, edition and level."""
    chance = Chance(derive(b"exorcisms", "setup", number))
    levels = ("initiation", "normal", "nightmare", "hell")
    return 1 + number % 4, {
        "edition": ("nl2008", "fr2010")[chance.below(2)],
        "difficulty": levels[chance.below(4)],
    }


class Watch:
    """A game whose every exorcism is worked out a second time."""

    def __init__(self, engine: Caller, number: int) -> None:
        players, options = setup(number)
        key = derive(b"exorcisms", number)
        self.engine = engine
        self.chance = choices(key)
        self.ghosts = engine.ask("hello")["components"]["ghosts"]
        self.answer = engine.begin(players, options, key)
        self.checked = 0
        self.before: Table | None = None
        """The table on which the exorcism was attempted that is not settled yet."""

    def look(self) -> Table:
        return Table(self.engine.ask("view")["view"], self.ghosts)

    def play(self) -> int:
        """Play to the end; the number of exorcisms that both worked out alike."""
        turn = 0
        while "outcome" not in self.answer:
            offered = self.engine.ask("options")["options"]
            kinds = {option["type"] for option in offered}
            if "ghost_stories.pass" in kinds:
                table = self.look()
                first = table.view["turn"] != turn
                turn = table.view["turn"]
                # A second action in the turn is for the blue powers to allow.
                if first or ATTEMPT in kinds:
                    assert bool(table.targets()) == (ATTEMPT in kinds)
            if kinds <= RESULTS:
                self.compare(offered)
            self.choose(offered)
        return self.checked

    def choose(self, offered: list[Json]) -> None:
        """Take an exorcism wherever there is one, and otherwise anything."""
        liked = [
            option
            for option in offered
            if option["type"] == ATTEMPT or option["type"] in RESULTS
        ]
        among = liked or offered
        command = among[self.chance.below(len(among))]
        if command["type"] == ATTEMPT:
            self.before = self.look()
        seat = max(self.answer["decision"]["seat"], 0)
        self.answer = self.engine.ask("choose", seat=seat, command=command)
        if command["type"] in RESULTS:
            assert matches(read(command), this_turn(self.answer["events"]))
            self.before = None
        elif self.before is not None:
            self.settle()

    def settle(self) -> None:
        """A result that the engine took by itself was the only one."""
        events = this_turn(self.answer["events"])
        faces = rolled(events)
        assert self.before is not None
        if faces:
            assert len(faces) == self.before.dice()
        ended = {"ghost_stories.exorcism_failed", "ghost_stories.ghost_exorcised"}
        spent = of(events, "tao_lost")
        if spent or any(event["type"] in ended for event in events):
            dice = faces or self.look().view["dice"]
            (only,) = self.before.results(dice)
            # After an earlier answer tokens may also go to a ghost of the Curse die.
            assert (
                matches(only, events) if faces else only.spaces >= told(events).spaces
            )
            self.before = None
            self.checked += 1

    def compare(self, offered: list[Json]) -> None:
        """Both offer the same results for the dice on the table."""
        table = self.look()
        expected = table.results(table.view["dice"])
        assert expected == {read(option) for option in offered}
        assert len(offered) == len(expected) > 1
        self.checked += 1


def read(command: Json) -> Result:
    """A command as the result that it stands for."""
    tokens = tuple(sorted(command.get("tokens", ())))
    return Result(frozenset(command.get("targets", ())), tokens)


def of(events: list[Json], kind: str) -> list[Json]:
    return [event for event in events if event["type"] == f"ghost_stories.{kind}"]


def this_turn(events: list[Json]) -> list[Json]:
    """Return what was told before the next turn: that may cost tokens, too."""
    kinds = [event["type"] for event in events]
    next_turn = "ghost_stories.turn_began"
    return events[: kinds.index(next_turn)] if next_turn in kinds else events


def matches(result: Result, events: list[Json]) -> bool:
    """Whether events tell of this result.

    A Curse die between the roll and the end may cost tokens or ask for a decision.
    """
    if of(events, "curse_rolled"):
        return result.spaces >= told(events).spaces
    return result == told(events)


def told(events: list[Json]) -> Result:
    """The result as the events tell it."""
    spaces = (event["space"] for event in of(events, "ghost_exorcised"))
    spent = Counter(f"{e['taoist']}.{e['colour']}" for e in of(events, "tao_lost"))
    return Result(frozenset(spaces), tuple(sorted(spent.elements())))


def rolled(events: list[Json]) -> list[str]:
    """The dice as they lie after the last roll."""
    rolls = of(events, "dice_rolled")
    faces: list[str] = rolls[-1]["faces"] if rolls else []
    return faces


def test_exorcisms_of_a_few_games() -> None:
    """
    Targets, dice and legal results are those of the second implementation.
    """
    with Caller("ghost-stories") as engine:
        assert sum(Watch(engine, number).play() for number in range(16)) > 60


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_exorcisms_of_many_games(batch: int) -> None:
    """
    The same over many games, of every count of players, edition and level.
    """
    with Caller("ghost-stories") as engine:
        for number in range(batch, SOAK_GAMES, BATCHES):
            Watch(engine, number).play()
