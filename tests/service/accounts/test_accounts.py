"""Accounts over HTTP: registering, profiles, keys, scopes, deletion."""

from __future__ import annotations

import secrets

import pytest

import engines
from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.document import Json
from tests.openapi.published import BY_ID, document
from tests.played import store
from tests.servers import RedisServer
from tests.service.accounts.conftest import OPERATOR
from tests.service.api.good_requests import (
    TOURNAMENT,
    new_name,
    register,
)
from tests.tables import lay

OWN = [name for name in BY_ID if BY_ID[name]["tags"] in (["me"], ["inbox"])]


def test_an_account_is_registered_and_found_again(guarded: InProcess) -> None:
    """
    Its key is told once; everybody may read its profile, which has no keys.
    """
    name = new_name()
    body = {"name": name, "kind": "person", "about": "Plays at night."}

    created = guarded.ask("POST", "/v1/accounts", body)
    shown = guarded.ask("GET", f"/v1/accounts/{name}").json
    mine = guarded.ask("GET", "/v1/me", token=created.json["key"]).json

    assert 201 == created.status
    assert f"/v1/accounts/{name}" == created.headers["Location"]
    assert "no-store, no-transform" == created.headers["Cache-Control"]
    told = {"name", "kind", "about", "created_at", "games", "ratings", "tournaments"}
    assert told == set(shown)
    assert (0, [], []) == (shown["games"], shown["ratings"], shown["tournaments"])
    assert ("person", "Plays at night.") == (shown["kind"], shown["about"])
    assert ["play"] == mine["scopes"]
    assert [["play"]] == [key["scopes"] for key in mine["keys"]]
    assert "key" not in mine


@pytest.mark.parametrize(
    "name", ["me", "ab", "-abc", "Abc", "a b c", "a" * 31, "a.b", "äbc", ""]
)
def test_names_are_plain(guarded: InProcess, name: str) -> None:
    """
    Letters, digits, - and _, three to thirty of them: safe in paths and pictures.
    """
    answer = guarded.ask("POST", "/v1/accounts", {"name": name, "kind": "program"})

    assert (422, "invalid_field") == answer.refusal


def test_a_name_is_had_once(guarded: InProcess) -> None:
    """
    Also after its account is gone; names of bots are nobody's.
    """
    bot = min(engines.get("ghooost").bots)
    taken, gone = register(guarded), register(guarded)
    assert 204 == guarded.ask("DELETE", "/v1/me", token=gone["key"]).status

    for name in (taken["name"], gone["name"], bot):
        body = {"name": name, "kind": "program"}
        assert (409, "name_taken") == guarded.ask("POST", "/v1/accounts", body).refusal


def test_whoever_is_gone_opens_nothing(guarded: InProcess) -> None:
    """
    Neither the profile nor the key of a deleted account is known any more.
    """
    gone = register(guarded)
    guarded.ask("DELETE", "/v1/me", token=gone["key"])

    profile = guarded.ask("GET", f"/v1/accounts/{gone['name']}")
    mine = guarded.ask("GET", "/v1/me", token=gone["key"])
    listed = guarded.ask("GET", "/v1/accounts?limit=500").json["items"]

    assert (404, "unknown_account") == profile.refusal
    assert (401, "token_unknown") == mine.refusal
    assert gone["name"] not in [each["name"] for each in listed]


def test_accounts_are_listed_by_name_page_by_page(guarded: InProcess) -> None:
    """
    All of them, each once, in the order of their names.
    """
    names = sorted(register(guarded)["name"] for _ in range(5))
    found: list[str] = []
    path = "/v1/accounts?limit=2"
    while True:
        page = guarded.ask("GET", path).json
        found += [each["name"] for each in page["items"]]
        if "next_cursor" not in page:
            break
        path = f"/v1/accounts?limit=2&cursor={page['next_cursor']}"

    assert sorted(set(found)) == found
    assert set(names) <= set(found)


def test_a_text_about_oneself_can_be_changed(guarded: InProcess) -> None:
    """
    An empty one removes it; one of several lines is refused.
    """
    mine = register(guarded)

    def update(about: str) -> Json:
        body = {"about": about}
        return guarded.ask("PATCH", "/v1/me", body, mine["key"]).json

    assert "New." == update("New.")["about"]
    assert "about" not in update("")
    assert "invalid_field" == update("two\nlines")["code"]


