"""Leaving a game for good."""

import math

import pytest

from engines.core.state import Outcome
from service.games.people.ranking import rank
from service.games.streaming import StreamEvents, stream
from service.presentation.texts import LANGUAGES
from service.series.tournaments import lifecycle as tournaments
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import fewest, play_bots, store
from tests.tables import BOT, HUMAN, OPEN, QUICK_BOT, Table, lay

QUICK: Json = {"no_progress_actions": 20}


def resign(table: Table, seat: int, token: str = "") -> Answer:
    """Resign a seat, by its own token unless another is given."""
    path = f"{table.path}/seats/{seat}/resignation"
    return table.caller.ask("POST", path, token=token or table.tokens[seat])


def test_a_bot_plays_on_and_the_seat_ranks_last(caller: InProcess) -> None:
    """
    Everybody is told; the others keep their order at the end.
    """
    table = lay(caller, HUMAN, HUMAN, HUMAN, options=QUICK)
    etag = table.get(1).etag

    left = resign(table, 1)

    assert 200 == left.status
    assert etag != left.etag
    assert "playing" == left.json["status"]
    seat = left.json["seats"][1]
    assert ("bot", True) == (seat["kind"], seat["resigned"])
    event = table.events(0).json["items"][-1]
    assert ("table.seat_resigned", 1, 1) == (
        event["type"],
        event["seat"],
        event["actor"],
    )
    for other in (0, 2):
        handed = caller.ask(
            "PUT", f"{table.path}/seats/{other}", {"kind": "bot"}, table.owner
        )
        assert 200 == handed.status
    play_bots(caller, table)
    ended = table.get(1).json
    state = store(caller).games.read(table.id).table
    assert state.outcome is not None
    assert 3 == ended["outcome"]["places"][1]
    assert 1 not in ended["outcome"]["winners"]
    by_rules, shown = state.outcome.places, ended["outcome"]["places"]
    assert (by_rules[0] < by_rules[2]) == (shown[0] < shown[2])


def test_of_two_the_other_wins_at_once(caller: InProcess) -> None:
    """
    The game is over: it has an outcome in words, a replay that holds, and an end.
    """
    table = lay(caller)
    for _ in range(6):
        table.play()

    left = resign(table, 0).json

    assert ("finished", 6, []) == (left["status"], left["version"], left["to_act"])
    assert {"reason": "resigned", "winners": [1], "places": [2, 1], "scores": []} == {
        name: left["outcome"][name]
        for name in ("reason", "winners", "places", "scores")
    }
    shown = [table.get(0, accept_language=each).json for each in LANGUAGES]
    texts = {game["outcome"]["text"] for game in shown}
    assert 3 == len(texts)
    types = [event["type"] for event in table.events(1).json["items"][-2:]]
    assert ["table.seat_resigned", "table.game_decided"] == types
    refused = table.send(1, {"type": "ghooost.pass"})
    assert (409, "game_over") == (refused.status, refused.json["code"])
    replay = caller.ask("GET", f"{table.path}/replay", token=table.tokens[1]).json
    assert 6 == len(replay["commands"])
    assert caller.ask("POST", "/v1/verifications", replay).json["valid"]
    asked = StreamEvents(table.id, table.tokens[1], 0, "en", seconds=60)
    told = stream(store(caller), asked)
    assert told is not None
    assert b"".join(told).endswith(b'event: end\ndata: {"status":"finished"}\n\n')


def test_against_bots_alone_the_game_ends(caller: InProcess) -> None:
    """
    Nobody is left whom it would matter to; the bots share the first place.
    """
    left = resign(lay(caller, BOT, HUMAN, BOT), 1).json

    assert "finished" == left["status"]
    assert ([0, 2], [1, 3, 1]) == (
        left["outcome"]["winners"],
        left["outcome"]["places"],
    )


def test_whoever_leaves_first_ranks_lowest(caller: InProcess) -> None:
    """
    Of four, two leave: the game goes on. With the third it ends.
    """
    table = lay(caller, *[HUMAN] * 4)
    assert "playing" == resign(table, 2).json["status"]
    assert "playing" == resign(table, 0).json["status"]

    ended = resign(table, 3).json

    assert [3, 1, 4, 2] == ended["outcome"]["places"]
    assert [1] == ended["outcome"]["winners"]


