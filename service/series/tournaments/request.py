"""From the request for a tournament to the tournament."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

from service import tokens
from service.series.simulations.request import check_title
from service.series.tournaments.answers import EntrantCredential
from service.series.tournaments.tournament import SWISS, Entrant, Tournament
from service.series.validation import InvalidValue, refuse_invalid

if TYPE_CHECKING:
    from engines.core.fields import Json


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


def tournament_of(body: Json, below: str = "") -> NewTournament:
    """Return the tournament that a request describes, or refuse.

    ``below`` points to ``body`` in the request.
    """
    title = body["title"]
    given = {
        entrant["name"]: tokens.new_token()
        for entrant in body["entrants"]
        if entrant["external"]
    }
    with refuse_invalid(title, below):
        check_title(title)
        if body["format"] != SWISS and body["rounds"]:
            raise InvalidValue("/rounds", "wrong.no_rounds")
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
        ).checked()
    return NewTournament(tournament, given)


def _entrant(number: int, body: Json, given: dict[str, str]) -> Entrant:
    name = body["name"]
    if body["external"] == ("bots" in body):
        raise InvalidValue(f"/entrants/{number}/bots", "wrong.team", name=name)
    if body["external"]:
        return Entrant(name, token=tokens.hash_of(given[name]))
    return Entrant(name, tuple(body["bots"]))
