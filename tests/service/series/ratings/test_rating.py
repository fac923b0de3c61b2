"""How games move ratings."""

from engines.core.chance import Chance
from engines.core.state import Outcome
from service.series.ratings.rating import THE_GAME, Rating, rate


def outcome(*places: int, winners: tuple[int, ...] = (0,)) -> Outcome:
    return Outcome("over", winners, places, ())


def test_a_win_raises_the_winner_and_both_become_surer() -> None:
    """
    After one game the first is above the second, and less is unknown about both.
    """
    after = rate({}, ("strong", "weak"), outcome(1, 2), cooperative=False)

    assert after["strong"].mean > Rating().mean > after["weak"].mean
    assert all(rating.deviation < Rating().deviation for rating in after.values())
    assert [1, 1] == [rating.games for rating in after.values()]


def test_a_bot_with_several_seats_is_rated_once_by_their_mean_place() -> None:
    """
    Second and third of three is behind the first, and one game more.
    """
    after = rate({}, ("a", "b", "b"), outcome(1, 2, 3), cooperative=False)

    assert ["a", "b"] == list(after)
    assert after["a"].mean > after["b"].mean
    assert 1 == after["b"].games


def test_a_bot_against_itself_learns_nothing() -> None:
    """
    A game whose seats all belong to one bot changes no rating.
    """
    assert {} == rate({}, ("a", "a"), outcome(1, 2), cooperative=False)


def test_equal_places_bring_unequal_ratings_together() -> None:
    """
    A draw lowers the stronger and raises the weaker.
    """
    before = {"a": Rating(30, 5, 9), "b": Rating(20, 5, 9)}
    after = rate(before, ("a", "b"), outcome(1, 1), cooperative=False)

    assert after["a"].mean < 30
    assert after["b"].mean > 20
    assert 10 == after["a"].games


def test_a_team_is_rated_against_the_game() -> None:
    """
    A table won together raises everybody at it and lowers the game.
    """
    won = rate({}, ("a", "b", "a"), outcome(1, 1, 1), cooperative=True)
    lost = rate({}, ("a",), outcome(1, winners=()), cooperative=True)

    assert {"a", "b", THE_GAME} == set(won)
    assert won["a"].mean > Rating().mean > won[THE_GAME].mean
    assert lost["a"].mean < Rating().mean


def test_ratings_find_the_order_of_strength() -> None:
    """
    Three bots of known strength end up in their order, and surely so.
    """
    chance, ratings = Chance(b"7"), dict[str, Rating]()
    for _ in range(200):
        draws = {bot: chance.below(100) + edge for bot, edge in STRENGTH.items()}
        ranked = sorted(draws, key=lambda bot: -draws[bot])
        places = tuple(ranked.index(bot) + 1 for bot in STRENGTH)
        after = rate(ratings, tuple(STRENGTH), outcome(*places), cooperative=False)
        ratings.update(after)

    assert sorted(STRENGTH) == sorted(STRENGTH, key=lambda bot: -ratings[bot].rank)
    assert all(r.deviation < Rating().deviation / 2 for r in ratings.values())


STRENGTH = {"a": 40, "b": 20, "c": 0}
