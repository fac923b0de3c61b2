import pytest

import engines
from tests.callers import Answer, InProcess
from tests.played import fewest
from tests.tables import HUMAN, OPEN, Table, lay

LANGUAGES = ["en", "nl", "fr"]


def describe(table: Table, token: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    path = f"{table.path}/description"
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
