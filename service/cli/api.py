"""`seance api`."""

import os
from typing import Any

import click

from service.cli.options import load_settings, setting_options
from service.supervisor import programs


@click.command
@setting_options("host", "port")
def api(**given: Any) -> None:
    """Become the HTTP server, with the settings that `seance up` would give it."""
    settings = load_settings(**given)
    command = programs.api(settings)
    os.execve(command[0], command, {**os.environ, **settings.environment()})  # noqa: S606
