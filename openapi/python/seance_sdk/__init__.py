"""Play ghost board games on a Seance service.

``Seance`` creates games, ``Game`` is one seat's hold on a game, ``play`` plays it to
its end. Models and all operations are in ``seance_sdk.generated``.
"""

from seance_sdk.client import Seance
from seance_sdk.errors import (
    Abandoned,
    Conflict,
    Forbidden,
    GameOver,
    NotFound,
    NotYourTurn,
    Problem,
    RateLimited,
    Refused,
    SeanceError,
    SeatTaken,
    Stale,
    Unauthorised,
    Unavailable,
    Unreachable,
)
from seance_sdk.game import Choice, Game
from seance_sdk.generated import VERSION
from seance_sdk.playing import play
from seance_sdk.seats import bot, human, open_seat
from seance_sdk.streams import follow
from seance_sdk.table import Table

__version__ = VERSION

__all__ = [
    "Abandoned",
    "Choice",
    "Conflict",
    "Forbidden",
    "Game",
    "GameOver",
    "NotFound",
    "NotYourTurn",
    "Problem",
    "RateLimited",
    "Refused",
    "Seance",
    "SeanceError",
    "SeatTaken",
    "Stale",
    "Table",
    "Unauthorised",
    "Unavailable",
    "Unreachable",
    "bot",
    "follow",
    "human",
    "open_seat",
    "play",
]
