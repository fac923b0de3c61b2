"""The shapes of answers, as they are published.

Answers are only described here: they are encoded by msgspec, and the tests hold every
one of them against the published document.
"""

from __future__ import annotations

from typing import Any

from marshmallow import EXCLUDE, Schema, fields, validate

from service.api.schemas.fields import Component
from service.games.model import Kind, Status


def said(description: str, **more: Any) -> dict[str, Any]:
    """Return what the document says about a field."""
    return {"description": description, **more}


CAUSES = ("rules_version", "setup", "digest", "command", "commitment", "key")


class Shown(Schema):
    """A part of an answer: it may get fields that a client does not know yet."""

    class Meta:
        """How marshmallow treats this schema."""

        unknown = EXCLUDE


def required(field: type[fields.Field[Any]], *args: Any, says: str, **more: Any) -> Any:
    """Return a field that is always there."""
    return field(*args, required=True, metadata=said(says), **more)


def next_cursor() -> fields.String:
    """Return the field that leads from a page to the next one."""
    return fields.String(metadata=said("For the next page, if there is one."))


class PlayerCount(Shown):
    """How many seats a title takes."""

    minimum = required(fields.Integer, says="At least so many.")
    maximum = required(fields.Integer, says="At most so many.")


class TitleSummary(Shown):
    """A title in short."""

    id = required(fields.String, says="What createGame calls the title.")
    name = required(fields.String, says="What people call it.")
    summary = required(fields.String, says="The aim, in a sentence.")
    players = required(fields.Nested, PlayerCount, says="How many seats it takes.")
    cooperative = required(fields.Boolean, says="Whether all win or lose together.")
    rules_version = required(fields.String, says="Changes whenever replays would.")


class TitleList(Shown):
    """All titles."""

    items = required(fields.List, fields.Nested(TitleSummary), says="In no order.")


class BotSummary(Shown):
    """A bot that can play a seat."""

    id = required(fields.String, says="What createGame calls the bot.")
    levels = required(
        fields.Integer, says="How well it can play: from level 1 to this, its best."
    )


class TitleDetails(TitleSummary):
    """A title with everything that a client needs to know of it."""

    options_schema = required(
        Component, "JsonSchema", says="The JSON Schema of the options of createGame."
    )
    components = required(
        Component, "TitleComponents", says="What is in the box, by kind."
    )
    bots = required(
        fields.List, fields.Nested(BotSummary), says="The bots, the best one last."
    )
    languages = required(
        fields.List, fields.String(), says="The languages in which it speaks."
    )


class Bot(Shown):
    """The bot that plays a seat."""

    id = required(fields.String, says="One of the bots of the title.")
    level = fields.Integer(metadata=said("Its level, if that is not its best."))


class GameSeat(Shown):
    """Who sits where."""

    seat = required(fields.Integer, says="The number of the seat, from 0.")
    kind = required(
        fields.String,
        says="Who plays it; an open seat waits to be claimed.",
        validate=validate.OneOf([Kind.HUMAN, Kind.OPEN, Kind.BOT]),
    )
    name = fields.String(metadata=said("What texts call the seat."))
    bot = fields.Nested(Bot, metadata=said("Which bot plays it."))


class Option(Shown):
    """One legal answer to a decision."""

    command = required(Component, "Command", says="Send this back to choose it.")
    label = required(fields.String, says="The answer in words.")


class Decision(Shown):
    """The question that the reader may answer now."""

    kind = required(fields.String, says="What is asked.")
    prompt = required(fields.String, says="The question in words.")
    rules = required(fields.List, fields.String(), says="The rules that ask.")
    options = required(
        fields.List, fields.Nested(Option), says="All legal answers, in a fixed order."
    )


class Outcome(Shown):
    """How a game ended."""

    reason = required(fields.String, says="Why it ended.")
    text = required(fields.String, says="Why it ended, in words.")
    winners = required(fields.List, fields.Integer(), says="The seats that won.")
    places = required(fields.List, fields.Integer(), says="The place of each seat.")
    scores = required(fields.List, fields.Integer(), says="The score of each seat.")


class SeatSeed(Shown):
    """What a seat has contributed to the chance of a game."""

    seat = required(fields.Integer, says="The number of the seat.")
    seed = required(fields.String, says="The text that was given with the claim.")


