"""`seance tune`: fits the weights of a bot again, after a change of rules."""

from __future__ import annotations

import click

from service.series.arena.tuning import ghooost, ghost_stories, halloween

TUNED = {
    "ghooost": ghooost.tune,
    "ghost-stories": ghost_stories.tune,
    "halloween": halloween.tune,
}
"""What plays and writes for each title whose bots go by such numbers."""


@click.command()
@click.option("--title", type=click.Choice(list(TUNED)), required=True)
@click.option(
    "--amount",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    help="Games; ten times as many in Master.",
)
def tune(*, title: str, amount: int) -> None:
    """Play, and write what was found into the data of the title."""
    TUNED[title](amount, f"seance tune --title {title} --amount {amount}")
