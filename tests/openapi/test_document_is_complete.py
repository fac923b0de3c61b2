"""What a reader of the document needs: words, examples and where to go on."""

from typing import Any

import pytest

from service.api.problems import codes
from tests.document import Json
from tests.openapi.published import (
    BY_ID,
    OPERATIONS,
    PATH_OF,
    document,
    examples,
    name_of,
    objects,
    parameters,
    schemas,
    shown,
)

PROBLEM = "application/problem+json"


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_is_explained(operation: Json) -> None:
    """
    A summary, more than that, and words for every parameter, answer and link.
    """
    assert operation["summary"]
    assert operation["description"]
    for parameter in parameters(operation):
        assert parameter["description"], parameter["name"]
    for status, answer in operation["responses"].items():
        assert answer["description"], status
        for name, header in answer.get("headers", {}).items():
            assert header["description"], name
        for name, link in answer.get("links", {}).items():
            assert link["description"], name


def test_every_schema_and_every_property_is_explained() -> None:
    """
    Nothing stands there with its name alone.
    """
    silent = [name for name, schema in schemas.items() if not schema.get("description")]
    silent += [
        f"{name}.{field}"
        for name, schema in schemas.items()
        for field, inner in schema.get("properties", {}).items()
        if not inner.get("description")
    ]

    assert [] == silent


def test_tags_stand_in_a_reading_order() -> None:
    """
    First what a player meets, then what operators do; each tag says what it is about.
    """
    tags = [tag["name"] for tag in document.content["tags"]]

    assert [
        *(
            "titles",
            "games",
            "lobby",
            "seats",
            "commands",
            "undo",
            "events",
            "boards",
            "history",
        ),
        *("hints", "simulations", "tournaments", "entrants", "results"),
        *("progress", "schedules", "ratings"),
        *("accounts", "me", "inbox", "webhooks", "health", "metrics"),
    ] == tags
    assert all(tag["description"] for tag in document.content["tags"])
    first_seen = dict.fromkeys(one["tags"][0] for one in document.operations.values())
    assert tags == list(first_seen)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_request_and_every_answer_is_shown(operation: Json) -> None:
    """
    Each has an example, and each example fits what it illustrates.
    """
    contents = [operation.get("requestBody", {}).get("content", {})]
    contents += [
        answer.get("content", {}) for answer in operation["responses"].values()
    ]
    for content in (one for kinds in contents for one in kinds.values()):
        assert shown(content)
        for example in shown(content):
            if content["schema"].get("type") == "string":
                assert isinstance(example, str)
            else:
                document.judge(name_of(content["schema"]), example)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_problem_of_an_operation_is_shown(operation: Json) -> None:
    """
    By its code, under the status that it has.
    """
    for status, answer in operation["responses"].items():
        named = answer.get("content", {}).get(PROBLEM, {}).get("examples", {})
        for code, reference in named.items():
            problem = examples[name_of(reference)]["value"]
            assert code == problem["code"]
            assert status in (str(problem["status"]), "default")
            if status != "default":
                assert f"`{code}`" in answer["description"]


def test_there_is_an_example_of_every_problem() -> None:
    """
    Whatever the service can refuse is shown, and used by some operation.
    """
    used = {
        code
        for operation in document.operations.values()
        for answer in operation["responses"].values()
        for code in answer.get("content", {}).get(PROBLEM, {}).get("examples", {})
    }

    assert set(codes()) == set(examples)
    assert set(codes()) == used


@pytest.mark.parametrize("operation", OPERATIONS)
def test_links_lead_to_operations_by_what_is_there(operation: Json) -> None:
    """
    Each leads to an operation that takes its parameters, which the answer really has.
    """
    for answer in operation["responses"].values():
        for link in answer.get("links", {}).values():
            target = BY_ID[link["operationId"]]
            taken = {parameter["name"] for parameter in parameters(target)}
            assert link.get("parameters", {}).keys() <= taken
            for expression in link.get("parameters", {}).values():
                assert found(expression, operation, answer)
            if link.get("requestBody"):
                assert "$response.body" == link["requestBody"]
                body = target["requestBody"]["content"]["application/json"]
                answered = answer["content"]["application/json"]["example"]
                document.judge(name_of(body["schema"]), answered)


