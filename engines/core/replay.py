"""A finished game as a list of commands that anybody can play again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.errors import EngineError
from engines.core.undo import Past

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engines.core.title import Title


class Taken(NamedTuple):
    """A command that a game has taken, and the digest of the table after it."""

    seat: int
    command: Mapping[str, object]
    digest: str


class Replay(NamedTuple):
    """Everything that determines a game: setup, key and commands."""

    rules_version: str
    players: int
    options: Mapping[str, object]
    key: bytes
    start: str
    """The digest of the table at its first decision."""
    taken: Sequence[Taken]


class Divergence(NamedTuple):
    """The first place where playing again does not give what the replay says."""

    version: int
    """How many commands had been carried out alike."""
    cause: str
    """``rules_version``, ``setup``, ``command`` or ``digest``."""
    expected: str
    found: str


def verify(
    title: Title[Any], replay: Replay, go_on: Callable[[], object] = lambda: None
) -> Divergence | None:
    """Play a replay again and name the first divergence, if there is one.

    ``go_on`` is called before each command; what it raises ends the verification.
    """
    if replay.rules_version != title.rules_version:
        return Divergence(0, "rules_version", replay.rules_version, title.rules_version)
    try:
        state = title.start(replay.players, replay.options, replay.key).state
    except EngineError as error:
        return Divergence(0, "setup", "accepted", str(error))
    if title.digest(state) != replay.start:
        return Divergence(0, "digest", replay.start, title.digest(state))
    try:
        past = Past(title, state, [taken.command for taken in replay.taken])
    except EngineError as error:
        return Divergence(0, "command", "accepted", str(error))
    for version, taken in enumerate(replay.taken):
        go_on()
        try:
            past.play(taken.seat, taken.command)
        except EngineError as error:
            return Divergence(version, "command", "accepted", str(error))
        digest = title.digest(past.state)
        if digest != taken.digest:
            return Divergence(version, "digest", taken.digest, digest)
    return None
