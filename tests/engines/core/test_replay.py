from __future__ import annotations

from typing import Any

import pytest

from engines.core.replay import Replay, Taken, verify
from tests.engines.core.toy import TOY

KEY = bytes(range(32))
COMMANDS = (
    (0, {"type": "toy.light", "count": 1}),
    (1, {"type": "toy.agree", "colour": "blue"}),
    (1, {"type": "toy.light", "count": 2}),
    (0, {"type": "toy.light", "count": 1}),
)


def recorded() -> Replay:
    """Play a whole game and record it."""
    state = TOY.start(2, {}, KEY).state
    start, taken = TOY.digest(state), []
    for seat, command in COMMANDS:
        state = TOY.apply(state, seat, command).state
        taken.append(Taken(seat, command, TOY.digest(state)))
    assert state.outcome is not None
    return Replay("1.0", 2, {}, KEY, start, taken)


def replaced(number: int, **changes: Any) -> Replay:
    """Return the replay with one of its commands changed."""
    replay = recorded()
    taken = list(replay.taken)
    taken[number] = taken[number]._replace(**changes)
    return replay._replace(taken=taken)


def test_a_recorded_game_can_be_played_again() -> None:
    """
    A true replay has no divergence.
    """
    assert verify(TOY, recorded()) is None


def test_one_changed_command_is_found() -> None:
    """
    The first command that gives another table is named by its version.
    """
    divergence = verify(
        TOY, replaced(1, command={"type": "toy.agree", "colour": "red"})
    )

    assert divergence is not None
    assert (1, "digest") == divergence[:2]
    assert recorded().taken[1].digest == divergence.expected


@pytest.mark.parametrize(
    "changes",
    [
        {"command": {"type": "toy.light", "count": 9}},
        {"command": {"type": "toy.dim"}},
        {"seat": 0},
    ],
)
def test_a_command_that_is_refused_is_found(changes: dict[str, Any]) -> None:
    """
    A command that the rules refuse ends the replay there, with the reason.
    """
    divergence = verify(TOY, replaced(2, **changes))

    assert divergence is not None
    assert (2, "command", "accepted") == divergence[:3]
    assert divergence.found


def test_a_changed_digest_is_found() -> None:
    """
    A digest that does not belong to its table is named.
    """
    divergence = verify(TOY, replaced(3, digest="0" * 64))

    assert divergence is not None
    assert (3, "digest", "0" * 64, recorded().taken[3].digest) == divergence


def test_a_command_after_the_end_is_found() -> None:
    """
    A replay may not go on when the game is over.
    """
    replay = recorded()
    longer = replay._replace(taken=[*replay.taken, replay.taken[-1]])

    divergence = verify(TOY, longer)

    assert divergence is not None
    assert (4, "command") == divergence[:2]


@pytest.mark.parametrize(
    "changes, cause",
    [
        ({"rules_version": "0.9"}, "rules_version"),
        ({"options": {"dark": 0}}, "setup"),
        ({"players": 9}, "setup"),
        ({"start": "0" * 64}, "digest"),
        ({"key": bytes(32)}, "digest"),
        ({"options": {"dark": 5}}, "digest"),
    ],
)
def test_another_beginning_is_found(changes: dict[str, Any], cause: str) -> None:
    """
    Rules, setup and key are compared before the first command.
    """
    divergence = verify(TOY, recorded()._replace(**changes))

    assert divergence is not None
    assert (0, cause) == divergence[:2]
    assert divergence.expected != divergence.found
