from typing import Any

import pytest

import engines
from service.games.history import forks
from service.games.reading import Reader
from tests.callers import Answer, InProcess
from tests.played import RANDOM, age, fewest, finished, play_bots, store
from tests.tables import BOT, HUMAN, OPEN, Table, lay

SECRET = bytes(range(32))


def fork(table: Table, body: Any = None, token: str = "") -> Answer:
    path = f"{table.path}/forks"
    return table.caller.ask("POST", path, body, token=token or table.owner)


def table_of(caller: InProcess, forked: Answer) -> Table:
    assert 201 == forked.status, forked.data
    credentials = forked.json["credentials"]
    tokens = {seat["seat"]: seat["token"] for seat in credentials["seats"]}
    return Table(caller, forked.json["id"], credentials["owner"], tokens, forked)


def people(title: str) -> list[dict[str, str]]:
    return [HUMAN] * fewest(title)


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_the_fork_of_a_finished_game_is_exact(caller: InProcess, title: str) -> None:
    """
    The same commands lead through the same tables to the same end.
    """
    over = finished(caller, title)
    told = caller.ask("GET", f"{over.path}/replay", token=over.owner).json
    late = max(0, len(told["commands"]) - 10)
    asked = {"version": late, "seats": people(title)}

    copy = table_of(caller, fork(over, asked))

    game = copy.get().json
    assert late == game["version"]
    assert "playing" == game["status"]
    origin = {"game": over.id, "version": late, "exact": True}
    assert origin == game["forked_from"]
    for taken in told["commands"][late:]:
        assert 200 == copy.send(taken["seat"], taken["command"]).status
    end, other = over.get().json, copy.get().json
    assert end["outcome"] == other["outcome"]
    assert end["fairness"] == other["fairness"]
    again = caller.ask("GET", f"{copy.path}/replay", token=copy.owner).json
    assert told["commands"] == again["commands"]
    assert caller.ask("POST", "/v1/verifications", again).json["valid"]


def test_the_events_of_an_exact_fork_are_its_own(caller: InProcess) -> None:
    """
    They tell how it came to be, numbered from 1.
    """
    over = finished(caller)

    copy = table_of(caller, fork(over, {"version": 5, "seats": people("ghooost")}))

    # When they happened is when the fork was made, and texts call seats of people
    # otherwise than those of bots.
    events, told = (
        [{**event, "at": "", "text": ""} for event in each.events().json["items"]]
        for each in (over, copy)
    )
    assert events[: len(told)] == told
    copy.play()


@pytest.mark.parametrize("title", engines.PACKAGES)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_fork_of_a_live_game_shows_the_forker_the_same(
    caller: InProcess, title: str, reader: int | None
) -> None:
    """
    What the forker sees stays, at any version so far, and the game can be played on.
    """
    table = lay(caller, *[HUMAN] * max(2, fewest(title)), title=title)
    token = table.owner if reader is None else table.tokens[reader]
    views = [table.get(reader).json["view"]]
    for _ in range(4):
        table.play()
        views.append(table.get(reader).json["view"])

    for version, view in enumerate(views):
        copy = table_of(caller, fork(table, {"version": version}, token))
        game = copy.get(reader).json
        assert view == game["view"]
        assert 0 == game["version"]
        assert not game["forked_from"]["exact"]
        fairness = table.get().json["fairness"]
        assert fairness["commitment"] != game["fairness"]["commitment"]
        assert 200 == copy.play().status


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_live_fork_is_made_of_a_view_and_a_fresh_key(
    caller: InProcess, title: str
) -> None:
    """
    Two games that a seat sees alike have the same fork, whatever they hide.
    """
    table = lay(caller, *people(title), title=title)
    for _ in range(3):
        table.play()
    game = store(caller).games.read(table.id)
    seen = game.title.view(game.table, 0)
    twin = game._replace(state=game.title.determinise(seen, b"another world"))
    assert game.title.dump(game.table) != game.title.dump(twin.table)

    ours = forks.redeal(game, Reader(0), SECRET)
    theirs = forks.redeal(twin, Reader(0), SECRET)

    assert game.title.dump(ours) == game.title.dump(theirs)


