"""Which decision is open: what a test asserts before it looks at anybody's goods.

A good that is still to be chosen lies in the supply as surely as one that is never
given. Only who asserts that nothing is left to choose has seen that it is not given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.state import State


def assert_asks(state: State, decision: str, seat: int | None = None) -> None:
    """Assert which decision is open, and whom it asks if that matters."""
    assert state.outcome is None, f"the game has ended: {state.outcome}"
    frame = state.agenda[-1]
    assert decision == frame[0]
    assert seat in (None, frame[1])
