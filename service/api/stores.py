"""The store that the views of an app work on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app

from service.store import Store

if TYPE_CHECKING:
    from flask import Flask

    from service.settings import Settings

EXTENSION = "seance"


def init_app(app: Flask, settings: Settings) -> None:
    """Give an app its store; nothing is opened before the first request."""
    app.extensions[EXTENSION] = Store(settings)


def store() -> Store:
    """Return the store of the app that serves this request."""
    return store_of(current_app)


def store_of(app: Flask) -> Store:
    """Return the store of an app."""
    found: Store = app.extensions[EXTENSION]
    return found
