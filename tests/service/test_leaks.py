"""Promise 2: no byte sent to a seat depends on what that seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import islice

import pytest

import engines
from engines.core.state import TABLE
from service.api.schemas.requests import MAX_HIGHLIGHTS
from service.games.history import forks
from service.games.reading import Reader
from tests.document import Document, Json
from tests.processes import service
from tests.servers import wait_until
from tests.service.delayed import SPECTATOR, DelayedPair, delayed_pairs
from tests.service.twins import OWNER, Pair, pairs, token
from tests.service.witnesses import NOW, Asked, Heard, Witness

LANGUAGES = ("en", "nl", "fr")

RANDOM_IN_A_FORK = ("id", "credentials", "created_at", "fairness")
"""What differs between two forks of one and the same game."""

PARTS = 20
"""Of the soak, so that several processes can share it."""


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
        self.read_by_tickets(path_of(pair), token(pair.seat))

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

    def read_by_tickets(self, path: str, mine: str) -> None:
        """Fail unless tickets show the same of both games, and what the token shows."""
        made = self.both(Asked("POST", f"{path}/tickets", mine))
        tickets = [answer.json["ticket"] for answer in made]
        for what in ("stream?with=game&", "board.svg?", "description?"):
            for witness, ticket in zip(self.witnesses, tickets, strict=True):
                witness.send(Asked("GET", f"{path}/{what}ticket={ticket}"))
            first, second = (witness.hear() for witness in self.witnesses)
            assert first == second == self.same(Asked("GET", f"{path}/{what}", mine))

    def examine_delayed(self, pair: DelayedPair, language: str) -> None:
        """Fail unless who looks on with a delay hears the same of both games."""
        for asked in of_a_spectator(pair):
            self.same(asked._replace(language=language))
        path = f"/v1/games/{pair.start.id}"
        self.read_by_tickets(path, SPECTATOR)
        made = self.both(Asked("POST", f"{path}/forks", SPECTATOR, {}))
        assert lasting(made[0].json) == lasting(made[1].json)

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
        # What is hidden is ignored as what there is not: a frame would tell.
        look = f"theme=dark&layout=narrow&highlight={guesses(pair)}"
        yield Asked("GET", f"{path}/board.svg?{look}", bearer)
        yield Asked("GET", f"{path}/replay", bearer)


def guesses(pair: Pair) -> str:
    """Return refs of what may be hidden, as many as a picture highlights."""
    parts = [part for kind in pair.game.title.components.values() for part in kind]
    refs = [part["ref"] for part in parts if "ref" in part]
    seats = len(pair.game.record.seats)
    hands = [
        f"hand:{seat}.{ref.partition(':')[2]}" for ref in refs for seat in range(seats)
    ]
    return ",".join([*refs[: MAX_HIGHLIGHTS // 2], *hands[: MAX_HIGHLIGHTS // 2]])


def of_a_spectator(pair: DelayedPair) -> Iterator[Asked]:
    """Yield all that somebody can ask who looks on with a delay, and may not ask."""
    path, now = f"/v1/games/{pair.start.id}", pair.start.version + pair.delay
    for what in ("", "/events?limit=500", "/stream?with=game", "/replay"):
        yield Asked("GET", f"{path}{what}", SPECTATOR)
    for what in ("/description", "/board.svg"):
        yield Asked("GET", f"{path}{what}", SPECTATOR)
        for version in (0, pair.start.version, now, now + 1):
            yield Asked("GET", f"{path}{what}?version={version}", SPECTATOR)
    last = len(pair.events)
    for after in (last - 1, last, last + 1, last + pair.delay):
        yield Asked("GET", f"{path}/events?after={max(0, after)}", SPECTATOR)
        yield Asked("GET", f"{path}/stream?after={max(0, after)}", SPECTATOR)
    for version in (pair.start.version, now, now + 1):
        yield Asked("GET", f"{path}?version={version}", SPECTATOR)
        command = {"commands": [{"type": "no.such_command"}]}
        stale = f'"{version}"'
        yield Asked("POST", f"{path}/commands", SPECTATOR, command, stale)
        yield Asked("POST", f"{path}/undo", SPECTATOR, None, stale)
        yield Asked("PUT", f"{path}/undo", SPECTATOR, {"agree": True}, stale)
    for version in (now, now + 1):
        yield Asked("POST", f"{path}/forks", SPECTATOR, {"version": version})
    for seat in range(len(pair.start.record.seats) + 1):
        yield Asked("PUT", f"{path}/seats/{seat}", SPECTATOR, {"kind": "bot"})
        yield Asked("POST", f"{path}/seats/{seat}/resignation", SPECTATOR)
        yield Asked("POST", f"{path}/seats/{seat}/invitations", SPECTATOR)
        yield Asked("POST", f"{path}/seats/{seat}/claims", SPECTATOR, {})
    for what in ("/hints", "/rematch"):
        yield Asked("POST", f"{path}{what}", SPECTATOR)
    yield Asked("POST", f"{path}/spectators", SPECTATOR, {})
    yield Asked("DELETE", path, SPECTATOR)


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


def compare_delayed(court: Court, title: str, seed: str, moments: int) -> None:
    """Fail unless games that differ only since then are told alike with a delay."""
    for witness in court.witnesses:
        witness.forget()
    for number, pair in enumerate(islice(delayed_pairs(title, seed), moments)):
        for witness, since in zip(court.witnesses, pair.since, strict=True):
            pair.play(witness.store, since)
        one, other = (each.store.games.read(pair.start.id) for each in court.witnesses)
        assert one.version == other.version == pair.start.version + pair.delay
        assert one.title.digest(one.table) != other.title.digest(other.table)
        court.examine_delayed(pair, LANGUAGES[number % len(LANGUAGES)])


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_who_looks_on_with_a_delay_learns_nothing_newer(
    title: str, court: Court
) -> None:
    """
    Games that were alike until then, whatever happened since, byte for byte.
    """
    court.is_strict = False
    compare_delayed(court, title, "a few", 3)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_thousand_delayed_moments_tell_nothing(
    title: str, part: int, court: Court
) -> None:
    """
    The same for a thousand moments of each title.
    """
    court.is_strict = False
    compare_delayed(court, title, f"many {part}", 1_000 // PARTS)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", engines.PACKAGES)
def test_ten_thousand_moments_tell_nothing(title: str, part: int, court: Court) -> None:
    """
    The same for ten thousand moments of each title.
    """
    court.is_strict = False
    compare(court, title, f"many {part}", 10_000 // PARTS)