def test_a_game_that_all_play_together_goes_on(caller: InProcess) -> None:
    """
    Bots play it to its end, which is that of all.
    """
    table = lay(caller, HUMAN, HUMAN, title="ghost-stories")
    for seat in (0, 1):
        assert "playing" == resign(table, seat).json["status"]
    play_bots(caller, table)

    ended = table.get(0).json

    outcome = store(caller).games.read(table.id).table.outcome
    assert outcome is not None
    assert list(outcome.places) == ended["outcome"]["places"]


def test_only_the_holder_resigns_and_only_a_game_that_is_played(
    caller: InProcess,
) -> None:
    """
    Every refusal names its reason; to resign again is no mistake.
    """
    table, waiting = lay(caller, HUMAN, HUMAN, HUMAN), lay(caller, HUMAN, OPEN)
    for answer, status, code in (
        (resign(table, 1, table.owner), 403, "not_your_seat"),
        (resign(table, 1, table.tokens[0]), 403, "not_your_seat"),
        (resign(table, 1, "x" * 43), 401, "token_unknown"),
        (resign(table, 3, table.owner), 404, "unknown_seat"),
        (resign(waiting, 0), 409, "game_not_started"),
    ):
        assert (status, code) == (answer.status, answer.json["code"])
    first = resign(table, 1)
    again = resign(table, 1)
    assert (first.etag, 200) == (again.etag, again.status)
    for token in (table.tokens[1], table.owner):
        back = caller.ask("PUT", f"{table.path}/seats/1", {"kind": "human"}, token)
        assert (409, "seat_resigned") == (back.status, back.json["code"])
    assert "finished" == resign(table, 0).json["status"]
    assert "game_over" == resign(table, 2).json["code"]
    assert 200 == resign(table, 0).status


@pytest.mark.parametrize("title", ["ghooost", "halloween"])
def test_a_program_that_resigns_loses_its_game_of_a_tournament(
    caller: InProcess, title: str
) -> None:
    """
    Its entrant is ranked below the other, and the tournament comes to its end.
    """
    body = {
        "title": title,
        "format": "round_robin",
        "seats": 2,
        "entrants": [{"name": "mine", "external": True}, {"name": "bot", **BOTS}],
    }
    created = caller.ask("POST", "/v1/tournaments", body).json
    path = f"/v1/tournaments/{created['id']}"
    tournaments.play(store(caller), created["id"], math.inf)
    (game,) = caller.ask("GET", f"{path}/games").json["items"]
    seat = game["entrants"].index("mine")
    token = created["credentials"][0]["token"]

    left = caller.ask(
        "POST", f"/v1/games/{game['game']}/seats/{seat}/resignation", token=token
    )
    tournaments.play(store(caller), created["id"], math.inf)

    assert "finished" == left.json["status"]
    shown = caller.ask("GET", path).json
    assert "finished" == shown["status"]
    assert ["bot", "mine"] == [line["entrant"] for line in shown["standings"]]


BOTS: Json = {"bots": ["random"]}


@pytest.mark.parametrize(
    "places, resigned, ranked",
    [
        ((1, 2, 3), (0, 0, 0), (1, 2, 3)),
        ((1, 2, 3), (1, 0, 0), (3, 1, 2)),
        ((1, 1, 3), (0, 1, 0), (1, 3, 2)),
        ((2, 2, 1, 4), (0, 0, 1, 0), (1, 1, 4, 3)),
        ((3, 1, 2, 4), (0, 2, 1, 0), (1, 3, 4, 2)),
    ],
)
def test_those_who_stay_keep_their_order(
    places: tuple[int, ...], resigned: tuple[int, ...], ranked: tuple[int, ...]
) -> None:
    """
    The first who leaves is the last of all; points stay.
    """
    scores = tuple(range(len(places)))
    outcome = rank(Outcome("cards", (places.index(1),), places, scores), resigned)

    assert (ranked, scores) == (outcome.places, outcome.scores)
    assert tuple(n for n, place in enumerate(ranked) if place == 1) == outcome.winners


def test_every_title_can_be_resigned(caller: InProcess) -> None:
    """
    With as few seats as it takes; the picture and the sentences are still there.
    """
    for title in ("ghooost", "ghost-stories", "halloween"):
        seats = [HUMAN] * max(2, fewest(title))
        table = lay(caller, *seats, QUICK_BOT, title=title)
        token = table.tokens[0]
        assert 200 == resign(table, 0).status
        for part in ("board.svg", "description"):
            assert 200 == caller.ask("GET", f"{table.path}/{part}", token=token).status
