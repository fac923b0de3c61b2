import pytest

from tests.callers import InProcess
from tests.tables import HUMAN, OPEN, lay


def test_a_seat_sees_its_own_hand_and_nobody_elses(caller: InProcess) -> None:
    """
    Each seat gets its own view; owner and spectators see no hand at all.
    """
    table = lay(caller, public=True)

    views = [table.get(seat).json["view"] for seat in (0, 1)]
    owner = table.get().json["view"]
    spectator = caller.ask("GET", table.path).json["view"]

    assert [0, 1] == [view["seat"] for view in views]
    assert "ghooost" == views[0]["title"]
    assert all(len(view["hand"]) == 4 for view in views)
    assert "hand" not in owner
    assert owner == spectator


def test_the_decision_is_shown_to_whom_it_asks(caller: InProcess) -> None:
    """
    `decision` is there exactly for the seat that may answer.
    """
    table = lay(caller)
    asked = table.to_act

    decision = table.get(asked).json["decision"]

    assert "act" == decision["kind"]
    assert decision["options"]
    assert all(option["label"] for option in decision["options"])
    assert all(option["refs"] for option in decision["options"])
    assert "decision" not in table.get(1 - asked).json
    assert "decision" not in table.get().json


def test_an_option_has_help_where_its_label_is_not_enough(caller: InProcess) -> None:
    """
    A newcomer reads what follows a card that cannot be played, but of a place no more.
    """
    cards, village = (
        lay(caller, title=title, seed="midnight")
        for title in ("ghooost", "ghost-stories")
    )
    options, places = (
        table.get(table.to_act).json["decision"]["options"]
        for table in (cards, village)
    )
    luck = next(o for o in options if o["command"]["type"] == "ghooost.try_luck")

    assert luck["help"].startswith("If it cannot be played")
    assert {"ghost_stories.place_ghost"} == {o["command"]["type"] for o in places}
    assert not any("help" in place for place in places)


def test_nobody_is_asked_while_a_seat_is_open(caller: InProcess) -> None:
    """
    A waiting game has no decision for anybody.
    """
    table = lay(caller, HUMAN, OPEN)

    game = table.get(0).json

    assert "waiting" == game["status"]
    assert [] == game["to_act"]
    assert "decision" not in game


def test_an_unchanged_game_costs_nothing(caller: InProcess) -> None:
    """
    304 without a body as long as nothing changed; the ETag is of reader and language.
    """
    table = lay(caller)
    asked = table.to_act
    first = table.get(asked)

    again = table.get(asked, if_none_match=f'"x", {first.etag}')
    weak = table.get(asked, if_none_match=f"W/{first.etag}")

    assert (304, b"") == (again.status, again.data)
    assert first.etag == again.etag
    assert 304 == weak.status
    assert 200 == table.get(1 - asked, if_none_match=first.etag).status
    assert (
        200 == table.get(asked, if_none_match=first.etag, accept_language="fr").status
    )
    table.play()
    assert 200 == table.get(asked, if_none_match=first.etag).status


def test_caches_keep_readers_apart(caller: InProcess) -> None:
    """
    A game is a personal answer that varies by token and language.
    """
    headers = lay(caller).get(0).headers

    assert "private, no-cache" == headers["Cache-Control"]
    assert "Authorization, Accept-Language, Accept-Encoding, Origin" == headers["Vary"]


def test_a_private_game_needs_a_token(caller: InProcess) -> None:
    """
    Without a token a game that is not public is 401; a public one is not.
    """
    private, public = lay(caller), lay(caller, public=True)

    answer = caller.ask("GET", private.path)

    assert (401, "token_missing") == answer.refusal
    assert "Bearer" == answer.headers["WWW-Authenticate"]
    assert 200 == caller.ask("GET", public.path).status


@pytest.mark.parametrize(
    "authorization",
    ["Bearer nonsense", "Basic abc", "Bearer", "Bearer a b", "Bearer é"],
)
def test_a_strange_token_is_refused(caller: InProcess, authorization: str) -> None:
    """
    A token that opens nothing is 401, also where none is needed.
    """
    public = lay(caller, public=True)
    headers = {"Authorization": authorization}

    answer = caller.ask("GET", public.path, headers=headers)

    assert (401, "token_unknown") == answer.refusal


def test_a_token_of_another_game_opens_nothing(caller: InProcess) -> None:
    """
    Tokens are of one game.
    """
    table, other = lay(caller), lay(caller)

    answer = caller.ask("GET", table.path, token=other.tokens[0])

    assert (401, "token_unknown") == answer.refusal


@pytest.mark.parametrize(
    "game", ["0123456789abcdef", "x", "{a}:game:b", "%7Ba%7D", "O" * 16]
)
def test_an_unknown_game_is_refused(caller: InProcess, game: str) -> None:
    """
    An id that no game has is 404, whatever it looks like.
    """
    assert (404, "unknown_game") == caller.ask("GET", f"/v1/games/{game}").refusal
