"""From the request for a tournament to the tournament."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

from service import tokens
from service.series.simulations.request import check_title
from service.series.tournaments.tournament import Entrant, Tournament
from service.series.validation import Misfit, fitting

if TYPE_CHECKING:
    from engines.core.fields import Json


class Asked(NamedTuple):
    """A tournament, and the tokens of its entrants from outside, told this once."""

    tournament: Tournament
    tokens: dict[str, str]

    @property
    def credentials(self) -> list[Json]:
        """Return the tokens as clients get them."""
        pairs = self.tokens.items()
        return [{"entrant": name, "token": token} for name, token in pairs]


def tournament_of(body: Json, below: str = "") -> Asked:
    """Return the tournament that a request asks for, or refuse.

    ``below`` is where in the request it stands.
    """
    title = body["title"]
    given = {
        entrant["name"]: tokens.new_token()
        for entrant in body["entrants"]
        if entrant["external"]
    }
    with fitting(title, below):
        check_title(title)
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
    return Asked(tournament, given)


def _entrant(number: int, asked: Json, given: dict[str, str]) -> Entrant:
    name = asked["name"]
    if asked["external"] == ("bots" in asked):
        raise Misfit(f"/entrants/{number}/bots", "wrong.team", name=name)
    if asked["external"]:
        return Entrant(name, token=tokens.hash_of(given[name]))
    return Entrant(name, tuple(asked["bots"]))
