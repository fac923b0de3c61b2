from service.games.model import Game
from service.store import Store, keys
from service.store.queues import BOT_QUEUE
from tests.redis_setups import Setup
from tests.service.store.steps import BOT, abandon, create, take_step
from tests.tables import HUMAN


def listed(store: Store, title: str = "", status: str = "") -> list[str]:
    """The ids of public games, as a list shows them."""
    return [game.id for game in store.games.public(title, status, "", 100)]


def newest_first(games: list[Game]) -> list[str]:
    return [game.id for game in sorted(games, key=place, reverse=True)]


def place(game: Game) -> tuple[int, str]:
    return game.record.created, game.id


def test_public_games_are_listed_over_all_shards(store: Store) -> None:
    """
    The newest first, wherever in a Cluster they live.
    """
    games = [create(store) for _ in range(12)]
    create(store, public=False)

    assert newest_first(games) == listed(store)
    shown = store.games.public("", "", "", 100)[0]
    newest = max(games, key=place)
    assert (newest.status, newest.version) == (shown.status, shown.version)
    assert newest.record == shown.record
    assert newest.to_act() == shown.to_act


def test_a_list_has_pages(store: Store) -> None:
    """
    Each page goes on where the one before has ended.
    """
    games = [create(store) for _ in range(7)]
    seen: list[str] = []
    before = ""
    while page := store.games.public("", "", before, 3):
        seen += [game.id for game in page]
        before = page[-1].place

    assert newest_first(games) == seen


def test_games_are_found_by_title_and_status(store: Store) -> None:
    """
    A game that changes its status moves from one list to the other.
    """
    playing = create(store)
    given_up = abandon(store, create(store))
    other = create(store, title="halloween")

    assert {playing.id, given_up.id} == set(listed(store, "ghooost"))
    assert {playing.id, other.id} == set(listed(store, status="playing"))
    assert [given_up.id] == listed(store, "ghooost", "abandoned")
    assert [] == listed(store, "halloween", "abandoned")


def test_a_game_that_was_forgotten_meanwhile_is_left_out(
    store: Store, setup: Setup
) -> None:
    """
    The list and the game are read one after the other.
    """
    stays, goes = create(store), create(store)
    with setup.client() as client:
        client.delete(keys.game(goes.id))

    assert [stays.id] == listed(store)


def test_games_that_are_over_are_found_and_forgotten(
    store: Store, setup: Setup
) -> None:
    """
    Nothing of them stays behind: no key, no place in a list, no count.
    """
    over = abandon(store, take_step(store, create(store)))
    goes_on = create(store)

    assert [] == store.games.abandoned(3600, 10)
    assert [over.id] == store.games.abandoned(0, 10)
    store.games.forget(over.id)
    store.games.forget(over.id)

    assert [] == store.games.abandoned(0, 10)
    assert [goes_on.id] == listed(store)
    with setup.client() as client:
        left = {key for key in client.scan_iter() if over.id.encode() in key}
    assert set() == left
    counts = {(each.title, each.what): each.number for each in store.figures.counts()}
    assert 0 == counts["ghooost", "abandoned"]
    assert 1 == counts["ghooost", "playing"]


def test_bots_that_are_due_are_found_over_all_shards(store: Store) -> None:
    """
    Those that have been due longest come first; a game without a bot is not among them.
    """
    games = [create(store, seats=(BOT, HUMAN)) for _ in range(6)]
    due = [game.id for game in games if game.bot_to_act() is not None]
    create(store)

    assert due == store.turns.overdue(BOT_QUEUE, -60, 10)
    assert due[:2] == store.turns.overdue(BOT_QUEUE, -60, 2)
    assert [] == store.turns.overdue(BOT_QUEUE, 60, 10)
    assert 0.0 <= store.figures.pending()["bots"].oldest < 3600.0

    store.turns.postpone(due[0])
    assert [*due[1:], due[0]] == store.turns.overdue(BOT_QUEUE, -60, 10)
    store.turns.forget(due[0])
    assert due[1:] == store.turns.overdue(BOT_QUEUE, -60, 10)


def test_people_who_are_late_are_found_over_all_shards(store: Store) -> None:
    """
    A time is only ever put off, and not at all for a game that is not there.
    """
    games = [create(store, turn_seconds=60) for _ in range(3)]
    times = sorted((game.act_by, game.id) for game in games)
    first, last = times[0], times[-1]

    assert [] == store.turns.late(first[0] - 1, 10)
    assert [game_id for _, game_id in times] == store.turns.late(last[0], 10)

    store.turns.look_again(first[1], last[0] + 1)
    store.turns.look_again(last[1], 1)
    store.turns.look_again("0" * 16, 1)

    assert [game_id for _, game_id in times[1:]] == store.turns.late(last[0], 10)
