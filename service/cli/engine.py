"""`seance engine`: a table behind lines of JSON, for programs that play along."""

from __future__ import annotations

import sys

import click

import engines
from engines.core.door import Door
from service.cli.options.series import title_option


@click.command()
@title_option
def engine(*, title: str) -> None:
    """Play a table by lines of JSON on stdin and stdout (engines/PROTOCOL.md).

    Each line is an object with an id and a type: hello, setup, options, choose, view
    or digest. Each is answered by one line. The end of the input ends the program.
    """
    door = Door(engines.get(title))
    for line in sys.stdin:
        # echo flushes: who waits for an answer before the next line must get it now.
        click.echo(door.answer(line))
