"""getMe, updateMe, createKey, deleteKey and deleteMe: one's own account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.accounts import own
from service.accounts.answers import CreatedKey, OwnAccount
from service.accounts.errors import LastKey, ScopeMissing, TooManyKeys, UnknownKey
from service.accounts.registration import represent_own
from service.api.blueprints import Blueprint
from service.api.hooks.auth import require_account
from service.api.once import issuer
from service.api.responses import CREDENTIALS, SECRET, answer, nothing
from service.api.schemas.account_requests import CreateKeyRequest, UpdateMeRequest
from service.api.spec import account_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    needs_account,
    once_by_secret_key,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.stores import store
from service.series.ratings.representation import forget_account

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "me", __name__, url_prefix="/v1/me", description="One's own account, by its key."
)


@blueprint.route("", endpoint="getMe")
@blueprint.response(
    200,
    documented(OwnAccount),
    description="The account.",
    example=examples.OWN_ACCOUNT,
)
@needs_account
@uses_store
def get_me() -> Response:
    """Get one's own account.

    Its keys are listed by their ids, with what they may do; what they are is shown only
    when they are made.
    """
    return answer(represent_own(require_account().account), SECRET)


@blueprint.route("", methods=["PATCH"], endpoint="updateMe")
@blueprint.arguments(UpdateMeRequest(), examples=named(examples.UPDATE_ME))
@blueprint.response(
    200,
    documented(OwnAccount),
    description="The account as it is now.",
    example=examples.OWN_ACCOUNT,
)
@needs_account
@uses_store
def update_me(body: Json) -> Response:
    """Change what one's own account says about itself.

    Its name and kind stay for ever.
    """
    name = require_account().account.name
    return answer(own.update(store(), name, body["about"]), SECRET)


@blueprint.route("", methods=["DELETE"], endpoint="deleteMe")
@blueprint.response(
    204, description="The account is gone; its name is never used again."
)
@needs_account
@uses_store
def delete_me() -> Response:
    """Delete one's own account.

    Its keys open nothing any more, and nobody can have its name. Bots play its seats
    from then on; games that it was in can still be read, with its name. It leaves
    tournaments that have not started, and forfeits its games in the others.
    """
    name = require_account().account.name
    # Before, while the key is good for another try; after, for what was rated between.
    forget_account(store(), name)
    own.delete(store(), name)
    forget_account(store(), name)
    return nothing(SECRET)


@blueprint.route("/keys", methods=["POST"], endpoint="createKey")
@blueprint.arguments(
    CreateKeyRequest(), required=False, examples=named(examples.CREATE_KEY)
)
@blueprint.response(
    201,
    documented(CreatedKey),
    description="The key, shown only here.",
    example=examples.CREATED_KEY,
)
@needs_account
@uses_store
@refuses(ScopeMissing, TooManyKeys)
@once_by_secret_key
def create_key(body: Json) -> Response:
    """Get another key for one's own account.

    To replace a key, create one and delete the old one with it. It may do no more than
    the key that asks.
    """
    scopes = body.get("scopes")
    wanted = None if scopes is None else list(dict.fromkeys(scopes))
    created = own.create_key(store(), require_account(), wanted, issuer())
    return answer(created, CREDENTIALS, status=201)


@blueprint.route("/keys/<string:key>", methods=["DELETE"], endpoint="deleteKey")
@blueprint.response(204, description="The key opens nothing any more.")
@needs_account
@uses_store
@refuses(UnknownKey, LastKey)
def delete_key(key: str) -> Response:
    """Delete a key of one's own account, by its id.

    An account keeps one; to be rid of it, delete the account.
    """
    own.delete_key(store(), require_account().account.name, key)
    return nothing(SECRET)
