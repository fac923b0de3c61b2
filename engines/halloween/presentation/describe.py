"""A table of Halloween in sentences, for screen readers and chats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker


def describe(view: Json, t: Speaker) -> str:
    """Describe round, buildings, supply, dice and seats; at last whose turn it is."""
    lines = [t("describe.round", round=view["round"])]
    if view["cards"]:
        names = ", ".join(t(f"card.{card}") for card in view["cards"])
        lines.append(t("describe.cards", cards=names))
    lines += [_building(building, t) for building in view["buildings"]]
    lines.append(t("describe.supply", tokens=_counts(view["supply"], t)))
    lines += [_die(die, t) for die in view["dice"]]
    lines += [_seat(seat, t) for seat in view["seats"]]
    if "drawn" in view:
        lines.append(t("describe.drawn", bonus=t.called(f"bonus.{view['drawn']}")))
    if "ending" in view:
        lines.append(t("describe.ending", cause=t(f"outcome.{view['ending']}")))
    if view["over"]:
        lines.append(t("describe.ended"))
    else:
        lines.append(t("describe.active", player=t.seat(view["active"])))
        lines.append(t("describe.to_act", player=t.seat(view["to_act"])))
    return "\n".join(t.sentence(line) for line in lines)


def _counts(counts: Json, t: Speaker) -> str:
    """Return counted colours, those that there are none of left out."""
    shown = [f"{count} {t(f'colour.{hue}')}" for hue, count in counts.items() if count]
    return ", ".join(shown) or t("describe.none")


def _building(building: Json, t: Speaker) -> str:
    line = t(
        "describe.building",
        building=t(f"building.{building['building']}"),
        ghosts=_counts(building["ghosts"], t),
    )
    if "bonus" in building:
        line += " " + t("describe.bonus", bonus=t.called(f"bonus.{building['bonus']}"))
    for pumpkin in building["pumpkins"]:
        line += " " + t(
            f"describe.pumpkin.{pumpkin['pumpkin']}",
            player=t.seat(pumpkin["player"]),
            colour=t(f"colour.{pumpkin['colour']}"),
        )
    return line


def _die(die: Json, t: Speaker) -> str:
    return t(
        "describe.die",
        player=t.seat(die["player"]),
        colour=t(f"colour.{die['colour']}"),
        value=die["value"],
        added=die["added"],
    )


def _seat(seat: Json, t: Speaker) -> str:
    lines = [
        t(
            "describe.seat",
            player=t.seat(seat["seat"]),
            score=seat["score"],
            scare=seat["scare"],
            discs=seat["discs"],
            pumpkins=seat["pumpkins"] + seat["neutral_pumpkins"],
            tokens=_counts(seat["tokens"], t),
        )
    ]
    for number, strip in enumerate(seat["strips"]):
        discs = ", ".join(t(f"action.{action}") for action in strip["discs"])
        line = t(
            "describe.strip" if discs else "describe.strip.free",
            strip=t(f"strip.{number}"),
            level=t(f"level.{strip['level']}"),
            discs=discs,
        )
        lines.append(t.sentence(line))
    stored = [slot for slot in seat["slots"] if slot != "free"]
    if stored:
        slots = ", ".join(t(f"slot_state.{slot}") for slot in stored)
        lines.append(t("describe.slots", slots=slots))
    if seat["cards"]:
        cards = ", ".join(t(f"card.{card}") for card in seat["cards"])
        lines.append(t("describe.held", cards=cards))
    return " ".join(lines)
