"""Programs that play by the inbox of their account alone."""

import threading
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from seance_sdk import Game, Seance, invited, play_inbox

from tests.openapi.python.playing import SHORT, at_random
from tests.processes import service


def new_name() -> str:
    """A name that no account has."""
    return f"bot-{uuid4().hex[:16]}"


class Program:
    """A program that plays until so many of its games have ended."""

    def __init__(self, seance: Seance, games: int) -> None:
        self.name = new_name()
        self.account = seance.register(self.name)
        self.ended: list[str] = []
        self._games = games
        self._stop = threading.Event()

    def run(self) -> None:
        """Play."""
        play_inbox(self.account, at_random(), over=self._over, stop=self._stop)

    def _over(self, game: Game) -> None:
        assert game.is_over
        self.ended.append(game.id)
        if len(self.ended) == self._games:
            self._stop.set()


def test_programs_play_several_games_at_once(seance: Seance) -> None:
    """
    They are invited, also before they listen, accept, and play all games to the end.
    """
    one, two = (Program(seance, 3) for _ in range(2))
    seats = [invited(one.name), invited(two.name)]
    early = seance.create_game("ghooost", seats, options=SHORT)
    together = seance.create_game(
        "ghost-stories", [invited(one.name), invited(one.name), invited(two.name)]
    )
    with ThreadPoolExecutor(2) as pool:
        running = [pool.submit(each.run) for each in (one, two)]
        late = seance.create_game("ghooost", seats[::-1], options=SHORT)
        for each in running:
            each.result()

    games = {early.id, together.id, late.id}
    assert games == set(one.ended) == set(two.ended)
    assert 3 == len(one.ended) == len(two.ended)
    assert "finished" == early.refresh().status == late.refresh().status


def test_programs_do_not_notice_that_the_service_is_killed() -> None:
    """
    The API is killed and started again while they play; each game ends once.
    """
    with (
        service(processes=1, reconciler=True, log_level="warning") as running,
        Seance(running.url) as seance,
    ):
        programs = [Program(seance, 2) for _ in range(2)]
        names = [each.name for each in programs]
        tables = [
            seance.create_game("ghooost", [invited(n) for n in names], options=SHORT)
            for _ in range(2)
        ]
        with ThreadPoolExecutor(2) as pool:
            playing = [pool.submit(each.run) for each in programs]
            for version in (10, 40):
                while tables[0].refresh().version < version and not tables[0].is_over:
                    tables[0].wait(1)
                running.api.kill()
                running.api.start()
            for each in playing:
                each.result()

        for program in programs:
            assert sorted(table.id for table in tables) == sorted(program.ended)


def test_what_a_program_raises_is_raised(seance: Seance) -> None:
    """
    A fault of its own does not go under in a thread.
    """
    account = seance.register(new_name())
    name = account.http.get("/v1/me").json()["name"]
    seance.create_game("ghost-stories", [invited(name)])

    def fail(*_: object) -> int:
        raise ValueError("no idea")

    with pytest.raises(ValueError, match="no idea"):
        play_inbox(account, fail)
