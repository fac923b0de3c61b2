"""The job queues: bot turns, hints, webhooks, and simulations and tournaments.

A queue holds no truth. A job only says "look at this game" or "go on with this series".
Doing it twice or not at all is harmless: what is due stands beside the games and the
series, where the reconciler looks through it.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, NamedTuple

from redis.exceptions import RedisError
from rq import Queue, Worker
from rq import Retry as JobRetry
from rq.exceptions import DuplicateJobError
from rq.serializers import JSONSerializer

from service.store import keys
from service.store.clients import open_queue
from service.store.due import games_until

if TYPE_CHECKING:
    from service.store.clients import Database

log = logging.getLogger(__name__)

BOT_QUEUE = "bots"
"""Turns of bots that play with people."""
BOT_GAME_QUEUE = "bot_games"
"""Games of bots alone, and turns that gave way to others."""
HINT_QUEUE = "hints"
PLAY_BOTS = "workers.jobs.play_bots"
ANSWER_LATE = "workers.jobs.answer_late"
GIVE_HINT = "workers.jobs.give_hint"

WEBHOOK_QUEUE = "webhooks"
DELIVER = "workers.jobs.deliver_webhooks"

LONG_WORK_QUEUE = "simulations"
PLAY_SIMULATION = "workers.jobs.play_simulation"
PLAY_TOURNAMENT = "workers.jobs.play_tournament"
ATTEND_TOURNAMENT = "workers.jobs.attend_tournament"

BOT_JOB_SECONDS = 60
"""How long a bot's job may take before it is ended; most take a fraction of one."""

ATTEND_SECONDS = 5
"""So often a job to attend to a tournament is queued while others wait."""

LONG_JOB_SECONDS = 60 * 60
"""The same for long work: a game of slow bots takes long."""

RESULT_SECONDS = 10
"""How long a job is remembered after it ran."""


class TurnJob(NamedTuple):
    """How the turn of a game's bots is queued."""

    queue: str
    name: str
    """Differs for each turn of one game: the same one is not queued twice."""
    is_first: bool = False
    """Whether it goes before those that wait already."""
    can_wait: bool = True
    """Whether it may give way to others."""


class Turns:
    """The bot turns that wait to be played."""

    def __init__(self, database: Database, queue_url: str) -> None:
        """Know what is due in ``database``, and where jobs are queued."""
        self._database = database
        connection = open_queue(queue_url)
        self._queues = {
            name: Queue(name, connection=connection, serializer=JSONSerializer)
            for name in (BOT_QUEUE, BOT_GAME_QUEUE, HINT_QUEUE)
        }

    def close(self) -> None:
        """Close the connections to the queues."""
        for queue in self._queues.values():
            queue.connection.close()

    def enqueue(self, game_id: str, turn: TurnJob) -> None:
        """Ask for the bots of a game to be played."""
        self._ask(PLAY_BOTS, f"bot-{game_id}-{turn.name}", game_id, turn)

    def enqueue_late(self, game_id: str, again: str) -> None:
        """Ask for an answer in the place of a person who took too long."""
        name = f"late-{game_id}-{again}"
        self._ask(ANSWER_LATE, name, game_id, TurnJob(BOT_QUEUE, name))

    def enqueue_hint(
        self, hint_id: str, again: str = "", *, can_wait: bool = True
    ) -> None:
        """Ask for a hint to be worked out."""
        name = f"hint-{hint_id.replace('.', '-')}{again}"
        turn = TurnJob(HINT_QUEUE, name, can_wait=can_wait)
        self._ask(GIVE_HINT, name, hint_id, turn)

    def _ask(self, job: str, name: str, argument: str, turn: TurnJob) -> None:
        """Queue a job under a name, unless it is queued already.

        A job that cannot be queued is only logged: what is due is found again.
        """
        try:
            self._queues[turn.queue].enqueue(
                job,
                args=(argument,),
                kwargs={} if turn.can_wait else {"can_wait": False},
                at_front=turn.is_first,
                job_id=name,
                unique=True,
                job_timeout=BOT_JOB_SECONDS,
                result_ttl=RESULT_SECONDS,
                failure_ttl=RESULT_SECONDS,
                ttl=BOT_JOB_SECONDS,
                retry=JobRetry(max=2),
            )
        except DuplicateJobError:
            log.debug("%s is queued already", name)
        except RedisError as error:
            log.warning("%s is not queued: %s", name, error)

    def queued(self, queue: str = BOT_QUEUE) -> int:
        """Return how many jobs wait for a worker of a queue."""
        return self._queues[queue].count

    def overdue(self, queue: str, seconds: float, limit: int) -> list[str]:
        """Return games whose bots have been due for so long, the longest first."""
        until = self._database.time() - seconds
        index = keys.due if queue == BOT_QUEUE else keys.due_alone
        return games_until(self._database, index, until, limit)

    def late(self, until: int, limit: int) -> list[str]:
        """Return games in which a person's time ran out before ``until``."""
        return games_until(self._database, keys.late, until, limit)

    def postpone(self, game_id: str, seconds: float = 0.0) -> None:
        """Count a bot's turn as due from now on, or later: a job was just queued."""
        due = self._database.time() + seconds
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for index in (keys.due, keys.due_alone):
                pipeline.zadd(index(game_id[0]), {game_id: due}, xx=True)
            pipeline.execute()

    def look_again(self, game_id: str, at: int) -> None:
        """Count a person as late no sooner than ``at``: a bot was just queued.

        A time that is later still stays: then the game has gone on.
        """
        with self._database.client() as redis:
            redis.zadd(keys.late(game_id[0]), {game_id: at}, xx=True, gt=True)

    def forget(self, game_id: str) -> None:
        """Strike a game from what is due: there is no such game any more."""
        shard = game_id[0]
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.zrem(keys.due(shard), game_id)
            pipeline.zrem(keys.due_alone(shard), game_id)
            pipeline.zrem(keys.late(shard), game_id)
            pipeline.execute()


