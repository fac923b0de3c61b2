"""Answers in the form that a client accepts, and what is never compressed."""

from __future__ import annotations

import gzip
import sys
from typing import TYPE_CHECKING, Any

import brotli
import pytest

from tests.played import finished
from tests.tables import HUMAN, OPEN, lay

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.callers import InProcess

UNPACK: dict[str, Callable[[bytes], bytes]] = {
    "br": brotli.decompress,
    "gzip": gzip.decompress,
    "zstd": zstd.decompress,
}

BROWSER = "gzip, deflate, br, zstd"


def get(caller: InProcess, path: str, token: str, **headers: str) -> Any:
    """Send a request as a browser does; the answer is not held against anything."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    bearer = {"Authorization": f"Bearer {token}", "Accept-Encoding": BROWSER}
    return caller.app.test_client().get(path, headers={**bearer, **named})


@pytest.mark.parametrize("coding", UNPACK)
@pytest.mark.parametrize("what", ["/description", "/board.svg", "/events"])
def test_an_answer_is_the_same_in_every_form(
    caller: InProcess, what: str, coding: str
) -> None:
    """
    Smaller, under the same ETag but weak: other bytes that mean the same.
    """
    table = finished(caller, "halloween")
    path = f"{table.path}{what}"
    plain = get(caller, path, table.owner, Accept_Encoding="identity")

    packed = get(caller, path, table.owner, Accept_Encoding=coding)

    assert coding == packed.headers["Content-Encoding"]
    assert plain.data == UNPACK[coding](packed.data)
    assert len(packed.data) < len(plain.data) / 2
    assert "Accept-Encoding" in plain.vary
    assert "Accept-Encoding" in packed.vary
    assert "Content-Encoding" not in plain.headers
    if "ETag" in plain.headers:
        assert f"W/{plain.headers['ETag']}" == packed.headers["ETag"]


def test_no_news_is_no_news_in_any_form(caller: InProcess) -> None:
    """
    The ETag of one form is as good as that of another, for 304 and for If-Match.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    token = table.tokens[seat]
    weak = get(caller, table.path, token).headers["ETag"]

    for known in (weak, etag):
        for form in (BROWSER, "identity"):
            again = get(
                *(caller, table.path, token),
                If_None_Match=known,
                Accept_Encoding=form,
            )
            assert (304, b"") == (again.status_code, again.data)
            assert "Content-Encoding" not in again.headers
            assert weak.removeprefix("W/") == again.headers["ETag"].removeprefix("W/")
    assert 200 == table.send(seat, command, if_match=weak).status


def test_what_a_client_does_not_accept_is_not_sent(caller: InProcess) -> None:
    """
    Plain, unless it says otherwise; a small answer is not worth the work.
    """
    table = lay(caller)
    for accepts in ("", "identity", "compress", "gzip;q=0"):
        answer = get(caller, table.path, table.owner, Accept_Encoding=accepts)
        assert "Content-Encoding" not in answer.headers, accepts
    assert "Content-Encoding" not in get(caller, "/healthz", table.owner).headers


def test_answers_with_credentials_are_never_compressed(caller: InProcess) -> None:
    """
    Their length would tell about the secret; proxies are asked to leave them, too.
    """
    client = caller.app.test_client()
    headers = {"Accept-Encoding": BROWSER}
    created = client.post(
        "/v1/games", json={"title": "ghooost", "seats": [HUMAN, OPEN]}, headers=headers
    )
    game = created.get_json()
    path = f"/v1/games/{game['id']}"
    owner = game["credentials"]["owner"]
    bearer = {**headers, "Authorization": f"Bearer {owner}"}
    answers = [
        created,
        client.post(f"{path}/seats/1/claims", json={}, headers=headers),
        client.put(f"{path}/seats/0", json={"kind": "human"}, headers=bearer),
        client.post(f"{path}/forks", json={}, headers=bearer),
        client.post(f"{path}/tickets", headers=bearer),
    ]

    for answer in answers:
        assert answer.status_code in (200, 201), answer.text
        assert "Content-Encoding" not in answer.headers
        assert "no-transform" in answer.headers["Cache-Control"]


def test_a_stream_is_never_compressed(caller: InProcess) -> None:
    """
    An event must not wait until there is enough to compress.
    """
    over = finished(caller)

    answer = get(caller, f"{over.path}/stream", over.owner)

    assert "Content-Encoding" not in answer.headers
    assert answer.data.startswith(b"retry: 1000")
