"""The shapes of requests for simulations, tournaments, schedules and ratings."""

from __future__ import annotations

from service.accounts.account import NAME
from service.api.schemas.fields import (
    Component,
    Strict,
    choice,
    decimal,
    flag,
    items,
    moment,
    number,
    part,
    pattern,
    short_name,
    text,
    whole,
)
from service.api.schemas.requests import MAX_NAME, MAX_PAGE, MAX_SEATS, MAX_SEED, PLACE
from service.series.schedules.due import ALLOW, OVERLAPS, POLICIES
from service.series.simulations.plan import MOST_KEPT_GAMES
from service.series.simulations.stop import RULES
from service.series.tournaments.tournament import FORMATS, Registration

MAX_GAMES = 10_000_000
MAX_SIMULATION_SEED = 2**53 - 1
MAX_ENTRANTS = 512
MAX_ROUNDS = 100
MAX_REPEATS = 1000
MAX_MOVE_SECONDS = 24 * 60 * 60
MAX_GAME_SECONDS = 30 * 24 * 60 * 60
MAX_TIMEOUTS = 1000
MAX_PARALLEL = 100
MAX_CRON = 200
MAX_HISTORY = 1000
ACCOUNT_NAME = rf"^{NAME}$"
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
    keep_decisions = flag(
        load_default=False,
        description=(
            "Whether to keep every decision, for exportDecisions: of at most "
            f"{MOST_KEPT_GAMES} games."
        ),
    )


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


class ListTournamentsQuery(ListSeriesQuery):
    """Which tournaments to get."""

    running = choice(
        "true",
        description=(
            "Only tournaments that have not ended: those that can be entered, and "
            "those that are played."
        ),
    )


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
    account = pattern(
        ACCOUNT_NAME,
        description=("The account that plays; its games come to its inbox."),
    )


class ReplaceEntrantRequest(Strict):
    """Who takes the place of an entrant: bots or an account."""

    name = short_name(
        1, MAX_NAME, required=True, description=("What standings call it from now on.")
    )
    bots = items(
        text(1, 40),
        *(1, MAX_SEATS),
        description=("Its bot, or its team by seat; no account then."),
    )
    account = pattern(
        ACCOUNT_NAME,
        description=("The account that plays from now on; no bots then."),
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
        *(0, MAX_ENTRANTS),
        load_default=list,
        description=(
            "The strongest first, as far as is known. At least two, unless accounts "
            "may enter."
        ),
    )
    registration = choice(
        Registration.OPEN,
        description=("`open`: accounts may enter until it starts."),
    )
    starts_at = moment(
        description=(
            "When registration ends and play begins (RFC 3339); left out, when "
            "startTournament is called."
        ),
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
    game_seconds = whole(
        *(0, MAX_GAME_SECONDS),
        load_default=0,
        description=(
            "How long a program may think in a whole game, before it forfeits it; 0 "
            "for as long as its moves let it."
        ),
    )
    max_timeouts = whole(
        *(1, MAX_TIMEOUTS),
        load_default=3,
        description=(
            "A program that took too long for this many moves of a game forfeits it."
        ),
    )
    parallel = whole(
        *(1, MAX_PARALLEL),
        load_default=4,
        description=("How many games a program plays at a time."),
    )


class CreateTournamentQuery(Strict):
    """Whether a tournament is to be held, or only thought through."""

    dry_run = choice(
        *("true", "false"),
        description=(
            "`true`: nothing is made; the answer is 200 with the number of games and "
            "the longest duration, or what the request would be refused for. Neither "
            "an Idempotency-Key nor a quota is used up."
        ),
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
    overlap = choice(
        *OVERLAPS,
        load_default=ALLOW,
        description=(
            "When the last tournament still runs: the next one starts beside it, or is "
            "left out."
        ),
    )
    tournament = part(
        TournamentRequest,
        required=True,
        description=(
            "Each run has deals of its own. With `registration: open` the next one can "
            "be entered until it is due."
        ),
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
        description=("How many of the last rated games to list for each bot."),
    )
