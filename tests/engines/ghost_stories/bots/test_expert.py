from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.bots import Cancelled
from engines.core.chance import Chance, derive
from engines.ghost_stories import TITLE
from engines.ghost_stories.base import BaseGame
from engines.ghost_stories.bots import judgement, value
from engines.ghost_stories.bots.features import CONDITION, LOCKED, MARKS
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.thinking import Thinker
from engines.ghost_stories.bots.value import Value, found
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import Table
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    SEEK_HELP,
    asked,
    effect,
    fate,
    offered,
    table,
)
from tests.engines.ghost_stories.builders import play as take
from tests.engines.ghost_stories.matches import won

if TYPE_CHECKING:
    from collections.abc import Iterator

ACT = ("act",)
WEIGHTS = found()


def thinker() -> Thinker:
    """Return what the expert thinks with."""
    return Thinker(Value(WEIGHTS), Planner(Judge(), rules))


def busy() -> Table:
    """Return a table where several plans are about as good."""
    return table(
        at={"yellow": "pavilion"},
        ghosts={"yellow.2": "ghoul", "blue.0": "lich", "red.1": "skinner"},
        tao={"yellow": "yellow"},
        ask=("move",),
    )


def chosen(s: Table, bot: Any = TITLE.bots["expert"]) -> tuple[object, ...]:
    """Return what the expert takes."""
    view = TITLE.view(s, asked(s))
    options = offered(s)
    index: int = bot.choose(view, options, Chance(bytes(32)))
    return options[index]


def values(s: Table) -> dict[tuple[object, ...], float]:
    """Return how likely the expert thinks each option wins."""
    thinks = thinker()
    options = list(offered(s))
    s.rules = thinks.rules
    found = thinks.values(s, options)
    s.rules = rules
    return dict(zip(options, found, strict=True))


