"""The store: games and their events in Redis, and what is due in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.store.clients import Database
from service.store.events import Events
from service.store.games import Games
from service.store.health import Figures, Health
from service.store.hints import Hints
from service.store.history import History
from service.store.hub import Hub
from service.store.queues import Turns, Work
from service.store.series import Series
from service.store.series.ratings import Ratings
from service.store.series.schedules import Schedules
from service.store.usage import Usage

if TYPE_CHECKING:
    from service.settings import Settings


class Store:
    """Everything that the use cases keep outside their own process."""

    def __init__(self, settings: Settings) -> None:
        """Know the servers; nothing is opened before it is needed."""
        settings.require_redis()
        self.database = database = Database(settings.redis_url)
        self.games = Games(database)
        self.events = Events(database)
        self.turns = Turns(database, settings.queue_url)
        self.hints = Hints(database)
        self.history = History(database)
        self.simulations = Series(database, "simulation")
        self.tournaments = Series(database, "tournament")
        self.schedules = Schedules(database)
        self.ratings = Ratings(database)
        self.work = Work(settings.queue_url)
        self.usage = Usage(database)
        self.figures = Figures(database, self.turns, self.work)
        self.health = Health(database, self.turns)
        self.hub = Hub(database)
