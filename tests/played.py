"""Games of any title that bots have played, through the store of the API."""

import engines
from service import bots
from service.api.stores import store_of
from service.store import Store
from tests.callers import InProcess
from tests.document import Json
from tests.tables import Table, lay

RANDOM: Json = {"kind": "bot", "bot": {"id": "random"}}


def store(caller: InProcess) -> Store:
    """The store that the API of a caller works on."""
    return store_of(caller.app)


def fewest(title: str) -> int:
    """How many seats a title needs at least."""
    return engines.get(title).players[0]


def play_bots(caller: InProcess, table: Table) -> None:
    """Let the bots of a game play until a person is asked or the game is over."""
    while bots.play(store(caller), table.id):
        pass


def finished(caller: InProcess, title: str = "ghooost", **more: object) -> Table:
    """A game that random bots have played to its end."""
    table = lay(caller, *[RANDOM] * fewest(title), title=title, **more)
    play_bots(caller, table)
    return table
