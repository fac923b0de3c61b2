"""The head of a picture of Ghooost!: its name, the hour, and what is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.looks import INK, PAPER
from engines.ghooost.rounds import BOOS_TO_END

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

HEAD, NARROW_HEAD = 72, 150
"""How high the head is."""


def draw_head(
    sheet: Drawing, t: Speaker, view: Json, edge: int, wide: int, dim: str
) -> None:
    """Write the name, the hour, and whose turn it is or how it ended."""
    sheet.words(edge, 44, t("title.name"), size=28, bold=True)
    _clock(sheet, 190, 36, late=view["phase"] == "after_midnight")
    hour, waiting = _hour(view, t)
    sheet.words(222, 32, hour, size=14, room=500)
    sheet.words(222, 52, waiting, fill=dim, room=500)
    end = wide - edge
    if "to_act" in view:
        _news(sheet, end, 42, _asked(view, t), 430)
    else:
        _news(sheet, end, 30, t("describe.ended"), 520)
        _news(sheet, end, 54, ending(view, t), 520)


def draw_narrow_head(
    sheet: Drawing, t: Speaker, view: Json, edge: int, wide: int, dim: str
) -> None:
    """Write the same above a phone's column."""
    sheet.words(edge + 4, 36, t("title.name"), size=26, bold=True)
    _clock(sheet, wide - edge - 26, 30, late=view["phase"] == "after_midnight")
    hour, waiting = _hour(view, t)
    room = wide - 2 * edge - 8
    below = sheet.paragraph(edge + 4, 62, hour, size=13, room=room, step=3)
    below = sheet.paragraph(
        edge + 4, below, waiting, size=12, fill=dim, room=room, step=3
    )
    news = [_asked(view, t)] if "to_act" in view else []
    news = news or [t("describe.ended"), ending(view, t)]
    for text in news:
        below = sheet.paragraph(
            edge + 4, below + 4, text, size=14, bold=True, room=room, step=2
        )


def _hour(view: Json, t: Speaker) -> tuple[str, str]:
    """Return round and hour, and how long nothing has moved."""
    hour = t(f"describe.{view['phase']}", count=view["crypt"])
    waiting = t("draw.idle", idle=view["idle"], most=view["no_progress_actions"])
    if view["passes"]:
        waiting += " " + t("draw.passes", passes=view["passes"])
    return f"{t('describe.round', round=view['round'])} {hour}", waiting


def _asked(view: Json, t: Speaker) -> str:
    return t("describe.to_act", player=t.seat(view["to_act"]))


def _news(sheet: Drawing, end: float, y: float, text: str, room: float) -> None:
    """Write a line at the right of the head."""
    sheet.words(end, y, text, size=16, anchor="end", bold=True, room=room)


def _clock(sheet: Drawing, x: float, y: float, *, late: bool) -> None:
    """Draw a clock that shows ten to twelve, or midnight."""
    sheet.disc(x, y, 19, PAPER, edge=INK, thick=2.5)
    if late:
        sheet.line((x, y), (x, y - 14), INK, 3)
    else:
        sheet.line((x, y), (x - 3, y - 9), INK, 3)
        sheet.line((x, y), (x - 12, y - 7), INK, 2)
    sheet.disc(x, y, 2.5, INK)


def ending(view: Json, t: Speaker) -> str:
    """Write who has won the match, or who has lost the only round."""
    if view["match"]:
        eligible = [seat for seat in view["seats"] if seat["boos"] < BOOS_TO_END]
        winner = max(eligible, key=lambda seat: seat["score"])
        return t("draw.won", player=t.seat(winner["seat"]))
    (loser,) = set(range(len(view["seats"]))) - set(view["left"])
    return t("draw.lost", player=t.seat(loser))
