import subprocess
import sys
from pathlib import Path

from service.settings import Settings
from service.supervisor import ports, programs
from tests.servers import command_of, wait_until

SEANCE = Path(sys.executable).with_name("seance")


def test_the_command_becomes_the_supervised_api() -> None:
    """
    A container with `seance api` runs exactly what `seance up` supervises.
    """
    with ports.hold("127.0.0.1", 0) as (_, port):
        expected = list(programs.api(Settings(port=port)))
        process = subprocess.Popen(
            (SEANCE, "api", "--port", str(port)),
            env={"SEANCE_REDIS_URL": "redis://localhost"},
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until(lambda: "gunicorn" in command_of(process.pid), "gunicorn runs")
            actual = command_of(process.pid)
        finally:
            process.kill()
            process.wait()

    assert expected == actual
