"""Programs that are absent, slow, talk nonsense or come back: what the clocks do."""

from __future__ import annotations

import time
from typing import Any

import pytest

from service.games import bot_turns, endings
from service.games.commit import Change, update
from service.games.deadlines import now
from service.games.model import Game
from service.series.ratings.rating import rated_name
from tests.callers import InProcess
from tests.document import Json
from tests.played import store
from tests.service.accounts.conftest import OPERATOR
from tests.service.accounts.test_tournaments import (
    answer_all,
    enter,
    hold,
    play,
    turns,
)
from tests.service.api.good_requests import register

SHORT: Json = {"no_progress_actions": 20}


def let_time_run_out(caller: InProcess, game_id: str) -> None:
    """Do as if the time for a move had passed, and what workers do then."""

    def pass_time(game: Game) -> Change:
        after = game._replace(act_by=now() - 1, revision=game.revision + 1)
        return Change(after, [])

    assert store(caller).games.read(game_id).act_by
    update(store(caller), game_id, pass_time)
    assert bot_turns.answer_late(store(caller), game_id)
    bot_turns.play(store(caller), game_id)


def begin(caller: InProcess, *accounts: Json, **changes: Any) -> str:
    """A tournament of accounts that has begun."""
    asked: dict[str, Any] = {"entrants": [], "options": SHORT, **changes}
    path = hold(caller, **asked)
    for account in accounts:
        enter(caller, path, account)
    assert 200 == caller.ask("POST", f"{path}/start", token=OPERATOR).status
    play(caller, path)
    return path


def talk_nonsense(caller: InProcess, account: Json) -> None:
    """Answer every decision by what is no answer."""
    for turn in turns(caller, account["key"]):
        path = f"/v1/games/{turn['game']}/commands"
        match = {"If-Match": f'"{turn["version"]}"'}
        body = {"commands": [{"type": "ghooost.dance"}]}
        assert 422 == caller.ask("POST", path, body, account["key"], match).status


def test_who_does_not_play_loses_and_holds_nobody_up(guarded: InProcess) -> None:
    """
    One never answers and one talks nonsense: they lose to whoever plays.

    One is away for a move and comes back: it plays on.
    """
    never, nonsense, back, good = accounts = [register(guarded) for _ in range(4)]
    began = time.monotonic()
    path = begin(guarded, *accounts, move_seconds=600, max_timeouts=2, parallel=3)
    was_away = False
    while guarded.ask("GET", path).json["status"] == "running":
        talk_nonsense(guarded, nonsense)
        for absent in (never, nonsense):
            for turn in turns(guarded, absent["key"]):
                let_time_run_out(guarded, turn["game"])
        if not was_away and (waiting := turns(guarded, back["key"])):
            let_time_run_out(guarded, waiting[0]["game"])
            was_away = True
        answer_all(guarded, back, good)
        play(guarded, path)

    shown = guarded.ask("GET", path).json
    lines = {line["entrant"]: line for line in shown["standings"]}
    rows = guarded.ask("GET", f"{path}/cross-table").json["items"]
    points = {
        (row["entrant"], cell["entrant"]): cell["points"]
        for row in rows
        for cell in row["against"]
    }
    for absent in (never, nonsense):
        for present in (back, good):
            assert 0 == points[absent["name"], present["name"]]
            assert 1 == points[present["name"], absent["name"]]
    assert 5 == lines[never["name"]]["forfeits"] + lines[nonsense["name"]]["forfeits"]
    assert (1, 0) == (
        lines[back["name"]]["timeouts"],
        lines[back["name"]]["forfeits"],
    )
    assert (0, 0) == (lines[good["name"]]["timeouts"], lines[good["name"]]["forfeits"])
    # A move that was missed costs all its time, and no more; the others in three games
    # took no longer than this test.
    taken = 3 * (time.monotonic() - began)
    assert 600 <= lines[back["name"]]["seconds_used"] <= 600 + taken
    _check_ratings(guarded, path, accounts)


def _check_ratings(caller: InProcess, path: str, accounts: list[Json]) -> None:
    """Forfeits are rated; a game in which a bot may have saved somebody is not."""
    games = caller.ask("GET", f"{path}/games").json["items"]
    unrated = [game for game in games if game["result"].get("rated") is False]
    assert unrated == [game for game in games if _has_stand_in(game["result"])]
    board = store(caller).ratings.read("ghooost", 2).ratings
    for account in accounts:
        played = sum(account["name"] in game["entrants"] for game in games)
        passed_over = sum(account["name"] in game["entrants"] for game in unrated)
        rated = board[rated_name(account["name"])]
        assert played - passed_over == rated.games
    listed = caller.ask("GET", "/v1/titles/ghooost/ratings?players=2&history=9").json
    for account in accounts:
        profile = caller.ask("GET", f"/v1/accounts/{account['name']}").json
        assert [path.rpartition("/")[2]] == profile["tournaments"]
        (mine,) = profile["ratings"]
        (found,) = (
            one for one in listed["items"] if one.get("account") == account["name"]
        )
        assert ("ghooost", 2) == (mine["title"], mine["players"])
        assert {**mine, "title": ""} == {
            **{name: found[name] for name in mine if name in found},
            "title": "",
        }
        assert found["deviation"] < 8.333
        assert found["games"] == len(found["history"])
    never, *_, good = (board[rated_name(one["name"])].mean for one in accounts)
    assert never < good


