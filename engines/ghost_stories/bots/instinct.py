"""Playing on at once: what an experienced player does without thinking it through.

It looks at the table as it lies, reckons each place by the ghosts that face it and the
villager who lives there, and copies nothing: a turn takes a fifth of a millisecond, and
a round played on says more about a table than any list of what lies on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.ghost_stories.bots.glance import Glance
from engines.ghost_stories.bots.prospects import AROUND
from engines.ghost_stories.cards import CARDS, COLOURS, YELLOW
from engines.ghost_stories.exorcism import GIVE_UP
from engines.ghost_stories.haunting import CURSES, KEEP_CURSE, REROLL_CURSE
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    LAYOUTS,
    PLACES,
    SPACE_NUMBERS,
)
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.taoists import (
    DANCE_OF_THE_SPIRES,
    has_power,
    living,
)
from engines.ghost_stories.tiles import (
    MOVE,
    PURIFY,
    USE_YIN_YANG,
)
from engines.ghost_stories.tokens import GAIN_QI
from engines.ghost_stories.windows import FILL_POCKETS, PLACE_MANTRA
from engines.ghost_stories.yang import ATTEMPT, END, PASS, SEEK_HELP, STAY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.state import Option
    from engines.ghost_stories.bots.planning import Planner
    from engines.ghost_stories.bots.reflexes import Reflexes
    from engines.ghost_stories.state import Table


class Instinct(Glance):
    """Answers every decision of the base game by a glance at the table."""

    def __init__(self, planner: Planner, reflexes: Reflexes) -> None:
        """Pick dice as ``planner`` does, which copies no table for it either."""
        super().__init__(reflexes)
        self._planner = planner
        self._answers: dict[str, Callable[[Table, Sequence[Option]], Option]] = {
            "act": self._act,
            "finish": self._finish,
            "place_ghost": self._place_ghost,
            "choose_result": self._result,
            "pick_dice": self._dice,
            "reroll_curse": self._reroll,
            "take_tao": self._take,
            "discard_tao": self._discard,
            "pick_reward": self._reward,
            "give_qi": self._give_qi,
            "bear_loss": self._bear,
            "curse_ghost": self._witch,
            "calm_board": self._calm,
            "pray": self._pray,
        }

    def choose(self, s: Table) -> Option:
        """Return what is done now; decisions without a rule take the first option."""
        name = s.agenda[-1][0]
        if name == "move":
            return self._move(s)
        options = s.rules.options(s)
        answer = self._answers.get(name)
        if answer is None or len(options) == 1:
            return options[0]
        return answer(s, options)

    # Answers

    def _move(self, s: Table) -> Option:
        """Go where the best action is; before it use what is for nothing."""
        free = self._before(s)
        if free is not None:
            return free
        here, w = s.where[s.active], self._reflexes
        reach = PLACES if has_power(s, DANCE_OF_THE_SPIRES) else AROUND[here]
        helps = [self.help(s, place) for place in PLACES]
        if s.yin_yang[s.active]:
            most = max(helps)
            if most > w.yin_yang:
                return USE_YIN_YANG[s.village[helps.index(most)]]
        friends = [s.where[board] for board in living(s) if board != s.active]
        values = [
            max(self.strike(s, p), helps[p]) + w.together * (p in friends)
            for p in reach
        ]
        place = reach[values.index(max(values))]
        return STAY if place == here else MOVE[s.village[place]]

    def _before(self, s: Table) -> Option | None:
        """Take what costs nothing, and purify a tile when the village is in danger."""
        left = s.haunt_limit - s.haunted.count(True)
        if s.yin_yang[s.active] and left <= 1:
            return PURIFY[s.village[s.haunted.index(True)]]
        if s.active == YELLOW or s.borrowed >> YELLOW & 1:
            for option in s.rules.options(s):
                if option[0] == "fill_pockets":
                    asked = self.asked(s)
                    colours = [c for c, n in enumerate(s.supply) if n]
                    best = max(colours, key=asked.__getitem__)
                    return FILL_POCKETS[best]
                if option[0] == "place_mantra" and s.mantra == NOWHERE:
                    spaces = [n for n, card in enumerate(s.ghosts) if card]
                    worst = max(spaces, key=lambda n: sum(_asks(s, n)))
                    return PLACE_MANTRA[worst]
        return None

    def _act(self, s: Table, options: Sequence[Option]) -> Option:
        here = s.where[s.active]
        strike = self.strike(s, here) if ATTEMPT in options else 0.0
        help_ = self.help(s, here) if SEEK_HELP in options else 0.0
        if max(strike, help_) <= 0:
            return PASS
        return ATTEMPT if strike >= help_ else SEEK_HELP

    def _finish(self, s: Table, options: Sequence[Option]) -> Option:
        for option in options:
            if option[0] == "place_buddha":
                return option
            if option == ATTEMPT and self.strike(s, s.where[s.active]) > 0:
                return option
            if option == SEEK_HELP and self.help(s, s.where[s.active]) > 0:
                return option
        return END

    def _place_ghost(self, s: Table, options: Sequence[Option]) -> Option:
        """Before a Buddha, else where its line is whole and a Taoist is near."""
        card, w = CARDS[s.arriving], self._reflexes
        stands = {s.where[board] for board in living(s)}
        best, most = options[0], -1e9
        for option in options:
            space = SPACE_NUMBERS[option[1]]
            line = LAYOUTS[s.layout].lines[space]
            value = 10.0 * (s.buddhas[space] and not card.is_incarnation)
            if card.is_haunter:
                value -= w.line * sum([s.haunted[place] for place in line])
            value += w.near * any(place in stands for place in AROUND[line[0]])
            value += w.near * (line[0] in stands) + w.corner * (space % 3 != 1)
            if value > most:
                best, most = option, value
        return best

    def _result(self, s: Table, options: Sequence[Option]) -> Option:
        best, most = options[0], -1e9
        for option in options:
            value = 0.0
            if option != GIVE_UP:
                value = sum([self.threat(s, SPACE_NUMBERS[name]) for name in option[1]])
                if option[0] == "exorcise_with":
                    value -= self._reflexes.token * len(option[2])
            if value > most:
                best, most = option, value
        return best

    def _dice(self, s: Table, options: Sequence[Option]) -> Option:
        values = self._planner.values(s, options)
        return options[values.index(max(values))]

    def _reroll(self, s: Table, options: Sequence[Option]) -> Option:
        curse = CURSES[s.curse]
        few = sum(s.tao[5 * s.active : 5 * s.active + 5]) < 2
        harmless = curse == "none" or (curse == "lose_all_tao" and few)
        return KEEP_CURSE if harmless else REROLL_CURSE

    def _take(self, s: Table, options: Sequence[Option]) -> Option:
        asked = self.asked(s)
        return max(options, key=lambda option: asked[COLOURS.index(option[1])])

    def _discard(self, s: Table, options: Sequence[Option]) -> Option:
        asked = self.asked(s)
        return min(options, key=lambda option: asked[COLOURS.index(option[1])])

    def _reward(self, s: Table, options: Sequence[Option]) -> Option:
        return GAIN_QI if s.qi[s.active] < 3 else options[-1]

    def _give_qi(self, s: Table, options: Sequence[Option]) -> Option:
        return min(options, key=lambda option: s.qi[BOARD_NUMBERS[option[1]]])

    def _bear(self, s: Table, options: Sequence[Option]) -> Option:
        return max(options, key=lambda option: s.qi[BOARD_NUMBERS[option[1]]])

    def _witch(self, s: Table, options: Sequence[Option]) -> Option:
        return max(options, key=lambda o: self.threat(s, SPACE_NUMBERS[o[1]]))

    def _calm(self, s: Table, options: Sequence[Option]) -> Option:
        figures = self.figures(s)
        return max(options, key=lambda option: figures[BOARD_IDS.index(option[1])])

    def _pray(self, s: Table, options: Sequence[Option]) -> Option:
        counts = [0] * 5
        for number in s.ghosts:
            if number:
                counts[CARDS[number].colour] += 1
        return max(options, key=lambda option: counts[COLOURS.index(option[1])])


def _asks(s: Table, space: int) -> tuple[int, ...]:
    """Return what the ghost on a space asks for, by colour."""
    return CARDS[s.ghosts[space]].resistance
