"""A game as one reader gets it, in one language."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from engines.core.bots import AT
from engines.core.state import TABLE
from service.games.deadlines import holds, now
from service.games.model import Kind, Status
from service.games.people.ranking import RESIGNED
from service.presentation import answers
from service.presentation.clock_answers import GameClocks, SeatClock
from service.presentation.options import present_options
from service.presentation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Outcome
    from engines.core.texts import Speaker
    from engines.core.title import Open
    from service.games.model import Game, Seat, UndoRequest
    from service.games.reading import Reader
    from service.store.games import Listed

WATCHER = "w"
"""Stands in an ETag for readers without a seat."""

MICROS = 1_000_000

BEHIND = "d"
"""Stands there for those who see an earlier moment as if it were now."""


def etag(game: Game, reader: Reader, language: str) -> str:
    """Return the ETag of a representation, in quotes; both change together.

    But for ``server_time``, which changes all the time.
    """
    watcher = BEHIND if reader.is_behind else WATCHER
    who = watcher if reader.seat is None else reader.seat
    return f'"{game.version}.{game.revision}.{who}.{language}"'


def represent(game: Game, reader: Reader, language: str) -> answers.Game:
    """Return everything that a reader may know about a game, now."""
    title, record, state = game.title, game.record, game.state
    speaker = game.speaker(language)
    shown = answers.Game(
        id=game.id,
        title=record.title,
        options=record.options,
        status=game.status,
        version=game.version,
        seats=seats(record.seats),
        to_act=game.to_act(),
        rules_version=record.rules_version,
        created_at=timestamp(record.created),
        last_event=game.events,
        server_time=timestamp(now()),
        fairness=fairness(game),
        public=record.public,
    )
    _show_times(shown, game)
    if game.reason:
        shown.reason = game.reason
    if record.tournament:
        shown.tournament = record.tournament
    if (undo := game.pending_undo) is not None:
        shown.undo = answers.PendingUndo(
            seat=undo.seat, to=undo.to, waiting_for=unagreed(game, undo)
        )
    if record.fork:
        shown.forked_from = answers.ForkOrigin(
            game=record.fork.game,
            version=record.fork.version,
            exact=record.fork.exact,
        )
    if state is None:
        return shown
    shown.view = {"title": record.title, **title.view(state, reader.seat)}
    decision = decision_for(game, reader)
    if decision is not None:
        shown.decision = _decision(game, decision, speaker)
    if (outcome := game.outcome) is not None:
        shown.outcome = _outcome(outcome, speaker, language)
    return shown


def _show_times(shown: answers.Game, game: Game) -> None:
    """Show how much time there is, where it is limited."""
    if game.record.turn_seconds:
        shown.turn_seconds = game.record.turn_seconds
    if game.act_by:
        shown.act_by = timestamp(game.act_by)
    if game.expires_at:
        shown.expires_at = timestamp(game.expires_at)
    if game.record.has_clocks:
        shown.clocks = _clocks(game)


def summarise(listed: Listed) -> answers.GameSummary:
    """Return what a list shows of a public game."""
    record = listed.record
    return answers.GameSummary(
        id=listed.id,
        title=record.title,
        options=record.options,
        status=listed.status,
        version=listed.version,
        seats=seats(record.seats),
        to_act=listed.to_act,
        rules_version=record.rules_version,
        created_at=timestamp(record.created),
    )


def seats(seats: Sequence[Seat]) -> list[answers.GameSeat]:
    """Return the seats of a game, without their tokens."""
    return [
        answers.GameSeat(
            seat=number,
            kind=seat.kind,
            name=seat.name or UNSET,
            bot=bot_of(seat) if seat.bot else UNSET,
            auto="single" if seat.auto else UNSET,
            resigned=True if seat.resigned else UNSET,
            reserved=True if seat.is_reserved else UNSET,
            account=seat.account or UNSET,
        )
        for number, seat in enumerate(seats)
    ]


def _clocks(game: Game) -> GameClocks:
    """Return the clocks of a game, as they were when its last move was made."""
    record = game.record
    return GameClocks(
        game_seconds=record.game_seconds or UNSET,
        max_timeouts=record.max_timeouts,
        stopped=bool(record.stopped),
        seats=[
            _seat_clock(game, number, seat)
            for number, seat in enumerate(record.seats)
            if seat.kind == Kind.HUMAN or seat.resigned
        ],
    )


def _seat_clock(game: Game, number: int, seat: Seat) -> SeatClock:
    shown = SeatClock(
        seat=number,
        seconds_used=_seconds(seat.used),
        timeouts=seat.timeouts,
        forfeited=seat.forfeited or UNSET,
    )
    if limit := game.record.game_seconds * MICROS:
        used = sum(game.record.seats[each].used for each in holds(game, number))
        shown.seconds_left = _seconds(max(0, limit - used))
    return shown


def _seconds(micros: int) -> float:
    return round(micros / MICROS, 3)


def bot_of(seat: Seat) -> answers.Bot:
    """Return the bot of a seat as clients name it: without a level, at its best."""
    bot, _, level = seat.bot.partition(AT)
    return answers.Bot(id=bot, level=int(level) if level else UNSET)


def fairness(game: Game) -> answers.Fairness:
    """Return the commitment of a game and, once it has finished, its secret and key."""
    record = game.record
    seeds = [
        answers.SeatSeed(seat=number, seed=seat.seed)
        for number, seat in enumerate(record.seats)
        if seat.seed
    ]
    is_finished = game.status == Status.FINISHED
    return answers.Fairness(
        commitment=record.commitment,
        seeded=record.seeded,
        seeds=seeds or UNSET,
        secret=record.secret if is_finished else UNSET,
        key=game.table.key.hex() if is_finished else UNSET,
    )


def unagreed(game: Game, undo: UndoRequest) -> list[int]:
    """Return the seats of people that have yet to agree; the one that asked has."""
    return [
        number
        for number, seat in enumerate(game.record.seats)
        if seat.kind == Kind.HUMAN and number not in (undo.seat, *undo.agreed)
    ]


@lru_cache(4096)
def timestamp(micros: int) -> str:
    """Return a time in UTC (RFC 3339); the same few are shown again and again."""
    moment = datetime.fromtimestamp(micros / 1_000_000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def decision_for(game: Game, reader: Reader) -> Open | None:
    """Return the open decision, if this reader may answer it."""
    decision, seat = game.open(), reader.seat
    if decision is None or seat is None or decision.seat not in (seat, TABLE):
        return None
    return None if game.record.seats[seat].kind == Kind.BOT else decision


def _decision(game: Game, decision: Open, speaker: Speaker) -> answers.Decision:
    """Return a decision in words, with all its options."""
    return answers.Decision(
        kind=decision.name,
        prompt=speaker(f"prompt.{decision.name}"),
        rules=decision.rules,
        options=present_options(
            game.record.title,
            decision.options,
            speaker,
            game.title.around(game.table),
        ),
    )


def _outcome(outcome: Outcome, speaker: Speaker, language: str) -> answers.Outcome:
    # A title knows its own endings; that people have left is the same for all.
    speakers = TEXTS.speakers[language] if outcome.reason == RESIGNED else speaker
    return answers.Outcome(
        reason=outcome.reason,
        text=speakers(f"outcome.{outcome.reason}"),
        winners=outcome.winners,
        places=outcome.places,
        scores=outcome.scores,
    )
