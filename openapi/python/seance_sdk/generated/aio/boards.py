"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from typing import TYPE_CHECKING
from seance_sdk.generated.api.boards import describe_board, draw_board
from seance_sdk.generated.api.games import create_ticket
from seance_sdk.generated.types import UNSET
from seance_sdk.generated.aio.handle import AsyncHandle
if TYPE_CHECKING:
    from collections.abc import Iterable, AsyncIterator, Awaitable
    from seance_sdk.generated.models.describe_board_lang import DescribeBoardLang
    from seance_sdk.generated.models.draw_board_lang import DrawBoardLang
    from seance_sdk.generated.models.draw_board_layout import DrawBoardLayout
    from seance_sdk.generated.models.draw_board_theme import DrawBoardTheme
    from seance_sdk.generated.models.issued_ticket import IssuedTicket

class AsyncBoards(AsyncHandle):
    """What one token may show of a game."""

    async def describe(self, lang: DescribeBoardLang | None=None) -> str:
        """Return the table in sentences, as the bearer sees it."""
        return describe_board.parse(await self.http.request(**describe_board.request(self.id, seat=self._seat, lang=lang or UNSET)))

    async def draw(self, *, theme: DrawBoardTheme='light', layout: DrawBoardLayout='wide', lang: DrawBoardLang | None=None, highlight: Iterable[str]=(), version: int | None=None, view_as: int | None=None) -> str:
        """Return the table as a picture (SVG), as the bearer sees it."""
        return draw_board.parse(await self.http.request(**draw_board.request(self.id, seat=self._seat, theme=theme, layout=layout, lang=lang or UNSET, highlight=','.join(highlight) or UNSET, version=UNSET if version is None else version, view_as=UNSET if view_as is None else view_as)))

    def board_url(self, ticket: str, *, theme: DrawBoardTheme='light', layout: DrawBoardLayout='wide', lang: DrawBoardLang | None=None, highlight: Iterable[str]=()) -> str:
        """Return the address of the picture for an ``<img>``, which sends no token."""
        request = draw_board.request(self.id, ticket=ticket, theme=theme, layout=layout, lang=lang or UNSET, highlight=','.join(highlight) or UNSET)
        made = self.http.build_request('GET', request['url'], params=request['params'])
        return str(made.url)

    async def ticket(self) -> IssuedTicket:
        """Return a ticket that reads what the bearer reads, for the address of a page."""
        return create_ticket.parse(await self.http.request(**create_ticket.request(self.id, seat=self._seat)))