def found(expression: str, operation: Json, answer: Json) -> Any:
    """What a link finds by an expression, in the example of the answer."""
    place, _, pointer = expression.partition("#/")
    if place == "$response.body":
        value = answer["content"]["application/json"]["example"]
        for name in pointer.split("/"):
            value = value[name]
        return value
    place, _, name = expression.rpartition(".")
    if place == "$response.header":
        return answer["headers"][name]
    assert place == "$request.path"
    return {one["name"]: one for one in parameters(operation)}[name]


@pytest.mark.parametrize(
    "start, parameter",
    [
        ("createGame", "game"),
        ("forkGame", "game"),
        ("sendCommands", "game"),
        ("createSimulation", "simulation"),
        ("createTournament", "tournament"),
        ("createSchedule", "schedule"),
        ("requestHint", "hint"),
    ],
)
def test_what_is_made_leads_to_all_that_can_be_done_with_it(
    start: str, parameter: str
) -> None:
    """
    From a new game to its commands, from a simulation to its report, and so on.
    """
    answers = BY_ID[start]["responses"]
    linked = {link for answer in answers.values() for link in answer.get("links", {})}
    about = {name for name, path in PATH_OF.items() if f"{{{parameter}}}" in path}

    assert about <= linked


def test_a_conditional_request_says_what_it_needs_and_what_comes_back() -> None:
    """
    If-Match goes with 412, 428 and a new ETag; If-None-Match with ETag and 304.
    """
    for name, operation in BY_ID.items():
        headers = {one["name"] for one in parameters(operation)}
        answers = operation["responses"]
        if "If-Match" in headers:
            assert {"412", "428"} <= answers.keys(), name
            assert "ETag" in answers["200"]["headers"]
        assert ("If-None-Match" in headers) == ("304" in answers), name
        if "304" in answers:
            assert "ETag" in answers["200"]["headers"]
            assert "ETag" in answers["304"]["headers"]


def test_what_can_be_got_again_says_where_it_is() -> None:
    """
    Whatever is created and has an operation that gets it is answered with Location.
    """
    for name, operation in BY_ID.items():
        for status in {"201", "202"} & operation["responses"].keys():
            answer = operation["responses"][status]
            gets = [link for link in answer.get("links", {}) if link.startswith("get")]
            assert bool(gets) == ("Location" in answer["headers"]), name


def test_open_sets_are_plain_strings_in_answers() -> None:
    """
    Titles, bots, kinds of decision and codes may grow: no enumeration closes them.
    """
    for component, field in [
        *(("Game", "title"), ("GameSummary", "title"), ("Bot", "id")),
        *(("Decision", "kind"), ("Outcome", "reason"), ("Problem", "code")),
        *(("SimulationPlan", "title"), ("TournamentDetails", "title")),
    ]:
        assert "enum" not in schemas[component]["properties"][field], component


def test_streams_are_texts_of_events() -> None:
    """
    What never ends is named a stream, and nothing else is an event stream.
    """
    for name, operation in BY_ID.items():
        kinds = operation["responses"].get("200", {}).get("content", {})
        assert name.startswith("stream") == ("text/event-stream" in kinds), name


def test_times_say_that_they_are_times() -> None:
    """
    Whatever is a time by its name or its description has `format: date-time`.
    """
    times = {
        path: schema.get("format")
        for path, schema in objects(schemas)
        if schema.get("type") == "string"
        and (
            path.endswith(("_at", "/at", "/act_by", "_time", "/next_runs/items"))
            or "RFC 3339" in schema.get("description", "")
        )
    }

    assert len(times) > 20
    assert {"date-time"} == set(times.values())
