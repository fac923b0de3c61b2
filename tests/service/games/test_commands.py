import json

import pytest

from service.api import problems
from service.errors import (
    BotPlays,
    EngineRefusal,
    GameNotStarted,
    KeyReused,
    NewsBetween,
    NotASeat,
    ServiceError,
    StaleVersion,
    TokenMissing,
    TokenUnknown,
)
from service.games import commands, endings, idempotency, seats
from service.games.commands import SendCommands, advance
from service.games.creation import NewGame
from service.games.idempotency import StoredResponse, key_of
from service.games.model import Game
from service.settings import Settings
from service.store import Store
from tests.document import Json
from tests.service.games.use_cases import (
    create,
    finished,
    first_command,
    first_option,
)
from tests.tables import BOT, HUMAN, OPEN

NONSENSE: Json = {"type": "nonsense"}


def request(new: NewGame, *more: Json, **changed: object) -> SendCommands:
    """A request to take the first option of a new game, and more."""
    seat, command = first_command(new.game)
    sent = SendCommands(
        game_id=new.game.id,
        token=new.seats[seat],
        versions=frozenset({0}),
        commands=[command, *more],
        language="en",
        key=None,
        until_refused=False,
        describe=lambda error: problems.describe(error, "en", "request"),
    )
    return sent._replace(**changed)  # type: ignore[arg-type]


def test_a_command_is_answered_with_what_happened(store: Store) -> None:
    """
    The response has the numbered events, and the game as its sender sees it.
    """
    new = create(store)

    response = commands.send(store, request(new))

    body = json.loads(response.body)
    after = store.games.read(new.game.id)
    numbers = [event["number"] for event in body["events"]]
    assert [*range(new.game.events + 1, after.events + 1)] == numbers
    assert 1 == body["taken"] == body["game"]["version"] == after.version
    assert not response.is_replay


@pytest.mark.parametrize("versions", [{1}, {7, 8}, set()])
def test_another_version_is_refused(store: Store, versions: set[int]) -> None:
    """
    The sender has seen another moment of the game.
    """
    new = create(store)

    with pytest.raises(StaleVersion):
        commands.send(store, request(new, versions=frozenset(versions)))


def test_any_version_will_do_for_who_says_so(store: Store, redis_url: str) -> None:
    """
    Also where another process has taken the game further.
    """
    new = create(store, HUMAN, title="ghost-stories")
    elsewhere = Store(Settings(redis_url=redis_url))
    commands.send(elsewhere, request(new))

    _, command = first_command(elsewhere.games.read(new.game.id))
    commands.send(store, request(new, versions=None, commands=[command]))

    assert 2 == store.games.read(new.game.id).version


def test_a_repeated_request_gets_the_stored_response(
    store: Store, redis_url: str
) -> None:
    """
    From any process, whether or not it has the game at hand.
    """
    new = create(store)
    sent = request(new, key=key_of("key", "request"))
    first = commands.send(store, sent)

    for process in (store, Store(Settings(redis_url=redis_url))):
        again = commands.send(process, sent)
        assert again.is_replay
        assert first.body == again.body
    assert 1 == store.games.read(new.game.id).version


def test_a_key_with_another_request_is_refused(store: Store) -> None:
    """
    A sender who may not play does not learn that the key was used.
    """
    new = create(store)
    sent = request(new, key=key_of("key", "request"))
    commands.send(store, sent)

    other = sent._replace(key=key_of("key", "another request"))
    with pytest.raises(KeyReused):
        commands.send(store, other)
    with pytest.raises(TokenUnknown):
        commands.send(store, other._replace(token="somebody"))


def test_the_first_stored_refusal_counts(store: Store) -> None:
    """
    A refusal is stored once for its key; later ones get it.
    """
    key = key_of("key", "request")
    game_id = create(store).game.id
    one = StoredResponse(422, "", "en", b"one")
    two = StoredResponse(422, "", "en", b"two")
    assert one == idempotency.store_refusal(store, game_id, key, one)
    second = idempotency.store_refusal(store, game_id, key, two)
    assert (b"one", True) == (second.body, second.is_replay)


def test_all_commands_are_carried_out_or_none(store: Store) -> None:
    """
    The refusal points at the command that was refused.
    """
    new = create(store)

    with pytest.raises(ServiceError) as raised:
        commands.send(store, request(new, NONSENSE))

    assert raised.value.pointer == "/commands/1"
    assert new.game == store.games.read(new.game.id)


def test_commands_before_the_refused_one_are_carried_out_on_request(
    store: Store,
) -> None:
    """
    The refusal is in the response; nothing to carry out is a refusal.
    """
    new = create(store, HUMAN, title="ghost-stories")
    sent = request(new, NONSENSE, until_refused=True)

    body = json.loads(commands.send(store, sent).body)

    assert (1, 1) == (body["taken"], body["game"]["version"])
    assert "malformed_command" == body["refusal"]["code"]
    again = request(new, versions=None, commands=[NONSENSE], until_refused=True)
    with pytest.raises(EngineRefusal):
        commands.send(store, again)
    _, command = first_command(store.games.read(new.game.id))
    whole = request(new, versions=None, commands=[command], until_refused=True)
    assert "refusal" not in json.loads(commands.send(store, whole).body)


def test_nothing_follows_what_comes_to_light(store: Store) -> None:
    """
    Sooner or later a command turns up a card; the next one must wait for it.
    """
    game: Game = create(store, HUMAN, title="ghost-stories").game
    while True:
        after = first_option(game).game
        seat, first = first_command(game)
        if game.title.brings_news(game.state, after.state):
            break
        game = after

    with pytest.raises(NewsBetween) as raised:
        advance(game, seat, [first, first_command(after)[1]])

    assert raised.value.pointer == "/commands/1"


def test_a_game_takes_commands_only_while_it_is_played(store: Store) -> None:
    """
    Not before all seats are taken, and not after it was abandoned or has finished.
    """
    waiting = create(store, HUMAN, OPEN)
    sent = request(create(store))
    with pytest.raises(GameNotStarted):
        commands.send(
            store, sent._replace(game_id=waiting.game.id, token=waiting.seats[0])
        )
    new = create(store)
    endings.abandon(store, endings.AbandonGame(new.game.id, new.owner, False))
    with pytest.raises(EngineRefusal):
        commands.send(store, request(new))
    over = finished(store).game
    with pytest.raises(EngineRefusal):
        advance(over, 0, [NONSENSE])


def test_only_the_token_of_a_seat_may_send(store: Store) -> None:
    """
    Not the owner's, not a strange one, and not while a bot plays the seat.
    """
    new = create(store)
    seat, _ = first_command(new.game)
    sent = request(new)
    refusals = {"": TokenMissing, "strange": TokenUnknown, new.owner: NotASeat}
    for token, refusal in refusals.items():
        with pytest.raises(refusal):
            commands.send(store, sent._replace(token=token))

    hand_over = seats.HandOver(
        new.game.id, seat, new.owner, is_operator=False, kind="bot", bot={}, name=""
    )
    seats.hand_over(store, hand_over)
    with pytest.raises(BotPlays):
        commands.send(store, sent)
    assert BOT["kind"] == store.games.read(new.game.id).record.seats[seat].kind
