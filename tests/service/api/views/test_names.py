"""What a seat or an entrant may be called."""

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.servers import RedisServer
from tests.tables import HUMAN, OPEN, lay

WRONG = [
    "a\nb",
    "a\n",
    "a\r",
    "\x00",
    "a\x1b[31m",
    "\x85",
    "a\u2028b",
    "\ufffe",
    "\u202e",
]

GOOD = ["Ann", "Zoë", "李", "O'Neil <b>&amp;", "👩‍👩‍👧", "a" * 40]


@pytest.fixture(scope="module")
def caller(shared_redis: RedisServer) -> InProcess:
    """Calls a service without operators."""
    return InProcess(create_app(Settings(redis_url=shared_redis.url)))


@pytest.mark.parametrize("name", WRONG)
def test_a_name_is_one_line_of_text(caller: InProcess, name: str) -> None:
    """
    Control characters and line breaks would break pictures and lines of text.
    """
    named = {**HUMAN, "name": name}
    table = lay(caller, HUMAN, OPEN)
    entrant = {"name": name, "bots": ["random"]}
    tournament = {
        "title": "ghooost",
        "format": "round_robin",
        "seats": 2,
        "entrants": [entrant, {"name": "Bob", "bots": ["random"]}],
    }
    for answer in (
        caller.ask("POST", "/v1/games", {"title": "ghooost", "seats": [named, HUMAN]}),
        caller.ask("POST", f"{table.path}/seats/1/claims", {"name": name}),
        caller.ask("PUT", f"{table.path}/seats/0", named, table.tokens[0]),
        caller.ask("POST", "/v1/tournaments", tournament),
    ):
        assert (422, "invalid_field") == answer.refusal
        (error,) = answer.json["errors"]
        assert error["pointer"].endswith("/name")
        assert "control characters" in error["detail"]


@pytest.mark.parametrize("name", GOOD)
def test_any_other_name_is_fine(caller: InProcess, name: str) -> None:
    """
    In every script, with signs that pictures have to escape.
    """
    table = lay(caller, {**HUMAN, "name": name}, HUMAN)

    assert name == table.get().json["seats"][0]["name"]
