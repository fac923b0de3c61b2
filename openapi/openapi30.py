"""``python -m openapi.openapi30 FILE``: write the document as OpenAPI 3.0.

The service serves the same under ``/openapi-3.0.json``. It follows from the document
in git and is therefore not kept there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from openapi.export import DOCUMENT
from service.api.spec.derived.openapi30 import as_3_0
from service.api.spec.document import render


def derive() -> bytes:
    """Return the published document as OpenAPI 3.0."""
    return render(as_3_0(json.loads(DOCUMENT.read_bytes())))


def write_to_named_file(document: bytes) -> None:
    """Write a document to the file that the command line names."""
    (name,) = sys.argv[1:]
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(document)
    print(f"wrote {file}")


if __name__ == "__main__":
    write_to_named_file(derive())
