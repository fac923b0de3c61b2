import pytest

from tests.callers import InProcess
from tests.document import Json
from tests.tables import HUMAN, OPEN, lay

pytestmark = pytest.mark.usefixtures("redis_url")


def listed(caller: InProcess, query: str = "") -> list[str]:
    return [item["id"] for item in page(caller, query)["items"]]


def page(caller: InProcess, query: str = "") -> Json:
    return caller.ask("GET", f"/v1/games{query}").json


def test_public_games_are_listed_the_newest_first(caller: InProcess) -> None:
    """
    Only games that were made public are listed.
    """
    games = [lay(caller, public=True).id for _ in range(3)]
    lay(caller)

    assert games[::-1] == listed(caller)


def test_a_summary_tells_who_sits_where(caller: InProcess) -> None:
    """
    A list shows what one needs to choose a game, and no table.
    """
    table = lay(caller, {**HUMAN, "name": "Ann"}, OPEN, public=True)

    (summary,) = page(caller)["items"]

    game = table.get().json
    assert {key: game[key] for key in summary} == summary
    assert "view" not in summary


def test_games_are_found_by_title_and_status(caller: InProcess) -> None:
    """
    A filter leaves only games of that title and status; status changes are followed.
    """
    waiting = lay(caller, HUMAN, OPEN, public=True)
    playing = lay(caller, public=True)

    assert [waiting.id] == listed(caller, "?status=waiting")
    assert [playing.id] == listed(caller, "?status=playing&title=ghooost")
    assert [] == listed(caller, "?status=finished")
    assert [] == listed(caller, "?title=cluedo")

    caller.ask("POST", f"{waiting.path}/seats/1/claims")

    assert [] == listed(caller, "?status=waiting")
    assert [playing.id, waiting.id] == listed(caller, "?status=playing&title=ghooost")
    assert [playing.id, waiting.id] == listed(caller, "?title=ghooost")


def test_pages_follow_each_other_without_gap_or_repeat(caller: InProcess) -> None:
    """
    next_cursor leads to the next page, also when games are created in between.
    """
    games = [lay(caller, public=True).id for _ in range(7)]
    seen: list[str] = []
    query = "?limit=3"
    while True:
        found = page(caller, query)
        seen += [item["id"] for item in found["items"]]
        lay(caller, public=True)
        if "next_cursor" not in found:
            break
        query = f"?limit=3&cursor={found['next_cursor']}"

    assert games[::-1] == seen


@pytest.mark.parametrize(
    "query, where",
    [
        ("?status=lost", "/status"),
        ("?limit=0", "/limit"),
        ("?limit=501", "/limit"),
        ("?limit=1_0", "/limit"),
        ("?limit=+5", "/limit"),
        ("?cursor=5", "/cursor"),
        ("?title=", "/title"),
        ("?page=2", "/page"),
    ],
)
def test_a_query_out_of_bounds_is_refused(
    caller: InProcess, query: str, where: str
) -> None:
    """
    Parameters are checked like fields of a body.
    """
    answer = caller.ask("GET", f"/v1/games{query}")

    assert (422, "invalid_field") == answer.refusal
    assert [where] == [error["pointer"] for error in answer.json["errors"]]
