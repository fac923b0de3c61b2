"""Adds up the chunks of a plan, in whatever order workers return them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from service.series.simulations.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Mapping

    from service.series.simulations.plan import Plan


class Block(NamedTuple):
    """The figures of one chunk, for intervals of means and for comparisons."""

    games: int
    decisions: int
    bots: dict[str, list[int]]
    """By bot: seats, wins, seats with a score, the sum of their scores."""


class Result(NamedTuple):
    """The figures of a plan: all its games together, and chunk by chunk."""

    tally: Tally
    blocks: list[Block]
    verdict: str | None = None
    """What the stop rule found, if it ended the simulation."""

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON, to be stored."""
        return {
            "tally": self.tally.to_json(),
            "blocks": self.blocks,
            "verdict": self.verdict,
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Result:
        """Return the result that ``to_json`` wrote."""
        blocks = [Block(*block) for block in saved["blocks"]]
        return cls(Tally.from_json(saved["tally"]), blocks, saved["verdict"])


def block(tally: Tally) -> Block:
    """Return the figures of a chunk."""
    bots = {}
    for bot in tally.names("seats", "bot"):
        scores = tally.spread("score", bot)
        bots[bot] = [
            tally["seats", "bot", bot],
            tally["wins", "bot", bot],
            sum(count for _, count in scores),
            sum(score * count for score, count in scores),
        ]
    return Block(tally.games, tally.decisions, bots)


class ResultBuilder:
    """Adds up chunks as they come in, from the first one on and without a gap."""

    def __init__(self, plan: Plan) -> None:
        """Begin with nothing played."""
        self._plan = plan
        self._waiting: dict[int, Tally] = {}
        self._total = Tally()
        self._blocks: list[Block] = []
        self._verdict: str | None = None

    @property
    def is_complete(self) -> bool:
        """Whether nothing more needs to be played."""
        return self._verdict is not None or len(self._blocks) == self._plan.chunks

    @property
    def result(self) -> Result:
        """All chunks so far, without a gap from the first."""
        return Result(self._total, self._blocks, self._verdict)

    def add(self, number: int, tally: Tally) -> None:
        """Take a chunk; one that comes twice, or after the end, changes nothing."""
        self._waiting[number] = tally
        while not self.is_complete and len(self._blocks) in self._waiting:
            following = self._waiting.pop(len(self._blocks))
            self._total.merge(following)
            self._blocks.append(block(following))
            if self._plan.stop is not None:
                self._verdict = self._plan.stop.verdict(self._total)
