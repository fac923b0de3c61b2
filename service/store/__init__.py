"""The store: games and their events in Redis, and what is due in them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from service.errors import StoreAway
from service.store.accounts.accounts import Accounts
from service.store.accounts.creations import Creations
from service.store.accounts.inbox import Inboxes
from service.store.accounts.usage import Usage
from service.store.accounts.webhooks import Webhooks
from service.store.clients import Database
from service.store.events import Events
from service.store.games import Games
from service.store.health import Figures, Health, Room
from service.store.hints import Hints
from service.store.history import History
from service.store.hub import Hub
from service.store.queues import Turns, WebhookJobs, Work
from service.store.series import Series
from service.store.series.ratings import Ratings
from service.store.series.schedules import Schedules
from service.store.upkeep import data_version

if TYPE_CHECKING:
    from service.settings import Settings

log = logging.getLogger(__name__)


class Store:
    """Everything that the use cases keep outside their own process."""

    def __init__(self, settings: Settings) -> None:
        """Know the servers; nothing is opened before it is needed."""
        settings.require_redis()
        database = Database(
            settings.redis_url,
            prepare=data_version.prepare,
            replicas=settings.wait_replicas,
        )
        self.database = database
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
        self.accounts = Accounts(database)
        self.inboxes = Inboxes(database)
        self.webhooks = Webhooks(database)
        self.webhook_jobs = WebhookJobs(settings.queue_url)
        self.creations = Creations(database)
        self.figures = Figures(database, self.turns, self.work)
        self.health = Health(database, self.turns)
        self.room = Room(database, settings.full_percent)
        self.hub = Hub(database)

    def close(self) -> None:
        """Close the connections that no thread uses; what comes next opens new ones."""
        for part in (self.database, self.turns, self.work, self.webhook_jobs):
            part.close()

    def prepare(self) -> None:
        """Refuse data that are not for this release; leave a store that is away alone.

        Without it, the first command of this process does the same.
        """
        try:
            with self.database.client():
                pass
        except data_version.DataRefused:
            raise
        except StoreAway:
            log.warning("the store is away; its data are looked at when it is back")
