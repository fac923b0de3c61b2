import threading

from service.games import bot_turns, deadlines, events, reading
from service.games.commit import commit
from service.games.deadlines import now
from service.games.model import Kind, Status
from service.presentation.answers import EventList
from service.store import Store
from tests.played import RANDOM
from tests.servers import wait_until
from tests.service.games.use_cases import create, first_option
from tests.tables import HUMAN, QUICK_BOT

GONE = "0123456789abcdef"


def test_bots_play_until_a_person_must_act(store: Store) -> None:
    """
    Only the end of a slice queues the game again.
    """
    game = create(store, QUICK_BOT, HUMAN, QUICK_BOT).game
    while bot_turns.play(store, game.id):
        pass

    game = store.games.read(game.id)
    person = game.person_to_act()
    assert person is not None
    assert Kind.HUMAN == game.record.seats[person].kind
    assert bot_turns.play_one(game) is None


def test_a_slice_that_is_over_leaves_the_game_to_others(store: Store) -> None:
    """
    Games of bots alone go to the end of the queue.
    """
    game = create(store, *[RANDOM] * 6).game
    slices = 0
    while store.games.read(game.id).status == Status.PLAYING:
        bot_turns.play(store, game.id)
        slices += 1

    assert bot_turns.play(store, game.id) == 0
    assert store.turns.queued() <= slices


def test_a_game_that_is_gone_is_struck_out(store: Store) -> None:
    """
    Neither its bots nor its people can act.
    """
    assert 0 == bot_turns.play(store, GONE)
    assert not bot_turns.answer_late(store, GONE)


def test_a_bot_answers_for_a_late_person_of_a_table(store: Store) -> None:
    """
    The first person at it, where the decision is the table's, and only when late.
    """
    game = create(store, HUMAN, HUMAN, title="ghost-stories", turn_seconds=1).game
    assert bot_turns.answer_for_late(game) is None
    wait_until(lambda: now() > game.act_by)

    assert 1 == deadlines.queue_late_answers(store)
    assert bot_turns.answer_late(store, game.id)

    after = store.games.read(game.id)
    assert 1 == after.version
    first = store.events.read(game.id, game.events, 1)[0]
    assert "table.time_ran_out" == first.event[0]


def test_a_long_poll_returns_with_the_next_event(store: Store) -> None:
    """
    It waits only where the client knows all events.
    """
    new = create(store, public=True)
    request = events.ListEvents(new.game.id, "", 0, 1, 0, "en")
    page = events.list_events(store, request)
    assert "1" == page.next_cursor

    waiting = request._replace(after=new.game.events, wait=60)
    pages = []
    thread = threading.Thread(
        target=lambda: pages.append(events.list_events(store, waiting))
    )
    thread.start()
    commit(store, new.game, *first_option(new.game))
    thread.join()

    assert new.game.events + 1 == pages[0].items[0]["number"]
    last = store.games.read(new.game.id).events
    assert EventList(items=[]) == events.list_events(
        store, waiting._replace(after=last, wait=0.01)
    )
    assert reading.get(store, new.game.id, "").reader.seat is None
