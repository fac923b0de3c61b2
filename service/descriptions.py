"""A table in sentences, in reading order, for screen readers and chats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.representation import decision
from service.texts import TEXTS

if TYPE_CHECKING:
    from service.game import Game
    from service.readers import Reader


def describe(game: Game, reader: Reader, language: str) -> str:
    """Return the table as a reader may see it, and at last what the reader is asked."""
    if game.state is None:
        return TEXTS.speakers[language]("describe.waiting")
    title = game.title
    speaker = game.speaker(language)
    lines = [title.describe(title.view(game.state, reader.seat), speaker)]
    asked = decision(game, reader)
    if asked is not None:
        lines.append(speaker(f"prompt.{asked.name}"))
    return "\n".join(lines)
