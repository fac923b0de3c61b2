import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import Answer, InProcess
from tests.played import finished
from tests.servers import RedisServer
from tests.tables import HUMAN, OPEN, Table, lay


def abandon(table: Table, token: str) -> Answer:
    return table.caller.ask("DELETE", table.path, token=token)


@pytest.mark.parametrize("seats", [(HUMAN, HUMAN), (HUMAN, OPEN)])
def test_the_owner_gives_a_game_up(
    caller: InProcess, seats: tuple[dict[str, str], ...]
) -> None:
    """
    Nobody can act any more, everybody is told, and it can still be read.
    """
    table = lay(caller, *seats)

    assert 204 == abandon(table, table.owner).status

    game = table.get(0).json
    assert "abandoned" == game["status"]
    assert [] == game["to_act"]
    assert "decision" not in game
    assert "key" not in game["fairness"]
    assert "table.game_abandoned" == table.events().json["items"][-1]["type"]
    command = {"type": "ghooost.pass"}
    assert (409, "game_over") == table.send(0, command).refusal
    assert 204 == abandon(table, table.owner).status


def test_only_the_owner_gives_a_game_up(caller: InProcess) -> None:
    """
    A seat is 403, a strange token or none is 401.
    """
    table = lay(caller, public=True)

    assert (403, "not_the_owner") == abandon(table, table.tokens[0]).refusal
    assert (401, "token_unknown") == abandon(table, "x" * 43).refusal
    assert (401, "token_missing") == abandon(table, "").refusal
    assert "playing" == table.get().json["status"]


def test_an_operator_gives_any_game_up(shared_redis: RedisServer) -> None:
    """
    Operator keys come from the settings; any other key is a strange token.
    """
    settings = Settings(
        redis_url=shared_redis.url, operator_keys=("keys-are-secret-and-long",)
    )
    table = lay(InProcess(create_app(settings)))

    assert (401, "token_unknown") == abandon(table, "keys-are-known").refusal
    assert 204 == abandon(table, "keys-are-secret-and-long").status
    assert "abandoned" == table.get().json["status"]


def test_a_finished_game_stays_finished(caller: InProcess) -> None:
    """
    409, and 404 for a game that never was.
    """
    table = finished(caller)

    assert (409, "game_over") == abandon(table, table.owner).refusal
    unknown = caller.ask("DELETE", "/v1/games/0123456789abcdef", token="x")
    assert (404, "unknown_game") == unknown.refusal


def test_an_abandoned_game_is_listed_as_such(caller: InProcess) -> None:
    """
    It leaves the list of those that are played.
    """
    table = lay(caller, public=True)

    abandon(table, table.owner)

    def listed(status: str) -> list[str]:
        page = caller.ask("GET", f"/v1/games?status={status}").json
        return [game["id"] for game in page["items"]]

    assert table.id in listed("abandoned")
    assert table.id not in listed("playing")


def test_a_seat_of_an_abandoned_game_cannot_be_claimed(caller: InProcess) -> None:
    """
    409: nothing will ever start.
    """
    table = lay(caller, HUMAN, OPEN)
    abandon(table, table.owner)

    claim = caller.ask("POST", f"{table.path}/seats/1/claims")

    assert (409, "game_over") == claim.refusal