class WebhookJobs:
    """The accounts whose webhooks have something to send."""

    def __init__(self, queue_url: str) -> None:
        """Know where jobs are queued."""
        self._queue = Queue(
            WEBHOOK_QUEUE, connection=open_queue(queue_url), serializer=JSONSerializer
        )

    def close(self) -> None:
        """Close the connections to the queue."""
        self._queue.connection.close()

    def enqueue(self, name: str, again: str = "") -> None:
        """Ask a worker to look at the webhooks of an account.

        The same ``again`` is not queued twice: the job of a worker that is killed keeps
        its name for minutes. A job that cannot be queued is only logged.
        """
        try:
            self._queue.enqueue(
                DELIVER,
                name,
                job_id=f"webhooks-{name}-{again or time.time_ns()}",
                unique=True,
                job_timeout=BOT_JOB_SECONDS,
                # Gone as soon as it ran: the next one may have the same name.
                result_ttl=0,
                failure_ttl=RESULT_SECONDS,
                ttl=BOT_JOB_SECONDS,
            )
        except DuplicateJobError:
            log.debug("webhooks of %s are queued already", name)
        except RedisError as error:
            log.warning("webhooks of %s are not queued: %s", name, error)

    def waiting(self) -> int:
        """Return how many jobs wait for a worker."""
        return self._queue.count


class Work:
    """What waits for the workers of long work."""

    def __init__(self, queue_url: str) -> None:
        """Know where jobs are queued."""
        self._queue = Queue(
            LONG_WORK_QUEUE,
            connection=open_queue(queue_url),
            serializer=JSONSerializer,
        )
        self._short = Queue(
            BOT_GAME_QUEUE, connection=open_queue(queue_url), serializer=JSONSerializer
        )

    def close(self) -> None:
        """Close the connections to the queues."""
        for queue in (self._queue, self._short):
            queue.connection.close()

    def enqueue(self, job: str, series_id: str) -> None:
        """Ask a worker to go on with a series.

        A job that cannot be queued is only logged: the reconciler asks again.
        """
        try:
            self._queue.enqueue(
                job,
                series_id,
                job_id=f"work-{series_id}-{time.time_ns()}",
                job_timeout=LONG_JOB_SECONDS,
                result_ttl=RESULT_SECONDS,
                failure_ttl=RESULT_SECONDS,
                retry=JobRetry(max=2),
            )
        except RedisError as error:
            log.warning("%s is not queued: %s", series_id, error)

    def enqueue_attending(self, tournament_id: str) -> bool:
        """Ask for the programs of a tournament to be looked after, beside long work.

        That takes moments, so workers of short jobs do it, first of all. At most once
        in ``ATTEND_SECONDS``; return whether they are asked now.
        """
        now = int(time.time()) // ATTEND_SECONDS
        try:
            self._short.enqueue(
                ATTEND_TOURNAMENT,
                tournament_id,
                job_id=f"attend-{tournament_id}-{now}",
                unique=True,
                at_front=True,
                job_timeout=BOT_JOB_SECONDS,
                result_ttl=RESULT_SECONDS,
                failure_ttl=RESULT_SECONDS,
                # The next one asks for the same.
                ttl=2 * ATTEND_SECONDS,
            )
        except DuplicateJobError:
            return False
        except RedisError as error:
            log.warning("%s is not attended to: %s", tournament_id, error)
            return False
        return True

    def waiting(self) -> int:
        """Return how many jobs wait for a worker."""
        return self._queue.count

    def workers(self) -> int:
        """Return how many workers there are, as far as the queue's server says."""
        try:
            return Worker.count(queue=self._queue)
        except RedisError:
            return 0
