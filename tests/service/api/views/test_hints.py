import pytest

import engines
from service.games.deadlines import now
from service.games.people import hints
from service.store.hints import Hint
from service.store.queues import HINT_QUEUE
from tests.callers import Answer, InProcess
from tests.played import fewest, finished, store
from tests.tables import BOT, HUMAN, OPEN, Table, lay


def ask(table: Table, seat: int) -> Answer:
    path = f"{table.path}/hints"
    return table.caller.ask("POST", path, token=table.tokens[seat])


def look(table: Table, seat: int, hint: str, **headers: str) -> Answer:
    path = f"/v1/hints/{hint}"
    return table.caller.ask("GET", path, token=table.tokens[seat], headers=headers)


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_worker_finds_out_what_a_strong_bot_would_do(
    caller: InProcess, title: str
) -> None:
    """
    202 at once, pending for a while, then one of the options, in words.
    """
    table = lay(caller, *[HUMAN] * fewest(title), title=title)
    seat = table.to_act

    asked = ask(table, seat)
    hint = asked.json["id"]

    assert 202 == asked.status
    assert f"/v1/hints/{hint}" == asked.headers["Location"]
    assert "pending" == asked.json["status"]
    assert asked.json == look(table, seat, hint).json

    assert hints.work_out(store(caller), hint)

    ready = look(table, seat, hint)
    assert "ready" == ready.json["status"]
    assert ready.json["option"] in table.get(seat).json["decision"]["options"]
    assert "no-store" == ready.headers["Cache-Control"]
    assert ready.json == ask(table, seat).json
    assert 200 == table.send(seat, ready.json["option"]["command"]).status


def test_a_hint_speaks_the_language_of_the_client(caller: InProcess) -> None:
    """
    The label is that of the option in the same language.
    """
    table = lay(caller)
    seat = table.to_act
    hint = ask(table, seat).json["id"]
    hints.work_out(store(caller), hint)

    for language in ("en", "nl", "fr"):
        told = look(table, seat, hint, **{"Accept-Language": language})
        assert language == told.headers["Content-Language"]
        options = table.get(seat, accept_language=language).json["decision"]["options"]
        assert told.json["option"] in options


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_hint_follows_from_what_the_seat_sees(caller: InProcess, title: str) -> None:
    """
    Two games that the seat sees alike get the same hint, whatever they hide.
    """
    table = lay(caller, *[HUMAN] * fewest(title), title=title)
    game = store(caller).games.read(table.id)
    seat = table.to_act
    seen = game.title.view(game.table, seat)
    twin = game._replace(state=game.title.determinise(seen, b"another world"))

    assert hints.choose(game, seat) == hints.choose(twin, seat)


def test_a_hint_that_comes_too_late_is_outdated(caller: InProcess) -> None:
    """
    It was asked for a version that has passed.
    """
    table = lay(caller)
    seat = table.to_act
    hint = ask(table, seat).json["id"]
    table.play()

    assert not hints.work_out(store(caller), hint)

    told = look(table, seat, hint).json
    assert "outdated" == told["status"]
    assert "option" not in told


def test_a_lost_hint_is_asked_for_again(caller: InProcess) -> None:
    """
    Whoever looks for a hint that is long due has it queued anew.
    """
    table = lay(caller)
    seat = table.to_act
    there = store(caller)
    long_ago = now() - 2 * hints.LOST_MICROS
    hint = there.hints.create(Hint(table.id, 0, seat, long_ago))
    before = there.turns.queued(HINT_QUEUE)

    look(table, seat, hint.id)

    assert before + 1 == there.turns.queued(HINT_QUEUE)


def test_only_the_seat_that_is_asked_gets_a_hint(caller: InProcess) -> None:
    """
    Who may not act, or not yet, or not any more, is refused.
    """
    table = lay(caller, HUMAN, HUMAN, public=True)
    seat = table.to_act
    path = f"{table.path}/hints"

    assert (409, "not_your_decision") == ask(table, 1 - seat).refusal
    assert (403, "not_a_seat") == caller.ask("POST", path, token=table.owner).refusal
    assert (401, "token_missing") == caller.ask("POST", path).refusal
    assert (401, "token_unknown") == caller.ask("POST", path, token="x" * 43).refusal
    unknown = caller.ask("POST", "/v1/games/0123456789abcdef/hints", token="x")
    assert (404, "unknown_game") == unknown.refusal
    waiting = lay(caller, HUMAN, OPEN)
    assert (409, "game_not_started") == ask(waiting, 0).refusal
    caller.ask("DELETE", table.path, token=table.owner)
    assert (409, "game_over") == ask(table, seat).refusal
    handed = lay(caller, HUMAN, HUMAN)
    caller.ask("PUT", f"{handed.path}/seats/0", BOT, token=handed.owner)
    assert (409, "bot_plays") == ask(handed, 0).refusal


def test_only_the_seat_that_asked_can_read_a_hint(caller: InProcess) -> None:
    """
    Another seat and the owner are 403, others 401; what is not there is 404.
    """
    table = lay(caller)
    seat = table.to_act
    hint = ask(table, seat).json["id"]
    path = f"/v1/hints/{hint}"

    assert (403, "not_your_seat") == look(table, 1 - seat, hint).refusal
    assert (403, "not_your_seat") == caller.ask("GET", path, token=table.owner).refusal
    assert (401, "token_missing") == caller.ask("GET", path).refusal
    assert (401, "token_unknown") == caller.ask("GET", path, token="x" * 43).refusal
    for strange in ("x", f"{table.id}.1.0", f"{table.id}.0.9", f"{table.id}.00.0"):
        assert (404, "unknown_hint") == look(table, seat, strange).refusal


def test_a_hint_for_nobody_is_not_worked_out(caller: InProcess) -> None:
    """
    One that is done, forgotten, or of a game that is gone.
    """
    table = lay(caller)
    there = store(caller)
    hint = ask(table, table.to_act).json["id"]
    assert hints.work_out(there, hint)

    assert not hints.work_out(there, hint)
    assert not hints.work_out(there, f"{table.id}.7.0")
    there.hints.create(Hint("0" * 16, 0, 0, 0))
    assert not hints.work_out(there, f"{'0' * 16}.0.0")
    gone = finished(caller)
    there.hints.create(Hint(gone.id, 0, 0, 0))
    there.games.forget(gone.id)
    refused = caller.ask("GET", f"/v1/hints/{gone.id}.0.0", token="x" * 43)
    assert (404, "unknown_hint") == refused.refusal