class ForkOrigin(Shown):
    """Where a forked game comes from."""

    game = required(fields.String, says="The id of the other game.")
    version = required(fields.Integer, says="How far that was.")
    exact = required(
        fields.Boolean,
        says="Whether nothing was dealt anew: only of a game that had finished.",
    )


class Fairness(Shown):
    """What lets anybody check the chance of a game once it is over."""

    commitment = required(
        fields.String, says="The SHA-256 of the game's secret, in hexadecimal."
    )
    seeded = required(
        fields.Boolean, says="Whether the owner chose the secret and so may know draws."
    )
    seeds = fields.List(
        fields.Nested(SeatSeed),
        metadata=said("What seats have contributed when they were claimed."),
    )
    secret = fields.String(metadata=said("In hexadecimal, once the game has finished."))
    key = fields.String(
        metadata=said(
            "The key of every draw, in hexadecimal, once the game has finished: the "
            "secret if there are no seeds, else SHA-256(secret + SHA-256(seed of seat "
            "0) + SHA-256(seed of seat 1) + ...), with the empty text for a seat "
            "without. A fork of a live game has a key of its own."
        )
    )


class GameSummary(Shown):
    """A public game in short."""

    id = required(fields.String, says="The id of the game.")
    title = required(fields.String, says="The title that is played.")
    options = required(Component, "GameOptions", says="All options of the game.")
    status = required(
        fields.String, says="How far it is.", validate=validate.OneOf(Status.ALL)
    )
    version = required(fields.Integer, says="How many commands it has taken.")
    seats = required(fields.List, fields.Nested(GameSeat), says="The seats in order.")
    to_act = required(fields.List, fields.Integer(), says="The seats that may answer.")
    rules_version = required(fields.String, says="The rules that it is played by.")
    created_at = required(fields.String, says="When it was created (RFC 3339, UTC).")


class Game(GameSummary):
    """A game, as its reader may see it."""

    view = Component(
        "View", metadata=said("The table as the reader sees it, once the game started.")
    )
    decision = fields.Nested(Decision, metadata=said("If the reader may answer now."))
    outcome = fields.Nested(Outcome, metadata=said("Once the game has ended."))
    fairness = required(fields.Nested, Fairness, says="How chance can be checked.")
    public = required(fields.Boolean, says="Whether it is listed for everybody.")
    turn_seconds = fields.Integer(
        metadata=said("How long a person may take, if that is limited.")
    )
    act_by = fields.String(
        metadata=said("When a bot answers in the place of who is asked (RFC 3339).")
    )
    forked_from = fields.Nested(
        ForkOrigin, metadata=said("Which game it was forked from, if any.")
    )


class GameList(Shown):
    """A page of public games."""

    items = required(fields.List, fields.Nested(GameSummary), says="Newest first.")
    next_cursor = next_cursor()


class SeatCredential(Shown):
    """The token of a seat."""

    seat = required(fields.Integer, says="The number of the seat.")
    token = required(fields.String, says="The bearer token that plays it.")


class Credentials(Shown):
    """The tokens of a new game. They are told once and stored hashed."""

    owner = required(fields.String, says="The bearer token of whoever created it.")
    seats = required(
        fields.List, fields.Nested(SeatCredential), says="The human seats."
    )


class CreatedGame(Game):
    """A new game with its tokens."""

    credentials = required(fields.Nested, Credentials, says="Keep them.")


class ClaimedSeat(Shown):
    """A seat that was open, with its token."""

    seat = required(fields.Integer, says="The number of the seat.")
    token = required(fields.String, says="The bearer token that plays it; keep it.")
    game = required(fields.Nested, Game, says="The game as the seat sees it.")


class UpdatedSeat(Shown):
    """A seat that somebody else plays."""

    seat = required(fields.Integer, says="The number of the seat.")
    token = fields.String(
        metadata=said("The bearer token that plays it, if a person does; keep it.")
    )
    game = required(
        fields.Nested, Game, says="The game as the seat sees it, or a spectator."
    )


class CommandsResult(Shown):
    """What commands did."""

    taken = required(fields.Integer, says="How many of them were carried out.")
    events = required(
        fields.List, Component("Event"), says="What happened, as the seat may see it."
    )
    game = required(fields.Nested, Game, says="The game after the commands.")
    refusal = fields.Nested(
        "Problem",
        metadata=said(
            "Why the next one was refused, if they are carried out until one is."
        ),
    )


