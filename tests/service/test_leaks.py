"""Promise 2: no byte sent to a seat depends on what that seat may not see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest
import redis

import engines
from engines.core.state import TABLE
from service import forks, hints
from service.api import create_app
from service.api.stores import store_of
from service.game import Game
from service.readers import Reader
from service.settings import Settings
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.service.twins import OWNER, Pair, pairs, token

RANDOM_IN_A_FORK = ("id", "credentials", "created_at")
"""What differs between two forks of one and the same game."""


class Witness:
    """A service with one of the two games, and what it says about it."""

    def __init__(self, url: str, *, is_checked: bool) -> None:
        settings = Settings(
            redis_url=url, token_requests=0, address_requests=0, log_level="warning"
        )
        self.app = create_app(settings)
        self.store = store_of(self.app)
        self.document = InProcess(self.app).document
        self.is_checked = is_checked
        self.client = self.app.test_client()

    def ask(
        self, method: str, path: str, bearer: str, body: Any = None, **headers: str
    ) -> Answer:
        """Send a request; the answer is held against the document if that is asked."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        response = self.client.open(
            path,
            method=method,
            json=body,
            headers={
                "Authorization": f"Bearer {bearer}",
                "X-Request-Id": "the-same",
                **named,
            },
        )
        answer = Answer(response.status_code, dict(response.headers), response.data)
        if self.is_checked:
            self.document.check(method, path, *answer)
        return answer

    def testify(self, pair: Pair, game: Game, language: str) -> Iterator[Answer]:
        """Yield everything that the seat, and a spectator, can hear of the game."""
        path, mine = f"/v1/games/{game.id}", token(pair.seat)
        said: Mapping[str, str] = {"Accept_Language": language}
        for bearer in (mine, OWNER):
            yield self.ask("GET", path, bearer, **said)
            yield self.ask("GET", f"{path}/events?limit=500", bearer, **said)
            yield self.ask("GET", f"{path}/description", bearer, **said)
        yield self.ask("GET", f"{path}/replay", mine, **said)
        for commands in probes(pair):
            body, etag = {"commands": commands}, f'"{game.version}"'
            refusal = self.ask(
                "POST", f"{path}/commands", mine, body, **said, If_Match=etag
            )
            assert refusal.status in (409, 422), refusal.data
            yield refusal
        yield self.ask(
            "POST",
            f"{path}/commands",
            mine,
            {"commands": pair.offered[:1]},
            **said,
            If_Match='"999999"',
        )

    def hint(self, pair: Pair, game: Game) -> Iterator[Answer]:
        """Yield a hint as it is asked for, worked out and told."""
        asked = self.ask("POST", f"/v1/games/{game.id}/hints", token(pair.seat))
        yield asked
        if asked.status == 202:
            hint = asked.json["id"]
            assert hints.give(self.store, hint)
            yield self.ask("GET", f"/v1/hints/{hint}", token(pair.seat))

    def fork(self, pair: Pair, game: Game) -> Json:
        """A fork by the seat, without what is random in every fork."""
        made = self.ask("POST", f"/v1/games/{game.id}/forks", token(pair.seat), {}).json
        del made["fairness"]["commitment"]
        return {
            name: value for name, value in made.items() if name not in RANDOM_IN_A_FORK
        }


def probes(pair: Pair) -> Iterator[list[Json]]:
    """Yield requests that must be refused, and whose refusal must tell nothing."""
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


def compare(url: str, title: str, seed: str, samples: int, *, is_soak: bool) -> None:
    """Fail unless both games of every pair tell the seat the very same."""
    one = Witness(url, is_checked=not is_soak)
    other = Witness(url.replace("db=0", "db=1"), is_checked=False)
    languages = ("en", "nl", "fr")
    differ = 0
    for number, pair in enumerate(islice(pairs(title, seed), samples)):
        one.store.games.change(None, pair.game, pair.events)
        other.store.games.change(None, pair.twin, pair.twin_events)
        differ += engines.get(title).digest(pair.game.table) != engines.get(
            title
        ).digest(pair.twin.table)
        language = languages[number % 3]

        first = list(one.testify(pair, pair.game, language))
        second = list(other.testify(pair, pair.twin, language))
        for mine, theirs in zip(first, second, strict=True):
            assert mine == theirs, (number, pair.seat)

        if number % 5 == 0:
            hint = list(one.hint(pair, pair.game))
            assert hint == list(other.hint(pair, pair.twin)), (number, pair.seat)
        assert one.fork(pair, pair.game) == other.fork(pair, pair.twin)
        reader, key = Reader(pair.seat), bytes(32)
        dealt = [forks.redeal(game, reader, key) for game in (pair.game, pair.twin)]
        assert 1 == len({engines.get(title).digest(table) for table in dealt})
    assert differ > samples // 2, "the pairs hardly differ: nothing was compared"


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_games_that_a_seat_cannot_tell_apart_are_told_alike(
    title: str, redis_url: str
) -> None:
    """
    Game, events, description, refusals, ETags, hints and forks, byte for byte.
    """
    compare(redis_url, title, "a few", 30, is_soak=False)


@pytest.mark.soak
@pytest.mark.parametrize("title", engines.PACKAGES)
def test_ten_thousand_moments_tell_nothing(title: str, redis_url: str) -> None:
    """
    The same for ten thousand moments of each title.
    """
    for part in range(20):
        with redis.Redis.from_url(redis_url) as client:
            client.flushall()
        compare(redis_url, title, f"many {part}", 500, is_soak=True)
