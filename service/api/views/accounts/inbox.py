"""listMyGames, listMyTurns and streamMe: what an account plays, and must do now."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from flask import Response, current_app, request

from service.accounts import stream, turns
from service.accounts.answers import TurnList
from service.accounts.own import holder_of
from service.api.blueprints import TEXT, Blueprint
from service.api.hooks.auth import require_account, sent_token
from service.api.limits.stream_shares import share_of_request
from service.api.request_headers import last_event_id
from service.api.responses import SECRET, SECRET_STREAM, answer
from service.api.schemas.account_requests import ListMyGamesQuery, ListMyTurnsQuery
from service.api.schemas.answers import GameList
from service.api.spec import account_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    keeps_open,
    needs_account,
    takes_last_event_id,
    uses_store,
)
from service.api.spec.examples import GAME_LIST
from service.api.stores import store
from service.api.views.events import EVENT_STREAM

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from engines.core.fields import Json

blueprint = Blueprint(
    "inbox",
    __name__,
    url_prefix="/v1/me",
    description="What an account plays, and what waits for it.",
)


@blueprint.route("/games", endpoint="listMyGames")
@blueprint.arguments(ListMyGamesQuery(), location="query")
@blueprint.response(
    200,
    documented(GameList),
    description="A page of games.",
    example=GAME_LIST,
)
@needs_account
@uses_store
def list_my_games(query: Json) -> Response:
    """List the games that one's own account is in or invited to, the newest first.

    Where there are more, send `next_cursor` back as `cursor`.
    """
    name = require_account().account.name
    return answer(turns.list_games(store(), name, **query), SECRET)


@blueprint.route("/turns", endpoint="listMyTurns")
@blueprint.arguments(ListMyTurnsQuery(), location="query")
@blueprint.response(
    200,
    documented(TurnList),
    description="The games that wait.",
    example=examples.TURNS,
)
@needs_account
@uses_store
@keeps_open
def list_my_turns(query: Json) -> Response:
    """List the games that wait for one's own account, or wait until one does.

    With `wait`, an empty list comes only after that many seconds. Each game is in the
    list until the account has answered; whoever leaves one unanswered gets it again.
    """
    name = require_account().account.name
    wait = min(query["wait"], current_app.config["MAX_WAIT_SECONDS"])
    # A request that waits holds a thread for as long, as a stream does.
    place: AbstractContextManager[None] = (
        share_of_request().taken() if wait else nullcontext()
    )
    with place:
        found = turns.list_turns(store(), name, query["limit"], wait)
    return answer(found, SECRET)


@blueprint.route("/stream", endpoint="streamMe")
@blueprint.response(
    200,
    TEXT,
    content_type=EVENT_STREAM,
    description="The messages as they come: `id` is the number, `event` the type, "
    "`data` a JSON object with `number`, `type` and, of a game, `game`, `seat`, "
    "`version` and perhaps `act_by`; others have `tournament` or `webhook`. An `id` "
    "without data only says how far the client has heard.",
    example=examples.INBOX_STREAM,
)
@takes_last_event_id
@needs_account
@uses_store
@keeps_open
def stream_me() -> Response:
    """Follow everything that one's own account must do, over all its games (SSE).

    `invitation`: a seat waits to be claimed. `game_started`, `game_over`: once each.
    `turn`: the account is asked; a turn that has been answered by then is left out.
    `tournament_open`: an organiser has entered the account in the `tournament`, whose
    registration is open, or it may enter the one that follows the last that it played
    in by the same schedule. `tournament_started`, `tournament_over`: of one that it
    takes part in. `webhook_disabled`: the `webhook` gets nothing any more.
    Types that a client does not know may come, and are to be ignored.

    Without `Last-Event-ID` the stream begins with a `turn` for every game that waits;
    those have no `number`, and the `id` to go on from follows them. Invitations from
    before are in listMyGames (`status=waiting`). With it, the stream goes on after that
    message, and nothing is missed or told twice; whoever has missed more than 5,000 is
    told how things stand, as at the beginning.
    """
    slots, token = share_of_request(), sent_token()
    name, here = require_account().account.name, store()
    after = last_event_id(0) if "Last-Event-ID" in request.headers else None
    asked = stream.StreamInbox(
        name=name,
        after=after,
        seconds=current_app.config["MAX_STREAM_SECONDS"],
        admit=lambda: holder_of(here, token),
    )
    messages = stream.stream(here, asked)
    slots.take()
    headers = [
        SECRET_STREAM,
        # Proxies of the nginx kind would hold messages back.
        ("X-Accel-Buffering", "no"),
    ]
    response = Response(messages, headers=headers, content_type=EVENT_STREAM)
    response.call_on_close(slots.give_back)
    return response
