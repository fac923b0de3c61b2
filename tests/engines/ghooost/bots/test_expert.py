from __future__ import annotations

import json
from random import Random

import pytest

from engines.core.bots import Cancelled
from engines.core.chance import Chance, derive
from engines.core.playout import moves
from engines.core.playout import play as play_out
from engines.core.state import Option
from engines.core.title import Setup
from engines.ghooost import TITLE
from engines.ghooost.bots import expert, inference
from engines.ghooost.bots.expert import TRIES, ExpertBot, prospect
from engines.ghooost.bots.inference import HELD, Guess, counted, passed_over
from engines.ghooost.bots.instinct import instinct, play_on
from engines.ghooost.cards import CARD_IDS, DECKS
from engines.ghooost.state import Table
from tests.engines.ghooost.builders import TAKE, A, B, C, X, offered, table


def choice(s: Table, bot: ExpertBot | None = None) -> Option:
    """Return what an expert does."""
    options = offered(s)
    view = TITLE.view(s, s.agenda[-1][1])
    return options[(bot or ExpertBot()).choose(view, options, Chance(bytes(32)))]


def started(players: int, number: int = 0) -> Table:
    """Return a table at its first decision."""
    options = TITLE.complete(players, {})
    return TITLE.start(players, options, derive(b"ghooost expert", number)).state


@pytest.mark.parametrize("players", [2, 4])
def test_instinct_does_what_the_heuristic_does(players: int) -> None:
    """
    GH-5.1: at every decision of whole rounds, without a view and a list of options.
    """
    bot = TITLE.bots["heuristic"]
    for number in range(3):
        s = started(players, number)
        for move in moves(TITLE, s, [bot] * players, derive(b"same", number)):
            assert move.option == instinct(s, move.seat)


@pytest.mark.parametrize(
    "s, chosen",
    [
        (table([1, 1, 1, 1, 13, 13], pile=[8]), ("play", 1, 4, 0)),
        (table([X], pile=[8]), TAKE),
    ],
)
def test_instinct_on_rare_hands(s: Table, chosen: Option) -> None:
    """
    GH-6.3, GH-5.4: a quartet of Scooties; a hand that cannot be played.
    """
    assert chosen == instinct(s, A)


def test_playing_on_ends_with_the_round() -> None:
    """
    GH-9.4: nothing is played after it, nor more than was asked for.
    """
    s = started(3)
    play_on(s, Random(1), 5)
    assert "act" == s.agenda[-1][0]

    play_on(s, Random(1), 5000)

    assert s.agenda[-1][0] in ("end_round", "adjudicate")


def test_it_leaves_if_it_can() -> None:
    """
    GH-9.1: its last card, rather than taking the pile.
    """
    s = table([9], [2, 3, 4, 5], players=2, pile=[8], mansions={A: []})
    s.discard = list(DECKS["counted"])
    for card in (9, 2, 3, 4, 5, 8, 13):
        s.discard[card] -= 1

    assert ("play", 9, 1, 0) == choice(s)


def test_a_single_option_needs_no_thought() -> None:
    """
    GH-5.8: who must pass passes.
    """
    assert 0 == ExpertBot().choose({}, [("pass",)], Chance(bytes(32)))


def test_it_stops_when_nobody_waits_any_more() -> None:
    """
    A search that is cancelled raises before its next try.
    """
    s = started(2)
    view, options = TITLE.view(s, s.agenda[-1][1]), s.rules.options(s)
    bot = ExpertBot().until(lambda: True)

    with pytest.raises(Cancelled):
        bot.choose(view, options, Chance(bytes(32)))


