"""A bot that enters the next open tournament: ``python tournament_bot.py ada-bot``.

It registers, waits until a tournament can be entered, and plays it to its end. Started
again with the key that it printed (``KEY=...``), it goes on where it was.
"""

import os
import random
import sys

from seance_sdk import Seance, play_tournament

key = os.environ.get("KEY", "")
with Seance(os.environ.get("SEANCE", "http://127.0.0.1:8000"), key) as seance:
    bot = seance if key else seance.register(sys.argv[1])
    print("The key:", bot.token, flush=True)
    held = play_tournament(bot, lambda _, it: random.choice(it.options))
    for line in held.standings if held else ():
        print(f"{line.rank:2}  {line.entrant:20} {line.points:6.1f} points")
