"""What a bot of one's own can do wrong, each kind with a code and with advice."""

from __future__ import annotations

from typing import Final

from engines.core.bots import BotError

KINDS: Final = {
    "cannot_start": "Name a program that exists and may be executed.",
    "cannot_load": "Name a class that can be imported and built without arguments.",
    "no_hello": "Answer the hello first, then do what takes long; flush each line.",
    "ended_at_start": "Read lines until the input ends; what it printed is on stderr.",
    "noise": "Print answers to stdout, each on a line, and all else to stderr.",
    "wrong_protocol": "Answer the hello with the protocol that it names.",
    "not_utf8": "Write UTF-8.",
    "not_json": "Each line is one JSON object; print all else to stderr.",
    "not_an_object": 'Answer with an object: {"id": 2, "type": "choice", "index": 0}.',
    "wrong_id": "Repeat the id of the question.",
    "wrong_type": "The hello is answered by hello, decide by choice.",
    "not_an_index": "The index is a whole number: the place of an option, from 0.",
    "out_of_range": "The index is the place of one of the options, from 0.",
    "two_answers": "Answer each question once.",
    "too_long": "An answer is short; print all else to stderr.",
    "too_slow": "Answer within time_left_ms, and flush each line.",
    "died": "Catch what may go wrong; what it printed is on stderr.",
    "raised": "Catch what may go wrong.",
    "gave_up": "The bot itself answered with a problem.",
    "does_not_end": "End when the input ends.",
    "differs": "With the same view, options and seed, choose alike: "
    "else nobody can repeat your games.",
}
"""By code: what its author should do."""

SHOWN: Final = 160
"""How many characters of what a bot sent are quoted."""


class BotFault(BotError):
    """A bot of one's own that cannot go on: which one, what it did, and where."""

    def __init__(self, bot: str, code: str, detail: str) -> None:
        """Blame ``bot``; ``code`` is one of ``KINDS``."""
        assert code in KINDS, code
        super().__init__(bot, code, detail)
        self.bot = bot
        self.code = code
        self.detail = detail
        self.game: int | None = None
        """The game, counted from 1, if one was being played."""
        self.title: str | None = None
        """The title, where several are tried."""

    def __str__(self) -> str:
        """Say it in sentences: who, where, what, and what to do."""
        where = [
            f"{name}{value}"
            for name, value in (
                ("", self.title),
                ("game ", self.game),
                ("decision ", self.decision),
            )
            if value is not None
        ]
        there = f", {', '.join(where)}" if where else ""
        return f"{self.bot}{there}: {self.detail} [{self.code}] {KINDS[self.code]}"


def quoted(sent: bytes | str) -> str:
    """Return what a bot sent, short enough for a sentence."""
    if isinstance(sent, bytes):
        sent = sent.decode("utf-8", "backslashreplace")
    shown = sent if len(sent) <= SHOWN else f"{sent[:SHOWN]}..."
    return repr(shown)
