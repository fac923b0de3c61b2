from __future__ import annotations

from itertools import islice
from typing import Any

from engines.core.chance import Chance, derive
from engines.core.state import TABLE
from engines.core.title import Title
from tests.engines.contract.games import Game, kinds, walk
from tests.engines.contract.rule_ids import known_ids

ALONE = {"act", "take_turn"}
"""Asked with one option too: whatever Ghooost! asks, and a turn of Halloween."""


def test_options_are_complete_ordered_and_never_repeated(game: Game) -> None:
    """
    A decision always offers something, nothing twice, and the same when asked again.
    """
    for state, _, option in walk(game):
        options = state.rules.options(state)
        name, *args = state.agenda[-1]
        again = state.rules.decisions[name].ask(state, *args)

        assert options
        assert len(set(options)) == len(options)
        assert list(options) == list(again)
        assert option in options


def test_nothing_is_asked_that_leaves_no_choice(game: Game) -> None:
    """
    Only a hand that others do not see, or a turn that its player ends, may ask for it.
    """
    for state, _, _ in walk(game, most=200):
        if len(state.rules.options(state)) == 1:
            assert state.agenda[-1][0] in ALONE


def test_asking_changes_nothing(game: Game) -> None:
    """
    Listing the options leaves the table as it was.
    """
    for state, _, _ in walk(game, most=10):
        before = game.title.digest(state)
        name, *args = state.agenda[-1]
        state.rules.decisions[name].ask(state, *args)

        assert before == game.title.digest(state)


def test_every_option_is_accepted(game: Game) -> None:
    """
    Whatever is offered is carried out by the checking door, and changes the table.
    """
    title = game.title
    for state, seat, _ in walk(game, most=8):
        before = title.digest(state)
        for option in state.rules.options(state):
            command = title.write(option)
            assert option == title.read(command)
            after, events = title.apply(state, seat, command)

            assert after is not state
            assert before == title.digest(state)
            assert before != title.digest(after)
            assert after.events is None
            assert isinstance(events, list)


def test_both_doors_lead_to_the_same_table(game: Game) -> None:
    """
    The checking door and the trusting door carry out an option alike.
    """
    title = game.title
    for state, seat, option in walk(game, most=20):
        checked = title.apply(state, seat, title.write(option)).state
        trusted = state.clone()
        trusted.rules.choose(trusted, option)

        assert title.digest(checked) == title.digest(trusted)


def test_the_open_decision_is_named(game: Game) -> None:
    """
    The open decision has a name, a seat of the table and rules that exist.
    """
    for state, _, _ in walk(game, most=30):
        decision = game.title.open(state)

        assert decision is not None
        assert decision.name in state.rules.decisions
        assert decision.seat == TABLE or decision.seat in range(state.players)
        assert game.title.cooperative or decision.seat != TABLE
        assert decision.rules
        assert set(decision.rules) <= known_ids()


def test_every_decision_cites_rules_and_can_be_answered(title: Title[Any]) -> None:
    """
    Decisions, commands and events all name rules that exist.
    """
    for setup in title.setups():
        state = title.setup(*setup, bytes(32))
        for decision in state.rules.decisions.values():
            assert decision.rules, decision.name
            assert set(decision.rules) <= known_ids(), decision.name
            assert decision.answer.__name__ != "_unanswered", decision.name
    for kind in kinds(title):
        assert kind.rules, kind.type
        assert set(kind.rules) <= known_ids(), kind.type


def test_bots_choose_among_the_options(game: Game) -> None:
    """
    Every bot returns the index of an option, the same for the same view and chance.

    So it does on a table that differs in all that the seat cannot see.
    """
    state, seat, _ = next(islice(walk(game, most=3), 1, None))
    options = state.rules.options(state)
    view = game.title.view(state, seat)
    twin = game.title.determinise(view, derive(game.key, "another deal"))
    for name, bot in game.title.bots.items():
        assert name == bot.id
        pick = bot.choose(view, options, Chance(bytes(32)))
        again = bot.choose(
            game.title.view(twin, seat), twin.rules.options(twin), Chance(bytes(32))
        )

        assert pick in range(len(options))
        assert pick == again
