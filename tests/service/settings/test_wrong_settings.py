import subprocess
import sys

import pytest

from service.api import create_app
from service.settings import InvalidSetting, Settings

SEANCE = (sys.executable, "-c", "from service.cli import main; main()")
PROCESSES = {
    "flask": (sys.executable, "-m", "flask", "--app", "service.api", "run"),
    "up": (*SEANCE, "up", "--port", "0"),
    # It becomes gunicorn.
    "api": (*SEANCE, "api", "--port", "0"),
    "worker": (sys.executable, "-m", "workers", "bots"),
}
WITHOUT_REDIS = [name for name in PROCESSES if name != "up"]


def start(name: str, **environment: str) -> str:
    """What a process says that ends because of a setting."""
    ended = subprocess.run(
        PROCESSES[name], env=environment, capture_output=True, text=True, check=False
    )
    assert 0 != ended.returncode
    return ended.stderr.strip()


@pytest.mark.parametrize("name", PROCESSES)
def test_a_process_says_what_is_wrong_in_one_line(name: str) -> None:
    """
    Whichever is started, and without a traceback.
    """
    said = start(name, SEANCE_REDIS_URL="redis+sentinel://h1:26379")

    assert "SEANCE_REDIS_URL lacks the name" in said
    assert 1 == len(said.splitlines())


@pytest.mark.parametrize("name", WITHOUT_REDIS)
def test_a_process_says_that_it_needs_a_redis(name: str) -> None:
    """
    Only `seance up` brings one of its own.
    """
    said = start(name)

    assert "SEANCE_REDIS_URL is not set" in said
    assert "seance up" in said
    assert 1 == len(said.splitlines())


def test_an_app_without_a_redis_is_refused() -> None:
    """
    By the same sentence.
    """
    with pytest.raises(InvalidSetting, match="SEANCE_REDIS_URL is not set"):
        create_app(Settings())
