from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from engines.core.fields import Field, Json
from engines.core.title import Title
from tests.engines.contract.games import Game, ended, kinds, readers, walk


def closed(schema: Any) -> Any:
    """Return a schema in which no object may have a field that it does not name."""
    if isinstance(schema, dict):
        inner = {name: closed(value) for name, value in schema.items()}
        if inner.get("type") == "object":
            inner["additionalProperties"] = False
        return inner
    return [closed(item) for item in schema] if isinstance(schema, list) else schema


class Judge:
    """A closed schema, and what it found wrong with the values that it was shown."""

    def __init__(self, schema: Json) -> None:
        Draft202012Validator.check_schema(schema)
        self._validator = Draft202012Validator(closed(schema))
        self._found: dict[str, list[str]] = {}

    def wrongs(self, value: object) -> list[str]:
        """Return what is wrong with a value as it is sent.

        The same commands and events come again in every game, and are judged once.
        """
        sent = json.dumps(value)
        if sent not in self._found:
            errors = self._validator.iter_errors(json.loads(sent))
            self._found[sent] = [error.message for error in errors]
        return self._found[sent]


@cache
def view_judge(title: Title[Any]) -> Judge:
    return Judge(title.view_field.schema())


@cache
def command_judges(title: Title[Any]) -> dict[str, Judge]:
    known = title.vocabulary.commands
    return {name: Judge(kind.schema()) for name, kind in known.items()}


@cache
def event_judges(title: Title[Any]) -> dict[str, Judge]:
    known = title.vocabulary.events
    return {name: Judge(kind.schema()) for name, kind in known.items()}


def test_views_are_exactly_as_published(game: Game) -> None:
    """
    Every field of a view is in its schema, and every required one is in the view.
    """
    title = game.title
    judge = view_judge(title)
    for state in [*(at.state for at in walk(game, most=3)), ended(game)]:
        for reader in readers(state):
            assert [] == judge.wrongs(title.view(state, reader))


def test_commands_are_exactly_as_published(game: Game) -> None:
    """
    Every option, written as a command, fits the schema of its type.
    """
    title = game.title
    judges = command_judges(title)
    for state, _, _ in walk(game, most=6):
        for option in state.rules.options(state):
            assert [] == judges[option[0]].wrongs(title.write(option))


def test_events_are_exactly_as_published(game: Game) -> None:
    """
    Every event, as each reader gets it, fits the schema of its type.
    """
    title = game.title
    known, judges = title.vocabulary.events, event_judges(title)
    state, events = game.start()
    told = [(reader, event) for event in events for reader in readers(state)]
    for state, seat, option in walk(game, most=25):
        applied = title.apply(state, seat, title.write(option))
        told += [(reader, event) for event in applied.events for reader in (None, seat)]
    for reader, event in told:
        shown = known[event[0]].write(event, reader)
        assert [] == judges[event[0]].wrongs(shown), event


def test_options_of_a_setup_fit_their_schema(title: Title[Any]) -> None:
    """
    Every setup that a title names is one that createGame accepts.
    """
    judge = Judge(title.option_schema())
    players = set()
    for setup in title.setups():
        players.add(setup.players)
        assert [] == judge.wrongs(setup.options)
        assert setup.options == title.complete(setup.players, setup.options)

    assert set(title.players) == players


def documented(name: str, field: Field) -> list[str]:
    """List the fields below one that say nothing about themselves."""
    below = dict(field.fields or {})
    silent = [name] if not field.doc and not field.names else []
    return silent + [
        each for key, inner in below.items() for each in documented(key, inner)
    ]


def test_every_field_is_documented(title: Title[Any]) -> None:
    """
    Views, options, commands and events are published with a sentence for each field.
    """
    fields = {**title.option_fields, "view": title.view_field}

    assert all(kind.doc for kind in kinds(title))
    assert [] == [
        each
        for mapping in (fields, *(kind.fields for kind in kinds(title)))
        for name, field in mapping.items()
        for each in documented(name, field)
    ]
