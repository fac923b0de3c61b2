"""Seats for accounts in a new game: invitations by name, and the creator's own seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.errors import Reason
from service.accounts.errors import AlreadySeated
from service.errors import InvalidFields
from service.games.model import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from engines.core.title import Title
    from service.store import Store


def invite_accounts(
    store: Store, title: Title[Any], requested: Sequence[Json], creator: str
) -> Sequence[Json]:
    """Return the requested seats as they are laid, or refuse accounts in them.

    A seat for an account is open until the account claims it. The one that creates the
    game has accepted by that.
    """
    accounts = {
        number: seat["account"]
        for number, seat in enumerate(requested)
        if "account" in seat
    }
    if not accounts:
        return requested
    known = store.accounts.exist(sorted(set(accounts.values())))
    for number, name in accounts.items():
        if name not in known or requested[number]["kind"] == Kind.BOT:
            reason = Reason("wrong.account", {})
            raise InvalidFields([(f"/seats/{number}/account", reason)])
    if len(set(accounts.values())) < len(accounts) and not title.cooperative:
        raise AlreadySeated
    return [
        {**seat, "kind": Kind.HUMAN if seat["account"] == creator else Kind.OPEN}
        if "account" in seat
        else seat
        for seat in requested
    ]
