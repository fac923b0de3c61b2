"""How Ghost Stories puts it in words."""

from __future__ import annotations

import pytest

from engines.core.fields import Json
from engines.ghost_stories import TITLE
from engines.ghost_stories.cards import CARD_NUMBERS
from engines.ghost_stories.haunting import CURSES
from engines.ghost_stories.presentation.card_texts import ghost_text
from tests.engines.ghost_stories.builders import table

NAMES = ("Ann", "Ben")


def told(event: tuple[object, ...], language: str = "en") -> str:
    speaker = TITLE.named(TITLE.texts.speakers[language], NAMES, ("red", "green"))
    text: str = TITLE.tell(event, None, speaker)["text"]
    return text


@pytest.mark.parametrize(
    "event, expected",
    [
        (("turn_began", "red", 1), "Turn 1: Ann (red)."),
        (("turn_began", "blue", 2), "Turn 2: the blue board."),
        (("taoist_moved", "green", "tea_house"), "Ben (green) moves to the Tea House."),
        (("qi_lost", "red", 2), "Ann (red) loses 1 Qi. Left: 2."),
        (("qi_lost", "yellow", 0), "The yellow board loses 1 Qi. Left: 0."),
        (("tile_haunted", "cemetery"), "The Cemetery is haunted."),
        (("power_tokens_taken", "red", 1), "Ann (red) takes 1 Power token."),
        (("power_tokens_taken", "red", 2), "Ann (red) takes 2 Power tokens."),
    ],
)
def test_players_are_called_by_name_and_colour(
    event: tuple[object, ...], expected: str
) -> None:
    """
    A Taoist has the name of his player; a board without one is called by its colour.
    """
    assert expected == told(event)


def test_articles_are_those_of_the_language() -> None:
    """
    Dutch knows "het Kerkhof" and "de Gebedscirkel", French "au" and "du".
    """
    moved = ("taoist_moved", "red", "cemetery")
    asked = ("help_asked", "red", "circle_of_prayer")

    assert "Ann (rood) gaat naar het Kerkhof." == told(moved, "nl")
    assert "Ann (rood) vraagt de hulp van de Gebedscirkel." == told(asked, "nl")
    assert "Ann (rouge) va au Cimetière." == told(moved, "fr")
    assert "Ann (rouge) demande l'aide du Cercle de Prière." == told(asked, "fr")


def test_tokens_are_those_of_a_player() -> None:
    """
    An exorcism names whose tokens it spends; French elides before the name.
    """
    option = ("exorcise_with", ("red.0",), ("red.black", "green.red"))
    said = {
        language: TITLE.label(
            option, TITLE.named(TITLE.texts.speakers[language], NAMES, ("red", "green"))
        )
        for language in ("en", "fr")
    }

    assert said["en"].endswith(
        "spend a black token of Ann (red) and a red token of Ben (green)"
    )
    assert said["fr"].endswith(
        "dépenser un jeton noir d'Ann (rouge) et un jeton rouge de Ben (vert)"
    )


def test_marks_are_the_colours_of_the_seats() -> None:
    """
    A table tells which colour each seat has.
    """
    s = table()

    assert len(set(TITLE.marks(s))) == s.players
    assert set(TITLE.marks(s)) <= {"yellow", "red", "green", "blue"}


def test_a_power_token_says_what_it_lends() -> None:
    """
    The help of a Power token is the text of the power that it borrows.
    """
    speaker = TITLE.texts.speakers["en"]
    powers = (
        "bottomless_pockets",
        "dance_of_the_spires",
        "gods_favorite",
        "second_wind",
    )
    told = TITLE.help(("use_power_token", "red"), {"powers": powers}, speaker)

    assert told.endswith(speaker("text.power.dance_of_the_spires"))
    assert "For this turn you also have its power." == (
        TITLE.help(("use_power_token", "red"), {}, speaker)
    )


@pytest.mark.parametrize(
    "face, expected",
    [
        ("none", "As it lies, nothing happens."),
        ("lose_qi", "As it lies, you lose 1 Qi."),
    ],
)
def test_a_curse_die_that_is_kept_says_what_it_shows(face: str, expected: str) -> None:
    """
    GS-11.7: whoever may roll once more knows what happens without it.
    """
    speaker = TITLE.texts.speakers["en"]
    s = table()
    s.curse = CURSES.index(face)
    s.agenda[-1] = ("reroll_curse", 0)

    assert expected == TITLE.help(("keep_curse",), TITLE.around(s), speaker)
    assert speaker("help.keep_curse") == TITLE.help(("keep_curse",), {}, speaker)


def test_a_reward_that_may_come_first_says_what_it_is() -> None:
    """
    GS-8.5.1: whoever orders two rewards knows them without looking at the cards.
    """
    speaker = TITLE.texts.speakers["en"]
    number = CARD_NUMBERS["gloomy_minion"]

    told = TITLE.help(("reward_first", number, "gloomy_minion"), {}, speaker)

    assert told.startswith("Reward: ")
    assert ghost_text(component("gloomy_minion"), speaker).endswith(told)


def component(card: str) -> Json:
    """Return a ghost card as the catalogue shows it."""
    return next(each for each in TITLE.components["ghosts"] if each["id"] == card)
