"""Only killing mutants is quick: what a swap cannot show must be told apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mutants.swap import changed_functions, functions_here, place_of, put_in

OLD = """
LIMIT = 3

def plain(count, most=2):
    return [each for each in range(count) if each < most]

class Shelf:
    size = 4

    def room(self):
        return lambda taken: self.size - taken
"""


@pytest.mark.parametrize(
    "was, becomes, changed",
    [
        ("each < most", "each <= most", {"plain", "plain.<locals>.<listcomp>"}),
        (
            "size - taken",
            "size + taken",
            {"Shelf.room", "Shelf.room.<locals>.<lambda>"},
        ),
        ("LIMIT = 3", "LIMIT = 4", None),
        ("most=2", "most=3", None),
        ("size = 4", "size = 5", None),
        ("LIMIT = 3", "LIMIT  = 3", set()),
    ],
)
def test_functions_that_differ_are_found(
    was: str, becomes: str, changed: set[str] | None
) -> None:
    """
    What is evaluated when a module is imported cannot be swapped afterwards.
    """
    found = changed_functions("shelf.py", OLD, OLD.replace(was, becomes))

    assert changed == (None if found is None else {place.name for place in found})


def test_functions_get_their_new_code() -> None:
    """
    Wherever a function is kept, it does what the mutant does.
    """
    kept: dict[str, Any] = {}
    exec(compile(OLD, "shelf.py", "exec"), kept)  # noqa: S102 - it is our own
    plain = kept["plain"]
    changes = changed_functions(
        "shelf.py", OLD, OLD.replace("each < most", "each > most")
    )

    assert [0, 1] == plain(5)
    assert changes is not None
    put_in(changes, functions_here())
    assert [3, 4] == plain(5)
    assert place_of(plain.__code__) in changes
