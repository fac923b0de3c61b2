"""`seance tournament`: bots against each other, on this machine or by a service."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from service.cli.remote import Remote
from service.cli.series_options import (
    json_object,
    progress_bar,
    refusals,
    remote_option,
    svg_option,
    title_option,
)
from service.series.tournaments.local import hold
from service.series.tournaments.picture import draw_standings
from service.series.tournaments.text import as_text
from service.series.tournaments.tournament import FORMATS, Entrant, Tournament

if TYPE_CHECKING:
    from pathlib import Path


def _entrants(
    _context: click.Context, _parameter: click.Parameter, value: str
) -> tuple[Entrant, ...]:
    """Read entrants: ``ann=random,heuristic``; without a name, one is made up."""
    found, seen = [], Counter[str]()
    for words in value.split(","):
        name, _, bots = words.rpartition("=")
        seen[bots] += 1
        team = tuple(bots.split("+"))
        found.append(Entrant(name or f"{bots} {seen[bots]}", team))
    return tuple(found)


@click.command()
@title_option
@click.option(
    "--entrants",
    callback=_entrants,
    required=True,
    help="Bots, with a name if you like: ann=random,heuristic,... A team joins the "
    "bots of its seats by +.",
)
@click.option("--format", "form", type=click.Choice(FORMATS), default=FORMATS[0])
@click.option("--seats", type=click.IntRange(1, 6), default=2, show_default=True)
@click.option("--rounds", type=click.IntRange(min=0), default=0, help="Of swiss.")
@click.option("--repeats", type=click.IntRange(min=1), default=1, help="Games a table.")
@click.option("--seed", default="0", show_default=True)
@click.option("--options", callback=json_object, default="{}", help="Options, as JSON.")
@remote_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@svg_option
def tournament(
    *,
    title: str,
    entrants: tuple[Entrant, ...],
    form: str,
    seats: int,
    rounds: int,
    repeats: int,
    seed: str,
    options: dict[str, Any],
    remote: str | None,
    as_json: bool,
    svg: Path | None,
) -> None:
    """Hold a tournament between bots and print the standings."""
    with refusals(title):
        asked = Tournament(
            title, form, seats, entrants, options, seed, rounds, repeats
        ).checked()
    with progress_bar(asked.most_games) as progress:
        if remote:
            standings = _ask(Remote(remote), asked, progress)
        else:
            standings = hold(asked, progress).standings.to_json()
    if svg:
        svg.write_text(draw_standings(asked, standings))
    click.echo(json.dumps(standings, indent=1) if as_json else as_text(standings))


def _ask(remote: Remote, asked: Tournament, progress: Any) -> list[dict[str, Any]]:
    """Let a service hold the tournament, and return its standings."""
    body = {
        "title": asked.title,
        "format": asked.format,
        "seats": asked.seats,
        "entrants": [{"name": e.name, "bots": e.bots} for e in asked.entrants],
        "options": asked.options,
        "seed": asked.seed,
        "rounds": asked.rounds,
        "repeats": asked.repeats,
    }
    found = remote.wait(remote.begin("/v1/tournaments", body), progress)
    standings: list[dict[str, Any]] = found["standings"]
    return standings
