"""Answers about the catalogue: titles, their components, their rules."""

from collections.abc import Sequence
from typing import Annotated

from engines.core.fields import Json
from service.presentation.representation import Representation, about, component


class PlayerCount(Representation, kw_only=True):
    """How many seats a title takes."""

    minimum: Annotated[int, about("Smallest number.")]
    maximum: Annotated[int, about("Largest number.")]


class TitleSummary(Representation, kw_only=True):
    """A title in short."""

    id: Annotated[str, about("What createGame calls the title.")]
    name: Annotated[str, about("What people call it.")]
    summary: Annotated[str, about("The aim, in a sentence.")]
    players: Annotated[PlayerCount, about("How many seats it takes.")]
    cooperative: Annotated[bool, about("Whether all win or lose together.")]
    rules_version: Annotated[str, about("Changes whenever replays would.")]


class TitleList(Representation, kw_only=True):
    """All titles."""

    items: Annotated[list[TitleSummary], about("In no order.")]


class BotSummary(Representation, kw_only=True):
    """A bot that can play a seat."""

    id: Annotated[str, about("What createGame calls the bot.")]
    levels: Annotated[
        int, about("How well it can play: from level 1 to this, its best.")
    ]


class TitleDetails(TitleSummary, kw_only=True):
    """A title with everything that a client needs to know of it."""

    options_schema: Annotated[
        Json, component("JsonSchema", "The JSON Schema of the options of createGame.")
    ]
    components: Annotated[
        Json, component("TitleComponents", "What is in the box, by kind.")
    ]
    bots: Annotated[list[BotSummary], about("The bots, the best one last.")]
    languages: Annotated[Sequence[str], about("The languages in which it speaks.")]


class Rule(Representation, kw_only=True):
    """A rule of a title."""

    id: Annotated[str, about("What decisions, events and refusals cite.")]
    text: Annotated[str, about("The rule in our own words.")]
    source: Annotated[str, about("Where it comes from.")]


class RuleList(Representation, kw_only=True):
    """All rules of a title."""

    items: Annotated[list[Rule], about("In the order of the rules.")]
