from __future__ import annotations

import pytest

from engines.core.bots import RandomBot
from engines.core.chance import Chance, derive
from engines.core.playout import play as play_out
from engines.core.state import Option
from engines.core.title import Setup
from engines.ghooost import TITLE
from engines.ghooost.bots.heuristic import HeuristicBot
from engines.ghooost.state import Table
from tests.engines.ghooost.builders import (
    EMPTY_MANSION,
    PASS,
    PLAY_KITTY,
    TRY_LUCK,
    A,
    K,
    X,
    offered,
    table,
)


def choice(s: Table) -> Option:
    """Return what the heuristic bot does."""
    options = offered(s)
    view = TITLE.view(s, s.agenda[-1][1])
    return options[HeuristicBot().choose(view, options, Chance(bytes(32)))]


@pytest.mark.parametrize(
    "s, chosen",
    [
        (table([5, 5, 9], pile=[4]), ("play", 5, 2, 0)),
        (table([5, 9], pile=[4]), ("play", 5, 1, 0)),
        (table([9, 11], pile=[4]), ("play", 11, 1, 0)),
        (table([1, 14], pile=[4]), ("play", 14, 1, 0)),
        (table([7, 8], pile=[7, 7, 7]), ("play", 7, 1, 0)),
        (table([2, K], pile=[13]), PLAY_KITTY),
        (table([2, 2, 4, 5], pile=[13], crypt=[5]), TRY_LUCK),
        (table([], pile=[4], mansions={A: [5]}), EMPTY_MANSION),
        (table([X]), PASS),
    ],
)
def test_the_heuristic_bot(s: Table, chosen: Option) -> None:
    """
    It sheds many weak ghosts, banishes, keeps Scooty, and takes a pile last of all.
    """
    assert chosen == choice(s)


def test_the_heuristic_bot_loses_less_often_than_random_ones() -> None:
    """
    Of sixty games of three against two random bots it loses well below a third.
    """
    setup = Setup(3, TITLE.complete(3, {}))
    bots = [HeuristicBot(), RandomBot(), RandomBot()]

    lost = sum(
        0 not in play_out(TITLE, setup, bots, derive(b"bots", number)).outcome.winners
        for number in range(60)
    )

    assert lost <= 6
