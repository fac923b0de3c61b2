from __future__ import annotations

import json
from pathlib import Path

from engines import halloween
from tests.engines.citations import listed, uncited, unknown

FOLDER = Path(__file__).parent
IDS = FOLDER / "rule_ids.txt"


def test_every_rule_is_cited_by_a_test() -> None:
    """
    Every rule, ruling and worked example is named by a test of this folder.
    """
    assert [] == uncited(FOLDER, IDS)


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    """
    Every id in the docstring of a test is one of the list.
    """
    assert [] == unknown(FOLDER, IDS)


def test_every_rule_is_published() -> None:
    """
    The published rules are those of the list, in its order, each with its text.
    """
    file = Path(halloween.__file__).parent / "rules" / "en.json"
    rules = json.loads(file.read_text(encoding="utf-8"))

    assert [id_ for id_ in listed(IDS) if "-EX-" not in id_] == (
        [rule["id"] for rule in rules]
    )
    assert all(set(rule) == {"id", "text", "source"} for rule in rules)
    assert all(rule["text"] and rule["source"] for rule in rules)
