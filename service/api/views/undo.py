"""requestUndo and answerUndo: a choice is taken back if all people agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import GameOver
from service.api.blueprints import Blueprint
from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import if_match_versions
from service.api.responses import SECRET, answer
from service.api.schemas.answers import Game
from service.api.schemas.people_requests import AnswerUndoRequest
from service.api.spec import examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    changes_game,
    needs_if_match,
    needs_token,
    once_by_key,
    refuses,
    takes_seat,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    BotPlays,
    GameNotStarted,
    NotASeat,
    NotReplayable,
    SeatInTournament,
    TokenMissing,
    UnknownGame,
)
from service.games.people import undo
from service.games.people.errors import (
    CannotUndo,
    NothingToUndo,
    NoUndoPending,
    UndoPending,
)
from service.presentation.games import etag, represent

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json
    from service.games.reading import GameForReader

blueprint = Blueprint(
    "undo", __name__, url_prefix="/v1/games", description="Choices taken back."
)


@blueprint.route("/<string:game>/undo", methods=["POST"], endpoint="requestUndo")
@blueprint.response(
    200,
    documented(Game),
    description="The game as the seat sees it: with `undo` while others have to agree, "
    "else after the choice was taken back.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.UNDO_REQUESTED,
)
@needs_if_match
@needs_token
@takes_seat
@changes_game
@refuses(
    *(NotASeat, UnknownGame, GameNotStarted, GameOver, BotPlays, NotReplayable),
    *(NothingToUndo, CannotUndo, UndoPending, SeatInTournament),
)
@once_by_key
def request_undo(game: str) -> Response:
    """Ask to take one's last choice back, and all that followed it.

    All other people at the table have to agree, by answerUndo; bots always do. What
    came to light is never taken back: a card that was drawn, turned up or shown, a die
    that was rolled (`cannot_undo`). Answers that left no choice are passed over. The
    version goes up, never back: the step is a command of the game, which replays have.

    A command, or another change of the game, ends the request. Asking twice is the
    same as once. In a tournament nothing is taken back.
    """
    return _game(undo.request_undo(store(), _asked(game)))


@blueprint.route("/<string:game>/undo", methods=["PUT"], endpoint="answerUndo")
@blueprint.arguments(AnswerUndoRequest(), examples=named(examples.ANSWER_UNDO))
@blueprint.response(
    200,
    documented(Game),
    description="The game as the seat sees it.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.UNDO_REQUESTED,
)
@needs_if_match
@needs_token
@takes_seat
@changes_game
@refuses(
    *(NotASeat, UnknownGame, GameNotStarted, GameOver, BotPlays, NotReplayable),
    NoUndoPending,
)
@once_by_key
def answer_undo(body: Json, game: str) -> Response:
    """Agree that another seat takes its last choice back, or do not.

    With the last one to agree it is taken back. One who does not agree ends the
    request, and so may who asked.
    """
    return _game(undo.answer_undo(store(), _asked(game), agree=body["agree"]))


def _asked(game: str) -> undo.Asked:
    """Return what both requests have, but for their bodies."""
    token = bearer_token()
    if not token:
        # Checked first: the other refusals would be wrong about such a request.
        raise TokenMissing
    return undo.Asked(game, token, if_match_versions(), current_language())


def _game(found: GameForReader) -> Response:
    language = current_language()
    return answer(
        represent(*found, language),
        ("ETag", etag(*found, language)),
        ("Content-Language", language),
        SECRET,
    )
