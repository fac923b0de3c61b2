"""A bot of Ghooost! that tries its options on hands that the others may hold.

It deals the hidden cards as they probably lie, plays each option on by instinct and
counts who gets rid of theirs. All options meet the same deals, and the worse half of
them is dropped again and again, so that most tries go to the best. The budget is a
number of tries: the same view and chance give the same choice on any machine.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import TYPE_CHECKING, Final

from engines.core.bots import AT, Bot, Cancelled
from engines.core.chance import derive
from engines.ghooost.actions import acted
from engines.ghooost.bots.inference import Guess
from engines.ghooost.bots.instinct import play_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghooost.state import Table

TRIES: Final = (8, 24, 96)
"""How many tables each level plays on: less thought is a weaker player."""
HORIZON: Final = 60
"""How many actions a try is played on; then cards are counted."""
CIRCLE: Final = 0.002
"""What each action without progress costs, whoever made it."""


def _never() -> bool:
    return False


class ExpertBot(Bot):
    """Plays each option on by instinct, on deals that what it sees makes likely."""

    id = "expert"
    levels = len(TRIES)

    def __init__(self, *, tries: int = TRIES[-1]) -> None:
        """Play about ``tries`` tables on, each option at least once."""
        self._tries = tries
        self._stopped: Callable[[], bool] = _never

    def at(self, level: int) -> Bot:
        """Return a bot that tries less; at its best, this one."""
        if level == self.levels:
            return self
        bot = ExpertBot(tries=TRIES[level - 1])
        bot.id = f"{self.id}{AT}{level}"
        bot.levels = 1
        return bot

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot, which raises ``Cancelled`` once ``stopped`` says so."""
        bot = copy(self)
        bot._stopped = stopped  # noqa: SLF001 - a copy of itself
        return bot

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option that was best on the same deals as the others."""
        if len(options) == 1:
            return 0
        deals = derive(chance.key, "expert", chance.below(1 << 32))
        totals = [0.0] * len(options)
        alive = list(range(len(options)))
        halvings = (len(options) - 1).bit_length()
        guess, dealt = Guess(view), 0
        while len(alive) > 1:
            for _ in range(max(1, self._tries // (halvings * len(alive)))):
                key = derive(deals, dealt)
                s = guess.deal(Random(key))
                dealt += 1
                for n in alive:
                    if self._stopped():
                        raise Cancelled
                    totals[n] += self._try(s.clone(), options[n], Random(key))
            alive.sort(key=lambda n: -totals[n])
            del alive[(len(alive) + 1) // 2 :]
        return alive[0]

    def _try(self, s: Table, option: Option, random: Random) -> float:
        """Carry out an option, play on and say how its seat fares, from 0 to 1."""
        _, seat = s.agenda.pop()
        acted(s, seat, option)
        play_on(s, random, HORIZON)
        return prospect(s, seat)


def prospect(s: Table, seat: int) -> float:
    """Say how a seat fares: by who left, or by how many cards it has to get rid of.

    A round that goes in circles is adjudicated by those (GH-9.7), which is as good as
    an end; before that, every action without progress costs a little.
    """
    if seat in s.left:
        return 1.0
    name = s.agenda[-1][0]
    if name == "end_round":
        return 0.0
    cards = [held + len(s.mansions[each]) for each, held in enumerate(s.held)]
    most = max(cards[each] for each in range(s.players) if each != seat)
    if name == "adjudicate":
        return float(cards[seat] < most)
    ahead = (most - cards[seat]) / (most + cards[seat])
    return min(max(0.5 + 0.6 * ahead - CIRCLE * s.idle, 0.0), 1.0)
