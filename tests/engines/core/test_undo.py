from __future__ import annotations

from typing import Any

import pytest

from engines.core.errors import MalformedCommand
from engines.core.fields import Json
from engines.core.replay import verify
from engines.core.undo import Past, path, reveals, secrets, undo, undone_to
from tests.engines.core.test_replay import COMMANDS, KEY, replaced
from tests.engines.core.toy import TOY, Lanterns, Toy

SPECTATOR: Any = None
"""Who sees what all see, so that only the step itself can bring something to light."""


def begun() -> Lanterns:
    """A table of the toy at its first decision."""
    return TOY.start(2, {}, KEY).state


@pytest.mark.parametrize(
    "command",
    [{"type": "table.undo"}, {**undo(1), "too": 2}, undo("1"), undo(True)],  # type: ignore[arg-type]
)
def test_a_step_back_that_is_not_one_is_refused(command: dict[str, Any]) -> None:
    """
    It names a version, and nothing else; a replay with another one diverges at once.
    """
    with pytest.raises(MalformedCommand):
        undone_to(command)

    divergence = verify(TOY, replaced(1, command=command))

    assert divergence is not None
    assert (0, "command", "accepted") == divergence[:3]


def test_what_may_be_led_back_to_is_kept() -> None:
    """
    Of the versions that led to the present one; whether it is open is told with it.
    """
    past: Past[Lanterns] = Past(TOY, begun(), [c for _, c in COMMANDS[:2]], keep=[0, 2])

    for seat, command in COMMANDS[:2]:
        past.play(seat, command)

    first, last = past.moment(0), past.moment(2)
    assert past.moment(1) is None
    assert first is not None
    assert last is not None
    assert (TOY.digest(begun()), past.state) == (TOY.digest(first.state), last.state)
    assert (False, True) == (past.is_open(first), past.is_open(last))


def test_what_was_taken_back_led_nowhere() -> None:
    """
    Neither it nor the step back is on the way to the present version.
    """
    on = {"type": "toy.light", "count": 1}

    assert [5, 2, 1] == path([on, on, on, undo(2), on])


def test_a_fact_for_one_seat_comes_to_light() -> None:
    """
    Also where no card was drawn and no die rolled.
    """
    s = begun()
    told = [("lantern_lit", 0, 99)]

    assert reveals(TOY, s, s, SPECTATOR, told)
    assert not reveals(TOY, s, s, SPECTATOR, [("colour_agreed", "red")])


def test_a_secret_that_changes_comes_to_light() -> None:
    """
    What a seat alone knows is compared in its place, to whoever sees no more than all.
    """
    s = begun()
    after = s.clone()
    after.found[1].append(7)

    assert [{"found": []}, {"found": [7]}] == secrets(TOY, after)
    assert reveals(TOY, s, after, SPECTATOR, [])


class SideBySide(Toy):
    """Shows all seats in a list, each with what the reader may see of it."""

    def view(self, state: Lanterns, seat: int | None) -> Json:
        return {
            "seats": [
                {"turns": turns, "found": found if each == seat else len(found)}
                for each, (turns, found) in enumerate(
                    zip(state.turns, state.found, strict=True)
                )
            ]
        }


def test_the_secrets_of_a_seat_are_in_their_place() -> None:
    """
    What all know is left out of them, in lists as in records.
    """
    s = begun()
    s.found = [[4], []]

    seats = [own["seats"] for own in secrets(SideBySide(), s)]

    assert [[{"found": [4]}, None], [None, {"found": []}]] == seats
