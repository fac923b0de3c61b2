"""The code of a README."""

import re
from pathlib import Path


def blocks(readme: Path, language: str, containing: str) -> list[str]:
    """Every block in a language that contains a text, as it stands."""
    found: list[str] = re.findall(
        rf"^```{language}\n(.*?)^```", readme.read_text(), re.DOTALL | re.MULTILINE
    )
    return [block for block in found if containing in block]
