"""Games for tests: created through the API, played by their seats."""

from typing import Any, NamedTuple

from tests.callers import Answer, Caller
from tests.document import Json

HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot"}
QUICK_BOT = {"kind": "bot", "bot": {"id": "heuristic"}}


class Table(NamedTuple):
    """A game and the tokens to play it."""

    caller: Caller
    id: str
    owner: str
    tokens: dict[int, str]
    created: Answer

    @property
    def path(self) -> str:
        """Where the game is."""
        return f"/v1/games/{self.id}"

    def get(self, seat: int | None = None, **headers: str) -> Answer:
        """The game as a seat sees it, or its owner."""
        token = self.owner if seat is None else self.tokens[seat]
        return self.caller.ask("GET", self.path, token=token, headers=_named(headers))

    @property
    def to_act(self) -> int:
        """The seat that is asked."""
        seats: list[int] = self.get().json["to_act"]
        return seats[0]

    def send(
        self, seat: int, *commands: Json, if_match: str = "*", **headers: str
    ) -> Answer:
        """Send commands as a seat."""
        return self.caller.ask(
            "POST",
            f"{self.path}/commands",
            {"commands": commands},
            token=self.tokens[seat],
            headers={"If-Match": if_match, **_named(headers)},
        )

    def offer(self, index: int = 0) -> tuple[int, Json, str]:
        """The seat that is asked, one of its commands, and the ETag to answer to."""
        seat = self.to_act
        answer = self.get(seat)
        return seat, _commands(answer)[index], answer.etag

    def offer_all(self) -> list[Json]:
        """Every command that the seat to act may give."""
        return _commands(self.get(self.to_act))

    def play(self, index: int = 0) -> Answer:
        """Take one of the options of the open decision."""
        seat, command, etag = self.offer(index)
        return self.send(seat, command, if_match=etag)

    def events(self, seat: int | None = None, query: str = "") -> Answer:
        """The events as a seat sees them, or the owner."""
        token = self.owner if seat is None else self.tokens[seat]
        return self.caller.ask("GET", f"{self.path}/events{query}", token=token)


def lay(caller: Caller, *seats: Json, **more: Any) -> Table:
    """Create a game of Ghooost!; two people, unless said otherwise."""
    body = {"title": "ghooost", "seats": seats or (HUMAN, HUMAN), **more}
    created = caller.ask("POST", "/v1/games", body)
    assert created.status == 201, created.data
    game = created.json
    credentials = game["credentials"]
    tokens = {seat["seat"]: seat["token"] for seat in credentials["seats"]}
    return Table(caller, game["id"], credentials["owner"], tokens, created)


def timeless(game: Json) -> Json:
    """A game as it was told, but for the time at which it was."""
    return {name: value for name, value in game.items() if name != "server_time"}


def _named(headers: dict[str, str]) -> dict[str, str]:
    """Headers from keyword arguments: ``if_none_match`` is ``If-None-Match``."""
    return {name.replace("_", "-").title(): value for name, value in headers.items()}


def _commands(answer: Answer) -> list[Json]:
    return [option["command"] for option in answer.json["decision"]["options"]]