def _has_stand_in(result: Json) -> bool:
    """Whether a seat was late, did not forfeit and did not come last."""
    late = {seat for seat, number in enumerate(result["timeouts"]) if number}
    last = max(result["places"])
    stayed = late - set(result["forfeits"])
    return any(result["places"][seat] != last for seat in stayed)


def test_who_uses_up_the_time_for_a_game_forfeits_it(guarded: InProcess) -> None:
    """
    However many timeouts are allowed: an empty clock is not wound up again.
    """
    slow, good = register(guarded), register(guarded)
    more: dict[str, Any] = {"move_seconds": 60, "game_seconds": 100, "max_timeouts": 50}
    path = begin(guarded, slow, good, **more)
    (begun,) = guarded.ask("GET", f"{path}/games").json["items"]
    shown = guarded.ask("GET", f"/v1/games/{begun['game']}").json
    assert path.rpartition("/")[2] == shown["tournament"]
    left = {"seconds_used": 0.0, "seconds_left": 100.0, "timeouts": 0}
    assert {
        "game_seconds": 100,
        "max_timeouts": 50,
        "stopped": False,
        "seats": [{"seat": seat, **left} for seat in (0, 1)],
    } == shown["clocks"]
    lefts = []
    while guarded.ask("GET", path).json["status"] == "running":
        for turn in turns(guarded, slow["key"]):
            let_time_run_out(guarded, turn["game"])
            shown = guarded.ask("GET", f"/v1/games/{begun['game']}").json
            lefts.append(shown["clocks"]["seats"][turn["seat"]])
        answer_all(guarded, good)
        play(guarded, path)

    assert [(40.0, 1), (0.0, 2)] == [
        (each["seconds_left"], each["timeouts"]) for each in lefts
    ]
    assert [False, True] == ["forfeited" in each for each in lefts]
    (game,) = guarded.ask("GET", f"{path}/games").json["items"]
    result, seat = game["result"], game["entrants"].index(slow["name"])
    assert [seat] == result["forfeits"]
    assert 2 == result["timeouts"][seat]
    assert 100 == result["seconds_used"][seat]
    assert [1 - seat] == result["winners"]


def test_a_forfeiter_ranks_last_and_the_others_play_on(guarded: InProcess) -> None:
    """
    At a table of three the game goes on; the seat that a bot plays then wins nothing.
    """
    never = register(guarded)
    bots = [{"name": name, "bots": ["random"]} for name in ("x", "y")]
    path = begin(guarded, never, entrants=bots, seats=3, max_timeouts=1)
    (turn,) = turns(guarded, never["key"])
    let_time_run_out(guarded, turn["game"])
    while guarded.ask("GET", path).json["status"] == "running":
        play(guarded, path)

    (game,) = guarded.ask("GET", f"{path}/games").json["items"]
    seat = game["entrants"].index(never["name"])
    assert 3 == game["result"]["places"][seat]
    assert seat not in game["result"]["winners"]
    events = guarded.ask("GET", f"/v1/games/{game['game']}/events?limit=500").json
    told = [event["type"] for event in events["items"]]
    assert 1 == told.count("table.seat_forfeited")
    assert "table.game_decided" not in told


def test_a_pause_stops_the_clocks(guarded: InProcess) -> None:
    """
    Nobody loses time by it, and no game is begun; answers are taken all the same.
    """
    ann, bob = register(guarded), register(guarded)
    path = begin(guarded, ann, bob, move_seconds=60, repeats=2, parallel=1)
    (first, _) = guarded.ask("GET", f"{path}/games").json["items"]
    asked = store(guarded).games.read(first["game"])
    assert asked.act_by

    assert guarded.ask("POST", f"{path}/pause", token=OPERATOR).json["paused"]
    play(guarded, path)
    paused = store(guarded).games.read(first["game"])
    shown = guarded.ask("GET", f"/v1/games/{first['game']}").json["clocks"]
    assert (True, 3) == (shown["stopped"], shown["max_timeouts"])
    assert all("seconds_left" not in each for each in shown["seats"])
    assert (0, True) == (paused.act_by, 0 < paused.record.stopped <= 60_000_000)
    assert not bot_turns.answer_late(store(guarded), first["game"])
    # Whoever is asked by the first answer gives the second one.
    assert answer_all(guarded, ann, bob) in (1, 2)
    play(guarded, path)
    assert 60_000_000 == store(guarded).games.read(first["game"]).record.stopped

    guarded.ask("POST", f"{path}/resume", token=OPERATOR)
    play(guarded, path)
    resumed = store(guarded).games.read(first["game"])
    assert (0, True) == (resumed.record.stopped, resumed.act_by > now() + 30_000_000)


@pytest.mark.parametrize("seats", [2, 3])
def test_an_abandoned_game_does_not_stall_a_tournament(
    guarded: InProcess, seats: int
) -> None:
    """
    All in it count as equal, and ratings pass it over.
    """
    accounts = [register(guarded) for _ in range(seats)]
    path = begin(guarded, *accounts, seats=seats)
    (game,) = guarded.ask("GET", f"{path}/games").json["items"]
    request = endings.AbandonGame(game["game"], "", is_operator=True)
    endings.abandon(store(guarded), request)
    play(guarded, path)

    shown = guarded.ask("GET", path).json
    (game,) = guarded.ask("GET", f"{path}/games").json["items"]
    assert ("finished", "abandoned") == (shown["status"], game["status"])
    assert (True, False) == (game["result"]["abandoned"], game["result"]["rated"])
    assert {0.5} == {line["points"] for line in shown["standings"]}
    board = store(guarded).ratings.read("ghooost", seats).ratings
    assert not any(rated_name(account["name"]) in board for account in accounts)
