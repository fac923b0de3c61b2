"""The options that `seance simulate`, `tournament` and `arena` share."""

from __future__ import annotations

import json
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import engines
from engines.core.errors import BadSetup
from service.cli.options import progress
from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Iterator

WRITABLE = click.Path(dir_okay=False, writable=True, path_type=Path)

title_option = click.option(
    "--title", type=click.Choice(list(engines.PACKAGES)), required=True
)
remote_option = click.option(
    "--remote",
    metavar="URL",
    help="Let the service at this address do it. [SEANCE_OPERATOR_KEYS: the key]",
)
progress_bar = partial(progress, "games")
"""Shows how many games are done, if somebody is looking."""
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
def refusals(title: str, seats: str = "--seats") -> Iterator[None]:
    """Show a plan or tournament that cannot be played as a mistake of an option."""
    try:
        yield
    except InvalidValue as error:
        option = f"--{error.pointer.split('/')[1]}"
        raise click.BadParameter(str(error), param_hint=option) from error
    except BadSetup as error:
        speaker = engines.get(title).texts.speakers["en"]
        message = speaker(error.reason.key, **error.reason.values)
        where = seats if error.pointer == "/seats" else f"--options {error.pointer}"
        raise click.BadParameter(message, param_hint=where) from error
