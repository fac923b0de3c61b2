"""Two people play each other, and nobody is sent what is not theirs to see."""

import json
from pathlib import Path

from tests.document import Json
from tests.node import node
from tests.processes import Service

HERE = Path(__file__).parent


def test_each_browser_knows_its_own_hand_only(running: Service) -> None:
    """
    Nobody is sent another's card: no player, no spectator, no tab that left its seat.
    """
    told: Json = json.loads(node("two_browsers.mjs", running.url, "5", folder=HERE))
    print({name: told[name] for name in ("looks", "own", "bodies")})

    assert [] == told["complaints"]
    assert [] == told["wrong"]
    assert told["looks"] > 0
    assert told["own"] > 0
    assert told["cards"] > 0
    assert "You are watching." in told["watched"]
    for words in told["names"]:
        assert "Ann" in words
        assert "Ben" in words


def test_a_tab_that_comes_too_late_says_so_and_sends_nothing_again(
    running: Service,
) -> None:
    """
    Of two tabs of one seat that choose at the same version one counts; both go on.
    """
    told: Json = json.loads(node("two_tabs.mjs", running.url, "2", folder=HERE))

    assert [] == told["complaints"]
    assert 2 == len(told["told"])
    for each in told["told"]:
        assert each["versions"][0] == each["versions"][1]
        assert [200, 412] == each["statuses"]
        assert "Nothing was sent twice" in each["notice"]
        assert each["after"][0] == each["after"][1] != each["versions"][0]
