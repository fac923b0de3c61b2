"""What the expert sees of a table at the end of a turn: a list of marks that are set.

Each mark has a weight, found by playing (``value.json``): their sum is the log-odds of
winning. Most marks say in which part of the deck the game is, too: the same board full
of ghosts is something else when the incarnation is near.
"""

from __future__ import annotations

from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Final

from engines.ghost_stories.bots.sight import Sight
from engines.ghost_stories.cards import BLACK, CARDS, INCARNATION_NUMBERS
from engines.ghost_stories.layout import BOARDS, CENTRE, LAYOUTS, PLACES
from engines.ghost_stories.setup import LAYER
from engines.ghost_stories.state import (
    GROUP_POWER_LOCK,
    NOBODY,
    NOWHERE,
    TAO_LOCK,
    WHITE_LOCK,
)
from engines.ghost_stories.tiles import CIRCLE_OF_PRAYER, VILLAGE, is_active

if TYPE_CHECKING:
    from engines.ghost_stories.bots.sight import Band
    from engines.ghost_stories.cards import Card
    from engines.ghost_stories.state import Table

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "deck": (5, 61),
    "phase": (5, 6),
    "slack": (5, 6),
    "board": (7, 4, 3),
    "neutral": (4, 4),
    "loss": (7, 6, 3),
    "tormentors": (7, 3),
    "due": (5, 4),
    "living": (5, 6),
    "least_qi": (7, 3),
    "all_qi": (21,),
    "ghosts": (13, 6),
    "card": (66,),
    "next": (5, 9),
    "ever": (5, 9),
    "figure": (5, 5, 5),
    "haunter": (5, 5, 5),
    "team": (6,),
    "team_about": (10, 3),
    "tokens": (2, 5, 4),
    "hand": (10, 3),
    "stock": (2, 5, 3),
    "yin_yang": (5, 6),
    "held": (3, 3),
    "placed": (4, 3),
    "circle": (3, 5),
    "dice": (4, 3),
    "lock": (5, 3),
    "locked": (8,),
    "power": (8, 3),
    "incarnation": (10, 6, 3),
    "incarnation_next": (10, 9),
    "incarnation_ever": (10, 9, 3),
    "condition": (6,),
    "haunted": (9, 3),
    "standing": (3,),
    "together": (4,),
    "reach": (9, 3),
    "pairs": (5,),
    "coming": (4, 6),
    "coming_to": (4, 13),
    "crowded": (5, 3),
    "losses": (8, 3),
    "purified": (5, 5),
}
"""How many marks there are of each kind, and by what they are counted."""
SIZES: Final = {name: prod(shape) for name, shape in SHAPES.items()}
(
    DECK,
    PHASE,
    SLACK,
    BOARD,
    NEUTRAL,
    LOSS,
    TORMENTORS,
    DUE,
    LIVING,
    LEAST_QI,
    ALL_QI,
    GHOSTS,
    CARD,
    NEXT,
    EVER,
    FIGURE,
    HAUNTER,
    TEAM,
    TEAM_ABOUT,
    TOKENS,
    HAND,
    STOCK,
    YIN_YANG,
    HELD,
    PLACED,
    CIRCLE,
    DICE,
    LOCK,
    LOCKED,
    POWER,
    INCARNATION,
    INCARNATION_NEXT,
    INCARNATION_EVER,
    CONDITION,
    HAUNTED,
    STANDING,
    TOGETHER,
    REACH,
    PAIRS,
    COMING,
    COMING_TO,
    CROWDED,
    LOSSES,
    PURIFIED,
    MARKS,
) = accumulate(SIZES.values(), initial=0)
"""The first mark of each kind, and how many there are in all."""

IS_PLAIN: Final = 0
IS_HAUNTER: Final = 1
IS_ADVANCED: Final = 2
IS_TORMENTOR: Final = 3
IS_INCARNATION: Final = 4
"""Kinds of ghosts in play."""
LAST_CARD: Final = SHAPES["card"][0]
MOST_LEFT: Final = SHAPES["deck"][0] - 1
"""Cards, tiles and counts beyond these come with White Moon; they have no marks."""
CORNERS: Final = (0, 2, 6, 8)
TORMENT: Final = 0.17
"""How much Qi a Curse die costs."""


