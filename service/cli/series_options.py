"""The options that `seance simulate` and `seance tournament` share."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import engines
from engines.core.errors import BadSetup
from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WRITABLE = click.Path(dir_okay=False, writable=True, path_type=Path)

title_option = click.option(
    "--title", type=click.Choice(list(engines.PACKAGES)), required=True
)
remote_option = click.option(
    "--remote",
    metavar="URL",
    help="Let the service at this address do it. [SEANCE_OPERATOR_KEYS: the key]",
)
svg_option = click.option("--svg", type=WRITABLE, help="Draw a picture into this file.")


def json_object(
    _: click.Context, __: click.Parameter, value: str | None
) -> dict[str, Any] | None:
    """Read an option that is a JSON object."""
    if value is None:
        return None
    try:
        found = json.loads(value)
    except json.JSONDecodeError as error:
        raise click.BadParameter(f"not JSON: {error}") from error
    if not isinstance(found, dict):
        raise click.BadParameter('expected a JSON object, such as {"match": true}')
    return found


@contextmanager
def refusals(title: str) -> Iterator[None]:
    """Show a plan or tournament that cannot be played as a mistake of an option."""
    try:
        yield
    except InvalidValue as error:
        option = f"--{error.pointer.split('/')[1]}"
        raise click.BadParameter(str(error), param_hint=option) from error
    except BadSetup as error:
        speaker = engines.get(title).texts.speakers["en"]
        message = speaker(error.reason.key, **error.reason.values)
        where = "--seats" if error.pointer == "/seats" else f"--options {error.pointer}"
        raise click.BadParameter(message, param_hint=where) from error


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show how many games are done, if somebody is looking."""
    silent = not sys.stderr.isatty()
    with click.progressbar(
        length=games, file=sys.stderr, label="games", hidden=silent
    ) as bar:
        yield bar.update
