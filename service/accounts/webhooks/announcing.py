"""Telling an account something that is not about one game: by inbox and webhooks."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from service.accounts.webhooks.webhook import MessageKind

if TYPE_CHECKING:
    from service.store import Store


def announce_tournament(store: Store, name: str, kind: str, tournament_id: str) -> None:
    """Add to an inbox that a tournament can be entered, has started or is over.

    ``kind`` is one of ``MessageKind.OF_TOURNAMENTS``. However often it is called, each
    account gets each kind once for each tournament: a process that was killed halfway
    calls it again. A deleted account gets nothing.
    """
    if kind not in MessageKind.OF_TOURNAMENTS:
        raise ValueError(kind)
    fields = {"tournament": tournament_id}
    _announce(store, name, kind, fields, once=f"{kind} {tournament_id}")


def tournaments_of(store: Store, name: str, limit: int) -> list[str]:
    """Return the ids of tournaments that an account has played in, the newest first.

    An account gets a message when a tournament starts that it is entered in.
    """
    announced = (once.split(" ") for once in store.inboxes.announced(name))
    ids = (each[1] for each in announced if each[0] == MessageKind.TOURNAMENT_STARTED)
    return list(islice(ids, limit))


def announce_disabled(store: Store, name: str, webhook_id: str, message: int) -> None:
    """Add to the inbox of an account that one of its webhooks is disabled.

    ``message`` is the number of the one that could not be sent.
    """
    kind = MessageKind.WEBHOOK_DISABLED
    once = f"{kind} {webhook_id} {message}"
    _announce(store, name, kind, {"webhook": webhook_id}, once=once)


def _announce(
    store: Store, name: str, kind: str, fields: dict[str, str], once: str
) -> None:
    if store.inboxes.announce(name, kind, fields, once):
        store.webhook_jobs.enqueue(name)
