"""What commands share: settings as options, and showing how far a long work is.

An option has the name and meaning of its setting.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, TypeVar

import click

from service.settings import InvalidSetting, Settings, variable

F = TypeVar("F", bound=Callable[..., Any])


def setting_options(*names: str) -> Callable[[F], F]:
    """Add one option for each named setting."""

    def add(command: F) -> F:
        for each in reversed(fields(Settings)):
            if each.name in names:
                says = (
                    f"{each.metadata['says']} [{variable(each.name)}; {each.default}]"
                )
                option = click.option(f"--{each.name}", type=each.type, help=says)
                command = option(command)
        return command

    return add


def load_settings(**given: Any) -> Settings:
    """Settings from options and environment, or a message instead of a traceback."""
    try:
        return Settings.load(os.environ, **given)
    except InvalidSetting as refusal:
        raise click.ClickException(str(refusal)) from None


@contextmanager
def progress(label: str, length: int) -> Iterator[Callable[[int], None]]:
    """Show how far a long work is, if somebody is looking."""
    with click.progressbar(
        length=length, file=sys.stderr, label=label, hidden=not sys.stderr.isatty()
    ) as bar:
        yield bar.update
