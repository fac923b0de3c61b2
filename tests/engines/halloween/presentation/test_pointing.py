from engines.halloween import TITLE
from engines.halloween.presentation.vocabulary import _cards_used, _neutral
from tests.engines.halloween.builders import A, offered, play, table


def test_cards_that_let_a_strip_do_more_are_pointed_at() -> None:
    """
    Card 4 lifts a strip, card 14 uses an occupied field (HW-10.4, HW-10.14).
    """
    assert ["card:4", "card:14"] == [*_cards_used({"lifted": True, "reused": True})]
    assert [] == [*_cards_used({"lifted": False, "reused": False})]


def test_a_neutral_pumpkin_comes_from_its_own_stack() -> None:
    """
    Who haunts with a neutral pumpkin points at those (HW-5.6.1).
    """
    assert ["goods:2.neutral_pumpkins"] == [*_neutral({"pumpkin": "neutral", "me": 2})]
    assert [] == [*_neutral({"pumpkin": "own", "me": 2})]


def test_who_pays_points_at_the_tokens_of_each_colour() -> None:
    """
    Each stack that tokens are taken from, and no other (HW-8.2).
    """
    s = table(tokens={A: "BBBG"}, display=(7,))
    play(s, ("claim", 7))

    pointed = [TITLE.point(option, TITLE.around(s)) for option in offered(s)]

    blue, green = (f"goods:{A}.tokens.{colour}" for colour in ("blue", "green"))
    assert [[blue], [blue, green]] == sorted(pointed)
