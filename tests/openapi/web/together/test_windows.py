"""Many windows at once, and a phone that slept: the page goes on by itself."""

import json
from pathlib import Path

from tests.document import Json
from tests.node import node
from tests.processes import Service

HERE = Path(__file__).parent


def test_eight_windows_at_once_share_few_connections(running: Service) -> None:
    """
    Each of eight windows that are all seen plays on; four have a stream, others look.
    """
    told: Json = json.loads(node("windows.mjs", running.url, "8", folder=HERE))

    assert [] == told["complaints"]
    assert 8 == told["seen"]
    # Two choices each, and those of the bot, unless a card gave Ann another turn.
    assert all(version >= 2 for version in told["versions"])
    assert 4 == told["most"]
    # Of those that were closed others took over.
    assert 4 == told["left"]
    assert {200} == set(told["commands"])
    assert 20 == len(told["commands"])


def test_a_phone_that_slept_catches_up_by_itself(running: Service) -> None:
    """
    Its connections died without a word: what it missed comes, what it sent counts once.
    """
    told: Json = json.loads(node("asleep.mjs", running.url, folder=HERE))

    assert [] == told["complaints"]
    assert [[True, True], [True, True]] == told["caught"]
    # The choice was sent twice with one key: the answer to the first one never came.
    assert [[0, 200], [0, 200]] == told["sent"]
    assert 1 == told["keys"]
    assert 0 == told["notices"]
    assert "Connection lost" in told["lost"]
    assert told["events"]
