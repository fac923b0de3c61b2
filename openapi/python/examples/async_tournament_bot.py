"""The same without threads: ``python async_tournament_bot.py ada-bot``.

It enters the next open tournament, plays it to its end, and goes on with its ``KEY``.
"""

import asyncio
import os
import random
import sys

from seance_sdk import AsyncSeance, aplay_tournament


async def main(key: str) -> None:
    """Play a tournament, and tell its standings."""
    url = os.environ.get("SEANCE", "http://127.0.0.1:8000")
    async with AsyncSeance(url, key) as seance:
        bot = seance if key else await seance.register(sys.argv[1])
        print("The key:", bot.token, flush=True)
        held = await aplay_tournament(bot, lambda _, it: random.choice(it.options))
    for line in held.standings:
        print(f"{line.rank:2}  {line.entrant:20} {line.points:6.1f} points")


asyncio.run(main(os.environ.get("KEY", "")))
