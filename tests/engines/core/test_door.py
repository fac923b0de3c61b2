from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.core.door import PROTOCOL, Door

Json = dict[str, Any]

KEY = bytes(32).hex()
SETUP: Json = {"players": 3, "options": {}, "key": KEY}


def ask(door: Door, kind: object, **fields: Any) -> Json:
    """Return the answer to a message; it repeats the id."""
    line = door.answer(json.dumps({"id": 7, "type": kind, **fields}))
    answer: Json = json.loads(line)
    assert "\n" not in line
    assert 7 == answer.pop("id")
    return answer


def laid(title: str = "ghooost") -> Door:
    """Return a door with a table of three players behind it."""
    door = Door(engines.get(title))
    assert "table" == ask(door, "setup", **SETUP)["type"]
    return door


def test_hello_names_the_protocol_and_the_title() -> None:
    """
    A caller learns what it speaks to, what may be set up and what cards print.
    """
    title = engines.get("ghooost")
    answer = ask(Door(title), "hello")

    assert ("hello", PROTOCOL) == (answer["type"], answer["protocol"])
    assert ("ghooost", title.rules_version) == (
        answer["title"],
        answer["rules_version"],
    )
    assert [2, 6] == answer["players"]
    assert set(title.option_fields) == set(answer["options"]["properties"])
    assert title.components == answer["components"]


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_game_goes_on_as_behind_any_other_door(title: str) -> None:
    """
    Options, views and digests are those of the engine, command by command.
    """
    game = engines.get(title)
    door = laid(title)
    state = game.start(3, {}, bytes(32)).state
    for version in range(25):
        decision = game.open(state)
        assert decision is not None
        offered = ask(door, "options")["options"]
        assert [game.write(option) for option in decision.options] == offered
        digest = {"type": "digest", "version": version, "digest": game.digest(state)}
        assert digest == ask(door, "digest")
        for seat in (None, 0, 2):
            view = json.loads(json.dumps(game.view(state, seat)))
            assert view == ask(door, "view", seat=seat)["view"]

        seat = max(decision.seat, 0)
        command = offered[version % len(offered)]
        state = game.apply(state, seat, command).state
        answer = ask(door, "choose", seat=seat, command=command)
        assert version + 1 == answer["version"]
        following = game.open(state)
        if following is None:  # a short game
            return
        assert {
            "name": following.name,
            "seat": following.seat,
            "rules": list(following.rules),
        } == answer["decision"]


def test_events_are_told_whole() -> None:
    """
    The door is a referee's: it tells every hand that is dealt.
    """
    events = ask(Door(engines.get("ghooost")), "setup", **SETUP)["events"]

    dealt = [event for event in events if event["type"] == "ghooost.hand_dealt"]
    assert [4, 4, 4] == [len(event["cards"]) for event in dealt]


