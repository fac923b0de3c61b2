"""Two bots on the same deals: rounds, records, figures, leaderboards."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from service.series.arena.figures import figures, verdict
from service.series.arena.match import GameResult, Match, Round
from service.series.arena.picture import draw_match
from service.series.arena.record import OtherMatch, Record, hold
from service.series.arena.text import (
    BEGIN,
    END,
    NoLeaderboard,
    as_row,
    as_text,
    with_row,
)
from service.series.validation import InvalidValue

MATCH = Match("ghooost", "heuristic", "random", 3, 4, 7, {})
TEAM = Match("ghost-stories", "heuristic", "random", 2, 9, 7, {})


def silent(_: int) -> None:
    """Let nobody know how far it is."""


def team_round(number: int, *, ours: bool, theirs: bool) -> Round:
    """Return a round of a team that won or not, and of the other one."""
    games = tuple(
        GameResult((bot, bot), "ended", (0, 1) if won else (), (1, 1), (3, 3))
        for bot, won in ((TEAM.bot, ours), (TEAM.against, theirs))
    )
    times = {bot: Counter({"2.0e+00": 99, "5.0e+01": 1}) for bot in ("heuristic",)}
    return Round(number, games, {**times, "random": Counter({"1.0e-02": 4})})


def test_a_deal_is_played_from_every_seat() -> None:
    """
    The bot sits once in each seat; who is first and last depends on nobody's place.
    """
    played = MATCH.play(0)

    assert [game.bots.index("heuristic") for game in played.games] == [0, 1, 2]
    assert all(game.bots.count("random") == 2 for game in played.games)
    assert set(played.times) == {"heuristic", "random"}
    assert MATCH.play(0).games == played.games
    assert MATCH.key(0) != MATCH.key(1) != replace(MATCH, seed=8).key(1)


def test_an_opening_is_the_same_for_all_games_of_a_deal() -> None:
    """
    First decisions are drawn, alike whoever sits where; then the bots play.
    """
    opened = replace(MATCH, opening=9999)
    games = opened.play(0).games

    assert len({(game.winners, game.places) for game in games}) == 1
    assert set(opened.play(0).times["heuristic"].elements()) == set()
    assert replace(MATCH, opening=2).play(0).times["heuristic"]
    assert "--opening 9999" in opened.command
    assert "--opening" not in MATCH.command


def test_teams_play_the_same_deal_one_after_the_other() -> None:
    """
    At a co-operative title each bot plays all seats of one game.
    """
    assert TEAM.lineups == (("heuristic",) * 2, ("random",) * 2)


def test_a_match_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    """
    A line that was being written is played again; the result is that of one go.
    """
    path, whole = tmp_path / "record", tmp_path / "whole"
    hold(MATCH, whole, jobs=1, progress=silent)
    lines = whole.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20])
    counted: list[int] = []

    rounds, found = hold(MATCH, path, jobs=1, progress=counted.append)

    assert [2, 1, 1] == counted
    assert found is None
    again = [json.loads(line) for line in path.read_text().splitlines()]
    expected = [json.loads(line) for line in lines]
    assert [line.get("games") for line in again] == [o.get("games") for o in expected]
    assert [each.number for each in rounds] == [0, 1, 2, 3]


def test_a_match_may_become_longer_or_shorter(tmp_path: Path) -> None:
    """
    Rounds follow from the match and their number, whatever their number in all.
    """
    path = tmp_path / "record"
    first, _ = hold(replace(MATCH, rounds=2), path, jobs=1, progress=silent)
    counted: list[int] = []

    longer, _ = hold(replace(MATCH, rounds=3), path, jobs=1, progress=counted.append)
    shorter, _ = hold(replace(MATCH, rounds=1), path, jobs=1, progress=silent)

    assert [2, 1] == counted
    assert longer[:2] == first
    assert shorter == first[:1]


def test_a_record_of_another_match_is_refused(tmp_path: Path) -> None:
    """
    Rounds of different matches are never added up.
    """
    path = tmp_path / "record"
    Record(MATCH, path)

    with pytest.raises(OtherMatch):
        Record(replace(MATCH, seed=8), path)


def test_figures_count_teams_once() -> None:
    """
    A team's game is one game, however many seats it has; luck of the deal cancels out.
    """
    rounds = [team_round(n, ours=n != 0, theirs=n < 3) for n in range(9)]

    shown = figures(TEAM, rounds, None)
    one, other = shown.bots

    assert (9, 18, 6, 1) == (shown.rounds, shown.games, shown.ahead, shown.behind)
    assert 8 / 9 == one.wins
    assert 3 / 9 == other.wins
    assert one.last is None
    assert shown.difference == pytest.approx(5 / 9)
    low, high = shown.difference_interval
    assert 0 < low < 5 / 9 < high
    assert (900, 2.48, 2.0) == tuple(one.thought)[:3]
    assert 2.0 == one.thought.p99


def test_the_sequential_test_counts_rounds_that_differ() -> None:
    """
    Rounds in which both win or both lose say nothing; the rest decide, in order.
    """
    match = replace(TEAM, margin=0.2, rounds=60)
    ours = [team_round(n, ours=True, theirs=False) for n in range(60)]
    both = [team_round(n, ours=True, theirs=True) for n in range(60)]
    theirs = [team_round(n, ours=False, theirs=True) for n in range(60)]

    assert verdict(match, both) is None
    assert "better" == verdict(match, ours)
    assert "not_better" == verdict(match, theirs)
    assert verdict(match, ours[:3]) is None
    assert verdict(TEAM, ours) is None


def test_a_match_ends_when_the_test_knows(tmp_path: Path) -> None:
    """
    Rounds beyond the verdict are neither played nor counted.
    """
    match = replace(MATCH, rounds=500, margin=0.1)
    path = tmp_path / "record"

    rounds, found = hold(match, path, jobs=1, progress=silent)

    assert "better" == found
    assert len(rounds) < 100
    assert (rounds, found) == hold(match, path, jobs=1, progress=silent)


def test_a_leaderboard_has_each_command_once() -> None:
    """
    A new result of the same command takes the place of the old one; the page stays.
    """
    page = f"# Bots\n\n{BEGIN}\n{END}\n\nMore.\n"
    rounds = [team_round(n, ours=True, theirs=False) for n in range(3)]
    shown = figures(TEAM, rounds, None)
    other = replace(TEAM, seed=9)

    once = with_row(page, TEAM, shown)
    both = with_row(with_row(once, other, shown), TEAM, shown)

    assert once.startswith("# Bots\n")
    assert once.endswith(f"{END}\n\nMore.\n")
    assert 1 == both.count(f"`{TEAM.command}`") == both.count(f"`{other.command}`")
    assert "--bot heuristic --against random" in TEAM.command
    with pytest.raises(NoLeaderboard):
        with_row("# Bots\n", TEAM, shown)


def test_texts_and_pictures_show_both_bots() -> None:
    """
    The seed, the keys, the rates and the intervals are all there to be read.
    """
    rounds = [team_round(n, ours=True, theirs=n % 2 == 0) for n in range(8)]
    shown = figures(TEAM, rounds, "better")

    text = as_text(TEAM, shown)
    picture = draw_match(TEAM, shown)

    assert "seed 7: 8 deals" in text
    assert TEAM.key(0).hex()[:16] in text
    assert "sequential test: better" in text
    assert picture.startswith("<svg")
    assert "heuristic" in picture
    assert "random" in picture


@pytest.mark.parametrize(
    "wrong, pointer",
    [({"bot": "x"}, "/bot"), ({"against": "x"}, "/against"), ({}, "/against")],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, str], pointer: str) -> None:
    """
    Bots that there are not, and a bot against itself.
    """
    match = replace(MATCH, **(wrong or {"against": MATCH.bot}))  # type: ignore[arg-type]

    with pytest.raises(InvalidValue) as refused:
        match.checked()

    assert pointer == refused.value.pointer


def test_a_row_tells_of_the_opening() -> None:
    """
    Whoever reads a figure knows that the first decisions were not the bots' own.
    """
    opened = replace(TEAM, opening=3)
    shown = figures(opened, [team_round(0, ours=True, theirs=False)], None)

    assert "2 players, 3 decisions by chance first |" in as_row(opened, shown)
