"""Take pictures of every page, to be looked at: `make gallery`."""

import os
import sys
from pathlib import Path

from tests.node import ROOT, node
from tests.processes import service, worker

FOLDER = ROOT / "build" / "gallery"

KEY = "operator-key-of-the-gallery-0123"


def main() -> None:
    """Visit all pages of a real service; arguments name the parts that are wanted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    here = Path(__file__).parent
    with service(
        bots=1,
        bot_games=1,
        hints=1,
        reconciler=True,
        log_level="warning",
        operator_keys=(KEY,),
        registration="open",
    ) as running:
        simulations = worker("simulations", running.settings)
        try:
            said = node(
                "gallery.mjs",
                running.url,
                KEY,
                FOLDER,
                *sys.argv[1:],
                folder=here,
                patience=float(os.environ.get("PATIENCE", "1800")),
            )
        finally:
            simulations.end()
    print(said, end="")
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
