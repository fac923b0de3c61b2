"""The shapes of answers about simulations, tournaments, schedules and ratings."""

from __future__ import annotations

from marshmallow import fields, validate

from service.api.schemas.answers import Shown, next_cursor, required, said
from service.api.schemas.fields import Component
from service.series.schedules.due import POLICIES
from service.series.simulations.stop import RULES
from service.series.tournaments.tournament import FORMATS
from service.store.series import SeriesStatus

INTERVAL = "The true value lies between these two, with 95 % confidence."


def interval() -> fields.List[float]:
    """Return a field for the two ends of an interval."""
    return fields.List(fields.Float(), metadata=said(INTERVAL, minItems=2, maxItems=2))


def status() -> fields.String:
    """Return the field for how far a series is."""
    return fields.String(
        required=True,
        validate=validate.OneOf(SeriesStatus.ALL),
        metadata=said("How far it is."),
    )


class StopRule(Shown):
    """When a simulation ends early."""

    rule = required(
        fields.String, says="Which rule.", validate=validate.OneOf(list(RULES))
    )
    bot = required(fields.String, says="The bot in question.")
    half_width = fields.Float(metadata=said("Half of the interval that is wanted."))
    against = fields.String(metadata=said("The other bot."))
    margin = fields.Float(metadata=said("How much better is better."))
    error = fields.Float(metadata=said("How often it may err."))


class SimulationPlan(Shown):
    """What was asked for."""

    title = required(fields.String, says="The title.")
    options = required(Component, "GameOptions", says="The options that were given.")
    seats = required(fields.List, fields.String(), says="The bot of each seat.")
    games = required(fields.Integer, says="How many games at most.")
    seed = required(fields.Integer, says="What deals follow from.")
    spread = required(fields.Boolean, says="Whether all kinds of setup are walked.")
    stop = fields.Nested(StopRule, metadata=said("When it ends early."))


class SimulationProgress(Shown):
    """How far a simulation is."""

    done = required(fields.Integer, says="Games played.")
    total = required(fields.Integer, says="Games to be played at most.")
    games_per_second = fields.Float(metadata=said("Since the first was begun."))
    seconds_left = fields.Float(metadata=said("At this rate."))


class Bar(Shown):
    """A part of a distribution."""

    from_ = fields.Integer(
        required=True,
        data_key="from",
        metadata=said("The lowest value that counts here."),
    )
    to = required(fields.Integer, says="The highest value that counts here.")
    count = required(fields.Integer, says="How many there were.")


class Spread(Shown):
    """The distribution of a number."""

    mean = required(fields.Float, says="The mean.")
    interval = interval()
    lowest = required(fields.Integer, says="The lowest that came up.")
    median = required(fields.Integer, says="Half are no higher.")
    highest = required(fields.Integer, says="The highest that came up.")
    distribution = required(fields.List, fields.Nested(Bar), says="From low to high.")


class BotScores(Spread):
    """The scores of a bot."""

    name = required(fields.String, says="The bot.")


class Ending(Shown):
    """How often games ended in one way."""

    name = required(fields.String, says="The reason, as in the outcome of a game.")
    games = required(fields.Integer, says="How many games.")
    share = required(fields.Float, says="Of all games.")
    interval = interval()


class WinRate(Shown):
    """How often seats won that had something in common."""

    name = required(fields.String, says="What they had in common.")
    seats = required(
        fields.Integer,
        says="How many there were; at a co-operative title, games.",
    )
    wins = required(fields.Integer, says="How many of them won.")
    win_rate = required(fields.Float, says="The share of them.")
    interval = interval()


class GroupWinRate(WinRate):
    """How often the seats of a group won."""

    mean_place = required(fields.Float, says="Their mean place, the first being 1.")


class Statistic(Shown):
    """Win rates by something that the title counts, such as cards in play."""

    name = required(fields.String, says="What is counted.")
    values = required(fields.List, fields.Nested(WinRate), says="By value.")


