"""Play against bots in the terminal: ``python terminal_player.py ghooost 3``."""

from __future__ import annotations

import argparse
import os

from seance_sdk import Game, Seance, bot, human, play
from seance_sdk.generated.models import Decision


def tell_news(game: Game) -> None:
    """Print what has happened since the last time."""
    while news := game.news():
        for event in news:
            print(event.text)


def choose(game: Game, decision: Decision) -> int:
    """Ask the person at the keyboard, until the answer is one of the numbers."""
    tell_news(game)
    print(f"\n{decision.prompt}")
    for number, option in enumerate(decision.options, start=1):
        print(f"{number:3}  {option.label}")
    while True:
        answer = input("> ")
        if answer.isdecimal() and 1 <= int(answer) <= len(decision.options):
            return int(answer) - 1
        print(f"A number from 1 to {len(decision.options)}, please.")


def main() -> None:
    """Lay a table and play the first seat of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", help="ghooost, ghost-stories or halloween")
    parser.add_argument("players", type=int, help="how many play; bots but for you")
    parser.add_argument("--name", default="You")
    parser.add_argument("--language", default="", help="en, nl or fr")
    parser.add_argument("--seed", default="", help="the same seed deals the same game")
    asked = parser.parse_args()
    url = os.environ.get("SEANCE", "http://127.0.0.1:8000")
    with Seance(url, language=asked.language) as seance:
        seats = [human(asked.name), *[bot()] * (asked.players - 1)]
        game = seance.create_game(asked.title, seats, seed=asked.seed).seats[0]
        outcome = play(game, choose)
        tell_news(game)
        # Not every title counts points.
        scores = f" Scores: {outcome.scores}" if outcome.scores else ""
        print(f"\n{outcome.text} Places: {outcome.places}{scores}")


if __name__ == "__main__":
    main()
