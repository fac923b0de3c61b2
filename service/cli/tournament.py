"""`seance tournament`: bots against each other, on this machine or by a service."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import click
import msgspec

from service.cli.options.bots import (
    bot_seconds_option,
    bot_start_option,
    bots_option,
    hosted,
)
from service.cli.options.series import (
    json_object,
    progress_bar,
    refusals,
    remote_option,
    svg_option,
    title_option,
)
from service.cli.remote import Remote
from service.series.own_bots.own_bot import Limits, Source
from service.series.tournaments.answers import TournamentDetails
from service.series.tournaments.local import hold
from service.series.tournaments.picture import draw_standings
from service.series.tournaments.request import refuse_rounds
from service.series.tournaments.text import as_text
from service.series.tournaments.tournament import FORMATS, Entrant, Tournament

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from service.series.tournaments.answers import Standing


def _entrants(listed: str | None, own: tuple[str | Source, ...]) -> tuple[Entrant, ...]:
    """Read entrants: ``ann=random,heuristic``; one without a name gets its bot's.

    ``own`` are those of --bots, which may be bots of one's own.
    """
    found, seen = [], Counter[str]()
    for words in (*(listed.split(",") if listed else ()), *own):
        if isinstance(words, Source):
            seen[words.name] += 1
            more = f" {seen[words.name]}" if seen[words.name] > 1 else ""
            found.append(Entrant(words.name + more, (words.name,)))
            continue
        name, _, bots = words.rpartition("=")
        seen[bots] += 1
        team = tuple(bots.split("+"))
        found.append(Entrant(name or f"{bots} {seen[bots]}", team))
    if not found:
        raise click.UsageError("--entrants or --bots must name who takes part.")
    return tuple(found)


@click.command()
@title_option
@click.option(
    "--entrants",
    help="Bots, with a name if you like: ann=random,heuristic,... A team joins the "
    "bots of its seats by +.",
)
@bots_option
@bot_seconds_option
@bot_start_option
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
    entrants: str | None,
    bots: tuple[str | Source, ...],
    bot_seconds: float,
    bot_start_seconds: float,
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
    entered = _entrants(entrants, bots)
    with hosted(title, bots, Limits(bot_start_seconds, bot_seconds), remote):
        with refusals(title):
            refuse_rounds(form, rounds)
            requested = Tournament(
                title, form, seats, entered, options, seed, rounds, repeats
            ).checked()
        with progress_bar(requested.most_games) as progress:
            if remote:
                standings = _hold_remotely(Remote(remote), requested, progress)
            else:
                standings = hold(requested, progress).standings.table()
    if svg:
        svg.write_text(draw_standings(requested, standings))
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(standings), indent=1))
    else:
        click.echo(as_text(standings))


def _hold_remotely(
    remote: Remote, requested: Tournament, progress: Callable[[int], None]
) -> list[Standing]:
    """Let another service hold the tournament, and return its standings."""
    body = {
        "title": requested.title,
        "format": requested.format,
        "seats": requested.seats,
        "entrants": [{"name": e.name, "bots": e.bots} for e in requested.entrants],
        "options": requested.options,
        "seed": requested.seed,
        "rounds": requested.rounds,
        "repeats": requested.repeats,
    }
    path = remote.begin("/v1/tournaments", body)
    return remote.wait(path, TournamentDetails, progress).standings
