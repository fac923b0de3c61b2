"""What a simulation plays."""

import pytest

from engines.core.errors import BadSetup
from service.series.simulations.plan import Plan
from service.series.simulations.stop import Precision
from service.series.validation import InvalidValue


def plan(**changes: object) -> Plan:
    given = {
        "title": "ghooost",
        "bots": ("random", "heuristic"),
        "games": 4,
        "seed": 7,
        "options": {},
        **changes,
    }
    return Plan(**given).checked()  # type: ignore[arg-type]


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    """Over a full turn of the table every bot sits in every seat."""
    lineups = [plan().lineup(number).bots for number in range(3)]

    assert [
        ("random", "heuristic"),
        ("heuristic", "random"),
        ("random", "heuristic"),
    ] == lineups


def test_games_of_one_number_share_their_cards() -> None:
    """Two line-ups with the same seed are compared on the same deals."""
    first = plan(bots=("random", "random")).lineup(3).key
    second = plan(bots=("heuristic", "heuristic")).lineup(3).key

    assert first == second
    assert first != plan(seed=8).lineup(3).key
    assert first != plan().lineup(2).key


def test_a_spread_plan_walks_every_setup_of_the_title() -> None:
    """All player counts, decks and match options are played."""
    spread = plan(bots=("random",), spread=True)
    played = [spread.lineup(number).setup for number in range(len(spread.setups))]

    assert {2, 3, 4, 5, 6} == {setup.players for setup in played}
    assert {False, True} == {setup.options["match"] for setup in played}
    assert {"counted", "fr_wording"} == {s.options["deck_variant"] for s in played}


def test_an_unknown_bot_is_refused_by_name() -> None:
    """The message lists the bots that there are."""
    with pytest.raises(
        InvalidValue, match=r"no bot wizard; there is: random, expert@1, .*, search"
    ) as caught:
        plan(bots=("random", "wizard"))

    assert "/seats/1" == caught.value.pointer


def test_options_that_the_rules_exclude_are_refused() -> None:
    """A match of two is refused before anything is played (GH-10.1)."""
    with pytest.raises(BadSetup) as caught:
        plan(options={"match": True})

    assert "/options/match" == caught.value.pointer


def test_a_stop_rule_names_bots_that_play() -> None:
    """
    A rule about a bot without a seat could never be answered.
    """
    with pytest.raises(InvalidValue, match="search has no seat"):
        plan(stop=Precision("search", 0.1))
