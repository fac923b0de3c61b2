"""The jobs: each takes JSON, calls one use case, and may run twice or not at all."""

from __future__ import annotations

from typing import Any

from rq.job import Job

from service.games import bot_turns, hints
from service.series.simulations import lifecycle as simulations
from service.series.tournaments import lifecycle as tournaments
from service.store.queues import (
    ANSWER_LATE,
    GIVE_HINT,
    PLAY_BOTS,
    PLAY_SIMULATION,
    PLAY_TOURNAMENT,
)
from workers.stores import store

ALLOWED = (PLAY_BOTS, ANSWER_LATE, GIVE_HINT, PLAY_SIMULATION, PLAY_TOURNAMENT)
"""The functions that a job may name."""


def play_bots(game_id: str) -> int:
    """Play the bots of a game; return how many commands they gave."""
    return bot_turns.play(store(), game_id)


def answer_late(game_id: str) -> bool:
    """Answer for a person whose deadline has passed; return whether it had."""
    return bot_turns.answer_late(store(), game_id)


def give_hint(hint_id: str) -> bool:
    """Work out a hint; return whether its game was still at that version."""
    return hints.give(store(), hint_id)


def play_simulation(simulation_id: str) -> int:
    """Play a part of a simulation; return how many games it played."""
    return simulations.play(store(), simulation_id)


def play_tournament(tournament_id: str) -> int:
    """Play a part of a tournament; return how many games it played."""
    return tournaments.play(store(), tournament_id)


class ForbiddenJob(Exception):
    """A job names a function that is not in ``ALLOWED``."""


class SafeJob(Job):
    """A job that runs only what is in ``ALLOWED``, whoever has written it to Redis.

    RQ imports and calls any function that a job names, and any callback. RQ documents
    ``job_class`` for classes of one's own; what is overridden are public properties.
    """

    @property
    def func(self) -> Any:
        """The function to call, if it is allowed."""
        if self.func_name not in ALLOWED or self.instance is not None:
            raise ForbiddenJob(self.func_name)
        return super().func

    @property
    def success_callback(self) -> None:
        """``None``: no job of ours has callbacks."""

    @property
    def failure_callback(self) -> None:
        """``None``: no job of ours has callbacks."""

    @property
    def stopped_callback(self) -> None:
        """``None``: no job of ours has callbacks."""
