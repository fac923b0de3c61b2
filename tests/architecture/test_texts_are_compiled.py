from pathlib import Path

import pytest

from engines.core.texts import LANGUAGES
from tests.architecture import texts

CATALOGUES = texts.catalogues()


@pytest.mark.parametrize(
    "catalogue", CATALOGUES, ids=lambda path: str(path.relative_to(texts.ROOT))
)
def test_what_is_spoken_is_what_is_written(catalogue: Path) -> None:
    """
    The compiled texts are those of the catalogue; `make texts` renews them.
    """
    assert texts.compiled(catalogue) == catalogue.with_suffix(".mo").read_bytes()


def test_all_catalogues_are_found() -> None:
    """
    Three languages for each folder of texts.
    """
    folders = {path.parent for path in CATALOGUES}

    assert folders
    assert set(CATALOGUES) == {
        folder / f"{language}.po" for folder in folders for language in LANGUAGES
    }