def test_a_lower_level_tries_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    Levels are the same bot with fewer tries; the best one has all of them.
    """
    tried: list[Table] = []

    def counting(s: Table, seat: int) -> float:
        tried.append(s)
        return prospect(s, seat)

    monkeypatch.setattr(expert, "prospect", counting)
    s = started(2)
    view, options = TITLE.view(s, s.agenda[-1][1]), s.rules.options(s)
    spent = []
    for name in TITLE.bots["expert"].names:
        tried.clear()
        bot = TITLE.bot(name)
        bot.choose(view, options, Chance(bytes(32)))
        assert name == bot.id
        spent.append(len(tried))

    assert TITLE.bots["expert"] is TITLE.bots["expert"].at(len(TRIES))
    assert sorted(spent) == spent
    assert spent[0] < spent[1] < spent[2] <= TRIES[-1] + len(options) * 4


def test_prospects() -> None:
    """
    GH-9.7: who left has won; in the end cards count, and circles cost.
    """
    s = table([9], [2, 3, 4], players=2, pile=[8])
    assert prospect(s, A) > 0.5 > prospect(s, B)
    before = prospect(s, A)
    s.idle = 50
    assert prospect(s, A) < before

    s.agenda.append(("adjudicate", A, "no_progress"))
    assert (1.0, 0.0) == (prospect(s, A), prospect(s, B))
    s.left.append(A)
    s.agenda.append(("end_round", "last_one_in"))
    assert (1.0, 0.0) == (prospect(s, A), prospect(s, B))


def test_what_others_passed_over() -> None:
    """
    GH-4.4: who played a 9 on a 5 had most likely no 6; on a scary ghost few may go.
    """
    s = table([4], [2], [3], pile=[5, 9, 9])
    assert {C: {5, 6, 7, 8}, B: {2, 3, 4}} == passed_over(s, A)
    s = table([4], [2], [3], pile=[12])
    assert {C: set(range(2, 12))} == passed_over(s, A)
    s = table([4], [2], players=2, pile=[2, 3, 12])
    # On a Cerberus only a Cerberus could have gone in place of the Igor.
    assert {B: {3}} == passed_over(s, A)


def test_a_guess_fits_the_view_and_prefers_what_is_likely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    GH-13.1: every card is in one place, the view is the same, and weights count.
    """
    s = started(3)
    rare = {name: (1.0, 1e-3, *weights[2:]) for name, weights in counted().items()}
    monkeypatch.setattr(inference, "counted", lambda: rare)
    seat = s.agenda[-1][1]
    view = TITLE.view(s, seat)
    guess, random = Guess(view), Random(3)
    held = 0
    for _ in range(50):
        dealt = guess.deal(random)
        TITLE.check(dealt)
        assert view == TITLE.view(dealt, seat)
        held += sum(dealt.hands[each][1] for each in range(3) if each != seat)

    assert held <= 2


def test_a_guess_leaves_those_alone_who_are_out() -> None:
    """
    GH-9.1: who left holds nothing.
    """
    s = started(3)
    bots = [TITLE.bots["heuristic"]] * 3
    for move in moves(TITLE, s, bots, b"out"):
        if s.left:
            dealt = Guess(TITLE.view(s, move.seat)).deal(Random(1))
            TITLE.check(dealt)
            assert 0 == sum(dealt.hands[s.left[0]])
            break


def test_every_card_has_a_weight() -> None:
    """
    Each situation has a weight for each card, and the command that counts them.
    """
    saved = json.loads(HELD.read_text())
    # Another test may have read them already, and not be counted.
    counted.cache_clear()

    assert saved["command"].startswith("seance tune --title ghooost")
    for situation, weights in saved["weights"].items():
        assert list(CARD_IDS[1:]) == list(weights)
        assert min(weights.values()) > 0
        assert (1.0, *weights.values()) == counted()[situation]


@pytest.mark.soak
def test_it_beats_the_heuristic() -> None:
    """
    GH-11.1: of forty rounds for two, each deal played from both seats, it wins most.
    """
    setup = Setup(2, TITLE.complete(2, {}))
    bots = [TITLE.bots["expert"], TITLE.bots["heuristic"]]
    won = 0
    for number in range(20):
        key = derive(b"soak", number)
        won += 0 in play_out(TITLE, setup, bots, key).outcome.winners
        won += 1 in play_out(TITLE, setup, bots[::-1], key).outcome.winners

    assert won >= 25
