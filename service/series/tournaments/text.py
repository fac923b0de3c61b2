"""Standings as a table for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def as_text(standings: Sequence[dict[str, Any]]) -> str:
    """Return the standings, a line for each entrant."""
    lines = [f"{'':>4} {'entrant':<24}{'points':>8}{'games':>7}{'wins':>6}  win rate"]
    for line in standings:
        rate = ""
        if line["games"]:
            low, high = line["win_rate_interval"]
            rate = f"{line['win_rate']:.3f} ({low:.3f} to {high:.3f})"
        lines.append(
            f"{line['rank']:>3}. {line['entrant']:<24}{line['points']:>8.2f}"
            f"{line['games']:>7}{line['wins']:>6}  {rate}"
        )
    return "\n".join(lines)
