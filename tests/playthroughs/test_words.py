"""The newcomer's test: every option of sampled decisions can be told in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engines
from engines.core.texts import LANGUAGES
from engines.core.title import Title
from tests.playthroughs import words

MARKS = json.loads(words.MARKS.read_text("utf-8"))


@pytest.mark.parametrize("title", engines.titles(), ids=list(engines.PACKAGES))
def test_decisions_are_written_as_they_are_told(title: Title[Any]) -> None:
    """
    The files have what clients get (``python -m tests.playthroughs.words``).
    """
    told = words.samples(title)

    assert words.DECISIONS == len(told)
    for language in LANGUAGES:
        written = words.file_of(title, language).read_text("utf-8")
        assert words.write(title, language, told, MARKS) == written


@pytest.mark.parametrize("title", engines.titles(), ids=list(engines.PACKAGES))
def test_nothing_is_left_that_a_reader_found_unclear(title: Title[Any]) -> None:
    """
    Every decision was read with these texts, and every option of it was clear.
    """
    told = words.samples(title)

    assert words.marked(title, told, MARKS) == MARKS[title.id]
    assert {"clear"} == {mark["mark"] for mark in MARKS[title.id].values()}
