from __future__ import annotations

import pytest

from engines.core.catalogue import CORE_TEXTS
from engines.core.fields import choice, integer, listing, seat
from engines.core.texts import LANGUAGES, Texts
from engines.ghooost import TITLE

EN = TITLE.texts.speakers["en"]


@pytest.mark.parametrize(
    "language, expected", [("en", "seat 2"), ("nl", "plaats 2"), ("fr", "siège 2")]
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
        (1, "The cemetery is discarded (1 card)."),
        (2, "The cemetery is discarded (2 cards)."),
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

    assert ["Ann", "seat 1", "seat 2"] == [named.seat(number) for number in range(3)]


def test_words_of_values() -> None:
    """
    A value is shown by its name where it has one, a list item by item.
    """
    named = EN.named(["Ann", "Ben"])

    assert 5 == named.word(integer(0, 9), 5)
    assert "Ben" == named.word(seat(), 1)
    assert "Kitty" == named.word(choice("kitty", names="card"), "kitty")
    assert "Ann, seat 4" == named.word(listing(seat()), (0, 4))
    assert "Miss Copy, Kitty" == named.word(
        listing(choice("miss_copy", "kitty", names="card")), ["miss_copy", "kitty"]
    )


def test_each_language_has_one_catalogue_per_package() -> None:
    """
    A title brings one catalogue and stands on that of the core.
    """
    assert set(LANGUAGES) == set(TITLE.texts.catalogues)
    assert [2, 2, 2] == [len(found) for found in TITLE.texts.catalogues.values()]
    assert isinstance(TITLE.texts, Texts)
