"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from typing import TYPE_CHECKING, Any
from seance_sdk.generated.types import UNSET, Unset
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, AsyncIterator, Awaitable

async def apages(page_at: Callable[[str | Unset], Any]) -> AsyncIterator[Any]:
    """Yield the items of all pages of a list."""
    cursor: str | Unset = UNSET
    while True:
        page = await page_at(cursor)
        for each in page.items:
            yield each
        if not page.next_cursor:
            return
        cursor = page.next_cursor
