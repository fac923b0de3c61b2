"""The document may grow; what clients rely on stays, or the major version rises."""

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from typing import Any

import pytest

from openapi.export import DOCUMENT
from openapi.publish import CHANGELOG, PUBLISHED
from tests.document import Json
from tests.openapi.changes import Change, compare, faults, least_version

BASE: Json = json.loads(DOCUMENT.read_bytes())
TEXT: Json = {"type": "string", "description": "A mood."}
MOOD: Json = {"name": "mood", "in": "query", "description": "A mood.", "schema": TEXT}


def schema(document: Json, name: str) -> Any:
    """A component of a document."""
    return document["components"]["schemas"][name]


def field(document: Json, name: str, of: str) -> Any:
    """A property of a component."""
    return schema(document, of)["properties"][name]


def at(document: Json, method: str, path: str) -> Any:
    """An operation of a document."""
    return document["paths"][path][method]


def parameter(document: Json, path: str, name: str) -> Any:
    """A parameter of the GET of a path."""
    named = {one["name"]: one for one in at(document, "get", path)["parameters"]}
    return named[name]


def without_variant(document: Json) -> None:
    union = schema(document, "Command")
    gone = union["oneOf"].pop()["$ref"]
    mapping = union["discriminator"]["mapping"]
    union["discriminator"]["mapping"] = {
        tag: variant for tag, variant in mapping.items() if variant != gone
    }


def renamed_component(document: Json) -> None:
    schemas = document["components"]["schemas"]
    schemas["Renamed"] = schemas.pop("HalloweenDie")
    dice = field(document, "dice", "HalloweenView")
    dice["items"] = {"$ref": "#/components/schemas/Renamed"}


def with_variant(document: Json) -> None:
    new = deepcopy(schema(document, "TableGameAbandoned"))
    new["properties"]["type"]["enum"] = ["table.mended"]
    document["components"]["schemas"]["TableMended"] = new
    reference = "#/components/schemas/TableMended"
    union = schema(document, "Event")
    union["oneOf"].append({"$ref": reference})
    union["discriminator"]["mapping"]["table.mended"] = reference


def with_operation(document: Json) -> None:
    new = deepcopy(at(document, "get", "/healthz"))
    document["paths"]["/v1/moods"] = {"get": {**new, "operationId": "listMoods"}}


Edit = Callable[[Json], object]

LAST_COMMAND = len(schema(BASE, "Command")["oneOf"]) - 1
DESCRIPTION = "#/paths/~1v1~1games~1{game}~1description"