class Report(Shown):
    """What a simulation came to."""

    games = required(fields.Integer, says="How many games were counted.")
    verdict = fields.String(
        metadata=said("What the stop rule found: precise, better or not_better.")
    )
    length = required(fields.Nested, Spread, says="Decisions per game.")
    endings = required(fields.List, fields.Nested(Ending), says="Why games ended.")
    by_players = required(
        fields.List, fields.Nested(GroupWinRate), says="By number of players."
    )
    by_seat = required(fields.List, fields.Nested(GroupWinRate), says="By seat.")
    by_bot = required(fields.List, fields.Nested(GroupWinRate), says="By bot.")
    by_option = required(
        fields.List, fields.Nested(GroupWinRate), says="By option, where they vary."
    )
    scores = required(
        fields.List, fields.Nested(BotScores), says="Scores by bot, if there are any."
    )
    statistics = required(
        fields.List, fields.Nested(Statistic), says="What the title counts besides."
    )


class FigureDifference(Shown):
    """By how much one figure differs."""

    figure = required(fields.String, says="win_rate, score or length.")
    name = fields.String(metadata=said("The bot, or the one and its replacement."))
    first = required(fields.Float, says="In this simulation.")
    second = required(fields.Float, says="In the other.")
    difference = required(fields.Float, says="The second minus the first.")
    interval = interval()
    is_significant = required(fields.Boolean, says="Whether 0 is outside the interval.")


class Comparison(Shown):
    """Two simulations side by side."""

    common_deals = required(
        fields.Boolean, says="Whether both had the same deals: luck cancels out."
    )
    differences = required(
        fields.List, fields.Nested(FigureDifference), says="By figure."
    )


class SimulationSummary(Shown):
    """A simulation without its report."""

    id = required(fields.String, says="The id of the simulation.")
    status = status()
    request = required(fields.Nested, SimulationPlan, says="What was asked for.")
    progress = required(fields.Nested, SimulationProgress, says="How far it is.")
    created_at = required(fields.String, says="When it was created (RFC 3339, UTC).")
    ended_at = fields.String(metadata=said("When it ended."))


class Simulation(SimulationSummary):
    """A simulation."""

    report = fields.Nested(Report, metadata=said("Once it is finished."))
    comparison = fields.Nested(Comparison, metadata=said("If it was asked for."))


class SimulationList(Shown):
    """A page of simulations."""

    items = required(
        fields.List, fields.Nested(SimulationSummary), says="Newest first."
    )
    next_cursor = next_cursor()


class Entrant(Shown):
    """Who takes part."""

    name = required(fields.String, says="What standings call it.")
    bots = fields.List(fields.String(), metadata=said("Its bot, or its team by seat."))
    external = fields.Boolean(metadata=said("Whether a program outside plays."))


class TournamentProgress(Shown):
    """How far a tournament is."""

    done = required(fields.Integer, says="Games played.")
    total = required(fields.Integer, says="Games to be played.")


class Standing(Shown):
    """What an entrant has achieved."""

    rank = required(fields.Integer, says="The first is 1.")
    entrant = required(fields.String, says="Its name.")
    games = required(fields.Integer, says="How many it has played.")
    wins = required(fields.Integer, says="How many it has won.")
    points = required(
        fields.Float,
        says="For each game the share of the others at the table who did worse.",
    )
    opponents_points = required(
        fields.Float, says="Those of all its opponents (Buchholz): breaks ties."
    )
    byes = fields.Integer(metadata=said("How often it sat out; counts as a win."))
    is_out = fields.Boolean(metadata=said("Whether it was knocked out."))
    win_rate = fields.Float(metadata=said("The share of its games that it won."))
    win_rate_interval = interval()
    mean_score = fields.Float(metadata=said("Its mean score."))
    points_per_game = fields.Float(metadata=said("Its mean."))
    points_interval = interval()


class TournamentSummary(Shown):
    """A tournament without its standings."""

    id = required(fields.String, says="The id of the tournament.")
    status = status()
    title = required(fields.String, says="The title that is played.")
    format = required(
        fields.String, says="Who meets whom.", validate=validate.OneOf(FORMATS)
    )
    seats = required(fields.Integer, says="How many play a game.")
    options = required(Component, "GameOptions", says="The options that were given.")
    entrants = required(fields.List, fields.Nested(Entrant), says="Who takes part.")
    rounds = fields.Integer(metadata=said("Of a Swiss tournament."))
    repeats = required(fields.Integer, says="Games of a table in a round.")
    move_seconds = required(fields.Integer, says="The time of a program for a move.")
    seed = fields.String(metadata=said("What the deals follow from, once it is over."))
    progress = required(fields.Nested, TournamentProgress, says="How far it is.")
    created_at = required(fields.String, says="When it was created (RFC 3339, UTC).")
    ended_at = fields.String(metadata=said("When it ended."))


