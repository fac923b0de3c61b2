"""A program that plays a tournament of each title: ``async_bot.py ada-bot ghooost``."""

import asyncio
import os
import random
import sys

from seance_sdk import AsyncGame, AsyncSeance, aplay_tournament
from seance_sdk.generated.models import Decision, Option


async def choose(_: AsyncGame, decision: Decision) -> Option:
    """Take any option, after a moment for the other games."""
    await asyncio.sleep(0)
    return random.choice(decision.options)


async def main(name: str, *titles: str) -> None:
    """Register, and play."""
    async with AsyncSeance(os.environ["SEANCE"], patience=600) as seance:
        bot = await seance.register(name)
        for title in titles:
            held = await aplay_tournament(bot, choose, title=title)
            print(held.id, held.status, flush=True)


asyncio.run(main(*sys.argv[1:]))
