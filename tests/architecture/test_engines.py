from pathlib import Path

from tests.architecture.test_imports import imports

ROOT = Path(__file__).parents[2]
GHOST_STORIES = ROOT / "engines" / "ghost_stories"


def test_only_the_title_knows_the_expansion() -> None:
    """
    No chapter of the base game imports White Moon.
    """
    for path in GHOST_STORIES.rglob("*.py"):
        inside = path.is_relative_to(GHOST_STORIES / "white_moon")
        if inside or path == GHOST_STORIES / "title.py":
            continue
        assert not [name for name in imports(path) if "white_moon" in name], path
