"""From requests to plans and tournaments: what is well-formed may still be refused."""

from typing import Any

import pytest

from service.errors import EngineRefusal, InvalidFields
from service.series.simulations.plan import Plan
from service.series.simulations.request import plan_of
from service.series.simulations.stop import Sprt
from service.series.tournaments.request import tournament_of
from service.tokens import hash_of

GAMES: dict[str, Any] = {
    "title": "ghooost",
    "seats": ["random", "heuristic"],
    "games": 10,
    "seed": 7,
    "spread": False,
    "keep_decisions": False,
}
CUP: dict[str, Any] = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "entrants": [
        {"name": "ann", "external": False, "bots": ["random"]},
        {"name": "bob", "external": True},
    ],
    "rounds": 0,
    "repeats": 1,
    "move_seconds": 60,
    "game_seconds": 0,
    "max_timeouts": 3,
    "parallel": 4,
}
SPRT = {"rule": "sprt", "bot": "random", "against": "heuristic"}


def test_a_request_becomes_a_plan() -> None:
    """
    Options that are left out are none; a stop rule has its defaults.
    """
    stop = Sprt("random", "heuristic")

    assert Plan("ghooost", ("random", "heuristic"), 10, 7, {}, stop=stop) == plan_of(
        {**GAMES, "stop": SPRT}
    )


@pytest.mark.parametrize(
    "pointer, changes",
    [
        ("/title", {"title": "chess"}),
        ("/seats/0", {"seats": ["wizard", "random"]}),
        ("/stop/against", {"stop": {"rule": "sprt", "bot": "random"}}),
        ("/stop/half_width", {"stop": {**SPRT, "half_width": 0.1}}),
        ("/stop/bot", {"stop": {**SPRT, "bot": "search"}}),
        (
            "/stop/rule",
            {"title": "ghost-stories", "stop": SPRT},
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    pointer: str, changes: dict[str, Any]
) -> None:
    """
    The refusal points to the value that is wrong.
    """
    with pytest.raises(InvalidFields) as caught:
        plan_of({**GAMES, **changes})

    assert [pointer] == [where for where, _ in caught.value.wrong]


def test_a_setup_that_the_title_refuses_is_refused() -> None:
    """
    What an engine says about players and options is said to the client.
    """
    with pytest.raises(EngineRefusal):
        plan_of({**GAMES, "seats": ["random"]})


def test_a_request_becomes_a_tournament_with_tokens() -> None:
    """
    External entrants get a token, of which only the hash is part of the tournament.
    """
    created = tournament_of(CUP)
    (credential,) = created.credentials

    assert "bob" == credential.entrant
    assert hash_of(credential.token) == created.tournament.entrants[1].token
    assert created.tournament.seed != tournament_of(CUP).tournament.seed
    assert "7" == tournament_of({**CUP, "seed": "7"}).tournament.seed


@pytest.mark.parametrize("entrant", [{"external": True, "bots": ["random"]}, {}])
def test_an_entrant_has_bots_or_is_external(entrant: dict[str, Any]) -> None:
    """
    Both or neither is refused, where it stands in the whole request.
    """
    entrants = [CUP["entrants"][0], {"name": "x", "external": False, **entrant}]

    with pytest.raises(InvalidFields) as caught:
        tournament_of({**CUP, "entrants": entrants}, "/tournament")

    assert "/tournament/entrants/1/bots" == caught.value.wrong[0][0]
