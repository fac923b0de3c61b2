"""What is wrong with a text that people read, in each language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ann", "Ömer", "Eve", "Hugo", "Yves", "Ida")
"""Names of seats that French elides before, in every way that there is."""

PLURALS = {
    "en": r"tokens|points|cards|discs|ghosts|successes|crystals",
    "nl": r"\w*fiches|\w*punten|kaarten|schijven|geesten|successen|kristallen",
    "fr": r"jetons|points|cartes|disques|fantômes|cristaux",
}
SINGULAR = {
    language: re.compile(rf"(?<![\d-])1 (?:\w+ )?(?:{words})\b")
    for language, words in PLURALS.items()
}
"""One thing in the plural: "1 tokens", "1 blue tokens"."""

ELIDED = re.compile(
    rf"\b(?:de|que|le|la) (?:{'|'.join(NAMES)}|[aeiouéèê]\w*)", re.IGNORECASE
)
"""French words that lose their vowel before the next one."""

CONTRACTED = re.compile(r"\b(?:de|à) les?\b")

BROKEN = {
    "a double space": re.compile("  "),
    "a gap that was not filled in": re.compile(r"[{}]"),
    "a small letter after a stop": re.compile(r"[.?] [a-zà-ÿ]"),
    "an identifier": re.compile(r"\w_\w"),
    "a list of nothing": re.compile(r"[:,;(]\s*[.,;)]|\(\)| [.,]|,,|\.\.$"),
    "a value of the program": re.compile(r"\b(?:True|False|None)\b|['\"\[\]]{2}"),
}


def faults(text: str, language: str) -> Iterator[str]:
    """Name what is wrong with a text, whatever it is for."""
    if not (text[:1].isupper() or text[:1].isdigit()):
        yield "no capital"
    for name, pattern in BROKEN.items():
        if pattern.search(text):
            yield name
    if SINGULAR[language].search(text):
        yield "a plural of one"
    if language == "fr" and ELIDED.search(text):
        yield "no elision"
    if language == "fr" and CONTRACTED.search(text):
        yield "no contraction"


def faults_of_sentence(text: str, language: str) -> list[str]:
    """Name what is wrong with a sentence: it also has to end with a stop."""
    return [*faults(text, language), *([] if text.endswith(".") else ["no stop"])]


def faults_of_label(text: str, language: str) -> list[str]:
    """Name what is wrong with a label: it is no sentence and has no stop."""
    return [*faults(text, language), *(["a stop"] if text.endswith(".") else [])]
