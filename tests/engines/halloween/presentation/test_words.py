"""How Halloween puts it in words."""

from __future__ import annotations

import pytest

from engines.core.state import Option
from engines.core.texts import LANGUAGES
from engines.halloween import TITLE
from engines.halloween.bonus_tokens import KINDS
from engines.halloween.state import Table
from tests.engines.halloween.builders import A, act, offered, play, table

EN = TITLE.texts.speakers["en"]


def told(event: tuple[object, ...], language: str = "en") -> str:
    speaker = TITLE.texts.speakers[language].named(["Ann", "Ben"])
    text: str = TITLE.tell(event, None, speaker)["text"]
    return text


@pytest.mark.parametrize(
    "lifted, reused, expected",
    [
        (False, False, ""),
        (True, False, ", one level higher by card 4"),
        (False, True, ", on an occupied field by card 14"),
        (
            True,
            True,
            ", one level higher by card 4 and on an occupied field by card 14",
        ),
    ],
)
def test_what_is_usual_is_not_mentioned(
    lifted: bool, reused: bool, expected: str
) -> None:
    """
    Only an action that a card widens says more than strip and action.
    """
    assert f"Strip 1: Scare{expected}" == TITLE.label(
        ("act", 0, "scare", lifted, reused), EN
    )


@pytest.mark.parametrize(
    "language, expected",
    [
        ("en", "Pay 2 green tokens and 1 red token"),
        ("nl", "2 groene fiches en 1 rood fiche betalen"),
        ("fr", "Payer 2 jetons verts et 1 jeton rouge"),
    ],
)
def test_only_what_is_paid_is_named(language: str, expected: str) -> None:
    """
    Colours of which nothing is paid are left out.
    """
    speaker = TITLE.texts.speakers[language]

    assert expected == TITLE.label(("pay", 0, 2, 0, 0, 1), speaker)


@pytest.mark.parametrize(
    "event, expected",
    [
        (("tokens_gained", 0, "blue", 1), "Ann takes 1 blue token."),
        (("tokens_gained", 0, "blue", 2), "Ann takes 2 blue tokens."),
        (("scare_gained", 1, 1, 3), "Ben takes 1 scare point and has 3."),
        (("points_scored", 1, 1, 3), "Ben scores 1 haunting point and has 3."),
        (("discs_recovered", 0, 1, 1), "Ann takes 1 disc back from strip 2."),
    ],
)
def test_one_thing_is_no_plural(event: tuple[object, ...], expected: str) -> None:
    """
    A text with a number has the form that the number asks for.
    """
    assert expected == told(event)


