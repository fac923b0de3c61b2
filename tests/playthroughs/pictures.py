"""Golden pictures: a table of each title as its first seat sees it, in mid-game."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import engines
from engines.core.chance import Chance, derive
from engines.core.fields import Json

FOLDER = Path(__file__).parent / "pictures"

NAMES = ("Ann", "Bob", "Cem", "Dee")


class Scene(NamedTuple):
    """A game that bots have played for a while."""

    title: str
    players: int
    options: Json
    decisions: int


SCENES = {
    "ghooost": Scene("ghooost", 4, {}, 15),
    "ghost-stories": Scene("ghost-stories", 4, {}, 30),
    "white-moon": Scene("ghost-stories", 4, {"expansions": ["white_moon"]}, 36),
    "halloween": Scene("halloween", 4, {}, 170),
}


def file_of(name: str) -> Path:
    """Return where a picture lies."""
    return FOLDER / f"{name}.svg"


def draw(scene: Scene) -> str:
    """Play a scene, each choice by chance, and draw it in English."""
    title = engines.get(scene.title)
    key = derive(b"picture", *scene[:2])
    options = title.complete(scene.players, scene.options)
    state = title.start(scene.players, options, key).state
    chance = Chance(derive(key, "choices"))
    for _ in range(scene.decisions):
        menu = state.rules.options(state)
        state.rules.choose(state, menu[chance.below(len(menu))])
    english, names = title.texts.speakers["en"], NAMES[: scene.players]
    speaker = title.named(english, names, title.marks(state))
    return title.draw(title.view(state, 0), speaker)
