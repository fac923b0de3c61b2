"""The README does what it says."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.processes import service
from tests.servers import PATIENCE

README = Path(__file__).parent.parent / "README.md"


def block(heading: str) -> str:
    """Return the first shell block under a heading, as it stands."""
    found = re.search(
        rf"^## {heading}\n.*?^```sh\n(.*?)^```",
        README.read_text(),
        re.DOTALL | re.MULTILINE,
    )
    assert found, heading
    return found[1]


def test_the_first_game_by_curl_plays_to_its_end() -> None:
    """
    The lines, pasted as they stand, play a round of Ghooost! against bots to its end.
    """
    # Any python3 will do; this one is known to be there.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    with service(bots=1, reconciler=True) as running:
        printed = subprocess.run(
            ["/bin/bash", "-euc", block("A first game by curl")],
            env={**os.environ, "PATH": path, "SEANCE": running.url},
            capture_output=True,
            text=True,
            check=True,
            timeout=2 * PATIENCE,
        ).stdout

    assert "Ann plays" in printed
    assert "'winners':" in printed.splitlines()[-1]
