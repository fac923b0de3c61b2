"""replaceEntrant: somebody else takes the place of an entrant."""

from __future__ import annotations

import math
from typing import Any

import pytest

from service.games import endings
from service.series.tournaments import lifecycle
from service.series.tournaments.games import deal
from service.series.tournaments.programs import registration
from service.series.tournaments.representation import course_of
from service.series.tournaments.tournament import Entrant
from service.store.series import SeriesStatus
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import store
from tests.service.accounts.conftest import OPERATOR
from tests.service.accounts.test_tournaments import (
    enter,
    hold,
    names,
    organiser,
    told,
)
from tests.service.api.good_requests import register

BOTS = [{"name": name, "bots": ["random"]} for name in ("Ann", "Bob", "Cy")]
CAREFUL: Json = {"name": "careful", "bots": ["heuristic"]}


def replaced(
    caller: InProcess, path: str, name: str, body: Json, key: str = OPERATOR
) -> Answer:
    return caller.ask("PUT", f"{path}/entrants/{name}", body, key)


def begun(caller: InProcess, **changes: Any) -> str:
    """Hold a tournament that begins at once; return its path."""
    body = {"title": "ghooost", "format": "round_robin", "seats": 2, "entrants": BOTS}
    made = caller.ask("POST", "/v1/tournaments", {**body, **changes}, OPERATOR)
    assert made.status == 202, made.data
    return made.headers["Location"]


def id_of(path: str) -> str:
    return path.rpartition("/")[2]


def games_of(caller: InProcess, path: str) -> list[Json]:
    items: list[Json] = caller.ask("GET", f"{path}/games").json["items"]
    return items


def test_while_registration_is_open_the_newcomer_takes_the_place(
    guarded: InProcess,
) -> None:
    """
    It stands where the other stood, and an account is told.
    """
    ann, bob = register(guarded), register(guarded)
    path = hold(guarded)
    enter(guarded, path, ann)

    account = {"name": "Bob", "account": bob["name"]}
    changed = replaced(guarded, path, ann["name"], account)
    by_bots = replaced(guarded, path, "sleepy", CAREFUL)

    assert ["sleepy", "Bob"] == names(changed)
    assert ["careful", "Bob"] == names(by_bots)
    assert account == by_bots.json["entrants"][1]
    assert [(path, "tournament_open")] == told(guarded, bob)
    assert 200 == replaced(guarded, path, "Bob", account).status


def test_games_that_were_played_stay_with_who_played_them(guarded: InProcess) -> None:
    """
    Their names and ratings; the points stay with the place, for the newcomer.
    """
    path, kept = begun(guarded), store(guarded)
    course = course_of(kept, lifecycle.find(kept, id_of(path)))
    first = course.pending[0]
    lifecycle._play(kept, id_of(path), course, 1)
    ann = course.tournament.entrants[0].name

    changed = replaced(guarded, path, ann, CAREFUL)
    lifecycle.play(kept, id_of(path), math.inf)
    shown, games = guarded.ask("GET", path).json, games_of(guarded, path)

    assert ["careful", "Bob", "Cy"] == names(changed)
    assert 0 in first.entrants
    assert [True, False, False] == ["Ann" in game["entrants"] for game in games]
    assert 1 == sum("careful" in game["entrants"] for game in games)
    assert "finished" == shown["status"]
    (line,) = (each for each in shown["standings"] if each["entrant"] == "careful")
    assert 2 == line["games"]
    for game in games:
        seats = guarded.ask("GET", f"/v1/games/{game['game']}").json["seats"]
        assert game["entrants"] == [seat["name"] for seat in seats]
        bots = {"careful": "heuristic"}
        assert [bots.get(name, "random") for name in game["entrants"]] == [
            seat["bot"]["id"] for seat in seats
        ]


def test_an_account_that_dropped_out_keeps_what_it_has_begun(
    guarded: InProcess,
) -> None:
    """
    A bot plays the games that had not begun; those that had go on by the clock.
    """
    ann = register(guarded)
    mine = {"name": "Ann", "account": ann["name"]}
    path, kept = begun(guarded, entrants=[mine, *BOTS[1:]], parallel=1), store(guarded)
    lifecycle.play(kept, id_of(path), math.inf)
    (playing,) = (g for g in games_of(guarded, path) if g["status"] == "playing")

    replaced(guarded, path, "Ann", CAREFUL)
    lifecycle.play(kept, id_of(path), math.inf)
    during = games_of(guarded, path)
    endings.abandon(kept, endings.AbandonGame(playing["game"], "", is_operator=True))
    lifecycle.play(kept, id_of(path), math.inf)

    assert ["finished", "finished", "playing"] == sorted(g["status"] for g in during)
    (held,) = (each for each in during if "Ann" in each["entrants"])
    assert playing["game"] == held["game"]
    assert "finished" == guarded.ask("GET", path).json["status"]


def test_a_newcomer_with_an_account_finds_its_games(guarded: InProcess) -> None:
    """
    It is told that the tournament has started, and its games wait for it.
    """
    bob, kept = register(guarded), store(guarded)
    path = begun(guarded)

    replaced(guarded, path, "Ann", {"name": "Bert", "account": bob["name"]})
    lifecycle.play(kept, id_of(path), math.inf)

    assert (path, "tournament_started") in told(guarded, bob)
    mine = guarded.ask("GET", "/v1/me/games", token=bob["key"]).json["items"]
    assert 2 == len(mine)


