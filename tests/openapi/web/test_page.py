"""The page as package data: current, strict, small, and served as it should be."""

import gzip
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.api.pages.table import LINKS
from tests.node import ROOT, node, tool

WEB = ROOT / "openapi" / "web"
SDK = ROOT / "openapi" / "typescript"
PAGE = ROOT / "service" / "api" / "page"

UP_TO_THE_FIRST_MOVE = 60_000
"""Bytes, compressed by gzip: scripts and styles that the page itself names."""

IN_ALL = 100_000
"""With what is fetched when somebody wants it."""


def test_the_page_is_current(tmp_path: Path) -> None:
    """
    What the sources make now is what is in git, byte for byte.
    """
    node(tool("vite", WEB), "build", "--outDir", tmp_path, folder=WEB)

    built = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert {each.name: each.read_bytes() for each in PAGE.iterdir()} == built


def test_formatting_and_types_are_strict() -> None:
    """
    Nobody complains about the sources.
    """
    node(tool("tsc", SDK), "--build", folder=SDK)
    node(tool("prettier", WEB), "--check", ".", folder=WEB)
    node(tool("tsc", WEB), folder=WEB)


@pytest.mark.parametrize(
    "part, known",
    [
        ("board", {"."}),
        ("table", {".", "seance-sdk", "@preact/signals"}),
        ("words", {"."}),
    ],
)
def test_the_parts_do_not_know_each_other(part: str, known: set[str]) -> None:
    """
    The board knows no framework and no game, the table no page, the words nothing.
    """
    files = list((WEB / "src" / part).glob("*.ts"))
    imported = {
        "." if name.startswith("./") else name
        for file in files
        for name in re.findall(r'from "(.+)";', file.read_text())
    }

    assert imported
    assert set() == imported - known


def test_what_organisers_need_is_fetched_when_it_is_wanted() -> None:
    """
    No page imports their part: it is asked for by the address that names it.
    """
    sources = [each.read_text() for each in (WEB / "src" / "pages").glob("*.ts*")]

    assert ['import("../organise")'] == [
        found
        for source in sources
        for found in re.findall(r"import\(.+?\)|from \"\.\./organise.*\"", source)
    ]


def test_pages_know_the_other_parts_by_their_doors() -> None:
    """
    What a part has inside is known only there.
    """
    files = [*(WEB / "src" / "pages").glob("*.ts*")]
    imported = {
        name
        for file in files
        for name in re.findall(r'from "(\.\./.+)";', file.read_text())
    }

    assert {"../board", "../table", "../words"} == imported


def test_the_page_is_small_and_names_no_outside_address() -> None:
    """
    What is loaded up to the first move fits, and all of it comes from the service.
    """
    parts = {each.name: each.read_bytes() for each in PAGE.iterdir()}
    sizes = {name: len(gzip.compress(part)) for name, part in parts.items()}
    page = parts["index.html"].decode()
    first = sum(size for name, size in sizes.items() if name in page)
    print(f"{first} bytes compressed, in all {sum(sizes.values())}: {sizes}")

    assert 0 < first < UP_TO_THE_FIRST_MOVE
    assert first < sum(sizes.values()) < IN_ALL
    for name, part in parts.items():
        named = set(re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]+", part.decode()))
        assert set() == named - {"http://www.w3.org"}, name


@pytest.mark.parametrize(
    "accept, kind",
    [
        ("text/html,application/xhtml+xml,*/*;q=0.8", "text/html"),
        ("text/html", "text/html"),
        ("*/*", "application/json"),
        ("application/json", "application/json"),
        ("", "application/json"),
    ],
)
def test_people_get_the_page_and_programs_get_links(
    client: FlaskClient, accept: str, kind: str
) -> None:
    """
    The page is for whoever names HTML; curl and SDKs get the index of links.
    """
    answer = client.get("/", headers={"Accept": accept})

    assert 200 == answer.status_code
    assert kind == answer.headers["Content-Type"].partition(";")[0]
    assert "Accept" in answer.headers["Vary"]
    assert "no-cache" == answer.headers["Cache-Control"]
    if kind == "application/json":
        assert {"links": LINKS} == answer.get_json()


def test_every_link_of_the_index_leads_somewhere(client: FlaskClient) -> None:
    """
    What programs are told is there.
    """
    for path in LINKS.values():
        assert 404 != client.get(path).status_code, path


def test_the_page_may_load_nothing_but_its_parts(client: FlaskClient) -> None:
    """
    The policy allows no script, style or request that is not the service's own.
    """
    answer = client.get("/", headers={"Accept": "text/html"})
    policy = answer.headers["Content-Security-Policy"]
    parts = re.findall(r'(?:src|href)="(.+?)"', answer.data.decode())

    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    built = {each.name for each in PAGE.iterdir()} - {"index.html"}
    named = {path.removeprefix("/page/") for path in parts}
    scripts = [(PAGE / name).read_text() for name in built if name.endswith(".js")]
    assert named < built
    # What the page does not name its scripts do.
    for name in built - named:
        assert any(name in script for script in scripts), name
    for path in (f"/page/{name}" for name in built):
        part = client.get(path)
        assert 200 == part.status_code
        assert "immutable" in part.headers["Cache-Control"]
    assert 404 == client.get("/page/index.html").status_code
