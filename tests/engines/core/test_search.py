"""Search: it thinks ahead, from a view alone."""

import engines
from engines.core.chance import Chance
from engines.core.playout import play
from engines.core.search import Node, SearchBot
from engines.core.title import Setup
from engines.ghooost.bots.heuristic import prospects
from engines.ghooost.cards import DECKS
from engines.ghooost.presentation.view import determinise
from tests.engines.ghooost.builders import table

GHOOOST = engines.get("ghooost")


def searcher() -> SearchBot:
    return SearchBot("search", determinise, prospects, tries=12, horizon=15)


def test_search_beats_random_play() -> None:
    """Of six fixed deals of three it is the first to leave in nearly all."""
    setup = Setup(3, GHOOOST.complete(3, {}))
    first = 0
    for number in range(6):
        bots = [searcher(), GHOOOST.bots["random"], GHOOOST.bots["random"]]
        key = bytes([number]) * 32
        first += play(GHOOOST, setup, bots, key).outcome.places[0] == 1

    assert first >= 5


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    """A budget of tries, not of time: the choice can be played again."""
    state = GHOOOST.start(3, {}, b"k" * 32).state
    seat = state.agenda[-1][1]
    view, options = GHOOOST.view(state, seat), state.rules.options(state)
    choices = {searcher().choose(view, options, Chance(b"c" * 32)) for _ in range(3)}

    assert 1 == len(choices)


def test_a_win_that_is_one_play_away_is_taken() -> None:
    """After midnight, with one last ghost that fits, it leaves instead of taking."""
    state = table([9], [14], players=2, pile=[4], mansions={0: (), 1: ()})
    state.discard = list(DECKS["counted"])
    for card in (9, 14, 4):
        state.discard[card] -= 1
    GHOOOST.check(state)
    view, options = GHOOOST.view(state, 0), state.rules.options(state)

    chosen = options[searcher().choose(view, options, Chance(b"c" * 32))]

    assert ("play", 9, 1, 0) == chosen


def test_a_single_option_is_taken_at_once() -> None:
    """Nothing is searched, and nothing is dealt, where there is no choice."""
    assert 0 == searcher().choose({}, [("pass",)], Chance(b"c" * 32))


def test_a_choice_that_was_never_tried_comes_first() -> None:
    """An untried choice is more urgent than any other, a losing one the least."""
    untried, winning, losing = Node(), Node(), Node()
    for node, total in ((winning, 3.0), (losing, 0.0)):
        node.offered, node.visits, node.total = 9, 3, total

    assert untried.urgency() > winning.urgency() > losing.urgency()


def test_prospects_fall_with_the_cards_left() -> None:
    """Who holds fewer cards fares better, and all values lie between 0 and 1."""
    state = GHOOOST.start(3, {}, b"k" * 32).state
    state.mansions[0] = ()
    few, many, _ = prospects(state)

    assert 1 >= few > many >= 0
