from itertools import count
from typing import Any

import pytest

from service.api import create_app
from service.api.limits import buckets
from service.api.limits.buckets import RateLimit
from service.settings import Settings
from service.store import Store
from tests.callers import Answer, InProcess
from tests.servers import wait_until
from tests.tables import lay

MINUTE = buckets.WINDOW_SECONDS

AGES = 10**10
"""In seconds: a window that has not ended by the year 2286."""


@pytest.fixture(autouse=True)
def no_window_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all requests of a test counted together, however busy the machine is."""
    monkeypatch.setattr(buckets, "WINDOW_SECONDS", AGES)


def limited(url: str, **settings: Any) -> InProcess:
    """A caller of a service that allows less than usual."""
    keys = ("the-key-of-an-operator",)
    return InProcess(
        create_app(Settings(redis_url=url, operator_keys=keys, **settings))
    )


def remaining(answer: Answer, allowance: str) -> int:
    """What the answer says is left of an allowance."""
    standings = dict(
        part.strip().split(";r=") for part in answer.headers["RateLimit"].split(",")
    )
    return int(standings[f'"{allowance}"'].partition(";")[0])


def test_every_answer_tells_what_is_left(redis_url: str) -> None:
    """
    RateLimit counts down; without a token only the address is charged.
    """
    caller = limited(redis_url, token_requests=100, address_requests=1000)
    table = lay(caller)

    first, second = table.get(0), table.get(0)

    policy = f'"token";q=100;w={AGES}, "address";q=1000;w={AGES}'
    assert policy == first.headers["RateLimit-Policy"]
    assert 1 == remaining(first, "token") - remaining(second, "token")
    assert 1 == remaining(first, "address") - remaining(second, "address")
    anonymous = caller.ask("GET", "/v1/titles")
    assert f'"address";q=1000;w={AGES}' == anonymous.headers["RateLimit-Policy"]


def test_a_token_that_asks_too_often_is_told_when_to_come_back(redis_url: str) -> None:
    """
    429 with Retry-After, while other tokens go on.
    """
    caller = limited(redis_url, token_requests=3)
    table = lay(caller)

    answers = [table.get(0) for _ in range(4)]

    assert [200, 200, 200, 429] == [answer.status for answer in answers]
    assert (429, "too_many_requests") == answers[3].refusal
    assert 0 < int(answers[3].headers["Retry-After"]) <= AGES
    assert answers[3].headers["Retry-After"] in answers[3].json["detail"]
    assert 200 == table.get(1).status


def test_a_window_is_a_minute_and_then_all_is_allowed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    A bucket is of one window: in the next one the client begins with its whole quota.
    """
    monkeypatch.setattr(buckets, "WINDOW_SECONDS", MINUTE)
    assert 60 == MINUTE
    limit = RateLimit("token", 3)
    limit.bucket("somebody").count()
    assert '"token";q=3;w=60' == limit.policy
    assert 0 < buckets.seconds_left() <= MINUTE

    # As if the requests so far had come a minute earlier.
    limit.window -= 1

    assert limit.find("somebody") is None
    assert 3 == limit.bucket("somebody").remaining


def test_an_address_that_asks_too_often_is_refused_whatever_its_tokens(
    redis_url: str,
) -> None:
    """
    New tokens do not help; those who watch the service are always answered.
    """
    # One is spent on the document, which every caller here reads first.
    caller = limited(redis_url, address_requests=4)

    answers = [
        caller.ask("GET", "/v1/titles", token=f"token-{number}") for number in range(4)
    ]

    assert [200, 200, 200, 429] == [answer.status for answer in answers]
    assert 429 == caller.ask("GET", "/nowhere").status
    assert 200 == caller.ask("GET", "/healthz").status
    assert 401 == caller.ask("GET", "/metrics").status


def test_no_news_costs_a_tenth(redis_url: str) -> None:
    """
    A client may ask for changes ten times as often as for the game itself.
    """
    table = lay(limited(redis_url, token_requests=3))
    etag = table.get(0).etag

    answers = [table.get(0, if_none_match=etag) for _ in range(10)]

    assert [304] * 10 == [answer.status for answer in answers]
    assert "RateLimit" not in answers[0].headers
    assert 0 == remaining(table.get(0), "token")
    assert 429 == table.get(0, if_none_match=etag).status


def test_what_is_partly_spent_is_left(redis_url: str) -> None:
    """
    RateLimit says how many requests are still answered, so it rounds up.
    """
    table = lay(limited(redis_url, token_requests=3))
    etag = table.get(0).etag
    table.get(0, if_none_match=etag)

    assert [1, 0] == [remaining(table.get(0), "token") for _ in range(2)]
    assert 429 == table.get(0).status


