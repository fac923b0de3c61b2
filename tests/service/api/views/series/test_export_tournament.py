"""exportTournament: the replays of a tournament as lines of JSON."""

import json
import math
from typing import Any

import pytest

from service.games import endings
from service.games.commit import create_once
from service.series.tournaments import lifecycle
from service.series.tournaments.games import deal, play_out
from service.series.tournaments.representation import course_of
from service.series.tournaments.results import result_of
from service.store import Store
from tests.callers import InProcess
from tests.document import Json
from tests.played import store

pytestmark = pytest.mark.usefixtures("redis_url")

PATH = "/v1/tournaments"

ENTRANTS = [{"name": name, "bots": ["random"]} for name in ("Ann", "Bob", "Cy")]


def create(caller: InProcess, **changes: Any) -> str:
    body = {"title": "ghooost", "format": "swiss", "rounds": 2, "seats": 2}
    made = caller.ask("POST", PATH, {**body, "entrants": ENTRANTS, **changes})
    assert made.status == 202, made.data
    name: str = made.json["id"]
    return name


def exported(caller: InProcess, name: str) -> list[Json]:
    answer = caller.ask("GET", f"{PATH}/{name}/replays.jsonl")
    assert answer.status == 200, answer.data
    return [json.loads(line) for line in answer.data.splitlines()]


def play_some(kept: Store, name: str, games: int) -> None:
    """Play the first games of a tournament that runs."""
    course = course_of(kept, lifecycle.find(kept, name))
    for fixture in course.pending[:games]:
        game = create_once(kept, play_out(deal(course.tournament, name, fixture)))
        kept.tournaments.keep(name, {fixture.number: result_of(game)})


def test_every_line_is_the_replay_of_a_game(caller: InProcess) -> None:
    """
    In the order of play, with its round; each is what getReplay answers, and verifies.
    """
    name = create(caller, repeats=2)
    lifecycle.play(store(caller), name, math.inf)
    games = caller.ask("GET", f"{PATH}/{name}/games").json["items"]

    lines = exported(caller, name)

    assert [0, 1, 2, 3] == [line["number"] for line in lines]
    facts = ("game", "round", "table", "repeat", "entrants")
    listed = [[game[fact] for fact in facts] for game in games]
    assert listed == [[line[fact] for fact in facts] for line in lines]
    for line in lines:
        replay = caller.ask("GET", f"/v1/games/{line['game']}/replay")
        assert line["replay"] == replay.json
        verified = caller.ask("POST", "/v1/verifications", line["replay"])
        assert verified.json["valid"], verified.json


def test_only_what_is_over_is_told_while_it_runs(caller: InProcess) -> None:
    """
    Before the first game has ended there is no line at all.
    """
    name = create(caller, format="round_robin", rounds=0)
    before = exported(caller, name)

    play_some(store(caller), name, 2)

    assert [] == before
    assert [0, 1] == [line["number"] for line in exported(caller, name)]


def test_a_game_that_is_gone_or_given_up_is_passed_over(caller: InProcess) -> None:
    """
    The others have their numbers all the same.
    """
    outside = [*ENTRANTS, {"name": "mine", "external": True}]
    kept = store(caller)
    name = create(caller, format="round_robin", rounds=0, entrants=outside)
    while lifecycle.find(kept, name).status == "running":
        lifecycle.play(kept, name, math.inf)
        for game in caller.ask("GET", f"{PATH}/{name}/games").json["items"]:
            if game["status"] == "playing":
                given_up = endings.AbandonGame(game["game"], "", is_operator=True)
                endings.abandon(kept, given_up)
    games = caller.ask("GET", f"{PATH}/{name}/games").json["items"]
    finished = [n for n, game in enumerate(games) if game["status"] == "finished"]
    kept.games.forget(games[finished[0]]["game"])

    lines = exported(caller, name)

    assert (6, 3) == (len(games), len(finished))
    assert finished[1:] == [line["number"] for line in lines]


def test_a_deal_that_others_have_yet_to_play_stays_secret(caller: InProcess) -> None:
    """
    Teams play the same deal: its replay is told when the last of them has played it.
    """
    name = create(caller, title="ghost-stories", format="round_robin", rounds=0)
    play_some(store(caller), name, 2)
    during = exported(caller, name)

    play_some(store(caller), name, 1)

    assert [] == during
    assert [0, 1, 2] == [line["number"] for line in exported(caller, name)]


def test_replays_are_not_kept_for_that(caller: InProcess) -> None:
    """
    Thousands of them would crowd the store.
    """
    kept, name = store(caller), create(caller)
    lifecycle.play(kept, name, math.inf)

    (first, *_) = exported(caller, name)

    assert kept.history.replay(first["game"]) is None


def test_an_unknown_tournament_has_none(caller: InProcess) -> None:
    """
    It is refused before the first line.
    """
    refused = caller.ask("GET", f"{PATH}/nothing/replays.jsonl")

    assert (404, "unknown_tournament") == refused.refusal
