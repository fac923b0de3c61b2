"""A process that dies after it has committed a game and before it carries the news.

``python -m tests.service.store.dying GAME`` plays the first option of a game; where the
store is, the environment says.
"""

import os
import signal
import sys

from service.accounts import inbox
from service.games.commit import update
from service.settings import Settings
from service.store import Store
from tests.service.store.steps import step_from


def die(*_: object) -> None:
    """End this process without warning."""
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    setattr(inbox, "carry", die)  # noqa: B010 - mypy takes no other function for it
    update(Store(Settings.load(os.environ)), sys.argv[1], step_from, wake=False)
