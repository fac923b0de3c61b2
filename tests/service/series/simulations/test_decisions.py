"""Every decision of a simulation, as compressed lines of JSON."""

from __future__ import annotations

import gzip
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.core.playout import Move, moves
from service.series.simulations.decisions import (
    DecisionWriter,
    TooManyDecisions,
    decision_line,
)
from service.series.simulations.local import play_games, play_plan
from service.series.simulations.plan import Plan
from service.series.simulations.recording import Recording
from service.series.simulations.stop import Precision

PLAN = Plan("ghooost", ("random", "heuristic"), 6, 7, {})
LARGE = 10**9


def recorded(plan: Plan, path: Path, jobs: int = 1) -> bytes:
    """The file that a plan is recorded in."""
    with Recording(path, LARGE) as recording:
        play_plan(
            plan,
            jobs=jobs,
            check=False,
            progress=lambda _: None,
            recording=recording,
        )
        assert not path.exists()
        recording.finish()
    assert [path] == list(path.parent.iterdir())
    return path.read_bytes()


def lines(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(data).splitlines()]


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_line_has_what_the_seat_saw_chose_and_came_to(title: str) -> None:
    """
    A game that is played again by the recorded choices shows the same, line by line.
    """
    plan = Plan(title, ("random",), 2, 3, {}, spread=True)
    file = io.BytesIO()
    with DecisionWriter(plan, file, LARGE) as writer:
        play_games(plan, range(2), writer=writer)
    found = iter(lines(file.getvalue()))

    for number in range(2):
        lineup = plan.lineup(number)
        state = plan.engine.setup(*lineup.setup, lineup.key)
        state.rules.run(state)
        place, outcomes = 0, []
        while state.outcome is None:
            place += 1
            line = next(found)
            options = state.rules.options(state)
            seat = max(0, state.agenda[-1][1])
            outcomes.append(line.pop("outcome"))
            assert {
                "game": number + 1,
                "decision": place,
                "bot": "random",
                "seat": seat,
                "view": json.loads(json.dumps(plan.engine.view(state, seat))),
                "options": [plan.engine.write(option) for option in options],
                "choice": line["choice"],
            } == line
            state.rules.choose(state, options[line["choice"]])
        ended = json.loads(json.dumps(state.outcome._asdict()))
        assert all(ended == outcome for outcome in outcomes)
    assert [] == list(found)


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_nothing_of_a_line_depends_on_what_the_seat_cannot_see(title: str) -> None:
    """
    At another table of which the seat has the same view, the line is the same.
    """
    plan = Plan(title, ("random",), 1, 5, {}, spread=True)
    game, lineup = plan.engine, plan.lineup(len(plan.setups) - 1)
    state = game.setup(*lineup.setup, lineup.key)
    state.rules.run(state)
    bots = [game.bot("random")] * state.players
    differed = 0
    for number, move in enumerate(moves(game, state, bots, lineup.key)):
        view = json.loads(json.dumps(game.view(state, move.seat)))
        twin = game.determinise(view, bytes([number % 256]) * 32)
        differed += game.digest(twin) != game.digest(state)
        same = Move(move.seat, move.option)
        assert decision_line(game, state, move) == decision_line(game, twin, same)
        if number == 40:
            break
    assert differed


def test_the_bytes_follow_from_the_plan_alone(tmp_path: Path) -> None:
    """
    One process or two, today or tomorrow: the same bytes, and all games in order.
    """
    folders = [tmp_path / name for name in "ab"]
    for folder in folders:
        folder.mkdir()
    alone = recorded(PLAN, folders[0] / "x.gz")
    shared = recorded(PLAN, folders[1] / "x.gz", jobs=2)

    assert alone == shared
    games = [line["game"] for line in lines(alone)]
    assert sorted(games) == games
    assert set(range(1, 7)) == set(games)


def test_what_a_stop_rule_leaves_out_is_not_recorded(tmp_path: Path) -> None:
    """
    The file has the games that the report counts, no more.
    """
    plan = replace(PLAN, games=400, stop=Precision("heuristic", 0.4))
    with Recording(tmp_path / "x.gz", LARGE) as recording:
        result = play_plan(
            plan, jobs=1, check=False, progress=lambda _: None, recording=recording
        )
        recording.finish()

    assert 0 < result.tally.games < 400
    written = lines((tmp_path / "x.gz").read_bytes())
    assert result.tally.games == max(line["game"] for line in written)
    assert result.tally.decisions == len(written)


def test_too_much_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    """
    Neither in one chunk nor in all of them does it grow beyond its bound.
    """
    for most in (10, 3000):
        with (
            pytest.raises(TooManyDecisions),
            Recording(tmp_path / "x.gz", most) as recording,
        ):
            play_plan(
                PLAN, jobs=1, check=False, progress=lambda _: None, recording=recording
            )
        assert [] == list(tmp_path.iterdir())
