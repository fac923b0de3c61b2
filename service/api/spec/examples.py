"""Examples for the document, made by the service's own code from a game that is fixed.

They cannot go stale: what changes in an answer changes here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import engines
from engines.core.fields import Json
from engines.core.title import Applied
from service.games.commands import advance
from service.games.history import replays
from service.games.model import Game, Kind, Record, Seat, Status, UndoRequest
from service.games.people import hints
from service.games.people.resigning import after_resigning
from service.games.reading import Reader
from service.presentation import titles as catalogue
from service.presentation.boards import describe, draw
from service.presentation.events import present_events
from service.presentation.games import represent, summarise, timestamp
from service.store.events import Happened, Numbered, happened
from service.store.games import Listed
from service.store.hints import Hint

LANGUAGE = "en"
KEY = bytes(32)
OWNER = "t0kEnOfTheOwner"
SEAT_TOKEN = "t0kEnOfSeat0"  # noqa: S105 - it opens nothing
OTHER_TOKEN = "t0kEnOfSeat1"  # noqa: S105 - it opens nothing
CREATED = 1_767_225_600_000_000
SERVER_TIME = timestamp(CREATED + 60_000_000)

CREATE_GAME: Json = {
    "against_a_bot": {
        "title": "ghooost",
        "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot"}],
    },
    "with_an_open_seat": {
        "title": "ghooost",
        "options": {"match": True},
        "seats": [
            {"kind": "human", "name": "Ann"},
            {"kind": "open"},
            {"kind": "bot", "bot": {"id": "heuristic", "level": 1}},
        ],
        "public": True,
    },
}
CLAIM_SEAT: Json = {
    "with_a_name": {"name": "Bob"},
    "with_a_contribution": {"name": "Bob", "seed": "3 6 4 1 5 2"},
}
UPDATE_SEAT: Json = {
    "to_a_bot": {"kind": "bot", "bot": {"id": "random"}},
    "back": {"kind": "human"},
}


def named(values: Json) -> Json:
    """Return examples by name, as ``@blueprint.arguments`` takes them."""
    return {name: {"value": value} for name, value in values.items()}


def _game() -> tuple[Game, list[Happened]]:
    title = engines.get("ghooost")
    options = title.complete(2, {})
    state, events = Applied(*title.start(2, options, KEY))
    record = Record(
        title=title.id,
        options=options,
        seats=(Seat(Kind.HUMAN, "Ann"), Seat(Kind.HUMAN, "Bob")),
        owner="",
        public=True,
        seeded=False,
        created=CREATED,
        rules_version=title.rules_version,
        secret=KEY.hex(),
    )
    game = Game("0123456789abcdef", record, state, Status.PLAYING, 0, 0, len(events))
    return game, happened(events, 0)


def plain(value: Any) -> Any:
    """Return a value as a client would get it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _shown(game: Game, reader: Reader) -> Json:
    """Return a game as a reader gets it, at a time that is fixed."""
    return {**plain(represent(game, reader, LANGUAGE)), "server_time": SERVER_TIME}


def _told(
    game: Game, events: Sequence[Happened], first: int, reader: int | None
) -> list[Json]:
    """Return events as a reader gets them, numbered from ``first``."""
    numbered = [
        Numbered(number, event, version, CREATED, actor)
        for number, (event, version, actor) in enumerate(events, first)
    ]
    return plain(present_events(game, numbered, reader, LANGUAGE))  # type: ignore[no-any-return]


START, _dealt = _game()
_asked = START.open()
assert _asked is not None
SEAT = _asked.seat
_seat = Reader(SEAT)
_other = 1 - SEAT
COMMAND = START.title.write(_asked.options[0])
_step = advance(START, SEAT, [COMMAND])
_after = _step.game._replace(events=START.events + len(_step.events))

SEND_COMMANDS: Json = {"the_first_option": {"commands": [COMMAND]}}

