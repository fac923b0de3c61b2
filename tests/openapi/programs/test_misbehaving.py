"""Programs that are absent, slow, talk nonsense or vanish, by real clocks."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import pytest
from seance_sdk import Game, Seance, SeanceError, play_tournament
from seance_sdk.generated.api.inbox import list_my_turns
from seance_sdk.generated.models import Decision, Option

from tests.openapi.python.playing import SHORT, at_random
from tests.openapi.python.test_inbox import new_name
from tests.processes import service, worker
from tests.servers import PATIENCE, wait_until

MOVE_SECONDS, GAME_SECONDS = 25, 100

AWAY_SECONDS = 60
"""Two moves are missed, which is one less than a forfeit."""

THINK_SECONDS = 6
"""So that a game of more than sixteen moves takes more than all its time."""


def slowly(game: Game, decision: Decision) -> Option:
    """Think about everything for too long."""
    time.sleep(THINK_SECONDS)
    return at_random()(game, decision)


def talk_nonsense(account: Seance, ended: threading.Event) -> None:
    """Answer every turn by what is no answer."""
    while not ended.is_set():
        for turn in list_my_turns.call(account.http, wait=5).items:
            path = f"/v1/games/{turn.game}/commands"
            body = {"commands": [{"type": "ghooost.dance"}]}
            with suppress(SeanceError):
                account.http.post(path, json=body, headers={"If-Match": "*"})
        ended.wait(1)


def vanish(account: Seance, tournament: str) -> None:
    """Play a little, be away for a minute, and play on."""
    stopped, chance = threading.Event(), at_random()

    def choose(game: Game, decision: Decision) -> Option:
        stopped.set()
        return chance(game, decision)

    play_tournament(account, choose, tournament, stop=stopped)
    time.sleep(AWAY_SECONDS)
    play_tournament(account, chance, tournament)


@pytest.mark.soak
def test_nobody_is_held_up_and_the_absent_gain_nothing() -> None:
    """
    Timeouts and forfeits are as configured, and it ends when the clocks say it must.
    """
    with (
        service(bots=1, reconciler=True, processes=1, log_level="warning") as running,
        Seance(running.url) as seance,
        ExitStack() as stack,
    ):
        simulations = worker("simulations", running.settings)
        stack.callback(simulations.end)
        accounts = [seance.register(new_name()) for _ in range(5)]
        _, slow, nonsense, gone, good = accounts
        names = [account.token.partition(".")[0] for account in accounts]
        plan = seance.tournaments.plan(
            *("ghooost", {}),
            accounts=names,
            options=SHORT,
            move_seconds=MOVE_SECONDS,
            game_seconds=GAME_SECONDS,
            max_timeouts=3,
        )
        longest = seance.tournaments.forecast(plan).longest_seconds
        assert longest
        began = time.monotonic()
        id_ = seance.tournaments.create(plan).id
        ended = threading.Event()
        work: list[Callable[[], object]] = [
            lambda: play_tournament(slow, slowly, id_),
            lambda: talk_nonsense(nonsense, ended),
            lambda: vanish(gone, id_),
            lambda: play_tournament(good, at_random(), id_),
        ]
        with ThreadPoolExecutor(len(work)) as pool:
            playing = [pool.submit(each) for each in work]
            over = lambda: seance.tournaments.get(id_).status == "finished"  # noqa: E731
            wait_until(over, "it is over", 4 * PATIENCE)
            taken = time.monotonic() - began
            ended.set()
            for each in playing:
                each.result(PATIENCE)

        lines = {line.entrant: line for line in seance.tournaments.get(id_).standings}
        met = {
            (row.entrant, cell.entrant): cell.points
            for row in seance.tournaments.cross_table(id_)
            for cell in row.against
        }
        games = list(seance.tournaments.games(id_))
    for name in names:
        line = lines[name]
        print(name, line.points, line.timeouts, line.forfeits, line.seconds_used)
    print(f"{taken:.0f} s of {longest} s that the clocks allow")
    absent, present = (names[0], names[2]), (names[1], names[3], names[4])
    assert [0.0] * 6 == [met[one, other] for one in absent for other in present]
    assert 7 == sum(lines[name].forfeits or 0 for name in absent)
    assert not lines[names[4]].timeouts
    assert not lines[names[4]].forfeits
    assert lines[names[3]].timeouts
    assert lines[names[1]].forfeits
    assert taken <= longest
    for game in games:
        assert game.result
        for seat in game.result.forfeits or ():
            assert max(game.result.places) == game.result.places[seat]
            assert seat not in game.result.winners
        assert all(used <= GAME_SECONDS for used in game.result.seconds_used or ())
