import pytest

import engines
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import fewest
from tests.tables import HUMAN, OPEN, Table, lay, timeless

PASS = {"type": "ghooost.pass"}


def ghooost(name: str, **fields: object) -> Json:
    return {"type": f"ghooost.{name}", **fields}


def send(table: Table, body: object, token: str = "", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return table.caller.ask("POST", f"{table.path}/commands", body, token, named)


def errors(answer: Answer) -> list[str]:
    return [error["pointer"] for error in answer.json["errors"]]


def test_a_command_is_answered_by_what_it_did(caller: InProcess) -> None:
    """
    The answer has the events, the game after it and its new ETag.
    """
    table = lay(caller)
    seat, command, etag = table.offer()

    answer = table.send(seat, command, if_match=etag)

    assert 200 == answer.status
    body = answer.json
    assert 1 == body["game"]["version"]
    after = table.get(seat)
    assert timeless(after.json) == timeless(body["game"])
    assert after.etag == answer.etag != etag
    told = table.events(seat).json["items"]
    assert told[-len(body["events"]) :] == body["events"]
    assert "no-store" == answer.headers["Cache-Control"]


def test_every_listed_option_is_accepted(caller: InProcess) -> None:
    """
    Whatever the decision lists can be sent back as it is.
    """
    count = len(lay(caller, seed="options").offer_all())
    for index in range(count):
        assert 200 == lay(caller, seed="options").play(index).status


def test_several_commands_are_carried_out_as_one(caller: InProcess) -> None:
    """
    A seat that acts twice in a row may say both at once, if nothing is drawn between.
    """
    table, commands = further_turn(caller, midnight=True)
    version = table.get().json["version"]

    answer = table.send(table.to_act, *commands)

    assert 200 == answer.status
    assert 2 == answer.json["taken"]
    assert version + 2 == answer.json["game"]["version"]


def test_a_refusal_does_not_tell_what_will_be_drawn(caller: InProcess) -> None:
    """
    What follows a command that draws a card is refused, be it legal or not.
    """
    table, commands = further_turn(caller)
    seat = table.to_act

    legal = table.send(seat, *commands)
    illegal = table.send(seat, commands[0], PASS)

    for answer in (legal, illegal):
        assert (409, "news_between") == answer.refusal
        assert ["/commands/1"] == errors(answer)
    assert 0 == table.get().json["version"]


def test_commands_may_be_carried_out_until_one_is_refused(caller: InProcess) -> None:
    """
    Those before the refused one stay, so that nothing is learned for nothing.
    """
    table, commands = further_turn(caller)
    seat = table.to_act
    body = {"commands": [*commands, PASS], "until_refused": True}

    answer = send(table, body, table.tokens[seat], If_Match="*")

    assert 200 == answer.status
    assert 2 == answer.json["taken"] == answer.json["game"]["version"]
    refusal = answer.json["refusal"]
    assert refusal["code"] in ("illegal_command", "not_your_decision")
    assert "/commands/2" == refusal["errors"][0]["pointer"]
    assert timeless(answer.json["game"]) == timeless(table.get(seat).json)


def test_a_request_that_changes_nothing_is_refused(caller: InProcess) -> None:
    """
    When the very first command is refused, so is the request.
    """
    table = lay(caller)
    body = {"commands": [PASS, PASS], "until_refused": True}

    answer = send(table, body, table.tokens[table.to_act], If_Match="*")

    assert (422, "illegal_command") == answer.refusal


def test_the_first_refused_command_refuses_all(caller: InProcess) -> None:
    """
    Nothing is carried out, and the refused command is named by its index.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    before = table.get(seat)

    answer = table.send(seat, command, command, PASS, if_match=etag)

    assert answer.status in (409, 422)
    assert ["/commands/1"] == [error["pointer"] for error in answer.json["errors"]]
    assert timeless(before.json) == timeless(table.get(seat).json)


@pytest.mark.parametrize(
    "command, rules",
    [
        (PASS, ["GH-5.8"]),
        (ghooost("take"), ["GH-5.4", "GH-5.9"]),
        (ghooost("empty_mansion"), ["GH-5.1", "GH-5.5"]),
    ],
)
def test_an_illegal_command_is_refused_by_its_rules(
    caller: InProcess, command: Json, rules: list[str]
) -> None:
    """
    What the decision does not offer is 422, with the rules that exclude it.
    """
    table = lay(caller)

    answer = table.send(table.to_act, command)

    assert (422, "illegal_command") == answer.refusal
    assert rules == answer.json["rules"]
    assert 0 == table.get().json["version"]


@pytest.mark.parametrize(
    "command, where",
    [
        ({}, "/commands/0/type"),
        ({"type": "halloween.fight"}, "/commands/0/type"),
        ({"type": ["ghooost.pass"]}, "/commands/0/type"),
        (ghooost("play", value=7, numbered=1), "/commands/0/copies"),
        (ghooost("play", value=99, numbered=1, copies=0), "/commands/0/value"),
        (ghooost("play", value="7", numbered=1, copies=0), "/commands/0/value"),
        (ghooost("play", value=True, numbered=1, copies=0), "/commands/0/value"),
        (ghooost("play", value=[7], numbered=1, copies=0), "/commands/0/value"),
        (ghooost("pass", why="bored"), "/commands/0/why"),
    ],
)
def test_a_malformed_command_is_pointed_at(
    caller: InProcess, command: Json, where: str
) -> None:
    """
    A wrong type, field or value is 422 and named by its pointer.
    """
    table = lay(caller)

    answer = table.send(table.to_act, command)

    assert (422, "malformed_command") == answer.refusal
    assert [where] == errors(answer)
    assert answer.json["detail"].startswith(f"{where}: ")


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_an_unknown_type_is_answered_with_those_that_there_are(
    caller: InProcess, title: str
) -> None:
    """
    The refusal lists the type of every command of the title.
    """
    table = lay(caller, *[HUMAN] * fewest(title), title=title)

    answer = table.send(table.to_act, {"type": "no.such_command"})

    for kind in engines.get(title).vocabulary.commands.values():
        assert kind.type in answer.json["detail"]


@pytest.mark.parametrize(
    "body, where",
    [
        ({}, "/commands"),
        ({"commands": []}, "/commands"),
        ({"commands": [PASS] * 33}, "/commands"),
        ({"commands": PASS}, "/commands"),
        ({"commands": ["pass"]}, "/commands/0"),
        ({"commands": [PASS], "seat": 0}, "/seat"),
    ],
)
def test_the_request_itself_is_checked(
    caller: InProcess, body: Json, where: str
) -> None:
    """
    One to thirty-two objects, and nothing else.
    """
    table = lay(caller)

    answer = send(table, body, table.tokens[0], If_Match="*")

    assert (422, "invalid_field") == answer.refusal
    assert [where] == errors(answer)


def test_only_the_seat_that_is_asked_may_answer(caller: InProcess) -> None:
    """
    Another seat is 409, the owner 403, a stranger 401.
    """
    table = lay(caller, public=True)
    seat, command, _ = table.offer()
    body = {"commands": [command]}

    other = table.send(1 - seat, command)
    owner = send(table, body, table.owner, If_Match="*")
    nobody = send(table, body, If_Match="*")
    stranger = send(table, body, "nonsense", If_Match="*")

    assert (409, "not_your_decision") == other.refusal
    assert (403, "not_a_seat") == owner.refusal
    assert (401, "token_missing") == nobody.refusal
    assert (401, "token_unknown") == stranger.refusal
    unknown = caller.ask(
        "POST", "/v1/games/0123456789abcdef/commands", body, "x", {"If-Match": "*"}
    )
    assert (404, "unknown_game") == unknown.refusal


def test_nobody_acts_before_the_game_has_started(caller: InProcess) -> None:
    """
    While a seat is open, every command is 409.
    """
    table = lay(caller, HUMAN, OPEN)

    assert (409, "game_not_started") == table.send(0, PASS).refusal


def test_a_finished_game_takes_no_commands(caller: InProcess) -> None:
    """
    After the end, `outcome` says how it ended, and every command is 409.
    """
    table = lay(caller, seed="short", options={"no_progress_actions": 20})
    answer = table.play()
    while answer.json["game"]["status"] == "playing":
        answer = table.play()

    game = table.get(0).json
    assert "finished" == game["status"]
    assert [] == game["to_act"]
    assert "decision" not in game
    assert 1 == len(game["outcome"]["winners"])
    assert game["outcome"]["text"]
    assert (409, "game_over") == table.send(0, PASS).refusal


def test_a_command_must_say_which_version_it_answers(caller: InProcess) -> None:
    """
    Without If-Match it is 428.
    """
    table = lay(caller)
    seat, command, _ = table.offer()

    answer = send(table, {"commands": [command]}, table.tokens[seat])

    assert (428, "if_match_missing") == answer.refusal


@pytest.mark.parametrize(
    "if_match",
    [
        *('"0.0.w.en"', '"0"', '"7", "0"', "*", ' "0" ', 'W/"0"', 'W/"0.0.w.en"'),
        *('"other",W/"0"', '"a,b" , "0"'),
    ],
)
def test_only_the_version_of_an_etag_counts(caller: InProcess, if_match: str) -> None:
    """
    That of any reader and language, weak or strong, a bare version, a list, a star.
    """
    table = lay(caller)
    seat, command, _ = table.offer()

    assert 200 == table.send(seat, command, if_match=if_match).status


@pytest.mark.parametrize("if_match", ['"0', "0", "", "W/0", '"0" "1"', '"0",', "**"])
def test_what_is_no_etag_is_malformed(caller: InProcess, if_match: str) -> None:
    """
    It is 400, and the refusal shows what an ETag looks like.
    """
    table = lay(caller)
    seat, command, _ = table.offer()

    answer = table.send(seat, command, if_match=if_match)

    assert (400, "malformed_header") == answer.refusal
    assert "If-Match" in answer.json["detail"]
    assert '"41"' in answer.json["detail"]


@pytest.mark.parametrize(
    "if_match", ['"1"', 'W/"1"', '""', '"00"', '"-1"', '"*"', '"1e0"']
)
def test_a_stale_or_strange_version_is_refused(
    caller: InProcess, if_match: str
) -> None:
    """
    An ETag of another version is 412, which has the ETag of the present one.
    """
    table = lay(caller)
    seat, command, _ = table.offer()

    answer = table.send(seat, command, if_match=if_match)

    assert (412, "stale_version") == answer.refusal
    assert 0 == table.get().json["version"]
    assert table.get(seat).etag == answer.etag
    assert 200 == table.send(seat, command, if_match=answer.etag).status


def further_turn(
    caller: InProcess, *, midnight: bool = False
) -> tuple[Table, list[Json]]:
    """A table whose seat can play a pair and then acts again (GH-6.1), and how.

    Before midnight cards are drawn between the two turns, after it none are.
    """
    for number in range(1000):
        tables = [lay(caller, seed=f"pair {number}") for _ in range(2)]
        for _ in range(200 if midnight else 1):
            options = tables[0].offer_all()
            pairs = [each for each in options if each.get("numbered") == 2]
            drawn = tables[0].get().json["view"]["phase"] == "before_midnight"
            if pairs and drawn != midnight:
                game = tables[0].send(tables[0].to_act, pairs[0]).json["game"]
                if "decision" not in game:
                    break
                return tables[1], [pairs[0], game["decision"]["options"][0]["command"]]
            answers = [table.play(-1) for table in tables]
            if answers[0].json["game"]["status"] != "playing":
                break
    raise AssertionError
