"""Forks of live games are no oracles, and replays of finished ones are no lies."""

import json
from typing import Any, NamedTuple

import pytest

import engines
from engines.core import playout
from engines.core.chance import derive, draw
from engines.core.title import Setup
from service import tokens
from service.games.history import replays
from service.games.history.forks import redeal
from service.games.model import Game, Record, Seat, Status
from service.games.reading import Reader
from tests.callers import InProcess
from tests.document import Json
from tests.played import finished, store

DRAWS = 16
WIDE = 1 << 60
"""Of draws among so many, not one is the same by accident."""


class Chosen(NamedTuple):
    """A game of a title, by its number."""

    title: str
    number: int


def sample(games: int) -> list[Chosen]:
    """Games of all titles in turn, each of another setup."""
    titles = list(engines.PACKAGES)
    return [Chosen(titles[n % len(titles)], n // len(titles)) for n in range(games)]


def setup_of(chosen: Chosen) -> Setup:
    """The setup of a game: over many games, all kinds of setup."""
    setups = list(engines.get(chosen.title).setups())
    return setups[chosen.number % len(setups)]


def at_every_version(chosen: Chosen) -> list[Game]:
    """A game that is never finished before its last version, at all of them."""
    title, setup = engines.get(chosen.title), setup_of(chosen)
    key = tokens.new_secret(f"oracle {chosen.title} {chosen.number}")
    record = Record(
        title=title.id,
        options=setup.options,
        seats=(Seat("human"),) * setup.players,
        owner="",
        public=False,
        seeded=False,
        created=0,
        rules_version=title.rules_version,
        secret=key.hex(),
    )
    state: Any = title.start(setup.players, setup.options, key).state
    bots = [title.bots["random"]] * setup.players
    games = []
    for version, _ in enumerate(playout.moves(title, state, bots, key)):
        table = state.clone()
        games.append(Game("g" * 16, record, table, Status.PLAYING, version, 0, 0))
    return games


def future(state: Any) -> list[int]:
    """The next draws that a table would make."""
    return [draw(state.key, state.draws + n, WIDE) for n in range(DRAWS)]


def forks_reproduce_nothing(chosen: Chosen) -> int:
    """Fork a game at every version, the readers in turn; return how many forks.

    Each fork follows from the view and the fresh key alone, so it tells nothing that
    the seat did not see; and none of its later draws is one of the game's.
    """
    games = at_every_version(chosen)
    for game in games:
        title = game.title
        readers = (*range(len(game.record.seats)), None)
        seat = readers[game.version % len(readers)]
        secret = derive(b"fresh", chosen.title, chosen.number, game.version)
        fork = redeal(game, Reader(seat), secret)
        assert not set(future(game.table)) & set(future(fork))
        assert game.table.key != fork.key
        twin = title.determinise(title.view(game.table, seat), b"another world")
        again = redeal(game._replace(state=twin), Reader(seat), secret)
        assert title.dump(fork) == title.dump(again)
    return len(games)


@pytest.mark.parametrize("chosen", sample(6), ids=str)
def test_a_fork_reproduces_nothing_to_come(chosen: Chosen) -> None:
    """
    At every version of a live game.
    """
    assert forks_reproduce_nothing(chosen)


@pytest.mark.soak
@pytest.mark.parametrize("chosen", sample(200), ids=str)
def test_a_fork_of_many_games_reproduces_nothing_to_come(chosen: Chosen) -> None:
    """
    At every version of 200 live games.
    """
    assert forks_reproduce_nothing(chosen)


def replay_of(caller: InProcess, chosen: Chosen) -> Json:
    """The replay of a game that random bots have finished."""
    setup = setup_of(chosen)
    table = finished(caller, chosen.title, setup.players, options=setup.options)
    game = store(caller).games.read(table.id)
    replay: Json = json.loads(replays.make(store(caller), game))
    replay["fairness"].setdefault("seeds", [])
    return replay


def another(replay: Json, place: int) -> Json | None:
    """A command that was as legal as the one at a place, but leads elsewhere."""
    title = engines.get(replay["title"])
    key = bytes.fromhex(replay["key"])
    state: Any = title.start(replay["players"], replay["options"], key).state
    for seat, command in (pair(taken) for taken in replay["commands"][:place]):
        state = title.apply(state, seat, command).state
    asked = title.open(state)
    assert asked is not None
    taken = replay["commands"][place]
    for option in asked.options:
        command = title.write(option)
        after = title.apply(state, taken["seat"], command).state
        if title.digest(after) != taken["digest"]:
            return {**taken, "command": command}
    return None


def pair(taken: Json) -> tuple[int, Json]:
    return taken["seat"], taken["command"]


def divergence(replay: Json) -> tuple[str, int]:
    found = replays.verify(replay).divergence
    assert found is not None
    return found.cause, found.version


def replays_verify(caller: InProcess, chosen: Chosen) -> None:
    """A true replay is valid; whatever is changed in it is named where it was."""
    replay = replay_of(caller, chosen)
    commands = replay["commands"]
    assert replays.verify(replay).divergence is None

    place = chosen.number % len(commands)
    other = another(replay, place)
    if other is not None:
        changed = [*commands[:place], other, *commands[place + 1 :]]
        assert ("digest", place) == divergence({**replay, "commands": changed})
    draws = tokens.commitment(bytes.fromhex(replay["key"]))
    assert ("digest", 0) == divergence({**replay, "key": draws})
    assert ("rules_version", 0) == divergence({**replay, "rules_version": "0.0"})


@pytest.mark.parametrize("chosen", sample(9), ids=str)
def test_the_replay_of_a_finished_game_verifies(
    caller: InProcess, chosen: Chosen
) -> None:
    """
    A changed command, a changed draw or another rules version is named.
    """
    replays_verify(caller, chosen)


@pytest.mark.soak
@pytest.mark.parametrize("chosen", sample(1000), ids=str)
def test_the_replays_of_many_finished_games_verify(
    caller: InProcess, chosen: Chosen
) -> None:
    """
    A thousand games of all titles and setups.
    """
    replays_verify(caller, chosen)
