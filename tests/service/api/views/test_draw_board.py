from xml.etree import ElementTree as ET

import pytest

import engines
from tests.callers import Answer, InProcess
from tests.played import fewest
from tests.tables import HUMAN, OPEN, Table, lay

LANGUAGES = ["en", "nl", "fr"]

SVG = "{http://www.w3.org/2000/svg}"


def draw(table: Table, token: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return table.caller.ask(
        "GET", f"{table.path}/board.svg", token=token, headers=named
    )


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_table_is_drawn_in_every_language(caller: InProcess, title: str) -> None:
    """
    A picture with the names of the seats; nobody but its seat sees a hand of cards.
    """
    ann = {**HUMAN, "name": "Ann <&>"}
    table = lay(caller, *[ann] * fewest(title), title=title)
    seat = table.to_act
    drawn = set()
    for language in LANGUAGES:
        answer = draw(table, table.tokens[seat], Accept_Language=language)
        picture = ET.fromstring(answer.data)  # noqa: S314
        assert "image/svg+xml; charset=utf-8" == answer.headers["Content-Type"]
        assert language == answer.headers["Content-Language"]
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert any("Ann <&>" in words for words in picture.itertext())
        drawn.add(answer.data)

    assert len(LANGUAGES) == len(drawn)
    hands = "hand" in table.get(seat).json["view"]
    assert hands == (draw(table, table.owner).data not in drawn)


def test_an_unchanged_picture_costs_nothing(caller: InProcess) -> None:
    """
    304 until the game goes on.
    """
    table = lay(caller)
    first = draw(table, table.owner)

    same = draw(table, table.owner, If_None_Match=first.etag)
    table.play()
    other = draw(table, table.owner, If_None_Match=first.etag)

    assert (304, first.etag) == (same.status, same.etag)
    assert 200 == other.status
    assert "private, no-cache" == first.headers["Cache-Control"]
    assert (
        "Authorization, Accept-Language, Accept-Encoding, Origin"
        == first.headers["Vary"]
    )


def test_a_game_that_waits_is_drawn_as_such(caller: InProcess) -> None:
    """
    There is no table yet, and the sheet says so.
    """
    table = lay(caller, HUMAN, OPEN)
    picture = ET.fromstring(draw(table, table.owner).data)  # noqa: S314

    assert "Ghooost!" == picture.findtext(f"{SVG}title")
    assert "The game has not started" in (picture.findtext(f"{SVG}text") or "")


def test_pictures_are_refused_as_games_are(caller: InProcess) -> None:
    """
    401 and 404 as for the game.
    """
    table = lay(caller)

    assert (401, "token_missing") == draw(table, "").refusal
    assert (401, "token_unknown") == draw(table, "x" * 43).refusal
    unknown = caller.ask("GET", "/v1/games/0123456789abcdef/board.svg")
    assert (404, "unknown_game") == unknown.refusal
