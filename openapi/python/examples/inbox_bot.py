"""A bot that others invite by its name: ``python inbox_bot.py ada-bot 3``.

It registers, plays every game that it is invited to, and stops after three. Keep the
key to come back under the same name: ``Seance(url, key)``.
"""

import os
import random
import sys
import threading

from seance_sdk import Game, Seance, play_inbox

left, done = int(sys.argv[2]), threading.Event()


def over(game: Game) -> None:
    """Tell how a game ended; the last one is enough."""
    global left  # noqa: PLW0603 - a script
    print(game.id, game.outcome.text if game.outcome else "abandoned")
    left -= 1
    if not left:
        done.set()


with Seance(os.environ.get("SEANCE", "http://127.0.0.1:8000")) as seance:
    bot = seance.register(sys.argv[1])
    print("The key:", bot.token)
    play_inbox(bot, lambda _, it: random.choice(it.options), over=over, stop=done)
