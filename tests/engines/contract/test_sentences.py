"""Events, labels and help of random games, read by what every sentence has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.core.state import TABLE
from engines.core.texts import LANGUAGES
from tests.engines.contract.games import Game, first_setups, played
from tests.engines.contract.sentences import (
    NAMES,
    faults,
    faults_of_label,
    faults_of_sentence,
)

if TYPE_CHECKING:
    from engines.core.fields import Field
    from engines.core.state import Event, Option, State
    from engines.core.texts import Speaker
    from engines.core.title import Title


def replayed(game: Game) -> tuple[State, list[Event], list[tuple[Option, Any]]]:
    """Return the end of a game, what happened in it, and options beside their tables.

    Each event and each kind of option is there once for its values.
    """
    state, begun = game.start()
    events = dict.fromkeys(begun)
    options: dict[Option, Any] = {}
    for answer in played(game).options:
        around = game.title.around(state) if state.agenda[-1][1] != TABLE else {}
        for option in state.rules.options(state):
            options.setdefault(option, around)
        state.events = []
        state.rules.choose(state, answer)
        events.update(dict.fromkeys(state.events))
    return state, list(events), list(options.items())


def speaker_of(game: Game, state: State, language: str) -> Speaker:
    """Return the texts of a table at which everybody has a name."""
    title = game.title
    speaker = title.texts.speakers[language]
    return title.named(speaker, NAMES[: state.players], title.marks(state))


def check_texts(game: Game) -> None:
    """Assert of all that a game says that nothing in it is broken."""
    title = game.title
    state, events, options = replayed(game)
    for language in LANGUAGES:
        speaker = speaker_of(game, state, language)
        for line in title.describe(title.view(state, 0), speaker).split("\n"):
            assert [] == faults_of_sentence(line, language), (language, line)
        for event in events:
            for reader in (None, 0):
                text = title.tell(event, reader, speaker)["text"]
                assert [] == faults_of_sentence(text, language), (language, text)
        for option, around in options:
            label = title.label(option, speaker)
            assert [] == faults_of_label(label, language), (language, label)
            told = title.help(option, around, speaker)
            if told:
                assert [] == faults_of_sentence(told, language), (language, told)


def test_what_people_read_is_whole_sentences(title: Title[Any]) -> None:
    """
    Events and help are sentences, labels are not; nothing in them is broken.
    """
    for number in first_setups(title.id):
        check_texts(Game(title.id, number))


def example(field: Field) -> object:
    """Return some value of a field."""
    if field.item is not None:
        return (example(field.item),)
    if field.kind == "boolean":
        return True
    if field.values or field.among:
        return (*field.values, *field.among)[0]
    return max(1, field.minimum or 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hardly_ever_happens_is_told_as_well(
    title: Title[Any], language: str
) -> None:
    """
    Each kind of event and option has whole words, also those that random games lack.
    """
    table = title.start(*next(iter(title.setups())), bytes(32)).state
    marks = title.marks(table)
    speaker = title.named(title.texts.speakers[language], NAMES, marks)
    for name, kind in title.vocabulary.events.items():
        event = (name, *map(example, kind.fields.values()))
        for reader in (None, 0):
            text = title.tell(event, reader, speaker)["text"]
            assert [] == faults_of_sentence(text, language), text
    for name, command in title.vocabulary.commands.items():
        label = title.label((name, *map(example, command.fields.values())), speaker)
        assert [] == faults_of_label(label, language), label


@pytest.mark.soak
def test_every_setup_speaks_in_whole_sentences(game: Game) -> None:
    """
    The same holds for every setup, and for further games of each.
    """
    check_texts(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_endings_are_whole_sentences(
    title: Title[Any], language: str
) -> None:
    """
    Prompts begin with a capital and end as questions or orders do; endings are told.
    """
    speaker = title.texts.speakers[language]
    decisions = {
        name
        for setup in title.setups()
        for name in title.setup(*setup, bytes(32)).rules.decisions
    }
    for name in decisions:
        text = speaker(f"prompt.{name}")
        assert not [*faults(text, language)], text
        assert text.endswith((".", "?")), text


def test_faults_are_found() -> None:
    """
    What the games are searched for would be found.
    """
    found = {
        text: faults_of_sentence(text, language)
        for text, language in (
            ("ann passes.", "en"),
            ("Ann takes 1 tokens.", "en"),
            ("Ann takes 1 blue tokens.", "en"),
            ("Ann takes 1 token.", "en"),
            ("Ann neemt 1 fiches.", "nl"),
            ("Ann prend le cimetière :  et 1 x Kitty.", "fr"),
            ("C'est le tour de Ann.", "fr"),
            ("C'est le tour d'Ann.", "fr"),
            ("Ann va à le Cimetière.", "fr"),
            ("Ann takes {colour}.", "en"),
            ("Ann takes the cemetery: , and Kitty.", "en"),
            ("Ann passes", "en"),
        )
    }

    assert {
        "ann passes.": ["no capital"],
        "Ann takes 1 tokens.": ["a plural of one"],
        "Ann takes 1 blue tokens.": ["a plural of one"],
        "Ann takes 1 token.": [],
        "Ann neemt 1 fiches.": ["a plural of one"],
        "Ann prend le cimetière :  et 1 x Kitty.": ["a double space"],
        "C'est le tour de Ann.": ["no elision"],
        "C'est le tour d'Ann.": [],
        "Ann va à le Cimetière.": ["no contraction"],
        "Ann takes {colour}.": ["a gap that was not filled in"],
        "Ann takes the cemetery: , and Kitty.": ["a list of nothing"],
        "Ann passes": ["no stop"],
    } == found
