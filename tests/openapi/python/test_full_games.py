from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from seance_sdk import Choice, Game, Seance, bot, human, open_seat, play
from seance_sdk.generated.models import (
    GhooostHandDealt,
    GhooostPlay,
    GhooostView,
    GhostStoriesView,
    HalloweenView,
    Outcome,
)

from tests.openapi.python.playing import SHORT, at_random

A_SHORT_HALLOWEEN = "12"
"""With this seed two random players need 191 decisions; 400 are usual."""

GAMES = [
    pytest.param("ghooost", 3, SHORT, GhooostView, id="ghooost"),
    pytest.param("ghost-stories", 2, {}, GhostStoriesView, id="ghost-stories"),
    pytest.param(
        "ghost-stories",
        2,
        {"expansions": ["white_moon"]},
        GhostStoriesView,
        id="white-moon",
    ),
    pytest.param("halloween", 2, {}, HalloweenView, id="halloween"),
]


def play_together(seats: dict[int, Game]) -> list[Outcome]:
    """Play all seats at the same time, each in a thread of its own."""
    with ThreadPoolExecutor(len(seats)) as pool:
        playing = [
            pool.submit(play, game, at_random(seat)) for seat, game in seats.items()
        ]
        return [each.result() for each in playing]


@pytest.mark.parametrize("title, players, options, view", GAMES)
def test_a_seat_plays_every_title_against_bots(
    seance: Seance, title: str, players: int, options: dict[str, Any], view: type
) -> None:
    """
    One seat is ours, bots have the others, and the game comes to its end.
    """
    seats = [human("Ann"), *[bot("random")] * (players - 1)]
    table = seance.create_game(title, seats, options=options, seed="a seat and bots")

    outcome = play(table.seats[0], at_random())

    assert "finished" == table.refresh().status
    assert outcome == table.outcome
    assert players == len(outcome.places)
    assert isinstance(table.seats[0].view, view)


@pytest.mark.parametrize("title, players, options, view", GAMES)
def test_several_seats_play_every_title_with_each_other(
    seance: Seance, title: str, players: int, options: dict[str, Any], view: type
) -> None:
    """
    All seats are ours, each waits for its own decisions, and all see the same outcome.
    """
    table = seance.create_game(
        title, [human()] * players, options=options, seed=A_SHORT_HALLOWEEN
    )

    outcomes = play_together(table.seats)

    assert [outcomes[0]] * players == outcomes
    assert isinstance(table.seats[1].view, view)


def test_a_seat_sees_its_own_hand_only(seance: Seance) -> None:
    """
    Through a whole game no seat is shown or told what another one holds.
    """
    table = seance.create_game("ghooost", [human()] * 3, options=SHORT)
    asked = set()
    while not table.refresh().outcome:
        for seat, game in table.seats.items():
            game.refresh()
            view = game.view
            assert isinstance(view, GhooostView)
            assert seat == view.seat
            assert len(view.hand or []) == view.seats[seat].hand
            if game.decision:
                game.send(-1)
                asked.add(seat)

    assert {0, 1, 2} == asked
    assert isinstance(table.view, GhooostView)
    assert not table.view.hand
    for seat, handle in table.seats.items():
        dealt = [e for e in handle.events() if isinstance(e, GhooostHandDealt)]
        assert dealt
        assert all(bool(hand.cards) == (hand.player == seat) for hand in dealt)


def test_a_command_may_be_built_by_hand(seance: Seance) -> None:
    """
    A typed command, the option that has it, and its place are the same answer.
    """
    tables = [
        seance.create_game("ghooost", [human(), human()], seed="one deal")
        for _ in range(3)
    ]
    games = [table.seats[table.state.to_act[0]] for table in tables]
    first = games[0].options[0]
    assert isinstance(first.command, GhooostPlay)
    built = GhooostPlay(
        value=first.command.value, numbered=first.command.numbered, copies=0
    )

    choices: list[Choice] = [built, first, 0]
    told = [
        [event.text for event in game.send(choice).events]
        for game, choice in zip(games, choices, strict=True)
    ]

    assert built == first.command
    assert [told[0]] * 3 == told


def test_an_open_seat_is_claimed_and_played(seance: Seance) -> None:
    """
    Whoever claims a seat plays it: the game starts when the last one is taken.
    """
    table = seance.create_game("ghooost", [human("Ann"), open_seat()], options=SHORT)
    assert "waiting" == table.state.status
    assert table.view is None

    bob = seance.game(table.id).claim(1, name="Bob", seed="some dice of mine")
    outcomes = play_together({0: table.seats[0], 1: bob})

    assert outcomes[0] == outcomes[1]
    assert ["Ann", "Bob"] == [seat.name for seat in bob.state.seats]


def test_a_seat_is_handed_to_a_bot_and_taken_back(seance: Seance) -> None:
    """
    The bot plays on in the meantime, and the seat comes back under a new token.
    """
    seats = [human("Ann"), human("Bob")]
    table = seance.create_game("ghooost", seats, options=SHORT)

    table.seats[0].hand_over(0, bot="random")
    handed = table.refresh().seats[0].kind
    back = table.take_back(0, name="Ann again")
    outcomes = play_together({0: back, 1: table.seats[1]})

    assert "bot" == handed
    assert "Ann again" == back.state.seats[0].name
    assert outcomes[0] == outcomes[1]


def test_hints_forks_descriptions_and_replays(seance: Seance) -> None:
    """
    What else can be done with a game is done through its handle.
    """
    seats = [human("Ann"), bot("random")]
    table = seance.create_game("ghooost", seats, options=SHORT)
    game = table.seats[0]
    game.refresh()
    while not game.decision:
        game.wait()
        game.refresh()

    hint = game.hint()
    assert hint is not None
    assert hint.command in [option.command for option in game.options]
    assert "Ann" in game.describe()
    assert "Ann" in game.draw()
    assert game.draw().startswith("<svg")
    play(game, at_random())
    replay = game.replay()
    fork = game.fork(version=1)

    assert game.state.version == len(replay.commands)
    assert fork.state.forked_from
    assert 1 == fork.state.forked_from.version
    assert "playing" == fork.state.status
    fork.abandon()
    assert "abandoned" == fork.refresh().status
