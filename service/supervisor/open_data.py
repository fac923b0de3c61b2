"""The Redis of the games for a command: a given one, a running one, or our own.

`seance up` keeps games in a folder, by a server that runs only while it does. A command
that works on these games asks that server while it runs, and starts one otherwise.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from service.settings import Settings
from service.supervisor import data_folder, redis_server
from service.supervisor.children import Child
from service.supervisor.errors import CannotStart, InUse

POLL = 0.02


@contextmanager
def open_data(
    settings: Settings, *, alone: bool = False, create: bool = False
) -> Iterator[str]:
    """Give the URL of the Redis server that has the games, until the end of the block.

    ``alone`` refuses a data folder that a running Seance uses; ``create`` makes the
    folder if there is none.
    """
    if settings.redis_url:
        yield settings.redis_url
        return
    folder = settings.data
    if not create and not (folder / "server.json").exists():
        raise CannotStart(
            f"There are no games in {folder}. Name their folder by --data, or their "
            f"Redis server by SEANCE_REDIS_URL."
        )
    try:
        with (
            data_folder.lock(folder, patience=0.0) as held_by,
            redis_server.socket_for(folder) as listens_on,
        ):
            megabytes = settings.redis_megabytes
            program = redis_server.program(folder, listens_on, held_by, megabytes)
            with _running(Child(program), settings):
                yield redis_server.url(listens_on)
    except InUse:
        if alone:
            raise
        with redis_server.socket_for(folder) as listens_on:
            if not redis_server.answers(listens_on):
                raise CannotStart(
                    f"A Seance uses {folder}, and its Redis server cannot be reached "
                    f"by {listens_on}. Try again in a moment, or stop that Seance."
                ) from None
            yield redis_server.url(listens_on)


@contextmanager
def _running(child: Child, settings: Settings) -> Iterator[None]:
    """Run a server until the end of the block, once it answers."""
    child.start()
    try:
        deadline = time.monotonic() + settings.start_seconds
        while not child.program.is_ready():
            ending = child.ending()
            if ending is not None or time.monotonic() > deadline:
                how = ending or f"is not ready after {settings.start_seconds:g} s"
                raise CannotStart(
                    f"The Redis server {how}. What it has to say is "
                    f"{child.program.complains_in}."
                )
            time.sleep(POLL)
        yield
    finally:
        child.ask_to_stop()
        deadline = time.monotonic() + settings.stop_seconds
        while not child.has_stopped() and time.monotonic() < deadline:
            time.sleep(POLL)
        child.kill()
