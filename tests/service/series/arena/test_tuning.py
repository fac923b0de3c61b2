"""Numbers of bots that are found by playing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from engines.ghost_stories.bots import value
from engines.ghost_stories.bots.value import Value, found
from engines.halloween.bots.value import FEATURES
from service.cli import main
from service.series.arena.tuning import ghooost, ghost_stories, halloween


def test_least_squares_find_the_line() -> None:
    """
    Weights that explain every example are found again.
    """
    line = [([float(i), i * i % 7.0], 2.0 * i - i * i % 7) for i in range(999)]

    assert [2.0, -1.0] == pytest.approx(halloween.solve(line), abs=0.01)


def test_seats_of_a_game_are_examples_of_each_other() -> None:
    """
    Of two seats the one is ahead by as much as the other is behind.
    """
    rows = list(halloween.examples("standard", 0, ("heuristic",)))

    assert len(rows) > 10
    for (one, ahead), (other, behind) in zip(rows[::2], rows[1::2], strict=True):
        assert ahead == -behind
        assert one == [-value for value in other]


def test_weights_are_written_with_their_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Whoever reads the file can find its numbers again.
    """
    monkeypatch.setattr(halloween, "WEIGHTS", tmp_path / "weights")
    monkeypatch.setattr(halloween, "TIMES", {"standard": 1, "master": 1})

    run = CliRunner().invoke(main, ["tune", "--title=halloween", "--amount=1"])

    assert 0 == run.exit_code, run.output
    saved = json.loads((tmp_path / "weights").read_text())
    assert "seance tune --title halloween --amount 1" == saved["command"]
    assert list(FEATURES) == list(saved["master"]["end"])


def test_a_value_is_found_by_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    It goes on from the weights of the file; what is written is read again.
    """
    before = found()
    monkeypatch.setattr(ghost_stories, "FILE", tmp_path / "value")
    monkeypatch.setattr(value, "FILE", tmp_path / "value")
    ghost_stories.write(before, "tune")

    ghost_stories.tune(1, "tune on")

    assert "tune on" == json.loads((tmp_path / "value").read_text())["command"]
    after = found()
    assert len(before) == len(after)
    assert before != after
    assert before == pytest.approx(after, abs=0.2)


def test_tables_of_a_lost_game_are_worth_less() -> None:
    """
    Each table is drawn towards what came of it, those at the end the most.
    """
    weights = found()
    seen, _ = ghost_stories.play(Value(weights), 0)

    ghost_stories.learn(weights, seen, won=False)

    before = found()
    marks = seen[-1].marks.set
    assert sum(weights[m] for m in marks) < sum(before[m] for m in marks)


def test_cards_that_are_held_long_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Scooty is kept for need, Skeletum is played at once.
    """
    monkeypatch.setattr(ghooost, "HELD", tmp_path / "held")

    run = CliRunner().invoke(main, ["tune", "--title=ghooost", "--amount=6"])

    assert 0 == run.exit_code, run.output
    saved = json.loads((tmp_path / "held").read_text())
    assert "seance tune --title ghooost --amount 6" == saved["command"]
    assert list(ghooost.SITUATIONS) == list(saved["weights"])
    few = saved["weights"]["before_few"]
    assert few["ghost_11"] < 1 < few["ghost_01"]
