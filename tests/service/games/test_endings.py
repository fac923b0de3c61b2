from service.games.endings import sweep
from service.store import keys
from tests.callers import InProcess
from tests.played import finished, store
from tests.tables import lay


def test_games_are_forgotten_some_time_after_their_end(caller: InProcess) -> None:
    """
    Nothing of them stays behind; games that go on are kept.
    """
    there = store(caller)
    over = finished(caller, public=True)
    given_up = lay(caller, public=True)
    caller.ask("DELETE", given_up.path, token=given_up.owner)
    goes_on = lay(caller, public=True)
    caller.ask("GET", f"{over.path}/replay", token=over.owner)

    assert 0 == sweep(there, 1)
    assert 200 == over.get().status

    assert 2 <= sweep(there, 0)

    for table in (over, given_up):
        gone = caller.ask("GET", table.path, token=table.owner)
        assert (404, "unknown_game") == gone.refusal
        with there.database.client() as redis:
            assert [] == redis.keys(f"{keys.game(table.id)}*")
    assert 200 == goes_on.get().status
    listed = [game["id"] for game in caller.ask("GET", "/v1/games").json["items"]]
    assert goes_on.id in listed
    assert not {over.id, given_up.id} & set(listed)
    assert 0 == sweep(there, 0)
