"""The rules as they are published, in every language."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import engines
from engines.core.texts import LANGUAGES

PUBLISHED = sorted(Path(engines.__file__).parent.rglob("rules/en.json"))

FIXED = re.compile(r"\d+|\b[a-z]+(?:_[a-z0-9]+)+\b|\b[A-Z]{2}-[0-9A-Z.]*[0-9A-Z]")
"""What no language has other words for: numbers, names of options, ids of rules."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.parts[-3])
def test_rules_say_the_same_in_every_language(file: Path, language: str) -> None:
    """
    Each rule once, in the same order, with the same numbers, options and references.
    """
    english = {rule["id"]: rule["text"] for rule in json.loads(file.read_text("utf-8"))}
    translated = file.with_name(f"{language}.json").read_text("utf-8")
    texts: dict[str, str] = json.loads(translated)

    assert list(english) == list(texts)
    for name, text in texts.items():
        assert Counter(FIXED.findall(english[name])) == Counter(FIXED.findall(text)), (
            name
        )


def test_every_title_publishes_its_rules() -> None:
    """
    Each package of rules has the texts beside its code.
    """
    packages = {file.parts[-3] for file in PUBLISHED}

    assert {name.rpartition(".")[2] for name in engines.PACKAGES.values()} <= packages
