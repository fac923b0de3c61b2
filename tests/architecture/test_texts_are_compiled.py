import io
from gettext import GNUTranslations
from pathlib import Path
from typing import BinaryIO

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(
    path
    for package in ("engines", "service")
    for path in (ROOT / package).rglob("locale/*.po")
)


def spoken(binary: BinaryIO) -> dict[object, str]:
    """Every message of a compiled catalogue; its header names the hour, so leave it."""
    messages: dict[object, str] = vars(GNUTranslations(binary))["_catalog"]
    return {key: message for key, message in messages.items() if key != ""}


def written(catalogue: Path) -> dict[object, str]:
    """Every message of a catalogue, compiled now."""
    binary = io.BytesIO()
    with catalogue.open("rb") as file:
        write_mo(binary, read_po(file))
    binary.seek(0)
    return spoken(binary)


@pytest.mark.parametrize(
    "catalogue", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT))
)
def test_what_is_spoken_is_what_is_written(catalogue: Path) -> None:
    """
    The compiled texts are those of the catalogue; `make texts` renews them.
    """
    with catalogue.with_suffix(".mo").open("rb") as binary:
        assert written(catalogue) == spoken(binary)
