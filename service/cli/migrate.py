"""`seance migrate`: the stored data to another version, forwards or back."""

from __future__ import annotations

from pathlib import Path

import click

from service.cli.data import data_option, database
from service.cli.options import progress
from service.store.upkeep import data_version
from service.store.upkeep.scanning import count_games


@click.command()
@click.option(
    "--to",
    type=click.IntRange(data_version.FIRST, data_version.PRESENT),
    default=data_version.PRESENT,
    show_default=True,
    help="The version that the data get.",
)
@click.option("--dry-run", is_flag=True, help="Say what would be done, and do nothing.")
@data_option
def migrate(*, to: int, dry_run: bool, data: Path | None) -> None:
    """Bring the stored data to the version of this release, or back to an older one.

    A service brings older data forward by itself when it starts; this does the same
    beforehand. Before an older release is run again, take the data back with --to.
    Stop all processes of Seance first. Broken off, it can be run again.
    """
    with database(alone=not dry_run, data=data) as found, found.client() as redis:
        version, games = data_version.read(redis), count_games(redis)
        with progress("looking", games) as tell:
            steps = data_version.plan(redis, to, tell=tell)
        click.echo(f"The data have version {version}.")
        for step in steps:
            click.echo(f"{step.found} -> {step.to}: {step.about}")
        if not steps:
            click.echo("There is nothing to do.")
        elif dry_run:
            click.echo("Nothing was written: this was a dry run.")
        else:
            with progress("migrating", games) as tell:
                data_version.migrate(redis, to, tell=tell)
            click.echo(f"The data have version {data_version.read(redis)} now.")
