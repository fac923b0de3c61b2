import engines
from tests.callers import InProcess


def test_every_title_is_listed(caller: InProcess) -> None:
    """
    The list has the whole catalogue, with player counts.
    """
    items = caller.ask("GET", "/v1/titles").json["items"]

    assert [title.id for title in engines.titles()] == [item["id"] for item in items]
    ghooost = items[0]
    assert {"minimum": 2, "maximum": 6} == ghooost["players"]
    assert "Ghooost!" == ghooost["name"]


def test_a_title_tells_everything_a_client_needs(caller: InProcess) -> None:
    """
    A title has the schema of the options, components with names, bots, languages.
    """
    title = caller.ask("GET", "/v1/titles/ghooost").json

    assert engines.get("ghooost").option_schema() == title["options_schema"]
    assert 16 == len(title["components"]["cards"])
    assert "Miss Copy" == title["components"]["cards"][14]["name"]
    assert "card:miss_copy" == title["components"]["cards"][14]["ref"]
    assert list(engines.get("ghooost").bots) == [bot["id"] for bot in title["bots"]]
    assert ["en", "nl", "fr"] == title["languages"]
    assert engines.get("ghooost").rules_version == title["rules_version"]


def test_components_say_what_they_do(caller: InProcess) -> None:
    """
    What a card, tile or power does stands beside its name.
    """
    for title in caller.ask("GET", "/v1/titles").json["items"]:
        components = caller.ask("GET", f"/v1/titles/{title['id']}").json["components"]

        for parts in components.values():
            assert all(part["text"].endswith(".") for part in parts)


def test_names_come_in_the_language_asked_for(caller: InProcess) -> None:
    """
    Components have their names in Dutch and French, too.
    """
    names = {}
    for language in ("en", "nl", "fr"):
        answer = caller.ask(
            "GET", "/v1/titles/ghooost", headers={"Accept-Language": language}
        )
        assert language == answer.headers["Content-Language"]
        assert "Accept-Language" in answer.headers["Vary"]
        names[language] = answer.json["summary"]

    assert 3 == len(set(names.values()))


def test_an_unchanged_title_costs_nothing(caller: InProcess) -> None:
    """
    A title that the client has already is answered with 304, per language.
    """
    first = caller.ask("GET", "/v1/titles/ghooost")
    known = {"If-None-Match": first.etag}

    again = caller.ask("GET", "/v1/titles/ghooost", headers=known)
    dutch = caller.ask(
        "GET", "/v1/titles/ghooost", headers={**known, "Accept-Language": "nl"}
    )

    assert (304, b"") == (again.status, again.data)
    assert first.etag == again.etag
    assert 200 == dutch.status
    assert "public, max-age=300" == first.headers["Cache-Control"]
    assert 304 == caller.ask("GET", "/v1/titles", headers={"If-None-Match": "*"}).status


def test_an_unknown_title_is_refused(caller: InProcess) -> None:
    """
    A title that the catalogue lacks is 404.
    """
    answer = caller.ask("GET", "/v1/titles/cluedo")

    assert (404, "unknown_title") == answer.refusal
