"""``python -m tests.openapi.changes``: what has changed since the last publication.

Redocly compares the documents and rates every change by what the version must become:
``major`` if clients may break, ``minor`` if they can do more, ``patch`` otherwise.
openapi/POLICY.md has the reasons for what we rate differently.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from openapi.export import DOCUMENT
from openapi.publish import CHANGELOG, PUBLISHED
from tests.document import Json
from tests.node import NODE, TOOLS, tool
from tests.servers import PATIENCE

IMPACTS = ("patch", "minor", "major")
RULES = TOOLS / "diff.yaml"

OPEN_UNION = re.compile(r"#/components/schemas/(Command|Event|View)/oneOf/\d+")
"""New titles bring new variants: clients leave alone what they do not know."""


class Change(NamedTuple):
    """One difference between two documents."""

    impact: str
    place: str
    says: str


def contract(document: Any) -> Any:
    """A document without its examples: they follow the engines and promise nothing."""
    if isinstance(document, dict):
        return {
            key: contract(value)
            for key, value in document.items()
            if key not in ("example", "examples")
        }
    if isinstance(document, list):
        return [contract(inner) for inner in document]
    return document


def compare(published: Json, current: Json) -> list[Change]:
    """Everything in which two documents differ, examples left out."""
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder, "published.json"), Path(folder, "current.json")
        for file, document in zip(files, (published, current), strict=True):
            file.write_text(json.dumps(contract(document)))
        said = subprocess.run(
            [
                *(NODE, tool("redocly"), "diff", "--config", RULES),
                *("--format", "json", "--fail-on", "none", *files),
            ],
            # Nobody is told that we compare.
            env={
                **os.environ,
                "REDOCLY_TELEMETRY": "off",
                "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true",
            },
            capture_output=True,
            text=True,
            check=True,
            timeout=6 * PATIENCE,
        ).stdout
    found = [rated(change) for change in json.loads(said)["changes"]]
    gone = schema_names(published) - schema_names(current)
    return found + [
        Change("major", f"#/components/schemas/{name}", "Generated types are named so.")
        for name in sorted(gone)
    ]


def rated(change: Json) -> Change:
    """A change as Redocly reports it, with our own view of unions."""
    place = change["revision" if "revision" in change else "base"]["pointer"]
    says = " ".join(verdict["message"] for verdict in change["verdicts"])
    grows = change["kind"] == "added" and OPEN_UNION.fullmatch(place)
    impact = "minor" if grows else change["impact"]
    return Change(impact, place, says or f"{change['typeName']} {change['kind']}.")


def schema_names(document: Json) -> set[str]:
    """The names of all components that generators make types of."""
    return set(document["components"]["schemas"])


def version(document: Json) -> tuple[int, ...]:
    """The version of a document, as numbers."""
    return tuple(map(int, document["info"]["version"].split(".")))


def least_version(published: Json, changes: list[Change]) -> tuple[int, ...]:
    """The lowest version that a document may have after changes."""
    major, minor, patch = version(published)
    worst = max((IMPACTS.index(change.impact) for change in changes), default=-1)
    return (
        (major, minor, patch),
        (major, minor, patch + 1),
        (major, minor + 1, 0),
        (major + 1, 0, 0),
    )[worst + 1]


def faults(
    published: bytes, current: Json, changes: list[Change], changelog: str
) -> list[str]:
    """What speaks against changes: too low a version, or no words about it."""
    before: Json = json.loads(published)
    found = []
    least = least_version(before, changes)
    if version(current) < least:
        worst = [change for change in changes if change.impact == "major"] or changes
        found.append(f"must be {'.'.join(map(str, least))} at least: {worst}")
    if not entry(changelog, current["info"]["version"]):
        found.append(f"the CHANGELOG says nothing of API {current['info']['version']}")
    told = entry(changelog, before["info"]["version"])
    if sha256(published).hexdigest() not in told:
        found.append(f"what was published is not what {told!r} names")
    return found


def entry(changelog: str, number: str) -> str:
    """What the CHANGELOG says of a version of the API."""
    said = re.search(
        rf"^### API {re.escape(number)}\n(.*?)(?=^#|\Z)",
        changelog,
        re.DOTALL | re.MULTILINE,
    )
    return said[1].strip() if said else ""


def main() -> None:
    """Print what has changed, and fail if something speaks against it."""
    published, current = PUBLISHED.read_bytes(), json.loads(DOCUMENT.read_bytes())
    changes = compare(json.loads(published), current)
    for change in changes:
        print(*change)
    found = faults(published, current, changes, CHANGELOG.read_text("utf-8"))
    sys.exit("\n".join(found) or 0)


if __name__ == "__main__":
    main()
