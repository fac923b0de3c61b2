"""What `migrate`, `backup`, `restore` and `fsck` share: the stored games."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from service.cli.options import load_settings, setting_options
from service.errors import StoreAway
from service.store import keys
from service.store.clients import Database
from service.store.upkeep.data_version import BeingMigrated, DataRefused
from service.supervisor.errors import CannotStart
from service.supervisor.open_data import open_data

if TYPE_CHECKING:
    from collections.abc import Iterator

ROLES = ("api", "bots", "bot_games", "hints", "reconciler", "simulations")

data_option = setting_options("data")


@contextmanager
def database(
    *, alone: bool = False, create: bool = False, **given: Any
) -> Iterator[Database]:
    """Give the database of the games; what is in the way ends the command.

    ``alone`` refuses to work while processes of Seance do. The data are taken as they
    are: nothing is migrated.
    """
    try:
        settings = load_settings(**given)
        with open_data(settings, alone=alone, create=create) as url:
            found = Database(url)
            if alone and settings.redis_url:
                # A data folder is held by one Seance at a time; a server is not.
                _refuse_running(found)
            yield found
    except (CannotStart, DataRefused, BeingMigrated) as refusal:
        raise click.ClickException(str(refusal)) from None
    except StoreAway as refusal:
        said = refusal.__cause__ or refusal
        raise click.ClickException(f"Redis does not do its work: {said}") from None


def _refuse_running(found: Database) -> None:
    with found.client() as redis:
        alive = [role for role in ROLES if redis.exists(keys.alive(role))]
    if alive:
        raise click.ClickException(
            f"Processes of a Seance were alive in the last ten seconds: "
            f"{', '.join(alive)}. Stop them, wait for ten seconds and try again. "
            f"Nothing was written."
        )