def wandered(games: int, every: int) -> Iterator[Table]:
    """Yield tables of games in which any option is taken, each time a few later."""
    chance = Random(5)
    for number in range(games):
        players = 1 + number % 4
        given = {
            "edition": ("fr2010", "nl2008")[number // 4 % 2],
            "difficulty": ("nightmare", "initiation")[number // 8 % 2],
        }
        title = BaseGame()
        key = derive(b"wandered", number)
        s = title.start(players, title.complete(players, given), key).state
        while s.outcome is None:
            if not chance.randrange(every):
                yield s
            s.rules.choose(s, chance.choice(s.rules.options(s)))


def test_it_stops_when_nobody_waits_any_more() -> None:
    """
    Thoughts that are cancelled end with the next table; finished ones do not.
    """
    looked = []

    def third() -> bool:
        looked.append(1)
        return len(looked) == 3

    with pytest.raises(Cancelled):
        chosen(busy(), TITLE.bots["expert"].until(third))

    assert 3 == len(looked)
    chosen(busy(), TITLE.bots["expert"].until(lambda: False))
    chosen(busy(), TITLE.bots["heuristic"].until(lambda: True))


def test_what_leaves_no_choice_needs_no_thought() -> None:
    """
    The only option is taken without a look at the table.
    """
    bot = TITLE.bots["expert"].until(lambda: True)

    assert 0 == bot.choose(TITLE.view(busy(), 0), [ATTEMPT], Chance(bytes(32)))


def test_the_best_known_one_is_last() -> None:
    """
    A game without a bot's name gets it, with the expansion or without.
    """
    assert ["random", "heuristic", "expert"] == list(BaseGame.bots)
    assert ["random", "heuristic", "expert"] == list(TITLE.bots)


def test_thoughts_leave_the_table_alone() -> None:
    """
    Every option of any decision gets a chance, from what lies there face up.
    """
    seen = set()
    thinks = thinker()
    for s in wandered(8, 60):
        decision = s.agenda[-1][0]
        options = s.rules.options(s)
        if len(options) < 2 or decision in ("pick_dice", "blow_ghost"):
            continue
        seen.add(decision)
        before, frames = TITLE.view(s, None), list(s.agenda)
        s.rules = thinks.rules
        first = thinks.values(s, options)
        s.deck.reverse()
        assert first == thinks.values(s, options)
        s.deck.reverse()
        s.rules = rules
        assert all(-0.2 <= chance <= 1 for chance in first)
        assert before == TITLE.view(s, None)
        assert frames == s.agenda

    assert {"move", "act", "place_ghost"} <= seen


def test_marks_are_those_that_there_are() -> None:
    """
    Whatever happens, each mark has a weight, and the value is a chance.
    """
    judge = Value(WEIGHTS)
    phases = set()
    for number, wanderer in enumerate(wandered(16, 4)):
        s = wanderer.clone()
        # Nobody who wanders comes far: the deck is shorter than it was.
        s.deck = s.deck[: 5 + number % 50]
        marks = judge.marks(s, coming=number % 5)
        phases.add(marks.phase)
        assert 0 <= min(marks.set) <= max(marks.set) < MARKS == len(WEIGHTS)
        assert 0 < judge.chance(s, marks) < 1

    assert set(range(6)) == phases


def test_incarnations_that_cannot_be_exorcised_yet_are_marked() -> None:
    """
    GS-8.1.2: one needs a free space opposite, one a Buddha that it was put on.
    """
    judge = Value(WEIGHTS)
    free = table(ghosts={"yellow.1": "howling_nightmare"})
    behind = table(ghosts={"yellow.1": "howling_nightmare", "green.1": "ghoul"})
    loose = table(ghosts={"yellow.1": "uncatchable"}, held={"yellow": 1})
    caught = table(ghosts={"yellow.1": "uncatchable"})
    caught.caught = True

    marks = [
        {m - CONDITION for m in judge.marks(s).set if 0 <= m - CONDITION < 6}
        for s in (free, behind, loose, caught)
    ]

    assert [set(), {5}, {2}, {0}] == marks


def test_powers_that_rest_are_marked() -> None:
    """
    GS-11.2: of one board below a lock, of all while Forgotten Ones is in play.
    """
    judge = Value(WEIGHTS)
    counts = [
        sum(0 <= mark - LOCKED < 8 for mark in judge.marks(table(ghosts=ghosts)).set)
        for ghosts in (
            {},
            {"red.0": "coffin_breaker_1"},
            {"red.0": "forgotten_ones"},
        )
    ]

    assert [0, 1, 4] == counts


def test_what_is_remembered_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    What a judge remembers is what it would find again, and it forgets in time.
    """
    monkeypatch.setattr(judgement, "REMEMBERED", 8)
    monkeypatch.setattr(value, "REMEMBERED", 8)
    judge, chance, s = Judge(), Value(WEIGHTS), busy()
    for place in range(9):
        for colour in range(4):
            s.where[0] = place
            s.tao[colour] = 2
            assert Judge().worth(s) == judge.worth(s) == judge.worth(s)
            assert Value(WEIGHTS)(s) == chance(s) == chance(s)
            s.tao[colour] = 0

    assert len(judge._memory) <= 8
    assert len(chance._bands) <= 8


def test_it_exorcises_what_it_can() -> None:
    """
    A ghost that a roll will probably remove is attacked, with a token if need be.
    """
    s = table(
        at={"yellow": "taoist_altar"},
        ghosts={"green.1": "creeping_one", "blue.1": "lich"},
        tao={"yellow": "green"},
        ask=ACT,
    )
    assert ATTEMPT == chosen(s)
    fate(s, "red", "red", "red")
    take(s, *ATTEMPT)
    assert ("exorcise_with", ("green.1",), ("yellow.green",)) == chosen(s)


def test_it_wins_where_it_can() -> None:
    """
    GS-17.1: the last incarnation is exorcised, whatever else there is to do.
    """
    s = table(
        at={"yellow": "tea_house", "red": "tea_house"},
        ghosts={"yellow.2": "vampire_lord", "blue.1": "lich"},
        tao={"yellow": "yellow yellow yellow", "red": "yellow"},
        ask=ACT,
    )
    assert ATTEMPT == chosen(s)
    assert 1.0 == pytest.approx(values(s)[ATTEMPT])

    # One success is left to the dice; two curses of the other ghost do not matter.
    s.tao[0] = 2
    s.supply[0] = 1
    assert 0.5 < values(s)[ATTEMPT] < 1


def test_it_fears_the_curse_of_the_last_moment() -> None:
    """
    GS-X-12: one face of the Curse die loses before Death Army is gone.
    """
    given: dict[str, Any] = {
        "haunted": ["cemetery", "sorcerer"],
        "at": {"yellow": "tea_house"},
        "ghosts": {"yellow.2": "death_army"},
        "tao": {"yellow": "black black black black", "red": ""},
        "circle": "",
        "mantra": "",
        "ask": ACT,
    }
    bare = table(**given)
    strong = table(**given, powers={"yellow": "enfeeblement_mantra"})
    strong.mantra = 2

    assert values(bare)[ATTEMPT] < 5 / 6
    assert 5 / 6 == pytest.approx(values(strong)[ATTEMPT])


def test_the_favourite_rolls_a_bad_curse_again() -> None:
    """
    GS-11.7: what harms is rolled again, a blank face is kept.
    """
    for face, expected in (("haunt", "reroll_curse"), ("none", "keep_curse")):
        s = table(active="green", haunted=["pavilion"])
        s.agenda[-1:] = [("suffer_curse", 0), ("reroll_curse", s.owners[s.active])]
        s.curse = ("none", "haunt", "ghost", "lose_all_tao", "lose_qi").index(face)
        assert expected == chosen(s)[0]


def test_the_favourite_rolls_useless_dice_again() -> None:
    """
    GS-8.1.4: what no ghost asks for is picked, what hits is kept.
    """
    s = table(
        active="green",
        at={"green": "taoist_altar"},
        ghosts={"green.1": "wicked_one_1"},
        ask=ACT,
    )
    fate(s, "green", "red", "green")
    take(s, *ATTEMPT)

    assert ("pick_die", "red") == chosen(s)


def test_power_makes_rolls_better() -> None:
    """
    GS-8.1.4, GS-11.8: who rolls again or skips curses attempts with more hope.
    """
    ghosts = {"yellow.2": "zombie_1", "blue.0": "abysmal_1"}
    hopes = [
        values(
            table(
                active="green",
                at={"green": "tea_house"},
                ghosts=ghosts,
                powers={"green": power},
                ask=ACT,
            )
        )
        for power in ("gods_favorite", "strength_of_a_mountain")
    ]
    locked = values(
        table(
            active="green",
            at={"green": "tea_house"},
            ghosts={**ghosts, "green.0": "coffin_breaker_1"},
            ask=ACT,
        )
    )

    for hope in hopes:
        assert hope[ATTEMPT] > hope["pass",]
    assert locked[ATTEMPT] < min(hope[ATTEMPT] for hope in hopes)


def test_herbs_are_worth_their_colours() -> None:
    """
    GS-9.4: less without white faces, more for a favourite, less of what is out.
    """
    given: dict[str, Any] = {"at": {"green": "herbalist"}, "active": "green"}
    plain = table(**given, powers={"green": "strength_of_a_mountain"}, ask=ACT)
    again = table(**given, powers={"green": "gods_favorite"}, ask=ACT)
    out = table(**given, powers={"green": "strength_of_a_mountain"}, ask=ACT)
    out.supply[1] = 0
    out.tao[5] = 4

    gains = [values(s)[SEEK_HELP] - values(s)["pass",] for s in (plain, again, out)]
    assert gains[1] > gains[0] > gains[2] > 0
    nameless = table(**given, ghosts={"yellow.1": "nameless"}, ask=ACT)
    assert values(nameless)[SEEK_HELP] > values(nameless)["pass",]


def test_a_full_table_brings_no_ghost() -> None:
    """
    GS-5.1: with twelve ghosts in play, tea costs a Qi instead.
    """
    names = [
        CARDS[number].id for number in (1, 2, 5, 12, 13, 16, 23, 24, 27, 34, 35, 38)
    ]
    spaces = [f"{b}.{n}" for b in ("yellow", "red", "green", "blue") for n in range(3)]
    s = table(
        at={"yellow": "tea_house"},
        ghosts=dict(zip(spaces, names, strict=True)),
        ask=ACT,
    )

    assert values(s)[SEEK_HELP] < 1


def test_it_saves_the_village_near_the_limit() -> None:
    """
    One tile from defeat its Yin-Yang turns a tile before the figure acts.
    """
    s = table(
        haunted=["tea_house", "pavilion"],
        yin_yang=["yellow"],
        ghosts={"red.0": "scarlet_evildoer_1", "red.1": "skinner"},
        figures=["red.0", "red.1"],
    )
    s.used = 0b1
    assert "purify" == chosen(s)[0]


def test_the_pockets_are_filled_first() -> None:
    """
    GS-11.3: what is for nothing is taken before the move.
    """
    assert "fill_pockets" == chosen(busy())[0]


def test_a_dying_team_can_still_lose_in_thought() -> None:
    """
    GS-17.2.1: the last Taoist does not buy a ghost with his last Qi.
    """
    s = table(
        qi={"yellow": 1, "red": 0, "green": 0, "blue": 0},
        at={"yellow": "sorcerer"},
        ghosts={"yellow.0": "ghoul"},
        ask=ACT,
    )
    assert 0.0 == values(s)[SEEK_HELP]
    effect(s, "share_qi")


@pytest.mark.soak
def test_it_wins_more_often_than_the_heuristic() -> None:
    """
    GS-17.1: on the same deals its teams win more games.
    """
    assert won("expert", range(40)) > won("heuristic", range(40))