INCOMPATIBLE: dict[str, tuple[Edit, str]] = {
    "an operation is gone": (
        lambda d: d["paths"]["/v1/games/{game}"].pop("delete"),
        "#/paths/~1v1~1games~1{game}/delete",
    ),
    "a path is gone": (
        lambda d: d["paths"].pop("/v1/verifications"),
        "#/paths/~1v1~1verifications",
    ),
    "an operation has another id": (
        lambda d: at(d, "get", "/v1/titles").update(operationId="titles"),
        "#/paths/~1v1~1titles/get/operationId",
    ),
    "a parameter is gone": (
        lambda d: at(d, "get", "/v1/games")["parameters"].pop(0),
        "#/paths/~1v1~1games/get/parameters/0",
    ),
    "a new parameter is required": (
        lambda d: at(d, "get", "/v1/tournaments")["parameters"].append(
            {**MOOD, "required": True}
        ),
        "#/paths/~1v1~1tournaments/get/parameters/4",
    ),
    "a parameter is required now": (
        lambda d: parameter(d, "/v1/simulations", "limit").update(required=True),
        "#/paths/~1v1~1simulations/get/parameters/1/required",
    ),
    "a parameter takes less": (
        lambda d: parameter(d, "/v1/games/{game}/events", "wait")["schema"].update(
            maximum=5
        ),
        "#/paths/~1v1~1games~1{game}~1events/get/parameters/3/schema/maximum",
    ),
    "a body is required now": (
        lambda d: at(d, "post", "/v1/games/{game}/forks")["requestBody"].update(
            required=True
        ),
        "#/paths/~1v1~1games~1{game}~1forks/post/requestBody/required",
    ),
    "a new field of a request is required": (
        lambda d: (
            schema(d, "CreateGameRequest")["properties"].update(mood=TEXT),
            schema(d, "CreateGameRequest")["required"].append("mood"),
        ),
        "#/components/schemas/CreateGameRequest/required",
    ),
    "a field of a request is gone": (
        lambda d: schema(d, "ClaimSeatRequest")["properties"].pop("seed"),
        "#/components/schemas/ClaimSeatRequest/properties/seed",
    ),
    "a field of a request has another type": (
        lambda d: field(d, "until_refused", "SendCommandsRequest").update(
            type="string"
        ),
        "#/components/schemas/SendCommandsRequest/properties/until_refused/type",
    ),
    "a request may say one word less": (
        lambda d: field(d, "kind", "SeatRequest")["enum"].remove("open"),
        "#/components/schemas/SeatRequest/properties/kind/enum",
    ),
    "a request may only say certain words now": (
        lambda d: field(d, "title", "TournamentRequest").update(enum=["ghooost"]),
        "#/components/schemas/TournamentRequest/properties/title/enum",
    ),
    "a request may hold less": (
        lambda d: field(d, "commands", "SendCommandsRequest").update(maxItems=8),
        "#/components/schemas/SendCommandsRequest/properties/commands/maxItems",
    ),
    "a field of an answer is gone": (
        lambda d: schema(d, "Outcome")["properties"].pop("text"),
        "#/components/schemas/Outcome/properties/text",
    ),
    "a field of an answer need not be there any more": (
        lambda d: schema(d, "Decision")["required"].remove("prompt"),
        "#/components/schemas/Decision/required",
    ),
    "a field of an answer has another type": (
        lambda d: field(d, "version", "Game").update(type="string"),
        "#/components/schemas/Game/properties/version/type",
    ),
    "an answer may say a word that nobody knows": (
        lambda d: field(d, "status", "Hint")["enum"].append("lost"),
        "#/components/schemas/Hint/properties/status/enum",
    ),
    "an answer is gone": (
        lambda d: at(d, "get", "/v1/titles/{title}")["responses"].pop("304"),
        "#/paths/~1v1~1titles~1{title}/get/responses/304",
    ),
    "a form of an answer is gone": (
        lambda d: at(d, "get", "/v1/games/{game}/description")["responses"]["200"][
            "content"
        ].pop("application/json"),
        f"{DESCRIPTION}/get/responses/200/content/application~1json",
    ),
    "a header of an answer is gone": (
        lambda d: at(d, "post", "/v1/games")["responses"]["201"]["headers"].pop(
            "Location"
        ),
        "#/paths/~1v1~1games/post/responses/201/headers/Location",
    ),
    "a token is needed now": (
        lambda d: at(d, "get", "/v1/games/{game}")["security"].remove({}),
        "#/paths/~1v1~1games~1{game}/get/security/1",
    ),
    "a variant is gone": (
        without_variant,
        f"#/components/schemas/Command/oneOf/{LAST_COMMAND}",
    ),
    "a type has another name": (
        renamed_component,
        "#/components/schemas/HalloweenDie",
    ),
}
"""What breaks clients, and where that is seen."""

COMPATIBLE: dict[str, Edit] = {
    "a new operation": with_operation,
    "a new optional parameter": lambda d: at(d, "get", "/v1/games")[
        "parameters"
    ].append({**MOOD, "required": False}),
    "a parameter takes more": lambda d: parameter(d, "/v1/simulations", "limit")[
        "schema"
    ].update(maximum=5000),
    "a new optional field of a request": lambda d: schema(d, "CreateGameRequest")[
        "properties"
    ].update(mood=TEXT),
    "a field of a request need not be sent any more": lambda d: schema(
        d, "BotRequest"
    ).pop("required"),
    "a request may say one word more": lambda d: field(d, "kind", "SeatRequest")[
        "enum"
    ].append("ghost"),
    "a request may hold more": lambda d: field(
        d, "commands", "SendCommandsRequest"
    ).update(maxItems=64),
    "a new field of an answer": lambda d: schema(d, "Game")["properties"].update(
        mood=TEXT
    ),
    "a field of an answer is always there now": lambda d: schema(d, "GameSeat")[
        "required"
    ].append("name"),
    "a new answer": lambda d: at(d, "get", "/v1/titles")["responses"].update(
        {"451": at(d, "get", "/v1/titles")["responses"]["429"]}
    ),
    "a new header of an answer": lambda d: at(d, "get", "/v1/titles")["responses"][
        "200"
    ]["headers"].update(Age={"description": "Its age.", "schema": TEXT}),
    "a token is not needed any more": lambda d: at(d, "delete", "/v1/games/{game}")[
        "security"
    ].append({}),
    "a new variant": with_variant,
    "something is deprecated": lambda d: at(d, "post", "/v1/schedules").update(
        deprecated=True
    ),
    "other words": lambda d: schema(d, "Problem").update(description="A refusal."),
}
"""What no client notices that does not want to."""


