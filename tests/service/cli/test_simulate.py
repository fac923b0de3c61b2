"""`seance simulate` as a person types it."""

import json

from click.testing import CliRunner, Result

from service.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def test_a_simulation_prints_outcomes_by_seat_and_bot() -> None:
    """The table names seats and bots, the length of games and the rate."""
    result = run(
        "--title=ghooost", "--seats=random,random,heuristic", "--games=5", "--seed=7"
    )

    assert 0 == result.exit_code, result.output
    assert "5 games" in result.output
    assert "heuristic" in result.output
    assert "decisions a second" in result.output


def test_json_holds_the_whole_report() -> None:
    """With --json the report is machine-readable and the same for the same seed."""
    arguments = ("--title=ghooost", "--seats=random,random", "--games=4", "--json")
    first, second = (
        json.loads(run(*arguments).output),
        json.loads(run(*arguments).output),
    )

    assert first["report"] == second["report"]
    assert 4 == first["report"]["games"]
    assert first["timing"]["decisions_per_second"] > 0


def test_check_mode_asserts_invariants() -> None:
    """--check --spread walks setups and says that it checked."""
    result = run("--title=ghooost", "--spread", "--games=6", "--check")

    assert 0 == result.exit_code, result.output
    assert "every invariant checked" in result.output


def test_mistakes_are_named() -> None:
    """An unknown title, bot or option says what there is instead."""
    assert "'ghooost'" in run("--title=chess").output
    assert "there is: random" in run("--title=ghooost", "--seats=x,y").output
    assert "not JSON" in run("--title=ghooost", "--options={").output
    assert "expected a JSON object" in run("--title=ghooost", "--options=[1]").output
    unknown = run("--title=ghooost", "--seats=random,random", '--options={"x": 1}')
    assert "Unknown field; known are: deck_variant" in unknown.output
    assert "2 to 6 players" in run("--title=ghooost", "--seats=random").output
