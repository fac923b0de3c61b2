"""The store: games and their events in Redis, and what is due in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.store.events import Events
from service.store.figures import Figures
from service.store.games import Games
from service.store.health import Health
from service.store.hints import Hints
from service.store.history import History
from service.store.hub import Hub
from service.store.ratings import Ratings
from service.store.schedules import Schedules
from service.store.series import Series
from service.store.turns import Turns
from service.store.usage import Usage
from service.store.wire import Wire
from service.store.work import Work

if TYPE_CHECKING:
    from service.settings import Settings


class Store:
    """Everything that the use cases keep outside their own process."""

    def __init__(self, settings: Settings) -> None:
        """Know the servers; nothing is opened before it is needed."""
        wire = Wire(settings.redis_url)
        self.games = Games(wire)
        self.events = Events(wire)
        self.turns = Turns(wire, settings.queue_url)
        self.hints = Hints(wire)
        self.history = History(wire)
        self.simulations = Series(wire, "simulation")
        self.tournaments = Series(wire, "tournament")
        self.schedules = Schedules(wire)
        self.ratings = Ratings(wire)
        self.work = Work(settings.queue_url)
        self.usage = Usage(wire)
        self.figures = Figures(wire, self.turns, self.work)
        self.health = Health(wire, self.turns)
        self.hub = Hub(settings.redis_url)
