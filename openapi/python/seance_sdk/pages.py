"""Lists that come in pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance_sdk.generated.types import UNSET, Unset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def pages(page_at: Callable[[str | Unset], Any]) -> Iterator[Any]:
    """Yield the items of all pages of a list."""
    cursor: str | Unset = UNSET
    while True:
        page = page_at(cursor)
        yield from page.items
        if not page.next_cursor:
            return
        cursor = page.next_cursor
