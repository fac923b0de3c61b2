"""Little programs that play: a good one, and what is changed in it to break it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from service.series.own_bots.own_bot import Source

GOOD = """
import fcntl, json, os, signal, sys
{before}
for n, line in enumerate(sys.stdin):
    q = json.loads(line)
    if q["type"] == "hello":
        a = {{"id": q["id"], "type": "hello", "protocol": q["protocol"]}}
    else:
        a = {{"id": q["id"], "type": "choice", "index": q["seed"] % len(q["options"])}}
    {change}
    print(json.dumps(a), flush=True)
{after}
"""


def write_bot(folder: Path, change: str = "", before: str = "", after: str = "") -> str:
    """Write a program that plays, and return its command for --bots.

    ``change`` is done before an answer is printed: ``q`` is the question, ``a`` the
    answer, ``n`` how many came before; ``before`` at the start, ``after`` at the end.
    """
    path = folder / "bot.py"
    path.write_text(GOOD.format(change=change or "pass", before=before, after=after))
    return f"cmd: {shlex.join((sys.executable, '-I', '-S', str(path)))}"


def source(text: str) -> Source:
    """The bot of one's own that a text describes."""
    found = Source.read(text)
    assert found is not None
    return found
