from typing import Any
from urllib.parse import quote

import httpx

from ...models.draw_board_lang import DrawBoardLang
from ...models.draw_board_layout import DrawBoardLayout
from ...models.draw_board_theme import DrawBoardTheme
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    lang: DrawBoardLang | Unset = UNSET,
    version: int | Unset = UNSET,
    view_as: int | Unset = UNSET,
    theme: DrawBoardTheme | Unset = "light",
    layout: DrawBoardLayout | Unset = "wide",
    highlight: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for draw_board."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params["ticket"] = ticket

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang

    params["lang"] = json_lang

    params["version"] = version

    params["view_as"] = view_as

    json_theme: str | Unset = UNSET
    if not isinstance(theme, Unset):
        json_theme = theme

    params["theme"] = json_theme

    json_layout: str | Unset = UNSET
    if not isinstance(layout, Unset):
        json_layout = layout

    params["layout"] = json_layout

    params["highlight"] = highlight

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/board.svg".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to draw_board."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    lang: DrawBoardLang | Unset = UNSET,
    version: int | Unset = UNSET,
    view_as: int | Unset = UNSET,
    theme: DrawBoardTheme | Unset = "light",
    layout: DrawBoardLayout | Unset = "wide",
    highlight: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> str:
    """Draw the table, as the bearer of the token may see it.

    The picture can stand in a page as it is: its words are in the language asked for,
    and it says in sentences what it shows. An `<img>` sends no token: its address has
    a `ticket` instead. Whatever one may point at has its ref as
    `data-ref`, the same that options and events name: put the picture into the page
    as markup (not as `<img>`), and a click tells which options it is about. Elements
    with refs are nested; a click means the innermost one that an option names.

    Colour never stands alone: letters, numbers or shapes say the same.

    Once a game has finished, `version` draws it as it was at any earlier moment, and
    `view_as` as any of its seats saw it.

    Args:
        game (str):
        seat (int | Unset):
        ticket (str | Unset):
        lang (DrawBoardLang | Unset):
        version (int | Unset):
        view_as (int | Unset):
        theme (DrawBoardTheme | Unset):  Default: 'light'.
        layout (DrawBoardLayout | Unset):  Default: 'wide'.
        highlight (str | Unset):  Example: pile:cemetery,seat:0.
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                ticket=ticket,
                lang=lang,
                version=version,
                view_as=view_as,
                theme=theme,
                layout=layout,
                highlight=highlight,
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
