from __future__ import annotations

import json
from functools import cache
from typing import Any

from engines.core.chance import Chance, derive
from engines.core.fields import Json
from engines.core.state import Option, State
from engines.core.texts import LANGUAGES
from engines.core.title import Title
from tests.engines.contract.games import Game, asked, ended, readers, walk


def text(value: object) -> str:
    """Return the bytes that a client would receive."""
    return json.dumps(value)


@cache
def words(title: Title[Any], option: Option) -> tuple[str, ...]:
    """Return how an option is offered: as a command, and in every language.

    That follows from the option alone; it is asked for once, as it takes long.
    """
    speakers = title.texts.speakers
    labels = (title.label(option, speakers[language]) for language in LANGUAGES)
    return (text(title.write(option)), *labels)


@cache
def shown(title: Title[Any], sent: str) -> tuple[str, ...]:
    """Return a view as it is drawn and described, once for all who get the same."""
    view, speakers = json.loads(sent), title.texts.speakers
    # A picture takes long, and its words are those of the description.
    drawn = title.draw(view, speakers[LANGUAGES[0]])
    return (drawn, *(title.describe(view, speakers[each]) for each in LANGUAGES))


def received(title: Title[Any], state: State, seat: int | None) -> list[str]:
    """Return everything a reader receives of a table, as it is sent."""
    view = text(title.view(state, seat))
    sent = [view, *shown(title, view)]
    if state.agenda[-1][1] in (seat, -1):
        around = title.around(state)
        for option in state.rules.options(state):
            told = title.help(option, around, title.texts.speakers[LANGUAGES[0]])
            sent += [*words(title, option), told, text(title.point(option, around))]
    return sent


def other_table(game: Game, view: Json, number: int) -> State:
    """Deal what a view hides anew, from the view as a client has it."""
    key = derive(game.key, "twin", number)
    twin: State = game.title.determinise(json.loads(text(view)), key)
    return twin


def test_what_a_seat_cannot_see_changes_no_byte_it_receives(game: Game) -> None:
    """
    A seat receives the same when all that it cannot see is dealt anew.

    View, options, labels, help, description and picture are compared; so are those of
    spectators, who see less than any seat.
    """
    title = game.title
    for number, (state, _, _) in enumerate(walk(game, most=6)):
        spectated = received(title, state, None)
        for seat in range(state.players):
            twin = other_table(game, title.view(state, seat), number)

            assert received(title, state, seat) == received(title, twin, seat)
            assert spectated == received(title, twin, None)


def test_a_dealt_table_is_sound(game: Game) -> None:
    """
    A table built from a view is a table: conserved, open, the same for the same key.
    """
    title = game.title
    for number, (state, seat, _) in enumerate(walk(game, most=10)):
        view = title.view(state, seat)
        twin = other_table(game, view, number)

        title.check(twin)
        assert title.digest(twin) == title.digest(other_table(game, view, number))
        assert state.agenda[-1] == twin.agenda[-1]
        assert state.rules.options(state) == twin.rules.options(twin)
        assert state.key != twin.key


def test_a_dealt_table_can_be_played_on(game: Game) -> None:
    """
    Search may play a table built from a view as if it were the true one.
    """
    title = game.title
    for number, (state, seat, _) in enumerate(walk(game, most=3)):
        twin = other_table(game, title.view(state, seat), number)
        chance = Chance(derive(game.key, number))
        for _ in range(60):
            if twin.outcome is None:
                options = twin.rules.options(twin)
                twin.rules.choose(twin, options[chance.below(len(options))])
                title.check(twin)


def test_what_is_seen_follows_from_what_is_told(game: Game) -> None:
    """
    Tables that look alike to a seat still do after events that it is told alike.

    So no view changes without an event that says so.
    """
    title, speaker = game.title, game.title.texts.speakers["en"]
    for number, (state, acting, option) in enumerate(walk(game, most=12)):
        for seat in range(state.players):
            twin = other_table(game, title.view(state, seat), number)
            if option not in twin.rules.options(twin):
                continue
            one = title.apply(state, acting, title.write(option))
            two = title.apply(twin, acting, title.write(option))
            told = [
                [title.tell(event, seat, speaker) for event in applied.events]
                for applied in (one, two)
            ]
            if told[0] == told[1]:
                assert title.view(one.state, seat) == title.view(two.state, seat)


def test_views_show_neither_key_nor_agenda(game: Game) -> None:
    """
    Nobody can see what chance will bring.
    """
    for state, _, _ in walk(game, most=5):
        for reader in readers(state):
            view = game.title.view(state, reader)

            assert {"agenda", "key", "draws"}.isdisjoint(view)
            assert state.key.hex() not in text(view)


def empty_out(value: object) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(value, dict):
        for item in value.values():
            empty_out(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            empty_out(item)
        value.clear()


def test_views_are_copies(game: Game) -> None:
    """
    Whatever a reader does to a view leaves the table alone.
    """
    title = game.title
    for state in [*(at.state for at in walk(game, most=4)), ended(game)]:
        before = title.digest(state)
        for reader in readers(state):
            empty_out(title.view(state, reader))

        assert before == title.digest(state)
        title.check(state)


def test_looking_changes_nothing(game: Game) -> None:
    """
    A view is the same each time it is asked for, and the table goes on alike.
    """
    title = game.title
    for state, seat, _ in walk(game, most=5):
        assert asked(state) == seat
        before = title.digest(state)
        views = [[title.view(state, each) for each in readers(state)] for _ in "ab"]

        assert text(views[0]) == text(views[1])
        assert before == title.digest(state)
