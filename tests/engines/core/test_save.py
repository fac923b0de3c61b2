from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from engines.core import save
from engines.core.errors import BadSave, NewerSave
from engines.core.fields import Json
from tests.engines.core.toy import TOY, Lanterns, rules


def played() -> Lanterns:
    """Return a table in the middle of a turn: the table is to agree."""
    s = TOY.start(2, {}, bytes(32)).state
    rules.choose(s, ("light", 2))
    return s


def saved(**changes: Any) -> Json:
    """Return a save as read from JSON, with some fields changed."""
    found: Json = json.loads(json.dumps(TOY.dump(played())))
    return {**found, **changes}


def refusal(found: Json) -> BadSave:
    with pytest.raises(BadSave) as caught:
        TOY.load(found)
    return caught.value


def test_a_save_is_plain_json() -> None:
    """
    A save names its title, rules, format and key, and every field in its order.
    """
    assert TOY.dump(played()) == {
        "title": "toy",
        "rules_version": "1.0",
        "format": 1,
        "key": "00" * 32,
        "players": 2,
        "draws": 2,
        "agenda": [["pass_on", 0], ["agree", -1]],
        "dark": 2,
        "colours": ["red", "blue"],
        "found": [played().found[0], []],
        "turns": [1, 0],
    }


def test_a_loaded_table_is_the_table_that_was_saved() -> None:
    """
    Every field comes back in the form that the rules expect.
    """
    s, loaded = played(), TOY.load(saved())

    assert TOY.digest(s) == TOY.digest(loaded)
    assert s.agenda == loaded.agenda
    assert (s.colours, s.found, s.key) == (loaded.colours, loaded.found, loaded.key)
    assert [1, 0] == loaded.turns


def test_an_outcome_is_saved() -> None:
    """
    A finished table loads with its outcome.
    """
    s = played()
    rules.choose(s, ("agree", "red"))
    rules.choose(s, ("light", 2))

    loaded = TOY.load(json.loads(json.dumps(TOY.dump(s))))

    assert s.outcome is not None
    assert s.outcome == loaded.outcome


def test_the_digest_is_of_the_whole_table() -> None:
    """
    Any change of any field, of the key or of the agenda changes the digest.
    """
    s = played()
    digests = {TOY.digest(s)}
    for field, value in (
        ("dark", 3),
        ("colours", ("red",)),
        ("found", [[1, 2], [3]]),
        ("draws", 9),
        ("turns", [2, 0]),
        ("key", bytes([1]) * 32),
        ("agenda", s.agenda[:1]),
    ):
        twin = s.clone()
        setattr(twin, field, value)
        digests.add(TOY.digest(twin))

    assert 8 == len(digests)
    assert TOY.digest(s.clone()) == TOY.digest(s)


def test_renamed_frames_are_brought_up_to_date(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    A frame under an old name is loaded under its present one.
    """
    monkeypatch.setitem(rules.renamed, "hand_on", "pass_on")

    loaded = TOY.load(saved(agenda=[["hand_on", 0], ["agree", -1]]))

    assert [("pass_on", 0), ("agree", -1)] == loaded.agenda


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"title": "ghooost"}, "save.title"),
        ({"title": None}, "save.title"),
        ({"format": 0}, "save.format"),
        ({"rules_version": None}, "save.damaged"),
        ({"rules_version": "new"}, "save.damaged"),
        ({"format": None}, "save.format"),
        ({"agenda": [["no_such_step", 0]]}, "save.frame"),
        ({"agenda": [[]]}, "save.damaged"),
        ({"agenda": 5}, "save.damaged"),
        ({"found": [1, 2]}, "save.damaged"),
        ({"colours": None}, "save.damaged"),
        ({"key": "no hex"}, "save.damaged"),
        ({"key": None}, "save.damaged"),
        ({"outcome": []}, "save.damaged"),
        ({"outcome": ["all_lit", 1]}, "save.damaged"),
        ({"players": "two"}, "save.damaged"),
    ],
)
def test_a_save_that_cannot_go_on_is_refused(changes: Json, key: str) -> None:
    """
    Another title, an unknown format, an unknown frame or damage: each by its reason.
    """
    error = refusal(saved(**changes))

    assert key == error.reason.key
    assert "bad_save" == error.code
    assert TOY.texts.speakers["en"](error.reason.key, **error.reason.values)


@pytest.mark.parametrize("field", ["players", "dark", "agenda", "key", "found"])
def test_a_missing_field_is_damage(field: str) -> None:
    """
    A save without one of its fields is refused, and the field is named.
    """
    found = saved()
    del found[field]

    error = refusal(found)

    assert "save.damaged" == error.reason.key
    assert field in str(error)


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"format": save.FORMAT + 1}, "save.newer_format"),
        ({"rules_version": "1.0.1"}, "save.newer_rules"),
        ({"rules_version": "1.10"}, "save.newer_rules"),
        ({"rules_version": "2"}, "save.newer_rules"),
    ],
)
def test_a_save_of_a_newer_release_is_refused(changes: Json, key: str) -> None:
    """
    By a reason of its own: it is not damaged, and the release that wrote it goes on.
    """
    error = refusal(saved(**changes))

    assert isinstance(error, NewerSave)
    assert ("newer_save", key) == (error.code, error.reason.key)
    assert TOY.texts.speakers["en"](error.reason.key, **error.reason.values)


def test_a_save_of_older_rules_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    It loads as it is where nothing has changed that it would have to know.
    """
    older = saved()
    monkeypatch.setattr(type(TOY), "rules_version", "1.1")

    assert TOY.digest(played()) == TOY.digest(TOY.load(older))


def test_a_save_of_an_older_format_is_brought_up_to_date(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    One format after another, each by the way that is declared for it.
    """
    older = saved()
    older["lanterns"] = older.pop("dark")

    def second(found: Mapping[str, Any]) -> Json:
        return {**found, "unlit": found["lanterns"]}

    def third(found: Mapping[str, Any]) -> Json:
        return {**found, "dark": found["unlit"]}

    monkeypatch.setattr(save, "FORMAT", 3)
    monkeypatch.setattr(save, "FORMATS", {1: second, 2: third})

    assert 2 == TOY.load(older).dark
    assert 3 == TOY.dump(TOY.load(older))["format"]


def test_there_is_a_way_from_every_format_to_the_present_one() -> None:
    """
    A format that is raised without one would end every game that is played.
    """
    assert list(range(1, save.FORMAT)) == list(save.FORMATS)
