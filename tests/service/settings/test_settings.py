import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from service.settings import InvalidSetting, Settings, text, variable

ROOT = Path(__file__).parents[3]
SETTINGS = fields(Settings)

KEYS = ("the-key-of-an-operator", "the-key-of-another-one")


def table() -> list[str]:
    """The rows of deploy/SETTINGS.md that the settings ask for."""
    defaults = Settings()
    return [
        f"| `{variable(each.name)}` | {default and f'`{default}`'} "
        f"| {each.metadata['unit']} | {each.metadata['says']} |"
        for each in SETTINGS
        for default in [text(defaults, each.name)]
    ]


def test_the_published_table_is_current() -> None:
    """
    deploy/SETTINGS.md has one row for each setting, with its default and meaning.
    """
    lines = (ROOT / "deploy" / "SETTINGS.md").read_text().splitlines()

    assert table() == [line for line in lines if line.startswith("| `SEANCE_")]


@pytest.mark.parametrize("name", [each.name for each in SETTINGS])
def test_every_setting_is_read_by_somebody(name: str) -> None:
    """
    A setting that changes nothing is not offered.
    """
    sources = [*(ROOT / "service").rglob("*.py"), *(ROOT / "workers").rglob("*.py")]
    reads = re.compile(rf"\.{name}\b")

    assert any(reads.search(path.read_text()) for path in sources)


def test_settings_survive_the_way_to_another_process() -> None:
    """
    A child process loads exactly the settings that its parent has.
    """
    settings = Settings(
        host="0.0.0.0",
        port=0,
        data=Path("/srv/games"),
        operator_keys=KEYS,
        workers=7,
    )

    assert settings == Settings.load(settings.environment())


def test_a_given_value_goes_before_the_environment() -> None:
    """
    An option on the command line wins; one that is not given does not count.
    """
    environment = {"SEANCE_PORT": "9000", "SEANCE_HOST": "::1"}

    settings = Settings.load(environment, port=9001, host=None)

    assert (9001, "::1") == (settings.port, settings.host)


def test_an_empty_variable_is_an_unset_one() -> None:
    """
    Compose files pass on variables that nobody has set.
    """
    assert Settings() == Settings.load({"SEANCE_PORT": "", "SEANCE_OPERATOR_KEYS": ""})


def test_keys_are_separated_by_commas() -> None:
    """
    Blanks around a key are no part of it, and empty keys open nothing.
    """
    settings = Settings.load({"SEANCE_OPERATOR_KEYS": f" {KEYS[0]}, {KEYS[1]},,"})

    assert KEYS == settings.operator_keys


@pytest.mark.parametrize(
    "key", ["open-sesame", "x" * 21, "x" * 513, "long enough " * 3]
)
def test_a_weak_key_is_refused_with_the_length_that_is_needed(key: str) -> None:
    """
    Also one that no header can carry. The refusal does not repeat it.
    """
    with pytest.raises(InvalidSetting, match="Each needs 22 to 512") as refused:
        Settings(operator_keys=(key,))

    assert key not in str(refused.value)


def test_a_number_of_proxies_that_cannot_be_is_refused() -> None:
    """
    Nobody has so many, and each one too many lets clients choose their address.
    """
    with pytest.raises(InvalidSetting, match="SEANCE_PROXIES is 9"):
        Settings(proxies=9)


@pytest.mark.parametrize(
    "values",
    [
        {"secret": "x" * 21},
        {"webhook_ports": (443, 0)},
        {"webhook_ports": (70_000,)},
        {"webhook_loopback": 1, "host": "0.0.0.0", "operator_keys": KEYS},
        {"webhook_loopback": 2},
    ],
)
def test_webhooks_are_not_opened_by_mistake(values: dict[str, Any]) -> None:
    """
    A secret that can be guessed, a port that is none, an open loopback in public.
    """
    with pytest.raises(InvalidSetting, match=r"SEANCE_(SECRET|WEBHOOK_)"):
        Settings(**values)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "10.1.2.3", "seance.example"])
def test_an_open_address_without_keys_is_refused(host: str) -> None:
    """
    Without operator keys the service is for this machine only.
    """
    with pytest.raises(InvalidSetting, match="SEANCE_OPERATOR_KEYS"):
        Settings(host=host)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_a_loopback_address_needs_no_keys(host: str) -> None:
    """
    Who is on this machine may use everything.
    """
    assert host == Settings(host=host).host


@pytest.mark.parametrize(
    "name,value",
    [
        ("SEANCE_PORT", "many"),
        ("SEANCE_PORT", "-1"),
        ("SEANCE_PORT", "65536"),
        ("SEANCE_WORKERS", "0"),
    ],
)
def test_a_value_out_of_range_is_refused_by_its_variable(name: str, value: str) -> None:
    """
    The message names the variable that has to be changed.
    """
    with pytest.raises(InvalidSetting, match=name):
        Settings.load({name: value})


def test_the_queues_live_with_the_games_unless_told_otherwise() -> None:
    """
    One Redis server is enough; two are possible.
    """
    games, queues = "redis://games", "redis://queues"

    assert games == Settings(redis_url=games).queue_url
    assert queues == Settings(redis_url=games, queue_redis_url=queues).queue_url
