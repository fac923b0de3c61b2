"""Standings as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.charts import Bar, Bars, chart
from service.simulations.picture import FOOT
from service.texts import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.tournaments.tournament import Tournament


def draw_standings(tournament: Tournament, standings: Sequence[dict[str, Any]]) -> str:
    """Return the ranking of a tournament with what it is made of."""
    name = tournament.engine.texts.speakers[DEFAULT_LANGUAGE]("title.name")
    kind = tournament.format.replace("_", " ")
    title = f"{name}: {kind} of {len(tournament.entrants)}"
    subtitle = f"{tournament.seats} seats a game"
    if tournament.rounds:
        subtitle += f", {tournament.rounds} rounds"
    played = [line for line in standings if line["games"]]
    panels = [
        Bars(
            "Standings",
            "points per game: 100 % beats everybody at the table, 0 % nobody",
            [_points(line, first=line["rank"] == 1) for line in played],
            0,
            100,
            " %",
        ),
        Bars(
            "Win rate",
            "share of games won",
            [_wins(line) for line in played],
            0,
            100,
            " %",
        ),
    ]
    return chart(title, subtitle, panels, FOOT)


def _points(line: dict[str, Any], *, first: bool) -> Bar:
    share = 100 * line.get("points_per_game", 0)
    between = [100 * end for end in line.get("points_interval", ())]
    text = f"{line['points']:.3g} points, {line['games']} games"
    return Bar(f"{line['rank']}. {line['entrant']}", share, text, between, mark=first)


def _wins(line: dict[str, Any]) -> Bar:
    between = [100 * end for end in line["win_rate_interval"]]
    text = f"{line['wins']} of {line['games']}"
    if line["mean_score"]:
        text += f", mean score {line['mean_score']:.4g}"
    name = f"{line['rank']}. {line['entrant']}"
    return Bar(name, 100 * line["win_rate"], text, between, mark=line["rank"] == 1)
