"""A title: everything the service, the bots and the tests may ask of a game.

A title's package subclasses ``Title``, fills in the declarations and answers what only
it can: the methods that raise ``NotImplementedError`` here and, where it has something
of its own to say, those after them. Everything else is the same for all titles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from engines.core import save
from engines.core.bots import AT, Bot, RandomBot
from engines.core.errors import (
    BadSave,
    BadSetup,
    GameOver,
    IllegalCommand,
    MalformedCommand,
    NotYourDecision,
)
from engines.core.fields import Field, Json, Wrong, fill, record_schema
from engines.core.looks import PLAIN, Look
from engines.core.refs import ME
from engines.core.state import TABLE, Event, Option, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engines.core.rulebook import Decision
    from engines.core.texts import Speaker, Texts
    from engines.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)


class Setup(NamedTuple):
    """How many seats play, and the options with every default filled in."""

    players: int
    options: Json


class Open(NamedTuple):
    """The one decision that is open: its name, who answers, and what is offered."""

    name: str
    seat: int
    rules: tuple[str, ...]
    options: Sequence[Option]


class Applied(NamedTuple, Generic[S]):
    """The table after a command, and what happened on the way."""

    state: S
    events: list[Event]


class Statistic(NamedTuple):
    """A fact about a finished game whose share of wins is worth counting."""

    name: str
    """The kind of fact: ``card``."""
    value: str
    seat: int = TABLE
    """Whose win counts for it; at a co-operative table it is everybody's."""