def test_the_documented_example_is_what_happens() -> None:
    """
    The lines of PROTOCOL.md, sent one by one, are answered as the page shows.
    """
    door = Door(engines.get("ghooost"))
    page = (Path(engines.__file__).parent / "PROTOCOL.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if line.startswith(("> ", "< "))]
    for sent, shown in zip(lines[::2], lines[1::2], strict=True):
        answer = door.answer(sent.removeprefix("> ").replace("00...00", KEY))
        place = 0
        for part in shown.removeprefix("< ").split("..."):
            place = answer.index(part, place) + len(part)
    assert 8 == len(lines)


def test_an_ended_game_has_an_outcome_and_no_options() -> None:
    """
    After the last command nothing is asked; a new setup lays the next table.
    """
    door = laid()
    answer: Json = {}
    options = ask(door, "options")["options"]
    seat = ask(door, "view")["view"]["to_act"]
    while options:
        answer = ask(door, "choose", seat=seat, command=options[0])
        options = ask(door, "options")["options"]
        seat = answer.get("decision", {}).get("seat")
    assert {"reason", "winners", "places", "scores"} == set(answer["outcome"])
    assert "decision" not in answer
    refused = ask(door, "choose", seat=0, command={"type": "ghooost.take"})
    assert "game_over" == refused["code"]

    assert 0 == ask(door, "setup", **SETUP)["version"]


@pytest.mark.parametrize(
    "line, pointer",
    [
        ("", ""),
        ("{", ""),
        ("[]", ""),
        ("[" * 100_000, ""),
        ('{"type": "hello"}', "/id"),
        ('{"id": 1.5, "type": "hello"}', "/id"),
        ('{"id": true, "type": "hello"}', "/id"),
        ('{"id": null, "type": "hello"}', "/id"),
    ],
)
def test_a_line_that_is_no_message_is_a_problem(line: str, pointer: str) -> None:
    """
    Such a line is answered without id, and the door stays open.
    """
    door = Door(engines.get("ghooost"))
    answer = json.loads(door.answer(line))

    assert (None, "problem", "malformed_line") == (
        answer["id"],
        answer["type"],
        answer["code"],
    )
    assert pointer == answer.get("pointer", "")
    assert "hello" == json.loads(door.answer('{"id": "a", "type": "hello"}'))["type"]


@pytest.mark.parametrize("kind", [None, 7, "", "bye", ["hello"]])
def test_an_unknown_type_is_a_problem(kind: object) -> None:
    """
    The problem lists the types that there are.
    """
    answer = ask(Door(engines.get("ghooost")), kind)

    assert ("unknown_type", "/type") == (answer["code"], answer["pointer"])
    assert "setup, options, choose" in answer["detail"]


@pytest.mark.parametrize(
    "kind, fields, pointer",
    [
        ("hello", {"x": 1}, "/x"),
        ("setup", {**SETUP, "seed": 1}, "/seed"),
        ("setup", {**SETUP, "players": "3"}, "/players"),
        ("setup", {**SETUP, "players": True}, "/players"),
        ("setup", {**SETUP, "options": []}, "/options"),
        ("setup", {"players": 3, "options": {}}, "/key"),
        ("setup", {**SETUP, "key": 7}, "/key"),
        ("setup", {**SETUP, "key": "no digits"}, "/key"),
        ("setup", {**SETUP, "key": "00"}, "/key"),
        ("options", {"seat": 0}, "/seat"),
        ("choose", {"command": {}}, "/seat"),
        ("choose", {"seat": 0, "command": "take"}, "/command"),
        ("view", {"seat": 3}, "/seat"),
        ("view", {"seat": -1}, "/seat"),
        ("view", {"seat": "0"}, "/seat"),
        ("digest", {"seat": 0}, "/seat"),
    ],
)
def test_a_wrong_field_is_a_problem(kind: str, fields: Json, pointer: str) -> None:
    """
    A missing, unknown or wrong field is named.
    """
    answer = ask(laid(), kind, **fields)

    assert ("problem", "malformed_message") == (answer["type"], answer["code"])
    assert pointer == answer["pointer"]


def test_a_seat_that_is_not_at_the_table_is_told_which_are() -> None:
    """
    Seats count from 0.
    """
    answer = ask(laid(), "view", seat=3)

    assert "Seats are numbered from 0 to 2." == answer["detail"]


@pytest.mark.parametrize(
    "kind, fields",
    [
        ("options", {}),
        ("choose", {"seat": 0, "command": {}}),
        ("view", {}),
        ("digest", {}),
    ],
)
def test_a_table_is_laid_first(kind: str, fields: Json) -> None:
    """
    Before the first setup there is nothing to look at.
    """
    answer = ask(Door(engines.get("ghooost")), kind, **fields)

    assert "no_table" == answer["code"]


def test_what_the_engine_refuses_is_a_problem_with_its_rules() -> None:
    """
    The code, the words, the pointer and the rules are those of the engine.
    """
    door = laid()
    before = ask(door, "digest")
    seat = ask(door, "view")["view"]["to_act"]

    for number, command, code in (
        (seat, {"type": "ghooost.take"}, "illegal_command"),
        (seat, {"type": "ghooost.nothing"}, "malformed_command"),
        ((seat + 1) % 3, {"type": "ghooost.take"}, "not_your_decision"),
    ):
        answer = ask(door, "choose", seat=number, command=command)
        assert ("problem", code) == (answer["type"], answer["code"])
        assert answer["detail"]
    refused = ask(door, "choose", seat=seat, command={"type": "ghooost.take"})
    assert ["GH-5.4", "GH-5.9"] == refused["rules"]
    assert (
        "/options/match"
        == (ask(door, "setup", players=2, options={"match": True}, key=KEY)["pointer"])
    )
    assert before == ask(door, "digest"), "a refusal changes nothing"
