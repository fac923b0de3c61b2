"""`seance simulate`: many games between bots, on this machine or by a service."""

from __future__ import annotations

import json
from contextlib import contextmanager
from time import perf_counter
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
    WRITABLE,
    json_object,
    progress_bar,
    refusals,
    remote_option,
    svg_option,
    title_option,
)
from service.cli.remote import Remote
from service.series.own_bots.own_bot import Limits, Source
from service.series.simulations.answers import Simulation
from service.series.simulations.decisions import TooManyDecisions
from service.series.simulations.local import play_plan
from service.series.simulations.picture import draw_report
from service.series.simulations.plan import Plan
from service.series.simulations.recording import MEGABYTE, Recording
from service.series.simulations.report import report
from service.series.simulations.request import stop_of
from service.series.simulations.stop import RULES
from service.series.simulations.text import as_csv, as_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from service.series.simulations.answers import Report


@click.command()
@title_option
@click.option("--seats", help="Bots by seat: random,heuristic,...  [default: random]")
@bots_option
@bot_seconds_option
@bot_start_option
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--options", callback=json_object, default="{}", help="Options, as JSON.")
@click.option("--spread", is_flag=True, help="Walk all player counts and option sets.")
@click.option(
    "--stop",
    callback=json_object,
    help='When to end early: {"rule": "sprt", "bot": "heuristic", "against": "random"} '
    'or {"rule": "precision", "bot": "heuristic", "half_width": 0.01}.',
)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, help="Processes.")
@click.option("--check", is_flag=True, help="Assert every invariant after each event.")
@remote_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--csv", type=WRITABLE, help="Write the figures into this file.")
@svg_option
@click.option(
    "--record",
    type=WRITABLE,
    help="Write every decision into this file, as compressed lines of JSON.",
)
@click.option(
    "--record-megabytes",
    type=click.FloatRange(0.001, 1_000_000),
    default=1000,
    show_default=True,
    help="How large that file may become.",
)
def simulate(
    *,
    title: str,
    seats: str | None,
    bots: tuple[str | Source, ...],
    bot_seconds: float,
    bot_start_seconds: float,
    games: int,
    seed: int,
    options: dict[str, Any],
    spread: bool,
    stop: dict[str, Any] | None,
    jobs: int,
    check: bool,
    remote: str | None,
    as_json: bool,
    csv: Path | None,
    svg: Path | None,
    record: Path | None,
    record_megabytes: float,
) -> None:
    """Play many games between bots and print what came out."""
    if stop and stop.get("rule") not in RULES:
        raise click.BadParameter(f"a rule of: {', '.join(RULES)}", param_hint="--stop")
    if record and remote:
        reason = "decisions are written on this machine only; see exportDecisions"
        raise click.BadParameter(reason, param_hint="--record")
    named = [bot.name if isinstance(bot, Source) else bot for bot in bots]
    seated = (*(seats.split(",") if seats else ()), *named) or ("random",)
    limits = Limits(bot_start_seconds, bot_seconds)
    with hosted(title, bots, limits, remote) as hosting:
        with refusals(title):
            rule = stop_of(stop) if stop else None
            plan = Plan(title, seated, games, seed, options, spread, rule).checked()
        began = perf_counter()
        if remote:
            shown = _simulate_remotely(Remote(remote), plan, stop)
            by = f"by {remote}"
        else:
            with (
                progress_bar(games) as progress,
                _recording(record, record_megabytes) as recording,
            ):
                result = play_plan(
                    plan,
                    jobs=jobs,
                    check=check,
                    progress=progress,
                    hosting=hosting,
                    recording=recording,
                )
            shown = report(result)
            checked = ", every invariant checked after each event" if check else ""
            by = f"with {jobs} process(es){checked}"
        seconds = perf_counter() - began
    if csv:
        csv.write_text(as_csv(shown))
    if svg:
        svg.write_text(draw_report(plan, shown))
    decisions = shown.length.mean * shown.games
    rate = round(decisions / seconds)
    if as_json:
        timing = {"seconds": round(seconds, 3), "decisions_per_second": rate}
        document = {"report": msgspec.to_builtins(shown), "timing": timing}
        click.echo(json.dumps(document, indent=1))
        return
    click.echo(as_text(shown))
    click.echo(f"\n{rate} decisions a second {by}")


@contextmanager
def _recording(path: Path | None, megabytes: float) -> Iterator[Recording | None]:
    """Record decisions into a file, if one is named; it is there once all of it is."""
    if path is None:
        yield None
        return
    try:
        with Recording(path, int(megabytes * MEGABYTE)) as recording:
            yield recording
            recording.finish()
    except TooManyDecisions as error:
        detail = f"The decisions take more than {megabytes:g} MB, so none were kept: "
        advice = "play fewer games, or raise --record-megabytes."
        raise click.ClickException(detail + advice) from error
    except OSError as error:
        raise click.ClickException(f"{path}: {error}") from error


def _simulate_remotely(
    remote: Remote, plan: Plan, stop: dict[str, Any] | None
) -> Report:
    """Let another service play the plan, and return its report."""
    body = {
        "title": plan.title,
        "seats": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "options": plan.options,
        "spread": plan.spread,
        **({"stop": stop} if stop else {}),
    }
    path = remote.begin("/v1/simulations", body)
    with progress_bar(plan.games) as progress:
        found = remote.wait(path, Simulation, progress)
    if not found.report:
        raise click.ClickException(f"the simulation was {found.status}")
    return found.report
