"""`seance check-bot`: what a bot of one's own does wrong, if anything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

import engines
from service.cli.options.bots import (
    bot_seconds_option,
    bot_start_option,
    ended_by_sigterm,
    read_bots,
)
from service.series.own_bots.check import WARNINGS, check
from service.series.own_bots.own_bot import Limits, Source

if TYPE_CHECKING:
    from service.series.own_bots.check import Checked


def _source(context: click.Context, parameter: click.Parameter, value: str) -> Source:
    """Read the one bot that is to be checked."""
    found = read_bots(context, parameter, (value,))
    if len(found) != 1 or not isinstance(found[0], Source):
        raise click.BadParameter('expected my_module:MyBot or "cmd: ./my-bot"')
    return found[0]


@click.command()
@click.argument("bot", callback=_source)
@click.option(
    "--title",
    "titles",
    multiple=True,
    type=click.Choice(list(engines.PACKAGES)),
    help="Only this one; may be given several times.  [default: all]",
)
@click.option("--games", type=click.IntRange(1, 1000), default=5, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@bot_seconds_option
@bot_start_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check_bot(
    *,
    bot: Source,
    titles: tuple[str, ...],
    games: int,
    seed: int,
    bot_seconds: float,
    bot_start_seconds: float,
    as_json: bool,
) -> None:
    """Play games with BOT in every seat and say what it does wrong.

    BOT is a class (my_module:MyBot) or a program ("cmd: ./my-bot"). The command fails
    if the bot cannot be played with; warnings alone do not count.
    """
    limits = Limits(bot_start_seconds, bot_seconds)
    with ended_by_sigterm():
        checked = check(bot, titles or engines.PACKAGES, games, seed, limits)
    click.echo(_as_json(checked) if as_json else _as_text(bot, checked))
    if not checked.is_passed:
        raise click.exceptions.Exit(1)


def _as_text(bot: Source, checked: Checked) -> str:
    """Return the findings, a line for each, and the figures below them."""
    lines = [
        f"{'warning' if fault.code in WARNINGS else 'wrong'}: {fault}"
        for fault in checked.faults
    ]
    lines += [
        f"{each.title}: {each.games} games, {each.decisions} decisions, "
        f"{each.p50_ms:g} ms each (p50), {each.p99_ms:g} ms (p99)"
        for each in checked.figures
    ]
    return "\n".join([*lines, f"{bot.name}: {_verdict(checked)}"])


def _verdict(checked: Checked) -> str:
    if not checked.is_passed:
        return "FAIL"
    return "pass, with warnings" if checked.faults else "pass"


def _as_json(checked: Checked) -> str:
    document = {
        "passed": checked.is_passed,
        "faults": [
            {
                "code": fault.code,
                "detail": fault.detail,
                "is_warning": fault.code in WARNINGS,
                "title": fault.title,
                "game": fault.game,
                "decision": fault.decision,
            }
            for fault in checked.faults
        ],
        "figures": [each._asdict() for each in checked.figures],
    }
    return json.dumps(document, indent=1)
