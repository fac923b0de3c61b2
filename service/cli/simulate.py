"""`seance simulate`: many games on this machine, without Redis."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

import click

import engines
from engines.core.errors import BadSetup
from service.misfits import Misfit
from service.simulations.local import play_plan
from service.simulations.plan import Plan
from service.simulations.report import report
from service.simulations.text import as_text


def _options(_: click.Context, __: click.Parameter, value: str) -> dict[str, Any]:
    """Read the options of the title, a JSON object."""
    try:
        options = json.loads(value)
    except json.JSONDecodeError as error:
        message = f"not JSON: {error}"
        raise click.BadParameter(message) from error
    if not isinstance(options, dict):
        message = 'expected a JSON object, such as {"match": true}'
        raise click.BadParameter(message)
    return options


@click.command()
@click.option("--title", type=click.Choice(list(engines.PACKAGES)), required=True)
@click.option("--seats", default="random", help="Bots by seat: random,heuristic,...")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--options", callback=_options, default="{}", help="Options, as JSON.")
@click.option("--spread", is_flag=True, help="Walk all player counts and option sets.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, help="Processes.")
@click.option("--check", is_flag=True, help="Assert every invariant after each event.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def simulate(
    *,
    title: str,
    seats: str,
    games: int,
    seed: int,
    options: dict[str, Any],
    spread: bool,
    jobs: int,
    check: bool,
    as_json: bool,
) -> None:
    """Play many games between bots and print what came out."""
    bots = tuple(seats.split(","))
    try:
        plan = Plan(title, bots, games, seed, options, spread)
    except Misfit as error:
        raise click.BadParameter(str(error), param_hint="--seats") from error
    except BadSetup as error:
        speaker = engines.get(title).texts.speakers["en"]
        message = speaker(error.reason.key, **error.reason.values)
        where = "--seats" if error.pointer == "/seats" else f"--options {error.pointer}"
        raise click.BadParameter(message, param_hint=where) from error
    began = perf_counter()
    silent = not sys.stderr.isatty()
    with click.progressbar(
        length=games, file=sys.stderr, label="games", hidden=silent
    ) as bar:
        result = play_plan(plan, jobs=jobs, check=check, progress=bar.update)
    seconds = perf_counter() - began
    shown = report(result)
    rate = round(result.tally.decisions / seconds)
    if as_json:
        timing = {"seconds": round(seconds, 3), "decisions_per_second": rate}
        click.echo(json.dumps({"report": shown, "timing": timing}, indent=1))
        return
    click.echo(as_text(shown))
    checked = ", every invariant checked after each event" if check else ""
    click.echo(f"\n{rate} decisions a second with {jobs} process(es){checked}")
