from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from seance_sdk import Seance, bot, human, play
from seance_sdk.generated.models import Event
from seance_sdk.streams import Decoder, Message

from tests.openapi.python.playing import SHORT, at_random
from tests.openapi.python.test_trouble import all_events
from tests.servers import PATIENCE


@pytest.mark.parametrize(
    "title, options", [("ghooost", SHORT), ("ghost-stories", {}), ("halloween", {})]
)
def test_live_events_are_all_events_once_and_in_order(
    seance: Seance, title: str, options: dict[str, int]
) -> None:
    """
    Two listeners hear a game while it is played, one of them from its middle.
    """
    seats = [human("Ann"), bot("random")]
    table = seance.create_game(title, seats, options=options, seed="live")
    game = table.seats[0]
    with ThreadPoolExecutor(2) as pool:
        all_of_it = pool.submit(lambda: list(game.events()))
        later = pool.submit(lambda: list(game.events(after=5)))
        play(game, at_random())
        heard = all_of_it.result(PATIENCE)
        heard_later = later.result(PATIENCE)

    assert all_events(game) == heard
    assert list(range(1, len(heard) + 1)) == [event.number for event in heard]
    assert heard[5:] == heard_later
    assert all(type(event) is not Event for event in heard)
    assert [] == list(game.events(after=len(heard)))


def test_a_listener_may_leave(seance: Seance) -> None:
    """
    Who has heard enough stops listening, and the connection is closed.
    """
    table = seance.create_game("ghooost", [human(), human()])

    first = list(islice(table.events(), 2))

    assert [1, 2] == [event.number for event in first]


def test_news_are_told_once(seance: Seance) -> None:
    """
    Each call tells what is new since the last one.
    """
    table = seance.create_game("ghooost", [human("Ann"), human("Bob")])
    game = table.seats[table.state.to_act[0]]

    dealt = game.news()
    nothing = game.news()
    result = game.send(0)

    assert dealt
    assert [] == nothing
    assert result.events == game.news()


def test_streams_are_read_as_they_come() -> None:
    """
    Messages are cut anywhere, have several lines, or what Unicode calls a line.
    """
    stream = (
        b": a comment\r\n\r\n"
        b"retry: 1000\n\n"
        b"id: 1\ndata: one\n\n"
        b"event: other\nid: 2\ndata: two\ndata:  lines\n\n"
        b"data: \xe2\x80\xa8 within\n\n"
        b"data: cut off"
    )
    expected = [
        Message("message", "one", "1"),
        Message("other", "two\n lines", "2"),
        Message("message", "\u2028 within", ""),
    ]

    for size in range(1, len(stream) + 1):
        chunks = [stream[at : at + size] for at in range(0, len(stream), size)]
        decoder = Decoder()
        assert expected == [each for chunk in chunks for each in decoder.feed(chunk)]
