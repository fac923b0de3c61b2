"""`seance up`."""

from contextlib import suppress
from typing import Any

import click

from service.cli.options import load_settings, setting_options
from service.supervisor.errors import CannotStart
from service.supervisor.up import up as serve


@click.command
@setting_options("host", "port", "data", "workers")
def up(**given: Any) -> None:
    """Serve on this machine until Ctrl-C: Redis, API, bots and reconciler.

    Each option can also be given as the environment variable named in brackets;
    deploy/SETTINGS.md lists all of them.
    """
    try:
        serve(load_settings(**given), say=print_line)
    except CannotStart as refusal:
        raise click.ClickException(str(refusal)) from None


def print_line(text: str) -> None:
    """Print a line; a terminal that was closed must not disturb a clean stop."""
    with suppress(OSError):
        click.echo(text)
