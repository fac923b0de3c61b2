"""How the class of an answer gets into the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marshmallow import Schema


def documented(answer: type[Schema]) -> Schema:
    """Return what ``@blueprint.response`` takes to document an answer."""
    return answer()
