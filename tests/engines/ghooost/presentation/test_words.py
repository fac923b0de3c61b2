"""How Ghooost! puts it in words."""

from __future__ import annotations

import pytest

from engines.core.fields import Json
from engines.core.state import Option
from engines.ghooost import TITLE
from engines.ghooost.cards import COPIED

EN = TITLE.texts.speakers["en"]


def told(event: tuple[object, ...], language: str = "en") -> str:
    speaker = TITLE.texts.speakers[language].named(["Ann", "Ben"])
    text: str = TITLE.tell(event, None, speaker)["text"]
    return text


@pytest.mark.parametrize(
    "cards, kitties, expected",
    [
        (("ghost_02", "kitty"), 0, "Ann takes the cemetery: Ghost 2 and Kitty."),
        (("ghost_02",), 1, "Ann takes the cemetery: Ghost 2, with 1 x Kitty."),
        ((), 2, "Ann takes 2 x Kitty from beside the cemetery."),
        ((), 0, "Ann takes the cemetery, which is empty."),
    ],
)
def test_a_cemetery_is_told_by_what_was_in_it(
    cards: tuple[str, ...], kitties: int, expected: str
) -> None:
    """
    A cemetery of Kitties alone leaves no gap in the sentence.
    """
    assert expected == told(("cemetery_taken", 0, cards, kitties))


def test_french_has_no_gap_either() -> None:
    """
    "Ann prend le cimetière :  et 1 x Kitty." is not said any more.
    """
    assert "Ann prend 1 x Kitty à côté du cimetière." == (
        told(("cemetery_taken", 0, (), 1), "fr")
    )


@pytest.mark.parametrize(
    "points, expected",
    [(1, "Ben scores 1 point and has 4."), (2, "Ben scores 2 points and has 4.")],
)
def test_points_are_counted(points: int, expected: str) -> None:
    """
    One point is no points.
    """
    assert expected == told(("points_scored", 1, points, 4))


def test_the_winners_are_named() -> None:
    """
    French names them with the elision that the first name asks for.
    """
    assert "The game is over. Won by Ann and Ben." == told(("game_ended", (0, 1)))
    assert "La partie est terminée. Victoire d'Ann et Ben." == (
        told(("game_ended", (0, 1)), "fr")
    )


ON_5 = (
    "Then only ghosts of 5 or more, Scooty, Kitty or four ghosts of one value may be"
    " played on the cemetery."
)
ON_8 = ON_5.replace("5", "8")
ON_12 = "Only Igor, Scooty, Kitty or four ghosts of one value may be played on it."
AGAIN = "You act again, and this holds for you too."
GONE = "The whole cemetery leaves the round, and you act again."
ONCE = "Reverses the order of play once, not once for each card."


@pytest.mark.parametrize(
    "option, around, expected",
    [
        (("play", 5, 1, 0), {}, ON_5),
        (("play", 5, 2, 0), {}, f"{ON_5} {AGAIN}"),
        (
            ("play", 5, 1, 1),
            {},
            f"Miss Copy counts as another Ghost 5. {ON_5} {AGAIN}",
        ),
        (
            ("play", 5, 2, 2),
            {},
            f"Each Miss Copy counts as another Ghost 5. {GONE}",
        ),
        (("play", 5, 1, 0), {"run": (5, 2)}, ON_5),
        (("play", 5, 1, 0), {"run": (4, 3)}, ON_5),
        (("play", 5, 1, 0), {"run": (5, 3)}, GONE),
        (("play", 1, 1, 0), {}, "May always be played, and any ghost may follow."),
        (
            ("play", 1, 2, 0),
            {},
            "May always be played, and any ghost may follow. You act again.",
        ),
        (("play", 12, 1, 0), {}, ON_12),
        (("play", 12, 2, 0), {}, f"{ON_12} {AGAIN}"),
        (("play", 8, 2, 0), {"twist": "once_per_play"}, f"{ONCE} {ON_8} {AGAIN}"),
        (("play", 8, 4, 0), {"twist": "once_per_play"}, f"{ONCE} {GONE}"),
        (
            ("play", 8, 2, 0),
            {"twist": "once_per_card"},
            (
                "Each card reverses the order of play, so in the end it stays as it "
                f"is. {ON_8} {AGAIN}"
            ),
        ),
        (
            ("play", 8, 1, 0),
            {"twist": "once_per_play"},
            f"Reverses the order of play. {ON_8}",
        ),
        (
            ("play", 8, 3, 0),
            {"twist": "once_per_card"},
            f"Reverses the order of play. {ON_8} {AGAIN}",
        ),
        (("play", 11, 2, 0), {}, GONE),
        (("pass",), {}, EN("help.pass")),
    ],
)
def test_help_tells_what_a_play_brings(
    option: Option, around: Json, expected: str
) -> None:
    """
    What may follow, another turn, a quartet; powers work as at this table.
    """
    assert expected == TITLE.help(option, around, EN)


@pytest.mark.parametrize(
    "pile, run",
    [([], (0, 0)), ([5], (5, 1)), ([5, 4, 5, 5 | COPIED, 5], (5, 3))],
)
def test_help_knows_what_lies_on_top(pile: list[int], run: tuple[int, int]) -> None:
    """
    A single ghost may complete a quartet with the cemetery (GH-6.4, GH-6.5).
    """
    table = TITLE.start(*next(iter(TITLE.setups())), bytes(32)).state
    table.pile = pile

    assert run == TITLE.around(table)["run"]