def test_a_game_that_a_worker_is_playing_stays_with_who_began_it(
    guarded: InProcess,
) -> None:
    """
    Also if that worker dies: the next one deals it to the same entrants.
    """
    path, kept = begun(guarded), store(guarded)
    course = course_of(kept, lifecycle.find(kept, id_of(path)))
    first, second, _ = course.pending
    kept.tournaments.claim(id_of(path), [first.number], 1)

    registration.replace_entrant(
        kept, id_of(path), "Ann", Entrant("careful", ("heuristic",)), ""
    )

    after = course_of(kept, lifecycle.find(kept, id_of(path))).tournament
    dealt = [deal(after, id_of(path), each).game for each in (first, second)]
    seated = [sorted(seat.name for seat in game.record.seats) for game in dealt]
    assert [["Ann", "Bob"], ["Cy", "careful"]] == seated
    kept.tournaments.release(id_of(path), [first.number])


def test_replaced_twice_each_keeps_its_own_games(guarded: InProcess) -> None:
    """
    Three play for one place, one after the other.
    """
    path, kept = begun(guarded, repeats=2), store(guarded)
    for newcomer in (CAREFUL, {"name": "third", "bots": ["random"]}):
        course = course_of(kept, lifecycle.find(kept, id_of(path)))
        lifecycle._play(kept, id_of(path), course, 1)
        name = course.tournament.entrants[0].name
        assert 200 == replaced(guarded, path, name, newcomer).status
    lifecycle.play(kept, id_of(path), math.inf)

    players = [game["entrants"] for game in games_of(guarded, path)]
    found = [sum(name in game for game in players) for name in ("Ann", "careful")]
    assert [1, 1, 2] == [*found, sum("third" in game for game in players)]
    assert SeriesStatus.FINISHED == lifecycle.find(kept, id_of(path)).status


def test_what_cannot_be_is_refused_and_changes_nothing(guarded: InProcess) -> None:
    """
    Nobody unknown, nobody twice, no bots that the title does not have.
    """
    ann, bob = register(guarded), register(guarded)
    path = hold(guarded)
    enter(guarded, path, ann)
    before = guarded.ask("GET", path).json
    taken = {"name": ann["name"], "bots": ["random"]}
    twice = {"name": "other", "account": ann["name"]}
    unknown = {"name": "other", "account": "nobody-at-all"}

    def refusal(name: str, body: Json) -> tuple[int, str]:
        return replaced(guarded, path, name, body).refusal

    assert (409, "entrant_name_taken") == refusal("sleepy", taken)
    assert (409, "already_entered") == refusal("sleepy", twice)
    assert (404, "unknown_account") == refusal("sleepy", unknown)
    assert (404, "unknown_entrant") == refusal("nobody", CAREFUL)
    for wrong in (
        {"name": "other"},
        {"name": "other", "bots": ["wizard"]},
        {"name": "other", "bots": ["random", "random"]},
        {"name": "other", "bots": ["random"], "account": bob["name"]},
    ):
        answer = replaced(guarded, path, "sleepy", wrong)
        assert ["/bots"] == [each["pointer"] for each in answer.json["errors"]]
    assert before == guarded.ask("GET", path).json


def test_only_who_holds_it_replaces(guarded: InProcess) -> None:
    """
    Neither the entrant nor another organiser; nobody when it is over.
    """
    ann, mine, other = register(guarded), organiser(guarded), organiser(guarded)
    path = hold(guarded, mine)
    enter(guarded, path, ann)

    by_entrant, by_other, by_holder = (
        replaced(guarded, path, "sleepy", CAREFUL, key)
        for key in (ann["key"], other, mine)
    )
    guarded.ask("DELETE", path, token=mine)
    late = replaced(guarded, path, "careful", {**CAREFUL, "name": "late"}, mine)

    assert (403, "scope_missing") == by_entrant.refusal
    assert (403, "not_an_operator") == by_other.refusal
    assert 200 == by_holder.status
    assert (409, "tournament_over") == late.refusal


@pytest.mark.parametrize("name", ["swiss", "knock_out"])
def test_later_rounds_are_played_by_the_newcomer(guarded: InProcess, name: str) -> None:
    """
    Also those that nobody could know yet.
    """
    rounds = {"rounds": 3} if name == "swiss" else {}
    bots = [*BOTS, {"name": "Di", "bots": ["random"]}]
    path = begun(guarded, format=name, entrants=bots, **rounds)
    kept = store(guarded)
    course = course_of(kept, lifecycle.find(kept, id_of(path)))
    for _ in course.pending:
        lifecycle._play(kept, id_of(path), course, 1)
    course = course_of(kept, lifecycle.find(kept, id_of(path)))
    place = course.pending[0].entrants[0]
    leaving = course.tournament.entrants[place].name

    replaced(guarded, path, leaving, CAREFUL)
    lifecycle.play(kept, id_of(path), math.inf)

    by_round = [
        (game["round"], leaving in game["entrants"], "careful" in game["entrants"])
        for game in games_of(guarded, path)
    ]
    assert any(was and round_ == 0 for round_, was, _ in by_round)
    assert not any(was and round_ > 0 for round_, was, _ in by_round)
    assert any(now and round_ > 0 for round_, _, now in by_round)