def phase_of(s: Table) -> int:
    """Say how far the game is: by the cards left until the last incarnation comes."""
    left = len(s.deck) - LAYER
    if left > 0:
        return 0 if left > 30 else 1 if left > 15 else 2 if left > 5 else 3
    return 4 if len(s.deck) > 5 else 5


def _steps(value: float, steps: int) -> int:
    """Round a value to so many steps of a whole."""
    return min(steps, int(value * steps + 0.5))


class Marks:
    """The marks that are set on one table, ``coming`` ghosts being on their way."""

    def __init__(self, s: Table, band: Band, coming: int) -> None:
        """Look at a table whose turn is over."""
        self._s = s
        self.phase = phase_of(s)
        self._third = self.phase >> 1
        self._slack = min(4, max(0, s.haunt_limit - s.haunted.count(True)))
        self._sight = Sight(s, band)
        self.set: list[int] = []
        self._look_at_ghosts()
        self.team = self._sight.round_of_the_team(s)
        self._look_at_boards()
        self._look_at_goods()
        self._look_at_village(min(coming, 3))

    def _look_at_ghosts(self) -> None:
        """Each ghost: what it is, and how soon it can be exorcised."""
        s, sight, mark = self._s, self._sight, self.set.append
        slack = 25 * self._slack
        for space, fate in sight.fates:
            card = CARDS[s.ghosts[space]]
            if card.number < LAST_CARD:
                mark(CARD + card.number)
            near, ever = int(fate.next * 8 + 0.5), int(fate.ever * 8 + 0.5)
            kind = IS_PLAIN
            if card.is_incarnation:
                kind = IS_INCARNATION
            elif card.is_tormentor:
                kind = IS_TORMENTOR
            elif card.is_haunter:
                kind = IS_ADVANCED if s.figures[space] else IS_HAUNTER
            mark(NEXT + 9 * kind + near)
            mark(EVER + 9 * kind + ever)
            if card.is_haunter:
                due = slack + 5 * sight.band.due[space // 3]
                if s.figures[space]:
                    mark(FIGURE + due + _steps(fate.soon, 4))
                else:
                    mark(HAUNTER + due + _steps(fate.next, 4))
            if kind == IS_INCARNATION and card.number < LAST_CARD:
                self._look_at_incarnation(card, space, fate.missing, near, ever)

    def _look_at_incarnation(
        self, card: Card, space: int, missing: int, near: int, ever: int
    ) -> None:
        """How near the players are to exorcising an incarnation."""
        s, mark = self._s, self.set.append
        late = max(0, self.phase - 3)
        number = card.number - INCARNATION_NUMBERS[0]
        mark(INCARNATION + (number * 6 + min(5, missing)) * 3 + late)
        mark(INCARNATION_NEXT + number * 9 + near)
        mark(INCARNATION_EVER + (number * 9 + ever) * 3 + late)
        if card.needs_buddha:
            baits = s.buddhas.count(True) + sum(s.held)
            caught = s.caught or s.buddhas[space]
            mark(CONDITION + (0 if caught else 1 + min(2, baits)))
        if card.needs_free_opposite and s.ghosts[LAYOUTS[s.layout].opposite[space]]:
            mark(CONDITION + 5)

    def _look_at_boards(self) -> None:
        """Each board: its Qi against the ghosts that lie there."""
        s, sight, mark = self._s, self._sight, self.set.append
        third = self._third
        living, least, total, crowded, losses = 0, 6, 0, 0, 0.0
        for board in BOARDS:
            qi, ghosts = min(6, s.qi[board]), sight.ghosts[board]
            crowded += ghosts > 1
            mark(DUE + 4 * sight.band.due[board] + ghosts)
            for space in range(3 * board, 3 * board + 3):
                if s.buddhas[space]:
                    mark(PLACED + 3 * (3 - ghosts) + third)
            if s.owners[board] == NOBODY:
                mark(NEUTRAL + 4 * min(3, qi) + ghosts)
                continue
            loss = sight.overrun(board) + TORMENT * sight.tormentors[board]
            losses += loss
            mark(BOARD + (4 * qi + ghosts) * 3 + third)
            mark(LOSS + (6 * qi + _steps(loss, 5)) * 3 + third)
            if sight.tormentors[board]:
                mark(TORMENTORS + 3 * qi + min(2, sight.tormentors[board]))
            if qi:
                living += 1
                least = min(least, qi)
                total += s.qi[board]
                self._look_at_taoist(board)
        mark(LIVING + 6 * living + self.phase)
        mark(LEAST_QI + 3 * least + third)
        mark(ALL_QI + min(20, total))
        mark(GHOSTS + 6 * min(12, len(sight.fates)) + self.phase)
        mark(CROWDED + 3 * crowded + third)
        mark(LOSSES + 3 * min(7, int(losses * 2 + 0.5)) + third)

    def _look_at_taoist(self, board: int) -> None:
        """His power, his tokens against the ghosts that ask for them, his place."""
        s, sight, mark = self._s, self._sight, self.set.append
        mark(POWER + 3 * s.powers[board] + self._third)
        if not sight.band.usable[board]:
            mark(LOCKED + s.powers[board])
        hand = 0
        for colour, count in enumerate(s.tao[5 * board : 5 * board + 5]):
            if count:
                hand += count
                row = 5 * (colour == BLACK) + min(4, count)
                mark(TOKENS + 4 * row + min(3, sight.asked[colour]))
        mark(HAND + 3 * min(9, hand) + self._third)
        place = s.where[board]
        mark(STANDING + (0 if place == CENTRE else 2 - place % 2))

    def _look_at_goods(self) -> None:
        """Tokens, Yin-Yangs, Buddhas and the Circle of Prayer."""
        s, sight, mark = self._s, self._sight, self.set.append
        third = self._third
        for colour in range(5):
            row = 5 * (colour == BLACK) + min(4, sum(s.tao[colour::5]))
            mark(STOCK + 3 * row + third)
        yin_yangs = s.yin_yang.count(True)
        mark(YIN_YANG + 6 * yin_yangs + self.phase)
        mark(PURIFIED + 5 * yin_yangs + self._slack)
        mark(HELD + 3 * min(2, sum(s.held)) + third)
        if s.circle == NOWHERE:
            mark(CIRCLE)
        elif is_active(s, CIRCLE_OF_PRAYER):
            mark(CIRCLE + 10 + min(4, sight.printed(s, s.circle)))
        else:
            mark(CIRCLE + 5 + min(4, sight.asked[s.circle]))
        mark(DICE + 3 * sight.band.dice + third)
        for lock in (TAO_LOCK, GROUP_POWER_LOCK, WHITE_LOCK):
            if lock in s.locks:
                mark(LOCK + 3 * lock + third)

    def _look_at_village(self, coming: int) -> None:
        """The deck, the tiles, who stands where, and ghosts on their way."""
        s, sight, mark = self._s, self._sight, self.set.append
        left = min(MOST_LEFT, s.incarnations - len(s.exorcised))
        mark(DECK + 61 * left + min(60, len(s.deck)))
        mark(PHASE + 6 * left + self.phase)
        mark(SLACK + 6 * self._slack + self.phase)
        mark(TEAM_ABOUT + 3 * min(9, int(self.team * 2 + 0.5)) + self._third)
        for place in PLACES:
            tile = s.village[place]
            if tile not in VILLAGE:
                continue
            if s.haunted[place]:
                mark(HAUNTED + 3 * tile + self._third)
            else:
                mark(REACH + 3 * tile + min(2, sight.band.reaching[place]))
        mark(TOGETHER + min(3, sight.band.together))
        ghosts, facing = s.ghosts, LAYOUTS[s.layout].facing
        pairs = [1 for p in CORNERS if ghosts[facing[p][0]] and ghosts[facing[p][1]]]
        mark(PAIRS + len(pairs))
        if coming:
            mark(COMING + 6 * coming + self.phase)
            mark(COMING_TO + 13 * coming + len(sight.fates))


assert tuple(range(9)) == VILLAGE, "marks count tiles from 0"
