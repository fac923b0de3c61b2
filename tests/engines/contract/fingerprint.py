"""Print what random games of a title look like from outside, one line per setup.

Run in processes with different hash seeds, the lines have to be the same.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from itertools import islice

import engines
from engines.core.bots import RandomBot
from engines.core.chance import derive
from engines.core.playout import moves
from engines.core.texts import LANGUAGES

DECISIONS = 60


def lines(title_id: str) -> list[str]:
    """Return a fingerprint of all that is sent in the first part of each game."""
    title = engines.get(title_id)
    found = []
    for number, setup in enumerate(title.setups()):
        key = derive(b"fingerprint", number)
        speaker = title.texts.speakers[LANGUAGES[number % len(LANGUAGES)]]
        seen = sha256()
        state, told = title.start(*setup, key)
        state.events = told
        bots = [RandomBot()] * setup.players
        for move in islice(moves(title, state, bots, key), DECISIONS):
            view = title.view(state, move.seat)
            sent = [view, state.rules.options(state), title.describe(view, speaker)]
            sent += [title.tell(event, move.seat, speaker) for event in told]
            sent.append([title.label(o, speaker) for o in state.rules.options(state)])
            seen.update(json.dumps(sent).encode())
            told.clear()
        found.append(f"{seen.hexdigest()} {title.digest(state)}")
    return found


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1])))
