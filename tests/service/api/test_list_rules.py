import pytest

import engines
from tests.callers import InProcess


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_every_rule_that_is_cited_is_listed(caller: InProcess, title: str) -> None:
    """
    Each id once, with a text and a source; commands and events cite only such ids.
    """
    answer = caller.ask("GET", f"/v1/titles/{title}/rules")

    rules = [rule["id"] for rule in answer.json["items"]]
    assert len(rules) == len(set(rules))
    assert all(rule["text"] and rule["source"] for rule in answer.json["items"])
    words = engines.get(title).vocabulary
    cited = [command.rules for command in words.commands.values()]
    cited += [event.rules for event in words.events.values()]
    assert {rule for each in cited for rule in each} <= set(rules)


def test_rules_are_cached_and_written_in_english(caller: InProcess) -> None:
    """
    Whatever language is asked for; 304 to who has them; 404 for an unknown title.
    """
    path = "/v1/titles/ghooost/rules"
    first = caller.ask("GET", path, headers={"Accept-Language": "nl"})

    assert "en" == first.headers["Content-Language"]
    assert "public, max-age=300" == first.headers["Cache-Control"]
    same = caller.ask("GET", path, headers={"If-None-Match": first.etag})
    assert 304 == same.status
    unknown = caller.ask("GET", "/v1/titles/cluedo/rules")
    assert (404, "unknown_title") == unknown.refusal
