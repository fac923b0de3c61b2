"""The shapes of requests for simulations, tournaments, schedules and ratings."""

from __future__ import annotations

from service.api.schemas.fields import (
    Component,
    Strict,
    choice,
    decimal,
    flag,
    items,
    number,
    part,
    pattern,
    short_name,
    text,
    whole,
)
from service.api.schemas.requests import MAX_NAME, MAX_PAGE, MAX_SEATS, MAX_SEED, PLACE
from service.series.schedules.due import POLICIES
from service.series.simulations.stop import RULES
from service.series.tournaments.tournament import FORMATS

MAX_GAMES = 10_000_000
MAX_SIMULATION_SEED = 2**53 - 1
MAX_ENTRANTS = 512
MAX_ROUNDS = 100
MAX_REPEATS = 1000
MAX_MOVE_SECONDS = 24 * 60 * 60
MAX_CRON = 200
MAX_HISTORY = 1000
SERIES_ID = r"^[0-9a-z]{16}$"


class StopRequest(Strict):
    """When enough games have been played to answer the question."""

    rule = choice(
        *RULES,
        required=True,
        description=(
            "`precision`: until the interval of a bot's win rate is narrow enough. "
            "`sprt`: until it is decided whether a bot is better than another (Wald)."
        ),
    )
    bot = text(1, 40, required=True, description=("The bot in question."))
    half_width = decimal(
        *(0.0001, 0.5), description=("Of `precision`: half of the interval.")
    )
    against = text(1, 40, description=("Of `sprt`: the other bot."))
    margin = decimal(
        *(0.001, 0.499),
        description=(
            "Of `sprt`: better means to be placed first in this much more than half of "
            "the games; 0.05 if left out."
        ),
    )
    error = decimal(
        *(0.0001, 0.49),
        description=("Of `sprt`: how often it may err; 0.05 if left out."),
    )


class CreateSimulationRequest(Strict):
    """Games between bots, to be counted."""

    title = text(1, 40, required=True, description=("An id of listTitles."))
    options = Component("GameOptions", description=("See options_schema of the title."))
    seats = items(
        text(1, 40),
        *(1, MAX_SEATS),
        required=True,
        description=(
            "The bot of each seat, `heuristic` or at a level `heuristic@1`. They move "
            "one seat on after each game."
        ),
    )
    games = whole(1, MAX_GAMES, required=True, description=("How many at most."))
    seed = whole(
        *(0, MAX_SIMULATION_SEED),
        load_default=0,
        description=("The same seed deals the same cards, whoever plays."),
    )
    spread = flag(
        load_default=False,
        description=(
            "Whether to walk all player counts and sets of options of the title; the "
            "bots are repeated around the table."
        ),
    )
    stop = part(StopRequest, description=("To end earlier, once enough is known."))


class GetSimulationQuery(Strict):
    """What to add to a simulation."""

    compared_with = pattern(
        SERIES_ID,
        description=("Another finished simulation: by how much does it differ?"),
    )


class ListSeriesQuery(Strict):
    """Which page of a list to get."""

    cursor = pattern(PLACE, description=("The next_cursor of the page before."))
    limit = number(1, 100, load_default=20, description=("How many per page."))


class EntrantRequest(Strict):
    """Who takes part in a tournament."""

    name = short_name(
        1, MAX_NAME, required=True, description=("What standings call it.")
    )
    bots = items(
        text(1, 40),
        *(1, MAX_SEATS),
        description=(
            "Its bot, `heuristic` or at a level `heuristic@1`; a team may name one for "
            "each seat."
        ),
    )
    external = flag(
        load_default=False,
        description=("Whether a program outside plays: it gets a token, no bots."),
    )


class TournamentRequest(Strict):
    """A tournament to be held."""

    title = text(1, 40, required=True, description=("An id of listTitles."))
    options = Component("GameOptions", description=("See options_schema of the title."))
    format = choice(
        *FORMATS,
        required=True,
        description=(
            "`round_robin`: every set of entrants that fills a table plays. `swiss`: "
            "neighbours in the ranking meet. `knock_out`: one of each table goes on."
        ),
    )
    seats = whole(1, MAX_SEATS, required=True, description=("How many play a game."))
    entrants = items(
        part(EntrantRequest),
        *(2, MAX_ENTRANTS),
        required=True,
        description=("The strongest first, as far as is known."),
    )
    rounds = whole(0, MAX_ROUNDS, load_default=0, description=("Of `swiss` only."))
    repeats = whole(
        *(1, MAX_REPEATS),
        load_default=1,
        description=("How many games a table plays in a round."),
    )
    seed = text(
        *(1, MAX_SEED),
        description=("Deals follow from it; left out, it is secret until the end."),
    )
    move_seconds = whole(
        *(1, MAX_MOVE_SECONDS),
        load_default=60,
        description=("After so long a bot answers in the place of a program."),
    )


class CreateScheduleRequest(Strict):
    """A tournament to be held again and again."""

    cron = text(
        *(1, MAX_CRON),
        required=True,
        description=("Five fields, or six where the first gives seconds."),
    )
    zone = text(
        *(1, 64),
        load_default="UTC",
        description=("A time zone such as Europe/Amsterdam."),
    )
    missed = choice(
        *POLICIES,
        load_default=POLICIES[0],
        description=(
            "When nobody could start it in time: the last missed one once, late, or "
            "none."
        ),
    )
    tournament = part(
        TournamentRequest,
        required=True,
        description=("Each run has deals of its own."),
    )


class ListTournamentGamesQuery(Strict):
    """Which games of a tournament to list."""

    cursor = number(
        *(0, 10**6),
        load_default=0,
        description=("The next_cursor of the page before."),
    )
    limit = number(1, MAX_PAGE, load_default=100, description=("Games per page."))


class ListRatingsQuery(Strict):
    """Which ratings to list."""

    players = number(1, MAX_SEATS, description=("Only of this player count."))
    history = number(
        *(0, MAX_HISTORY),
        load_default=0,
        description=("How many of the last rated games are told of each bot."),
    )
