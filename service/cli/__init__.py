"""The command line: `seance COMMAND`."""

from dataclasses import dataclass
from importlib import import_module

import click


@dataclass(frozen=True)
class Entry:
    """A command: its one-line help, and the module with a function of its name."""

    module: str
    description: str


COMMANDS = {
    "api": Entry("service.cli.api", "Run the HTTP server alone, for a container."),
    "arena": Entry("service.cli.arena", "Compare two bots on the same deals."),
    "backup": Entry("service.cli.backup", "Copy all games into a folder."),
    "check-bot": Entry("service.cli.check_bot", "Say what a bot of yours does wrong."),
    "engine": Entry("service.cli.engine", "Play a table by lines of JSON."),
    "fsck": Entry("service.cli.fsck", "Look for damage in the stored games."),
    "migrate": Entry("service.cli.migrate", "Bring the data to another version."),
    "restore": Entry("service.cli.backup", "Bring a backup back."),
    "simulate": Entry("service.cli.simulate", "Play many games between bots."),
    "tournament": Entry("service.cli.tournament", "Hold a tournament between bots."),
    "tune": Entry("service.cli.tune", "Find the numbers that bots go by."),
    "up": Entry("service.cli.up", "Serve on this machine until Ctrl-C."),
}


class Commands(click.Group):
    """Commands that are imported when they are called, so that --help is instant."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return all commands, in alphabetical order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Return the command of that name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        function = cmd_name.replace("-", "_")
        command = getattr(import_module(COMMANDS[cmd_name].module), function)
        assert isinstance(command, click.Command)
        return command

    def format_commands(
        self,
        ctx: click.Context,  # noqa: ARG002
        formatter: click.HelpFormatter,
    ) -> None:
        """Write the list of commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, entry.description) for name, entry in COMMANDS.items()]
            )


@click.command(cls=Commands)
@click.version_option(package_name="seance")
def main() -> None:
    """Rule-exact engines of ghost board games behind a REST API."""