class TakenCommand(Shown):
    """A command that a game has taken."""

    seat = required(fields.Integer, says="Who gave it.")
    command = required(Component, "Command", says="The command.")
    digest = fields.String(
        metadata=said("Of the table after it, if played by the present rules.")
    )
    rules_version = fields.String(
        metadata=said("By which rules, if not by those of the game.")
    )


class Replay(Shown):
    """Everything that determines a game, for anybody to check."""

    game = required(fields.String, says="The id of the game.")
    title = required(fields.String, says="The title that was played.")
    rules_version = required(fields.String, says="The rules that it was played by.")
    players = required(fields.Integer, says="How many seats there were.")
    options = required(Component, "GameOptions", says="All options of the game.")
    key = required(fields.String, says="The key of every draw, in hexadecimal.")
    fairness = required(fields.Nested, Fairness, says="From what the key was made.")
    start = fields.String(
        metadata=said("The digest of the table before the first command.")
    )
    commands = required(
        fields.List, fields.Nested(TakenCommand), says="All commands, in order."
    )


class Divergence(Shown):
    """The first place where playing again does not give what a replay says."""

    version = required(
        fields.Integer, says="How many commands had been carried out alike."
    )
    cause = required(
        fields.String,
        says="What differs.",
        validate=validate.OneOf(CAUSES),
    )
    expected = required(fields.String, says="What the replay says.")
    found = required(fields.String, says="What was found.")
    text = required(fields.String, says="The same in words.")


class Verification(Shown):
    """Whether a replay is right."""

    valid = required(fields.Boolean, says="Whether all of it is as the replay says.")
    rules_version = required(fields.String, says="The rules it was checked by.")
    commands = required(
        fields.Integer, says="How many commands were carried out alike."
    )
    divergence = fields.Nested(Divergence, metadata=said("Where it is wrong first."))


class Hint(Shown):
    """What a strong bot would do, from nothing but what the seat sees."""

    id = required(fields.String, says="The id of the hint.")
    game = required(fields.String, says="The game that it is about.")
    version = required(fields.Integer, says="The version that it is about.")
    seat = required(fields.Integer, says="The seat that it is for.")
    status = required(
        fields.String,
        says="`outdated` if the game went on before the hint was worked out.",
        validate=validate.OneOf(["pending", "ready", "outdated"]),
    )
    option = fields.Nested(Option, metadata=said("The hint, once it is ready."))


class Description(Shown):
    """A table in sentences."""

    text = required(fields.String, says="In reading order, one thing per line.")


class Rule(Shown):
    """A rule of a title."""

    id = required(fields.String, says="What decisions, events and refusals cite.")
    text = required(fields.String, says="The rule in our own words.")
    source = required(fields.String, says="Where it comes from.")


class RuleList(Shown):
    """All rules of a title."""

    items = required(
        fields.List, fields.Nested(Rule), says="In the order of the rules."
    )


class EventList(Shown):
    """A page of events."""

    items = required(fields.List, Component("Event"), says="In the order of numbers.")
    next_cursor = fields.String(
        metadata=said("The `after` of the next page, if there is one.")
    )


class Health(Shown):
    """A sign of life."""

    status = required(fields.String, says="`ok`.", validate=validate.Equal("ok"))


class FieldError(Shown):
    """What is wrong with one field."""

    pointer = required(
        fields.String, says="Where in the request (RFC 6901); a header has none."
    )
    detail = required(fields.String, says="What is wrong there.")


class Problem(Shown):
    """Why a request was refused (RFC 9457)."""

    type = required(fields.String, says="A page about this kind of problem.")
    title = required(fields.String, says="The kind of problem in words.")
    status = required(fields.Integer, says="The HTTP status.")
    detail = required(fields.String, says="What happened here, in words.")
    code = required(fields.String, says="The kind of problem, for machines: stable.")
    request_id = required(fields.String, says="Names the request in the log.")
    rules = fields.List(fields.String(), metadata=said("The rules that refused."))
    errors = fields.List(
        fields.Nested(FieldError), metadata=said("The fields that are wrong.")
    )
