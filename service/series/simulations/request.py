"""From the request for a simulation to its plan."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING

import engines
from service.series.simulations.plan import Plan
from service.series.simulations.stop import RULES, Stop
from service.series.validation import InvalidValue, refuse_invalid

if TYPE_CHECKING:
    from engines.core.fields import Json


def plan_of(body: Json) -> Plan:
    """Return the plan that a request describes, or refuse."""
    title = body["title"]
    with refuse_invalid(title):
        check_title(title)
        return Plan(
            title=title,
            bots=tuple(body["seats"]),
            games=body["games"],
            seed=body["seed"],
            options=body.get("options", {}),
            spread=body["spread"],
            stop=stop_of(body["stop"]) if "stop" in body else None,
            keep_decisions=body["keep_decisions"],
        ).checked()


def check_title(title: str) -> None:
    """Refuse a title that the catalogue does not have."""
    if title not in engines.PACKAGES:
        choices = ", ".join(engines.PACKAGES)
        raise InvalidValue("/title", "wrong.choice", choices=choices)


def stop_of(body: Json) -> Stop:
    """Return the stop rule that a request describes; it has exactly its own fields."""
    rule = RULES[body["rule"]]
    for field in fields(rule):
        if field.default is MISSING and field.name not in body:
            pointer = f"/stop/{field.name}"
            raise InvalidValue(pointer, "wrong.missing", field=field.name)
    known = {field.name for field in fields(rule)}
    for name in body.keys() - known - {"rule"}:
        names = ", ".join(sorted(known))
        raise InvalidValue(f"/stop/{name}", "wrong.unknown", known=names)
    return rule(**{name: value for name, value in body.items() if name != "rule"})
