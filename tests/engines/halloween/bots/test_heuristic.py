from __future__ import annotations

import pytest

from engines.core.chance import Chance, derive
from engines.core.playout import play as play_out
from engines.core.state import Option
from engines.core.title import Setup
from engines.halloween import TITLE
from engines.halloween.bots.heuristic import HeuristicBot, Look
from engines.halloween.state import Table
from tests.engines.halloween.builders import (
    A,
    B,
    act,
    play,
    rolls,
    table,
)

HEURISTIC, RANDOM = TITLE.bots["heuristic"], TITLE.bots["random"]


def taken(s: Table) -> Option:
    """Return what the heuristic bot chooses at the open decision."""
    options = s.rules.options(s)
    view = TITLE.view(s, s.agenda[-1][1])
    return options[HeuristicBot().choose(view, options, Chance(bytes(32)))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "master"])
def test_the_heuristic_bot_beats_random_seats(players: int, mode: str) -> None:
    """
    One heuristic seat among random ones wins at least nine of ten games.
    """
    setup = Setup(players, TITLE.complete(players, {"mode": mode}))
    won = 0
    for game in range(10):
        seat = game % players
        bots = [HEURISTIC if each == seat else RANDOM for each in range(players)]
        key = derive(b"bots", players, mode, game)
        won += seat in play_out(TITLE, setup, bots, key).outcome.winners

    assert won >= 9


def test_the_only_option_is_taken() -> None:
    """
    Where nothing is to choose the bot does not look.
    """
    assert 0 == HEURISTIC.choose({}, [("done",)], Chance(bytes(32)))


def test_it_claims_a_card_when_it_can() -> None:
    """
    Three tokens become a card at once, paid with the weakest colours.
    """
    s = table(tokens={A: "BBBR"}, display=(7,))

    assert ("claim", 7) == taken(s)
    play(s, ("claim", 7))
    assert ("pay", 3, 0, 0, 0, 0) == taken(s)


def test_it_haunts_with_the_strongest_ghost() -> None:
    """
    A red ghost is worth a pumpkin at any time, a blue one is not.
    """
    s = table(ghosts={"church": "BR"}, levels={A: (5, 1, 1)})
    assert act("haunt") == taken(s)
    play(s, act("haunt"))
    assert ("haunt", "church", "red", "own") == taken(s)

    assert act("haunt") != taken(table(ghosts={"church": "B"}))


def test_it_haunts_with_any_ghost_when_the_end_is_near() -> None:
    """
    In the last round two points are better than none.
    """
    s = table(ghosts={"church": "B"}, unused=[0])
    s.ending = "cards"

    assert act("haunt") == taken(s)


def test_it_raises_the_lowest_strip() -> None:
    """
    The raise goes to the strip that gains most.
    """
    s = table(ghosts={"church": "BO"}, levels={A: (4, 1, 3)}, scare={A: 5})
    play(s, act("upgrade"), ("upgrade", "church", "orange"))

    assert ("raise", 1) == taken(s)


@pytest.mark.parametrize("ours, choice", [(1, "pay_reroll"), (6, "done")])
def test_it_rerolls_a_losing_die(ours: int, choice: str) -> None:
    """
    A die that wins is kept, one that loses is rolled again.
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (16,)},
        scare={A: 3},
        levels={A: (2, 1, 1)},
    )
    rolls(s, (6, ours), (8, 4))
    play(s, act("fight"), ("fight", "church", "green", "church", "yellow"))

    assert choice == taken(s)[0]


@pytest.mark.parametrize("theirs, choice", [(1, "pay_reroll"), (8, "done")])
def test_it_defends_a_target(theirs: int, choice: str) -> None:
    """
    The opponent who rolled wants at least a tie.
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={B: (16,)},
        scare={B: 3},
        levels={A: (2, 1, 1)},
    )
    rolls(s, (6, 4), (8, theirs))
    play(s, act("fight"), ("fight", "church", "green", "church", "yellow"))

    assert choice == taken(s)[0]


def test_it_keeps_its_pumpkins_and_helps_a_losing_die() -> None:
    """
    A pumpkin is not taken back while it may haunt; tokens help where it loses.
    """
    s = table(
        ghosts={"church": "BR", "school": "R"},
        cards={A: (46,)},
        levels={A: (5, 1, 1)},
        pumpkins={("church", "red"): (A, "own")},
        sp={A: 10},
    )
    play(s, act("haunt"))
    assert ("haunt", "school", "red", "own") == taken(s)

    s = table(
        2,
        ghosts={"church": "BGY"},
        slots={A: ("plus_three", "", "")},
        levels={A: (2, 1, 1)},
    )
    rolls(s, (6, 1), (8, 8))
    play(s, act("fight"), ("fight", "church", "green", "church", "yellow"))
    assert ("help_die", 0, 0) == taken(s)


def any_option(name: str) -> Option:
    """Return an option of a command, with the first value of every field."""
    fields = TITLE.vocabulary.commands[name].fields.values()
    first = {"integer": 0, "boolean": False}
    return (
        name,
        *(field.values[0] if field.values else first[field.kind] for field in fields),
    )


def test_every_value_belongs_to_a_command() -> None:
    """
    What the bot values is an option that exists, and every option has a value.
    """
    s = table(2, ghosts={"school": "BG"}, cards={A: (16,)}, scare={A: 3})
    play(s, act("fight"), ("fight", "school", "blue", "school", "green"))
    look = Look(TITLE.view(s, A))
    commands = TITLE.vocabulary.commands

    for name in commands:
        assert isinstance(look.value(any_option(name)), float), name
    for method in vars(Look):
        name = method.removeprefix("_").removeprefix("try_")
        assert name in {*commands, "_init__", "value", "best", "loses"} or (
            method.startswith("__")
        )


def test_it_lowers_the_highest_strip_and_exchanges_what_it_has_most_of() -> None:
    """
    Cards that give tokens are used where they cost least.
    """
    s = table(cards={A: (8, 33)}, levels={A: (2, 5, 1)}, tokens={A: "BBBBBB"})
    play(s, ("use_card", 8))
    assert ("lower", 1) == taken(s)
    play(s, ("lower", 1), ("use_card", 33))
    assert ("exchange", "blue", "green") == taken(s)


def test_it_takes_points_or_many_discs() -> None:
    """
    A compensation is points, unless strips are full of discs.
    """
    s = table(2, tokens={A: "BBB"}, cards={B: (7,)})
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert ("take_points",) == taken(s)

    fields = ("summon", "scare", "upgrade", "move", "fight")
    s = table(2, tokens={A: "BBB"}, cards={B: (7,)}, fields={B: {0: fields, 2: fields}})
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert ("clear_strips", 0, 2) == taken(s)
