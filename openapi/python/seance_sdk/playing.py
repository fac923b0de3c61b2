"""Playing a seat to the end of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance_sdk.errors import Abandoned, GameOver, NotYourTurn, Stale

if TYPE_CHECKING:
    from collections.abc import Callable

    from seance_sdk.game import Game
    from seance_sdk.generated.models.decision import Decision
    from seance_sdk.generated.models.outcome import Outcome
    from seance_sdk.seen import Choice


def play(game: Game, choose: Callable[[Game, Decision], Choice]) -> Outcome:
    """Answer every decision of a seat by ``choose``; return how the game ended.

    While others are asked, wait for what happens. Whenever the game has gone on in the
    meantime, because several were asked or a bot has stood in, look again.
    """
    game.refresh()
    while game.outcome is None:
        if game.is_over:
            raise Abandoned(game.id)
        if game.decision is None:
            game.wait()
            game.refresh()
            continue
        try:
            game.send(choose(game, game.decision))
        except (Stale, NotYourTurn, GameOver):
            game.refresh()
    return game.outcome
