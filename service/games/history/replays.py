"""Replays: a finished game as everything that determines it, for anybody to check."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import UNSET

from engines.core import replay as engine
from engines.core.errors import Reason
from engines.core.replay import Divergence
from service import tokens
from service.errors import (
    GameNotFinished,
    InvalidFields,
    NotReplayable,
    TooManyRequests,
)
from service.games.history.versions import is_replayable, walk
from service.games.model import Status
from service.games.reading import GameForReader, get
from service.presentation import answers
from service.presentation.games import fairness
from service.presentation.texts import TEXTS
from service.presentation.titles import chosen_title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.fields import Json
    from service.games.model import Game
    from service.store import Store

_encode = msgspec.json.Encoder().encode

VERIFY_SECONDS = 3
"""Of processor time: how long a replay is played again. The longest that is accepted,
10,000 commands, takes 0.8."""

MOST_VERIFICATIONS = 2
"""At the same time in a process, which has other requests to answer, too."""

_places = threading.BoundedSemaphore(MOST_VERIFICATIONS)


def find(store: Store, game_id: str, token: str) -> GameForReader:
    """Return a game that can be replayed, and its reader; refuse other games."""
    found = get(store, game_id, token)
    record = found.game.record
    if found.game.status != Status.FINISHED:
        raise GameNotFinished
    if record.fork and not record.fork.exact:
        raise NotReplayable
    return found


def make(store: Store, game: Game, *, keep: bool = True) -> bytes:
    """Return the replay of a finished game, encoded; made once, if it is to be kept."""
    made = store.history.replay(game.id)
    if made is None:
        made = _encode(_replay(store, game))
        if keep:
            store.history.keep_replay(game.id, made)
    return made


def _replay(store: Store, game: Game) -> answers.Replay:
    """Return a replay, with the digest of the table after each command.

    The digests of a game that was played by other rules than today's are left out.
    """
    title, record = game.title, game.record
    taken = store.history.commands(game.id, game.version)
    commands = [
        answers.TakenCommand(
            seat=each.seat,
            command=each.command,
            rules_version=each.rules_version or UNSET,
        )
        for each in taken
    ]
    shown = answers.Replay(
        game=game.id,
        title=record.title,
        rules_version=record.rules_version,
        players=len(record.seats),
        options=record.options,
        key=record.key.hex(),
        fairness=fairness(game),
        commands=commands,
    )
    if is_replayable(game, taken):
        start, *after = (title.digest(m.state) for m in walk(store, game, taken))
        shown.start = start
        for command, digest in zip(commands, after, strict=True):
            command.digest = digest
    return shown


class Verdict(NamedTuple):
    """The result of playing a replay again."""

    rules_version: str
    """The rules by which it was played again."""
    commands: int
    """How many commands led where the replay says."""
    divergence: Divergence | None

    def represent(self, language: str) -> answers.Verification:
        """Return the verdict in words and codes."""
        shown = answers.Verification(
            valid=self.divergence is None,
            rules_version=self.rules_version,
            commands=self.commands,
        )
        if self.divergence is not None:
            fields = self.divergence._asdict()
            key = f"divergence.{self.divergence.cause}"
            text = TEXTS.speakers[language](key, **fields)
            shown.divergence = answers.Divergence(**fields, text=text)
        return shown


@contextmanager
def place() -> Iterator[None]:
    """Hold one of the places for verifications; refuse if there is none."""
    if not _places.acquire(blocking=False):
        raise TooManyRequests(seconds=1)
    try:
        yield
    finally:
        _places.release()


def verify(replay: Json, seconds: float = VERIFY_SECONDS) -> Verdict:
    """Play a replay again, and return where it first goes another way, if it does.

    One that takes more than ``seconds`` of processor time is refused.
    """
    title = chosen_title(replay["title"])
    commands = replay["commands"]
    divergence = engine.verify(
        title,
        engine.Replay(
            rules_version=replay["rules_version"],
            players=replay["players"],
            options=replay["options"],
            key=bytes.fromhex(replay["key"]),
            start=replay["start"],
            taken=[
                engine.Taken(taken["seat"], taken["command"], taken["digest"])
                for taken in commands
            ],
        ),
        _clock(seconds),
    )
    if divergence is None and "fairness" in replay:
        divergence = _unfair(replay)
    alike = len(commands) if divergence is None else divergence.version
    return Verdict(title.rules_version, alike, divergence)


def _clock(seconds: float) -> Callable[[], None]:
    """Return a check that refuses after ``seconds`` of this thread's processor time."""
    end = time.thread_time() + seconds

    def go_on() -> None:
        if time.thread_time() >= end:
            reason = Reason("wrong.verification", {"seconds": seconds})
            raise InvalidFields([("/commands", reason)])

    return go_on


def _unfair(replay: Json) -> Divergence | None:
    """Return where the key is not what the commitment and the seeds promised."""
    promise = replay["fairness"]
    secret = bytes.fromhex(promise["secret"])
    promised = tokens.commitment(secret)
    if promised != promise["commitment"]:
        return Divergence(0, "commitment", promise["commitment"], promised)
    seeds = {
        contributed["seat"]: contributed["seed"] for contributed in promise["seeds"]
    }
    every = [seeds.get(seat, "") for seat in range(replay["players"])]
    key = tokens.key_of(secret, every).hex()
    if key != replay["key"]:
        return Divergence(0, "key", replay["key"], key)
    return None
