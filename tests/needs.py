"""Which tests start a server, Node or Java: `make check` leaves them out.

Nobody has to mark them. A test gets the mark ``server`` when its module, or a conftest
with a fixture that it uses, has imported something that starts such a process.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

STARTERS = {
    *("tests.servers", "tests.processes", "tests.node"),
    *("tests.bench.http.servers", "tests.workers.crew"),
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Mark the tests that need more than Python, and run them first.

    Other hooks come later, so `-m` knows the mark. They take longest: if one came last,
    the other process of a run would wait for it.
    """
    plugins = config.pluginmanager.get_plugins()
    conftests = [each for each in plugins if _is_conftest(each) and starts(each)]

    @cache
    def fixtures(folder: Path) -> set[str]:
        """What the conftests above a folder define."""
        above = (
            each for each in conftests if folder.is_relative_to(_file(each).parent)
        )
        return {name for each in above for name in vars(each)}

    for item in items:
        if isinstance(item, pytest.Function) and (
            starts(item.module)
            or not fixtures(item.path.parent).isdisjoint(item.fixturenames)
        ):
            item.add_marker("server")
    items.sort(key=lambda item: item.get_closest_marker("server") is None)


def _is_conftest(plugin: object) -> bool:
    return isinstance(plugin, ModuleType) and _file(plugin).name == "conftest.py"


def _file(module: ModuleType) -> Path:
    return Path(module.__file__ or "")


@cache
def starts(module: ModuleType) -> bool:
    """Whether a module of tests, or one that it imports, starts other processes."""
    return not STARTERS.isdisjoint(_reached(module))


def _reached(module: ModuleType) -> set[str]:
    """The names of a module of tests and of all others that it takes something from."""
    reached = set()
    ahead = {module.__name__}
    while ahead:
        name = ahead.pop()
        reached.add(name)
        for value in vars(sys.modules.get(name, module)).values():
            origin = _origin(value)
            if origin.startswith("tests.") and origin not in reached:
                ahead.add(origin)
    return reached


def _origin(value: object) -> str:
    """The name of the module that a value is, or that defined it."""
    if isinstance(value, ModuleType):
        return value.__name__
    origin = getattr(value, "__module__", None)
    return origin if isinstance(origin, str) else ""
