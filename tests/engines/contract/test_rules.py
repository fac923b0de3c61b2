"""The rules as they are published, in every language."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import engines
from engines.core.texts import LANGUAGES
from tests.engines.contract.rule_ids import ENGINES, PACKAGES

FIXED = re.compile(r"\d+|\b[a-z]+(?:_[a-z0-9]+)+\b|\b[A-Z]{2}-[0-9A-Z.]*[0-9A-Z]")
"""What no language has other words for: numbers, names of options, ids of rules."""


EACH = pytest.mark.parametrize("package", PACKAGES, ids=str)


@EACH
def test_every_rule_has_an_id_a_text_and_a_source(package: Path) -> None:
    """
    A rule is published once, in our own words, with where it comes from.
    """
    rules = json.loads((ENGINES / package / "rules" / "en.json").read_text("utf-8"))

    assert all({"id", "text", "source"} == set(rule) for rule in rules)
    assert all(rule["text"] and rule["source"] for rule in rules)
    assert len(rules) == len({rule["id"] for rule in rules})


@pytest.mark.parametrize("language", LANGUAGES[1:])
@EACH
def test_rules_say_the_same_in_every_language(package: Path, language: str) -> None:
    """
    Each rule once, in the same order, with the same numbers, options and references.
    """
    folder = ENGINES / package / "rules"
    rules = json.loads((folder / "en.json").read_text("utf-8"))
    english = {rule["id"]: rule["text"] for rule in rules}
    translated = (folder / f"{language}.json").read_text("utf-8")
    texts: dict[str, str] = json.loads(translated)

    assert list(english) == list(texts)
    for name, text in texts.items():
        assert Counter(FIXED.findall(english[name])) == Counter(FIXED.findall(text)), (
            name
        )


def test_every_title_publishes_its_rules() -> None:
    """
    The package of a title and those of its expansions have the texts of their rules.
    """
    for title in engines.titles():
        for name in (engines.PACKAGES[title.id], *title.expansions):
            assert Path(*name.split(".")[1:]) in PACKAGES