def test_keys_are_rotated(guarded: InProcess) -> None:
    """
    A new key opens the same account, the old one nothing once it is deleted.
    """
    mine = register(guarded)
    old = mine["key"]
    (first,) = mine["keys"]

    new = guarded.ask("POST", "/v1/me/keys", {}, old)
    gone = guarded.ask("DELETE", f"/v1/me/keys/{first['id']}", token=new.json["key"])
    again = guarded.ask("DELETE", f"/v1/me/keys/{first['id']}", token=new.json["key"])
    last = guarded.ask("DELETE", f"/v1/me/keys/{new.json['id']}", token=new.json["key"])

    assert (201, 204) == (new.status, gone.status)
    assert (404, "unknown_key") == again.refusal
    assert (409, "last_key") == last.refusal
    assert (401, "token_unknown") == guarded.ask("GET", "/v1/me", token=old).refusal
    assert 200 == guarded.ask("GET", "/v1/me", token=new.json["key"]).status


def test_an_account_has_only_so_many_keys(guarded: InProcess) -> None:
    """
    The seventeenth is refused.
    """
    key = register(guarded)["key"]

    answers = [guarded.ask("POST", "/v1/me/keys", {}, key) for _ in range(16)]

    assert [201] * 15 == [answer.status for answer in answers[:15]]
    assert (409, "too_many_keys") == answers[15].refusal
    assert "16" in answers[15].json["detail"]


def test_only_operators_grant_the_right_to_organise(guarded: InProcess) -> None:
    """
    A key gives other keys no more than it has itself.
    """
    body = {"name": new_name(), "kind": "program", "scopes": ["play", "organise"]}
    refused = guarded.ask("POST", "/v1/accounts", body)
    granted = guarded.ask("POST", "/v1/accounts", body, OPERATOR)
    key = granted.json["key"]

    less = guarded.ask("POST", "/v1/me/keys", {"scopes": ["play"]}, key).json["key"]
    more = guarded.ask("POST", "/v1/me/keys", {"scopes": ["organise"]}, less)

    assert (401, "token_missing") == refused.refusal
    assert 201 == granted.status
    assert (403, "scope_missing") == more.refusal
    assert "`organise`" in more.json["detail"]


def test_operators_grant_an_account_more_and_take_it_away(guarded: InProcess) -> None:
    """
    Its keys may do more, or less, from then on; those that were made for less may not.
    """
    mine = register(guarded)
    path, key = f"/v1/accounts/{mine['name']}", mine["key"]
    both, less = {"scopes": ["play", "organise"]}, {"scopes": ["play"]}

    def may_organise(key: str) -> bool:
        held = guarded.ask("POST", "/v1/tournaments", TOURNAMENT, key)
        if held.status == 202:
            guarded.ask("DELETE", held.headers["Location"], token=key)
        return held.status == 202

    granted = guarded.ask("PATCH", path, both, OPERATOR)
    narrow = guarded.ask("POST", "/v1/me/keys", less, key).json["key"]
    assert (True, False) == (may_organise(key), may_organise(narrow))

    again = guarded.ask("PATCH", path, both, OPERATOR)
    assert (True, False) == (may_organise(key), may_organise(narrow))

    taken = guarded.ask("PATCH", path, less, OPERATOR)
    assert (False, False) == (may_organise(key), may_organise(narrow))

    told = [answer.json["scopes"] for answer in (granted, again, taken)]
    assert [["play", "organise"], ["play", "organise"], ["play"]] == told
    assert "no-store" == granted.headers["Cache-Control"]
    keys = [each["scopes"] for each in again.json["keys"]]
    assert [["play", "organise"], ["play"]] == keys


def test_only_operators_change_what_an_account_may_do(guarded: InProcess) -> None:
    """
    Not its own key, and not of an account that is gone.
    """
    mine, gone = register(guarded), register(guarded)
    guarded.ask("DELETE", "/v1/me", token=gone["key"])
    body = {"scopes": ["play", "organise"]}

    def grant(name: str, token: str) -> tuple[int, str]:
        return guarded.ask("PATCH", f"/v1/accounts/{name}", body, token).refusal

    assert (401, "token_missing") == grant(mine["name"], "")
    assert (403, "not_an_operator") == grant(mine["name"], mine["key"])
    assert (404, "unknown_account") == grant(gone["name"], OPERATOR)
    assert (404, "unknown_account") == grant(new_name(), OPERATOR)
    nothing: Json = {"scopes": []}
    path = f"/v1/accounts/{mine['name']}"
    refused = guarded.ask("PATCH", path, nothing, OPERATOR)
    assert (422, "invalid_field") == refused.refusal


