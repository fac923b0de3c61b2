"""What a table is worth at the end of a turn, to players who win or lose together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.bots.prospects import Prospects
from engines.ghost_stories.bots.weights import SENSIBLE, Weights
from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.dice import free_dice
from engines.ghost_stories.haunting import CURSE_DIE, CURSES
from engines.ghost_stories.layout import BOARDS, LAYOUTS
from engines.ghost_stories.state import NOBODY, NOWHERE, WHITE_LOCK
from engines.ghost_stories.taoists import (
    GODS_FAVORITE,
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
    living,
)

if TYPE_CHECKING:
    from engines.ghost_stories.bots.prospects import Outlook
    from engines.ghost_stories.cards import Card
    from engines.ghost_stories.state import Table

WON: Final = 100.0
LOST: Final = -100.0
CORNERS: Final = (0, 2, 6, 8)
_, HAUNTS, GHOSTS, TAO_LOSSES, QI_LOSSES = map(CURSE_DIE.count, range(len(CURSES)))
"""On how many faces of the Curse die each curse is, after the blank ones."""


REMEMBERED: Final = 4096
"""Of how many tables the prospects are kept: some megabytes."""


class Judge:
    """Judges tables by the weights of a player."""

    weights: Weights = SENSIBLE

    def __init__(self) -> None:
        """Begin without memories; they save time and change nothing."""
        self._memory: dict[tuple[object, ...], Prospects] = {}

    def _prospects(self, s: Table) -> Prospects:
        """Return the prospects of a table, or of one that is the same in this."""
        key = (
            s.layout,
            s.powers,
            s.boards,
            s.active,
            s.captives.count(True),
            tuple(s.where),
            tuple(s.tao),
            tuple(s.locks),
            tuple(map(bool, s.qi)),
        )
        found = self._memory.get(key)
        if found is None:
            if len(self._memory) >= REMEMBERED:
                self._memory.clear()
            found = self._memory[key] = Prospects(s)
        return found

    def worth(self, s: Table) -> float:
        """Say what a table is worth whose turn is over."""
        if s.outcome is not None:
            return WON if s.outcome.winners else LOST
        return self._village(s) + self._goods(s) + self._ghosts(s) + self._crowds(s)

    def _village(self, s: Table) -> float:
        """Value the tiles that may still be haunted, and the Circle of Prayer."""
        w = self.weights
        return w.slack[slack(s)] + w.circle * (s.circle != NOWHERE)

    def _goods(self, s: Table) -> float:
        """Value what lies on the boards and in the hands of players."""
        w = self.weights
        total = w.centre * s.centre + w.placed * s.buddhas.count(True)
        for board in BOARDS:
            if s.owners[board] == NOBODY:
                total += w.neutral_qi[s.qi[board]]
            else:
                total += self._qi(s, s.qi[board]) + w.held * s.held[board]
                total += w.power_token * s.power_tokens[board]
                total += w.yin_yang * s.yin_yang[board]
        return total + sum([w.tao[count] for count in s.tao])

    def _qi(self, s: Table, qi: int) -> float:
        """Value the Qi of a player; who plays alone has no friend to fall back on."""
        w = self.weights
        return w.qi[min(qi, len(w.qi) - 1)] + w.alone * qi * (s.players == 1)

    def _lost_qi(self, s: Table, board: int) -> float:
        """Say what it costs if a board loses 1 Qi (GS-6.3)."""
        w, qi = self.weights, s.qi[board]
        if not qi:
            return w.borne
        if s.owners[board] == NOBODY:
            return w.neutral_qi[qi] - w.neutral_qi[qi - 1]
        if qi == 1 and len(living(s)) == 1:
            return -LOST
        return self._qi(s, qi) - self._qi(s, qi - 1)

    def _ghosts(self, s: Table) -> float:
        """Value the ghosts in play by what they do and how easily they can go."""
        w, total = self.weights, 0.0
        prospects = self._prospects(s)
        requirement = s.rules.questions["requirement"]
        for space, number in enumerate(s.ghosts):
            if not number:
                continue
            card, want = CARDS[number], requirement(s, space)
            asked = sum(want.needs) - want.has_mantra
            outlook = prospects.outlook(s, space, want, gathers=card.is_incarnation)
            total += w.ghost + w.strength * asked
            total += w.ease * outlook.ever + w.near * outlook.next
            total += w.locks[s.locks[space]] + w.captive * s.captives[space]
            total += w.cursed * len(card.curses) + w.reward * bool(card.rewards)
            if card.is_incarnation:
                total += self._incarnation(s, space, card, outlook)
            if not self._is_hushed(s, space):
                total += w.tormentor * card.is_tormentor
                if card.is_haunter:
                    total += self._haunter(s, space, outlook)
        return total

    def _is_hushed(self, s: Table, space: int) -> bool:
        """Return whether something keeps the ghost on a space from acting."""
        return False

    def _haunter(self, s: Table, space: int, outlook: Outlook) -> float:
        """Value a Haunter by the tile that it will haunt if nobody stops it."""
        w, left = self.weights, slack(s)
        if s.figures[space]:
            return w.figure[left] * (1 - 0.8 * outlook.soon)
        return w.haunter[left] * (1 - 0.7 * outlook.ever)

    def _incarnation(self, s: Table, space: int, card: Card, outlook: Outlook) -> float:
        """Value an incarnation by how near the players are to exorcising it."""
        w = self.weights
        total = w.incarnation + w.incarnation_missing * outlook.missing
        ease = w.incarnation_ease * outlook.ever
        if card.needs_free_opposite and s.ghosts[LAYOUTS[s.layout].opposite[space]]:
            ease *= 0.5
        if card.needs_buddha and not (s.buddhas[space] or s.caught):
            bait = s.buddhas.count(True) + 0.5 * sum(s.held)
            ease *= 0.3
            total += w.uncaught + w.bait * min(1.0, bait)
        return total + ease

    def _crowds(self, s: Table) -> float:
        """Value full boards and boards about to be, and corners with two ghosts."""
        w, ghosts = self.weights, s.ghosts
        total = 0.0
        for board in BOARDS:
            free = ghosts[3 * board : 3 * board + 3].count(NO_CARD)
            if not free:
                total += w.full - w.overrun * self._lost_qi(s, board)
            elif free == 1:
                total += w.pair
        for one, other in [LAYOUTS[s.layout].facing[place] for place in CORNERS]:
            total += w.corner * (ghosts[one] > 0 and ghosts[other] > 0)
        return total

    # What chance brings on average

    def curse(self, s: Table) -> float:
        """Say what a Curse die costs that the active player or board rolls (GS-6.2)."""
        if has_power(s, STRENGTH_OF_A_MOUNTAIN):
            return 0.0
        w, board, left = self.weights, s.active, slack(s)
        tokens = sum([w.tao[count] for count in s.tao[5 * board : 5 * board + 5]])
        tile, qi = w.slack[left] - w.slack[left - 1], self._lost_qi(s, board)
        cost = HAUNTS * tile + GHOSTS * w.arrival + TAO_LOSSES * tokens + QI_LOSSES * qi
        cost /= len(CURSE_DIE)
        return cost * w.rerolled if has_power(s, GODS_FAVORITE) else cost

    def herbs(self, s: Table) -> float:
        """Say what the Herbalist's dice bring: a token each, white one of choice."""
        now, gains = self.worth(s), []
        for colour, left in enumerate(s.supply):
            t = s.clone()
            t.tao[5 * s.active + colour] += left > 0
            gains.append(self.worth(t) - now)
        white = 0.0 if WHITE_LOCK in s.locks else max(gains)
        return min(2, free_dice(s)) * (sum(gains) + white) / 6

    def prize(self, s: Table, space: int) -> float:
        """Say what the right stone of a ghost brings to the one who exorcises it."""
        card = CARDS[s.ghosts[space]]
        if card.is_incarnation and len(s.exorcised) + 1 == s.incarnations:
            return WON
        total = sum([self._reward(s, reward) for reward in card.rewards])
        return total - len(card.curses) * self.curse(s)

    def _reward(self, s: Table, reward: str) -> float:
        """Value a reward of a right stone (GS-8.5.2, GS-15.2)."""
        w, qi = self.weights, s.qi[s.active]
        if reward == "grant_tao":
            return w.tao[1]
        if reward == "grant_qi_or_yin_yang" and s.yin_yang[s.active]:
            return self._qi(s, qi + 1) - self._qi(s, qi)
        return w.yin_yang


def slack(s: Table) -> int:
    """Count the tiles that may be haunted until the game is lost (GS-17.2.2)."""
    return s.haunt_limit - s.haunted.count(True)
