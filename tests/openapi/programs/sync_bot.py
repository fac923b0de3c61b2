"""A program that plays a tournament of each title: ``sync_bot.py ada-bot ghooost``."""

import os
import random
import sys

from seance_sdk import Seance, play_tournament

name, *titles = sys.argv[1:]
with Seance(os.environ["SEANCE"], patience=600) as seance:
    bot = seance.register(name)
    for title in titles:
        held = play_tournament(
            bot, lambda _, it: random.choice(it.options), title=title
        )
        assert held is not None
        print(held.id, held.status, flush=True)
