"""A table of Ghooost! in sentences, for screen readers and chats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker


def describe(view: Json, t: Speaker) -> str:
    """Describe phase, cemetery, seats and hand, and at last whose turn it is."""
    lines = [
        t("describe.round", round=view["round"]),
        t(f"describe.{view['phase']}", count=view["crypt"]),
        t(f"direction.{view['direction']}").capitalize() + ".",
        _cemetery(view, t),
    ]
    lines += [_seat(seat, view, t) for seat in view["seats"]]
    if "hand" in view:
        cards = ", ".join(t(f"card.{card}") for card in view["hand"])
        lines.append(
            t("describe.hand", cards=cards) if cards else t("describe.no_hand")
        )
    if "to_act" in view:
        lines.append(t("describe.to_act", player=t.seat(view["to_act"])))
    else:
        lines.append(t("describe.ended"))
    return "\n".join(lines)


def _cemetery(view: Json, t: Speaker) -> str:
    pile, kitties = view["cemetery"], view["beside"]
    lines = []
    if pile:
        top = pile[-1]
        name = t(f"card.{top['card']}")
        lines.append(
            t("describe.cemetery", count=len(pile), card=name, value=top["value"])
        )
    else:
        lines.append(t("describe.cemetery_empty"))
    if kitties:
        lines.append(t("describe.beside", count=kitties))
    return " ".join(lines)


def _seat(seat: Json, view: Json, t: Speaker) -> str:
    name = t.seat(seat["seat"])
    if seat["seat"] in view["left"]:
        line = t(
            "describe.left", player=name, place=view["left"].index(seat["seat"]) + 1
        )
    else:
        line = t(
            "describe.seat", player=name, hand=seat["hand"], mansion=seat["mansion"]
        )
    if view["match"]:
        line += " " + t("describe.score", score=seat["score"], boos=seat["boos"])
    return line
