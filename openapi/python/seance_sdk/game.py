"""A game through one token: what its bearer sees, and may do."""

from __future__ import annotations

import json
import time
import uuid
from typing import TYPE_CHECKING

from seance_sdk.errors import Stale
from seance_sdk.generated.api.boards import describe_board, draw_board
from seance_sdk.generated.api.commands import send_commands
from seance_sdk.generated.api.events import list_events, stream_events
from seance_sdk.generated.api.games import abandon_game, create_ticket, get_game
from seance_sdk.generated.api.hints import get_hint, request_hint
from seance_sdk.generated.api.history import fork_game, get_replay
from seance_sdk.generated.api.seats import claim_seat, update_seat
from seance_sdk.generated.models.bot_request import BotRequest
from seance_sdk.generated.models.claim_seat_request import ClaimSeatRequest
from seance_sdk.generated.models.command import Command
from seance_sdk.generated.models.event import Event
from seance_sdk.generated.models.fork_game_request import ForkGameRequest
from seance_sdk.generated.models.option import Option
from seance_sdk.generated.models.send_commands_request import SendCommandsRequest
from seance_sdk.generated.models.update_seat_request import UpdateSeatRequest
from seance_sdk.generated.types import UNSET
from seance_sdk.streams import follow

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from seance_sdk.client import Seance
    from seance_sdk.generated.models.commands_result import CommandsResult
    from seance_sdk.generated.models.decision import Decision
    from seance_sdk.generated.models.game import Game as State
    from seance_sdk.generated.models.issued_ticket import IssuedTicket
    from seance_sdk.generated.models.outcome import Outcome
    from seance_sdk.generated.models.replay import Replay
    from seance_sdk.generated.models.view import View
    from seance_sdk.table import Table

Choice = int | Option | Command
"""An answer to a decision: the place of an option, the option, or its command."""

PAGE = 500
"""In events: as many as the service tells at once."""

HINT_PAUSE = 0.1
"""In seconds: how often to ask for a hint that is being worked out."""


class Game:
    """A handle of a game: remembers its last state, and which version that was.

    The state is read when it is first needed, and again by ``refresh`` and ``send``.
    """

    def __init__(self, seance: Seance, id: str, token: str = "") -> None:  # noqa: A002
        self._seance = seance
        self.id = id
        self.token = token
        self.http: httpx.Client = seance.client_for(token)
        """For operations of ``seance_sdk.generated.api``: sends the token along."""
        self._state: State | None = None
        self._etag = ""
        self._told = 0
        self._noticed = 0

    @property
    def state(self) -> State:
        """The game as it was last seen."""
        return self._state or self.refresh()

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

    def refresh(self) -> State:
        """Read the state anew; nothing is sent if it has not changed."""
        known = self._etag or UNSET
        response = self.http.request(**get_game.request(self.id, if_none_match=known))
        if response.status_code == 304 and self._state is not None:
            return self._state
        return self._keep(get_game.parse(response), response)

    def _keep(self, state: State, response: httpx.Response) -> State:
        self._state, self._etag = state, response.headers["ETag"]
        return state

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
            self.id, body=body, if_match=self._etag, idempotency_key=uuid.uuid4().hex
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

    def _command(self, choice: Choice) -> Command:
        if isinstance(choice, int):
            choice = self.options[choice]
        return choice.command if isinstance(choice, Option) else choice

    def events(self, after: int = 0) -> Iterator[Event]:
        """Yield every event after the given number, as it happens, until the end.

        Each comes once and in order, whatever happens to connections and servers.
        """
        request = stream_events.request(self.id, last_event_id=str(after))
        for message in follow(self.http, request):
            yield Event.from_dict(json.loads(message.data))

    def news(self) -> list[Event]:
        """Return the next events since the last call, until there are no more."""
        news = self._events_after(self._told)
        self._told = news[-1].number if news else self._told
        return news

    def wait(self, seconds: int = 25) -> None:
        """Return when something happens, or after a while; ``news`` tells it, too."""
        self._notice(self._events_after(self._noticed, seconds))

    def _events_after(self, number: int, wait: int = 0) -> list[Event]:
        page = list_events.call(self.http, self.id, after=number, limit=PAGE, wait=wait)
        return page.items

    def _notice(self, events: list[Event]) -> None:
        self._noticed = events[-1].number if events else self._noticed

    def claim(self, seat: int, name: str = "", seed: str = "") -> Game:
        """Take an open seat; return the game as that seat plays it."""
        body = ClaimSeatRequest(name=name or UNSET, seed=seed or UNSET)
        claimed = claim_seat.call(self.http, self.id, seat, body=body)
        return self._seance.game(self.id, claimed.token)

    def hand_over(self, seat: int, bot: str = "", level: int | None = None) -> None:
        """Let a bot play a seat, the best one unless it is named, as well as it can."""
        strength = UNSET if level is None else level
        chosen = BotRequest(bot, level=strength) if bot else UNSET
        body = UpdateSeatRequest(kind="bot", bot=chosen)
        update_seat.call(self.http, self.id, seat, body=body)

    def take_back(self, seat: int, name: str = "") -> Game:
        """Let a person play a seat again; return the game as that seat plays it."""
        body = UpdateSeatRequest(kind="human", name=name or UNSET)
        updated = update_seat.call(self.http, self.id, seat, body=body)
        assert updated.token, "a seat of a person has a token"
        return self._seance.game(self.id, updated.token)

    def hint(self, patience: float = 30) -> Option | None:
        """Return what the strongest bot would do here; nothing if the game went on."""
        deadline = time.monotonic() + patience
        hint = request_hint.call(self.http, self.id)
        while hint.status == "pending":
            if time.monotonic() > deadline:
                raise TimeoutError(f"no hint within {patience} seconds")
            time.sleep(HINT_PAUSE)
            hint = get_hint.call(self.http, hint.id)
        return hint.option or None

    def fork(self, version: int | None = None) -> Table:
        """Begin a new game where this one is, or was after ``version`` commands."""
        body = ForkGameRequest(version=UNSET if version is None else version)
        return self._seance.table(fork_game.call(self.http, self.id, body=body))

    def describe(self) -> str:
        """Return the table in sentences, as the bearer sees it."""
        return describe_board.call(self.http, self.id)

    def draw(self) -> str:
        """Return the table as a picture (SVG), as the bearer sees it."""
        return draw_board.call(self.http, self.id)

    def ticket(self) -> IssuedTicket:
        """Return a ticket that reads what the bearer reads, for the address of a page.

        ``?ticket=`` of the stream, the picture and the description takes it.
        """
        return create_ticket.call(self.http, self.id)

    def replay(self) -> Replay:
        """Return all that is needed to check a finished game, draw by draw."""
        return get_replay.call(self.http, self.id)

    def abandon(self) -> None:
        """Give the game up for everybody, as its owner."""
        abandon_game.call(self.http, self.id)
