import json
import os
import subprocess
from pathlib import Path

from tests.node import NODE, ROOT, TOOLS
from tests.openapi.published import document
from tests.processes import service
from tests.servers import PATIENCE

SCREENSHOTS = ROOT / "var" / "docs"


def test_the_docs_page_works_in_a_browser(tmp_path: Path) -> None:
    """
    It shows every operation, "try it" creates a game, and nothing outside is asked.
    """
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with service(processes=1) as running:
        ran = subprocess.run(
            [NODE, TOOLS / "docs_page.mjs", running.url, SCREENSHOTS],
            # Chromium is unpacked there, so that nothing half unpacked is ever used.
            env={**os.environ, "TMPDIR": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=6 * PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        seen = json.loads(ran.stdout)

    assert len(document.operations) == seen["operations"]
    assert seen["status"].startswith("201")
    assert '"credentials"' in seen["body"]
    assert [] == seen["complaints"]
    outside = [one for one in seen["asked"] if not one.startswith(f"{running.url}/")]
    assert [] == outside
    assert f"{running.url}/openapi.json" in seen["asked"]