def test_a_token_counts_as_one_however_it_is_spelt(redis_url: str) -> None:
    """
    More blanks are no other token.
    """
    table = lay(limited(redis_url, token_requests=2))

    def ask(scheme: str) -> int:
        headers = {"Authorization": f"{scheme}{table.tokens[0]}"}
        return table.caller.ask("GET", table.path, headers=headers).status

    assert [200, 200, 429] == [ask("Bearer "), ask("bearer "), ask("Bearer   ")]


def test_buckets_are_bounded_in_number() -> None:
    """
    The oldest makes room, whoever comes; each is kept by a name of the same length.
    """
    limit = RateLimit("address", 10)

    for number in range(buckets.MOST_BUCKETS + 500):
        limit.bucket(str(number)).count()

    assert len(limit.buckets) <= buckets.MOST_BUCKETS
    last = limit.find(str(buckets.MOST_BUCKETS + 499))
    assert last is not None
    assert limit.find("0") is None


def test_who_made_room_is_remembered_by_the_store(redis_url: str) -> None:
    """
    What was shared before counts again with the next sharing.
    """
    usage = Store(Settings(redis_url=redis_url)).usage
    limit = RateLimit("address", 10)
    for _ in range(6):
        limit.bucket("somebody").count()
    buckets.share(usage, limit)
    del limit.buckets["somebody"]

    limit.bucket("somebody").count()
    buckets.share(usage, limit)

    assert 3 == limit.bucket("somebody").remaining


def test_an_ipv6_network_counts_as_one_address(redis_url: str) -> None:
    """
    A /64 belongs to one client; an IPv4 address is the same in either form.
    """
    caller = limited(redis_url, address_requests=1, proxies=1)

    def ask(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return caller.ask("GET", "/v1/titles", headers=headers).status

    assert (200, 429) == (ask("2001:db8:0:1::1"), ask("2001:db8:0:1:ffff::2"))
    assert (200, 429) == (ask("2001:db8:0:2::1"), ask("2001:db8:0:2::1%eth0"))
    assert (200, 429) == (ask("192.0.2.7"), ask("::ffff:192.0.2.7"))
    assert (200, 429) == (ask("no:address"), ask("no:address"))


def test_operators_are_not_limited(redis_url: str) -> None:
    """
    The key of an operator opens whatever the limits are.
    """
    caller = limited(redis_url, token_requests=1, address_requests=1)

    statuses = {
        caller.ask("GET", "/v1/titles", token="the-key-of-an-operator").status
        for _ in range(5)
    }

    assert {200} == statuses


def test_zero_is_no_limit(redis_url: str) -> None:
    """
    Without allowances nothing is counted, and nothing is said.
    """
    caller = limited(redis_url, token_requests=0, address_requests=0)

    assert "RateLimit" not in caller.ask("GET", "/v1/titles").headers


def test_behind_a_proxy_the_address_is_the_clients(redis_url: str) -> None:
    """
    The last of X-Forwarded-For is the one that our own proxy has added.
    """
    caller = limited(redis_url, address_requests=1, proxies=1)

    def ask(forwarded_for: str) -> int:
        headers = {"X-Forwarded-For": forwarded_for}
        return caller.ask("GET", "/v1/titles", headers=headers).status

    assert (200, 200) == (ask("192.0.2.1"), ask("192.0.2.2"))
    assert 429 == ask("192.0.2.1")
    assert 429 == ask("203.0.113.9, 192.0.2.2")


def test_processes_share_what_they_have_counted(redis_url: str) -> None:
    """
    What one process has counted, another knows as soon as both have told.
    """
    usage = Store(Settings(redis_url=redis_url)).usage
    one, other = RateLimit("token", 10), RateLimit("token", 10)

    for limit, requests in ((one, 6), (other, 3), (one, 1)):
        for _ in range(requests):
            limit.bucket("somebody").count()
        buckets.share(usage, limit)

    assert 1 == other.bucket("somebody").remaining
    assert 0 == one.bucket("somebody").remaining
    assert 10 == one.bucket("somebody else").remaining


def test_a_service_of_many_processes_counts_as_one(redis_url: str) -> None:
    """
    Two apps that were asked by the same token know it of each other in a moment.
    """
    one = limited(redis_url, token_requests=1000)
    table = lay(one)
    two = limited(redis_url, token_requests=1000)
    for _ in range(9):
        table.get(0)

    asked = count(1)

    def known_elsewhere() -> bool:
        answer = two.ask("GET", table.path, token=table.tokens[0])
        return 1000 - 9 - next(asked) == remaining(answer, "token")

    wait_until(known_elsewhere)
