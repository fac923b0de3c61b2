"""Decisions as a newcomer meets them: ``python -m tests.playthroughs.words``.

Thirty decisions of each title, sampled from random games by a fixed seed, with all that
a client gets in words: the question, labels, help, and the texts of the cards, tiles
and tokens that options point at. Whoever has not seen the rulebook can read a file and
say of each decision whether every option is clear. ``words/marks.json`` keeps these
marks, each with its reader and a digest of the texts that were read.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import engines
from engines.core.chance import Chance, derive
from engines.core.state import TABLE
from engines.core.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.fields import Json
    from engines.core.state import Option, State
    from engines.core.texts import Speaker
    from engines.core.title import Setup, Title

FOLDER = Path(__file__).parent / "words"
MARKS = FOLDER / "marks.json"
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")

DECISIONS = 30
ALIKE = 3
"""How many options of one kind are written; the rest is counted."""

UNREAD = "unread"
"""The mark of a decision whose texts nobody has read since they changed."""


class Sample(NamedTuple):
    """A decision of some game: the table, and the options that are written."""

    title: Title[Any]
    state: State
    name: str
    options: list[Option]
    left_out: int


class Met(NamedTuple):
    """A decision of a random game, and the commands that it offers."""

    state: State
    commands: set[str]

    @property
    def name(self) -> str:
        """What the decision is called in the rulebook."""
        name: str = self.state.agenda[-1][0]
        return name


def samples(title: Title[Any]) -> list[Sample]:
    """Return decisions of a title: one of each kind, then whatever these lack.

    A table that offers a command for the first time goes before all others.
    """
    chance = Chance(derive(b"words", title.id))
    left = [met for setup in _setups(title) for met in _decisions(title, setup)]
    found: list[Sample] = []
    seen: set[str] = set()

    def take(among: list[Met]) -> None:
        among = [met for met in among if not met.commands <= seen] or among
        chosen = left.pop(left.index(among[chance.below(len(among))]))
        seen.update(chosen.commands)
        found.append(_sample(title, chosen.name, chosen.state))

    for name in sorted({met.name for met in left}):
        take([met for met in left if met.name == name])
    while len(found) < DECISIONS:
        take(left)
    return found


def _setups(title: Title[Any]) -> list[Setup]:
    """Return the first setup for each number of players and kind of table."""
    first: dict[object, Setup] = {}
    for setup in title.setups():
        table = title.setup(*setup, bytes(32))
        first.setdefault((setup.players, type(table)), setup)
    return list(first.values())


def _decisions(title: Title[Any], setup: Setup) -> Iterator[Met]:
    """Yield the decisions of a random game that are a choice."""
    key = derive(b"words", title.id, setup.players)
    state = title.start(*setup, key).state
    chance = Chance(derive(key, "choices"))
    while state.outcome is None:
        options = state.rules.options(state)
        if len(options) > 1:
            yield Met(state.clone(), {option[0] for option in options})
        state.rules.choose(state, options[chance.below(len(options))])


def _sample(title: Title[Any], name: str, state: State) -> Sample:
    """Return a decision with a few options of each kind."""
    options = state.rules.options(state)
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option[0], []).append(option)
    shown = [option for alike in kinds.values() for option in alike[:ALIKE]]
    return Sample(title, state, name, shown, len(options) - len(shown))


def tell(sample: Sample, language: str) -> list[str]:
    """Return what a client can show of a decision, line by line."""
    title, state = sample.title, sample.state
    speaker = title.texts.speakers[language]
    names = NAMES[: state.players]
    speaker = title.named(speaker, names, title.marks(state))
    around = title.around(state) if state.agenda[-1][1] != TABLE else {}
    lines = [speaker(f"prompt.{sample.name}"), ""]
    refs: dict[str, None] = {}
    for option in sample.options:
        told = title.help(option, around, speaker)
        lines.append(f"- {title.label(option, speaker)}" + (f" *{told}*" * bool(told)))
        refs |= dict.fromkeys(title.point(option, around))
    if sample.left_out:
        lines.append(f"- (+ {sample.left_out})")
    things = [*_things(title, refs, speaker)]
    return [*lines, *["", *things][: 2 * len(things)]]


def _things(
    title: Title[Any], refs: dict[str, None], speaker: Speaker
) -> Iterator[str]:
    """Yield name and text of each component that options point at."""
    for parts in title.components.values():
        for part in parts:
            if part.get("ref") in refs:
                name = speaker.sentence(speaker(part["names"]))
                colon = " :" if speaker.language == "fr" else ":"
                yield f"> {name}{colon} {title.component_text(part, speaker)}"


def file_of(title: Title[Any], language: str) -> Path:
    """Return where the decisions of a title lie in a language."""
    return FOLDER / f"{title.id}.{language}.md"


def digest(sample: Sample) -> str:
    """Return a fingerprint of what a decision says, in all languages."""
    said = json.dumps([tell(sample, language) for language in LANGUAGES])
    return sha256(said.encode()).hexdigest()[:12]


def write(title: Title[Any], language: str, told: list[Sample], marks: Json) -> str:
    """Return a file: every decision with its number, its mark and its words."""
    speaker = title.texts.speakers[language]
    lines = [f"# {speaker('title.name')}", "", speaker("title.summary"), ""]
    for number, sample in enumerate(told, 1):
        mark = marks[title.id][str(number)]["mark"]
        lines += [f"## {number} ({mark})", "", *tell(sample, language), ""]
    return "\n".join(lines)


def marked(title: Title[Any], told: list[Sample], marks: Json) -> Json:
    """Return the marks of a title; those of texts that changed are unread again."""
    known = marks.get(title.id, {})
    fresh: Json = {}
    for number, sample in enumerate(told, 1):
        mark = known.get(str(number), {})
        is_same = mark.get("texts") == digest(sample)
        fresh[str(number)] = (
            mark if is_same else {"texts": digest(sample), "mark": UNREAD}
        )
    return fresh


def main(arguments: list[str]) -> None:
    """Write all files; with a mark and a reader, mark all that is unread.

    ``clear newcomer`` after somebody who does not know the game has read them, ``clear
    writer`` after whoever changed the texts has; ``unclear`` is written by hand.
    """
    marks: Json = json.loads(MARKS.read_text("utf-8")) if MARKS.exists() else {}
    FOLDER.mkdir(exist_ok=True)
    for title in engines.titles():
        told = samples(title)
        marks[title.id] = marked(title, told, marks)
        for mark in marks[title.id].values():
            if mark["mark"] == UNREAD and arguments:
                mark["mark"], mark["reader"] = arguments
        for language in LANGUAGES:
            text = write(title, language, told, marks)
            file_of(title, language).write_text(text, encoding="utf-8")
        unread = [n for n, m in marks[title.id].items() if m["mark"] == UNREAD]
        print(f"{title.id}: {len(told)} decisions, unread: {', '.join(unread) or '-'}")
    MARKS.write_text(json.dumps(marks, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
