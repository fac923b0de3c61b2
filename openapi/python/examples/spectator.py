"""Watch a public game, the newest or a named one: ``python spectator.py [id]``."""

from __future__ import annotations

import os
import sys

from seance_sdk import Seance


def main() -> None:
    """Tell everything that happened and happens, until the game is over."""
    with Seance(os.environ.get("SEANCE", "http://127.0.0.1:8000")) as seance:
        named = sys.argv[1:] or [
            found.id for found in seance.lobby.games(status="playing")
        ]
        if not named:
            sys.exit("No public game is being played.")
        game = seance.game(named[0])
        for event in game.events():
            print(f"{event.number:4}  {event.text}", flush=True)
        print(f"The game is {game.refresh().status}.")


if __name__ == "__main__":
    main()
