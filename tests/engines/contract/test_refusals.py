from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.core.chance import Chance, derive
from engines.core.errors import (
    GameOver,
    IllegalCommand,
    MalformedCommand,
    NotYourDecision,
    Refused,
)
from engines.core.fields import Field, Json
from engines.core.state import TABLE, Option, State
from engines.core.texts import LANGUAGES
from engines.core.title import Title
from tests.engines.contract.games import Game, ended, played, walk
from tests.engines.contract.rule_ids import known_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

WRONG_ANYWHERE: tuple[object, ...] = (None, 1.5, {}, "no such word", -(10**9), 10**9)


def refusal(
    title: Title[Any], state: State, seat: int, command: Json, before: str
) -> Refused:
    """Return the refusal of a command, having seen that the digest is as before."""
    with pytest.raises(Refused) as caught:
        title.apply(state, seat, command)

    assert before == title.digest(state)
    assert state.events is None
    for language in LANGUAGES:
        reason = caught.value.reason
        assert title.texts.speakers[language](reason.key, **reason.values)
    return caught.value


def spoilt(title: Title[Any], option: Option) -> Iterator[tuple[Json, str]]:
    """Yield malformed commands like an option, each with the field to blame."""
    command = title.write(option)
    kind = title.vocabulary.commands[option[0]]
    yield {**command, "unknown": 1}, "/unknown"
    for name, field in kind.fields.items():
        yield {key: command[key] for key in command if key != name}, f"/{name}"
        for value in wrong_values(field):
            yield {**command, name: value}, f"/{name}"


def wrong_values(field: Field) -> Iterator[object]:
    """Yield values that no field of this kind takes."""
    yield from WRONG_ANYWHERE
    if field.kind == "integer":
        assert field.minimum is not None
        assert field.maximum is not None
        yield from (True, str(field.minimum), field.minimum - 1, field.maximum + 1)
    elif field.kind == "boolean":
        yield from (0, 1, "true")
    elif field.kind == "string":
        yield from (0, True, "", [])
    else:
        assert field.item is not None
        yield from ("list", *([wrong] for wrong in wrong_values(field.item)))


def test_a_malformed_command_is_refused(game: Game) -> None:
    """
    A missing, unknown or wrong field is refused by name, and nothing changes.
    """
    title = game.title
    for state, seat, option in walk(game, most=4):
        before = title.digest(state)
        for command, pointer in spoilt(title, option):
            error = refusal(title, state, seat, command, before)

            assert isinstance(error, MalformedCommand), command
            assert error.pointer.startswith(pointer), command


@pytest.mark.parametrize(
    "type_", [None, "", 7, [], "nothing", "other.play", "{}.", "{}"]
)
def test_an_unknown_type_is_refused(title: Title[Any], type_: object) -> None:
    """
    A command without a type of this title is refused at its type.
    """
    state = title.start(*next(title.setups()), bytes(32)).state
    given = type_.format(title.vocabulary.prefix) if isinstance(type_, str) else type_

    for command in ({"type": given}, {}):
        error = refusal(title, state, 0, command, title.digest(state))

        assert isinstance(error, MalformedCommand)
        assert "/type" == error.pointer


def test_another_seat_is_refused(game: Game) -> None:
    """
    Only the seat that is asked may answer, unless the table is asked.
    """
    title = game.title
    for state, _, option in walk(game, most=6):
        asked, before = state.agenda[-1][1], title.digest(state)
        for seat in range(-1, state.players + 1):
            if asked not in (seat, TABLE):
                error = refusal(title, state, seat, title.write(option), before)

                assert isinstance(error, NotYourDecision)


def any_value(field: Field, chance: Chance) -> object:
    """Return any value that a field of a command takes."""
    if field.kind == "integer":
        assert field.minimum is not None
        assert field.maximum is not None
        return field.minimum + chance.below(field.maximum - field.minimum + 1)
    if field.kind == "boolean":
        return bool(chance.below(2))
    if field.kind == "string":
        return field.values[chance.below(len(field.values))]
    assert field.item is not None
    low, high = field.minimum or 0, field.maximum or 5
    items = [
        any_value(field.item, chance) for _ in range(low + chance.below(high - low + 1))
    ]
    return list(dict.fromkeys(items)) if field.unique else items


def unoffered(game: Game, state: State, chance: Chance) -> Iterator[Json]:
    """Yield well-formed commands that the open decision does not offer."""
    title = game.title
    options = state.rules.options(state)
    for name, kind in title.vocabulary.commands.items():
        for _ in range(3 if kind.fields else 1):
            values = {
                field: any_value(kind.fields[field], chance) for field in kind.fields
            }
            command = {"type": kind.type, **values}
            if kind.read(name, command) not in options:
                yield command
    for option in played(game).options[:: max(1, len(played(game).options) // 10)]:
        if option not in options:
            yield title.write(option)


def test_what_is_not_offered_is_refused_by_its_rule(game: Game) -> None:
    """
    A well-formed command that is not offered is refused by rules that exist.
    """
    title = game.title
    chance = Chance(derive(game.key, "unoffered"))
    for state, seat, _ in walk(game, most=8 if game.is_first else 3):
        before = title.digest(state)
        for command in unoffered(game, state, chance):
            error = refusal(title, state, seat, command, before)

            assert error.rules, command
            assert set(error.rules) <= known_ids(), command
            assert isinstance(error, IllegalCommand), command


def test_nothing_is_accepted_after_the_end(game: Game) -> None:
    """
    Once there is an outcome every command is refused and no decision is open.
    """
    title, state = game.title, ended(game)
    before = title.digest(state)

    assert title.open(state) is None
    for option in played(game).options[-5:]:
        for seat in range(state.players):
            error = refusal(title, state, seat, title.write(option), before)

            assert isinstance(error, GameOver)