TITLES: Json = plain(catalogue.list_titles(LANGUAGE))
TITLE: Json = plain(catalogue.get_title("ghooost", LANGUAGE))
TITLE["components"]["cards"] = TITLE["components"]["cards"][:2]
GAME: Json = _shown(START, _seat)
CREATED_GAME: Json = {
    **_shown(START, Reader()),
    "credentials": {
        "owner": OWNER,
        "seats": [
            {"seat": SEAT, "token": SEAT_TOKEN},
            {"seat": _other, "token": OTHER_TOKEN},
        ],
    },
}
GAME_LIST: Json = {
    "items": [
        plain(
            summarise(
                Listed("", START.id, START.record, START.status, 0, START.to_act())
            )
        )
    ]
}
LOBBY_STREAM = "retry: 1000\n\n" + "".join(
    f"data: {msgspec.json.encode(game).decode()}\n\n" for game in GAME_LIST["items"]
)
INVITATION: Json = {
    "seat": _other,
    "invitation": "s3cReTofAnInvitation",
    "fragment": f"game={START.id}&seat={_other}&invitation=s3cReTofAnInvitation",
}
SPECTATOR: Json = {"token": "t0kEnOfASpectator", "delay": 20}
CREATE_SPECTATOR: Json = {"with_a_delay": {"delay": 20}}
TICKET: Json = {
    "ticket": "t1cKetOfSeat0",
    "expires_at": timestamp(CREATED + 3_600_000_000),
}
UPDATED_SEAT: Json = {"seat": SEAT, "token": SEAT_TOKEN, "game": GAME}
CLAIMED_SEAT: Json = {
    "seat": _other,
    "token": OTHER_TOKEN,
    "game": _shown(START, Reader(_other)),
}
COMMANDS_RESULT: Json = {
    "taken": 1,
    "events": _told(_after, _step.events, START.events + 1, SEAT),
    "game": _shown(_after, _seat),
}
EVENTS: Json = {"items": _told(START, _dealt, 1, None)}
STREAM = "retry: 1000\n\n" + "".join(
    f"id: {event['number']}\ndata: {msgspec.json.encode(event).decode()}\n\n"
    for event in EVENTS["items"][:1]
)
RULES: Json = {"items": plain(catalogue.list_rules("ghooost", LANGUAGE).items[:2])}
DESCRIPTION = describe(START, _seat, LANGUAGE)


_left = after_resigning(START, SEAT).game
RESIGNED_GAME: Json = _shown(_left._replace(events=START.events + 2), _seat)
_undone = _after._replace(
    revision=1,
    undo=UndoRequest(SEAT, START.version, _after.version, 1),
    events=_after.events + 1,
)
UNDO_REQUESTED: Json = _shown(_undone, _seat)
ANSWER_UNDO: Json = {"yes": {"agree": True}, "no": {"agree": False}}
_waiting = START._replace(
    id="fedcba9876543210",
    record=msgspec.structs.replace(
        START.record,
        seats=(Seat(Kind.HUMAN, "Ann"), Seat(Kind.OPEN, "Bob", token="x")),  # noqa: S106
    ),
    state=None,
    status=Status.WAITING,
    events=1,
)
REMATCH: Json = {
    "seat": SEAT,
    "token": SEAT_TOKEN,
    "game": _shown(_waiting, _seat),
}


def frame(picture: str) -> str:
    """Return a picture without what is drawn in it: that would fill pages."""
    return picture.partition("</desc>")[0] + "</desc></svg>\n"


BOARD_SVG = frame(draw(START, _seat, LANGUAGE))

FORK_GAME: Json = {
    "as_it_is_now": {},
    "with_bots": {"version": 0, "seats": [{"kind": "human"}, {"kind": "bot"}]},
}
FORKED_GAME: Json = {
    **CREATED_GAME,
    "forked_from": {"game": "fedcba9876543210", "version": 0, "exact": False},
}
REPLAY: Json = {
    "game": START.id,
    "title": START.record.title,
    "rules_version": START.record.rules_version,
    "players": len(START.record.seats),
    "options": START.record.options,
    "key": KEY.hex(),
    "fairness": {
        "commitment": START.record.commitment,
        "seeded": False,
        "secret": KEY.hex(),
        "key": KEY.hex(),
    },
    "start": START.title.digest(START.table),
    "commands": [
        {
            "seat": SEAT,
            "command": COMMAND,
            "digest": START.title.digest(_step.game.table),
        }
    ],
}
VERIFY_REPLAY: Json = {"as_get_replay_tells_it": REPLAY}
VERIFICATION: Json = plain(
    replays.verify(
        {**REPLAY, "commands": [{**REPLAY["commands"][0], "digest": "0" * 64}]}
    ).represent(LANGUAGE)
)

_hint = Hint(START.id, START.version, SEAT, CREATED)
PENDING_HINT: Json = plain(hints.represent(_hint, START, LANGUAGE))
HINT: Json = plain(
    hints.represent(
        msgspec.structs.replace(_hint, done=True, command=COMMAND), START, LANGUAGE
    )
)

METRICS = """\
# HELP seance_games Games, by title and status.
# TYPE seance_games gauge
seance_games{title="ghooost",status="playing"} 12.0
"""
