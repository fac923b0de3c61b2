"""The steps and decisions of one title, by name, and the loop that runs them.

A *step* happens by itself. A *decision* asks one seat and stands next to the function
that carries out the answer. A *question* only looks at the table: what an expansion may
answer differently is asked by name. Names of steps and decisions are the save format:
whoever renames one adds the old name to ``renamed``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.state import Option, State

    Step = Callable[..., None]
    Ask = Callable[..., Sequence[Option]]
    Refusal = tuple[tuple[str, ...], str]
    Question = TypeVar("Question", bound=Callable[..., Any])


class Decision:
    """A question to one seat: what may be chosen, and what the answer does."""

    __slots__ = ("answer", "ask", "explain", "forced", "name", "rules")

    def __init__(
        self, name: str, ask: Ask, rules: tuple[str, ...], *, forced: bool
    ) -> None:
        """Keep the question ``ask(state, seat, *args)`` under its name."""
        self.name = name
        self.ask = ask
        self.rules = rules
        self.forced = forced
        self.answer: Callable[..., None] = _unanswered
        self.explain: Callable[..., Refusal] | None = None

    def chosen(self, answer: Step) -> Step:
        """Register ``answer(state, seat, *args, option)``, which carries it out."""
        self.answer = answer
        return answer

    def refused(self, explain: Callable[..., Refusal]) -> Callable[..., Refusal]:
        """Register ``explain(state, seat, *args, option)``: rules and text key."""
        self.explain = explain
        return explain


def _unanswered(*_: object) -> None:
    message = "a decision has no function that carries out its answer"
    raise AssertionError(message)


class Rulebook:
    """Every step and decision of one title, by name."""

    def __init__(self, name: str) -> None:
        """Open an empty rulebook."""
        self.name = name
        self.steps: dict[str, Step] = {}
        self.decisions: dict[str, Decision] = {}
        self.questions: dict[str, Callable[..., Any]] = {}
        self.asked: set[str] = set()
        """The decisions that are always asked, never answered by the engine."""
        self.renamed: dict[str, str] = {}

    def extend(self, name: str) -> Rulebook:
        """Return a rulebook that starts from this one, for an expansion."""
        book = Rulebook(name)
        book.steps.update(self.steps)
        book.decisions.update(self.decisions)
        book.questions.update(self.questions)
        book.asked.update(self.asked)
        book.renamed.update(self.renamed)
        return book

    @overload
    def step(self, step: Step) -> Step: ...
    @overload
    def step(self, *, replaces: str) -> Callable[[Step], Step]: ...
    def step(
        self, step: Step | None = None, *, replaces: str = ""
    ) -> Step | Callable[[Step], Step]:
        """Register a step under its own name; an expansion names what it replaces."""

        def register(step: Step) -> Step:
            self.steps[self._claim(step.__name__, replaces)] = step
            return step

        return register if step is None else register(step)

    @overload
    def question(self, answer: Question) -> Question: ...
    @overload
    def question(self, *, replaces: str) -> Callable[[Question], Question]: ...
    def question(
        self, answer: Question | None = None, *, replaces: str = ""
    ) -> Question | Callable[[Question], Question]:
        """Register a question under the name of the function that answers it."""

        def register(answer: Question) -> Question:
            self.questions[self._claim(answer.__name__, replaces)] = answer
            return answer

        return register if answer is None else register(answer)

    def decision(
        self, *rules: str, forced: bool = False, replaces: str = ""
    ) -> Callable[[Ask], Decision]:
        """Register a decision that ``rules`` allow.

        With ``forced`` the engine answers by itself whenever one option is left: only
        where the rules let nobody hesitate and the choice is no secret.
        """

        def register(ask: Ask) -> Decision:
            name = self._claim(ask.__name__, replaces)
            decision = Decision(name, ask, rules, forced=forced)
            self.decisions[name] = decision
            self.asked.discard(name)
            if not forced:
                self.asked.add(name)
            return decision

        return register

    def _claim(self, name: str, replaces: str) -> str:
        """Refuse to define a name twice in silence, or to replace what is not there."""
        name = replaces or name
        known = any(
            name in names for names in (self.steps, self.decisions, self.questions)
        )
        assert known == bool(replaces), f"{name} in {self.name}: known is {known}"
        return name

    def run(self, state: State) -> None:
        """Resolve steps until a decision is open or the game has ended."""
        agenda, steps, asked = state.agenda, self.steps, self.asked
        while state.outcome is None:
            frame = agenda[-1]
            if frame[0] in asked:
                return
            step = steps.get(frame[0])
            if step is not None:
                agenda.pop()
                step(state, *frame[1:])
                continue
            options = self.options(state)
            if len(options) > 1:
                return
            agenda.pop()
            state.menu = None
            self.decisions[frame[0]].answer(state, *frame[1:], options[0])

    def options(self, state: State) -> Sequence[Option]:
        """Return what the open decision allows, always in the same order."""
        menu = state.menu
        if menu is None:
            frame = state.agenda[-1]
            menu = state.menu = self.decisions[frame[0]].ask(state, *frame[1:])
        return menu

    def choose(self, state: State, option: Option) -> None:
        """Answer the open decision and resolve what follows. Does not validate."""
        frame = state.agenda.pop()
        state.menu = None
        self.decisions[frame[0]].answer(state, *frame[1:], option)
        self.run(state)
