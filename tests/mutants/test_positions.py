"""Which mutants are left out of a sample, because they change nothing that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.mutants.positions import idle_spans, named_spans

if TYPE_CHECKING:
    from tests.mutants.positions import Span

SOURCE = """\
def pay(scare: int | None, *, twice: bool = False) -> int:
    if scare == "none" or scare == 2:
        return 2 * scare
"""


def held(spans: list[Span], words: str) -> bool:
    """Tell whether a span holds the place of some words, which stand there once."""
    for line, text in enumerate(SOURCE.splitlines(), 1):
        if words in text:
            return any(span.holds((line, text.index(words))) for span in spans)
    raise AssertionError(words)


def test_annotations_and_lone_stars_are_left_out() -> None:
    """
    Neither is evaluated; defaults and what functions do are not left out.
    """
    idle = idle_spans(SOURCE)
    assert held(idle, "| None")
    assert held(idle, "*, twice")
    assert not held(idle, "False")
    assert not held(idle, "* scare")


def test_only_comparisons_with_names_are_named() -> None:
    """
    Numbers have an order that rules speak of.
    """
    named = named_spans(SOURCE)
    assert held(named, '== "none"')
    assert not held(named, "== 2")
