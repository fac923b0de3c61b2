"""Promise 2: no byte sent to a seat depends on what that seat may not see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import islice
from typing import Any, NamedTuple

import pytest
import redis

import engines
from engines.core.state import TABLE
from service.games.history import forks
from service.games.reading import Reader
from service.store import Store
from tests.document import Document, Json
from tests.processes import Service, service
from tests.servers import PATIENCE, wait_until
from tests.service.twins import OWNER, Pair, pairs, token

LANGUAGES = ("en", "nl", "fr")

RANDOM_IN_A_FORK = ("id", "credentials", "created_at", "fairness")
"""What differs between two forks of one and the same game."""

NOW = 1_790_000_000_000_000
"""When everything happened in both games."""

SERVER_TIME = re.compile(rb'"server_time":"[^"]*"')

PARTS = 20
"""Of the soak, so that several processes can share it."""


class Asked(NamedTuple):
    """A request, the same for both games."""

    method: str
    path: str
    bearer: str = ""
    body: Any = None
    if_match: str = "*"
    language: str = "en"

    def headers(self) -> dict[str, str]:
        """Its headers; each request has the same name, which answers repeat."""
        bearer = {"Authorization": f"Bearer {self.bearer}"} if self.bearer else {}
        return {
            **bearer,
            "Accept-Language": self.language,
            "Content-Type": "application/json",
            "If-Match": self.if_match,
            "X-Request-Id": "the-same",
        }


class Heard(NamedTuple):
    """An answer as it came over HTTP, all of it but the time of day."""

    status: int
    reason: str
    headers: list[tuple[str, str]]
    data: bytes

    @property
    def json(self) -> Json:
        """The body as JSON."""
        body: Json = json.loads(self.data)
        return body


class Witness:
    """A service that has one of the two games."""

    def __init__(self, running: Service) -> None:
        self.store = Store(running.settings)
        self._redis = running.redis.url
        self._line = HTTPConnection(
            running.url.removeprefix("http://"), timeout=PATIENCE
        )

    def send(self, asked: Asked) -> None:
        """Send a request; what it says is heard later."""
        body = None if asked.body is None else json.dumps(asked.body)
        self._line.request(asked.method, asked.path, body, asked.headers())

    def hear(self) -> Heard:
        """Wait for what it says."""
        answer = self._line.getresponse()
        headers = [(name, said) for name, said in answer.getheaders() if name != "Date"]
        at_the_same_time = SERVER_TIME.sub(
            b'"server_time":"2026-01-01T00:00:00.000Z"', answer.read()
        )
        return Heard(answer.status, answer.reason, headers, at_the_same_time)

    def forget(self) -> None:
        """Begin anew, without any game."""
        with redis.Redis.from_url(self._redis) as client:
            client.flushall()

    def close(self) -> None:
        """Hang up."""
        self._line.close()


class Court:
    """Hears two witnesses, who must not be told apart."""

    def __init__(self, one: Witness, other: Witness) -> None:
        self.witnesses = one, other
        one.send(Asked("GET", "/openapi.json"))
        self._document = Document(one.hear().data)
        self.is_strict = True
        """Whether answers are held against the document, too; it takes longer."""

    def both(self, asked: Asked) -> tuple[Heard, Heard]:
        """Return what both say, who are asked at the same time."""
        one, other = self.witnesses
        one.send(asked)
        other.send(asked)
        first, second = one.hear(), other.hear()
        if self.is_strict:
            headers = dict(first.headers)
            status, path = first.status, asked.path
            self._document.check(asked.method, path, status, headers, first.data)
        return first, second

    def same(self, asked: Asked) -> Heard:
        """Return what both say; fail unless it is the same, byte for byte."""
        first, second = self.both(asked)
        assert first == second, asked
        return first

    def examine(self, pair: Pair, language: str) -> None:
        """Fail unless the seat hears the same of both games, whatever it asks."""
        for asked in questions(pair):
            self.same(asked._replace(language=language))
        for asked in attempts(pair):
            refused = self.same(asked._replace(language=language))
            assert refused.status in (409, 412, 422), refused
        self.ask_for_hints(pair)
        self.fork(pair)
        self.read_by_tickets(pair)

    def ask_for_hints(self, pair: Pair) -> None:
        """Fail unless the workers of both services give the same advice."""
        asked = self.same(Asked("POST", f"{path_of(pair)}/hints", token(pair.seat)))
        if asked.status == 202:
            get = Asked("GET", f"/v1/hints/{asked.json['id']}", token(pair.seat))
            heard: list[Heard] = []

            def are_ready() -> bool:
                heard[:] = self.both(get)
                return all(hint.json["status"] == "ready" for hint in heard)

            wait_until(are_ready, "both hints")
            assert heard[0] == heard[1], get

    def read_by_tickets(self, pair: Pair) -> None:
        """Fail unless tickets show the same of both games, and what the token shows."""
        path, mine = path_of(pair), token(pair.seat)
        made = self.both(Asked("POST", f"{path}/tickets", mine))
        tickets = [answer.json["ticket"] for answer in made]
        for what in ("stream?with=game&", "board.svg?", "description?"):
            for witness, ticket in zip(self.witnesses, tickets, strict=True):
                witness.send(Asked("GET", f"{path}/{what}ticket={ticket}"))
            first, second = (witness.hear() for witness in self.witnesses)
            assert first == second == self.same(Asked("GET", f"{path}/{what}", mine))

    def fork(self, pair: Pair) -> None:
        """Fail unless forks by the seat look the same to it, now and from its seat.

        And unless a key decides all the rest: what is dealt anew does not depend on
        what was dealt.
        """
        mine = token(pair.seat)
        made = self.both(Asked("POST", f"{path_of(pair)}/forks", mine, {}))
        assert lasting(made[0].json) == lasting(made[1].json)
        for witness, fork in zip(self.witnesses, made, strict=True):
            tokens = {
                seat["seat"]: seat["token"]
                for seat in fork.json["credentials"]["seats"]
            }
            path = f"/v1/games/{fork.json['id']}"
            witness.send(Asked("GET", path, tokens[pair.seat]))
        views = [lasting(witness.hear().json) for witness in self.witnesses]
        assert views[0] == views[1]
        reader, key = Reader(pair.seat), bytes(32)
        dealt = [forks.redeal(game, reader, key) for game in (pair.game, pair.twin)]
        assert 1 == len({pair.game.title.digest(table) for table in dealt})


def path_of(pair: Pair) -> str:
    return f"/v1/games/{pair.game.id}"


def lasting(fork: Json) -> Json:
    """A fork without what is random in every fork."""
    return {name: said for name, said in fork.items() if name not in RANDOM_IN_A_FORK}


def questions(pair: Pair) -> Iterator[Asked]:
    """Yield all that the seat, and a spectator, can ask about a game."""
    path = path_of(pair)
    for bearer in (token(pair.seat), OWNER):
        yield Asked("GET", path, bearer)
        yield Asked("GET", f"{path}/events?limit=500", bearer)
        yield Asked("GET", f"{path}/stream?with=game", bearer)
        yield Asked("GET", f"{path}/description", bearer)
        yield Asked("GET", f"{path}/board.svg", bearer)
        yield Asked("GET", f"{path}/replay", bearer)


def attempts(pair: Pair) -> Iterator[Asked]:
    """Yield commands that must be refused, and whose refusal must tell nothing."""
    path, mine = f"{path_of(pair)}/commands", token(pair.seat)
    now = f'"{pair.game.version}"'
    for commands in probes(pair):
        yield Asked("POST", path, mine, {"commands": commands}, now)
    yield Asked("POST", path, mine, {"commands": pair.offered[:1]}, '"999999"')


def probes(pair: Pair) -> Iterator[list[Json]]:
    """Yield what is illegal now, and bets on what the seat cannot know."""
    yield [{"type": "no.such_command"}]
    for command in pair.refusable[-3:]:
        yield [command]
    asked = pair.game.table.agenda[-1][1]
    if asked not in (TABLE, pair.seat):
        yield pair.offered[:1]
    else:
        # What the first brings to light, the refusal of the second must not tell.
        yield from pair.bets
        for command in pair.offered[:3]:
            yield [command, {"type": "no.such_command"}]


@pytest.fixture(scope="module")
def court() -> Iterator[Court]:
    """Two services of their own, each with its Redis, API and worker."""
    # How many requests are left in this minute is no secret, but differs.
    settings: Json = {
        "token_requests": 0,
        "address_requests": 0,
        "log_level": "warning",
        # A stream says what there is to say, and ends.
        "max_stream_seconds": 0,
    }
    with (
        service(bots=1, hints=1, processes=1, **settings) as one,
        service(bots=1, hints=1, processes=1, **settings) as other,
        closing(Witness(one)) as first,
        closing(Witness(other)) as second,
    ):
        yield Court(first, second)


def compare(court: Court, title: str, seed: str, moments: int) -> None:
    """Fail unless both games of every pair tell the seat the very same."""
    digest = engines.get(title).digest
    differ = 0
    for witness in court.witnesses:
        witness.forget()
    for number, pair in enumerate(islice(pairs(title, seed), moments)):
        one, other = court.witnesses
        one.store.games.change(None, pair.game, pair.events, at=NOW)
        other.store.games.change(None, pair.twin, pair.twin_events, at=NOW)
        differ += digest(pair.game.table) != digest(pair.twin.table)
        court.examine(pair, LANGUAGES[number % len(LANGUAGES)])
    assert differ > moments // 2, "the pairs hardly differ: nothing was compared"


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_games_that_a_seat_cannot_tell_apart_are_told_alike(
    title: str, court: Court
) -> None:
    """
    Game, events, pictures, refusals, ETags, hints, forks and tickets, byte for byte.
    """
    court.is_strict = True
    compare(court, title, "a few", 30)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", engines.PACKAGES)
def test_ten_thousand_moments_tell_nothing(title: str, part: int, court: Court) -> None:
    """
    The same for ten thousand moments of each title.
    """
    court.is_strict = False
    compare(court, title, f"many {part}", 10_000 // PARTS)
