"""The save format: a state as plain JSON, with the versions that wrote it.

Frames are saved by the names of their steps and decisions. A save of an older format or
with renamed frames is brought up to date on loading; one of an unknown format or of
another title is refused.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from engines.core.errors import BadSave
from engines.core.state import Outcome, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engines.core.fields import Json
    from engines.core.rulebook import Rulebook

FORMAT = 1

S = TypeVar("S", bound=State)


def dump(state: State) -> Json:
    """Return all there is to know about a table, as JSON; secrets included."""
    saved: Json = {"format": FORMAT, "key": state.key.hex()}
    names = state.SAVED_NAMES
    for name, form in state.SAVED.items():
        saved[names[name]] = form.write(getattr(state, name))
    if state.outcome is not None:
        reason, winners, places, scores = state.outcome
        saved["outcome"] = [reason, list(winners), list(places), list(scores)]
    return saved


def load(empty: Callable[[Mapping[str, Any]], S], saved: Mapping[str, Any]) -> S:
    """Return the table of a save, filled into what ``empty`` makes of it."""
    if saved.get("format") != FORMAT:
        raise BadSave("save.format", values={"format": saved.get("format")})
    try:
        state = empty(saved)
        for name, form in state.SAVED.items():
            setattr(state, name, form.read(saved[state.SAVED_NAMES[name]]))
        state.key = bytes.fromhex(saved["key"])
        state.agenda = [_rename(state.rules, frame) for frame in state.agenda]
        if "outcome" in saved:
            reason, *seats = saved["outcome"]
            state.outcome = Outcome(reason, *map(tuple, seats))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadSave("save.damaged", values={"field": str(error)}) from error
    return state


def _rename(rules: Rulebook, frame: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a frame under its present name, or refuse a name that never was."""
    name = rules.renamed.get(frame[0], frame[0])
    if name not in rules.steps and name not in rules.decisions:
        raise BadSave("save.frame", values={"frame": name})
    return (name, *frame[1:])


def digest(state: State) -> str:
    """Return a fingerprint of the whole table: equal exactly for equal tables."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
