import subprocess
import sys

import pytest
from click.testing import CliRunner

from service.cli import COMMANDS, main


def test_help_lists_every_command_without_importing_it() -> None:
    """
    --help is instant: neither the commands nor what they need is loaded.
    """
    program = (
        "import sys\n"
        "from service.cli import main\n"
        "main(['--help'], standalone_mode=False)\n"
        "heavy = {'flask', 'redis', 'rq', 'service.supervisor', 'engines'}\n"
        "assert not heavy & set(sys.modules)\n"
    )
    run = subprocess.run(
        (sys.executable, "-c", program), capture_output=True, text=True, check=True
    )

    assert [] == [name for name in COMMANDS if f"  {name}" not in run.stdout]


@pytest.mark.parametrize("name", ["api", "backup", "fsck", "migrate", "restore", "up"])
def test_every_command_explains_itself(name: str) -> None:
    """
    Each command's module has the command of its name.
    """
    run = CliRunner().invoke(main, [name, "--help"])

    assert 0 == run.exit_code
    assert f"Usage: main {name}" in run.output


def test_an_unknown_command_is_a_usage_error() -> None:
    """
    A misspelt command is refused with click's own message.
    """
    run = CliRunner().invoke(main, ["upp"])

    assert 2 == run.exit_code
    assert "No such command 'upp'" in run.output


@pytest.mark.parametrize("name", ["api", "up"])
def test_an_open_address_without_keys_is_a_message(name: str) -> None:
    """
    Every way to start the API refuses to be open to all without operator keys.
    """
    run = CliRunner().invoke(
        main,
        [name],
        env={"SEANCE_HOST": "0.0.0.0", "SEANCE_OPERATOR_KEYS": ""},
    )

    assert 1 == run.exit_code
    assert "Refusing to listen on 0.0.0.0 without operator keys" in run.output


def test_an_option_names_its_variable_and_default() -> None:
    """
    What can be given as an option can be given in the environment.
    """
    run = CliRunner().invoke(main, ["up", "--help"])

    assert "[SEANCE_PORT; 8000]" in " ".join(run.output.split())
