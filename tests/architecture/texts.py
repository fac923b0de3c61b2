"""``python -m tests.architecture.texts``: compile the catalogues that have changed."""

import io
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[2]
PACKAGES = ("engines", "service")
NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)


def catalogues() -> list[Path]:
    """Return every catalogue of the product, in the order of their paths."""
    return sorted(
        path for package in PACKAGES for path in (ROOT / package).rglob("locale/*.po")
    )


def compiled(catalogue: Path) -> bytes:
    """Return a catalogue as programs read it; the same texts give the same bytes."""
    with catalogue.open("rb") as file:
        messages = read_po(file)
    # Babel writes the present time here, and every compilation would differ.
    messages.creation_date = NO_DATE
    binary = io.BytesIO()
    write_mo(binary, messages)
    return binary.getvalue()


def main() -> None:
    """Write what differs, and name it."""
    for catalogue in catalogues():
        target, written = catalogue.with_suffix(".mo"), compiled(catalogue)
        if not target.exists() or target.read_bytes() != written:
            target.write_bytes(written)
            print(target.relative_to(ROOT))


if __name__ == "__main__":
    main()
