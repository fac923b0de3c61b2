"""Bots of Halloween: what a sensible player does with one look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.bots import Bot
from engines.halloween.board import COLOUR, COLOURS, SIDES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option

TOKEN = 2.0
"""What a ghost token is worth: three of them pay for a card and its 3 SP."""
SCARE = 0.4
LEVEL = 1.5
DISC = 0.4
BONUS = 1.0
PATIENCE = 3.0
"""Points that a Haunt has to bring before the end is near: pumpkins are few."""

BONUS_USES = {"recover_three": 0.3, "free_rest": 0.3, "free_relocate": 0.2}
"""What it is worth to use a token now; tokens not named here are used at once."""


class HeuristicBot(Bot):
    """Raises strips, haunts with strong ghosts and claims every card it can pay."""

    id = "heuristic"

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option with the best value for the moment."""
        if len(options) == 1:
            return 0
        look = Look(view)
        values = [look.value(option) for option in options]
        return values.index(max(values))


class Look:
    """One look at a table by the player who is asked."""

    def __init__(self, view: Json) -> None:
        """Find what the values depend on."""
        self.view = view
        self.me = view["seats"][view["to_act"]]
        self.hasty = "ending" in view
        self.ghosts = {
            building["building"]: building["ghosts"] for building in view["buildings"]
        }
        self.bonus = {
            building["building"]: BONUS if "bonus" in building else 0.0
            for building in view["buildings"]
        }

    def value(self, option: Option) -> float:
        """Return what an option is worth; what is not named here is worth nothing."""
        worth: Callable[..., float] | None = getattr(self, f"_{option[0]}", None)
        return worth(*option[1:]) if worth is not None else 0.0

    # A turn

    def _act(self, strip: int, action: str, lifted: bool, reused: bool) -> float:
        level = self.me["strips"][strip]["level"] + lifted
        worth: float = getattr(self, f"_try_{action}")(level)
        # A saved disc is a gain; a card that lifts is wasted on what needs no lift.
        return worth + DISC * reused - 0.1 * lifted

    def _rest(self, strip: int) -> float:
        discs: int = self.me["discs"]
        return self._clear_strip(strip) - 1.2 + 0.2 * (4 - discs)

    def _claim(self, card: int) -> float:
        return 20.0

    def _use_bonus(self, slot: int) -> float:
        return BONUS_USES.get(self.me["slots"][slot], 5.0)

    def _use_card(self, card: int) -> float:
        return 4.0 if card != 8 else -1.0

    def _end_turn(self) -> float:
        return 0.1

    # What an action promises, before its ghost is chosen

    def _best(self, level: int) -> int:
        present = [
            COLOUR[colour] + 1
            for ghosts in self.ghosts.values()
            for colour in COLOURS[:level]
            if ghosts[colour]
        ]
        return max(present)

    def _try_summon(self, level: int) -> float:
        return TOKEN

    def _try_scare(self, level: int) -> float:
        # Scare is wanted as long as it buys upgrades, and little beyond that.
        thirst = 1.0 if self.me["scare"] < 6 else 0.4
        return SCARE * self._best(level) * thirst

    def _try_upgrade(self, level: int) -> float:
        return TOKEN + LEVEL

    def _try_move(self, level: int) -> float:
        return 0.1 + max(self.bonus.values()) * 0.5

    def _try_fight(self, level: int) -> float:
        return TOKEN * 0.45

    def _try_haunt(self, level: int) -> float:
        taken = {
            (building["building"], pumpkin["colour"])
            for building in self.view["buildings"]
            for pumpkin in building["pumpkins"]
        }
        mine = {
            building["building"]
            for building in self.view["buildings"]
            for pumpkin in building["pumpkins"]
            if pumpkin["player"] == self.me["seat"] and pumpkin["pumpkin"] == "own"
        }
        best = 0
        for building, ghosts in self.ghosts.items():
            for number, colour in enumerate(COLOURS[:level], 1):
                free = (building, colour) not in taken
                if ghosts[colour] and free and building not in mine:
                    best = max(best, 2 * number)
        return best - (0.0 if self.hasty else PATIENCE)

    # Ghosts, buildings and strips

    def _summon(self, building: str, colour: str) -> float:
        return 3.0 + COLOUR[colour]

    def _scare(self, building: str, colour: str) -> float:
        return float(COLOUR[colour])

    def _upgrade(self, building: str, colour: str) -> float:
        new = COLOUR[colour] + 2
        lower: int = min(strip["level"] for strip in self.me["strips"])
        return LEVEL * max(new - lower, 0) - SCARE * new

    def _raise(self, strip: int) -> float:
        levels: list[int] = [each["level"] for each in self.me["strips"]]
        unused = strip in self.view["unused"]
        return 10.0 - levels[strip] + 0.5 * unused

    def _lower(self, strip: int) -> float:
        return float(self.me["strips"][strip]["level"])

    def _move(self, building: str, colour: str, target: str) -> float:
        company: int = self.ghosts[target][colour]
        return self.bonus[target] + 0.3 * (company == 1) + 0.01 * COLOUR[colour]

    def _relocate(self, building: str, colour: str, target: str) -> float:
        return 0.1 + self._move(building, colour, target)

    def _fight(
        self, building: str, attacker: str, target_building: str, target: str
    ) -> float:
        ours, theirs = SIDES[COLOUR[attacker]], SIDES[COLOUR[target]]
        wins = sum(
            roll > other
            for roll in range(1, ours + 1)
            for other in range(1, theirs + 1)
        )
        return wins / (ours * theirs) * (2 + COLOUR[target])

    def _fight_all(self, building: str, attacker: str, target: str) -> float:
        return 0.5 + self._fight(building, attacker, building, target)

    def _fight_next(self, target: str) -> float:
        return 1.0

    def _haunt(self, building: str, colour: str, pumpkin: str) -> float:
        return 2.0 + COLOUR[colour] + 0.1 * (pumpkin == "neutral")

    def _take_back(self, building: str, colour: str) -> float:
        return -5.0

    def _banish(self, building: str, colour: str) -> float:
        return float(COLOUR[colour])

    # The rest

    def _accept(self) -> float:
        return 1.0

    def _done(self) -> float:
        return 0.5

    def _pay_reroll(self, die: int) -> float:
        return 1.0 if self._loses() and self.me["scare"] > 1 else -1.0

    def _help_die(self, slot: int, die: int) -> float:
        return 1.0 if self._loses() else -1.0

    def _loses(self) -> bool:
        """Return whether the dice of a fight are against the player who is asked."""
        totals = {True: 0, False: 0}
        for die in self.view["dice"]:
            totals[die["player"] == self.me["seat"]] += die["value"] + die["added"]
        attacks: bool = self.view["active"] == self.me["seat"]
        return totals[True] < totals[False] + attacks

    def _store(self, slot: int) -> float:
        return 1.0 if self.me["slots"][slot] == "free" else -0.5

    def _recover(self, strip: int, action: str) -> float:
        return 1.0

    def _pay(self, *tokens: int) -> float:
        # Weak colours are easier to win again.
        return -float(sum(colour * count for colour, count in enumerate(tokens)))

    def _disc_from_field(self, strip: int, action: str) -> float:
        return 1.0

    def _take_points(self) -> float:
        return 2.0

    def _clear_strip(self, strip: int) -> float:
        return DISC * len(self.me["strips"][strip]["discs"])

    def _clear_strips(self, first: int, second: int) -> float:
        return self._clear_strip(first) + self._clear_strip(second)

    def _take_token(self, colour: str) -> float:
        return -float(self.me["tokens"][colour])

    def _buy_token(self, colour: str) -> float:
        return -float(COLOUR[colour])

    def _exchange(self, given: str, taken: str) -> float:
        return float(self.me["tokens"][given] - self.me["tokens"][taken])
