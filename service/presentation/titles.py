"""The titles of the catalogue, as clients get them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import engines
from service.games.creation import find_title
from service.presentation.texts import DEFAULT_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker
    from engines.core.title import Title


@cache
def list_titles(language: str) -> Json:
    """Return every title in short."""
    return {"items": [_summary(title, language) for title in engines.titles()]}


@cache
def get_title(title_id: str, language: str) -> Json:
    """Return a title with its options, its components and its bots."""
    title = find_title(title_id)
    speaker = title.texts.speakers[language]
    return {
        **_summary(title, language),
        "options_schema": title.option_schema(speaker),
        "components": {
            kind: [_component(component, speaker) for component in components]
            for kind, components in title.components.items()
        },
        "bots": [{"id": bot.id, "levels": bot.levels} for bot in title.bots.values()],
        "languages": LANGUAGES,
    }


@cache
def list_rules(title_id: str, language: str) -> Json:
    """Return every rule of a title in our own words, with its source."""
    expansions = find_title(title_id).expansions
    packages = (engines.PACKAGES[title_id], *expansions)
    return {"items": [rule for name in packages for rule in _rules(name, language)]}


def _rules(package: str, language: str) -> list[Json]:
    """Return the rules that a package publishes; they are written in English first."""
    rules: list[Json] = _published(package, DEFAULT_LANGUAGE)
    if language != DEFAULT_LANGUAGE:
        texts = _published(package, language)
        rules = [{**rule, "text": texts[rule["id"]]} for rule in rules]
    return rules


def _published(package: str, language: str) -> Any:
    file = files(package) / "rules" / f"{language}.json"
    return json.loads(file.read_text("utf-8"))


def _summary(title: Title[Any], language: str) -> Json:
    speaker = title.texts.speakers[language]
    return {
        "id": title.id,
        "name": speaker("title.name"),
        "summary": speaker("title.summary"),
        "players": {"minimum": title.players[0], "maximum": title.players[-1]},
        "cooperative": title.cooperative,
        "rules_version": title.rules_version,
    }


def _component(component: Json, speaker: Speaker) -> Json:
    """Return a card, tile or power as printed, under its name in one language."""
    printed = {key: value for key, value in component.items() if key != "names"}
    return {"name": speaker(component["names"]), **printed}
