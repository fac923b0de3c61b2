"""Write the picture of a table that the README shows: `make picture`."""

from pathlib import Path

from tests.node import ROOT, node
from tests.processes import service

PICTURE = ROOT / "openapi" / "web" / "table.png"


def main() -> None:
    """Play some decisions of a real game in a browser, and take the picture."""
    with service(bots=1, reconciler=True, log_level="warning") as running:
        here = Path(__file__).parent
        node("picture.mjs", running.url, PICTURE, folder=here)
    print(f"Wrote {PICTURE.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
