"""What a rule bug is: a few words of an engine changed."""

from __future__ import annotations

from typing import NamedTuple


class Bug(NamedTuple):
    """A change of a few words that breaks a rule."""

    title: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    """The tests that are to notice it, as files or folders."""
    rule: str = ""
    """The rule that it breaks."""
    shows: str = ""
    """A position that can come up in a game, and what is different in it."""