def edited(*edits: Edit, number: str = "") -> Json:
    """The document with changes, and perhaps with another version."""
    document = deepcopy(BASE)
    for edit in edits:
        edit(document)
    if number:
        document["info"]["version"] = number
    return document


@pytest.fixture(scope="module")
def broken() -> list[Change]:
    """Everything that is found when all incompatible changes are made at once."""
    return compare(BASE, edited(*(edit for edit, _ in INCOMPATIBLE.values())))


@pytest.mark.parametrize("kind", INCOMPATIBLE)
def test_an_incompatible_change_is_found(kind: str, broken: list[Change]) -> None:
    """
    Each kind of change that breaks clients is rated so, at its place.
    """
    _, place = INCOMPATIBLE[kind]

    assert place in [change.place for change in broken if change.impact == "major"]


def test_compatible_changes_pass() -> None:
    """
    No kind of change that clients can live with is held to be more than an addition.
    """
    found = compare(BASE, edited(*COMPATIBLE.values()))

    assert [] == [change for change in found if change.impact == "major"]
    assert len(COMPATIBLE) <= len(found)
    assert (1, 1, 0) == least_version({"info": {"version": "1.0.7"}}, found)


def test_examples_promise_nothing() -> None:
    """
    They follow the engines, so that another hand of cards is no change of the contract.
    """
    at_game = at(BASE, "get", "/v1/games/{game}")["responses"]["200"]["content"]
    assert at_game["application/json"]["example"]

    def other_hand(document: Json) -> None:
        answer = at(document, "get", "/v1/games/{game}")["responses"]["200"]
        answer["content"]["application/json"]["example"]["view"]["hand"] = []

    assert [] == compare(BASE, edited(other_hand))


def test_the_document_keeps_what_was_published() -> None:
    """
    Its version says what has changed since, and the CHANGELOG says so in words.
    """
    published, changelog = PUBLISHED.read_bytes(), CHANGELOG.read_text("utf-8")
    changes = compare(json.loads(published), BASE)

    assert [] == faults(published, BASE, changes, changelog)


def log_of(published: bytes, *later: str) -> str:
    """A CHANGELOG that names what was published, and later versions."""
    number = json.loads(published)["info"]["version"]
    entries = [f"### API {version}\nNew things.\n" for version in later]
    first = f"### API {number}\nSHA-256 `{sha256(published).hexdigest()}`\n"
    return "\n".join([*entries, first])


FIRST = json.dumps(edited(number="1.0.0")).encode()
GROWN = Change("minor", "#/components/schemas/Game/properties/mood", "Added.")
BROKEN = Change("major", "#/components/schemas/Game/properties/seats", "Removed.")


@pytest.mark.parametrize(
    "change, number, told, fault",
    [
        pytest.param(BROKEN, "1.0.0", [], "must be 2.0.0", id="broken"),
        pytest.param(BROKEN, "1.1.0", ["1.1.0"], "must be 2.0.0", id="called minor"),
        pytest.param(BROKEN, "2.0.0", [], "says nothing of API 2.0.0", id="untold"),
        pytest.param(BROKEN, "2.0.0", ["2.0.0"], "", id="major"),
        pytest.param(GROWN, "1.0.0", [], "must be 1.1.0", id="same version"),
        pytest.param(GROWN, "1.0.1", ["1.0.1"], "must be 1.1.0", id="called patch"),
        pytest.param(GROWN, "1.1.0", [], "says nothing of API 1.1.0", id="grown"),
        pytest.param(GROWN, "1.1.0", ["1.1.0"], "", id="minor"),
    ],
)
def test_a_change_needs_its_version_and_its_words(
    change: Change, number: str, told: list[str], fault: str
) -> None:
    """
    The version rises by as much as clients feel, and the CHANGELOG has it.
    """
    found = faults(FIRST, edited(number=number), [change], log_of(FIRST, *told))

    assert bool(fault) == bool(found)
    assert fault in " ".join(found)


def test_what_was_published_is_not_rewritten() -> None:
    """
    The CHANGELOG has the digest of the published document, so that both must change.
    """
    rewritten = edited(COMPATIBLE["other words"], number="1.0.0")

    found = faults(json.dumps(rewritten).encode(), rewritten, [], log_of(FIRST))

    assert "what was published is not what" in " ".join(found)
