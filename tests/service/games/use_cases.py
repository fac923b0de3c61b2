"""Games for tests of the use cases, created and played without HTTP."""

from service.games import creation
from service.games.commands import advance
from service.games.commit import Change, commit
from service.games.creation import NewGame
from service.games.model import Game
from service.series.tournaments.games import play_out
from service.store import Store
from tests.document import Json
from tests.played import RANDOM
from tests.tables import HUMAN


def create(
    store: Store,
    *seats: Json,
    title: str = "ghooost",
    turn_seconds: int = 0,
    public: bool = False,
) -> NewGame:
    """A new game and its tokens; of two people, unless said otherwise."""
    request = creation.CreateGame(
        title=title,
        options={},
        seats=seats or [HUMAN, HUMAN],
        seed="use cases",
        public=public,
        turn_seconds=turn_seconds,
    )
    return creation.create(store, request)


def first_command(game: Game) -> tuple[int, Json]:
    """The seat that must act, and the first of its options."""
    decision = game.open()
    assert decision is not None
    return max(0, decision.seat), game.title.write(decision.options[0])


def first_option(game: Game) -> Change:
    """The game after the first option of its decision."""
    seat, command = first_command(game)
    return advance(game, seat, [command])


def finished(store: Store, *, public: bool = True) -> NewGame:
    """A game that random bots have played to its end."""
    new = create(store, RANDOM, RANDOM, public=public)
    played = play_out(Change(new.game, []))
    return new._replace(game=commit(store, new.game, *played).game)
