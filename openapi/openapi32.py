"""``python -m openapi.openapi32 FILE``: write the document as OpenAPI 3.2.

It says what the messages of streams are; the service has it at ``/openapi-3.2.json``.
"""

from __future__ import annotations

import json

from openapi.export import DOCUMENT
from openapi.openapi30 import write_to_named_file
from service.api.spec.derived.openapi32 import as_3_2
from service.api.spec.document import render


def derive() -> bytes:
    """Return the published document as OpenAPI 3.2."""
    return render(as_3_2(json.loads(DOCUMENT.read_bytes())))


if __name__ == "__main__":
    write_to_named_file(derive())
