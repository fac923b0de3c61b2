import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.document import Json
from tests.node import NODE, ROOT, TOOLS
from tests.openapi.published import document
from tests.processes import Service, service
from tests.servers import PATIENCE

SCREENSHOTS = ROOT / "var" / "docs"


def look(running: Service, chromium: Path) -> Json:
    """Open the page in Chromium, and return what was seen."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    ran = subprocess.run(
        [NODE, TOOLS / "docs_page.mjs", running.url, SCREENSHOTS],
        env={**os.environ, "TMPDIR": str(chromium)},
        capture_output=True,
        text=True,
        timeout=6 * PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    seen: Json = json.loads(ran.stdout)
    # It took 3 to 7 s with all variants of all unions.
    print(f"sendCommands opens in {seen['processor_seconds']:.2f} s of processor time")
    return seen


def test_the_docs_page_works_in_a_browser(chromium: Path) -> None:
    """
    It shows every operation, "try it" creates a game, and nothing outside is asked.
    """
    with service(processes=1) as running:
        seen = look(running, chromium)

    # Messages of webhooks are shown like operations.
    shown = len(document.operations) + len(document.content["webhooks"])
    assert shown == seen["operations"]
    assert seen["status"].startswith("201")
    assert '"credentials"' in seen["body"]
    assert [] == seen["complaints"]
    outside = [one for one in seen["asked"] if not one.startswith(f"{running.url}/")]
    assert [] == outside
    assert f"{running.url}/docs/openapi.json" in seen["asked"]


@pytest.mark.soak
def test_an_operation_opens_at_once(chromium: Path) -> None:
    """
    In less than a second of processor time, on a machine that is not busy.
    """
    with service(processes=1) as running:
        assert look(running, chromium)["processor_seconds"] < 1
