import json

import pytest

from tests.callers import InProcess
from tests.document import Json
from tests.played import finished


def numbers(stream: bytes) -> list[int]:
    """The ids of the events in a stream."""
    return [
        int(line.removeprefix("id: "))
        for line in stream.decode().splitlines()
        if line.startswith("id: ")
    ]


def test_a_stream_goes_on_after_the_last_event_heard(caller: InProcess) -> None:
    """
    Last-Event-ID goes before `after`; who knows the end of a game gets 204.
    """
    over = finished(caller)
    path = f"{over.path}/stream"

    whole = numbers(caller.ask("GET", path, token=over.owner).data)
    last = whole[-1]
    rest = caller.ask(
        *("GET", f"{path}?after=1"),
        token=over.owner,
        headers={"Last-Event-ID": str(last - 2)},
    )
    known = caller.ask("GET", f"{path}?after={last}", token=over.owner)

    assert list(range(1, last + 1)) == whole
    assert [last - 1, last] == numbers(rest.data)
    assert (204, b"") == (known.status, known.data)
    assert "Content-Type" not in known.headers


@pytest.mark.parametrize("header", ["", "x", "-1", "1.5", "1234567890"])
def test_a_strange_last_event_id_is_refused(caller: InProcess, header: str) -> None:
    """
    Only the number of an event is understood.
    """
    over = finished(caller)

    answer = caller.ask(
        "GET",
        f"{over.path}/stream",
        token=over.owner,
        headers={"Last-Event-ID": header},
    )

    assert (400, "malformed_header") == answer.refusal
    problem: Json = json.loads(answer.data)
    assert "Last-Event-ID" in problem["detail"]
