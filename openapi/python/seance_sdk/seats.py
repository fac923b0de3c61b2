"""Who sits at a new table, in a word each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance_sdk.generated.models.bot_request import BotRequest
from seance_sdk.generated.models.seat_request import SeatRequest
from seance_sdk.generated.types import UNSET

if TYPE_CHECKING:
    from seance_sdk.generated.models.seat_request_auto import SeatRequestAuto


def human(name: str = "", *, auto: SeatRequestAuto | None = None) -> SeatRequest:
    """A seat that is played by its token, which the new table has.

    With ``auto="single"`` the service answers for it what leaves no choice.
    """
    return SeatRequest(kind="human", name=name or UNSET, auto=auto or UNSET)


def open_seat() -> SeatRequest:
    """A seat for whoever claims it first."""
    return SeatRequest(kind="open")


def invited(account: str, name: str = "") -> SeatRequest:
    """A seat for an account, which accepts it by its key."""
    return SeatRequest(kind="human", account=account, name=name or UNSET)


def bot(
    id: str = "",  # noqa: A002
    name: str = "",
    level: int | None = None,
) -> SeatRequest:
    """A seat that a bot of the title plays; the best one unless it is named.

    A level, from 1, is how well a named bot plays; it does its best without one.
    """
    strength = UNSET if level is None else level
    chosen = BotRequest(id=id, level=strength) if id else UNSET
    return SeatRequest(kind="bot", bot=chosen, name=name or UNSET)
