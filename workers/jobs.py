"""The jobs: each takes JSON, calls one use case, and may run twice or not at all."""

from __future__ import annotations

import logging
from functools import cache, wraps
from typing import TYPE_CHECKING, Any

from rq.job import Job

from service.accounts.shares import Shares
from service.accounts.webhooks.delivery import Courier
from service.accounts.webhooks.sending import Sender
from service.accounts.webhooks.webhook import WebhookRules
from service.errors import GameDamaged, GameNewer, StoreAway
from service.games import bot_turns
from service.games.people import hints
from service.logs import Told
from service.series.simulations import lifecycle as simulations
from service.series.tournaments import lifecycle as tournaments
from service.store.queues import (
    ANSWER_LATE,
    ATTEND_TOURNAMENT,
    DELIVER,
    GIVE_HINT,
    PLAY_BOTS,
    PLAY_SIMULATION,
    PLAY_TOURNAMENT,
)
from workers.stores import settings, store
from workers.webhooks import Couriers

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)

ALLOWED = (
    *(PLAY_BOTS, ANSWER_LATE, GIVE_HINT, PLAY_SIMULATION, PLAY_TOURNAMENT),
    *(ATTEND_TOURNAMENT, DELIVER),
)
"""The functions that a job may name."""

TOLD = Told()
"""Which games this process has called unreadable."""

SHARES = Shares()
"""How much of this process's time went to whom, lately."""


def left_for_later(job: Callable[..., int]) -> Callable[..., int]:
    """Let a job end quietly when the store is away or full, or a game cannot be read.

    What is due stands in the store: the reconciler asks for it again.
    """

    @wraps(job)
    def run(*arguments: Any, **options: Any) -> int:
        try:
            return job(*arguments, **options)
        except StoreAway as error:
            log.info("left for later: %r", error.__cause__ or error)
            return 0
        except (GameDamaged, GameNewer) as error:
            # The reconciler asks for it again and again.
            if TOLD.is_new(f"{arguments}"):
                log.warning("cannot play %s: %r", *arguments, error.__cause__ or error)
            return 0

    return run


@left_for_later
def play_bots(game_id: str, *, can_wait: bool = True) -> int:
    """Play the bots of a game; return how many commands they gave.

    One that has waited already is played, however much its creator has had.
    """
    return bot_turns.play(store(), game_id, SHARES, can_wait=can_wait)


@left_for_later
def answer_late(game_id: str) -> bool:
    """Answer for a person whose deadline has passed; return whether it had."""
    return bot_turns.answer_late(store(), game_id, SHARES)


@left_for_later
def give_hint(hint_id: str, *, can_wait: bool = True) -> bool:
    """Work out a hint; return whether its game was still at that version."""
    return hints.work_out(store(), hint_id, SHARES, can_wait=can_wait)


@left_for_later
def play_simulation(simulation_id: str) -> int:
    """Play a part of a simulation; return how many games it played."""
    return simulations.play(store(), simulation_id)


@left_for_later
def play_tournament(tournament_id: str) -> int:
    """Play a part of a tournament; return how many games it played."""
    return tournaments.play(store(), tournament_id)


@left_for_later
def attend_tournament(tournament_id: str) -> bool:
    """Look after the programs of a tournament; return whether it goes on."""
    return tournaments.attend(store(), tournament_id)


@left_for_later
def deliver_webhooks(name: str) -> int:
    """Serve the webhooks of an account, beside the jobs; return how many."""
    return _couriers().serve(store(), name)


@cache
def _couriers() -> Couriers:
    return Couriers(Courier(Sender(WebhookRules.of(settings()))))


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
