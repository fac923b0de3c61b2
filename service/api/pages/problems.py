"""The pages that the ``type`` of a problem leads to, one for each kind."""

from __future__ import annotations

from flask import Blueprint, Response, render_template_string

from service.api.hooks.language import current_language
from service.api.problems import codes
from service.errors import UnknownPath
from service.presentation.texts import TEXTS

blueprint = Blueprint("problems", __name__, url_prefix="/problems")

PAGE = """<!doctype html>
<html lang="{{ language }}">
<meta charset="utf-8">
<title>{{ title }}</title>
<h1>{{ title }}</h1>
<p><code>{{ code }}</code></p>
<p>{{ text }}</p>
</html>
"""


@blueprint.get("/<code>")
def page(code: str) -> Response:
    """Explain a kind of problem: the page that its ``type`` leads to."""
    if code not in codes():
        raise UnknownPath
    language = current_language()
    speaker = TEXTS.speakers[language]
    html = render_template_string(
        PAGE,
        language=language,
        code=code,
        title=speaker(f"problem.{code}"),
        text=speaker(f"problem.{code}.about"),
    )
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    return Response(html, headers=headers, mimetype="text/html")
