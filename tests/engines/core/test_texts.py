from __future__ import annotations

import pytest

from engines.core.catalogue import CORE_TEXTS
from engines.core.fields import choice, integer, listing, seat
from engines.core.texts import LANGUAGES, Spoken, Texts
from engines.ghooost import TITLE

EN = TITLE.texts.speakers["en"]


@pytest.mark.parametrize(
    "language, expected", [("en", "Seat 2"), ("nl", "Plaats 2"), ("fr", "Place 2")]
)
def test_texts_come_in_every_language(language: str, expected: str) -> None:
    """
    Each language has a speaker, which fills in the values of a text.
    """
    assert expected == CORE_TEXTS.speakers[language]("seat", number=2)
    assert language == CORE_TEXTS.speakers[language].language


def test_a_title_speaks_on_top_of_the_core() -> None:
    """
    A title finds its own texts first and those of the core below.
    """
    assert "Ghooost!" == EN("title.name")
    assert "The game has ended." == EN("refused.game_over")
    with pytest.raises(KeyError, match=r"title\.name"):
        CORE_TEXTS.speakers["en"]("title.name")


def test_a_text_that_is_missing_is_an_error() -> None:
    """
    No key is ever shown in place of its text.
    """
    with pytest.raises(KeyError, match=r"no text 'no\.such\.key' in 'en'"):
        EN("no.such.key")
    assert EN.find("no.such.key") is None
    assert EN.find("no.such.key", 3) is None


@pytest.mark.parametrize(
    "count, expected",
    [
        (1, "The cemetery leaves the round: 1 card."),
        (2, "The cemetery leaves the round: 2 cards."),
    ],
)
def test_plurals_follow_the_count(count: int, expected: str) -> None:
    """
    A text with plural forms is spoken with its count.
    """
    assert expected == EN("event.cemetery_discarded", count=count)


def test_seats_are_called_by_their_names() -> None:
    """
    A seat without a name is called by its number.
    """
    named = EN.named(["Ann", ""])

    assert ["Ann", "Seat 2", "Seat 3"] == [named.seat(number) for number in range(3)]


def test_words_of_values() -> None:
    """
    A value is shown by its name where it has one, a list item by item.
    """
    named = EN.named(["Ann", "Ben"])

    assert 5 == named.word(integer(0, 9), 5)
    assert "Ben" == named.word(seat(), 1)
    assert "Kitty" == named.word(choice("kitty", names="card"), "kitty")
    assert "Ann and Seat 5" == named.word(listing(seat()), (0, 4))
    assert "Miss Copy and Kitty" == named.word(
        listing(choice("miss_copy", "kitty", names="card")), ["miss_copy", "kitty"]
    )


def test_each_language_has_one_catalogue_per_package() -> None:
    """
    A title brings one catalogue and stands on that of the core.
    """
    assert set(LANGUAGES) == set(TITLE.texts.catalogues)
    assert [2, 2, 2] == [len(found) for found in TITLE.texts.catalogues.values()]
    assert isinstance(TITLE.texts, Texts)


@pytest.mark.parametrize(
    "name, of, to",
    [
        ("Ann", "d'Ann", "à Ann"),
        ("Ben", "de Ben", "à Ben"),
        ("Émile", "d'Émile", "à Émile"),
        ("Ömer", "d'Ömer", "à Ömer"),
        ("Hugo", "d'Hugo", "à Hugo"),
        ("Yves", "d'Yves", "à Yves"),
        ("Yann", "de Yann", "à Yann"),
        ("le lac", "du lac", "au lac"),
        ("les bois", "des bois", "aux bois"),
        ("la tour", "de la tour", "à la tour"),
    ],
)
def test_french_words_are_joined(name: str, of: str, to: str) -> None:
    """
    French "de" and "à" take the form that the next word asks for.
    """
    assert of == f"{Spoken(name):de}"
    assert to == f"{Spoken(name):à}"
    assert name == f"{Spoken(name)}"


def test_lists_are_read_aloud() -> None:
    """
    The last item of a list comes after "and"; a list of none or one has none.
    """
    assert ["", "a", "a and b", "a, b and c"] == [
        EN.listed(list("abc")[:most]) for most in range(4)
    ]


def test_sentences_begin_with_a_capital() -> None:
    """
    The first letter is a capital, unless somebody gave the name that it belongs to.
    """
    named = EN.named(["ann", ""])

    assert "Strip 1." == named.sentence("strip 1.")
    assert "ann passes." == named.sentence("ann passes.")
    assert "" == EN.sentence("")


def test_things_have_the_names_of_their_table() -> None:
    """
    A table may call a thing otherwise than its title does.
    """
    named = EN.named([], {"card.kitty": "Tiger"})

    assert "Tiger" == named.called("card.kitty")
    assert "Kitty" == EN.called("card.kitty")
