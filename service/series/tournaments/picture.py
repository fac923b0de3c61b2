"""Standings as a picture, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS
from service.series.charts import BarPanel, ChartBar, chart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import UnsetType

    from engines.core.texts import Speaker
    from service.series.tournaments.answers import Standing
    from service.series.tournaments.tournament import Tournament


def draw_standings(
    tournament: Tournament,
    standings: Sequence[Standing],
    language: str = DEFAULT_LANGUAGE,
) -> str:
    """Return the ranking of a tournament, by points and by wins."""
    say = TEXTS.speakers[language]
    name = tournament.engine.texts.speakers[language]("title.name")
    entrants = len(tournament.entrants)
    title = say(f"picture.{tournament.format}", title=name, entrants=entrants)
    seats, rounds = tournament.seats, tournament.rounds
    subtitle = say("picture.seats", seats=seats)
    if rounds:
        subtitle = say("picture.rounds", seats=seats, rounds=rounds)
    played = [standing for standing in standings if standing.games]
    panels = [
        BarPanel(
            say("picture.standings"),
            say("picture.points_explained"),
            [_points(say, standing) for standing in played],
            0,
            100,
            " %",
        ),
        BarPanel(
            say("picture.win_rate"),
            say("picture.won_together"),
            [_wins(say, standing) for standing in played],
            0,
            100,
            " %",
        ),
    ]
    return chart(title, subtitle, panels, say("picture.foot"))


def _points(say: Speaker, standing: Standing) -> ChartBar:
    points, games = f"{standing.points:.3g}", standing.games
    text = say("picture.points", points=points, games=games)
    return _bar(standing, standing.points_per_game or 0, standing.points_interval, text)


def _wins(say: Speaker, standing: Standing) -> ChartBar:
    won = {"wins": standing.wins, "games": standing.games}
    text = say("picture.wins", **won)
    if standing.mean_score:
        score = f"{standing.mean_score:.4g}"
        text = say("picture.wins_and_score", **won, score=score)
    return _bar(standing, standing.win_rate or 0, standing.win_rate_interval, text)


def _bar(
    standing: Standing,
    share: float,
    interval: Sequence[float] | UnsetType,
    text: str,
) -> ChartBar:
    """Return the bar of an entrant in percent; the first one stands out."""
    name = f"{standing.rank}. {standing.entrant}"
    between = [100 * end for end in interval or ()]
    return ChartBar(name, 100 * share, text, between, mark=standing.rank == 1)
