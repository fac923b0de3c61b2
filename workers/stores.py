"""The store of a worker process."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache

from service.settings import Settings
from service.store import Store


@cache
def settings() -> Settings:
    """Return the settings of this process, from its environment."""
    return Settings.load(os.environ)


@cache
def store() -> Store:
    """Return the store that all jobs of this process work on.

    It does not wait for replicas: nobody waits for a worker to confirm what it did.
    """
    return Store(replace(settings(), wait_replicas=0))
