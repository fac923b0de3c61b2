"""Taking back: a recorded step by which a table is again as it was before.

The version goes up by such a step as by any other; what it takes back stays in the
record of the game. Nothing that came to light is ever taken back: no card that was
drawn, turned up or shown, no die that was rolled.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from engines.core.errors import IllegalCommand, MalformedCommand
from engines.core.state import Event, State

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from engines.core.fields import Json
    from engines.core.title import Title

UNDO = "table.undo"
"""The type of the command that stands in a record; nobody can send it."""

S = TypeVar("S", bound=State)


def undo(to: int) -> Json:
    """Return the command by which a table is again as it was at a version."""
    return {"type": UNDO, "to": to}


def undone_to(command: Mapping[str, Any]) -> int | None:
    """Return the version that a command leads back to; ``None`` if it goes on."""
    if command.get("type") != UNDO:
        return None
    to = command.get("to")
    if type(to) is not int or set(command) != {"type", "to"}:
        raise MalformedCommand("wrong.type", pointer="/to", values={"known": UNDO})
    return to


class Moment(NamedTuple, Generic[S]):
    """A table at a version that a later step may lead back to."""

    version: int
    state: S
    light: int
    """How many of the watched steps before it brought something to light."""


class Past(Generic[S]):
    """Plays the commands of a game again, also those that take others back.

    Only what a later command leads back to is kept, and only the steps that are taken
    back are watched for what they brought to light. ``keep`` names further versions
    that may be led back to from the end.
    """

    def __init__(
        self,
        title: Title[S],
        start: S,
        commands: Sequence[Mapping[str, Any]],
        keep: Collection[int] = (),
    ) -> None:
        """Begin at ``start``; ``commands`` are all those that will be played."""
        self._title = title
        self.version, self.state, self._light = 0, start, 0
        back = {
            at: to
            for at, command in enumerate(commands, 1)
            if (to := undone_to(command)) is not None
        }
        if keep:
            back[len(commands) + 1] = min(keep)
        self._kept = {*keep, *back.values()}
        self._is_watched = _covered(back, len(commands))
        self._moments: list[Moment[S]] = []
        self._note()

    def play(self, seat: int, command: Mapping[str, Any]) -> list[Event]:
        """Play the next command; return what happened, nothing for a step back."""
        to = undone_to(command)
        events: list[Event] = []
        if to is None:
            before = self.state
            self.state, events = self._title.apply(before, seat, command)
            if self._is_watched[self.version + 1]:
                self._light += reveals(self._title, before, self.state, seat, events)
        else:
            self.state = self._back(to).state
        self.version += 1
        self._note()
        return events

    def moment(self, version: int) -> Moment[S] | None:
        """Return a moment that was kept, if it led to the present one."""
        return next((m for m in self._moments if m.version == version), None)

    def is_open(self, moment: Moment[S]) -> bool:
        """Whether nothing has come to light since a moment."""
        return moment.light == self._light

    def _back(self, to: int) -> Moment[S]:
        """Return the moment that a step leads back to, or refuse it."""
        while self._moments and self._moments[-1].version > to:
            # What is taken back leads nowhere any more.
            self._moments.pop()
        last = self._moments[-1] if self._moments else None
        if last is None or last.version != to or to == self.version:
            raise IllegalCommand("refused.not_offered")
        if not self.is_open(last):
            raise IllegalCommand("refused.not_offered")
        return last

    def _note(self) -> None:
        if self.version in self._kept:
            self._moments.append(Moment(self.version, self.state, self._light))


def _covered(back: Mapping[int, int], count: int) -> list[bool]:
    """Return of each version, from 0, whether a step takes it back that led there."""
    edges = [0] * (count + 2)
    for at, to in back.items():
        if 0 <= to < at:
            edges[to + 1] += 1
            edges[at] -= 1
    return [depth > 0 for depth in accumulate(edges)]


def path(commands: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return the versions that led to the present one, the last one first.

    Those that were taken back are left out, and so are the steps back.
    """
    versions, version = [], len(commands)
    while version > 0:
        to = undone_to(commands[version - 1])
        if to is None:
            versions.append(version)
        version = version - 1 if to is None else to
    return versions


def reveals(
    title: Title[S], before: S, after: S, seat: int, events: Sequence[Event]
) -> bool:
    """Whether a step of a seat brought to light what somebody did not know.

    That is a draw or a roll, a fact that only one seat is told, and any change of what
    one seat alone sees: a card that it shows, for one. Whatever a seat answers that
    sees more than others tells them something, too: that it could.
    """
    if title.brings_news(before, after):
        return True
    if title.view(before, seat) != title.view(before, None):
        return True
    kinds = (title.vocabulary.events[event[0]] for event in events)
    if any(field.seen_by for kind in kinds for field in kind.fields.values()):
        return True
    return secrets(title, before) != secrets(title, after)


def secrets(title: Title[S], state: S) -> list[Any]:
    """Return of each seat what it sees and spectators do not."""
    seen_by_all = title.view(state, None)
    return [
        _beyond(title.view(state, seat), seen_by_all) for seat in range(state.players)
    ]


def _beyond(own: Any, common: Any) -> Any:
    """Return the part of a value that differs from another one, in its place."""
    if isinstance(own, dict) and isinstance(common, dict):
        return {
            name: _beyond(value, common.get(name))
            for name, value in own.items()
            if value != common.get(name)
        }
    if isinstance(own, list) and isinstance(common, list) and len(own) == len(common):
        return [
            _beyond(mine, other) if mine != other else None
            for mine, other in zip(own, common, strict=True)
        ]
    return own
