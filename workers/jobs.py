"""The jobs: each takes JSON, calls one use case, and may run twice or not at all."""

from __future__ import annotations

from typing import Any

from rq.job import Job

from service.games import bot_turns as bots
from service.games import hints
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
"""All functions that a job may name."""


def play_bots(game_id: str) -> int:
    """Answer for the bots of a game; return how many commands that were."""
    return bots.play(store(), game_id)


def answer_late(game_id: str) -> bool:
    """Answer for a person who took too long; return whether that was so."""
    return bots.answer_late(store(), game_id)


def give_hint(hint_id: str) -> bool:
    """Work out a hint; return whether it was still wanted."""
    return hints.give(store(), hint_id)


def play_simulation(simulation_id: str) -> int:
    """Play a part of a simulation; return how many games that were."""
    return simulations.play(store(), simulation_id)


def play_tournament(tournament_id: str) -> int:
    """Play a part of a tournament; return how many games that were."""
    return tournaments.play(store(), tournament_id)


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
