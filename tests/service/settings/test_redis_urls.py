import pytest

from service.settings import InvalidSetting, Settings
from service.settings.redis_urls import CLUSTER, SENTINEL, read_redis_url
from service.store.clients import Database

SENTINELS = "redis+sentinel://h1:26380,h2/mymaster/3"
NODES = "redis+cluster://h1:7001,h2:7002"


@pytest.mark.parametrize(
    "url",
    [
        "redis://",
        "redis://localhost",
        "redis://user:secret@[::1]:6380/2",
        "rediss://games.example:6380/0?ssl_cert_reqs=none",
        "unix:///run/redis.sock?db=0",
    ],
)
def test_the_url_of_one_server_is_left_to_the_client(url: str) -> None:
    """
    redis-py reads it as its documentation says.
    """
    address = read_redis_url(url)

    assert (url, ()) == (address.url, address.hosts)
    Database(url)


def test_sentinels_are_named_with_their_service() -> None:
    """
    Several of them, because one may be away; the database is a number.
    """
    address = read_redis_url(SENTINELS)

    assert SENTINEL == address.kind
    assert (("h1", 26380), ("h2", 26379)) == address.hosts
    assert ("mymaster", {"db": 3}) == (address.service, address.options)
    assert {} == read_redis_url("redis+sentinel://h1/mymaster").options


def test_a_cluster_is_found_by_some_of_its_nodes() -> None:
    """
    The others are found through them.
    """
    address = read_redis_url(NODES)

    assert CLUSTER == address.kind
    assert (("h1", 7001), ("h2", 7002)) == address.hosts
    assert {} == address.options


def test_passwords_and_certificates_are_passed_on() -> None:
    """
    Servers and Sentinels may have different ones.
    """
    address = read_redis_url(
        "rediss+sentinel://me:p%40ss@h1/games?sentinel_password=other"
        "&sentinel_username=you&ssl_ca_certs=/ca.pem"
    )

    assert SENTINEL == address.kind
    assert {
        "username": "me",
        "password": "p@ss",
        "ssl": True,
        "ssl_ca_certs": "/ca.pem",
    } == address.options
    assert {"password": "other", "username": "you"} == address.sentinel_options


@pytest.mark.parametrize(
    "url,says",
    [
        ("localhost:6379", "must begin with one of redis://"),
        ("http://localhost", "must begin with one of redis://"),
        ("redis+sentinels://h1/mymaster", "must begin with"),
        ("redis://h1:port", "where host:port is expected"),
        ("redis://h1:99999", "where host:port is expected"),
        ("redis://[::1", "is no URL"),
        ("redis://h1/games", "'games', which is no number"),
        ("redis://h1/0?decode_responses=true", "'decode_responses'"),
        ("unix://", "path of the Unix socket"),
        ("redis+sentinel://h1:26379,h2:26379", "lacks the name"),
        ("redis+sentinel://h1/mymaster/zero", "'zero', which is no number"),
        ("redis+sentinel:///mymaster", "where host:port is expected"),
        ("redis+sentinel://h1,/mymaster", "where host:port is expected"),
        ("redis+cluster://h1/0", "a Redis Cluster has but one"),
        ("redis+cluster://h1?sentinel_password=x", "'sentinel_password'"),
    ],
)
@pytest.mark.parametrize("variable", ["SEANCE_REDIS_URL", "SEANCE_QUEUE_REDIS_URL"])
def test_a_wrong_url_is_refused_with_one_sentence(
    variable: str, url: str, says: str
) -> None:
    """
    The sentence names the variable and what is wrong with it.
    """
    with pytest.raises(InvalidSetting) as refused:
        Settings.load({variable: url})

    sentence = str(refused.value)
    assert sentence.startswith(variable)
    assert says in sentence
    assert sentence.endswith(".")
    assert 1 == len(sentence.splitlines())


def test_a_password_is_not_told() -> None:
    """
    What is wrong with a URL is said without showing it.
    """
    with pytest.raises(InvalidSetting) as refused:
        Settings(redis_url="redis+sentinel://me:secret@h1")

    assert "secret" not in str(refused.value)


def test_a_cluster_needs_another_redis_for_its_queues() -> None:
    """
    Job queues do not work on a Cluster; on one server or behind Sentinels they do.
    """
    for queue in ("", NODES):
        with pytest.raises(InvalidSetting, match="SEANCE_QUEUE_REDIS_URL"):
            Settings(redis_url=NODES, queue_redis_url=queue)
    for queue in ("redis://localhost", SENTINELS):
        assert queue == Settings(redis_url=NODES, queue_redis_url=queue).queue_url


def test_an_option_with_a_wrong_value_is_refused() -> None:
    """
    Before any connection is opened.
    """
    with pytest.raises(InvalidSetting, match="health_check_interval"):
        Database("redis://localhost?health_check_interval=often")
