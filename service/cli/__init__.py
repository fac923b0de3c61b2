"""The command line: `seance COMMAND`."""

from dataclasses import dataclass
from importlib import import_module

import click


@dataclass(frozen=True)
class Entry:
    """A command: its one-line help, and the module with a function of its name."""

    module: str
    says: str


COMMANDS = {
    "api": Entry("service.cli.api", "Run the HTTP server alone, for a container."),
    "engine": Entry("service.cli.engine", "Play a table by lines of JSON."),
    "simulate": Entry("service.cli.simulate", "Play many games between bots."),
    "tournament": Entry("service.cli.tournament", "Hold a tournament between bots."),
    "up": Entry("service.cli.up", "Serve on this machine until Ctrl-C."),
}


class Commands(click.Group):
    """Commands that are imported when they are called, so that --help is instant."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """All commands, in alphabetical order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of that name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(COMMANDS[cmd_name].module), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(
        self,
        ctx: click.Context,  # noqa: ARG002
        formatter: click.HelpFormatter,
    ) -> None:
        """The list in the help, without importing what it lists."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.says) for name, entry in COMMANDS.items()])


@click.command(cls=Commands)
@click.version_option(package_name="seance")
def main() -> None:
    """Rule-exact engines of ghost board games behind a REST API."""
