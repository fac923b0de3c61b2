"""A table for people: in sentences for screen readers and chats, and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.looks import PLAIN
from engines.core.svg import Drawing
from service.presentation.games import decision_for
from service.presentation.texts import TEXTS

if TYPE_CHECKING:
    from engines.core.looks import Look
    from service.games.model import Game
    from service.games.reading import Reader

EMPTY, NARROW_EMPTY = (640, 80), (360, 80)
"""Width and height of the picture of a game that has not started."""


def describe(game: Game, reader: Reader, language: str) -> str:
    """Return the table as a reader may see it, and the question to the reader."""
    if game.state is None:
        return TEXTS.speakers[language]("describe.waiting")
    title = game.title
    speaker = game.speaker(language)
    lines = [title.describe(title.view(game.state, reader.seat), speaker)]
    decision = decision_for(game, reader)
    if decision is not None:
        lines.append(speaker(f"prompt.{decision.name}"))
    return "\n".join(lines)


def draw(game: Game, reader: Reader, language: str, look: Look = PLAIN) -> str:
    """Return the table as a reader may see it, as a picture (SVG)."""
    title, speaker = game.title, game.speaker(language)
    if game.state is None:
        waiting = describe(game, reader, language)
        wide, high = NARROW_EMPTY if look.is_narrow else EMPTY
        sheet = Drawing(wide, high, speaker("title.name"), waiting, look)
        sheet.box(0, 0, wide, high)
        sheet.paragraph(wide / 2, 36, waiting, anchor="middle", room=wide - 24)
        return sheet.render()
    return title.draw(title.view(game.state, reader.seat), speaker, look)
