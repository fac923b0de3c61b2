from service.api import create_app
from service.settings import Settings
from service.store import Store
from tests.callers import InProcess
from tests.servers import redis_server
from tests.service.api.good_requests import SIMULATION
from tests.service.api.samples import samples as read_samples
from tests.tables import BOT, HUMAN, lay


def samples(caller: InProcess) -> dict[str, float]:
    """What the service has counted."""
    return read_samples(caller.ask("GET", "/metrics"))


def test_requests_are_counted_by_operation_and_status(redis_url: str) -> None:
    """
    With a histogram of how long they took; a path that is none counts as unknown.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    table = lay(caller)
    table.get(0)
    table.get(0)
    caller.ask("GET", "/v1/games/nothing")
    caller.ask("GET", "/nowhere")

    counted = samples(caller)

    assert 2 == counted['seance_requests_total{operation="getGame",status="200"}']
    assert 1 == counted['seance_requests_total{operation="getGame",status="404"}']
    assert 1 == counted['seance_requests_total{operation="unknown",status="404"}']
    assert 3 == counted['seance_request_seconds_count{operation="getGame"}']
    assert 3 == counted['seance_request_seconds_bucket{le="+Inf",operation="getGame"}']
    assert 0 == counted["seance_open_streams"]


def test_games_and_commands_are_counted_for_all_servers_together(
    redis_url: str,
) -> None:
    """
    A game is counted under its present status, until it is forgotten.
    """
    settings = Settings(redis_url=redis_url)
    caller, other = InProcess(create_app(settings)), InProcess(create_app(settings))
    tables = [lay(caller) for _ in range(3)]
    lay(caller, HUMAN, {"kind": "open"})
    tables[0].play()
    tables[0].play()
    caller.ask("DELETE", tables[1].path, token=tables[1].owner)

    counted = samples(other)

    games = 'seance_games{{status="{}",title="ghooost"}}'
    assert 2 == counted[games.format("playing")]
    assert 1 == counted[games.format("waiting")]
    assert 1 == counted[games.format("abandoned")]
    assert 2 == counted['seance_commands_total{title="ghooost"}']

    store = Store(settings)
    store.games.forget(tables[1].id)
    store.games.forget(tables[1].id)
    assert 0 == samples(other)[games.format("abandoned")]


def test_what_waits_is_told(redis_url: str) -> None:
    """
    A bot that nobody plays is a job in the queue and a turn that grows older.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    assert 0 == samples(caller)["seance_oldest_bot_turn_seconds"]
    lay(caller, BOT, BOT)

    counted = samples(caller)

    assert 1 == counted['seance_queued_jobs{queue="bot_games"}']
    assert 0 == counted['seance_queued_jobs{queue="hints"}']
    assert 0 == counted['seance_queued_jobs{queue="simulations"}']
    assert 0 < counted["seance_oldest_bot_turn_seconds"] < 60


def test_pending_games_are_told_by_the_queue_of_their_bots(redis_url: str) -> None:
    """
    By these, workers are scaled: the length of a queue shows no demand.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    pending, oldest = (
        f'seance_{name}{{{{queue="{{}}"}}}}'
        for name in ("pending_games", "oldest_pending_game_seconds")
    )
    empty = samples(caller)
    assert [0] * 4 == [
        empty[name.format(queue)]
        for name in (pending, oldest)
        for queue in ("bots", "bot_games")
    ]
    assert 0 == empty['seance_running_series{kind="simulation"}']
    for _ in range(3):
        lay(caller, BOT, BOT)
    caller.ask("POST", "/v1/simulations", SIMULATION)

    counted = samples(caller)

    assert 3 == counted[pending.format("bot_games")]
    assert 0 == counted[pending.format("bots")]
    assert 0 < counted[oldest.format("bot_games")] < 60
    assert 1 == counted['seance_running_series{kind="simulation"}']
    assert 0 == counted['seance_running_series{kind="tournament"}']


def test_the_memory_of_the_store_is_told(redis_url: str) -> None:
    """
    How much is used, how much may be, and whether that is too much for anything new.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))

    counted = samples(caller)

    used, limit = (counted[f"seance_store_{n}_bytes"] for n in ("used", "limit"))
    assert 0 < used < limit
    assert 0 == counted["seance_store_full"]


def test_an_open_stream_is_counted_while_it_is_open(redis_url: str) -> None:
    """
    One stream more, and one less when its client has gone.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    table = lay(caller, public=True)

    path = f"{table.path}/stream"
    stream = caller.app.test_client().get(path)
    opening = next(stream.iter_encoded())
    caller.document.check(
        "GET", path, stream.status_code, dict(stream.headers), opening
    )
    assert 1 == samples(caller)["seance_open_streams"]
    stream.close()
    assert 0 == samples(caller)["seance_open_streams"]


def test_without_redis_the_rest_is_told() -> None:
    """
    What a process has counted for itself is told whatever else is wrong.
    """
    with redis_server() as redis:
        caller = InProcess(create_app(Settings(redis_url=redis.url)))
        caller.ask("GET", "/v1/titles")
        redis.kill()

        counted = samples(caller)

    assert 1 == counted['seance_requests_total{operation="listTitles",status="200"}']
    assert not [name for name in counted if name.startswith("seance_games")]
