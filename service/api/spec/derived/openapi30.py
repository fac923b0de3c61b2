"""The document once more as OpenAPI 3.0.3, for tools that know no newer one.

Our document differs in three things only: OpenAPI 3.0 has no description beside a
reference, a licence has an address instead of an identifier, and there are neither
webhooks nor their messages.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.core.fields import Json

REFERENCE = re.compile(r'"#/components/schemas/(\w+)"')

EXAMPLES = ("example", "value")
"""Where a document shows what it describes: that stays as it is."""


def as_3_0(document: Json) -> Json:
    """Return a 3.1 document of ours as a 3.0.3 one that means the same."""
    older: Json = _without_words_beside_references(document)
    older["openapi"] = "3.0.3"
    del older["webhooks"]
    _drop_unused(older)
    license_id = older["info"]["license"].pop("identifier")
    older["info"]["license"]["url"] = f"https://spdx.org/licenses/{license_id}.html"
    return older


def _drop_unused(document: Json) -> None:
    """Leave out the schemas that nothing refers to, and those that only they did."""
    schemas = document["components"]["schemas"]
    while unused := schemas.keys() - set(REFERENCE.findall(json.dumps(document))):
        for name in unused:
            del schemas[name]


def _without_words_beside_references(part: Any) -> Any:
    if isinstance(part, list):
        return [_without_words_beside_references(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part and len(part) > 1:
        words = {key: value for key, value in part.items() if key != "$ref"}
        return {"allOf": [{"$ref": part["$ref"]}], **words}
    return {
        key: value if key in EXAMPLES else _without_words_beside_references(value)
        for key, value in part.items()
    }
