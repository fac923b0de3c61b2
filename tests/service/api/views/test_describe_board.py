import pytest

import engines
from tests.callers import Answer, InProcess
from tests.played import age, fewest, finished
from tests.tables import HUMAN, OPEN, Table, lay

LANGUAGES = ["en", "nl", "fr"]


def describe(table: Table, token: str, query: str = "", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    path = f"{table.path}/description{query}"
    return table.caller.ask("GET", path, token=token, headers=named)


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_table_is_told_in_every_language(caller: InProcess, title: str) -> None:
    """
    Plain text in the language of the client, with what the reader is asked at last.
    """
    table = lay(caller, *[HUMAN] * fewest(title), title=title)
    seat = table.to_act
    told = set()
    for language in LANGUAGES:
        answer = describe(table, table.tokens[seat], Accept_Language=language)
        assert 200 == answer.status
        assert "text/plain; charset=utf-8" == answer.headers["Content-Type"]
        assert language == answer.headers["Content-Language"]
        game = table.get(seat, accept_language=language).json
        lines = answer.data.decode().split("\n")
        assert game["decision"]["prompt"] == lines[-1]
        assert "{" not in answer.data.decode()
        told.add(answer.data)

    assert len(LANGUAGES) == len(told)
    spectator = describe(table, table.owner)
    assert spectator.data not in told


def test_a_program_gets_json(caller: InProcess) -> None:
    """
    The same text, if the client prefers JSON.
    """
    table = lay(caller)

    plain = describe(table, table.owner, Accept="text/*")
    json = describe(table, table.owner, Accept="application/json")

    assert plain.data.decode() == json.json["text"]
    assert plain.etag != json.etag
    assert (
        "Authorization, Accept-Language, Accept, Accept-Encoding, Origin"
        == json.headers["Vary"]
    )


def test_an_unchanged_description_costs_nothing(caller: InProcess) -> None:
    """
    304 until the game goes on.
    """
    table = lay(caller)
    first = describe(table, table.owner)

    same = describe(table, table.owner, If_None_Match=first.etag)
    table.play()
    other = describe(table, table.owner, If_None_Match=first.etag)

    assert 304 == same.status
    assert 200 == other.status
    assert "private, no-cache" == first.headers["Cache-Control"]


def test_a_game_that_waits_is_told_as_such(caller: InProcess) -> None:
    """
    There is no table yet.
    """
    table = lay(caller, HUMAN, OPEN)

    assert b"The game has not started" in describe(table, table.owner).data


def test_descriptions_are_refused_as_games_are(caller: InProcess) -> None:
    """
    401 and 404 as for the game.
    """
    table = lay(caller)

    assert (401, "token_missing") == describe(table, "").refusal
    assert (401, "token_unknown") == describe(table, "x" * 43).refusal
    unknown = caller.ask("GET", "/v1/games/0123456789abcdef/description")
    assert (404, "unknown_game") == unknown.refusal


def test_a_finished_game_is_told_at_any_version_as_any_seat(caller: InProcess) -> None:
    """
    In the language of the query, if it names one; what is unknown is refused.
    """
    table = finished(caller)
    queries = ("", "?version=0", "?version=0&view_as=1", "?version=0&view_as=1&lang=nl")
    told = [describe(table, table.owner, query) for query in queries]

    assert [200] * 4 == [answer.status for answer in told]
    assert 4 == len({answer.data for answer in told})
    assert 4 == len({answer.etag for answer in told})
    assert "nl" == told[3].headers["Content-Language"]
    refused = describe(table, table.owner, "?theme=dark")
    assert (422, "invalid_field") == refused.refusal
    assert (404, "unknown_seat") == describe(table, table.owner, "?view_as=5").refusal
    assert (404, "unknown_version") == describe(
        table, table.owner, "?version=99999"
    ).refusal


def test_a_live_game_is_told_as_it_is(caller: InProcess) -> None:
    """
    Its past and other seats are not told before the end.
    """
    table = lay(caller)
    table.play()

    for query in ("?version=0", "?view_as=0"):
        refused = describe(table, table.owner, query)
        assert (409, "game_not_finished") == refused.refusal


def test_what_older_rules_have_played_is_not_played_again(caller: InProcess) -> None:
    """
    Such a game can be seen as it ended, but not as it was before.
    """
    table = finished(caller)
    age(caller, table)

    refused = describe(table, table.owner, "?version=0")

    assert (409, "not_replayable") == refused.refusal
    assert 200 == describe(table, table.owner, "?view_as=1").status
