import json
from pathlib import Path
from typing import Any

import promql_parser
import pytest
import yaml

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.deploy.manifests import manifests
from tests.service.api.samples import samples
from tests.tables import lay

OBSERVABILITY = Path(__file__).parents[2] / "deploy" / "observability"


def rules() -> list[dict[str, Any]]:
    found = yaml.safe_load((OBSERVABILITY / "alerts.yaml").read_text())
    return [rule for group in found["groups"] for rule in group["rules"]]


def selected(query: str) -> set[str]:
    """The names of the metrics in a query."""
    found: set[str] = set()

    def visit(node: Any) -> bool:
        if isinstance(node, promql_parser.VectorSelector):
            found.add(str(node.name))
        return True

    promql_parser.walk(promql_parser.parse(query), visit)
    return found


def queries() -> dict[str, str]:
    """Every query that Prometheus gets, by who asks."""
    scaled = {
        f"{each['metadata']['name']} {trigger['name']}": trigger["metadata"]["query"]
        for each in manifests("ScaledObject")
        for trigger in each["spec"]["triggers"]
    }
    shown = {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in panels()
        for target in panel["targets"]
    }
    return {**scaled, **shown, **{rule["alert"]: rule["expr"] for rule in rules()}}


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        (OBSERVABILITY / "grafana.json").read_text()
    )["panels"]
    return found


def test_every_metric_that_is_asked_for_exists(redis_url: str) -> None:
    """
    A misspelt one would never scale anything, and never call anybody.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    lay(caller).play()
    told = samples(caller.ask("GET", "/metrics"))
    names = {name.partition("{")[0] for name in told}

    for asker, query in queries().items():
        assert selected(query), asker
        assert set() == selected(query) - names, asker


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule["alert"])
def test_every_alert_says_what_is_wrong(rule: dict[str, Any]) -> None:
    """
    With a time that it must last, and whether somebody is to be woken.
    """
    assert {"alert", "expr", "for", "labels", "annotations"} == set(rule)
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert rule["annotations"]["summary"].endswith(".")


def test_every_threshold_has_its_reason() -> None:
    """
    In a comment between the name and the expression.
    """
    text = (OBSERVABILITY / "alerts.yaml").read_text()
    for part in text.split("- alert: ")[1:]:
        assert part.partition("\n")[2].lstrip().startswith("# "), part


def test_every_metric_of_ours_is_shown(redis_url: str) -> None:
    """
    But for what is the sum of others; each panel says what it is for.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    lay(caller).play()
    told = samples(caller.ask("GET", "/metrics"))
    names = {name.partition("{")[0] for name in told}
    asked = set().union(*map(selected, queries().values()))

    others = {
        *("seance_request_seconds_count", "seance_request_seconds_sum"),
        "seance_oldest_bot_turn_seconds",
    }
    ours = {name for name in names if name.startswith("seance_")}
    assert set() == {each for each in ours if "_created" not in each} - asked - others
    assert all(panel["description"].endswith(".") for panel in panels())
