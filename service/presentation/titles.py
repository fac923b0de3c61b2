"""The titles of the catalogue, as clients get them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

import engines
from engines.core.errors import Reason
from service.errors import InvalidFields, UnknownTitle
from service.presentation.representation import extend
from service.presentation.texts import DEFAULT_LANGUAGE, LANGUAGES
from service.presentation.title_answers import (
    BotSummary,
    PlayerCount,
    Rule,
    RuleList,
    TitleDetails,
    TitleList,
    TitleSummary,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker
    from engines.core.title import Title


def find_title(title_id: str) -> Title[Any]:
    """Return a title of the catalogue, or refuse."""
    if title_id not in engines.PACKAGES:
        raise UnknownTitle
    return engines.get(title_id)


def chosen_title(title_id: str) -> Title[Any]:
    """Return the title that the body of a request names, or refuse that field."""
    if title_id not in engines.PACKAGES:
        reason = Reason("wrong.choice", {"choices": ", ".join(engines.PACKAGES)})
        raise InvalidFields([("/title", reason)])
    return engines.get(title_id)


@cache
def list_titles(language: str) -> TitleList:
    """Return every title in short."""
    return TitleList(items=[_summary(title, language) for title in engines.titles()])


@cache
def get_title(title_id: str, language: str) -> TitleDetails:
    """Return a title with its options, its components and its bots."""
    title = find_title(title_id)
    speaker = title.texts.speakers[language]
    bots = [BotSummary(id=bot.id, levels=bot.levels) for bot in title.bots.values()]
    return extend(
        TitleDetails,
        _summary(title, language),
        options_schema=title.option_schema(speaker),
        components={
            kind: [_component(title, component, speaker) for component in components]
            for kind, components in title.components.items()
        },
        bots=bots,
        languages=LANGUAGES,
    )


@cache
def list_rules(title_id: str, language: str) -> RuleList:
    """Return every rule of a title in our own words, with its source."""
    title = find_title(title_id)
    packages = (engines.PACKAGES[title_id], *title.expansions)
    return RuleList(
        items=[rule for name in packages for rule in _rules(name, language)]
    )


def _rules(package: str, language: str) -> list[Rule]:
    """Return the rules that a package publishes; they are written in English first."""
    rules = msgspec.convert(_published(package, DEFAULT_LANGUAGE), list[Rule])
    if language != DEFAULT_LANGUAGE:
        texts = _published(package, language)
        for rule in rules:
            rule.text = texts[rule.id]
    return rules


def _published(package: str, language: str) -> Any:
    file = files(package) / "rules" / f"{language}.json"
    return json.loads(file.read_text("utf-8"))


def _summary(title: Title[Any], language: str) -> TitleSummary:
    speaker = title.texts.speakers[language]
    return TitleSummary(
        id=title.id,
        name=speaker("title.name"),
        summary=speaker("title.summary"),
        players=PlayerCount(minimum=title.players[0], maximum=title.players[-1]),
        cooperative=title.cooperative,
        rules_version=title.rules_version,
    )


def _component(title: Title[Any], component: Json, speaker: Speaker) -> Json:
    """Return a card, tile or power as printed, with name and text in one language."""
    printed = {key: value for key, value in component.items() if key != "names"}
    name = speaker(component["names"])
    return {"name": name, **printed, "text": title.component_text(component, speaker)}
