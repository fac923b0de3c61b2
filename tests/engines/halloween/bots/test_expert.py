from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core.bots import Cancelled
from engines.core.chance import Chance, derive
from engines.core.playout import play
from engines.core.state import Outcome
from engines.core.title import Setup
from engines.halloween import TITLE
from engines.halloween.bots.expert import ExpertBot
from engines.halloween.bots.value import (
    FEATURES,
    WEIGHTS,
    features,
    fitted,
    lead,
    nearness,
    points,
)
from engines.halloween.presentation.view import determinise
from engines.halloween.rulebook import rules
from engines.halloween.state import Table


def begun(number: int = 0, **given: Any) -> Table:
    """Return a table for two at its first decision."""
    options = TITLE.complete(2, given)
    return TITLE.start(2, options, derive(b"expert", number)).state


def choice(s: Table, bot: Any) -> int:
    """Return which option a bot takes."""
    view = TITLE.view(s, s.agenda[-1][1])
    index: int = bot.choose(view, s.rules.options(s), Chance(bytes(32)))
    return index


def test_it_looks_at_no_more_tables_than_its_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    The budget is a number of tables; one step that has begun is thought to its end.
    """
    looked = []

    def counted(*given: Any) -> float:
        looked.append(given)
        return lead(*given)

    monkeypatch.setattr("engines.halloween.bots.expert.lead", counted)
    s = begun()

    choice(s, ExpertBot(determinise, rules, nodes=1))
    few = len(looked)
    choice(s, ExpertBot(determinise, rules, nodes=1500))

    assert few < len(looked) - few < 1500 + 12 * few


def test_it_stops_when_nobody_waits_any_more() -> None:
    """
    A search that is cancelled raises before its next table.
    """
    with pytest.raises(Cancelled):
        choice(begun(), TITLE.bots["expert"].until(lambda: True))


def test_points_count_for_themselves() -> None:
    """
    A point more is a point ahead; what the rival has counts against it.
    """
    s, weights = begun(), fitted("standard")
    before = lead(s, 0, weights)

    s.sp[0] += 3
    assert before + 3 == pytest.approx(lead(s, 0, weights))
    s.sp[1] += 5
    assert before - 2 == pytest.approx(lead(s, 0, weights))
    assert -lead(s, 1, weights) == pytest.approx(lead(s, 0, weights))


def test_at_the_end_only_points_count() -> None:
    """
    HW-12.3: when the last turn of the last round is over nothing else is worth a thing.
    """
    s = begun()
    s.tokens[0] = 4
    s.ending = "cards"
    s.agenda = [("finish_round",)]

    assert 0 == lead(s, 0, fitted("standard"))


def test_when_the_end_is_announced_it_is_near() -> None:
    """
    HW-12.1: what pays later pays no more.
    """
    s = begun()
    assert nearness(s) < 1

    s.ending = "cards"

    assert 1 == nearness(s)


def test_it_plays_to_the_end() -> None:
    """
    Also with a small budget: fights, turns that end and the points of the result.
    """
    bot = ExpertBot(determinise, rules, nodes=1)
    setup = Setup(2, TITLE.complete(2, {}))

    played = play(TITLE, setup, [bot, TITLE.bots["random"]], derive(b"expert", 1))

    assert (0,) == played.outcome.winners


def test_a_finished_game_is_worth_its_points() -> None:
    """
    HW-12.4: those of the result.
    """
    s = begun()
    s.outcome = Outcome("cards", (0,), (1, 2), (31, 18))

    assert (31, 18) == (points(s, 0), points(s, 1))
    assert 13 == lead(s, 0, fitted("standard"))


def test_sets_of_tokens_count_in_master() -> None:
    """
    HW-14.7: 5 points for three colours, and what lies towards the next set is counted.
    """
    s = begun(mode="master")
    before = points(s, 0)
    s.tokens[:4] = [2, 1, 0, 0]
    assert before == points(s, 0)
    assert 2 == features(s, 0)[-1]

    s.tokens[:4] = [2, 1, 1, 0]

    assert before + 5 == points(s, 0)
    assert 1 == features(s, 0)[-1]


def test_every_feature_has_a_weight() -> None:
    """
    Each mode has a weight for each feature, and the command that fits them.
    """
    saved = json.loads(WEIGHTS.read_text())
    # Another test may have read them already, and not be counted.
    fitted.cache_clear()

    assert saved["command"].startswith("seance tune --title halloween")
    for mode in ("standard", "master"):
        assert all(list(saved[mode][part]) == list(FEATURES) for part in saved[mode])
        now, end = (tuple(saved[mode][part].values()) for part in ("now", "end"))
        assert (now, end) == fitted(mode)
    assert len(FEATURES) == len(features(begun(), 0))


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["standard", "master"])
def test_it_beats_the_heuristic(mode: str) -> None:
    """
    HW-12.4: of twenty games for two, each deal played from both seats, it wins most.
    """
    setup = Setup(2, TITLE.complete(2, {"mode": mode}))
    bots = [TITLE.bots["expert"], TITLE.bots["heuristic"]]
    won = 0
    for number in range(10):
        key = derive(b"soak", number)
        won += 0 in play(TITLE, setup, bots, key).outcome.winners
        won += 1 in play(TITLE, setup, bots[::-1], key).outcome.winners

    assert won >= 13
