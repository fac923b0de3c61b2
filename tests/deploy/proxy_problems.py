"""``python -m tests.deploy.proxy_problems``: writes the refusals of the proxy.

They are those of the API, in its words and languages; the proxy only needs them ready.
"""

from pathlib import Path

from service import errors
from service.api.problems import describe, encode
from service.api.spec.problem_examples import WITH_VALUES
from service.presentation.texts import DEFAULT_LANGUAGE, LANGUAGES

FILE = Path(__file__).parents[2] / "deploy" / "proxy" / "problems.conf"

REFUSALS = (
    *(
        WITH_VALUES.get(kind) or kind()
        for kind in (
            *(errors.BadRequest, errors.UnknownPath),
            *(errors.BodyTooLarge, errors.UriTooLong),
        )
    ),
    errors.TooManyRequests(seconds=1),
    errors.NotReady(missing="api"),
)

HEAD = """\
# What the proxy refuses, in the words of the API, by the language that the client names
# first. Written by `python -m tests.deploy.proxy_problems`; a test compares.
"""

RETRY = """\
map $status $retry_after {
    429 1;
    503 1;
    default "";
}
"""


def text() -> str:
    """Return what the file has to say."""
    others = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
    names = [f'    "~*^ *{language}" {language};' for language in others]
    languages = _map("http_accept_language", "language", DEFAULT_LANGUAGE, names)
    refusals = [
        _map(
            "language",
            refusal.code,
            _quoted(refusal, DEFAULT_LANGUAGE),
            [f"    {language} {_quoted(refusal, language)};" for language in others],
        )
        for refusal in REFUSALS
    ]
    return "\n".join((HEAD + languages, RETRY, *refusals))


def _map(of: str, to: str, default: str, lines: list[str]) -> str:
    return "\n".join(
        (f"map ${of} ${to} {{", *lines, f"    default {default};", "}", "")
    )


def _quoted(refusal: errors.ServiceError, language: str) -> str:
    """Return the body of a refusal as nginx reads a text; ``$name`` is its variable."""
    body = encode(describe(refusal, language, "$name")).decode()
    assert body.count("$") == 1
    escaped = body.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


if __name__ == "__main__":
    FILE.write_text(text())
