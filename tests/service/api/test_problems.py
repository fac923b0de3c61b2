import re

import pytest

from service.api.problems import codes
from service.presentation.texts import LANGUAGES, TEXTS
from tests.callers import InProcess
from tests.document import Json
from tests.tables import HUMAN, lay


@pytest.mark.parametrize("code", codes())
def test_every_problem_has_texts_and_a_page(caller: InProcess, code: str) -> None:
    """
    Each code is explained in every language at the address that its `type` names.
    """
    for language in LANGUAGES:
        page = caller.app.test_client().get(
            f"/problems/{code}", headers={"Accept-Language": language}
        )

        assert 200 == page.status_code
        assert language == page.headers["Content-Language"]
        assert code in page.text
        assert TEXTS.speakers[language](f"problem.{code}")


def test_a_problem_names_itself_in_the_language_asked_for(caller: InProcess) -> None:
    """
    Title, detail and field errors are in that language, type and code in none.
    """
    titles, details = set(), set()
    for language in LANGUAGES:
        answer = caller.ask(
            "POST", "/v1/games", {}, headers={"Accept-Language": f"{language};q=0.9"}
        )
        problem = answer.json
        assert "/problems/invalid_field" == problem["type"]
        assert language == answer.headers["Content-Language"]
        titles.add(problem["title"])
        details.add(problem["errors"][0]["detail"])

    assert 3 == len(titles) == len(details)


def test_an_engine_refuses_in_the_language_asked_for(caller: InProcess) -> None:
    """
    The reason of a rule is said in Dutch and French, too.
    """
    table = lay(caller)
    details = {
        table.send(
            table.to_act, {"type": "ghooost.pass"}, accept_language=language
        ).json["detail"]
        for language in LANGUAGES
    }

    assert 3 == len(details)


@pytest.mark.parametrize(
    "header, language",
    [
        ("", "en"),
        ("de", "en"),
        ("nl-BE, en;q=0.5", "nl"),
        ("fr-CA", "fr"),
        ("de, fr;q=0.2, en;q=0.1", "fr"),
        ("*", "en"),
        (";;;q=,,=", "en"),
    ],
)
def test_languages_are_negotiated(
    caller: InProcess, header: str, language: str
) -> None:
    """
    The best of en, nl and fr for what the client accepts; English otherwise.
    """
    answer = caller.ask("GET", "/v1/titles", headers={"Accept-Language": header})

    assert language == answer.headers["Content-Language"]


@pytest.mark.parametrize(
    "method, path, refusal",
    [
        ("GET", "/page", (404, "unknown_path")),
        ("GET", "/v1/games/x/y/z", (404, "unknown_path")),
        ("GET", "/problems/nonsense", (404, "unknown_path")),
        ("PUT", "/v1/games", (405, "method_not_allowed")),
        ("POST", "/v1/games/0123456789abcdef/seats/x/claims", (404, "unknown_path")),
    ],
)
def test_what_flask_refuses_has_the_same_shape(
    caller: InProcess, method: str, path: str, refusal: tuple[int, str]
) -> None:
    """
    Unknown paths and methods are problems like any other.
    """
    answer = caller.ask(method, path)

    assert refusal == answer.refusal
    assert "application/problem+json" == answer.headers["Content-Type"]
    assert (refusal[0] == 405) == ("Allow" in answer.headers)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"nonsense",
        b'{"a": NaN}',
        b"\xff\xfe{}",
        b"[" * 30_000,
        b'{"seats": ' + b"9" * 5_000 + b"}",
        b'{"options": ' + b'{"a": ' * 17 + b"1" + b"}" * 17 + b"}",
    ],
)
def test_a_body_that_is_no_json_is_malformed(caller: InProcess, body: bytes) -> None:
    """
    Cut off, in another encoding, or nested beyond reason: 400.
    """
    answer = caller.ask(
        "POST", "/v1/games", body, headers={"Content-Type": "application/json"}
    )

    assert (400, "malformed_body") == answer.refusal


@pytest.mark.parametrize(
    "body, detail",
    [
        ({"seats": []}, "/title: The field title is missing. /seats: Expected 1 to 6"),
        ({"seats": [HUMAN, {"kind": "cat"}], "title": "x"}, "/seats/1/kind: Expected"),
        ({"title": "x", "seats": [HUMAN]}, "/title: Expected one of: ghooost, ghost-"),
        (
            {"title": "halloween", "seats": [HUMAN, HUMAN], "options": {"edition": 7}},
            "/options/edition: ",
        ),
        (dict.fromkeys("abcdef"), "(+ 5)"),
    ],
)
def test_the_detail_names_the_fields_and_what_to_do(
    caller: InProcess, body: Json, detail: str
) -> None:
    """
    Whoever reads nothing but `detail` can mend the request.
    """
    answer = caller.ask("POST", "/v1/games", body)

    assert 422 == answer.status
    assert detail in answer.json["detail"]


def test_a_token_without_bearer_is_told_so(caller: InProcess) -> None:
    """
    The most frequent mistake of all has a sentence of its own.
    """
    table = lay(caller)

    answer = caller.ask("GET", table.path, headers={"Authorization": table.owner})

    assert (401, "token_unknown") == answer.refusal
    assert "needs the word Bearer" in answer.json["detail"]


@pytest.mark.parametrize("body", [b"[]", b"7", b"null", b'"text"', b"true"])
def test_a_body_that_is_no_object_is_refused(caller: InProcess, body: bytes) -> None:
    """
    JSON, but not what any operation takes.
    """
    answer = caller.ask(
        "POST", "/v1/games", body, headers={"Content-Type": "application/json"}
    )

    assert (422, "invalid_field") == answer.refusal


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded"]
)
def test_a_body_must_be_declared_as_json(caller: InProcess, kind: str) -> None:
    """
    Any other content type is 415.
    """
    answer = caller.ask("POST", "/v1/games", b"{}", headers={"Content-Type": kind})

    assert (415, "not_json") == answer.refusal


def test_a_charset_does_not_hurt(caller: InProcess) -> None:
    """
    `application/json; charset=utf-8` is JSON.
    """
    answer = caller.ask(
        *("POST", "/v1/games", b"{}"),
        headers={"Content-Type": "application/json; charset=utf-8"},
    )

    assert (422, "invalid_field") == answer.refusal


def test_a_large_body_is_not_read(caller: InProcess) -> None:
    """
    More than 64 KB is 413.
    """
    answer = caller.ask(
        *("POST", "/v1/games", b" " * 65_537),
        headers={"Content-Type": "application/json"},
    )

    assert (413, "body_too_large") == answer.refusal
    assert "65536 bytes" in answer.json["detail"]


def test_every_request_has_a_name(caller: InProcess) -> None:
    """
    The client's own, if it is harmless; the problem and the header tell the same.
    """
    ours = caller.ask("GET", "/nothing")
    theirs = caller.ask("GET", "/nothing", headers={"X-Request-Id": "trace-7"})
    strange = caller.ask("GET", "/nothing", headers={"X-Request-Id": "a b;c"})

    assert re.fullmatch(r"[0-9a-f]{16}", ours.json["request_id"])
    assert ours.headers["X-Request-Id"] == ours.json["request_id"]
    assert "trace-7" == theirs.headers["X-Request-Id"] == theirs.json["request_id"]
    assert re.fullmatch(r"[0-9a-f]{16}", strange.json["request_id"])
