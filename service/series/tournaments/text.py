"""Standings as a table for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.series.tournaments.answers import Standing


def as_text(standings: Sequence[Standing]) -> str:
    """Return the standings, a line for each entrant."""
    lines = [f"{'':>4} {'entrant':<24}{'points':>8}{'games':>7}{'wins':>6}  win rate"]
    for standing in standings:
        rate = ""
        if standing.win_rate_interval:
            low, high = standing.win_rate_interval
            rate = f"{standing.win_rate:.3f} ({low:.3f} to {high:.3f})"
        lines.append(
            f"{standing.rank:>3}. {standing.entrant:<24}{standing.points:>8.2f}"
            f"{standing.games:>7}{standing.wins:>6}  {rate}"
        )
    return "\n".join(lines)
