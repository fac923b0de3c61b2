import re
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from service.settings import Settings, variable
from service.supervisor import programs, redis_server
from workers.__main__ import ROLES

DEPLOY = Path(__file__).parents[2] / "deploy"


def services() -> dict[str, Any]:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    found = compose["services"]
    assert isinstance(found, dict)
    return found


def supervised() -> dict[str, list[str]]:
    """The commands of `seance up` by process, numbered copies counted once."""
    return {
        program.name.partition(".")[0]: [
            "python" if word == sys.executable else word for word in program.arguments
        ]
        for stage in programs.stages(Settings())
        for program in stage
    }


def test_containers_are_the_processes_of_the_supervisor() -> None:
    """
    Every process and queue of `seance up` has a container, and so has the proxy.
    """
    assert {"redis", "proxy", *supervised()} == set(services())


def test_every_role_of_the_workers_is_run() -> None:
    """
    A new queue without a process that serves it would wait for ever.
    """
    assert set(ROLES) == supervised().keys() - {"api"}


def test_workers_have_the_command_of_the_supervisor() -> None:
    """
    A container serves the same queue as the process of its name.
    """
    ours = {name: command for name, command in supervised().items() if name != "api"}

    assert ours == {name: services()[name]["command"] for name in ours}


def test_the_api_container_runs_the_command_for_it() -> None:
    """
    `seance api` becomes the API of `seance up`; see tests/service/cli/test_api.py.
    """
    assert ["seance", "api"] == services()["api"]["command"]


def test_compose_sets_only_settings_that_exist() -> None:
    """
    A misspelt variable would silently change nothing.
    """
    known = {variable(each.name) for each in fields(Settings)}
    used = re.findall(r"SEANCE_[A-Z_]+", (DEPLOY / "compose.yaml").read_text())

    assert set() == set(used) - known


def test_only_the_proxy_is_open_to_the_outside() -> None:
    """
    All others publish no port and sit on a network without a way out.

    But for the one that sends webhooks, which has a way out and none in.
    """
    opened = {name for name, service in services().items() if "ports" in service}
    outside = {
        name for name, each in services().items() if "default" in each["networks"]
    }

    outward = {
        name for name, each in services().items() if "outward" in each["networks"]
    }

    assert ({"proxy"}, {"proxy"}) == (opened, outside)
    assert {"bot_games"} == outward
    for name, each in services().items():
        if name not in opened | outward:
            assert ["inside"] == each["networks"], name


def test_the_api_takes_addresses_from_the_proxy() -> None:
    """
    There is one proxy, which sets X-Forwarded-For and runs the shipped files.
    """
    proxy = services()["proxy"]

    assert 1 == services()["api"]["environment"]["SEANCE_PROXIES"]
    assert proxy["command"][-1] == "/etc/seance/proxy/nginx.conf"
    assert "./proxy:/etc/seance/proxy:ro" in proxy["volumes"]


def test_redis_in_a_container_is_as_durable_as_our_own() -> None:
    """
    deploy/redis.conf has the options that `seance up` gives its server.
    """
    lines = (DEPLOY / "redis.conf").read_text().splitlines()
    options = dict(line.split(" ", 1) for line in lines if line and line[0] != "#")

    durable = {name: value or '""' for name, value in redis_server.DURABLE.items()}
    assert durable == {name: options.get(name) for name in durable}


def test_the_image_does_not_run_as_root() -> None:
    """
    The last stage of the image ends as a user without rights.
    """
    last = (DEPLOY / "Dockerfile").read_text().rpartition("\nFROM ")[2]

    assert ["10001"] == re.findall(r"^USER (\S+)$", last, re.MULTILINE)
