"""Bodies that cost their sender nothing: none may cost the service much.

What is asserted is processor time, so that a busy machine fails no test; on a quiet one
every request takes less than an eighth of what is allowed here.
"""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from service.api.blueprints import MOST_FIELDS
from service.api.schemas.fields import MOST_ERRORS
from service.api.schemas.history_requests import MAX_REPLAY, VerifyReplayRequest
from service.errors import InvalidFields
from service.games.history import replays
from service.settings import Settings
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.frozen.files import REPLAYS, folders, read
from tests.played import finished
from tests.service.api.good_requests import Asked, good_requests
from tests.tables import HUMAN

MOST_SECONDS = 2.0
QUIET_SECONDS = 0.25
"""What the longest run, which has the machine for itself, allows instead."""
MOST_MEMORY = 32 * 1024 * 1024
MOST_ANSWERED = 16 * 1024
"""In bytes: what a refusal may take that names no field of the sender's."""

SMALL = Settings().max_body_bytes
LARGE = VerifyReplayRequest.max_bytes
JSON = {"Content-Type": "application/json"}

FILLINGS = {
    "objects": (b"[", b"{}", b"]"),
    "lists": (b"[", b"[]", b"]"),
    "numbers": (b"[", b"1", b"]"),
    "texts": (b"[", b'""', b"]"),
    "objects in objects": (b"[", b'{"seat":{"a":[{}]},"bot":{"b":{}}}', b"]"),
    "objects with many fields": (
        b"[",
        b"{" + b",".join(b'"%d":0' % number for number in range(MOST_FIELDS)) + b"}",
        b"]",
    ),
}
"""What a value can be made of: how it begins, what is repeated, how it ends."""


