"""What getTitle says of each card, tile and token, in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.texts import LANGUAGES
from tests.engines.contract.rule_ids import known_ids

if TYPE_CHECKING:
    from engines.core.title import Title

LONGEST = 250
"""In characters: what fits beside a card and is read at a glance."""

RULE_ID = re.compile(
    r"\b({})-".format("|".join({i.partition("-")[0] for i in known_ids()}))
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_says_what_it_does(title: Title[Any], language: str) -> None:
    """
    Each card, tile, power and token has a text of whole sentences, short and in words.
    """
    speaker = title.texts.speakers[language]
    for parts in title.components.values():
        for part in parts:
            text = title.component_text(part, speaker)

            assert 0 < len(text) <= LONGEST, (part["id"], text)
            assert text[0].isupper(), text
            assert text.endswith("."), text
            assert not RULE_ID.search(text), text
            assert not re.search(r"  |[{}_]|\.\.", text), text


def test_texts_differ_where_languages_do(title: Title[Any]) -> None:
    """
    No text is left in another language.
    """
    for parts in title.components.values():
        for part in parts:
            texts = {
                title.component_text(part, title.texts.speakers[language])
                for language in LANGUAGES
            }

            assert len(LANGUAGES) == len(texts), part["id"]


def test_texts_are_shared_only_by_what_does_the_same(title: Title[Any]) -> None:
    """
    Two components with the same text have the same printed values, name and id aside.
    """
    speaker = title.texts.speakers["en"]
    own = ("id", "names", "ref", "number")
    for parts in title.components.values():
        first: dict[str, object] = {}
        for part in parts:
            printed = {key: value for key, value in part.items() if key not in own}
            text = title.component_text(part, speaker)

            assert printed == first.setdefault(text, printed), part["id"]
