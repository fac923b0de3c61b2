"""From the request for a tournament to the tournament."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

from engines.core.errors import Reason
from service import tokens
from service.errors import InvalidFields
from service.games.deadlines import now
from service.series.simulations.request import check_title
from service.series.tournaments.answers import EntrantCredential
from service.series.tournaments.tournament import (
    SWISS,
    Entrant,
    Registration,
    Tournament,
)
from service.series.validation import InvalidValue, refuse_invalid
from service.tokens import Issuer

if TYPE_CHECKING:
    from engines.core.fields import Json


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class NewTournament(NamedTuple):
    """A tournament, and the tokens of its external entrants, which are shown once."""

    tournament: Tournament
    tokens: dict[str, str]

    @property
    def credentials(self) -> list[EntrantCredential]:
        """The tokens as clients get them."""
        return [
            EntrantCredential(entrant=name, token=token)
            for name, token in self.tokens.items()
        ]


def refuse_rounds(form: str, rounds: int) -> None:
    """Refuse a number of rounds for a format that does not have it: all but Swiss."""
    if form != SWISS and rounds:
        raise InvalidValue("/rounds", "wrong.no_rounds")


def tournament_of(
    body: Json, below: str = "", issuer: Issuer | None = None, organiser: str = ""
) -> NewTournament:
    """Return the tournament that a request describes, or refuse.

    ``below`` points to ``body`` in the request; the tokens are those of the ``issuer``.
    """
    title, issuer = body["title"], issuer or Issuer()
    given = {
        entrant["name"]: issuer.token(f"entrant.{number}")
        for number, entrant in enumerate(body["entrants"])
        if entrant["external"]
    }
    with refuse_invalid(title, below):
        check_title(title)
        refuse_rounds(body["format"], body["rounds"])
        tournament = Tournament(
            title=title,
            format=body["format"],
            seats=body["seats"],
            entrants=tuple(
                _entrant(number, entrant, given)
                for number, entrant in enumerate(body["entrants"])
            ),
            options=body.get("options", {}),
            seed=body.get("seed") or token_hex(16),
            rounds=body["rounds"],
            repeats=body["repeats"],
            move_seconds=body["move_seconds"],
            game_seconds=body["game_seconds"],
            max_timeouts=body["max_timeouts"],
            parallel=body["parallel"],
            registration=body.get("registration", Registration.NONE),
            starts_at=_starts_at(body, is_scheduled=bool(below)),
            organiser=organiser,
        ).checked()
    return NewTournament(tournament, given)


def newcomer_of(body: Json) -> Entrant:
    """Return who is to take the place of an entrant, or refuse."""
    if ("bots" in body) == ("account" in body):
        reason = Reason("wrong.team", {"name": body["name"]})
        raise InvalidFields([("/bots", reason)])
    bots, account = tuple(body.get("bots", ())), body.get("account", "")
    return Entrant(body["name"], bots, account=account)


def _entrant(number: int, body: Json, given: dict[str, str]) -> Entrant:
    name = body["name"]
    players = (body["external"], "bots" in body, "account" in body)
    if sum(players) != 1:
        raise InvalidValue(f"/entrants/{number}/bots", "wrong.team", name=name)
    if body["external"]:
        return Entrant(name, token=tokens.hash_of(given[name]))
    if "account" in body:
        return Entrant(name, account=body["account"])
    return Entrant(name, tuple(body["bots"]))


def _starts_at(body: Json, *, is_scheduled: bool) -> int:
    """Return when registration ends; refuse a time that has passed."""
    if "starts_at" not in body:
        return 0
    if is_scheduled:
        raise InvalidValue("/starts_at", "wrong.by_schedule")
    if body.get("registration") != Registration.OPEN:
        raise InvalidValue("/starts_at", "wrong.no_registration")
    moment = datetime.fromisoformat(body["starts_at"])
    starts_at = (moment - EPOCH) // timedelta(microseconds=1)
    if starts_at <= now():
        raise InvalidValue("/starts_at", "wrong.past")
    return starts_at