class TournamentDetails(TournamentSummary):
    """A tournament as it stands."""

    standings = required(fields.List, fields.Nested(Standing), says="The first first.")


class EntrantCredential(Shown):
    """The token by which a program plays all its seats."""

    entrant = required(fields.String, says="Its name.")
    token = required(fields.String, says="The bearer token; keep it.")


class CreatedTournament(TournamentDetails):
    """A new tournament."""

    credentials = required(
        fields.List,
        fields.Nested(EntrantCredential),
        says="The tokens of programs outside, told this once.",
    )


class TournamentList(Shown):
    """A page of tournaments."""

    items = required(
        fields.List, fields.Nested(TournamentSummary), says="Newest first."
    )
    next_cursor = next_cursor()


class GameResult(Shown):
    """How a game of a tournament ended."""

    reason = required(fields.String, says="Why it ended.")
    winners = required(fields.List, fields.Integer(), says="The seats that won.")
    places = required(fields.List, fields.Integer(), says="The place of each seat.")
    scores = required(fields.List, fields.Integer(), says="The score of each seat.")


class TournamentGame(Shown):
    """A game of a tournament."""

    game = required(fields.String, says="Its id: getGame and getReplay know it.")
    round = required(fields.Integer, says="From 0.")
    table = required(fields.Integer, says="From 0, in its round.")
    repeat = required(fields.Integer, says="From 0, at its table.")
    entrants = required(fields.List, fields.String(), says="Who sits where.")
    status = required(
        fields.String, says="`pending` until it is begun, then as that of the game."
    )
    result = fields.Nested(GameResult, metadata=said("Once it has ended."))


class TournamentGameList(Shown):
    """A page of the games of a tournament."""

    items = required(
        fields.List, fields.Nested(TournamentGame), says="In the order of play."
    )
    next_cursor = next_cursor()


class ScheduleRun(Shown):
    """A run of a schedule."""

    due_at = required(fields.String, says="When it was due (RFC 3339, UTC).")
    tournament = required(fields.String, says="The id of its tournament.")


class ScheduleDetails(Shown):
    """A tournament that is held again and again."""

    id = required(fields.String, says="The id of the schedule.")
    cron = required(fields.String, says="When it is due.")
    zone = required(fields.String, says="In which time zone.")
    missed = required(
        fields.String,
        says="What happens with missed times.",
        validate=validate.OneOf(POLICIES),
    )
    next_runs = required(fields.List, fields.String(), says="The next due times.")
    last_runs = required(fields.List, fields.Nested(ScheduleRun), says="Latest first.")
    created_at = required(fields.String, says="When it was created (RFC 3339, UTC).")


class CreatedSchedule(ScheduleDetails):
    """A new schedule."""

    credentials = required(
        fields.List,
        fields.Nested(EntrantCredential),
        says="The tokens of programs outside, for all runs, told this once.",
    )


class ScheduleList(Shown):
    """All schedules."""

    items = required(fields.List, fields.Nested(ScheduleDetails), says="Oldest first.")


class RatingMove(Shown):
    """A rating after a game."""

    game = required(fields.String, says="The id of the game.")
    at = required(fields.String, says="When it was counted (RFC 3339, UTC).")
    mean = required(fields.Float, says="The rating after it.")
    deviation = required(fields.Float, says="How unsure it was then.")


class BotRating(Shown):
    """How strong a bot is thought to be."""

    bot = required(fields.String, says="The bot.")
    players = required(fields.Integer, says="With so many players at the table.")
    mean = required(fields.Float, says="Its rating (OpenSkill); it begins at 25.")
    deviation = required(fields.Float, says="How unsure it is; it begins at 8.333.")
    at_least = required(fields.Float, says="Mean less three deviations: its rank.")
    games = required(fields.Integer, says="How many games are counted.")
    history = fields.List(
        fields.Nested(RatingMove), metadata=said("The last games, if asked for.")
    )


class RatingList(Shown):
    """The ratings of a title."""

    items = required(
        fields.List,
        fields.Nested(BotRating),
        says="By player count, the strongest first.",
    )
