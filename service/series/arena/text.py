"""A match in words: for the terminal, and as a row of the leaderboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.series.arena.figures import BotFigures, Figures
    from service.series.arena.match import Match

BEGIN, END = "<!-- arena -->", "<!-- /arena -->"
"""Between which lines of a page the leaderboard stands."""

HEAD = (
    f"{'bot':<16}{'wins':>8}  {'95 % interval':<16}{'last':>7}{'score':>9}"
    f"{'ms mean':>10}{'p50':>8}{'p99':>8}"
)

COLUMNS = (
    "table",
    "bot: wins",
    "against: wins",
    "difference",
    "ms a decision (p99)",
    "rounds",
    "command",
)


class NoLeaderboard(Exception):
    """A page has no place for a leaderboard."""


def as_text(match: Match, shown: Figures) -> str:
    """Return a match as lines for a terminal."""
    first, last = (match.key(n).hex()[:16] for n in (0, shown.rounds - 1))
    lines = [
        f"{match.title}, {match.players} player(s), {dict(match.options)}",
        f"seed {match.seed}: {shown.rounds} deals, keys {first}... to {last}...",
        "",
        HEAD,
    ]
    lines += [_bot_line(each) for each in shown.bots]
    lines += [
        "",
        f"difference {_difference(shown)} points",
        f"ahead in {shown.ahead} rounds, behind in {shown.behind}",
    ]
    if shown.verdict:
        lines.append(f"sequential test: {shown.verdict.replace('_', ' ')}")
    for each in shown.bots:
        ends = ", ".join(f"{why} {count}" for why, count in each.endings.items())
        lines.append(f"endings of {each.bot}: {ends}")
    return "\n".join(lines)


def _bot_line(each: BotFigures) -> str:
    low, high = each.wins_interval
    between = f"{100 * low:.1f} to {100 * high:.1f}"
    last = "" if each.last is None else f"{each.last:.1%}"
    score = "" if each.score is None else f"{each.score:.2f}"
    time = each.thought
    return (
        f"{each.bot:<16}{each.wins:>8.1%}  {between:<16}{last:>7}{score:>9}"
        f"{time.mean:>10.2f}{time.median:>8.3g}{time.p99:>8.3g}"
    )


def _difference(shown: Figures) -> str:
    low, high = shown.difference_interval
    return f"{100 * shown.difference:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def as_row(match: Match, shown: Figures) -> str:
    """Return a match as a row of the leaderboard."""
    options = ", ".join(str(value) for value in match.options.values())
    table = f"{match.title}, {match.players} players" + (options and f", {options}")
    if match.opening:
        table += f", {match.opening} decisions by chance first"
    one, other = shown.bots
    times = f"{one.thought.mean:.1f} ({one.thought.p99:.3g})"
    cells = (
        table,
        _rate(one),
        _rate(other),
        _difference(shown),
        times,
        f"{shown.rounds}" + (f", {shown.verdict}" if shown.verdict else ""),
        f"`{match.command}`",
    )
    return f"| {' | '.join(cells)} |"


def _rate(each: BotFigures) -> str:
    low, high = each.wins_interval
    last = "" if each.last is None else f", last {100 * each.last:.1f} %"
    wins = f"{100 * each.wins:.1f} % ({100 * low:.1f}-{100 * high:.1f})"
    return f"{each.bot}: {wins}{last}"


def with_row(page: str, match: Match, shown: Figures) -> str:
    """Return a page whose leaderboard has this match, in place of an older result."""
    before, begin, rest = page.partition(f"{BEGIN}\n")
    table, end, after = rest.partition(END)
    if not begin or not end:
        message = f"{BEGIN} and {END} are missing"
        raise NoLeaderboard(message)
    command = f"| `{match.command}` |"
    rows = [row for row in table.splitlines()[2:] if not row.endswith(command)]
    rows = sorted([*rows, as_row(match, shown)])
    head = [f"| {' | '.join(COLUMNS)} |", f"|{' --- |' * len(COLUMNS)}"]
    return f"{before}{BEGIN}\n" + "\n".join([*head, *rows]) + f"\n{END}{after}"
