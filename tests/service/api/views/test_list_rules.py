import pytest

import engines
from service.presentation.texts import LANGUAGES
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


def test_rules_are_told_in_the_language_asked_for(caller: InProcess) -> None:
    """
    The same ids and sources, other words; 304 to who has them in that language.
    """
    path = "/v1/titles/ghooost/rules"
    answers = {
        language: caller.ask("GET", path, headers={"Accept-Language": language})
        for language in LANGUAGES
    }

    told = {language: answer.json["items"] for language, answer in answers.items()}
    for dutch, french, english in zip(told["nl"], told["fr"], told["en"], strict=True):
        assert dutch["id"] == french["id"] == english["id"]
        assert dutch["source"] == french["source"] == english["source"]
        assert 3 == len({dutch["text"], french["text"], english["text"]}), dutch["id"]
    assert 3 == len({answer.etag for answer in answers.values()})
    for language, answer in answers.items():
        headers = {"If-None-Match": answer.etag, "Accept-Language": language}
        assert "public, max-age=300" == answer.headers["Cache-Control"]
        assert 304 == caller.ask("GET", path, headers=headers).status


def test_an_unknown_title_has_no_rules(caller: InProcess) -> None:
    """
    404, as for everything about a title that does not exist.
    """
    unknown = caller.ask("GET", "/v1/titles/cluedo/rules")

    assert (404, "unknown_title") == unknown.refusal