def full(size: int, filling: tuple[bytes, bytes, bytes]) -> bytes:
    """A value of about ``size`` bytes."""
    opening, piece, closing = filling
    times = max(1, (size - 2) // (len(piece) + 1))
    return opening + b",".join([piece] * times) + closing


def odd(size: int) -> Iterator[tuple[str, bytes]]:
    """Large values that are no list of the same."""
    named = b",".join(b'"%06x":1' % number for number in range((size - 2) // 11))
    yield "fields", b"{" + named + b"}"
    few = MOST_FIELDS - 20
    long = b",".join(b'"%06x%s":1' % (n, b"a" * (size // few - 20)) for n in range(few))
    yield "long names", b"{" + long + b"}"
    yield "a text", b'"' + b"a" * (size - 2) + b'"'
    yield "escapes", b'"' + rb"\u0001" * (size // 6 - 1) + b'"'
    yield "digits", b"9" * size
    yield "a fraction", b"0." + b"3" * (size - 2)
    yield "depth", b"[" * (size // 2) + b"]" * (size // 2)
    yield "depth in objects", b'{"a":' * (size // 6) + b"1" + b"}" * (size // 6)


def values(size: int, most_values: int) -> Iterator[tuple[str, bytes]]:
    """Values as large as a body may be, by what they are made of."""
    for name, filling in FILLINGS.items():
        yield name, full(size, filling)
        # As many as pass the first check.
        marks = sum(filling[1].count(mark) for mark in b",{[") + 1
        times = (most_values - 200) // marks
        shorter = min(size, times * (len(filling[1]) + 1))
        yield f"{name}, fewer", full(shorter, filling)
    yield from odd(size)


class Cost(NamedTuple):
    """What a request has cost."""

    seconds: float
    answer: Answer


def cost(caller: InProcess, asked: Asked, body: bytes) -> Cost:
    """Send a body of bytes; what the service does is measured, and nothing else."""
    client = caller.app.test_client()
    bearer = {"Authorization": f"Bearer {asked.token}"} if asked.token else {}
    headers = {**JSON, **asked.headers, **bearer}
    begun = time.process_time()
    response = client.open(asked.path, method=asked.method, data=body, headers=headers)
    spent = time.process_time() - begun
    answer = Answer(response.status_code, dict(response.headers), response.data)
    caller.document.check(asked.method, asked.path, *answer)
    return Cost(spent, answer)


def peak_of(caller: InProcess, asked: Asked, body: bytes) -> int:
    """The most memory that is taken at a time to answer a body, in bytes."""
    tracemalloc.start()
    try:
        cost(caller, asked, body)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return peak


CREATE = Asked("POST", "/v1/games")
VERIFY = Asked("POST", "/v1/verifications")


@pytest.mark.parametrize(
    "asked, size, begin, status",
    [
        (CREATE, SMALL, b'{"title":"ghooost","seats":', 413),
        (CREATE, 40_000, b'{"title":"ghooost","seats":', 422),
        (VERIFY, LARGE, b'{"commands":', 413),
        # As many as a replay may have.
        (VERIFY, 3 * MAX_REPLAY, b'{"commands":', 422),
        # A few more.
        (VERIFY, 3 * MAX_REPLAY + 300, b'{"commands":', 422),
    ],
)
def test_a_list_of_nothing_costs_next_to_nothing(
    caller: InProcess, asked: Asked, size: int, begin: bytes, status: int
) -> None:
    """
    Once: createGame took 1.5 s to answer 1.5 MB, verifyReplay 90 s and 3.2 GB.
    """
    body = begin + full(size - len(begin) - 1, FILLINGS["objects"]) + b"}"
    cost(caller, asked, body)

    spent, answer = cost(caller, asked, body)
    peak = peak_of(caller, asked, body)

    print(
        f"{len(body)} bytes: {spent:.3f} s, {peak} bytes, {len(answer.data)} answered"
    )
    assert status == answer.status
    assert spent < MOST_SECONDS
    assert peak < MOST_MEMORY
    assert len(answer.data) < MOST_ANSWERED


def test_a_list_is_measured_before_its_items_are_read(caller: InProcess) -> None:
    """
    Of a list that is too long the length is wrong, not what is in it.
    """
    body = {"title": "ghooost", "seats": [{}] * 7}

    answer = caller.ask("POST", "/v1/games", body)

    assert (422, "invalid_field") == answer.refusal
    assert ["/seats"] == [wrong["pointer"] for wrong in answer.json["errors"]]


def test_a_refusal_names_so_many_errors_and_no_more(caller: InProcess) -> None:
    """
    The first twenty, in the order of the request.
    """
    bad = {**{f"no{number}": 1 for number in range(30)}, "seats": [HUMAN]}
    commands = [{"seat": 0, "command": {}}, *[{"command": {}}] * 40]

    fields = caller.ask("POST", "/v1/games", bad).json["errors"]
    items = caller.ask("POST", "/v1/verifications", {"commands": commands})

    assert MOST_ERRORS == len(fields) == len(items.json["errors"])
    pointers = [wrong["pointer"] for wrong in items.json["errors"]]
    assert "/commands/1/seat" in pointers
    assert "/commands/40/seat" not in pointers


def test_the_shape_of_a_body_is_bounded(caller: InProcess) -> None:
    """
    413 for more values than any request of the operation has, or more fields.
    """
    fields = {f"a{number}": 1 for number in range(MOST_FIELDS + 1)}
    many = {"title": [0] * 30_001}

    for body in (fields, {"title": fields}, many):
        answer = caller.ask("POST", "/v1/games", body)
        assert (413, "body_too_large") == answer.refusal


def test_every_replay_that_is_known_has_far_fewer_values_than_allowed() -> None:
    """
    For a game of as many commands as are accepted there would be room.
    """
    densest = 0.0
    for folder in folders(REPLAYS):
        for line in read(folder / REPLAYS):
            commands = line["replay"]["commands"]
            densest = max(densest, _values(commands) / len(commands))

    assert densest * MAX_REPLAY * 1.5 < VerifyReplayRequest.max_values


def _values(value: object) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + sum(map(_values, value)) if isinstance(value, list) else 1


def test_a_verification_takes_so_long_and_no_longer(caller: InProcess) -> None:
    """
    422 once the processor time is spent, in words that say so.
    """
    table = finished(caller)
    told: Json = caller.ask("GET", f"{table.path}/replay", token=table.owner).json

    with pytest.raises(InvalidFields) as refused:
        replays.verify(told, seconds=0)

    ((pointer, reason),) = refused.value.wrong
    assert ("/commands", "wrong.verification") == (pointer, reason.key)
    assert caller.ask("POST", "/v1/verifications", told).json["valid"]


def test_only_so_many_verifications_run_at_a_time(caller: InProcess) -> None:
    """
    429 with Retry-After for one more; it counts like any other request.
    """
    table = finished(caller)
    told = caller.ask("GET", f"{table.path}/replay", token=table.owner).json

    with replays.place(), replays.place():
        refused = [caller.ask("POST", "/v1/verifications", told) for _ in range(2)]
    after = caller.ask("POST", "/v1/verifications", told)

    for answer in refused:
        assert (429, "too_many_requests") == answer.refusal
        assert "1" == answer.headers["Retry-After"]
    assert refused[0].headers["RateLimit"] != refused[1].headers["RateLimit"]
    assert after.json["valid"]


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_no_body_at_its_size_limit_costs_much(
    redis_url: str, caller: InProcess, capfd: pytest.CaptureFixture[str], every: int
) -> None:
    """
    Every field of every operation, filled with whatever takes long to read.

    In make test each fourth of these bodies: every field, and every filling by turns.
    The longest run sends each again, to see what memory it takes.
    """
    del redis_url  # It empties the store first.
    found: list[tuple[float, int, str]] = []
    peaks = [(0, "")]
    for name, asked in good_requests(caller).items():
        for field in _fields(caller, name):
            size = LARGE if name == "verifyReplay" else SMALL
            most = 150_000 if name == "verifyReplay" else 30_000
            begin, end = _around(field, asked.body or {})
            fillings = islice(
                values(size - len(begin + end), most), len(found) % every, None, every
            )
            for kind, value in fillings:
                spent, answer = cost(caller, asked, begin + value + end)
                assert answer.status < 500, (name, field, kind)
                label = f"{name} {field}: {kind}"
                found.append((spent, len(answer.data), label))
                if every == 1:
                    again = peak_of(caller, asked, begin + value + end)
                    peaks.append((again, label))
    found.sort(reverse=True)
    with capfd.disabled():
        print(f"\n{len(found)} bodies; the slowest, and the largest answer:")
        for spent, answered, label in (
            *found[:3],
            max(found, key=lambda each: each[1]),
        ):
            print(f"  {spent:.3f} s CPU, {answered} bytes: {label}")
        print(f"  {max(peaks)[0] / 1e6:.1f} MB of memory: {max(peaks)[1]}")
    assert found[0][0] < (QUIET_SECONDS if every == 1 else MOST_SECONDS), found[0]
    assert max(peaks)[0] < MOST_MEMORY, max(peaks)


def _around(field: str, body: Json) -> tuple[bytes, bytes]:
    """What comes before and after the value of a field in a body that is right."""
    if not field:
        return b"", b""
    others = {name: value for name, value in body.items() if name != field}
    begun = json.dumps(others)[:-1] + ("," if others else "")
    return f'{begun}"{field}":'.encode(), b"}"


def _fields(caller: InProcess, operation: str) -> list[str]:
    """The fields of the body of an operation, and "" for the body itself.

    Of texts, numbers and the like, one each: all are read alike.
    """
    for each in caller.document.operations.values():
        if each["operationId"] == operation and "requestBody" in each:
            shape = each["requestBody"]["content"]["application/json"]["schema"]
            name = shape["$ref"].rpartition("/")[2]
            parts = caller.document.content["components"]["schemas"]
            found = {
                shape.get("type", field): field
                for field, shape in parts[name]["properties"].items()
                if shape.get("type") != "array"
            }
            lists = [
                field
                for field, shape in parts[name]["properties"].items()
                if shape.get("type") == "array"
            ]
            return ["", *found.values(), *lists]
    return []
