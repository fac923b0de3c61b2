"""Standings as a picture, in the language of who looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS
from service.series.charts import Bar, Bars, chart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.texts import Speaker
    from service.series.tournaments.tournament import Tournament


def draw_standings(
    tournament: Tournament,
    standings: Sequence[dict[str, Any]],
    language: str = DEFAULT_LANGUAGE,
) -> str:
    """Return the ranking of a tournament with what it is made of."""
    say = TEXTS.speakers[language]
    name = tournament.engine.texts.speakers[language]("title.name")
    entrants = len(tournament.entrants)
    title = say(f"picture.{tournament.format}", title=name, entrants=entrants)
    seats, rounds = tournament.seats, tournament.rounds
    subtitle = say("picture.seats", seats=seats)
    if rounds:
        subtitle = say("picture.rounds", seats=seats, rounds=rounds)
    played = [line for line in standings if line["games"]]
    panels = [
        Bars(
            say("picture.standings"),
            say("picture.points_explained"),
            [_points(say, line) for line in played],
            0,
            100,
            " %",
        ),
        Bars(
            say("picture.win_rate"),
            say("picture.won_together"),
            [_wins(say, line) for line in played],
            0,
            100,
            " %",
        ),
    ]
    return chart(title, subtitle, panels, say("picture.foot"))


def _points(say: Speaker, line: dict[str, Any]) -> Bar:
    share = 100 * line.get("points_per_game", 0)
    between = [100 * end for end in line.get("points_interval", ())]
    points, games = f"{line['points']:.3g}", line["games"]
    text = say("picture.points", points=points, games=games)
    return _bar(line, share, text, between)


def _wins(say: Speaker, line: dict[str, Any]) -> Bar:
    between = [100 * end for end in line["win_rate_interval"]]
    won = {"wins": line["wins"], "games": line["games"]}
    text = say("picture.wins", **won)
    if line["mean_score"]:
        score = f"{line['mean_score']:.4g}"
        text = say("picture.wins_and_score", **won, score=score)
    return _bar(line, 100 * line["win_rate"], text, between)


def _bar(
    line: dict[str, Any], value: float, text: str, between: Sequence[float]
) -> Bar:
    """Return the bar of an entrant; the first one stands out."""
    name = f"{line['rank']}. {line['entrant']}"
    return Bar(name, value, text, between, mark=line["rank"] == 1)
