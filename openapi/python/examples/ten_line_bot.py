"""A bot in ten lines: it plays any title against the best bot of the service."""

import os
import random
import sys

from seance_sdk import Seance, bot, human, play

with Seance(os.environ.get("SEANCE", "http://127.0.0.1:8000")) as seance:
    table = seance.create_game(sys.argv[1], [human("Ten Lines"), bot()])
    outcome = play(table.seats[0], lambda _, asked: random.choice(asked.options))
    print(outcome.text, outcome.scores)
