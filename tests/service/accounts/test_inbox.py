"""The inbox over HTTP: games, turns by long poll, and the stream of messages."""

from __future__ import annotations

import json
import threading
from contextlib import closing

import pytest

from service.api import create_app
from service.settings import Settings
from service.store import keys
from tests.callers import Answer, Caller, InProcess, OverHttp
from tests.document import Json
from tests.played import store
from tests.processes import service
from tests.servers import RedisServer, wait_until
from tests.service.api.good_requests import new_name, register
from tests.tables import HUMAN, OPEN, Table, lay


@pytest.fixture(scope="module")
def brief(shared_redis: RedisServer) -> InProcess:
    """Calls a service whose streams end as soon as they have told what there is."""
    settings = Settings(redis_url=shared_redis.url, max_stream_seconds=0)
    return InProcess(create_app(settings))


def invited(account: Json) -> Json:
    """A seat for an account."""
    return {"kind": "human", "account": account["name"]}


def seated(caller: Caller, *accounts: Json) -> Table:
    """A game whose seats accounts have claimed."""
    table = lay(caller, *(OPEN for _ in accounts))
    for number, account in enumerate(accounts):
        path = f"{table.path}/seats/{number}/claims"
        assert caller.ask("POST", path, {}, account["key"]).status == 201
    return table


def alone(caller: Caller, account: Json) -> Table:
    """A game that an account plays alone, and that waits for it."""
    table = lay(caller, invited(account), title="ghost-stories")
    path = f"{table.path}/seats/0/claims"
    assert caller.ask("POST", path, {}, account["key"]).status == 201
    return table


def turns(caller: Caller, key: str, query: str = "") -> list[Json]:
    """The games that wait for an account."""
    items: list[Json] = caller.ask("GET", f"/v1/me/turns{query}", token=key).json[
        "items"
    ]
    return items


def answer_turn(caller: Caller, key: str, turn: Json) -> Answer:
    """Take the first option of a decision that waits for an account."""
    path = f"/v1/games/{turn['game']}"
    decision = caller.ask("GET", path, token=key).json["decision"]
    body = {"commands": [decision["options"][0]["command"]]}
    match = {"If-Match": f'"{turn["version"]}"'}
    return caller.ask("POST", f"{path}/commands", body, key, match)


def messages(caller: Caller, key: str, after: int | None = None) -> list[Json]:
    """What the stream of an account tells until it ends."""
    headers = {} if after is None else {"Last-Event-ID": str(after)}
    told = caller.ask("GET", "/v1/me/stream", token=key, headers=headers)
    assert told.status == 200
    blocks = told.data.decode().split("\n\n")[1:]
    return [json.loads(b.partition("data: ")[2]) for b in blocks if "data: " in b]


def test_two_programs_play_a_game_by_their_turns_alone(brief: InProcess) -> None:
    """
    Neither looks for its games: each turn names one, until it is over.
    """
    ann, bob = register(brief), register(brief)
    table = seated(brief, ann, bob)
    answered = 0
    while found := [
        (key, turn) for key in (ann["key"], bob["key"]) for turn in turns(brief, key)
    ]:
        ((key, turn),) = found
        assert (table.id, answered) == (turn["game"], turn["version"])
        assert 200 == answer_turn(brief, key, turn).status
        answered += 1
        if answered == 25:
            brief.ask("DELETE", table.path, token=table.owner)

    for account in (ann, bob):
        kinds = [each["type"] for each in messages(brief, account["key"], 0)]
        assert "game_started" == kinds[0]
        assert "game_over" == kinds[-1]
        assert {"turn"} == set(kinds[1:-1])
    assert answered > 5


def test_turns_wait_for_the_first_one(brief: InProcess) -> None:
    """
    A long poll ends as soon as the account is asked, and not before.
    """
    ann = register(brief)
    found: list[list[Json]] = []
    wait = threading.Thread(
        target=lambda: found.append(turns(brief, ann["key"], "?wait=25"))
    )
    wait.start()
    table = alone(brief, ann)
    wait.join()

    assert [table.id] == [turn["game"] for turn in found[0]]
    assert [] == turns(brief, register(brief)["key"])


def test_a_turn_says_until_when_it_waits(brief: InProcess) -> None:
    """
    `act_by` is that of the game.
    """
    ann = register(brief)
    both = (invited(ann), invited(ann))
    table = lay(brief, *both, title="ghost-stories", turn_seconds=600)
    for seat in (0, 1):
        brief.ask("POST", f"{table.path}/seats/{seat}/claims", {}, ann["key"])

    (turn,) = turns(brief, ann["key"])

    assert table.get().json["act_by"] == turn["act_by"]
    assert table.to_act == turn["seat"]


