"""Standings as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.charts import Bar, Bars, chart
from service.simulations.picture import FOOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.tournaments.tournament import Tournament


def draw_standings(tournament: Tournament, standings: Sequence[dict[str, Any]]) -> str:
    """Return the ranking of a tournament with what it is made of."""
    name = tournament.engine.texts.speakers["en"]("title.name")
    kind = tournament.format.replace("_", " ")
    title = f"{name}: {kind} of {len(tournament.entrants)}"
    games = sum(line["games"] for line in standings)
    per_game = 1 if tournament.engine.cooperative else tournament.seats
    subtitle = f"about {games // per_game} games, {tournament.seats} seats each"
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
    text = f"{line['points']:g} points, {line['games']} games"
    return Bar(f"{line['rank']}. {line['entrant']}", share, text, between, mark=first)


def _wins(line: dict[str, Any]) -> Bar:
    between = [100 * end for end in line["win_rate_interval"]]
    text = f"{line['wins']} of {line['games']}"
    name = f"{line['rank']}. {line['entrant']}"
    return Bar(name, 100 * line["win_rate"], text, between, mark=line["rank"] == 1)
