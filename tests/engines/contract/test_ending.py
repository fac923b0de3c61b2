from __future__ import annotations

from engines.core.playout import CheckedEvents
from engines.core.texts import LANGUAGES
from tests.engines.contract.games import Game, ended, played, readers


def test_everything_is_conserved_until_the_end(game: Game) -> None:
    """
    After every event of a game each card and token is in exactly one place.
    """
    title = game.title
    state = title.setup(*game.setup, game.key)
    state.events = CheckedEvents(title, state)
    state.rules.run(state)
    for option in played(game).options:
        title.check(state)
        state.rules.choose(state, option)

    title.check(state)
    assert played(game).outcome == state.outcome


def test_a_random_game_ends_with_an_outcome(game: Game) -> None:
    """
    A game of random choices ends: somebody or nobody has won, and each seat knows why.
    """
    reason, winners, places, scores = played(game).outcome
    seats = range(game.setup.players)

    assert list(winners) == sorted(set(winners))
    assert set(winners) <= set(seats)
    assert len(places) == len(seats)
    assert all(1 <= place <= len(seats) for place in places)
    assert len(scores) in (0, len(seats))
    for language in LANGUAGES:
        assert game.title.texts.speakers[language](f"outcome.{reason}")


def test_an_outcome_is_final(game: Game) -> None:
    """
    Running an ended table on changes nothing, and everybody can still look at it.
    """
    title, state = game.title, ended(game)
    before = title.digest(state)
    views = [title.view(state, reader) for reader in readers(state)]

    state.rules.run(state)

    assert played(game).outcome == state.outcome
    assert before == title.digest(state)
    assert views == [title.view(state, reader) for reader in readers(state)]
    title.check(state)
