"""From the request for a simulation to its plan."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING

import engines
from service.series.simulations.plan import Plan
from service.series.simulations.stop import RULES, Stop
from service.series.validation import Misfit, fitting

if TYPE_CHECKING:
    from engines.core.fields import Json


def plan_of(body: Json) -> Plan:
    """Return the plan that a request asks for, or refuse."""
    title = body["title"]
    with fitting(title):
        check_title(title)
        return Plan(
            title=title,
            bots=tuple(body["seats"]),
            games=body["games"],
            seed=body["seed"],
            options=body.get("options", {}),
            spread=body["spread"],
            stop=stop_of(body["stop"]) if "stop" in body else None,
        ).checked()


def check_title(title: str) -> None:
    """Refuse a title that the catalogue does not have."""
    if title not in engines.PACKAGES:
        raise Misfit("/title", "wrong.choice", choices=", ".join(engines.PACKAGES))


def stop_of(asked: Json) -> Stop:
    """Return the rule that a request names; it must have what that rule needs."""
    rule = RULES[asked["rule"]]
    for field in fields(rule):
        if field.default is MISSING and field.name not in asked:
            pointer = f"/stop/{field.name}"
            raise Misfit(pointer, "wrong.missing", field=field.name)
    known = {field.name for field in fields(rule)}
    for name in asked.keys() - known - {"rule"}:
        raise Misfit(f"/stop/{name}", "wrong.unknown", known=", ".join(sorted(known)))
    return rule(**{name: value for name, value in asked.items() if name != "rule"})
