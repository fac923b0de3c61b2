"""The options by which bots of one's own join `simulate` and `tournament`."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final

import click

from service.series.own_bots.faults import BotFault
from service.series.own_bots.hosting import Hosting
from service.series.own_bots.own_bot import Limits, Source

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

SECONDS: Final = click.FloatRange(0.01, 3600)
DEFAULTS: Final = Limits()


def read_bots(
    _context: click.Context | None,
    _parameter: click.Parameter | None,
    values: tuple[str, ...],
) -> tuple[str | Source, ...]:
    """Read --bots: names of built-in bots as they are, one's own as sources."""
    found: list[str | Source] = []
    for value in values:
        try:
            whole = Source.read(value)
            if whole is not None and whole.is_program:
                found.append(whole)
                continue
            # Names have no commas, commands may.
            found += [Source.read(text) or text.strip() for text in value.split(",")]
        except ValueError as error:
            raise click.BadParameter(str(error)) from error
    return tuple(found)


bots_option = click.option(
    "--bots",
    multiple=True,
    metavar="BOT",
    callback=read_bots,
    help="Bots of your own beside built-in ones: my_module:MyBot,random or, given once "
    'for each, "cmd: ./my-bot". NAME= before it names it. engines/PROTOCOL.md tells '
    "what a bot is asked.",
)
bot_seconds_option = click.option(
    "--bot-seconds",
    type=SECONDS,
    default=DEFAULTS.decision_seconds,
    show_default=True,
    help="How long a bot of your own may take for a decision.",
)
bot_start_option = click.option(
    "--bot-start-seconds",
    type=SECONDS,
    default=DEFAULTS.start_seconds,
    show_default=True,
    help="How long it may take to start.",
)


def sources_of(bots: tuple[str | Source, ...]) -> tuple[Source, ...]:
    """Return each bot of one's own once, or refuse two of the same name."""
    found: dict[str, Source] = {}
    for bot in bots:
        if isinstance(bot, Source) and found.setdefault(bot.name, bot) != bot:
            reason = f"two different bots are called {bot.name}"
            raise click.BadParameter(reason, param_hint="--bots")
    return tuple(found.values())


@contextmanager
def hosted(
    title: str, bots: tuple[str | Source, ...], limits: Limits, remote: str | None
) -> Iterator[Hosting | None]:
    """Let a title have bots of one's own; show what they do wrong as a sentence."""
    sources = sources_of(bots)
    if not sources:
        yield None
        return
    if remote:
        reason = "bots of your own play on this machine only"
        raise click.BadParameter(reason, param_hint="--remote")
    hosting = Hosting(title, sources, limits)
    with ExitStack() as stack:
        stack.enter_context(ended_by_sigterm())
        try:
            stack.enter_context(hosting.opened())
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint="--bots") from error
        try:
            yield hosting
        except BotFault as fault:
            raise click.ClickException(str(fault)) from fault


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """End by SIGTERM as by Ctrl-C, so that programs are ended, too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _frame: FrameType | None) -> None:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
