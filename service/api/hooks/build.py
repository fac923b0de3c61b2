"""The build of the service, in every answer: a page sees by it that it is older."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Response

    from service.api.hooks.asked import Asked

HEADER = "Seance-Build"

PACKAGES = ("engines", "service")

SOURCES = (".json", ".lua", ".mo", ".py")
"""What the answers follow from."""


def add_header(_: Asked, response: Response) -> Response:
    """Name the build in an answer."""
    response.headers.add(HEADER, build())
    return response


@cache
def build() -> str:
    """Return the version of the software and a digest of its files.

    It is the same wherever the same files run, and another one after any change.
    """
    root, digest = Path(__file__).parents[3], sha256()
    for package in PACKAGES:
        for file in sorted((root / package).rglob("*")):
            if file.suffix in SOURCES:
                digest.update(str(file.relative_to(root)).encode())
                digest.update(file.read_bytes())
    return f"{version('seance')}+{digest.hexdigest()[:12]}"
