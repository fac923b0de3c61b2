"""Games of any title that bots have played, through the store of the API."""

import engines
from service.api.stores import store_of
from service.games.commit import Change, commit
from service.series.tournaments.games import play_out
from service.store import Store, keys
from tests.callers import InProcess
from tests.document import Json
from tests.tables import Table, lay

RANDOM: Json = {"kind": "bot", "bot": {"id": "random"}}


def store(caller: InProcess) -> Store:
    """The store that the API of a caller works on."""
    return store_of(caller.app)


def age(caller: InProcess, table: Table) -> None:
    """Have a game been created by older rules than the present ones."""
    with store(caller).database.client() as redis:
        record = redis.hget(keys.game(table.id), "record")
        older = record.replace(b'"rules_version":"1.0"', b'"rules_version":"0.9"')
        assert record != older
        redis.hset(keys.game(table.id), mapping={"record": older, "revision": 99})


def fewest(title: str) -> int:
    """How many seats a title needs at least."""
    return engines.get(title).players[0]


def play_bots(caller: InProcess, table: Table) -> None:
    """Let the bots of a game play until a person is asked or the game is over.

    All of it is one change: a commit for each command would mostly wait for the disk.
    """
    game = store(caller).games.read(table.id)
    played = play_out(Change(game, []))
    if played.commands:
        commit(store(caller), game, *played)


def finished(
    caller: InProcess, title: str = "ghooost", players: int = 0, **more: object
) -> Table:
    """A game that random bots have played to its end; with few, unless said."""
    seats = [RANDOM] * (players or fewest(title))
    table = lay(caller, *seats, title=title, **more)
    play_bots(caller, table)
    return table
