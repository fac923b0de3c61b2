"""Everything that a program needs without a look into what is generated."""

import asyncio
import secrets
from typing import Any

import httpx
import pytest
from seance_sdk import (
    PROBLEM_CODES,
    AsyncSeance,
    Conflict,
    Game,
    NotFound,
    Seance,
    bot,
    human,
    open_seat,
    play,
)
from seance_sdk.generated.models import Decision, GameSummary, Option
from seance_sdk.lobby import Gone

from service.api.problems import codes
from tests.openapi.python.playing import SHORT, at_random
from tests.servers import PATIENCE


def test_the_codes_of_refusals_are_known(seance: Seance) -> None:
    """
    All that the service can say, and what it says is one of them.
    """
    assert set(codes()) == set(PROBLEM_CODES)
    with pytest.raises(NotFound) as refused:
        seance.game("0123456789abcdef").refresh()
    assert refused.value.code in PROBLEM_CODES
    assert refused.value.details.detail in str(refused.value)


class Noting(httpx.HTTPTransport):
    """Notes the tokens that are sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[str] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request, whose token is noted."""
        self.sent.append(request.headers.get("Authorization", ""))
        return super().handle_request(request)


def test_another_token_is_sent_with_everything(url: str) -> None:
    """
    Also where the same part of the service was used with the first token before.
    """
    transport = Noting()
    with Seance(url, "first", transport=transport) as seance:
        seance.titles.all()
        seance.as_("second").titles.all()

    assert ["Bearer first", "Bearer second"] == transport.sent


def test_a_picture_is_drawn_as_it_is_asked_for(seance: Seance) -> None:
    """
    In another theme, layout and language, with a frame around what an option touches.
    """
    table = seance.create_game("ghooost", [human("Ann"), human("Bob")], seed="7")
    game = table.seats[table.state.to_act[0]]
    pointed = next(option.refs for option in game.options if option.refs)
    plain = game.draw()

    drawn = {
        plain,
        game.draw(theme="dark"),
        game.draw(layout="narrow"),
        game.draw(lang="nl"),
        game.draw(highlight=pointed),
    }

    assert 5 == len(drawn)
    assert f'data-ref="{pointed[0]}"' in plain
    assert game.describe() != game.describe(lang="fr")


def test_a_ticket_shows_a_private_table_without_a_token(seance: Seance) -> None:
    """
    The address of a picture for a page: whoever has it sees what the seat sees.
    """
    table = seance.create_game("ghooost", [human("Ann"), human("Bob")])
    game = table.seats[0]
    address = game.board_url(game.ticket().ticket, theme="dark", highlight=["seat:0"])

    shown = httpx.get(address, timeout=PATIENCE)

    assert 200 == shown.status_code
    assert game.draw(theme="dark", highlight=["seat:0"]) == shown.text
    assert table.draw(theme="dark", highlight=["seat:0"]) != shown.text
    nobodys = httpx.get(game.board_url("x" * 43), timeout=PATIENCE)
    assert 401 == nobodys.status_code


def test_a_tournament_is_planned_held_and_looked_at(seance: Seance) -> None:
    """
    It is watched to its end; its games, its standings and its picture are there.
    """
    tournaments = seance.tournaments
    plan = tournaments.plan(
        "ghooost",
        {"careful": ["heuristic"], "careless": ["random"]},
        options=SHORT,
        repeats=2,
    )

    assert 2 == tournaments.forecast(plan).games
    held = tournaments.create(plan)
    watched = list(tournaments.watch(held.id))

    assert "finished" == watched[-1].status == tournaments.get(held.id).status
    assert {"careful", "careless"} == {
        line.entrant for line in tournaments.get(held.id).standings
    }
    assert 2 == len(list(tournaments.games(held.id)))
    assert held.id in [each.id for each in tournaments.all()]
    assert tournaments.draw(held.id).startswith("<svg")
    replays = list(tournaments.export_replays(held.id))
    assert [0, 1] == [line["number"] for line in replays]
    assert [line["game"] for line in replays] == [
        line["replay"]["game"] for line in replays
    ]
    assert [] == held.credentials


def test_an_operator_grants_an_account_the_right_to_organise(seance: Seance) -> None:
    """
    Its keys may do more from then on; without operator keys anybody is one.
    """
    account = seance.register(f"bot-{secrets.token_hex(8)}")
    name = account.token.partition(".")[0]

    granted = seance.grant(name, ["play", "organise"])

    assert ["play", "organise"] == granted.scopes == granted.keys[0].scopes


def test_a_program_outside_gets_its_token(seance: Seance) -> None:
    """
    Whoever has no bots plays by itself; a tournament is cancelled by a word.
    """
    plan = seance.tournaments.plan("ghooost", {"mine": [], "theirs": ["random"]})

    held = seance.tournaments.create(plan)

    assert ["mine"] == [each.entrant for each in held.credentials]
    assert "cancelled" == seance.tournaments.cancel(held.id).status


