"""The same seats once more."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from service.games.model import Game
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import finished, play_bots, store
from tests.tables import BOT, HUMAN, QUICK_BOT, Table, lay


def over(caller: InProcess, *seats: Json, **more: object) -> Table:
    """A game of people that is over, since all but one of them have resigned."""
    table = lay(caller, *seats, **more)
    for seat, token in list(table.tokens.items())[1:]:
        path = f"{table.path}/seats/{seat}/resignation"
        assert 200 == caller.ask("POST", path, token=token).status
    return table


def rematch(table: Table, token: str) -> Answer:
    """Ask for a rematch."""
    return table.caller.ask("POST", f"{table.path}/rematch", token=token)


def starter(game: Game) -> int:
    """Who began a game."""
    record = game.record
    state = game.title.start(len(record.seats), record.options, record.key).state
    decision = game.title.open(state)
    assert decision is not None
    return decision.seat


def test_all_find_the_same_game_and_the_last_one_starts_it(caller: InProcess) -> None:
    """
    Each gets its own seat by its own token, and nobody another's.
    """
    ann, bob = {**HUMAN, "name": "Ann", "auto": "single"}, {**HUMAN, "name": "Bob"}
    options = {"no_progress_actions": 20}
    table = over(caller, ann, bob, QUICK_BOT, options=options, turn_seconds=300)

    first = rematch(table, table.tokens[0])

    assert 201 == first.status
    new = first.json["game"]
    assert f"/v1/games/{new['id']}" == first.headers["Location"]
    assert ("waiting", 0) == (new["status"], first.json["seat"])
    assert ["human", "open", "bot"] == [seat["kind"] for seat in new["seats"]]
    assert new["seats"][1]["reserved"]
    assert "single" == new["seats"][0]["auto"]
    assert (new["options"]["no_progress_actions"], new["turn_seconds"]) == (20, 300)
    assert table.tokens[0] == first.json["token"]
    assert table.tokens[1] not in first.data.decode()
    assert table.owner not in first.data.decode()

    again = rematch(table, table.tokens[0]).json
    second = rematch(table, table.tokens[1]).json

    assert new["id"] == again["game"]["id"] == second["game"]["id"]
    assert ("playing", 1) == (second["game"]["status"], second["seat"])
    assert not any("resigned" in seat for seat in second["game"]["seats"])
    theirs = caller.ask("GET", f"/v1/games/{new['id']}", token=table.tokens[1])
    assert second["game"]["view"] == theirs.json["view"]


def test_a_waiting_seat_is_nobody_elses(caller: InProcess) -> None:
    """
    It cannot be claimed; the owner may have a bot play for who stays away.
    """
    table = over(caller, HUMAN, HUMAN)
    new = rematch(table, table.tokens[0]).json["game"]
    path = f"/v1/games/{new['id']}/seats/1"

    claimed = caller.ask("POST", f"{path}/claims", {})
    assert (409, "seat_reserved") == (claimed.status, claimed.json["code"])

    by_owner = rematch(table, table.owner).json
    assert "seat" not in by_owner
    assert table.owner == by_owner["token"]
    handed = caller.ask("PUT", path, {"kind": "bot"}, table.owner)
    assert "playing" == handed.json["game"]["status"]


@pytest.mark.parametrize("title", ["ghooost", "ghost-stories", "halloween"])
def test_the_next_one_begins(caller: InProcess, title: str) -> None:
    """
    From game to game, once around the table.
    """
    table = finished(caller, title, players=3)
    first = store(caller).games.read(table.id)
    game = first
    for turn in range(1, 4):
        new = rematch(table, table.owner).json["game"]
        table = table._replace(id=new["id"])
        game = store(caller).games.read(table.id)
        assert (starter(first) + turn) % 3 == starter(game)
        assert game.record.secret != first.record.secret
        play_bots(caller, table)
    replay = caller.ask("GET", f"{table.path}/replay", token=table.owner).json
    assert caller.ask("POST", "/v1/verifications", replay).json["valid"]


def test_who_begins_by_an_option_begins_again(caller: InProcess) -> None:
    """
    The options are the same, and one of them says who begins.
    """
    table = finished(caller, "ghost-stories", players=2, options={"first_player": 1})

    new = rematch(table, table.owner).json["game"]

    assert 1 == starter(store(caller).games.read(new["id"]))


def test_of_many_who_ask_at_once_all_find_the_same(caller: InProcess) -> None:
    """
    One of them makes it.
    """
    table = over(caller, *[HUMAN] * 4)
    with ThreadPoolExecutor(4) as pool:
        asked = [
            pool.submit(rematch, Table(InProcess(caller.app), *table[1:]), token)
            for token in table.tokens.values()
        ]
        found = {each.result().json["game"]["id"] for each in asked}

    (name,) = found
    assert (
        "playing"
        == caller.ask("GET", f"/v1/games/{name}", token=table.owner).json["status"]
    )


def test_whoever_lost_the_seat_there_gets_nothing(caller: InProcess) -> None:
    """
    The seat has changed hands in the new game: its old token opens that no longer.
    """
    table = over(caller, HUMAN, HUMAN)
    new = rematch(table, table.tokens[0]).json["game"]
    rematch(table, table.tokens[1])
    path = f"/v1/games/{new['id']}/seats/0"
    handed = caller.ask("PUT", path, {"kind": "human"}, table.tokens[0])

    assert 200 == handed.status
    refused = rematch(table, table.tokens[0])
    assert (401, "token_unknown") == (refused.status, refused.json["code"])


def test_only_a_finished_game_has_a_rematch(caller: InProcess) -> None:
    """
    And only those who played it, or made it, may ask.
    """
    table = lay(caller, HUMAN, BOT, public=True)
    for token, status, code in (
        (table.owner, 409, "game_not_finished"),
        ("x" * 43, 401, "token_unknown"),
        ("", 401, "token_missing"),
    ):
        refused = rematch(table, token)
        assert (status, code) == (refused.status, refused.json["code"])
    caller.ask("DELETE", table.path, token=table.owner)
    assert "game_not_finished" == rematch(table, table.owner).json["code"]
