"""The save format: a state as plain JSON, with the versions that wrote it.

Frames are saved by the names of their steps and decisions. An older save goes on: what
has changed since is declared where it changed, a field in its annotation (``Default``,
``SavedAs``, ``Until``), a frame in ``renamed`` of its rulebook, a format in
``FORMATS``. What a save has beyond that is left alone. A save of newer rules, of a
newer format or of another title is refused.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from engines.core.errors import BadSave, NewerSave
from engines.core.state import Outcome, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engines.core.fields import Json
    from engines.core.rulebook import Rulebook

FORMAT = 1
"""Raised when saves as such are written in another form; fields may come and go."""

FORMATS: dict[int, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = {}
"""The way from each older format to the next one: it is given a save of the older."""

VERSION = re.compile(r"[0-9]+(\.[0-9]+)*")

S = TypeVar("S", bound=State)


def dump(state: State) -> Json:
    """Return all there is to know about a table, as JSON; secrets included."""
    saved: Json = {"format": FORMAT, "key": state.key.hex()}
    names, defaults = state.SAVED_NAMES, state.DEFAULTS
    for name, form in state.SAVED.items():
        written = form.write(getattr(state, name))
        if name not in defaults or written != defaults[name].of(saved):
            saved[names[name]] = written
    if state.outcome is not None:
        reason, winners, places, scores = state.outcome
        saved["outcome"] = [reason, list(winners), list(places), list(scores)]
    return saved


def load(empty: Callable[[Mapping[str, Any]], S], saved: Mapping[str, Any]) -> S:
    """Return the table of a save, filled into what ``empty`` makes of it."""
    saved = _in_present_format(saved)
    try:
        state = empty(saved)
        for name, form in state.SAVED.items():
            setattr(state, name, form.read(_value(state, name, saved)))
        state.key = bytes.fromhex(saved["key"])
        state.agenda = [_rename(state.rules, frame) for frame in state.agenda]
        if "outcome" in saved:
            reason, *seats = saved["outcome"]
            state.outcome = Outcome(reason, *map(tuple, seats))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadSave("save.damaged", values={"field": str(error)}) from error
    return state


def refuse_newer_rules(found: object, present: str) -> None:
    """Refuse a version of newer rules than the present ones: they know other steps."""
    if not isinstance(found, str) or VERSION.fullmatch(found) is None:
        raise BadSave("save.damaged", values={"field": "rules_version"})
    if as_numbers(found) > as_numbers(present):
        values = {"rules_version": found, "present": present}
        raise NewerSave("save.newer_rules", values=values)


def as_numbers(rules_version: str) -> tuple[int, ...]:
    """Return a version of rules so that versions compare: 1.10 comes after 1.9."""
    return tuple(map(int, rules_version.split(".")))


def _in_present_format(saved: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a save as this code would have written it, one format after another."""
    found = saved.get("format")
    if type(found) is not int or found < 1:
        raise BadSave("save.format", values={"format": found})
    if found > FORMAT:
        values = {"format": found, "present": FORMAT}
        raise NewerSave("save.newer_format", values=values)
    for older in range(found, FORMAT):
        saved = FORMATS[older](saved)
    return saved


def _value(state: State, name: str, saved: Mapping[str, Any]) -> Any:
    """Return what a save holds of a field, in the form that saves have today."""
    known_as = state.SAVED_NAMES[name]
    if name in state.DEFAULTS and known_as not in saved:
        return state.DEFAULTS[name].of(saved)
    value = saved[known_as]
    for until in state.CONVERTED.get(name, ()):
        if as_numbers(saved["rules_version"]) <= as_numbers(until.rules_version):
            value = until.convert(value)
    return value


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
