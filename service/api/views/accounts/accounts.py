"""createAccount, getAccount, listAccounts and updateAccount."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app

from service.accounts import registration
from service.accounts.account import Scope
from service.accounts.answers import (
    AccountList,
    AccountProfile,
    CreatedAccount,
    OwnAccount,
)
from service.accounts.errors import NameTaken, UnknownAccount
from service.accounts.webhooks.announcing import tournaments_of
from service.api.blueprints import Blueprint
from service.api.hooks.auth import require_operator
from service.api.limits import quotas
from service.api.once import issuer
from service.api.responses import CREDENTIALS, PERSONAL, SECRET, answer
from service.api.schemas.account_requests import (
    CreateAccountRequest,
    ListAccountsQuery,
    UpdateAccountRequest,
)
from service.api.spec import account_examples as examples
from service.api.spec import links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    may_need_operator,
    needs_operator,
    once_by_secret_key,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.series.ratings.representation import ratings_of

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "accounts",
    __name__,
    url_prefix="/v1/accounts",
    description="Programs and people that come back under a name.",
)

MOST_TOURNAMENTS = 20
"""Of one account: how many getAccount names. AccountProfile tells this number."""


@blueprint.route("", methods=["POST"], endpoint="createAccount")
@blueprint.arguments(CreateAccountRequest(), examples=named(examples.CREATE_ACCOUNT))
@blueprint.response(
    201,
    documented(CreatedAccount),
    description="The account and its key, shown only here.",
    headers=answer_headers("Location"),
    example=examples.CREATED_ACCOUNT,
)
@links_to(links.ACCOUNT)
@may_need_operator
@uses_store
@refuses(NameTaken)
@once_by_secret_key
@creates(quotas.REGISTER)
def create_account(body: Json) -> Response:
    """Register a program or a person under a name of its own.

    The key works wherever the token of a seat does, for the seats that the account
    holds. Whether anybody may register or only operators, the service decides; only
    they grant the scope `organise`, here or later by updateAccount.
    """
    scopes = body.get("scopes", [Scope.PLAY])
    if not current_app.config["IS_REGISTRATION_OPEN"] or Scope.ORGANISE in scopes:
        require_operator()
    request = registration.CreateAccount(
        name=body["name"],
        kind=body["kind"],
        about=body.get("about", ""),
        scopes=list(dict.fromkeys(scopes)),
    )
    created = registration.create(store(), request, issuer())
    where = ("Location", f"/v1/accounts/{created.name}")
    return answer(created, where, CREDENTIALS, status=201)


@blueprint.route("", endpoint="listAccounts")
@blueprint.arguments(ListAccountsQuery(), location="query")
@blueprint.response(
    200,
    documented(AccountList),
    description="A page of accounts.",
    example=examples.ACCOUNT_LIST,
)
@uses_store
def list_accounts(query: Json) -> Response:
    """List the accounts in the order of their names.

    Where there are more, send `next_cursor` back as `cursor`.
    """
    return answer(registration.list_accounts(store(), **query), PERSONAL)


@blueprint.route("/<string:account>", endpoint="getAccount")
@blueprint.response(
    200,
    documented(AccountProfile),
    description="The account, as everybody sees it.",
    example=examples.ACCOUNT,
)
@uses_store
@refuses(UnknownAccount)
def get_account(account: str) -> Response:
    """Get what everybody may know about an account.

    No token is needed. Its ratings come from tournaments. One that was deleted is gone.
    """
    found = registration.find(store(), account)
    shown = registration.represent(found)
    shown.games = store().inboxes.count(found.name)
    shown.ratings = ratings_of(store(), found.name)
    shown.tournaments = tournaments_of(store(), found.name, MOST_TOURNAMENTS)
    return answer(shown, PERSONAL)


@blueprint.route("/<string:account>", methods=["PATCH"], endpoint="updateAccount")
@blueprint.arguments(UpdateAccountRequest(), examples=named(examples.UPDATE_ACCOUNT))
@blueprint.response(
    200,
    documented(OwnAccount),
    description="The account as it is now.",
    example=examples.UPDATED_ACCOUNT,
)
@needs_operator
@uses_store
@refuses(UnknownAccount)
def update_account(body: Json, account: str) -> Response:
    """Grant an account the scope `organise`, or take it away.

    Only operators do. Its holder need not change anything: the same keys may do more,
    or less, from the next request on.
    """
    scopes = list(dict.fromkeys(body["scopes"]))
    return answer(registration.set_scopes(store(), account, scopes), SECRET)
