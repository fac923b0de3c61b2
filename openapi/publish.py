"""``python -m openapi.publish``: freeze the document as the last published version."""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path

from openapi.export import DOCUMENT

PUBLISHED = Path(__file__).with_name("published") / "openapi.json"
"""What clients rely on; every later document is held against it."""

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def main() -> None:
    """Copy the document, and print what the CHANGELOG has to say of it."""
    PUBLISHED.parent.mkdir(exist_ok=True)
    shutil.copyfile(DOCUMENT, PUBLISHED)
    digest = sha256(PUBLISHED.read_bytes()).hexdigest()
    print(f"wrote {PUBLISHED}")
    print(
        f"Put this into the entry of its version in the CHANGELOG:\nSHA-256 `{digest}`"
    )


if __name__ == "__main__":
    main()
