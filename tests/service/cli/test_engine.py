"""`seance engine` as another program calls it."""

import json

from click.testing import CliRunner

from service.cli import main


def test_each_line_is_answered_by_one_line() -> None:
    """Answers come in order, each under the id of its question; the end ends it."""
    lines = [
        {"id": 1, "type": "hello"},
        {"id": "b", "type": "setup", "players": 2, "options": {}, "key": "0" * 64},
        {"id": 3, "type": "nothing"},
        {"id": 4, "type": "digest"},
    ]
    said = "".join(json.dumps(line) + "\n" for line in lines)

    result = CliRunner().invoke(main, ["engine", "--title=ghooost"], input=said)

    assert 0 == result.exit_code, result.output
    answers = [json.loads(line) for line in result.output.splitlines()]
    assert [1, "b", 3, 4] == [answer["id"] for answer in answers]
    assert ["hello", "table", "problem", "digest"] == [a["type"] for a in answers]


def test_a_title_is_needed() -> None:
    """A missing or unknown title is refused, and the titles are named."""
    assert 2 == CliRunner().invoke(main, ["engine"]).exit_code
    unknown = CliRunner().invoke(main, ["engine", "--title=chess"])
    assert "'ghooost'" in unknown.output
