"""The shapes of requests about the past of games: forks and replays."""

from __future__ import annotations

from typing import ClassVar

from service.api.schemas.fields import (
    Component,
    Strict,
    flag,
    items,
    part,
    pattern,
    text,
    whole,
)
from service.api.schemas.requests import (
    MAX_EVENT_NUMBER,
    MAX_SEATS,
    MAX_SEED,
    UpdateSeatRequest,
)

MAX_REPLAY = 10_000

HEX = r"^[0-9a-f]{64}$"


class ForkGameRequest(Strict):
    """A new game that begins where another one is or was."""

    version = whole(
        *(0, MAX_EVENT_NUMBER),
        description=("After how many commands to fork; left out, as the game is now."),
    )
    seats = items(
        part(UpdateSeatRequest),
        *(1, MAX_SEATS),
        description=(
            "Who plays; left out, bots where bots sit, and people where people do."
        ),
    )
    public = flag(description=("Whether the fork is listed and open to spectators."))


class TakenCommandRequest(Strict):
    """A command of a replay."""

    seat = whole(0, MAX_SEATS - 1, required=True, description=("Who gave it."))
    command = Component("Command", required=True, description=("What was answered."))
    digest = text(
        *(0, 64), load_default="", description=("Of the table after the command.")
    )
    rules_version = text(1, 40, description=("As getReplay answers it; not used."))


class SeatSeedRequest(Strict):
    """What a seat has contributed to the chance of a game."""

    seat = whole(0, MAX_SEATS - 1, required=True, description=("Which."))
    seed = text(1, MAX_SEED, required=True, description=("The text itself."))


class FairnessRequest(Strict):
    """From what a key was made, to be checked."""

    commitment = pattern(HEX, required=True, description=("Told from the start."))
    secret = pattern(HEX, required=True, description=("Told at the end."))
    seeded = flag(description=("As getReplay answers it; not used."))
    key = pattern(HEX, description=("As getReplay answers it; not used."))
    seeds = items(
        part(SeatSeedRequest),
        *(0, MAX_SEATS),
        load_default=list,
        description=("What seats have contributed."),
    )


class VerifyReplayRequest(Strict):
    """A replay, as getReplay answers it."""

    max_bytes: ClassVar[int] = 4 * 1024 * 1024
    """A replay is larger than any other request."""
    # Of the games that bots have played, none has 8 values for a command.
    max_values = 15 * MAX_REPLAY

    game = text(1, 40, description=("As getReplay answers it; not used."))
    title = text(1, 40, required=True, description=("An id of listTitles."))
    rules_version = text(1, 40, required=True, description=("Its rules."))
    players = whole(1, MAX_SEATS, required=True, description=("How many seats."))
    options = Component(
        "GameOptions", required=True, description=("All options of the game.")
    )
    key = pattern(HEX, required=True, description=("The key of every draw."))
    start = text(
        *(0, 64),
        load_default="",
        description=("The digest of the table before the first command."),
    )
    commands = items(
        part(TakenCommandRequest),
        *(0, MAX_REPLAY),
        required=True,
        description=("All commands of the game, in order."),
    )
    fairness = part(
        FairnessRequest, description=("If given, the key is checked against it.")
    )
