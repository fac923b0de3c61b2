"""Play ghost board games on a Seance service.

``Seance`` creates games, ``Game`` is one seat's hold on a game, ``play`` plays it to
its end, ``play_inbox`` all games of an account, ``play_tournament`` those of a
tournament. ``AsyncSeance``, ``AsyncGame``, ``aplay``, ``aplay_inbox`` and
``aplay_tournament`` do the same for asyncio. Models and all operations are in
``seance_sdk.generated``.
"""

from seance_sdk.aio import aplay, aplay_inbox
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
from seance_sdk.game import Game
from seance_sdk.generated import PROBLEM_CODES, VERSION
from seance_sdk.generated.aio.client import AsyncSeance
from seance_sdk.generated.aio.game import AsyncGame
from seance_sdk.generated.aio.table import AsyncTable
from seance_sdk.inbox import play_inbox
from seance_sdk.playing import play
from seance_sdk.seats import bot, human, invited, open_seat
from seance_sdk.seen import Choice
from seance_sdk.streams import follow
from seance_sdk.table import Table
from seance_sdk.tournament import aplay_tournament, play_tournament

__version__ = VERSION

__all__ = [
    "PROBLEM_CODES",
    "Abandoned",
    "AsyncGame",
    "AsyncSeance",
    "AsyncTable",
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
    "aplay",
    "aplay_inbox",
    "aplay_tournament",
    "bot",
    "follow",
    "human",
    "invited",
    "open_seat",
    "play",
    "play_inbox",
    "play_tournament",
]
