"""What is known of a game without asking again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance_sdk.generated.models.command import Command
from seance_sdk.generated.models.option import Option

if TYPE_CHECKING:
    import httpx

    from seance_sdk.generated.models.decision import Decision
    from seance_sdk.generated.models.event import Event
    from seance_sdk.generated.models.game import Game as State
    from seance_sdk.generated.models.outcome import Outcome
    from seance_sdk.generated.models.view import View

Choice = int | Option | Command
"""An answer to a decision: the place of an option, the option, or its command."""


class Seen:
    """A game as it was last seen."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._etag = ""
        self._told = 0
        self._noticed = 0

    @property
    def state(self) -> State:
        """The game as it was last seen."""
        raise NotImplementedError

    @property
    def view(self) -> View | None:
        """The table as the bearer sees it, once the game has started."""
        return self.state.view or None

    @property
    def decision(self) -> Decision | None:
        """The question that the bearer may answer now, if any."""
        return self.state.decision or None

    @property
    def options(self) -> list[Option]:
        """All legal answers, in a fixed order; none while there is no question."""
        return self.decision.options if self.decision else []

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, once it has."""
        return self.state.outcome or None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or was abandoned."""
        return self.state.status in {"finished", "abandoned"}

    def _keep(self, state: State, response: httpx.Response) -> State:
        self._state, self._etag = state, response.headers["ETag"]
        return state

    def _command(self, choice: Choice) -> Command:
        if isinstance(choice, int):
            choice = self.options[choice]
        return choice.command if isinstance(choice, Option) else choice

    def _notice(self, events: list[Event]) -> None:
        self._noticed = events[-1].number if events else self._noticed
