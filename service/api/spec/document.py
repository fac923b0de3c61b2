"""The published document: what this service does, as OpenAPI 3.1."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from flask import Blueprint

from service.api.request_headers import client_has
from service.api.responses import SHARED, answer, not_modified
from service.api.spec.derived.openapi30 import as_3_0
from service.api.spec.derived.openapi32 import as_3_2
from service.api.spec.derived.page_document import for_page
from service.api.spec.webhook_messages import webhooks

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Flask, Response

    from engines.core.fields import Json
    from service.api.problems import ProblemApi

VERSION = "1.1.0"

PAGE_PATH = "/docs/openapi.json"

DESCRIPTION = """Rule-exact engines of ghost board games behind a REST API.

A client that knows nothing about any title can play all of them: create a game, get it
with the token of a seat, and as long as it has a `decision`, send back one of
`decision.options[].command` with the `ETag` as `If-Match`.

**Tokens.** createGame and claimSeat answer with a bearer token for each seat, only
once. It decides what is seen and what may be done. The creator of a game also gets the
owner's token. What concerns the whole service requires an operator key, if there are
any.

**Versions of a game.** Every command that is taken raises `version` by one. `If-Match`
guards against answering a decision that is gone (412). With an `Idempotency-Key`, a
request can be repeated until it is answered, and is carried out once. 412 has the
present `ETag`; a weak ETag, as compression makes it, counts like a strong one.

**State and stream.** A game has `last_event`; streamEvents goes on from there with
`after`, and with `with=game` each change brings the game along, so that a decision
costs one request: the answer itself. Every event has its `number`, the `version` of the
game after it, the time (`at`) and the seat that acted (`actor`), in every title alike.

**In a browser.** `EventSource` and `<img>` send no headers: createTicket makes a
short-lived ticket for their addresses. `EventSource` does not come back after a status
other than 200; streamEvents says what to do. A service on a loopback address takes
pages of loopback origins; any other origin has to be named in `SEANCE_ORIGINS`. The
header `Seance-Build` changes with the software: a page can see that it is older.

**Refusals** are problems (RFC 9457) with a stable `code`, and `rules` where a rule of
the game refused. Whatever is refused has changed nothing. Only `not_replicated` (503)
has: a service may be told to confirm no change of a game before replicas of its store
have it (`SEANCE_WAIT_REPLICAS`), and they were too slow. The same request under the
same `Idempotency-Key` waits for them again, and is confirmed once they have it. Reads
and streams do not wait: they may show a change before it is confirmed.

**Shapes.** A field is absent rather than null. Times are RFC 3339 in UTC. Lists come in
pages: send `next_cursor` back. Unknown fields and query parameters are refused;
answers may grow by fields, and unions by variants, that a client does not know and
leaves alone.

**Refs.** Everything on a board that can be pointed at has a ref, a short stable text
such as `space:red.1` or `hand:2`. Options and events list what they touch (`refs`),
components have theirs (`ref`). `moves` of an event say what went from where to where,
for all titles alike. No ref depends on what its reader cannot see.

**Languages.** `Accept-Language` chooses en, nl or fr for names, prompts and texts.

**Compression.** Answers come as `zstd`, `br` or `gzip` where `Accept-Encoding` names
one; streams and answers with credentials never do.

**Limits.** `RateLimit` says what is left; 429 and 503 come with `Retry-After`.

**This document** has a version of its own, which grows by semantic versioning. What is
to go is marked `deprecated` first and answered with `Deprecation` and `Sunset` headers
for half a year. `/openapi-3.0.json` says the same for tools that know only OpenAPI 3.0,
`/openapi-3.2.json` also what the messages of each stream are (`itemSchema`).
"""

CONFIG = {
    "API_TITLE": "Seance",
    "API_VERSION": f"v{VERSION.partition('.')[0]}",
    "OPENAPI_VERSION": "3.1.0",
    "API_SPEC_OPTIONS": {
        "info": {
            "version": VERSION,
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "webhooks": webhooks(),
    },
}

TOKEN: Json = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat or of the owner, shown when it was made; the "
    "key of an account, for its seats; or the key of an operator.",
}


def init_app(app: Flask, api: ProblemApi) -> Json:
    """Serve the document, as OpenAPI 3.1, 3.0 and 3.2; return it."""
    api.spec.components.security_scheme("token", TOKEN)
    document = api.spec.to_dict()
    # flask-smorest describes its own kind of pages, which nothing here uses.
    del document["components"]["schemas"]["PaginationMetadata"]
    current = Rendered(lambda: document)
    older = Rendered(lambda: as_3_0(document))
    newer = Rendered(lambda: as_3_2(document))
    page = Rendered(lambda: for_page(document))
    blueprint = Blueprint("document", __name__)

    @blueprint.get("/openapi.json")
    def openapi() -> Response:
        """Serve the document."""
        return current.serve()

    @blueprint.get("/openapi-3.0.json")
    def older_openapi() -> Response:
        """Serve the document for tools that know no newer one."""
        return older.serve()

    @blueprint.get("/openapi-3.2.json")
    def newer_openapi() -> Response:
        """Serve the document for tools that want to know what streams send."""
        return newer.serve()

    @blueprint.get(PAGE_PATH)
    def openapi_of_page() -> Response:
        """Serve the document for the page that shows it."""
        return page.serve()

    app.register_blueprint(blueprint)
    return document


class Rendered:
    """A document as bytes, with the ETag that names them.

    It is made for the first client that wants it: that takes longer than to start the
    service, and most processes never have to.
    """

    def __init__(self, make: Callable[[], Json]) -> None:
        """Render what ``make`` returns."""
        self._make = make

    @cached_property
    def _bytes(self) -> bytes:
        return render(self._make())

    @cached_property
    def _etag(self) -> str:
        return f'"{sha256(self._bytes).hexdigest()[:16]}"'

    def serve(self) -> Response:
        """Return the document, unless the client has it already."""
        headers = (("ETag", self._etag), SHARED)
        if client_has(self._etag):
            return not_modified(*headers)
        return answer(self._bytes, *headers)


def render(document: Json) -> bytes:
    """Return a document as it is published."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"
