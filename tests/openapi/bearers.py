"""What schemathesis cannot know: which tokens open what, and what may be sent.

Loaded by schemathesis itself (``SCHEMATHESIS_HOOKS``), in a process of its own.
"""

from __future__ import annotations

import secrets
from typing import Any

import requests
import schemathesis

from tests.servers import PATIENCE

OPERATOR = "the-key-of-an-operator"

HUMAN = {"kind": "human"}

OWNER = -1

TOKENS: dict[str, dict[int, str]] = {}
"""The tokens of every game that was made, by seat, and the owner's."""

KEYS: list[str] = []
"""The key of an account that there is, once one was needed."""


@schemathesis.auth(refresh_interval=None)
class Bearer:
    """Every request comes with a key; ``before_call`` gives it the right one."""

    def get(self, _case: Any, _context: Any) -> str:
        """Return the key of an operator."""
        return OPERATOR

    def set(self, case: Any, key: str, _context: Any) -> None:
        """Send the key along."""
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {key}"}


@schemathesis.hook
def map_case(_context: Any, case: Any) -> Any:
    """Ask for a title that exists, with seats that it takes."""
    if _is_valid(case, "createGame") and isinstance(case.body, dict):
        kinds = [seat["kind"] for seat in case.body["seats"][1:]]
        seats = [HUMAN, *({"kind": kind} for kind in kinds or ["human"])]
        case.body = {**case.body, "title": "ghooost", "seats": seats}
        case.body.pop("options", None)
    return case


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
    """Ask about a game that exists, with a token of it, and for what it offers."""
    named = case.path_parameters or {}
    is_mine = case.operation.path.startswith("/v1/me")
    if _is_valid(case) and is_mine and _is_operators(case):
        case.headers["Authorization"] = f"Bearer {_some_account(case)}"
    if _is_valid(case) and "game" in named:
        if named["game"] not in TOKENS:
            named["game"] = _some_game(case)
        # Where schemathesis sends none, or a wrong one, it means to.
        if _is_operators(case):
            tokens = TOKENS[named["game"]]
            seat = OWNER if case.method in ("DELETE", "PUT") else 0
            if _is_valid(case, "sendCommands"):
                seat = _answer(case, tokens)
            # A bot plays the first seat of a fork if that has resigned before.
            token = tokens.get(seat, tokens[OWNER])
            case.headers["Authorization"] = f"Bearer {token}"


def _answer(case: Any, tokens: dict[int, str]) -> int:
    """Answer the open decision by its first option, and return for which seat."""
    path = f"{case.operation.base_url}v1/games/{case.path_parameters['game']}"
    for seat, token in tokens.items():
        bearer = {"Authorization": f"Bearer {token}"}
        game = requests.get(path, headers=bearer, timeout=PATIENCE)
        if "decision" in game.json():
            options = game.json()["decision"]["options"]
            case.body = {"commands": [options[0]["command"]]}
            case.headers["If-Match"] = game.headers["ETag"]
            return seat
    return 0


def _is_operators(case: Any) -> bool:
    """Whether a request has the key that every request begins with."""
    return bool(case.headers.get("Authorization") == f"Bearer {OPERATOR}")


def _some_account(case: Any) -> str:
    """The key of an account: the last one, unless it was deleted."""
    if not KEYS:
        body = {"name": f"bot-{secrets.token_hex(8)}", "kind": "program"}
        path = f"{case.operation.base_url}v1/accounts"
        bearer = {"Authorization": f"Bearer {OPERATOR}"}
        made = requests.post(path, json=body, headers=bearer, timeout=PATIENCE)
        KEYS.append(made.json()["key"])
    return KEYS[-1]


def _some_game(case: Any) -> str:
    """A game that goes on: the last that was made, or a new one."""
    if not TOKENS:
        path = f"{case.operation.base_url}v1/games"
        body: Any = {"title": "ghooost", "seats": [HUMAN, HUMAN]}
        _remember(requests.post(path, json=body, timeout=PATIENCE))
    return next(reversed(TOKENS))


@schemathesis.hook
def after_call(_context: Any, case: Any, response: Any) -> None:
    """Remember the tokens of a new game, and forget those of one that is over."""
    if response.status_code == requests.codes.created:
        _remember(response)
    elif response.status_code == requests.codes.no_content:
        TOKENS.pop((case.path_parameters or {}).get("game", ""), None)
        if case.operation.path == "/v1/me":
            KEYS.clear()


def _remember(response: Any) -> None:
    made = response.json()
    if "owner" in made.get("credentials", {}):
        credentials = made["credentials"]
        seats = {seat["seat"]: seat["token"] for seat in credentials["seats"]}
        TOKENS[made["id"]] = {**seats, OWNER: credentials["owner"]}


def _is_valid(case: Any, operation: str = "") -> bool:
    """Whether a request is meant to be a valid one, for an operation if it is named."""
    asked = case.operation.definition.raw.get("operationId")
    return (
        (not operation or asked == operation)
        and case.meta is not None
        and case.meta.generation.mode.is_positive
    )
