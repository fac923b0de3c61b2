"""Hold a tournament: ``python tournament.py halloween 2 random heuristic``.

A service with operator keys wants one of them in SEANCE_TOKEN.
"""

from __future__ import annotations

import argparse
import os

from seance_sdk import Seance


def main() -> None:
    """Start a round robin of bots, follow it to its end and print the standings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", help="ghooost or halloween")
    parser.add_argument("seats", type=int, help="how many play a game")
    parser.add_argument("bots", nargs="+", help="bots of the title")
    parser.add_argument("--repeats", type=int, default=10, help="games of each table")
    asked = parser.parse_args()
    url = os.environ.get("SEANCE", "http://127.0.0.1:8000")
    with Seance(url, os.environ.get("SEANCE_TOKEN", "")) as seance:
        plan = seance.tournaments.plan(
            asked.title,
            {f"{bot} {number}": [bot] for number, bot in enumerate(asked.bots, 1)},
            seats=asked.seats,
            repeats=asked.repeats,
        )
        held = seance.tournaments.create(plan)
        for shown in seance.tournaments.watch(held.id):
            print(f"{shown.progress.done} of {shown.progress.total} games")
        for line in seance.tournaments.get(held.id).standings:
            print(f"{line.rank:2}  {line.entrant:20} {line.points:6.1f} points")


if __name__ == "__main__":
    main()
