"""How a player sizes up a table of Ghost Stories: dangers, needs, what tiles offer."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghost_stories.cards import CARD_NUMBERS, CARDS, COLOURS
from engines.ghost_stories.layout import (
    BOARD_NUMBERS,
    CENTRE,
    LAYOUT_NUMBERS,
    LAYOUTS,
)

if TYPE_CHECKING:
    from engines.core.fields import Json


class Weights(NamedTuple):
    """What a player fears and wants, in one currency; tuned by playing."""

    ghost: float = 4.0
    haunter: float = 2.5
    figure: float = 3.5
    last_tile: float = 3.0
    tormentor: float = 4.0
    bond: float = 1.5
    curse: float = 1.5
    reward: float = 1.0
    incarnation: float = 6.0
    second_ghost: float = 0.7
    overrun: float = 2.5
    added_ghost: float = 1.8
    revival: float = 12.0
    altar_last: float = 17.0
    altar: float = 6.0
    herbs: float = 4.0
    herbs_held: float = 1.0
    witch: float = 4.0
    witch_weak: float = 8.0
    strength: float = 0.5
    temple: float = 4.5
    temple_held: float = 2.4
    figure_back: float = 1.5
    figure_back_last: float = 4.0
    circle: float = 2.5
    pavilion: float = 0.2
    tea: float = 3.0
    tea_weak: float = 1.4
    buddha: float = 2.1
    power_token: float = 0.7
    token: float = 0.8
    yin_yang: float = 5.0


SENSIBLE: Final = Weights()

AT_ONCE: Final = 100.0
"""What is worth doing before anything else."""
NEVER: Final = -100.0


class Look:
    """A table as a player sizes it up: dangers, needs and what each tile offers."""

    def __init__(self, view: Json, weights: Weights) -> None:
        """Take from a view what the values below ask for."""
        self.view = view
        self.weights = weights
        self.layout = LAYOUTS[
            LAYOUT_NUMBERS[tuple(BOARD_NUMBERS[side] for side in view["sides"])]
        ]
        self.village: list[str] = [tile["tile"] for tile in view["village"]]
        self.haunted: list[bool] = [tile["haunted"] for tile in view["village"]]
        self.slack: int = view["haunt_limit"] - sum(self.haunted)
        """How many more haunted tiles lose the game."""
        self.spaces = [space for board in view["boards"] for space in board["spaces"]]
        self.cards = [CARDS[CARD_NUMBERS.get(s.get("ghost"), 0)] for s in self.spaces]
        self.me = view["boards"][BOARD_NUMBERS[view["active"]]]
        self.qi: int = self.me["qi"]
        self.here = self.village.index(self.me["tile"]) if "tile" in self.me else CENTRE
        self.buddhas: int = self.me["buddhas"]
        self.centre: int = view["centre"]
        self.white = not any(s.get("locks") == "white" for s in self.spaces)
        self.dice: int = 3 - sum(space["die"] for space in self.spaces)
        self.dice += self.me["power"] == "strength_of_a_mountain" and self.me["usable"]
        self.dangers = [self._danger(space) for space in range(12)]

    def _danger(self, space: int) -> float:
        """Say how much it is worth to be rid of the ghost on a space."""
        card, lying = self.cards[space], self.spaces[space]
        if not card.number:
            return 0.0
        w = self.weights
        danger = w.ghost + w.reward * len(card.rewards) - w.curse * len(card.curses)
        if card.is_haunter:
            danger += w.haunter + w.figure * lying["figure"]
            danger += w.last_tile * (self.slack == 1) * (1 + 2 * lying["figure"])
        danger += w.tormentor * card.is_tormentor
        danger += w.bond * (lying["die"] or "locks" in lying)
        danger += w.incarnation * card.is_incarnation
        qi: int = self.view["boards"][space // 3]["qi"]
        crowding = (0.0, 0.0, w.second_ghost, w.overrun)[self.crowd(space)]
        return danger + crowding * 3 / max(1, qi)

    def crowd(self, space: int) -> int:
        """Count the ghosts on the board of a space."""
        first = space - space % 3
        return sum(card.number > 0 for card in self.cards[first : first + 3])

    def needs(self, space: int) -> list[int]:
        """Return the successes per colour that a ghost asks for now."""
        needs = list(self.cards[space].resistance)
        if "circle" in self.view:
            colour = COLOURS.index(self.view["circle"])
            needs[colour] = max(0, needs[colour] - 1)
        if self.spaces[space]["mantra"]:
            needs[needs.index(max(needs))] -= 1
        return needs

    def tokens(self, tile: str) -> list[int]:
        """Count the tokens that could be spent on a tile: mine and my friends'."""
        owners = [
            board
            for board in self.view["boards"]
            if board is self.me or (board.get("tile") == tile and board["qi"])
        ]
        if any(space.get("locks") == "tao" for space in self.spaces):
            owners = []
        return [sum(board["tao"][colour] for board in owners) for colour in COLOURS]

    def chance(self, space: int, tile: str) -> float:
        """Estimate the chance to exorcise a ghost from a tile."""
        card, tokens = self.cards[space], self.tokens(tile)
        missing = [
            max(0, n - t) for n, t in zip(self.needs(space), tokens, strict=True)
        ]
        if card.needs_buddha or card.needs_free_opposite:
            return 0.3 * (not sum(missing))
        if card.is_dice_immune:
            return float(not any(missing))
        kinds = sum(need > 0 for need in missing) or 1
        hit = (kinds + self.white) / 6
        return sum(
            comb(self.dice, hits) * hit**hits * (1 - hit) ** (self.dice - hits)
            for hits in range(sum(missing), self.dice + 1)
        )

    def qi_of(self, board: str) -> float:
        """Return the Qi of a board."""
        return float(self.view["boards"][BOARD_NUMBERS[board]]["qi"])

    def exorcism(self, place: int) -> float:
        """Value an exorcism from a place of the village."""
        tile = self.village[place]
        return sum(
            self.dangers[space] * self.chance(space, tile)
            for space in self.layout.facing[place]
        )

    def help(self, tile: str) -> float:
        """Value the help of an active tile."""
        w, qi = self.weights, self.qi
        if tile == "cemetery":
            dead = any("seat" in b and not b["qi"] for b in self.view["boards"])
            return w.revival * dead
        if tile == "taoist_altar":
            gain = w.altar_last if self.slack == 1 else w.altar
            return gain * any(self.haunted) - w.added_ghost
        if tile == "herbalist":
            held: int = sum(self.me["tao"].values())
            return (w.herbs - w.herbs_held * held) * min(2, self.dice) / 2
        if tile == "sorcerer":
            cost = NEVER if qi == 1 else -w.witch_weak if qi == 2 else -w.witch
            return max(map(self.discarding, range(12))) + cost
        if tile == "buddhist_temple":
            left = w.temple - w.temple_held * self.buddhas
            return left if self.view["temple"] else 0.0
        if tile == "night_watchman":
            return max(map(self.calming, range(4)))
        if tile == "circle_of_prayer":
            return max(map(self.praying, COLOURS))
        if tile == "pavilion":
            return w.pavilion
        return w.tea + w.tea_weak * (qi < 3) - w.added_ghost

    def discarding(self, space: int) -> float:
        """Value the discarding of a ghost, which the witch can only do to some."""
        card = self.cards[space]
        if card.is_incarnation:
            return 0.0
        w = self.weights
        strength = w.strength * sum(card.resistance)
        return self.dangers[space] + strength - w.reward * len(card.rewards)

    def calming(self, board: int) -> float:
        """Value the return of the haunting figures of a board."""
        figures: int = sum(s["figure"] for s in self.spaces[3 * board : 3 * board + 3])
        w = self.weights
        return figures * (w.figure_back_last if self.slack == 1 else w.figure_back)

    def praying(self, colour: str) -> float:
        """Value a token on the Circle of Prayer by the ghosts that it weakens."""
        if not self.view["supply"][colour] or self.view.get("circle") == colour:
            return 0.0
        number = COLOURS.index(colour)
        asking = [c for c in self.cards if c.number and c.resistance[number]]
        weight = sum(0.5 + c.is_dice_immune + 2 * c.is_incarnation for c in asking)
        return self.weights.circle * (weight - ("circle" in self.view))

    def wanting(self, colour: str) -> float:
        """Say how much a Tao token of a colour is wanted."""
        number = COLOURS.index(colour)
        asked = sum(
            need if card.is_dice_immune or card.is_incarnation else 0.5 * need
            for card in self.cards
            if card.number and (need := card.resistance[number])
        )
        held: int = self.me["tao"][colour]
        return asked - held + 0.1 * (colour == "black")

    def standing(self, place: int) -> float:
        """Value a place of the village: the best action there, and Buddhas."""
        tile = self.village[place]
        help_ = 0.0 if self.haunted[place] else self.help(tile)
        exorcism = self.exorcism(place)
        best = max(help_, exorcism)
        if self.me["usable"] and self.me["power"] == "heavenly_gust":
            best = help_ + exorcism
        elif self.me["usable"] and self.me["power"] == "second_wind":
            best *= 1.5
        free = sum(not self.cards[s].number for s in self.layout.facing[place])
        best += min(free, self.buddhas) * self.weights.buddha
        if place == CENTRE:
            best += self.weights.power_token * self.centre
        return best