def test_an_account_lists_its_games(brief: InProcess) -> None:
    """
    Also those that it is invited to and those that are over, by pages and by status.
    """
    ann, bob = register(brief), register(brief)
    played, over = seated(brief, ann, bob), seated(brief, ann, bob)
    waiting = lay(brief, HUMAN, invited(ann))
    brief.ask("DELETE", over.path, token=over.owner)

    def ids(query: str = "") -> list[str]:
        path = f"/v1/me/games{query}"
        page = brief.ask("GET", path, token=ann["key"]).json
        return [game["id"] for game in page["items"]]

    assert [waiting.id, over.id, played.id] == ids()
    assert [over.id] == ids("?status=abandoned")
    assert [played.id] == ids("?status=playing")
    first = brief.ask("GET", "/v1/me/games?limit=2", token=ann["key"]).json
    assert [played.id] == ids(f"?limit=2&cursor={first['next_cursor']}")
    assert 2 == len(ids("?status=playing")) + len(ids("?status=waiting"))


def test_a_game_that_is_no_more_is_listed_no_more(brief: InProcess) -> None:
    """
    Even if whoever deleted it could not tell the account.
    """
    ann, bob = register(brief), register(brief)
    table = seated(brief, ann, bob)
    with store(brief).database.client() as redis:
        redis.delete(keys.game(table.id))

    for _ in range(2):
        page = brief.ask("GET", "/v1/me/games", token=ann["key"]).json
        assert [] == page["items"]
    assert 0 == store(brief).inboxes.count(ann["name"])


def test_a_stream_begins_with_what_waits_and_goes_on_after_the_last_message(
    brief: InProcess,
) -> None:
    """
    Who comes back with the number of the last message hears only what came after it.
    """
    ann = register(brief)
    waiting = [alone(brief, ann).id for _ in range(3)]

    everything = messages(brief, ann["key"], 0)
    first = messages(brief, ann["key"])

    types = [each["type"] for each in everything]
    assert ["invitation", "game_started", "turn"] * 3 == types
    assert [("turn", game) for game in waiting] == [
        (each["type"], each["game"]) for each in first
    ]
    assert [] == [each["number"] for each in first if "number" in each]
    told = brief.ask("GET", "/v1/me/stream", token=ann["key"]).data
    assert told.endswith(b"\n\nid: 9\n\n")
    assert [] == messages(brief, ann["key"], 9)
    lay(brief, HUMAN, invited(ann))
    (new,) = messages(brief, ann["key"], 9)
    assert (10, "invitation") == (new["number"], new["type"])
    # A number that there never was.
    assert waiting == [each["game"] for each in messages(brief, ann["key"], 99)]


def test_a_strange_number_is_refused(brief: InProcess) -> None:
    """
    Last-Event-ID is a number.
    """
    headers = {"Last-Event-ID": "x"}
    key = register(brief)["key"]

    answer = brief.ask("GET", "/v1/me/stream", token=key, headers=headers)

    assert (400, "malformed_header") == answer.refusal


def test_who_has_missed_more_than_is_kept_is_told_how_things_stand(
    brief: InProcess,
) -> None:
    """
    With a turn for every game that waits, as at the beginning.
    """
    ann = register(brief)
    table = alone(brief, ann)
    with store(brief).database.client() as redis:
        redis.xtrim(keys.account_messages(ann["name"]), maxlen=1, approximate=False)

    told = messages(brief, ann["key"], 0)

    assert [("turn", table.id)] == [(each["type"], each["game"]) for each in told]


def test_bots_play_on_for_who_is_gone(brief: InProcess) -> None:
    """
    A deleted account leaves its seats to bots, and its invitations lapse.
    """
    ann, bob = register(brief), register(brief)
    table = seated(brief, ann, bob)

    brief.ask("DELETE", "/v1/me", token=ann["key"])

    assert ["bot", "human"] == [seat["kind"] for seat in table.get().json["seats"]]
    body = {"title": "ghooost", "seats": [HUMAN, {**HUMAN, "account": ann["name"]}]}
    assert (422, "invalid_field") == brief.ask("POST", "/v1/games", body).refusal


def test_nothing_is_lost_or_told_twice_while_the_api_is_killed() -> None:
    """
    Over HTTP, with the API killed between turns: the numbers have no gap.
    """
    with (
        service(
            processes=1, reconciler=True, max_stream_seconds=0, log_level="warning"
        ) as running,
        closing(OverHttp(running.url)) as caller,
    ):
        accounts = [_register(caller) for _ in range(2)]
        seated(caller, *accounts)
        heard: dict[str, list[Json]] = {each["name"]: [] for each in accounts}
        for round_ in range(6):
            for account in accounts:
                mine = heard[account["name"]]
                after = mine[-1]["number"] if mine else 0
                mine += messages(caller, account["key"], after)
                for turn in turns(caller, account["key"]):
                    assert 200 == answer_turn(caller, account["key"], turn).status
            if round_ == 2:
                running.api.kill()
                running.api.start()
                wait_until(lambda: caller.ask("GET", "/healthz").status == 200)
        for account in accounts:
            mine = heard[account["name"]]
            mine += messages(caller, account["key"], mine[-1]["number"])
            numbers = [each["number"] for each in mine]
            assert list(range(1, len(numbers) + 1)) == numbers
            versions = [each["version"] for each in mine if each["type"] == "turn"]
            assert sorted(set(versions)) == versions
        assert sum(map(len, heard.values())) > 6


def _register(caller: OverHttp) -> Json:
    body = {"name": new_name(), "kind": "program"}
    return caller.ask("POST", "/v1/accounts", body).json
