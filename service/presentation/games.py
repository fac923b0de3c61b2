"""A game as one reader gets it, in one language."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from engines.core.bots import AT
from engines.core.state import TABLE
from service.games.model import Kind, Status
from service.presentation import options as labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from engines.core.state import Outcome
    from engines.core.texts import Speaker
    from engines.core.title import Open
    from service.games.model import Game, Seat
    from service.games.reading import Reader
    from service.store.games import Listed

WATCHER = "w"


def etag(game: Game, reader: Reader, language: str) -> str:
    """Return what names this representation, in quotes: it changes when that does."""
    who = WATCHER if reader.seat is None else reader.seat
    return f'"{game.version}.{game.revision}.{who}.{language}"'


def represent(game: Game, reader: Reader, language: str) -> Json:
    """Return everything that a reader may know about a game, now."""
    title, record = game.title, game.record
    speaker = game.speaker(language)
    shown: Json = {
        "id": game.id,
        "title": record.title,
        "options": record.options,
        "status": game.status,
        "version": game.version,
        "seats": seats(record.seats),
        "to_act": game.to_act(),
        "rules_version": record.rules_version,
        "fairness": fairness(game),
        "public": record.public,
        "created_at": timestamp(record.created),
    }
    if record.turn_seconds:
        shown["turn_seconds"] = record.turn_seconds
    if game.act_by:
        shown["act_by"] = timestamp(game.act_by)
    if record.fork:
        shown["forked_from"] = record.fork
    if game.state is None:
        return shown
    shown["view"] = {"title": record.title, **title.view(game.state, reader.seat)}
    asked = decision(game, reader)
    if asked is not None:
        shown["decision"] = _offer(game, asked, speaker)
    if game.state.outcome is not None:
        shown["outcome"] = _outcome(game.state.outcome, speaker)
    return shown


def summarise(listed: Listed) -> Json:
    """Return what a list shows of a public game."""
    record = listed.record
    return {
        "id": listed.id,
        "title": record.title,
        "options": record.options,
        "status": listed.status,
        "version": listed.version,
        "seats": seats(record.seats),
        "to_act": listed.to_act,
        "rules_version": record.rules_version,
        "created_at": timestamp(record.created),
    }


def seats(seats: Sequence[Seat]) -> list[Json]:
    """Return who sits where; tokens stay out."""
    shown = []
    for number, seat in enumerate(seats):
        place: Json = {"seat": number, "kind": seat.kind}
        if seat.name:
            place["name"] = seat.name
        if seat.bot:
            place["bot"] = bot_of(seat)
        shown.append(place)
    return shown


def bot_of(seat: Seat) -> Json:
    """Return the bot of a seat as clients name it: without a level, at its best."""
    bot, _, level = seat.bot.partition(AT)
    return {"id": bot, "level": int(level)} if level else {"id": bot}


def fairness(game: Game) -> Json:
    """Return what binds the chance of a game, and at its end what it came from."""
    record = game.record
    shown: Json = {"commitment": record.commitment, "seeded": record.seeded}
    seeds = [
        {"seat": number, "seed": seat.seed}
        for number, seat in enumerate(record.seats)
        if seat.seed
    ]
    if seeds:
        shown["seeds"] = seeds
    if game.status == Status.FINISHED:
        shown["secret"] = record.secret
        shown["key"] = game.table.key.hex()
    return shown


def timestamp(micros: int) -> str:
    """Return a time in UTC (RFC 3339)."""
    moment = datetime.fromtimestamp(micros / 1_000_000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def decision(game: Game, reader: Reader) -> Open | None:
    """Return the open decision, if this reader may answer it."""
    asked = game.open()
    if asked is None or reader.seat is None or asked.seat not in (reader.seat, TABLE):
        return None
    return None if game.record.seats[reader.seat].kind == Kind.BOT else asked


def _offer(game: Game, asked: Open, speaker: Speaker) -> Json:
    """Return a decision in words, with all its options."""
    return {
        "kind": asked.name,
        "prompt": speaker(f"prompt.{asked.name}"),
        "rules": asked.rules,
        "options": labels.offer(game.record.title, asked.options, speaker),
    }


def _outcome(outcome: Outcome, speaker: Speaker) -> Json:
    return {
        "reason": outcome.reason,
        "text": speaker(f"outcome.{outcome.reason}"),
        "winners": outcome.winners,
        "places": outcome.places,
        "scores": outcome.scores,
    }
