"""The WSGI app: Flask without what nothing here needs.

Hooks get the request they are about; Flask's would each have to look for it. There are
no hooks of blueprints, no sessions, no signals and no redirects, so none is looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Flask, Request, request
from flask.sessions import NullSession, SessionInterface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from wsgiref.types import StartResponse, WSGIEnvironment

    from flask import Response
    from werkzeug.routing import MapAdapter

    from service.api.hooks.buckets import Account, Allowance
    from service.api.spec.operations import Operation

NO_SESSION = NullSession()


class Visit(Request):
    """A request, and what is noted down about it."""

    name: str
    """Under which the log knows it."""
    started: float
    """When it came, in seconds of a clock that only ever goes on."""
    operation: Operation | None = None
    """What it asks for, if that is in the document."""
    accounts: tuple[tuple[Allowance, Account], ...] = ()
    """To which it is charged."""


class NoSessions(SessionInterface):
    """Nobody is remembered: who asks says who they are."""

    def open_session(self, app: Flask, request: Request) -> NullSession:  # noqa: ARG002
        """Return the session that is none."""
        return NO_SESSION


class Service(Flask):
    """The app, with what is done before and after every request."""

    request_class = Visit
    session_interface = NoSessions()

    def __init__(self, name: str) -> None:
        """Serve nothing yet."""
        super().__init__(name, static_folder=None)
        # A path with empty parts is none of ours; Flask would redirect it.
        self.url_map.merge_slashes = False
        self.arrivals: list[Callable[[Visit], None]] = []
        self.departures: list[Callable[[Visit, Response], None]] = []
        self.glance: Callable[[WSGIEnvironment], Response | None] = lambda _: None
        """Answers a request for news, or leaves it to its view."""

    def wsgi_app(
        self, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        """Answer a request; where a glance will do, without Flask."""
        if "HTTP_IF_NONE_MATCH" in environ:
            answer = self.glance(environ)
            if answer is not None:
                return answer(environ, start_response)
        return super().wsgi_app(environ, start_response)

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Return what finds the view of a request; the host does not matter."""
        if request is None:
            return super().create_url_adapter(request)
        return self.url_map.bind(
            "", path_info=request.path, default_method=request.method
        )

    def operation(self, endpoint: str) -> Operation | None:
        """Return what the view of an endpoint is in the document, if it is there."""
        return getattr(self.view_functions[endpoint], "operation", None)

    def full_dispatch_request(self) -> Response:
        """Answer a request, or refuse it."""
        visit = here()
        try:
            if visit.url_rule is not None:
                visit.operation = self.operation(visit.url_rule.endpoint)
            for arrive in self.arrivals:
                arrive(visit)
            answer: Any = self.dispatch_request()
        except Exception as error:  # noqa: BLE001 - as in Flask: it knows what to do
            answer = self.handle_user_exception(error)
        return self.process_response(self.make_response(answer))

    def process_response(self, response: Response) -> Response:
        """Do what is done after every request."""
        visit = here()
        for depart in self.departures:
            depart(visit, response)
        return response

    def do_teardown_request(self, *_: object) -> None:
        """Leave things standing: there is nothing to tear down."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return a view as it is: none of ours is a coroutine, so none is inspected."""
        return func


def here() -> Visit:
    """Return the request that this thread answers."""
    visit: Visit = request._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001
    return visit