def test_who_may_organise_holds_tournaments_and_ends_its_own(
    guarded: InProcess,
) -> None:
    """
    Others may not, with another scope or another account; operators may.
    """
    scopes = ["play", "organise"]
    one, two = (register(guarded, OPERATOR, scopes=scopes)["key"] for _ in range(2))
    player = register(guarded)["key"]
    path = "/v1/tournaments"

    refused = guarded.ask("POST", path, TOURNAMENT, player)
    held = guarded.ask("POST", path, TOURNAMENT, one)
    place = held.headers["Location"]

    assert (403, "scope_missing") == refused.refusal
    assert 202 == held.status
    player_ends = guarded.ask("DELETE", place, token=player)
    other_ends = guarded.ask("DELETE", place, token=two)
    assert (403, "scope_missing") == player_ends.refusal
    assert (403, "not_an_operator") == other_ends.refusal
    assert "cancelled" == guarded.ask("DELETE", place, token=one).json["status"]
    assert 200 == guarded.ask("DELETE", place, token=OPERATOR).status


@pytest.mark.parametrize("name", OWN)
def test_one_s_own_account_needs_its_key(guarded: InProcess, name: str) -> None:
    """
    No token, the token of a seat, a key of nobody and a key that is wrong are refused.
    """
    method, path = _place_of(name)
    body = {"about": "x"} if name == "updateMe" else None
    mine, table = register(guarded), lay(guarded)
    wrong = f"{mine['name']}.{secrets.token_urlsafe(32)}"
    nobody = f"{new_name()}.{secrets.token_urlsafe(32)}"

    missing = guarded.ask(method, path, body)
    others = [
        guarded.ask(method, path, body, token)
        for token in (table.tokens[0], wrong, nobody, OPERATOR)
    ]

    assert (401, "token_missing") == missing.refusal
    assert {(401, "token_unknown")} == {answer.refusal for answer in others}


def _place_of(name: str) -> tuple[str, str]:
    """The method and the path of an operation on one's own account."""
    (found,) = (
        place
        for place, operation in document.operations.items()
        if operation["operationId"] == name
    )
    return found[0], found[1].replace("{key}", "0123456789abcdef")


@pytest.mark.parametrize(
    "registration, operators, is_open",
    [
        ("", (), True),
        ("", (OPERATOR,), False),
        ("open", (OPERATOR,), True),
        ("operators", (OPERATOR,), False),
    ],
)
def test_who_may_register_is_a_setting(
    shared_redis: RedisServer,
    registration: str,
    operators: tuple[str, ...],
    *,
    is_open: bool,
) -> None:
    """
    Operators alone where there are any, unless the setting says otherwise.
    """
    settings = Settings(
        redis_url=shared_redis.url,
        operator_keys=operators,
        registration=registration,
        account_quota=(0, 0, 0),
    )
    caller = InProcess(create_app(settings))
    body = {"name": new_name(), "kind": "program"}

    answer = caller.ask("POST", "/v1/accounts", body)

    if is_open:
        assert 201 == answer.status
    else:
        assert (401, "token_missing") == answer.refusal
        assert 201 == caller.ask("POST", "/v1/accounts", body, OPERATOR).status


def test_an_address_registers_only_so_many(redis_url: str) -> None:
    """
    The quota of accounts is one of its own.
    """
    settings = Settings(
        redis_url=redis_url,
        operator_keys=(OPERATOR,),
        registration="open",
        account_quota=(2, 0, 0),
    )
    caller = InProcess(create_app(settings))
    for _ in range(2):
        register(caller)

    body = {"name": new_name(), "kind": "program"}
    assert (429, "quota_exceeded") == caller.ask("POST", "/v1/accounts", body).refusal


def test_keys_are_stored_hashed_and_never_logged(
    guarded: InProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    Neither the log nor the record of the account has a key.
    """
    mine = register(guarded)
    guarded.ask("GET", "/v1/me", token=mine["key"])
    guarded.ask("POST", "/v1/me/keys", {"nonsense": 1}, mine["key"])

    secret = mine["key"].partition(".")[2]
    stored = store(guarded).accounts.read(mine["name"])

    logged = capfd.readouterr()
    assert "getMe" in logged.err
    assert secret not in logged.err + logged.out
    assert secret not in repr(stored)
