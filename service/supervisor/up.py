"""`seance up`: the whole service on one machine."""

import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace

from service.settings import Settings, is_loopback
from service.supervisor import data_folder, ports, programs, redis_server
from service.supervisor.supervisor import Supervisor


def up(settings: Settings, say: Callable[[str], None]) -> None:
    """Serve until a stop signal, with a Redis server of our own if none is given."""
    with ExitStack() as stack:
        held = stack.enter_context(ports.hold(settings.host, settings.port))
        settings = replace(settings, host=held[0], port=held[1])
        stages: programs.Stages = ()
        kept = "Games are kept by the given Redis server."
        if not settings.redis_url:
            folder = settings.data
            held_by = stack.enter_context(data_folder.lock(folder))
            listens_on = stack.enter_context(redis_server.socket_for(folder))
            megabytes = settings.redis_megabytes
            server = redis_server.program(folder, listens_on, held_by, megabytes)
            stages = ((server,),)
            settings = replace(
                settings,
                redis_url=redis_server.url(listens_on),
                secret=settings.secret or data_folder.secret(folder),
            )
            kept = f"Games are kept in {folder} by {data_folder.written_by(folder)}."
        note = stack.enter_context(tempfile.TemporaryFile()).fileno()
        supervisor = Supervisor(
            stages + programs.stages(settings, note),
            start_seconds=settings.start_seconds,
            stop_seconds=settings.stop_seconds,
            say=say,
        )
        supervisor.run(lambda: say(greeting(settings, kept)))
        say("Stopped.")


def greeting(settings: Settings, kept: str) -> str:
    """What the terminal shows once the service answers: where it is, what to try."""
    host = ports.reachable(settings.host)
    address = f"http://{ports.authority(host, settings.port)}"
    here = "this machine" if is_loopback(settings.host) else "nowhere"
    pages = ", ".join(settings.origins) or here
    return f"""\
Seance is ready. Open the table in a browser: {address}
{kept} Ctrl-C stops; the games stay.

The API to read and try: {address}/docs
Pages in browsers may call from: {pages}
SEANCE_ORIGINS=https://front.example allows those of another origin.

Try a game of Ghooost! against a bot:
  curl -s -X POST {address}/v1/games -H 'Content-Type: application/json' \
-d '{{"title":"ghooost","seats":[{{"kind":"human","name":"Ann"}},\
{{"kind":"bot","bot":{{"id":"heuristic"}}}}]}}'
"""
