"""Games for tests of the store, and the next step of each."""

from service.games import creation
from service.games.commands import advance
from service.games.commit import Change
from service.games.creation import CreateGame
from service.games.model import Game
from service.store import Store
from tests.document import Json
from tests.tables import HUMAN

NOW = 1_790_000_000_000_000
"""The time of every step, in microseconds since 1970."""

BOT: Json = {"kind": "bot", "bot": {"id": "random"}}


def create(
    store: Store,
    *,
    title: str = "ghooost",
    seats: tuple[Json, ...] = (HUMAN, HUMAN),
    public: bool = True,
    turn_seconds: int = 0,
) -> Game:
    """A new game that the store has."""
    asked = CreateGame(
        title=title,
        options={},
        seats=list(seats),
        seed="change",
        public=public,
        turn_seconds=turn_seconds,
    )
    return creation.create(store, asked).game


def step_from(game: Game) -> Change:
    """The game after the first option of its open decision."""
    asked = game.open()
    assert asked is not None
    step = advance(game, asked.seat, [game.title.write(asked.options[0])])
    counted = step.game._replace(events=game.events + len(step.events))
    return step._replace(game=counted)


def take_step(store: Store, game: Game) -> Game:
    """The game after a step that the store has taken."""
    step = step_from(game)
    store.games.change(game, step.game, step.events, step.commands, at=NOW)
    return step.game


def abandon(store: Store, game: Game) -> Game:
    """The game after it was given up."""
    after = game._replace(status="abandoned", revision=game.revision + 1)
    store.games.change(game, after, [], at=NOW)
    return after
