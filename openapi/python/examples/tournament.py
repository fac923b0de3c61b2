"""Hold a tournament: ``python tournament.py halloween 2 random heuristic``.

A service with operator keys wants one of them in SEANCE_TOKEN.
"""

from __future__ import annotations

import argparse
import json
import os

from seance_sdk import Seance, follow
from seance_sdk.generated.api.progress import stream_tournament
from seance_sdk.generated.api.tournaments import create_tournament, get_tournament
from seance_sdk.generated.models import EntrantRequest, TournamentRequest


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
        entrants = [
            EntrantRequest(f"{bot} {number}", bots=[bot])
            for number, bot in enumerate(asked.bots, start=1)
        ]
        plan = TournamentRequest(
            title=asked.title,
            format_="round_robin",
            seats=asked.seats,
            entrants=entrants,
            repeats=asked.repeats,
        )
        tournament = create_tournament.call(seance.http, body=plan)
        for message in follow(seance.http, stream_tournament.request(tournament.id)):
            progress = json.loads(message.data)["progress"]
            print(f"{progress['done']} of {progress['total']} games")
        for line in get_tournament.call(seance.http, tournament.id).standings:
            print(f"{line.rank:2}  {line.entrant:20} {line.points:6.1f} points")


if __name__ == "__main__":
    main()
