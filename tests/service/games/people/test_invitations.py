"""Seats that wait for who has the link."""

from concurrent.futures import ThreadPoolExecutor

from tests.callers import Answer, InProcess
from tests.document import Json
from tests.tables import HUMAN, OPEN, Table, lay


def invite(table: Table, seat: int = 1, token: str = "") -> Answer:
    """Have the owner keep a seat, unless another token is given."""
    path = f"{table.path}/seats/{seat}/invitations"
    return table.caller.ask("POST", path, token=token or table.owner)


def claim(table: Table, seat: int = 1, **body: str) -> Answer:
    """Claim a seat."""
    return table.caller.ask("POST", f"{table.path}/seats/{seat}/claims", body)


def code(answer: Answer) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status, answer.json["code"]


def test_only_who_has_the_link_claims_the_seat_and_only_once(caller: InProcess) -> None:
    """
    Everybody sees that it waits for somebody; nobody sees for what.
    """
    table = lay(caller, HUMAN, OPEN, OPEN)
    etag = table.get(0).etag

    invited = invite(table)

    secret = invited.json["invitation"]
    assert f"game={table.id}&seat=1&invitation={secret}" == invited.json["fragment"]
    shown = table.get(0)
    assert etag != shown.etag
    assert shown.json["seats"][1]["reserved"]
    assert "reserved" not in shown.json["seats"][2]
    assert "table.seat_reserved" == table.events(0).json["items"][-1]["type"]
    assert secret not in shown.data.decode() + table.events(0).data.decode()
    assert (409, "seat_reserved") == code(claim(table))
    assert (409, "seat_reserved") == code(claim(table, invitation="x" * 43))
    claimed = claim(table, invitation=secret, name="Bob")
    assert (201, "Bob") == (claimed.status, claimed.json["game"]["seats"][1]["name"])
    assert (409, "seat_taken") == code(claim(table, invitation=secret))
    assert 201 == claim(table, 2).status


def test_of_many_who_have_the_link_one_gets_the_seat(caller: InProcess) -> None:
    """
    At the same time, too.
    """
    table = lay(caller, HUMAN, OPEN)
    secret = invite(table).json["invitation"]

    def attempt(_: int) -> int:
        again = Table(InProcess(caller.app), *table[1:])
        return claim(again, invitation=secret).status

    with ThreadPoolExecutor(6) as pool:
        statuses = sorted(pool.map(attempt, range(6)))

    assert [201, 409, 409, 409, 409, 409] == statuses


def test_another_invitation_ends_the_one_before(caller: InProcess) -> None:
    """
    So does a bot that takes the seat.
    """
    table = lay(caller, HUMAN, OPEN, OPEN)
    first, second = (invite(table).json["invitation"] for _ in range(2))
    assert (409, "seat_reserved") == code(claim(table, invitation=first))
    other = invite(table, 2).json["invitation"]
    handed = caller.ask("PUT", f"{table.path}/seats/2", {"kind": "bot"}, table.owner)
    assert "reserved" not in handed.json["game"]["seats"][2]
    assert (409, "seat_taken") == code(claim(table, 2, invitation=other))

    assert 201 == claim(table, invitation=second).status


def test_a_seat_of_a_rematch_is_given_to_who_comes(caller: InProcess) -> None:
    """
    Whoever stays away loses it: the old token opens the new game no longer.
    """
    table = lay(caller)
    left = f"{table.path}/seats/1/resignation"
    assert 200 == caller.ask("POST", left, token=table.tokens[1]).status
    path = f"{table.path}/rematch"
    new = caller.ask("POST", path, token=table.tokens[0]).json["game"]["id"]
    again = table._replace(id=new)

    secret = invite(again).json["invitation"]

    late = caller.ask("POST", path, token=table.tokens[1])
    assert (401, "token_unknown") == code(late)
    claimed: Json = claim(again, invitation=secret).json
    assert "playing" == claimed["game"]["status"]


def test_only_the_owner_invites_and_only_to_an_open_seat(caller: InProcess) -> None:
    """
    Every refusal names its reason.
    """
    table = lay(caller, HUMAN, OPEN)
    for answer, status, reason in (
        (invite(table, 1, table.tokens[0]), 403, "not_the_owner"),
        (invite(table, 1, "x" * 43), 401, "token_unknown"),
        (invite(table, 0), 409, "seat_taken"),
        (invite(table, 2), 404, "unknown_seat"),
    ):
        assert (status, reason) == code(answer)
    caller.ask("DELETE", table.path, token=table.owner)
    assert (409, "game_over") == code(invite(table))