def test_a_simulation_is_played_and_reported(seance: Seance) -> None:
    """
    Its report comes as figures, as a table and as a picture.
    """
    simulations = seance.simulations
    begun = simulations.create("ghooost", ["random", "random"], 4, options=SHORT)

    watched = list(simulations.watch(begun.id))

    assert "finished" == watched[-1].status
    report = simulations.get(begun.id).report
    assert report
    assert 4 == report.games
    assert "wins by bot" in simulations.export(begun.id)
    assert simulations.draw(begun.id).startswith("<svg")
    assert begun.id in [each.id for each in simulations.all()]


def test_decisions_of_a_simulation_are_kept_to_learn_from(seance: Seance) -> None:
    """
    Line by line, those of all games, however they were compressed.
    """
    bots = ["random", "random"]
    begun = seance.simulations.create(
        "ghooost", bots, 4, options=SHORT, keep_decisions=True
    )
    assert "finished" == list(seance.simulations.watch(begun.id))[-1].status

    found = list(seance.simulations.decisions(begun.id))

    assert {1, 2, 3, 4} == {each["game"] for each in found}
    assert all(each["choice"] < len(each["options"]) for each in found)
    assert found == asyncio.run(decisions_by_async(f"{seance.http.base_url}", begun.id))


async def decisions_by_async(url: str, simulation: str) -> list[dict[str, Any]]:
    async with AsyncSeance(url) as seance:
        return [each async for each in seance.simulations.decisions(simulation)]


def test_a_schedule_comes_and_goes(seance: Seance) -> None:
    """
    A tournament that is planned can be held every year instead.
    """
    bots = {"one": ["random"], "two": ["random"]}
    plan = seance.tournaments.plan("ghooost", bots)

    made = seance.schedules.create("0 0 1 1 *", plan, missed="skip")

    assert made.id in [each.id for each in seance.schedules.all()]
    seance.schedules.delete(made.id)
    assert made.id not in [each.id for each in seance.schedules.all()]


def test_titles_tell_their_rules_and_replays_are_checked(seance: Seance) -> None:
    """
    The catalogue, a public game in its list, and a replay that holds.
    """
    title = next(each for each in seance.titles.all() if each.id == "ghooost")
    assert seance.titles.get(title.id).components["cards"]
    assert any(rule.id.startswith("GH-") for rule in seance.titles.rules(title.id))
    assert isinstance(seance.titles.ratings(title.id, players=2), list)

    seats = [human(), bot("random")]
    table = seance.create_game("ghooost", seats, options=SHORT, public=True)
    play(table.seats[0], at_random(7))

    assert table.id in [each.id for each in seance.lobby.games(title="ghooost")]
    assert seance.verify(table.replay()).valid


def test_a_seat_is_spared_what_leaves_no_choice(seance: Seance) -> None:
    """
    By a new table, by a claim and later; and it is asked again when it wants.
    """
    seats = [human("Ann", auto="single"), open_seat()]
    table = seance.create_game("halloween", seats, seed="auto")
    bob = table.claim(1, auto="single")
    asked = []

    def choose(game: Game, decision: Decision) -> Option:
        asked.append(len(decision.options))
        return at_random(len(asked))(game, decision)

    for _ in range(12):
        for game in (table.seats[0], bob):
            while decision := game.refresh().decision:
                game.send(choose(game, decision))

    assert min(asked) > 1
    assert not bob.take_back(1, auto="off").state.seats[1].auto


def test_whoever_resigns_loses_and_all_find_the_same_rematch(seance: Seance) -> None:
    """
    It starts when both have come.
    """
    table = seance.create_game("ghooost", [human("Ann"), human("Bob")])
    ann, bob = table.seats.values()

    ann.resign(0)

    assert bob.refresh().outcome
    assert bob.outcome
    assert [1] == bob.outcome.winners
    waiting, started = ann.rematch(), bob.rematch()
    assert waiting.id == started.id
    assert "playing" == waiting.refresh().status


def test_a_seat_that_waits_for_somebody_is_found_by_nobody_else(seance: Seance) -> None:
    """
    The lobby tells that it comes and that it is gone; the invitation opens it.
    """
    options = {"no_progress_actions": 23}
    table = seance.create_game(
        "ghooost", [human(), open_seat()], options=options, public=True
    )
    found = list(seance.lobby.games(open_seats=True, options=options))
    watched = seance.lobby.watch(open_seats=True, options=options)
    first = next(watched)
    invitation = table.invite(1).invitation

    assert [table.id] == [game.id for game in found]
    assert isinstance(first, GameSummary)
    assert table.id == first.id
    assert Gone(table.id) == next(watched)
    with pytest.raises(Conflict) as refused:
        table.claim(1)
    assert "seat_reserved" == refused.value.code
    assert "playing" == table.claim(1, invitation=invitation).state.status
    # Others of this service look for public games that are being played.
    table.abandon()
