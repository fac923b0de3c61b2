"""A game through one token: what its bearer sees, and may do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from seance_sdk.boards import Boards
from seance_sdk.company import Company
from seance_sdk.errors import Stale
from seance_sdk.generated.api.commands import send_commands
from seance_sdk.generated.api.games import abandon_game
from seance_sdk.generated.api.hints import get_hint, request_hint
from seance_sdk.generated.api.history import fork_game, get_replay
from seance_sdk.generated.models.fork_game_request import ForkGameRequest
from seance_sdk.generated.models.send_commands_request import SendCommandsRequest
from seance_sdk.generated.types import UNSET
from seance_sdk.seen import Choice

if TYPE_CHECKING:
    from seance_sdk.generated.models.commands_result import CommandsResult
    from seance_sdk.generated.models.option import Option
    from seance_sdk.generated.models.replay import Replay
    from seance_sdk.table import Table

HINT_PAUSE = 0.1
"""In seconds: how often to ask for a hint that is being worked out."""


class Game(Company, Boards):
    """A handle of a game: remembers its last state, and which version that was.

    The state is read when it is first needed, and again by ``refresh`` and ``send``.
    """

    def send(self, *choices: Choice, until_refused: bool = False) -> CommandsResult:
        """Answer the open decision, or several in a row: all choices are taken or none.

        With ``until_refused``, those before the first refused one are. If the game has
        gone on, its state is read and ``Stale`` raised: look, and send again. A request
        that gets no answer is repeated under the same Idempotency-Key, so that nothing
        happens twice.
        """
        if self._state is None:
            self.refresh()
        commands = [self._command(choice) for choice in choices]
        body = SendCommandsRequest(commands, until_refused=until_refused or UNSET)
        request = send_commands.request(
            self.id, body=body, seat=self._seat, if_match=self._etag
        )
        try:
            response = self.http.request(**request)
        except Stale:
            self.refresh()
            raise
        result = send_commands.parse(response)
        self._keep(result.game, response)
        self._notice(result.events)
        return result

    def hint(self, patience: float = 30) -> Option | None:
        """Return what the strongest bot would do here; nothing if the game went on."""
        deadline = time.monotonic() + patience
        hint = request_hint.call(self.http, self.id, seat=self._seat)
        while hint.status == "pending":
            if time.monotonic() > deadline:
                raise TimeoutError(f"no hint within {patience} seconds")
            time.sleep(HINT_PAUSE)
            hint = get_hint.call(self.http, hint.id, seat=self._seat)
        return hint.option or None

    def fork(self, version: int | None = None) -> Table:
        """Begin a new game where this one is, or was after ``version`` commands."""
        body = ForkGameRequest(version=UNSET if version is None else version)
        return self._seance.table(fork_game.call(self.http, self.id, body=body))

    def replay(self) -> Replay:
        """Return all that is needed to check a finished game, draw by draw."""
        return get_replay.call(self.http, self.id)

    def abandon(self) -> None:
        """Give the game up for everybody, as its owner."""
        abandon_game.call(self.http, self.id)
