from contextlib import closing

import pytest
from redis import Redis

from tests.callers import OverHttp
from tests.processes import service, worker
from tests.servers import wait_until
from tests.tables import HUMAN, QUICK_BOT, Table, lay

LONG = {"match": True, "no_progress_actions": 10_000}
"""Options with which bots play for many seconds."""


def version(table: Table) -> int:
    found: int = table.get().json["version"]
    return found


@pytest.mark.parametrize("how", ["killed", "held"])
def test_a_game_outlives_the_worker_of_its_bot(how: str) -> None:
    """
    SIGKILL, or a worker that hangs, in the middle of a turn: another goes on.
    """
    with (
        service(bot_games=1, reconciler=True) as running,
        closing(OverHttp(running.url)) as caller,
    ):
        table = lay(caller, QUICK_BOT, QUICK_BOT, QUICK_BOT, options=LONG)
        wait_until(lambda: version(table) > 5)

        # The first worker ends while it plays; its job is in no queue any more.
        (first,) = running.bot_games
        first.kill() if how == "killed" else first.pause()
        before = version(table)
        assert "playing" == table.get().json["status"]
        second = worker("bot_games", running.settings)
        wait_until(lambda: version(table) > before)

        second.kill()


def test_a_job_that_never_reached_the_queue_is_found() -> None:
    """
    The queue is emptied behind everybody's back; the reconciler asks again.
    """
    with service(reconciler=True) as running, closing(OverHttp(running.url)) as caller:
        table = lay(caller, QUICK_BOT, QUICK_BOT)
        with Redis.from_url(running.settings.queue_url) as client:
            for key in client.keys("rq:*"):
                client.delete(key)

        bots = worker("bot_games", running.settings)
        wait_until(lambda: version(table) > 0)
        bots.kill()


def test_people_do_not_wait_for_games_of_bots_alone() -> None:
    """
    A bot answers a person while long games of bots are still played.
    """
    with (
        service(bots=1, bot_games=1) as running,
        closing(OverHttp(running.url)) as caller,
    ):
        others = [lay(caller, *[QUICK_BOT] * 6, options=LONG) for _ in range(3)]
        table = lay(caller, HUMAN, QUICK_BOT)

        for _ in range(3):
            wait_until(
                lambda: (
                    0 in table.get().json["to_act"]
                    or table.get().json["status"] == "finished"
                ),
            )
            if table.get().json["status"] == "playing":
                table.play()

        assert ["playing"] * 3 == [other.get().json["status"] for other in others]
