"""The jobs: each takes JSON, calls one use case, and may run twice or not at all."""

from __future__ import annotations

from typing import Any

from rq.job import Job

from service import bots
from service.store.turns import PLAY_BOTS
from workers.stores import store

ALLOWED = (PLAY_BOTS,)
"""All functions that a job may name."""


def play_bots(game_id: str) -> int:
    """Answer for the bots of a game; return how many commands that were."""
    return bots.play(store(), game_id)


class ForbiddenJob(Exception):
    """A job names something that is no job of ours."""


class SafeJob(Job):
    """A job that runs only what is in ``ALLOWED``, whoever has written it to Redis.

    RQ would import and call any function that a job names, its callbacks too.
    """

    @property
    def func(self) -> Any:
        """The function to call, if it is one of ours."""
        if self.func_name not in ALLOWED or self.instance is not None:
            raise ForbiddenJob(self.func_name)
        return super().func

    @property
    def success_callback(self) -> None:
        """Nothing: no job of ours has callbacks."""

    @property
    def failure_callback(self) -> None:
        """Nothing: no job of ours has callbacks."""

    @property
    def stopped_callback(self) -> None:
        """Nothing: no job of ours has callbacks."""
