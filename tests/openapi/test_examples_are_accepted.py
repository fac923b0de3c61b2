"""What the document shows can be pasted: the service accepts every example request."""

import random

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.document import Json
from tests.openapi.published import BY_ID, document
from tests.service.api.good_requests import SECRET, TOURNAMENT, register, undoable
from tests.tables import HUMAN, OPEN, lay


@pytest.fixture
def caller(redis_url: str) -> InProcess:
    """Whoever calls the API; every answer is held against the document."""
    return InProcess(create_app(Settings(redis_url=redis_url, secret=SECRET)))


def examples(operation: str) -> list[Json]:
    """The requests that the document shows for an operation."""
    body = BY_ID[operation]["requestBody"]["content"]["application/json"]
    return [example["value"] for example in body["examples"].values()]


WITHOUT_MORE = [
    pytest.param(path, example, id=f"{operation}-{number}")
    for operation, path in {
        "createGame": "/v1/games",
        "verifyReplay": "/v1/verifications",
        "createSimulation": "/v1/simulations",
        "createTournament": "/v1/tournaments",
        "createSchedule": "/v1/schedules",
        "createAccount": "/v1/accounts",
    }.items()
    for number, example in enumerate(examples(operation))
]


@pytest.mark.parametrize("path, example", WITHOUT_MORE)
def test_what_needs_nothing_else(caller: InProcess, path: str, example: Json) -> None:
    """
    New games, checks of replays, simulations, tournaments, schedules and accounts.
    """
    assert caller.ask("POST", path, example).status in (200, 201, 202)


@pytest.mark.parametrize("example", examples("claimSeat"))
def test_claims(caller: InProcess, example: Json) -> None:
    """
    Of a seat that is open.
    """
    table = lay(caller, HUMAN, OPEN)

    assert 201 == caller.ask("POST", f"{table.path}/seats/1/claims", example).status


def test_seats_change_hands(caller: InProcess) -> None:
    """
    To a bot and back, as the examples have it.
    """
    table = lay(caller)
    path = f"{table.path}/seats/0"

    for example in examples("updateSeat"):
        assert 200 == caller.ask("PUT", path, example, table.owner).status


@pytest.mark.parametrize("example", examples("forkGame"))
def test_forks(caller: InProcess, example: Json) -> None:
    """
    Of a game that has just been dealt.
    """
    table = lay(caller)

    assert 201 == caller.ask("POST", f"{table.path}/forks", example, table.owner).status


@pytest.mark.parametrize("example", examples("createSpectator"))
def test_spectators(caller: InProcess, example: Json) -> None:
    """
    Of a game that has just been dealt.
    """
    table = lay(caller)
    path = f"{table.path}/spectators"

    assert 201 == caller.ask("POST", path, example, table.owner).status


@pytest.mark.parametrize("example", examples("answerUndo"))
def test_answers_to_an_undo(caller: InProcess, example: Json) -> None:
    """
    After somebody has asked for one.
    """
    table = undoable(caller)
    path, now = f"{table.path}/undo", {"If-Match": table.get().etag}
    asked = caller.ask("POST", path, token=table.tokens[0], headers=now)
    assert asked.status == 200

    assert 200 == caller.ask("PUT", path, example, table.tokens[1], now).status


def test_one_s_own_account(caller: InProcess) -> None:
    """
    It may do more or less, its text is changed, and it gets further keys.
    """
    mine = register(caller)
    key = mine["key"]

    for example in examples("updateAccount"):
        path = f"/v1/accounts/{mine['name']}"
        assert 200 == caller.ask("PATCH", path, example).status
    for example in examples("updateMe"):
        assert 200 == caller.ask("PATCH", "/v1/me", example, key).status
    for example in examples("createKey"):
        assert 201 == caller.ask("POST", "/v1/me/keys", example, key).status


def test_webhooks(caller: InProcess) -> None:
    """
    They are made, and enabled again.
    """
    key = register(caller)["key"]

    for example in examples("createWebhook"):
        made = caller.ask("POST", "/v1/me/webhooks", example, key)
        assert 201 == made.status
    path = f"{made.headers['Location']}/activation"
    for example in examples("enableWebhook"):
        assert 200 == caller.ask("POST", path, example, key).status


@pytest.mark.parametrize("example", examples("replaceEntrant"))
def test_entrants_are_replaced(caller: InProcess, example: Json) -> None:
    """
    Of a tournament that has begun; an account that comes is registered first.
    """
    if "account" in example:
        account = {"name": example["account"], "kind": "program"}
        assert 201 == caller.ask("POST", "/v1/accounts", account).status
    held = caller.ask("POST", "/v1/tournaments", TOURNAMENT)
    path = f"{held.headers['Location']}/entrants/{TOURNAMENT['entrants'][0]['name']}"

    assert 200 == caller.ask("PUT", path, example).status


def test_commands(caller: InProcess) -> None:
    """
    In some game that is dealt, the command of the example is one of the options.
    """
    (example,) = examples("sendCommands")
    chance = random.Random(0)
    for _ in range(50):
        table = lay(caller, seed=str(chance.random()))
        if example["commands"][0] in table.offer_all():
            assert 200 == table.send(table.to_act, *example["commands"]).status
            return
    raise AssertionError("no game in fifty offers it")


def test_no_example_is_left_out() -> None:
    """
    Every operation that takes a body is tried here.
    """
    tried = {
        *("createGame", "verifyReplay", "createSimulation", "createTournament"),
        *("createSchedule", "claimSeat", "updateSeat", "forkGame", "sendCommands"),
        *("createAccount", "updateMe", "createKey", "createWebhook", "enableWebhook"),
        *("createSpectator", "answerUndo", "replaceEntrant", "updateAccount"),
    }

    assert tried == {
        operation["operationId"]
        for operation in document.operations.values()
        if "requestBody" in operation
    }
