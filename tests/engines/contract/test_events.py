from __future__ import annotations

from typing import Any

from engines.core.fields import Json
from engines.core.state import Event, State
from engines.core.texts import LANGUAGES
from engines.core.title import Title
from tests.engines.contract.games import Game, kinds, readers, walk

UNTOLD = {"agenda", "draws"}
"""What is still to happen and how often chance was asked is nobody's to see."""


def contents(state: State) -> Json:
    """Return everything on a table that a change must be told of, as saves name it."""
    names = state.SAVED_NAMES
    fields = {names[name]: repr(getattr(state, name)) for name in state.SAVED}
    return {**fields, "outcome": state.outcome}


def touched(title: Title[Any], events: list[Event]) -> set[str]:
    known = title.vocabulary.events
    return {field for event in events for field in known[event[0]].touches}


def assert_told(
    title: Title[Any], before: Json, after: Json, events: list[Event]
) -> None:
    changed = {name for name, value in after.items() if before[name] != value}
    assert changed - UNTOLD <= touched(title, events), events


def test_no_change_without_an_event(game: Game) -> None:
    """
    Every field that a command changes is one that its events say they change.
    """
    title = game.title
    for state, seat, option in walk(game, most=150):
        before = contents(state)
        after, events = title.apply(state, seat, title.write(option))

        assert_told(title, before, contents(after), events)


def test_the_setup_is_told(game: Game) -> None:
    """
    What happens before the first decision is told as well.
    """
    title = game.title
    laid = title.setup(*game.setup, game.key)
    started, events = game.start()

    assert_told(title, contents(laid), contents(started), events)


def test_touches_name_fields_of_the_table(title: Title[Any]) -> None:
    """
    Events say of fields that exist, by their names in saves, that they change them.
    """
    tables = [title.setup(*setup, bytes(32)) for setup in title.setups()]
    known = {
        "outcome",
        *(name for state in tables for name in state.SAVED_NAMES.values()),
    }
    for name, kind in title.vocabulary.events.items():
        assert set(kind.touches) <= known - UNTOLD, name


def events_of(game: Game, most: int) -> list[tuple[State, Event]]:
    """List the events of a game, each with the table after its command."""
    title = game.title
    started, first = game.start()
    told = [(started, event) for event in first]
    for state, seat, option in walk(game, most):
        after, events = title.apply(state, seat, title.write(option))
        told += [(after, event) for event in events]
    return told


def test_a_secret_of_an_event_reaches_only_its_seat(game: Game) -> None:
    """
    What others receive of an event is the same whatever its secret fields say.
    """
    title, speaker = game.title, game.title.texts.speakers["en"]
    for state, event in events_of(game, most=60):
        fields = title.vocabulary.events[event[0]].fields
        names = list(fields)
        hidden = tuple(
            object() if field.seen_by and value is not None else value
            for field, value in zip(fields.values(), event[1:], strict=True)
        )
        owners = {
            event[1 + names.index(field.seen_by)]
            for field in fields.values()
            if field.seen_by
        }
        for reader in readers(state):
            if reader not in owners:
                assert title.tell(event, reader, speaker) == (
                    title.tell((event[0], *hidden), reader, speaker)
                )


def test_every_event_is_told_in_every_language(game: Game) -> None:
    """
    Each reader gets a sentence for each event, in every language.
    """
    title = game.title
    for state, event in events_of(game, most=25):
        for language in LANGUAGES:
            speaker = title.texts.speakers[language]
            for reader in readers(state):
                told = title.tell(event, reader, speaker)

                assert told["text"]
                assert "{" not in told["text"]


def test_commands_and_events_have_types_of_their_own(title: Title[Any]) -> None:
    """
    No type is both a command and an event, and none is used twice.
    """
    vocabulary = title.vocabulary
    types = [kind.type for kind in kinds(title)]

    assert len(set(types)) == len(types)
    assert set(vocabulary.commands).isdisjoint(vocabulary.events)
    assert all(type_.startswith(f"{vocabulary.prefix}.") for type_ in types)
