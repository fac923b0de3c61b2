"""The band below a table of White Moon: families, artefacts and the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.looks import FAINT, GREY, INK, PAPER
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import BOARD_IDS, SPACE_NUMBERS
from engines.ghost_stories.presentation.picture_parts import (
    DIM,
    HEIGHT,
    MARGIN,
    PLATE,
    WIDTH,
    tao,
    token,
)
from engines.ghost_stories.white_moon.families import FAMILIES, KILLED_LIMIT

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

CRYSTAL, SU_LING, PORTAL, RESCUED = "#1f7a8c", "#a8326f", "#6a3fa0", "#2e7d4f"
"""The colours of Moon Crystals, Su-Ling, the Portal and the Shelter board."""
OWNED: Final = "#fff8e1"
"""An artefact that somebody has."""
DARK: Final = {OWNED: "#453a1c"}
KILLED: Final = "#33363f"


class Band(NamedTuple):
    """Where the parts of the band lie, from its upper edge."""

    left: int
    width: int
    below: int
    """How high the band is."""
    legend: tuple[int, int, int]
    """From which point on the meaning of the marks is told, and how far apart."""
    families: tuple[int, int, int]
    """Where the families begin, how many are abreast, and how high each is."""
    artefacts: tuple[int, int, int]
    """The same for the artefacts."""
    facts: tuple[int, int]
    """Where the facts begin, and how many are abreast."""


WIDE: Final = Band(
    *(MARGIN, WIDTH - 2 * MARGIN, 214),
    legend=(WIDTH - 2 * MARGIN - 400, 9, 136),
    families=(26, len(FAMILIES), 52),
    artefacts=(84, 8, 50),
    facts=(140, 3),
)
NARROW: Final = Band(
    *(4, 352, 706),
    legend=(4, 44, 100),
    families=(64, 3, 58),
    artefacts=(302, 2, 54),
    facts=(524, 1),
)
TOP: Final = HEIGHT - 8
"""Where the band begins below a wide table."""


def draw_band(d: Drawing, moon: Json, t: Speaker, top: float) -> None:
    """Draw all that lies below the table."""
    band = NARROW if d.look.is_narrow else WIDE
    _families(d, band, moon, t, top)
    _artefacts(d, band, moon, t, top)
    _facts(d, band, moon, t, top)


def _families(d: Drawing, band: Band, moon: Json, t: Speaker, top: float) -> None:
    """Draw the families: who is rescued, who is killed and who is still out there."""
    words = t(
        "draw.villagers",
        rescued=len(moon["shelter"]),
        killed=len(moon["graveyard"]),
        limit=KILLED_LIMIT,
    )
    room = band.width if band is NARROW else band.width / 2
    d.paragraph(band.left, top + 14, words, size=13, bold=True, room=room, step=2)
    marks = {
        "rescued": ("+", RESCUED),
        "killed": ("†", KILLED),
        "waiting": ("?", PAPER),
    }
    x, y, step = band.legend
    piles = {"rescued": "pile:shelter", "killed": "pile:graveyard"}
    for number, key in enumerate(marks):
        at: tuple[float, float] = (band.left + x + number * step, top + y)
        if key in piles:
            with d.ref(piles[key], t(f"draw.{key}")):
                _legend(d, *at, *marks[key], t(f"draw.{key}"), step)
        else:
            _legend(d, *at, *marks[key], t(f"draw.{key}"), step)
    y, abreast, high = band.families
    width = band.width / abreast
    for number, family in enumerate(FAMILIES):
        row, column = divmod(number, abreast)
        left, above = band.left + column * width, top + y + row * high
        saved = moon["shelter"].count(family.id)
        killed = moon["graveyard"].count(family.id)
        fates = ["rescued"] * saved + ["killed"] * killed
        fates += ["waiting"] * (family.size - len(fates))
        with d.ref(f"family:{family.id}", t(f"family.{family.id}")):
            d.box(left, above, width - 5, high - 4, PLATE, edge=FAINT, round_by=6)
            name = t(f"family.{family.id}")
            d.words(left + 9, above + 17, name, size=12, bold=True, room=width - 20)
            for member, key in enumerate(fates):
                gap = 25 if band is NARROW else 23
                at = (left + 18 + gap * member, above + high - 18)
                token(d, *at, *marks[key], t(f"draw.{key}"))


def _legend(
    d: Drawing, x: float, y: float, short: str, fill: str, words: str, step: float
) -> None:
    """Say what a mark on a family means."""
    token(d, x + 12, y, short, fill, "")
    d.words(x + 28, y + 4, words, size=12, fill=DIM, room=step)


def _artefacts(d: Drawing, band: Band, moon: Json, t: Speaker, top: float) -> None:
    """Draw the artefacts: which family brings each, and who has it."""
    families = {family.artefact: family.id for family in FAMILIES}
    y, abreast, high = band.artefacts
    width = band.width / abreast
    size = 12 if band is NARROW else 9.2
    for number, each in enumerate(moon["artefacts"]):
        row, column = divmod(number, abreast)
        left, above = band.left + column * width, top + y + row * high
        owner, name = each["owner"], t(f"artefact.{each['artefact']}")
        is_owned = owner in BOARD_IDS
        with d.ref(f"artefact:{each['artefact']}", name):
            fill = OWNED if is_owned else PLATE
            d.box(left, above, width - 5, high - 4, fill, edge=FAINT, round_by=6)
            ink = GREY if owner == "spent" else INK
            room, base = width - 6, above + high - 14
            d.words(
                left + 3, above + 17, name, size=size, fill=ink, bold=True, room=room
            )
            if is_owned:
                tao(d, left + 18, base - 4, owner, t)
                words = t(f"board.{owner}")
            else:
                family = t(f"family.{families[each['artefact']]}")
                words = t(f"draw.artefact_{owner}", family=family)
            indent = 34 if is_owned else 5
            room = width - 10 - indent
            size_below = max(size, 11)
            d.words(left + indent, base, words, size=size_below, fill=DIM, room=room)


def _facts(d: Drawing, band: Band, moon: Json, t: Speaker, top: float) -> None:
    """Write where Portal, Su-Ling and crystals are, and what is about to happen."""
    y, abreast = band.facts
    width = band.width / abreast
    room = width - 44
    where, short = moon["su_ling"], t("draw.short.su_ling")
    on_space = where in SPACE_NUMBERS
    tile = t.called(f"tile.{moon['portal']}")
    held = "describe.portal_held" if moon["portal_held"] else "describe.portal"
    told = (
        t("describe.su_ling", space=t.called(f"space.{where}"))
        if on_space
        else t(f"describe.su_ling_{where}")
    )
    crystals = t("draw.reserve", number=moon["reserve"], full=sum(moon["receptacles"]))
    at = [
        (band.left + n % abreast * width + 14, top + y + 16 + n // abreast * 34)
        for n in range(3)
    ]
    with d.ref("supply:su_ling", told):
        if on_space:
            d.disc(*at[0], 11, PAPER, edge=GREY, thick=1.5)
        else:
            with d.ref("piece:su_ling", "Su-Ling"):
                token(d, *at[0], short, SU_LING, "")
        _fact(d, at[0], told, room)
    with d.ref("supply:crystals", t("draw.crystals")):
        token(d, *at[1], t("draw.short.crystal"), CRYSTAL, "")
        _fact(d, at[1], crystals, room)
    token(d, *at[2], t("draw.short.portal"), PORTAL, "")
    _fact(d, at[2], t(held, tile=tile), room)
    below = top + y + 16 + (3 // abreast) * 34 + (0 if abreast == 1 else 6)
    _news(d, band, moon, t, below)


def _fact(d: Drawing, at: tuple[float, float], text: str, room: float) -> None:
    """Write a fact beside its token, on up to two lines."""
    long = len(text) * 12 * 0.56 > room
    d.paragraph(
        at[0] + 20, at[1] + (-3 if long else 4), text, size=12, room=room, step=1.5
    )


def _news(d: Drawing, band: Band, moon: Json, t: Speaker, y: float) -> None:
    """Write what is about to happen, and what is out of the game."""
    news = [
        t(key)
        for key, is_so in (
            ("event.barrier_called", moon["barrier_due"]),
            ("draw.beckoned", moon["calls"] == "beckoned"),
            ("draw.clawed", moon["clawed"]),
        )
        if is_so
    ]
    gone = [
        f"{number} {t(f'colour.{colour}')}"
        for colour, number in zip(COLOURS, moon["lost_tao"], strict=True)
        if number
    ]
    if gone:
        news.append(t("draw.lost_tao", tokens=", ".join(gone)))
    most = 4 if band is NARROW else 1
    words = " · ".join(news)
    d.paragraph(band.left, y, words, size=12, room=band.width, most=most, step=3)