def test_a_fork_of_a_live_fork_is_one_too(caller: InProcess) -> None:
    """
    Its past can be walked, though no commands lead from a deal to it.
    """
    table = table_of(caller, fork(lay(caller)))
    table.play()
    view = table.get(0).json["view"]
    table.play()

    copy = table_of(caller, fork(table, {"version": 1}, table.tokens[0]))

    assert view == copy.get(0).json["view"]


def test_a_live_game_of_older_rules_forks_as_it_is_only(caller: InProcess) -> None:
    """
    The fork is played by today's rules; what was cannot be walked by them.
    """
    table = lay(caller)
    table.play()
    age(caller, table)
    table.play()

    assert (409, "not_replayable") == fork(table, {"version": 1}).refusal
    assert "1.0" == fork(table).json["rules_version"]
    assert "0.9" == table.get().json["rules_version"]
    taken = store(caller).history.commands(table.id, 2)
    assert ["", "1.0"] == [each.rules_version for each in taken]


def test_a_live_fork_has_no_replay(caller: InProcess) -> None:
    """
    409 when it has finished; its own key is told.
    """
    table = lay(caller)
    copy = table_of(caller, fork(table, {"seats": [RANDOM, RANDOM]}))
    play_bots(caller, copy)

    refused = caller.ask("GET", f"{copy.path}/replay", token=copy.owner)

    assert (409, "not_replayable") == refused.refusal
    assert "key" in copy.get().json["fairness"]
    early = caller.ask("GET", f"{copy.path}?version=0", token=copy.owner)
    assert 0 == early.json["version"]


def test_a_fork_has_the_seats_of_its_origin_unless_others_are_named(
    caller: InProcess,
) -> None:
    """
    Bots where bots sit, people where people do, with the same names.
    """
    careless = {"kind": "bot", "bot": {"id": "heuristic", "level": 1}}
    table = lay(caller, {**HUMAN, "name": "Ann"}, careless)

    same = fork(table)
    other = fork(table, {"seats": [RANDOM, HUMAN], "public": True})

    assert table.get().json["seats"] == same.json["seats"]
    assert [0] == [seat["seat"] for seat in same.json["credentials"]["seats"]]
    assert ["bot", "human"] == [seat["kind"] for seat in other.json["seats"]]
    assert other.json["public"]
    assert f"/v1/games/{same.json['id']}" == same.headers["Location"]
    assert "no-store, no-transform" == same.headers["Cache-Control"]


def test_forks_are_refused_as_games_are(caller: InProcess) -> None:
    """
    401 and 404 as for the game, 404 for a version to come, 409 before the start.
    """
    table = lay(caller)

    assert (401, "token_missing") == caller.ask("POST", f"{table.path}/forks").refusal
    assert (401, "token_unknown") == fork(table, token="x" * 43).refusal
    unknown = caller.ask("POST", "/v1/games/0123456789abcdef/forks")
    assert (404, "unknown_game") == unknown.refusal
    assert (404, "unknown_version") == fork(table, {"version": 1}).refusal
    assert (404, "unknown_version") == fork(finished(caller), {"version": 9999}).refusal
    assert (409, "game_not_started") == fork(lay(caller, HUMAN, OPEN)).refusal


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"version": -1}, "/version"),
        ({"version": "1"}, "/version"),
        ({"seats": [HUMAN]}, "/seats"),
        ({"seats": [HUMAN, OPEN]}, "/seats/1/kind"),
        ({"seats": [HUMAN, {**BOT, "bot": {"id": "nobody"}}]}, "/seats/1/bot/id"),
        ({"seed": "x"}, "/seed"),
    ],
)
def test_what_a_fork_asks_for_is_checked(
    caller: InProcess, body: Any, pointer: str
) -> None:
    """
    422 points at the field.
    """
    refused = fork(lay(caller), body)

    assert (422, "invalid_field") == refused.refusal
    assert [pointer] == [error["pointer"] for error in refused.json["errors"]]
