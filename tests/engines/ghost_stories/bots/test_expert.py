from __future__ import annotations

from typing import Any

import pytest

from engines.core.bots import Cancelled
from engines.core.chance import Chance, derive
from engines.ghost_stories import TITLE
from engines.ghost_stories.base import BaseGame
from engines.ghost_stories.bots import judgement
from engines.ghost_stories.bots.expert import ExpertBot
from engines.ghost_stories.bots.instinct import Instinct
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.reflexes import tuned
from engines.ghost_stories.presentation.view import determinise
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import Table
from engines.ghost_stories.tiles import TILE_NUMBERS
from engines.ghost_stories.yang import ATTEMPT
from tests.engines.ghost_stories.builders import asked, effect, offered, table
from tests.engines.ghost_stories.matches import won

ACT = ("act",)


def busy() -> Table:
    """Return a table where several plans are about as good."""
    return table(
        at={"yellow": "pavilion"},
        ghosts={"yellow.2": "ghoul", "blue.0": "lich", "red.1": "skinner"},
        tao={"yellow": "yellow"},
        ask=("move",),
    )


def choice(s: Table, bot: Any, key: bytes = bytes(32)) -> int:
    """Return which option a bot takes."""
    index: int = bot.choose(TITLE.view(s, asked(s)), offered(s), Chance(key))
    return index


def test_it_tries_no_more_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    The budget is a number of tries, shared by the options; its choice follows from it.
    """
    played = []
    play_on = ExpertBot._play_on

    def counted(self: ExpertBot, *given: Any) -> float:
        played.append(given)
        return play_on(self, *given)

    monkeypatch.setattr(ExpertBot, "_play_on", counted)
    bot = ExpertBot(Planner(Judge(), rules), determinise, rules, tries=24)

    first = choice(busy(), bot)

    assert 0 < len(played) <= 24
    assert first == choice(busy(), bot)


def test_it_stops_when_nobody_waits_any_more() -> None:
    """
    A search that is cancelled raises before its next try; a finished one does not.
    """
    looked = []

    def third() -> bool:
        looked.append(1)
        return len(looked) == 3

    with pytest.raises(Cancelled):
        choice(busy(), TITLE.bots["expert"].until(third))

    assert 3 == len(looked)
    choice(busy(), TITLE.bots["expert"].until(lambda: False))
    choice(busy(), TITLE.bots["heuristic"].until(lambda: True))


def test_it_exorcises_what_it_can() -> None:
    """
    A ghost that a roll will probably remove is attacked.
    """
    s = table(
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul", "blue.0": "lich"},
        tao={"yellow": "yellow"},
        ask=ACT,
    )

    assert ATTEMPT == offered(s)[choice(s, TITLE.bots["expert"])]


def test_instinct_plays_whole_games() -> None:
    """
    Every decision of the base game has an answer that is offered.
    """
    instinct = Instinct(Planner(Judge(), rules), tuned())
    seen = set()
    for number in range(16):
        players = 1 + number % 4
        given = {"edition": ("nl2008", "fr2010")[number // 4 % 2]}
        key = derive(b"instinct", number)
        s = TITLE.start(players, TITLE.complete(players, given), key).state
        while s.outcome is None:
            seen.add(s.agenda[-1][0])
            option = instinct.choose(s)
            assert option in s.rules.options(s)
            s.rules.choose(s, option)

    assert {"move", "act", "finish", "place_ghost", "choose_result"} <= seen


def test_what_leaves_no_choice_needs_no_thought() -> None:
    """
    The only option is taken without a try.
    """
    bot = TITLE.bots["expert"].until(lambda: True)

    assert 0 == bot.choose(TITLE.view(busy(), 0), [ATTEMPT], Chance(bytes(32)))


def test_it_thinks_no_further_than_to_the_end() -> None:
    """
    A game that is lost on the way is over, whatever turns were left to try.
    """
    s = table(
        qi={"yellow": 1, "red": 0, "green": 0, "blue": 0},
        at={"yellow": "pavilion"},
        ghosts={"yellow.0": "ghoul", "yellow.1": "lich", "yellow.2": "yellow_plague"},
        ask=("move",),
    )
    bot = ExpertBot(Planner(Judge(), rules), determinise, rules, tries=24)

    assert choice(s, bot) < len(offered(s))


def test_instinct_strikes_what_can_be_struck() -> None:
    """
    Not what needs a free space opposite, and not what is not worth its tokens.
    """
    instinct = Instinct(Planner(Judge(), rules), tuned())
    ghosts = {"yellow.1": "howling_nightmare"}
    behind = table(ghosts={**ghosts, "green.1": "ghoul"})
    alone = table(ghosts=ghosts)

    pavilion = alone.village.index(TILE_NUMBERS["pavilion"])
    assert 0 == instinct.strike(behind, pavilion)
    assert 0 < instinct.strike(alone, pavilion)

    dear = Instinct(Planner(Judge(), rules), tuned()._replace(token=1000))
    rich = table(ghosts={"yellow.1": "lich"}, tao={"yellow": "yellow yellow"})
    assert 0 == dear.strike(rich, pavilion)
    assert 0 < instinct.strike(rich, pavilion)


def test_instinct_gives_qi_to_who_has_least() -> None:
    """
    GS-15.2: to a living Taoist.
    """
    instinct = Instinct(Planner(Judge(), rules), tuned())
    s = table(qi={"yellow": 3, "red": 2, "green": 0, "blue": 4})
    effect(s, "share_qi")

    assert ("give_qi", "red") == instinct.choose(s)


def test_memories_of_a_judge_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    What a judge remembers is what it would find again, and it forgets in time.
    """
    monkeypatch.setattr(judgement, "REMEMBERED", 8)
    judge, s = Judge(), busy()
    for place in range(9):
        for colour in range(4):
            s.where[0] = place
            s.tao[colour] = 2
            assert Judge().worth(s) == judge.worth(s) == judge.worth(s)
            s.tao[colour] = 0

    assert len(judge._memory) <= 8


@pytest.mark.soak
def test_it_wins_more_often_than_the_heuristic() -> None:
    """
    GS-17.1: on the same deals its teams win more games.
    """
    assert won("expert", range(40)) > won("heuristic", range(40))


def test_the_base_game_offers_it_too() -> None:
    """
    Without its expansion the title has the same bots, the best known one last.
    """
    assert ["random", "expert", "heuristic"] == list(BaseGame.bots)
    assert ["random", "expert", "heuristic"] == list(TITLE.bots)
