"""How a picture is wanted, and the colours that all titles share.

A colour is written as it is in the light. In the dark, those that ``DARK`` and the
title name are exchanged: paper, words and edges; pieces keep their colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

THEMES: Final = ("light", "dark")
LAYOUTS: Final = ("wide", "narrow")

INK, PAPER, FAINT, GREY = "#1f2430", "#ffffff", "#e3e7ee", "#6f7889"
"""Words, what they stand on, thin edges, and words that matter less."""

WHITE, BLACK = "#fff", "#1a1d26"
"""What is written on dark and on light pieces, which look the same in both themes."""

INHERITED: Final = ""
"""The colour with which the piece is used that a shape is part of."""

MARK: Final = "#c2410c"
"""The frame around what is highlighted."""

DARK: Final[Mapping[str, str]] = {
    INK: "#e9ecf3",
    PAPER: "#1e2430",
    FAINT: "#3a4353",
    GREY: "#98a2b5",
    MARK: "#ffa94d",
}
"""What the colours of all titles are in the dark."""


class Look(NamedTuple):
    """How a reader wants a picture: in which theme and layout, and what stands out."""

    theme: str = THEMES[0]
    layout: str = LAYOUTS[0]
    highlight: frozenset[str] = frozenset()
    """Refs that are framed; one that the picture lacks changes nothing."""

    @property
    def is_narrow(self) -> bool:
        """Whether the picture is for a phone."""
        return self.layout == "narrow"


PLAIN: Final = Look()
