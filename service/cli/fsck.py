"""`seance fsck`: look for damage in the stored games, and repair indexes."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import click

from service.cli.data import data_option, database
from service.cli.options import load_settings, progress
from service.store import Store
from service.store.upkeep import data_version
from service.store.upkeep import fsck as checks
from service.store.upkeep.backup import length
from service.store.upkeep.fsck import Looked
from service.supervisor import append_only, data_folder
from service.supervisor.errors import CannotStart

RESTORE = "newer files build on it: restore a backup"

CLEAN, REPAIRED, LEFT, FAILED = 0, 1, 4, 8
"""The exit codes, as fsck(8) has them."""


@click.command()
@click.option("--repair", is_flag=True, help="Put right what follows from the games.")
@click.option(
    "--files",
    is_flag=True,
    help="Look at the files of a data folder whose server does not start. With "
    "--repair, a damaged end is cut off; a copy is kept.",
)
@data_option
def fsck(*, repair: bool, files: bool, data: Path | None) -> None:
    """Look whether every game can be read and leads to its table, and is listed right.

    Each finding is a line. The exit code is 0 if there is none, 1 if all were repaired,
    4 if some are left, 8 if the store could not be looked at. Games may be played
    meanwhile, but not with --repair.
    """
    try:
        code = (_look_at_files if files else _look)(repair=repair, data=data)
    except click.ClickException as refusal:
        refusal.show()
        code = FAILED
    sys.exit(code)


def _look(*, repair: bool, data: Path | None) -> int:
    looked, left, repaired = Looked(Counter(), Counter()), 0, 0
    with database(alone=repair, data=data) as found:
        with found.client() as redis:
            _refuse_older(data_version.read(redis))
            data_version.refuse(redis, data_version.read(redis))
        store = Store(replace(load_settings(data=data), redis_url=found.url))
        with progress("games", length(found)) as tell:
            for finding in checks.look(found, store, looked, tell):
                if repair and finding.repair is not None:
                    with found.client() as redis:
                        finding.repair(redis)
                    repaired += 1
                    click.echo(f"{finding} (repaired)")
                else:
                    left += 1
                    can = " (--repair puts it right)" if finding.repair else ""
                    click.echo(f"{finding}{can}")
    click.echo(_summary(looked, left, repaired))
    if left:
        return LEFT
    return REPAIRED if repaired else CLEAN


def _look_at_files(*, repair: bool, data: Path | None) -> int:
    folder, code = load_settings(data=data).data, CLEAN
    try:
        # Before the lock, for which the folder would be made.
        append_only.refuse_without_games(folder)
        with data_folder.lock(folder, patience=0.0):
            for file in append_only.look(folder):
                if file.is_whole:
                    click.echo(f"{file.path}: all {file.size} bytes are whole.")
                    continue
                text = (
                    f"{file.path}: damaged: {file.whole} of {file.size} bytes can be "
                    f"read by a server, and the rest is lost"
                )
                if repair and file.can_be_cut:
                    copy = append_only.cut(folder, file)
                    code = max(code, REPAIRED)
                    click.echo(f"{text} (cut off; the file as it was is {copy})")
                else:
                    code = LEFT
                    can = "--repair cuts it off" if file.can_be_cut else RESTORE
                    click.echo(f"{text} ({can})")
    except CannotStart as refusal:
        raise click.ClickException(str(refusal)) from None
    return code


def _refuse_older(version: int) -> None:
    if version < data_version.PRESENT:
        raise click.ClickException(
            f"The data have version {version}. Bring them to version "
            f"{data_version.PRESENT} first, by seance migrate."
        )


def _summary(looked: Looked, left: int, repaired: int) -> str:
    units = ", ".join(
        f"{number} {kind}" for kind, number in sorted(looked.units.items())
    )
    replays = ", ".join(f"{n} {how}" for how, n in sorted(looked.replays.items()))
    return (
        f"Looked at: {units or 'nothing'}. Games: {replays or 'none replayed'}. "
        f"Findings: {left + repaired}, of which {repaired} repaired."
    )
