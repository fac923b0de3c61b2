"""``python -m openapi.openapi30 FILE``: write the document as OpenAPI 3.0.

The service serves the same under ``/openapi-3.0.json``. It follows from the document
in git and is therefore not kept there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from openapi.export import DOCUMENT
from service.api.spec.document import render
from service.api.spec.openapi30 import as_3_0


def derive() -> bytes:
    """Return the published document as OpenAPI 3.0."""
    return render(as_3_0(json.loads(DOCUMENT.read_bytes())))


def main() -> None:
    """Write it to the file that is named."""
    (name,) = sys.argv[1:]
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(derive())
    print(f"wrote {file}")


if __name__ == "__main__":
    main()
