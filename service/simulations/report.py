"""What a tally shows: rates with their intervals."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from service.simulations.tally import Tally

CONFIDENCE = 0.95


def wilson(wins: int, trials: int) -> tuple[float, float]:
    """Return the Wilson score interval of a rate, at 95 % confidence."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate = wins / trials
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    centre = rate + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def report(tally: Tally) -> dict[str, Any]:
    """Return the rates of a tally: by player count, by seat and by bot."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_game": round(tally.decisions / tally.games, 2),
        "longest_game": tally.longest,
        "endings": dict(sorted(tally.reasons.items())),
        **{
            f"by_{group}": [
                _line(tally, group, name) for name in sorted(tally.played[group])
            ]
            for group in tally.played
        },
    }


def _line(tally: Tally, group: str, name: str) -> dict[str, Any]:
    played, wins = tally.played[group][name], tally.wins[group][name]
    low, high = wilson(wins, played)
    return {
        group: name,
        "seats": played,
        "wins": wins,
        "win_rate": round(wins / played, 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean_place": round(tally.places[group][name] / played, 3),
    }


def as_text(shown: dict[str, Any]) -> str:
    """Return a report as a table for a terminal."""
    lines = [
        (
            f"{shown['games']} games, {shown['decisions']} decisions, "
            f"{shown['decisions_per_game']} a game, {shown['longest_game']} at most"
        ),
        "endings: " + ", ".join(f"{k} {v}" for k, v in shown["endings"].items()),
    ]
    for group in ("players", "seat", "bot"):
        lines.append("")
        lines.append(f"{group:<12}{'seats':>8}{'wins':>8}{'rate':>8}  95 % interval")
        for line in shown[f"by_{group}"]:
            low, high = line["interval"]
            lines.append(
                f"{line[group]:<12}{line['seats']:>8}{line['wins']:>8}"
                f"{line['win_rate']:>8.3f}  {low:.3f} to {high:.3f}"
            )
    return "\n".join(lines)