class Title(Generic[S]):
    """One game of the catalogue."""

    id: ClassVar[str]
    rules_version: ClassVar[str]
    """Raised by every change of the rules code that changes how a replay goes."""
    players: ClassVar[range]
    cooperative: ClassVar[bool] = False
    option_fields: ClassVar[dict[str, Field]]
    view_field: ClassVar[Field]
    vocabulary: ClassVar[Vocabulary]
    texts: ClassVar[Texts]
    components: ClassVar[dict[str, list[Json]]]
    """Cards, tiles and powers by kind: ``id``, printed values and ``names`` (a key)."""
    bots: ClassVar[dict[str, Bot]] = {"random": RandomBot()}
    seat_words: ClassVar[frozenset[str]] = frozenset({"seat"})
    """Names of fields whose words are those of one table: they name its seats."""
    made_words: ClassVar[frozenset[str]] = frozenset()
    """What ``more_words`` makes of several values."""
    expansions: ClassVar[tuple[str, ...]] = ()
    """Packages of the expansions that the title offers; they publish rules as well."""

    # What each title answers for itself.

    def setup(self, players: int, options: Json, key: bytes) -> S:
        """Return the table laid for a checked setup, its first steps not yet run."""
        raise NotImplementedError

    def empty(self, saved: Mapping[str, Any]) -> S:
        """Return a table without contents under the rulebook that a save needs."""
        raise NotImplementedError

    def check_options(self, players: int, options: Json) -> None:
        """Refuse options that the rules exclude together (``BadSetup``)."""

    def setups(self) -> Iterator[Setup]:
        """Name a setup of every kind: the ones that tests and simulations walk."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Assert what always holds: cards and tokens are conserved, limits are kept."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Json:
        """Return what a seat may see, or a spectator (``None``)."""
        raise NotImplementedError

    def determinise(self, view: Json, key: bytes) -> S:
        """Return a table that ``view`` may be of; what it hides is dealt by ``key``."""
        raise NotImplementedError

    def describe(self, view: Json, speaker: Speaker) -> str:
        """Return the table in sentences, in reading order."""
        raise NotImplementedError

    def draw(self, view: Json, speaker: Speaker, look: Look = PLAIN) -> str:
        """Return the table as a picture (SVG), from nothing but a view of it."""
        raise NotImplementedError

    def statistics(self, state: S) -> Iterable[Statistic]:
        """Name what simulations count about a finished game, besides its outcome."""
        return ()

    def phrase(self, key: str, values: Mapping[str, Any]) -> str:
        """Return the key of the text for these values: some have a shorter one."""
        return key

    def more_words(self, values: Mapping[str, Any], speaker: Speaker) -> Json:
        """Return words that texts use besides those of fields: the ``made_words``."""
        return {}

    def marks(self, state: S) -> tuple[str, ...]:
        """Return what tells the seats apart besides their names: their colours."""
        return ()

    def named(
        self, speaker: Speaker, names: Sequence[str], marks: Sequence[str] = ()
    ) -> Speaker:
        """Return a speaker for a table where the seats have these names and marks."""
        return speaker.named(names)

    def component_text(self, component: Json, speaker: Speaker) -> str:
        """Return what a card, tile or power does, for somebody who sees it first."""
        return speaker(f"text.{component['names']}")

    def help(self, option: Option, words: Mapping[str, Any], speaker: Speaker) -> str:
        """Return what an option does; nothing where its label tells a newcomer."""
        return speaker.find(f"help.{option[0]}") or ""

    def around(self, state: S) -> Json:
        """Return what refs of the open decision name besides fields: who is asked."""
        return {ME: state.agenda[-1][1]}

    # What is the same for all.

    @property
    def bot_names(self) -> list[str]:
        """What every bot is called at every level; the best one is last."""
        return [name for bot in self.bots.values() for name in bot.names]

    def bot(self, name: str) -> Bot:
        """Return a bot by name: ``heuristic`` at its best, or ``heuristic@1``."""
        bot_id, _, level = name.partition(AT)
        bot = self.bots[bot_id]
        return bot.at(int(level)) if level else bot

    def start(
        self, players: int, options: Mapping[str, object], key: bytes
    ) -> Applied[S]:
        """Lay a table for ``players`` and play to its first decision, or refuse."""
        state = self.setup(players, self.complete(players, options), key)
        state.events = []
        state.rules.run(state)
        return _applied(state)

    def complete(self, players: int, options: Mapping[str, object]) -> Json:
        """Return the options with every default filled in, or refuse them."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            bounds = {"minimum": low, "maximum": high}
            raise BadSetup("setup.players", pointer="/seats", values=bounds)
        filled = fill(self.option_fields, options)
        if isinstance(filled, Wrong):
            pointer = f"/options{filled.pointer}"
            raise BadSetup(filled.key, pointer=pointer, values=filled.values)
        self.check_options(players, filled)
        return filled

    def option_schema(self, speaker: Speaker | None = None) -> Json:
        """Return the JSON Schema of the options that createGame accepts.

        Who speaks says what they are and are called, in English if nobody does.
        """
        schema = record_schema(f"{self.schema_prefix}Options", self.option_fields)
        options = schema["properties"]
        if speaker is not None:
            for name, option in options.items():
                option["description"] = speaker(f"about.{name}")
        names = speaker or self.texts.speakers["en"]
        called = {name: names.labelled(each, name) for name, each in options.items()}
        return {**schema, "properties": called, "additionalProperties": False}

    @property
    def schema_prefix(self) -> str:
        """The name of the title in published schemas: ``GhostStories``."""
        return "".join(word.capitalize() for word in self.id.split("-"))

    def open(self, state: S) -> Open | None:
        """Return the decision that is open, or nothing once the game has ended."""
        if state.outcome is not None:
            return None
        name, seat = state.agenda[-1][:2]
        rules = state.rules.decisions[name].rules
        return Open(name, seat, rules, state.rules.options(state))

    def asked(self, state: S) -> int | None:
        """Return the seat that is asked, or ``TABLE``; nothing once the game ended."""
        if state.outcome is not None:
            return None
        seat: int = state.agenda[-1][1]
        return seat

    def apply(self, state: S, seat: int, command: Mapping[str, object]) -> Applied[S]:
        """Return the table after a seat's command; refuse what is not offered."""
        option = self.read(command)
        decision = self.open(state)
        if decision is None:
            raise GameOver("refused.game_over")
        if decision.seat not in (seat, TABLE):
            asked = {"seat": decision.seat}
            raise NotYourDecision("refused.not_your_decision", values=asked)
        if option not in decision.options:
            raise self._illegal(state, option)
        after = state.clone()
        after.events = []
        after.rules.choose(after, option)
        return _applied(after)

    def _illegal(self, state: S, option: Option) -> IllegalCommand:
        """Say why the open decision lacks an option, by the rules that exclude it."""
        name, *args = state.agenda[-1]
        decision: Decision = state.rules.decisions[name]
        if decision.explain is not None:
            rules, key = decision.explain(state, *args, option)
        else:
            rules, key = decision.rules, "refused.not_offered"
        return IllegalCommand(key, rules=rules)

    def brings_news(self, before: S, after: S) -> bool:
        """Whether something came to light between two moments that nobody could know.

        What a command does is clear to its seat beforehand, up to the first card that
        is turned up or die that is rolled.
        """
        return any(
            getattr(before, field) != getattr(after, field) for field in before.HIDDEN
        )

    def read(self, command: Mapping[str, object]) -> Option:
        """Return a command as the option it stands for, or refuse its form."""
        name = self.vocabulary.name_of(command.get("type"))
        if not name:
            known = ", ".join(kind.type for kind in self.vocabulary.commands.values())
            raise MalformedCommand(
                "wrong.type", pointer="/type", values={"known": known}
            )
        option = self.vocabulary.commands[name].read(name, command)
        if isinstance(option, Wrong):
            raise MalformedCommand(
                option.key, pointer=option.pointer, values=option.values
            )
        return option

    def write(self, option: Option) -> Json:
        """Return an option as the command that a client sends back."""
        return self.vocabulary.commands[option[0]].write(option)

    def label(self, option: Option, speaker: Speaker) -> str:
        """Return an option in words."""
        fields = self.vocabulary.commands[option[0]].fields
        given = dict(zip(fields, option[1:], strict=True))
        return self._say(f"option.{option[0]}", fields, given, speaker)

    def _say(
        self, key: str, fields: Mapping[str, Field], given: Json, speaker: Speaker
    ) -> str:
        """Return the text for the values of a command or an event."""
        words = {
            name: speaker.word(fields[name], value) for name, value in given.items()
        }
        words.update(self.more_words(given, speaker))
        return speaker.sentence(speaker(self.phrase(key, given), **words))

    def point(self, option: Option, words: Mapping[str, Any]) -> list[str]:
        """Return the refs of an option; ``words`` are those of ``around``."""
        return self.vocabulary.commands[option[0]].point(option, words)

    def tell(self, event: Event, reader: int | None, speaker: Speaker) -> Json:
        """Return an event as ``reader`` may see it, with rules, text and refs."""
        kind = self.vocabulary.events[event[0]]
        shown = kind.write(event, reader)
        given = {name: shown[name] for name in kind.fields if name in shown}
        hidden = any(f.seen_by and n not in shown for n, f in kind.fields.items())
        key = f"event.{event[0]}.hidden" if hidden else f"event.{event[0]}"
        text = self._say(key, kind.fields, given, speaker)
        return {**shown, "rules": list(kind.rules), "text": text, **kind.point(shown)}

    def dump(self, state: S) -> Json:
        """Return a save: all there is to know about a table, as JSON."""
        return {
            "title": self.id,
            "rules_version": self.rules_version,
            **save.dump(state),
        }

    def load(self, saved: Mapping[str, Any]) -> S:
        """Return the table of a save, to go on as if it had never been saved."""
        if saved.get("title") != self.id:
            raise BadSave("save.title", values={"title": saved.get("title")})
        save.refuse_newer_rules(saved.get("rules_version"), self.rules_version)
        return save.load(self.empty, saved)

    def digest(self, state: S) -> str:
        """Return a fingerprint of the table: equal exactly for equal tables."""
        return save.digest(state)


def _applied(state: S) -> Applied[S]:
    events, state.events = state.events, None
    assert events is not None
    return Applied(state, events)
