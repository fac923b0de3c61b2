"""`seance arena`: two bots on the same deals, and how surely one is better."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from service.cli.options.series import (
    WRITABLE,
    json_object,
    progress_bar,
    refusals,
    svg_option,
    title_option,
)
from service.series.arena.figures import figures
from service.series.arena.match import Match
from service.series.arena.picture import draw_match
from service.series.arena.record import OtherMatch, hold
from service.series.arena.text import NoLeaderboard, as_text, with_row

if TYPE_CHECKING:
    from pathlib import Path


@click.command()
@title_option
@click.option("--bot", required=True, help="The bot in question: expert.")
@click.option("--against", required=True, help="The bot to compare it with: heuristic.")
@click.option("--players", type=click.IntRange(1, 6), default=2, show_default=True)
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Deals at most: a game of each team, or one from each seat.",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--options", callback=json_object, default="{}", help="Options, as JSON.")
@click.option(
    "--opening",
    type=click.IntRange(0, 1000),
    default=0,
    help="Take the first N decisions by chance, alike in all games of a deal.",
)
@click.option(
    "--sprt",
    "margin",
    type=click.FloatRange(0.0, 0.5, min_open=True, max_open=True),
    help="End as soon as it is known whether the bot wins half of the rounds that the "
    "two end differently, or half and this margin.",
)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, help="Processes.")
@click.option("--record", type=WRITABLE, help="Keep rounds here, and go on from here.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@svg_option
@click.option("--leaderboard", type=WRITABLE, help="Put a row into this page.")
def arena(
    *,
    title: str,
    bot: str,
    against: str,
    players: int,
    rounds: int,
    seed: int,
    options: dict[str, Any],
    opening: int,
    margin: float | None,
    jobs: int,
    record: Path | None,
    as_json: bool,
    svg: Path | None,
    leaderboard: Path | None,
) -> None:
    """Let two bots play the same deals and print by how much they differ."""
    with refusals(title, seats="--players"):
        match = Match(
            title, bot, against, players, rounds, seed, options, margin, opening
        ).checked()
    try:
        with progress_bar(rounds) as progress:
            played, found = hold(match, record, jobs=jobs, progress=progress)
    except OtherMatch as error:
        message = f"{error} is the record of another match"
        raise click.BadParameter(message, param_hint="--record") from error
    shown = figures(match, played, found)
    if svg:
        svg.write_text(draw_match(match, shown))
    if leaderboard:
        try:
            page = with_row(leaderboard.read_text(), match, shown)
        except (OSError, NoLeaderboard) as error:
            raise click.BadParameter(str(error), param_hint="--leaderboard") from error
        leaderboard.write_text(page)
    if as_json:
        bots = [
            {**each._asdict(), "thought": each.thought._asdict()} for each in shown.bots
        ]
        document = {**match.to_json(), "figures": {**shown._asdict(), "bots": bots}}
        click.echo(json.dumps(document, indent=1))
        return
    click.echo(as_text(match, shown))
    click.echo(f"\n{match.command}")
