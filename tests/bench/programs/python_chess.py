"""Chess by python-chess: legal moves listed, one pushed.

A game ends by mate, stalemate, the seventy-five-move rule or lack of material. The
search for a fivefold repetition is left out: it would only slow this peer down.
"""

from __future__ import annotations

from random import random

import chess  # type: ignore[import-not-found]

from tests.bench.programs import pace

SEVENTY_FIVE_MOVES = 150


def play(*, copy: bool) -> int:
    board = chess.Board()
    steps = 0
    while True:
        moves = list(board.legal_moves)
        if (
            not moves
            or board.halfmove_clock >= SEVENTY_FIVE_MOVES
            or board.is_insufficient_material()
        ):
            return steps
        if copy:
            board = board.copy(stack=False)
        board.push(moves[int(random() * len(moves))])
        steps += 1


if __name__ == "__main__":
    pace.main(
        {
            "chess/play": lambda: play(copy=False),
            "chess/copy": lambda: play(copy=True),
        }
    )
