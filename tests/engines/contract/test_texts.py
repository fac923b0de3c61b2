from __future__ import annotations

import ast
import gettext
import io
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import engines
from engines.core.fields import Field
from engines.core.texts import LANGUAGES
from engines.core.title import Title
from tests.engines.contract.games import Game, kinds, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDERS = sorted({f for title in engines.titles() for f in title.texts.folders})
KEY_FAMILIES = ("refused.", "setup.", "wrong.", "save.")


def catalogue(folder: Path, language: str) -> Catalog:
    with (folder / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def messages(folder: Path, language: str) -> dict[str, Message]:
    """Return the messages of a catalogue by their keys, its header left out."""
    found = {}
    for message in catalogue(folder, language):
        key = message.id if isinstance(message.id, str) else message.id[0]
        if key:
            found[key] = message
    return found


def forms(message: Message) -> tuple[str, ...]:
    text = message.string
    return (text,) if isinstance(text, str) else tuple(text or ("",))


def placeholders(message: Message) -> set[str]:
    """Return the values that a text names, in any of its forms."""
    return {
        name
        for form in forms(message)
        for _, name, _, _ in Formatter().parse(form)
        if name is not None
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_text_is_in_every_language(folder: Path) -> None:
    """
    All languages have the same keys, with the same values to fill in and no gap.
    """
    first = messages(folder, LANGUAGES[0])
    for language in LANGUAGES:
        other = messages(folder, language)

        assert list(first) == list(other)
        for key, message in other.items():
            assert all(forms(message)), (language, key)
            assert not message.fuzzy, (language, key)
            assert first[key].pluralizable == message.pluralizable, (language, key)
            assert placeholders(first[key]) == placeholders(message), (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_compiled_texts_are_current(folder: Path, language: str) -> None:
    """
    The compiled catalogue says what its source says (``make texts``).
    """
    compiled = io.BytesIO()
    write_mo(compiled, catalogue(folder, language))
    compiled.seek(0)
    with (folder / f"{language}.mo").open("rb") as file:
        current = gettext.GNUTranslations(file)

    assert texts_of(gettext.GNUTranslations(compiled)) == texts_of(current)


def texts_of(translations: gettext.GNUTranslations) -> dict[object, str]:
    """Return the texts of a compiled catalogue, its header left out."""
    texts: dict[object, str] = vars(translations)["_catalog"]
    return {key: text for key, text in texts.items() if key}


def all_messages(title: Title[Any]) -> dict[str, Message]:
    """Return every English message that a title can say."""
    found: dict[str, Message] = {}
    for folder in reversed(title.texts.folders):
        found |= messages(folder, "en")
    return found


def below(field: Field) -> Iterator[Field]:
    """Yield a field and all fields inside it."""
    yield field
    for inner in (*(field.fields or {}).values(), *filter(None, [field.item])):
        yield from below(inner)


def name_keys(field: Field) -> list[str]:
    """Return the keys of the words for every value of a field."""
    if not field.names or field.names == "seat":
        return []
    if field.kind == "integer":
        assert field.minimum is not None
        assert field.maximum is not None
        numbers = field.among or range(field.minimum, field.maximum + 1)
        return [f"{field.names}.{number}" for number in numbers]
    return [f"{field.names}.{value}" for value in field.values]


def test_every_value_with_a_name_has_one(title: Title[Any]) -> None:
    """
    Each value of a field that speaks by names has its word in the catalogue.
    """
    known = all_messages(title)
    fields = [title.view_field, *title.option_fields.values()]
    fields += [field for kind in kinds(title) for field in kind.fields.values()]
    keys = {key for field in fields for each in below(field) for key in name_keys(each)}
    keys |= {part["names"] for parts in title.components.values() for part in parts}

    assert set() == keys - set(known)


def test_options_are_explained_in_every_language(title: Title[Any]) -> None:
    """
    What the document says in English, getTitle says in the language asked for.
    """
    known = all_messages(title)
    for name, field in title.option_fields.items():
        assert field.doc == known[f"about.{name}"].string

    schemas = [
        title.option_schema(title.texts.speakers[language]) for language in LANGUAGES
    ]
    assert title.option_schema() == schemas[0]
    for name in title.option_fields:
        said = {schema["properties"][name]["description"] for schema in schemas}
        assert len(LANGUAGES) == len(said), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(title: Title[Any], language: str) -> None:
    """
    No form need show an id: the schema names each value, or a component does.
    """
    speaker = title.texts.speakers[language]
    parts = [part for kind in title.components.values() for part in kind]
    known = {value for part in parts for value in (part["id"], part.get("number"))}
    for name, option in title.option_schema(speaker)["properties"].items():
        assert name != option["title"]

        value = option.get("items", option)
        named = {each["const"] for each in value.get("oneOf", []) if "title" in each}
        allowed = set(value.get("enum", []))
        if "items" in option and "enum" not in value:
            allowed = set(range(value["minimum"], value["maximum"] + 1))
        assert set() == allowed - named - known, name


def test_commands_and_events_have_texts(title: Title[Any]) -> None:
    """
    Each command and event has a text, which names only values that it has.
    """
    known = all_messages(title)
    vocabulary, made = title.vocabulary, title.made_words
    for name, command in vocabulary.commands.items():
        assert named_in(known, f"option.{name}") <= made | set(command.fields), name
    for name, event in vocabulary.events.items():
        shown = {key for key, field in event.fields.items() if not field.seen_by}

        assert named_in(known, f"event.{name}") <= made | set(event.fields), name
        if shown != set(event.fields):
            assert placeholders(known[f"event.{name}.hidden"]) <= shown, name


def test_help_and_texts_are_of_what_there_is(title: Title[Any]) -> None:
    """
    Help is that of a command, a text that of a component; neither has gaps to fill.
    """
    known = all_messages(title)
    parts = [part for kind in title.components.values() for part in kind]
    expected = {f"help.{name}" for name in title.vocabulary.commands}
    expected |= {f"text.{part['names']}" for part in parts}
    found = {key for key in known if key.startswith(("help.", "text."))}

    assert found
    assert found <= expected
    assert all(text.endswith(".") for key in found for text in forms(known[key]))
    assert not any(placeholders(known[key]) for key in found)


def named_in(known: dict[str, Message], key: str) -> set[str]:
    """Return the values that a text or a variant of it (``key.alone``) names."""
    assert key in known
    variants = [name for name in known if name == key or name.startswith(f"{key}.")]
    return {value for name in variants for value in placeholders(known[name])}


def test_every_ending_has_a_sentence_and_a_name(title: Title[Any]) -> None:
    """
    Why a game ended is told in a sentence; charts have a short name for it.
    """
    known = all_messages(title)
    told = {key.partition(".")[2] for key in known if key.startswith("outcome.")}
    named = {key.partition(".")[2] for key in known if key.startswith("ending.")}

    assert told == named
    for reason in told:
        (text,) = forms(known[f"outcome.{reason}"])
        assert text.endswith(".")
        assert not any(form.endswith(".") for form in forms(known[f"ending.{reason}"]))


def test_every_decision_has_a_prompt(title: Title[Any]) -> None:
    """
    Each decision asks in words; the title has a name and a summary.
    """
    known = all_messages(title)
    for setup in title.setups():
        for decision in title.setup(*setup, bytes(32)).rules.decisions:
            assert f"prompt.{decision}" in known

    assert {"title.name", "title.summary"} <= set(known)


def keys_in(source: Path) -> Iterator[str]:
    """Yield every text key that a source file writes out."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            word = node.value
            if word.startswith(KEY_FAMILIES) and word.replace(".", "_").isidentifier():
                yield word


def test_every_refusal_has_a_text(title: Title[Any]) -> None:
    """
    Whatever reason the code of a title or of the core gives is in the catalogue.
    """
    sources = [
        source
        for folder in title.texts.folders
        for source in folder.parent.rglob("*.py")
    ]
    keys = {key for source in sources for key in keys_in(source)}

    assert keys
    assert set() == keys - set(all_messages(title))


def test_options_are_labelled_in_every_language(game: Game) -> None:
    """
    Each option has words, and no two options of a decision have the same.
    """
    title = game.title
    for state, _, _ in walk(game, most=12):
        options = state.rules.options(state)
        for language in LANGUAGES:
            speaker = title.texts.speakers[language]
            labels = [title.label(option, speaker) for option in options]

            assert all(labels)
            assert len(set(labels)) == len(labels)
