"""How a tournament ends for its programs: called off, left, or without any help."""

from __future__ import annotations

from dataclasses import replace

import pytest

from service.series.tournaments import lifecycle
from service.series.tournaments.programs import attending
from service.series.tournaments.programs.registration import update
from service.store.series import SeriesStatus
from tests.callers import InProcess
from tests.document import Json
from tests.played import store
from tests.service.accounts.conftest import OPERATOR
from tests.service.accounts.test_clocks import SHORT, begin
from tests.service.accounts.test_tournaments import (
    PATH,
    answer_all,
    enter,
    hold,
    names,
    play,
    told,
    turns,
)
from tests.service.api.good_requests import register


def games(caller: InProcess, path: str) -> list[Json]:
    items: list[Json] = caller.ask("GET", f"{path}/games").json["items"]
    return items


def delete(caller: InProcess, account: Json) -> None:
    assert 204 == caller.ask("DELETE", "/v1/me", token=account["key"]).status


@pytest.mark.parametrize("is_paused", [False, True])
def test_who_plays_a_cancelled_tournament_is_done_with_it(
    guarded: InProcess, *, is_paused: bool
) -> None:
    """
    Its games are abandoned and wait for nobody, also those whose clocks stand still.
    """
    ann, bob = register(guarded), register(guarded)
    path = begin(guarded, ann, bob, repeats=3, parallel=2)
    if is_paused:
        guarded.ask("POST", f"{path}/pause", token=OPERATOR)
        play(guarded, path)
    assert turns(guarded, ann["key"]) or turns(guarded, bob["key"])

    ended = guarded.ask("DELETE", path, token=OPERATOR)

    assert ("cancelled", "cancelled") == (ended.json["status"], ended.json["phase"])
    found = [game["status"] for game in games(guarded, path)]
    assert ["abandoned", "abandoned", "pending"] == found
    game = guarded.ask("GET", f"/v1/games/{games(guarded, path)[0]['game']}").json
    assert ("abandoned", "tournament_over") == (game["status"], game["reason"])
    for account in (ann, bob):
        assert [] == turns(guarded, account["key"])
        assert (path, "tournament_over") == told(guarded, account)[-1]
    assert ended.json == guarded.ask("DELETE", path, token=OPERATOR).json


def test_a_cancellation_that_was_cut_short_is_finished_by_a_worker(
    guarded: InProcess,
) -> None:
    """
    It is noted before anything is done; a game that begins meanwhile goes, too.
    """
    ann, bob = register(guarded), register(guarded)
    path = begin(guarded, ann, bob, repeats=2, parallel=1)
    name, here = path.rpartition("/")[2], store(guarded)
    update(here, name, lambda it: replace(it, is_cancelled=True))
    assert SeriesStatus.RUNNING == here.tournaments.read(name).status

    assert not lifecycle.attend(here, name)

    assert SeriesStatus.CANCELLED == here.tournaments.read(name).status
    assert ["abandoned", "pending"] == [game["status"] for game in games(guarded, path)]
    assert not lifecycle.attend(here, name)


def test_nothing_begins_once_it_pauses(guarded: InProcess) -> None:
    """
    Whoever is about to begin a game looks again: not only when its job began.
    """
    ann, bob = register(guarded), register(guarded)
    path = hold(guarded, entrants=[])
    for account in (ann, bob):
        enter(guarded, path, account)
    name, here = path.rpartition("/")[2], store(guarded)
    guarded.ask("POST", f"{path}/start", token=OPERATOR)
    course = lifecycle._course(here, name)
    guarded.ask("POST", f"{path}/pause", token=OPERATOR)

    assert 0 == attending.attend(here, name, course)
    assert lifecycle._attended(here, name) is None
    assert ["pending"] == [game["status"] for game in games(guarded, path)]
    # Its claim ran out by then, or is given to nobody else for ten seconds.
    here.tournaments.release(name, [0])
    guarded.ask("POST", f"{path}/resume", token=OPERATOR)
    assert lifecycle.attend(here, name)
    assert ["playing"] == [game["status"] for game in games(guarded, path)]


def test_a_deleted_account_is_not_there_when_it_starts(guarded: InProcess) -> None:
    """
    Started by hand without it, or called off for want of entrants.
    """
    ann, bob, gone = (register(guarded) for _ in range(3))
    path = hold(guarded, entrants=[])
    for account in (ann, gone, bob):
        enter(guarded, path, account)
    few = hold(guarded, entrants=[])
    for account in (ann, gone):
        enter(guarded, few, account)
    delete(guarded, gone)

    started = guarded.ask("POST", f"{path}/start", token=OPERATOR)
    refused = guarded.ask("POST", f"{few}/start", token=OPERATOR)

    assert [ann["name"], bob["name"]] == names(started)
    assert (409, "too_few_entrants") == refused.refusal


def test_a_deleted_account_forfeits_at_once_and_is_not_rated(
    guarded: InProcess,
) -> None:
    """
    Nobody waits for it by the clock; who met it is rated, its own name is not.
    """
    ann, bob, gone = accounts = [register(guarded) for _ in range(3)]
    path = begin(guarded, *accounts, parallel=1)
    delete(guarded, gone)
    while guarded.ask("GET", path).json["status"] == "running":
        play(guarded, path)
        answer_all(guarded, ann, bob)

    met = [game for game in games(guarded, path) if gone["name"] in game["entrants"]]
    for game in met:
        seat = game["entrants"].index(gone["name"])
        assert [seat] == game["result"]["forfeits"]
        assert [1 - seat] == game["result"]["winners"]
        assert 0 == sum(game["result"].get("timeouts", [0]))
    assert 2 == len(met)
    ratings = guarded.ask("GET", "/v1/titles/ghooost/ratings?players=2").json["items"]
    rated = {each.get("account"): each["games"] for each in ratings}
    assert (2, 2) == (rated[ann["name"]], rated[bob["name"]])
    assert gone["name"] not in rated


def test_two_deleted_accounts_do_not_keep_each_other_waiting(
    guarded: InProcess,
) -> None:
    """
    A game of theirs is over when it begins, and neither has won it.
    """
    ann, bob = register(guarded), register(guarded)
    entrants = [{"name": one["name"], "account": one["name"]} for one in (ann, bob)]
    path = hold(guarded, entrants=entrants, registration="open")
    guarded.ask("POST", f"{path}/start", token=OPERATOR)
    delete(guarded, ann)
    delete(guarded, bob)
    play(guarded, path)

    (game,) = games(guarded, path)
    assert [0, 1] == game["result"]["forfeits"]
    assert [1, 1] == game["result"]["places"]
    assert "finished" == guarded.ask("GET", path).json["status"]


def test_nobody_is_helped_in_a_tournament(guarded: InProcess) -> None:
    """
    No hints by the bots of the house, and nothing taken back from one that agrees.
    """
    ann = register(guarded)
    bots = [{"name": "sleepy", "bots": ["random"]}]
    path = begin(guarded, ann, entrants=bots, options=SHORT)
    (turn,) = turns(guarded, ann["key"])
    game = f"/v1/games/{turn['game']}"

    hint = guarded.ask("POST", f"{game}/hints", token=ann["key"])
    undo = guarded.ask("POST", f"{game}/undo", None, ann["key"], {"If-Match": "*"})

    assert (409, "seat_in_tournament") == hint.refusal == undo.refusal
    assert PATH in path
