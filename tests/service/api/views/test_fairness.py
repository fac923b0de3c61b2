from hashlib import sha256

from tests.callers import InProcess
from tests.played import finished, play_bots
from tests.tables import HUMAN, OPEN, lay


def test_a_seat_contributes_to_a_chance_that_was_committed_to_before(
    caller: InProcess,
) -> None:
    """
    The same secret with another contribution deals other cards.
    """
    hands = []
    for seed in ("heads", "tails", "heads"):
        table = lay(caller, HUMAN, OPEN, seed="the same secret")
        before = table.get(0).json
        assert "view" not in before
        claim = caller.ask("POST", f"{table.path}/seats/1/claims", {"seed": seed})
        game = claim.json["game"]
        assert before["fairness"]["commitment"] == game["fairness"]["commitment"]
        assert [{"seat": 1, "seed": seed}] == game["fairness"]["seeds"]
        hands.append(game["view"]["hand"] + table.get(0).json["view"]["hand"])

    assert hands[0] == hands[2] != hands[1]


def test_the_key_is_told_at_the_end_and_can_be_checked(caller: InProcess) -> None:
    """
    SHA-256(secret) is the commitment, and the key follows from secret and seeds.
    """
    table = lay(caller, HUMAN, OPEN)
    caller.ask("POST", f"{table.path}/seats/1/claims", {"seed": "3 6 4 1"})
    assert not {"secret", "key"} & table.get().json["fairness"].keys()
    for seat in (0, 1):
        body = {"kind": "bot", "bot": {"id": "random"}}
        caller.ask("PUT", f"{table.path}/seats/{seat}", body, token=table.owner)
    play_bots(caller, table)

    fairness = table.get().json["fairness"]

    secret = bytes.fromhex(fairness["secret"])
    seeds = b"".join(sha256(seed).digest() for seed in (b"", b"3 6 4 1"))
    assert sha256(secret).hexdigest() == fairness["commitment"]
    assert sha256(secret + seeds).hexdigest() == fairness["key"]


def test_without_contributions_the_secret_is_the_key(caller: InProcess) -> None:
    """
    So its commitment is that of the key.
    """
    fairness = finished(caller).get().json["fairness"]

    assert fairness["secret"] == fairness["key"]
    assert "seeds" not in fairness


def test_what_is_contributed_is_checked(caller: InProcess) -> None:
    """
    A text of bounded length.
    """
    table = lay(caller, HUMAN, OPEN)

    for seed in ("", "x" * 201, 7):
        refused = caller.ask("POST", f"{table.path}/seats/1/claims", {"seed": seed})
        assert (422, "invalid_field") == refused.refusal
