"""Sequential rules: when enough games have been played to answer the question."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import log
from typing import TYPE_CHECKING, Any

from service.series.intervals import wilson

if TYPE_CHECKING:
    from collections.abc import Mapping

    from service.series.simulations.tally import Tally


@dataclass(frozen=True)
class Precision:
    """Stop when the interval of a bot's win rate reaches no further than this."""

    bot: str
    half_width: float

    @property
    def named(self) -> dict[str, str]:
        """The bots that must play, by the field that names them."""
        return {"bot": self.bot}

    def verdict(self, tally: Tally) -> str | None:
        """Return ``precise`` once the interval is narrow enough."""
        low, high = wilson(
            tally["wins", "bot", self.bot], tally["seats", "bot", self.bot]
        )
        return "precise" if high - low <= 2 * self.half_width else None


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential probability ratio test between two bots.

    Of the games in which one of them is placed before the other: does ``bot`` win half
    of them, or half and ``margin``? Both kinds of error stay below ``error``.
    """

    bot: str
    against: str
    margin: float = 0.05
    error: float = 0.05

    @property
    def named(self) -> dict[str, str]:
        """The bots that must play, by the field that names them."""
        return {"bot": self.bot, "against": self.against}

    def verdict(self, tally: Tally) -> str | None:
        """Return ``better`` or ``not_better`` once the evidence suffices."""
        share = 0.5 + self.margin
        wins = tally["ahead", self.bot, self.against]
        losses = tally["ahead", self.against, self.bot]
        evidence = wins * log(share / 0.5) + losses * log((1 - share) / 0.5)
        bound = log((1 - self.error) / self.error)
        if evidence >= bound:
            return "better"
        return "not_better" if evidence <= -bound else None


Stop = Precision | Sprt

RULES: dict[str, type[Precision | Sprt]] = {"precision": Precision, "sprt": Sprt}
"""The rules by the name that a request gives them."""


def stop_to_json(stop: Stop | None) -> dict[str, Any] | None:
    """Return a rule as requests and answers have it."""
    if stop is None:
        return None
    name = next(name for name, rule in RULES.items() if isinstance(stop, rule))
    return {"rule": name, **asdict(stop)}


def stop_from_json(saved: Mapping[str, Any] | None) -> Stop | None:
    """Return the rule that ``stop_to_json`` wrote."""
    if saved is None:
        return None
    fields = {name: value for name, value in saved.items() if name != "rule"}
    return RULES[saved["rule"]](**fields)
