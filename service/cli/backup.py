"""`seance backup` and `seance restore`: all games in a folder, and back."""

from __future__ import annotations

from pathlib import Path

import click

from service.cli.data import data_option, database
from service.cli.options import progress
from service.store.upkeep import backup as backups
from service.store.upkeep import restore as restoring
from service.store.upkeep.backup import BadBackup

FOLDER = click.argument("folder", type=click.Path(file_okay=False, path_type=Path))


@click.command()
@FOLDER
@data_option
def backup(*, folder: Path, data: Path | None) -> None:
    """Copy all that the store holds into FOLDER, which must be new or empty.

    Games may be played meanwhile: what was acknowledged before the backup began is in
    it. The folder holds all secrets of the games; only you can read it.
    """
    with database(data=data) as found:
        try:
            with progress("games", backups.length(found)) as tell:
                made = backups.make(found, folder, tell)
        except BadBackup as refusal:
            raise click.ClickException(str(refusal)) from None
    size = sum(file.bytes for file in made.files)
    click.echo(
        f"{_list(made)}: {made.keys} keys in {size} bytes, of data version "
        f"{made.data_version}. What was acknowledged before {made.began} is in it."
    )


@click.command()
@FOLDER
@click.option("--replace", is_flag=True, help="Remove what the store holds first.")
@data_option
def restore(*, folder: Path, replace: bool, data: Path | None) -> None:
    """Write the backup in FOLDER into an empty store.

    Stop all processes of Seance first. The whole backup is checked before anything is
    written. Should it be broken off, no service opens the store; run it again with
    --replace.
    """
    try:
        length = sum(restoring.check(folder).units.values())
        with (
            database(alone=True, create=True, data=data) as found,
            progress("units", length) as tell,
        ):
            made = restoring.restore(found, folder, tell, replace=replace)
    except BadBackup as refusal:
        raise click.ClickException(str(refusal)) from None
    click.echo(
        f"{_list(made)}: back with all that was acknowledged before {made.began}. "
        f"seance fsck looks through them."
    )


def _list(made: backups.Manifest) -> str:
    """Say how many there are of what."""
    kinds = [f"{number} {kind}" for kind, number in made.units.items() if number]
    return ", ".join(kinds) or "Nothing"