@pytest.mark.parametrize(
    "language, expected",
    [
        ("en", "Round 2: it is the turn of Ann."),
        ("nl", "Ronde 2: Ann is aan de beurt."),
        ("fr", "Manche 2 : c'est le tour d'Ann."),
    ],
)
def test_whose_turn_it_is(language: str, expected: str) -> None:
    """
    French says "le tour d'Ann".
    """
    assert expected == told(("turn_started", 0, 2), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_are_told_in_sentences(language: str) -> None:
    """
    Why the game ends is a sentence of its own, in the outcome as in the event.
    """
    speaker = TITLE.texts.speakers[language]
    for cause in ("pumpkins", "cards", "tokens", "round_limit"):
        text = speaker(f"outcome.{cause}")
        assert text[0].isupper()
        assert text.endswith(".")
        assert text in told(("end_triggered", 0, cause), language)


@pytest.mark.parametrize(
    "option, words, key",
    [
        (("act", 0, "scare", False, False), {}, "effect.action.scare"),
        (("use_card", 6), {}, "text.card.6"),
        (("banish", "school", "blue"), {}, "text.card.6"),
        (("accept",), {"card": "18"}, "text.card.18"),
    ],
)
def test_help_is_that_of_the_card(
    option: Option, words: dict[str, object], key: str
) -> None:
    """
    What an action or a card does is said where it can be chosen.
    """
    assert EN(key) == TITLE.help(option, words, EN)


def test_help_of_claims_and_bonus_tokens() -> None:
    """
    A claim tells what the card will do, a bonus token what it does.
    """
    slots = ("one_sp", "", "")

    assert TITLE.help(("claim", 6), {}, EN).endswith(EN("text.card.6"))
    assert TITLE.help(("use_bonus", 0), {"slots": slots}, EN).startswith(
        EN("text.bonus.one_sp")
    )
    assert EN("help.use_bonus") == TITLE.help(("use_bonus", 0), {"slots": None}, EN)
    assert "" == TITLE.help(("decline",), {}, EN)


def test_help_tells_what_is_stored_and_what_rests() -> None:
    """
    A bonus token says what it will do; a Rest by bonus token leaves the strip usable.
    """
    told = TITLE.help(("store", 0), {"bonus": "two_scare"}, EN)

    assert told.endswith(f"Its effect: {EN('text.bonus.two_scare')}")
    assert EN("help.store") == TITLE.help(("store", 0), {}, EN)
    assert EN("effect.rest_freely") == TITLE.help(("rest", 0), {"free": True}, EN)
    assert EN("help.rest") == TITLE.help(("rest", 0), {}, EN)
    neutral = TITLE.help(("haunt", "school", "blue", "neutral"), {}, EN)
    assert neutral.endswith(EN("effect.neutral"))


def test_a_drawn_bonus_token_is_explained() -> None:
    """
    Whoever stores the token of card 52 is told what it is for (HW-10.52).
    """
    s = table(cards={A: (52,)}, slots={A: ("reroll", "disc", "")})
    play(s, ("use_card", 52))
    around = TITLE.around(s)

    assert KINDS[s.drawn] == around["bonus"]
    assert ("reroll", "", "") == around["slots"]


@pytest.mark.parametrize(
    "held, card, price",
    [
        ((), 10, "You pay 3 ghost tokens of any colours, "),
        ((), 12, "You pay 3 ghost tokens of different colours, "),
        ((47,), 10, "You pay 2 ghost tokens of any colours, "),
        ((43,), 12, "You pay 3 ghost tokens of any colours, "),
    ],
)
def test_a_claim_names_its_price(held: tuple[int, ...], card: int, price: str) -> None:
    """
    HW-8.2, HW-10.43, HW-10.47: the price is the one that this player pays now.
    """
    s = table(cards={A: held}, display=(10, 12))

    told = TITLE.help(("claim", card), TITLE.around(s), EN)

    assert told.startswith(price)
    assert told.endswith(EN(f"text.card.{card}"))


def test_help_names_the_die_that_it_changes() -> None:
    """
    HW-5.5.7: a bonus token or card 16 says which die it is for, and what that counts.
    """
    s = table(slots={A: ("plus_three", "", "")})
    s.die_colours, s.rollers, s.added, s.dice = (1, 0), (A, A), (3, 0), (2, 5)
    around = TITLE.around(s)
    green = "This is your green die, which counts 5 now."
    bonus, used = EN("text.bonus.plus_three"), EN("help.help_die")

    assert (("green", 5), ("blue", 5)) == around["dice"]
    assert f"{bonus} {green} {used}" == TITLE.help(("help_die", 0, 0), around, EN)
    assert green == TITLE.help(("pay_reroll", 0), around, EN)
    assert "" == TITLE.help(("pay_reroll", 0), {}, EN)


def test_a_die_counts_nothing_before_its_roll() -> None:
    """
    HW-5.5.5: a higher die is chosen before the roll, when dice show nothing yet.
    """
    s = table(slots={A: ("higher_die", "", "")})
    s.die_colours, s.rollers, s.added, s.dice = (1,), (A,), (1,), (0,)

    told = TITLE.help(("help_die", 0, 0), TITLE.around(s), EN)

    assert "This is your green die. " in told


def test_help_of_fights_says_who_wins_without_dice() -> None:
    """
    In the Master variant, and with card 25, a weaker ghost is beaten at once.
    """
    with_dice, without = EN("help.fight"), EN("effect.beaten")
    for facts, weaker in (
        ({"cards": {A: (25,)}}, without),
        ({"mode": "master"}, without),
        ({}, with_dice),
    ):
        s = table(ghosts={"church": "BGY"}, levels={A: (3,)}, **facts)
        play(s, act("fight"))
        told = help_by_option(s)

        assert weaker == told["fight", "church", "yellow", "church", "green"]
        stronger = told.get(("fight", "church", "green", "church", "yellow"), with_dice)
        assert with_dice == stronger


def test_help_tells_nothing_that_the_master_variant_lacks() -> None:
    """
    No bonus tokens are picked up there, and no dice are rolled.
    """
    s = table(mode="master", ghosts={"church": "BGY"}, levels={A: (3,)})
    told = help_by_option(s)

    assert EN("effect.action.move.master") == told[act("move")]
    assert EN("effect.action.fight.master") == told[act("fight")]
    play(s, act("move"))
    assert {""} == set(help_by_option(s).values())


def test_help_of_an_upgrade_tells_its_price() -> None:
    """
    Card 13 makes it cheaper, down to nothing for a green ghost (HW-10.13).
    """
    upgrade = ("upgrade", "church", "blue")
    paid = "You pay 2 scare points, a green ghost takes its place"
    for cards, expected in (({}, paid), ({A: (13,)}, "It costs you nothing: a green")):
        s = table(ghosts={"church": "BG"}, cards=cards, scare={A: 3})
        play(s, act("upgrade"))

        assert help_by_option(s)[upgrade].startswith(expected)
    assert EN("help.upgrade") == TITLE.help(upgrade, {}, EN)


def test_help_of_a_free_rest_says_that_the_strip_may_still_be_used() -> None:
    """
    A Rest by bonus token leaves the strip unused (HW-7.6).
    """
    s = table(slots={A: ("free_rest", "", "")})
    play(s, ("use_bonus", 0))

    assert {EN("effect.rest_freely")} == set(help_by_option(s).values())


def help_by_option(s: Table) -> dict[Option, str]:
    """Return the help of each option of the open decision."""
    around = TITLE.around(s)
    return {option: TITLE.help(option, around, EN) for option in offered(s)}
