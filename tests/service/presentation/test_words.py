"""What the seats of a game are called, in events and in labels."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.fields import Json
from engines.core.state import Event
from service.games.creation import CreateGame, create
from service.games.model import Game
from service.games.table_events import (
    or_seat_answered,
    seat_claimed,
    seat_given_to_bot,
    seat_given_to_person,
    time_ran_out,
)
from service.presentation.events import present_events
from service.presentation.options import present_option, present_options
from service.settings import Settings
from service.store import Store
from service.store.events import Numbered

ANN: Json = {"kind": "human", "name": "Ann"}
NAMELESS: Json = {"kind": "human"}
BOT: Json = {"kind": "bot", "bot": {"id": "random"}}


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def lay(store: Store, title: str, *seats: Json) -> Game:
    request = CreateGame(title, {}, seats, "seed", public=True, turn_seconds=0)
    return create(store, request).game


def told(game: Game, event: Event, language: str = "en") -> str:
    (shown,) = present_events(game, [Numbered(1, event, 0, 0, None)], None, language)
    text: str = shown["text"]
    return text


@pytest.mark.parametrize(
    "language, expected",
    [
        ("en", ["Ann passes.", "Seat 2 passes.", "Bot 3 passes."]),
        ("nl", ["Ann past.", "Plaats 2 past.", "Bot 3 past."]),
        ("fr", ["Ann passe.", "Place 2 passe.", "Bot 3 passe."]),
    ],
)
def test_every_seat_has_a_name(
    store: Store, language: str, expected: list[str]
) -> None:
    """
    A seat without a name is called by who plays it and by its number, from 1.
    """
    game = lay(store, "ghooost", ANN, NAMELESS, BOT)

    assert expected == [told(game, ("passed", seat), language) for seat in range(3)]


@pytest.mark.parametrize(
    "event, named, nameless",
    [
        (seat_claimed, "Ann joins the game.", "Somebody takes seat 2."),
        (
            seat_given_to_bot,
            "A bot plays for Ann from now on.",
            "A bot plays seat 2 from now on.",
        ),
        (
            seat_given_to_person,
            "A person plays for Ann from now on.",
            "A person plays seat 2 from now on.",
        ),
        (
            time_ran_out,
            "Ann took too long, so a bot answers this once.",
            "Seat 2 took too long, so a bot answers this once.",
        ),
    ],
)
def test_what_happens_to_seats_is_told(
    store: Store, event: Callable[[int], Event], named: str, nameless: str
) -> None:
    """
    A person is not claimed, and nobody is asked to be a number.
    """
    game = lay(store, "ghooost", ANN, NAMELESS)

    assert [named, nameless] == [told(game, event(seat)) for seat in range(2)]


def test_an_answer_is_told_only_where_nothing_else_is(store: Store) -> None:
    """
    Whoever changed something on the table has been told of already.
    """
    game = lay(store, "ghooost", ANN, NAMELESS)
    (answered,) = or_seat_answered(0, [])

    assert "Ann has answered." == told(game, answered)
    assert [("passed", 0)] == list(or_seat_answered(0, [("passed", 0)]))


def test_taoists_have_the_names_of_their_players(store: Store) -> None:
    """
    Events and options of Ghost Stories say "Ann (red)", whatever was cached before.
    """
    for name in ("Ann", "Eve"):
        game = lay(store, "ghost-stories", {"kind": "human", "name": name}, BOT)
        speaker = game.speaker("fr")
        mine, other = game.title.marks(game.table)
        colour = speaker(f"colour.{mine}")
        option = ("give_qi", mine)
        (shown,) = present_options("ghost-stories", [option], speaker, {})
        label = present_option("ghost-stories", option, speaker, {}).label

        assert f"{name} ({colour}) meurt." == told(game, ("taoist_died", mine), "fr")
        assert "Bot 2 (" in told(game, ("taoist_died", other))
        assert f"{name} ({colour}) gagne 1 Qi" == label
        assert label.encode() in bytes(shown)
