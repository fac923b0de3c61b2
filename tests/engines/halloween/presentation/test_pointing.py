from engines.halloween.presentation.vocabulary import _cards_used, _neutral


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
