from xml.etree import ElementTree as ET

import pytest

import engines
from tests.callers import Answer, InProcess
from tests.played import age, fewest, finished
from tests.tables import HUMAN, OPEN, Table, lay

LANGUAGES = ["en", "nl", "fr"]

SVG = "{http://www.w3.org/2000/svg}"


def draw(table: Table, token: str, query: str = "", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return table.caller.ask(
        "GET", f"{table.path}/board.svg{query}", token=token, headers=named
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


def test_a_picture_is_drawn_as_it_is_asked_for(caller: InProcess) -> None:
    """
    By theme, layout, language and highlighted refs: each has its own ETag.
    """
    table = lay(caller)
    queries = (
        *("", "?theme=dark", "?layout=narrow", "?lang=fr", "?highlight=seat:0"),
        *("?highlight=seat:0,seat:1", "?theme=dark&layout=narrow&highlight=seat:1"),
    )
    answers = [draw(table, table.owner, query) for query in queries]

    assert [200] * len(queries) == [answer.status for answer in answers]
    assert len(queries) == len({answer.data for answer in answers})
    assert len(queries) == len({answer.etag for answer in answers})
    for query, first in zip(queries, answers, strict=True):
        again = draw(table, table.owner, query, If_None_Match=first.etag)
        assert (304, first.etag) == (again.status, again.etag)
    assert "fr" == answers[3].headers["Content-Language"]
    assert answers[0].data == draw(table, table.owner, "?theme=light&layout=wide").data
    assert '"360"' in answers[2].data.decode()
    same = draw(table, table.owner, "?lang=fr", Accept_Language="nl")
    assert answers[3].data == same.data


def test_a_ref_that_is_not_in_the_picture_is_ignored(caller: InProcess) -> None:
    """
    A card in another hand, or one that was never dealt: nobody learns which.
    """
    table = lay(caller)
    hand = table.get(1).json["view"]["hand"]
    plain = draw(table, table.tokens[0]).data

    hidden = draw(table, table.tokens[0], f"?highlight=hand:1.{hand[0]}")
    invented = draw(table, table.tokens[0], "?highlight=hand:1.nobody")
    own = draw(table, table.tokens[1], f"?highlight=hand:1.{hand[0]}")

    assert plain == hidden.data == invented.data
    assert b"aria-current" in own.data


@pytest.mark.parametrize(
    "query, pointer",
    [
        ("theme=pink", "/theme"),
        ("layout=round", "/layout"),
        ("lang=tlh", "/lang"),
        ("highlight=", "/highlight"),
        ("highlight=seat", "/highlight"),
        ("highlight=seat:0,", "/highlight"),
        ("highlight=Seat:0", "/highlight"),
        ("highlight=" + ",".join(["seat:0"] * 65), "/highlight"),
        ("version=-1", "/version"),
        ("view_as=6", "/view_as"),
        ("colour=red", "/colour"),
    ],
)
def test_what_is_not_understood_is_refused(
    caller: InProcess, query: str, pointer: str
) -> None:
    """
    Parameters that are malformed or unknown, by name; 64 refs are not too many.
    """
    table = lay(caller)

    refused = draw(table, table.owner, f"?{query}")
    enough = draw(table, table.owner, "?highlight=" + ",".join(["seat:0"] * 64))

    assert (422, "invalid_field") == refused.refusal
    assert [pointer] == [error["pointer"] for error in refused.json["errors"]]
    assert 200 == enough.status


def test_a_finished_game_is_drawn_at_any_version_as_any_seat(
    caller: InProcess,
) -> None:
    """
    Nothing is hidden any more: not what was, and not what a seat had in its hand.
    """
    table = finished(caller)
    last = table.get().json["version"]
    start = draw(table, table.owner, "?version=0")
    seats = [draw(table, table.owner, f"?version=0&view_as={n}") for n in (0, 1)]

    assert [200] * 3 == [answer.status for answer in (start, *seats)]
    assert 3 == len({answer.etag for answer in (start, *seats)})
    assert start.data != draw(table, table.owner).data
    now = draw(table, table.owner, f"?version={last}")
    assert draw(table, table.owner).data == now.data
    for number, answer in enumerate(seats):
        assert f'data-ref="hand:{number}.' in answer.data.decode()
    assert (404, "unknown_version") == draw(
        table, table.owner, f"?version={last + 1}"
    ).refusal
    assert (404, "unknown_seat") == draw(table, table.owner, "?view_as=5").refusal


def test_a_live_game_is_drawn_as_it_is_and_as_the_reader_sees_it(
    caller: InProcess,
) -> None:
    """
    Its past and other seats are not told before the end.
    """
    table = lay(caller)
    table.play()
    own, other = f"?view_as={table.to_act}", f"?view_as={1 - table.to_act}"
    token = table.tokens[table.to_act]

    plain = draw(table, token).data
    assert plain == draw(table, token, own).data
    assert plain == draw(table, token, "?version=1").data
    for query in ("?version=0", other):
        assert (409, "game_not_finished") == draw(table, token, query).refusal
    assert (409, "game_not_finished") == draw(table, table.owner, own).refusal


def test_what_older_rules_have_played_is_not_played_again(caller: InProcess) -> None:
    """
    Such a game can be seen as it ended, but not as it was before.
    """
    table = finished(caller)
    age(caller, table)

    refused = draw(table, table.owner, "?version=0")

    assert (409, "not_replayable") == refused.refusal
    assert 200 == draw(table, table.owner, "?view_as=1").status
