from __future__ import annotations

from pathlib import Path

from tests.frozen import files
from tests.frozen.restored import Client, has_same_rules, lines


def test_a_replay_verifies(folder: Path, title_id: str, client: Client) -> None:
    """
    Played again, it goes the same way; of older rules, the verdict says that.
    """
    found = [
        line
        for line in lines(folder / files.REPLAYS)
        if line["replay"]["title"] == title_id
    ]
    assert found
    for line in found:
        verdict = client.verify(line["replay"])

        if has_same_rules(line["replay"]):
            assert verdict["valid"], (line["name"], verdict)
            assert len(line["replay"]["commands"]) == verdict["commands"]
        else:
            assert "rules_version" == verdict["divergence"]["cause"]


def test_a_changed_replay_does_not_verify(folder: Path, client: Client) -> None:
    """
    The digests are looked at: one that is wrong is found, where it is.
    """
    replay = next(
        line["replay"]
        for line in lines(folder / files.REPLAYS)
        if has_same_rules(line["replay"])
    )
    first, *rest = replay["commands"]
    changed = {**replay, "commands": [{**first, "digest": "0" * 64}, *rest]}

    assert "digest" == client.verify(changed)["divergence"]["cause"]
