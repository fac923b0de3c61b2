from collections.abc import Callable, Sequence

import pytest

import engines
from engines.core.bots import Bot, Cancelled, RandomBot, RankedBot
from engines.core.chance import Chance
from engines.core.fields import Json
from engines.core.state import Option

MENU: list[Option] = [("take", number) for number in range(100)]


class Steadfast(Bot):
    """Always takes the last option."""

    id = "steadfast"

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        assert view == {"a": "view"}
        assert chance.key
        return len(options) - 1


def test_a_bot_is_called_by_its_levels() -> None:
    """
    By its mere id it plays its best.
    """
    steadfast = Steadfast()

    assert ["steadfast@1", "steadfast@2", "steadfast"] == steadfast.names
    assert steadfast is steadfast.at(3)
    assert ["steadfast@1", "steadfast@2"] == [steadfast.at(n).id for n in (1, 2)]
    assert ["random"] == RandomBot().names


@pytest.mark.parametrize("level, share", [(1, 0.5), (2, 0.15), (3, 0)])
def test_the_lower_the_level_the_more_often_a_bot_takes_anything(
    level: int, share: float
) -> None:
    """
    Half of its choices at level 1, one in seven at level 2, none at its best.
    """
    bot, chance = Steadfast().at(level), Chance(b"levels")

    choices = [bot.choose({"a": "view"}, MENU, chance) for _ in range(2000)]

    others = sum(choice != len(MENU) - 1 for choice in choices) / len(choices)
    assert share == pytest.approx(others, abs=0.03)
    assert bot.needs_view


class Slow(Steadfast):
    """Thinks until nobody waits."""

    stopped: Callable[[], bool] | None = None

    def until(self, stopped: Callable[[], bool]) -> Bot:
        slow = Slow()
        slow.stopped = stopped
        return slow

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        if self.stopped and self.stopped():
            raise Cancelled
        return self.choose(view, options, chance)


def test_a_distracted_bot_is_cancelled_as_the_one_that_it_is() -> None:
    """
    At any level a bot that takes long looks whether somebody waits; others need not.
    """
    looks = iter([False, False, True])
    bot = Slow().at(2).until(lambda: next(looks))

    with pytest.raises(Cancelled):
        bot.choose({"a": "view"}, MENU, Chance(b"attentive"))

    assert [] == list(looks)
    assert "steadfast@2" == bot.id
    steadfast = Steadfast()
    assert steadfast is steadfast.until(lambda: True)


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_every_title_names_its_bots(title: str) -> None:
    """
    Each by its id and, below its best, by its level; the best one is last.
    """
    found = engines.get(title)

    assert {name: name for name in found.bots} == {
        name: bot.id for name, bot in found.bots.items()
    }
    for name in found.bot_names:
        assert name == found.bot(name).id
    assert list(found.bots)[-1] == found.bot_names[-1]


def test_a_bot_may_have_a_way_of_playing_for_each_level() -> None:
    """
    Nobody is distracted: a lower level is another bot, under the name of this one.
    """
    ranked = RankedBot("ranked", RandomBot(), Slow())

    assert ["ranked@1", "ranked"] == ranked.names
    assert ranked is ranked.at(2)
    assert ["ranked@1"] == ranked.at(1).names
    assert ranked.at(1).choose({}, MENU, Chance(b"a")) == RandomBot().choose(
        {}, MENU, Chance(b"a")
    )
    with pytest.raises(Cancelled):
        ranked.until(lambda: True).choose({"a": "view"}, MENU, Chance(b"a"))
