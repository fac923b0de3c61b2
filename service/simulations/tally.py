"""What came out of a number of games: whole numbers that add up in any order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.playout import Played
    from service.simulations.plan import Lineup

GROUPS = ("players", "seat", "bot")
"""By what seats and games are counted apart."""


class Tally:
    """Counts of games, decisions, wins and places; adding two gives that of all."""

    def __init__(self) -> None:
        """Begin with nothing played."""
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.reasons: Counter[str] = Counter()
        self.played = {group: Counter[str]() for group in GROUPS}
        self.wins = {group: Counter[str]() for group in GROUPS}
        self.places = {group: Counter[str]() for group in GROUPS}
        """The sum of the places taken."""

    def add(self, lineup: Lineup, played: Played) -> None:
        """Count one finished game."""
        outcome = played.outcome
        self.games += 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        self.reasons[outcome.reason] += 1
        for seat, bot in enumerate(lineup.bots):
            names = (str(lineup.setup.players), str(seat), bot)
            for group, name in zip(GROUPS, names, strict=True):
                self.played[group][name] += 1
                self.wins[group][name] += seat in outcome.winners
                self.places[group][name] += outcome.places[seat]

    def merge(self, other: Tally) -> None:
        """Count the games of another tally as well."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.reasons += other.reasons
        for group in GROUPS:
            self.played[group].update(other.played[group])
            self.wins[group].update(other.wins[group])
            self.places[group].update(other.places[group])

    def to_json(self) -> dict[str, Any]:
        """Return the counts as JSON, keys in order."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "longest": self.longest,
            "reasons": dict(sorted(self.reasons.items())),
            **{
                name: {
                    group: dict(sorted(counts.items()))
                    for group, counts in part.items()
                }
                for name, part in self._parts().items()
            },
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Tally:
        """Return the tally that ``to_json`` wrote."""
        tally = cls()
        tally.games = saved["games"]
        tally.decisions = saved["decisions"]
        tally.longest = saved["longest"]
        tally.reasons.update(saved["reasons"])
        for name, part in tally._parts().items():
            for group in GROUPS:
                part[group].update(saved[name][group])
        return tally

    def _parts(self) -> dict[str, dict[str, Counter[str]]]:
        return {"played": self.played, "wins": self.wins, "places": self.places}
