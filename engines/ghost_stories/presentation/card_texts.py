"""What a ghost does, in sentences made of what is printed on its three stones.

A new card gets its text by itself, a new icon needs one part of a sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engines.core.fields import Json
    from engines.core.texts import Speaker

ASKED_OTHERWISE: Final = ("dice_immune", "colour_of_board")
"""Marks of the centre stone that are told together with what the ghost asks for."""


def ghost_text(ghost: Json, t: Speaker) -> str:
    """Return what a ghost asks for, does and gives, in the order of its stones."""
    return " ".join([_asks(ghost, t), *_stones(ghost, t)])


def _asks(ghost: Json, t: Speaker) -> str:
    resistance: dict[str, int] = ghost["resistance"]
    colour, count = next(iter(resistance.items()))
    if len(resistance) > 1:
        colours = [t(f"colour.{name}") for name in resistance]
        asked = t("success.each", count=count, colours=t.listed(colours))
        assert {count} == set(resistance.values())
    else:
        asked = t(f"success.{colour}", count=count)
    mark = next((m for m in ASKED_OTHERWISE if m in ghost["centre"]), "")
    key = f"effect.asks.{mark}" if mark else "effect.asks"
    return t(key, asked=asked, number=count)


def _stones(ghost: Json, t: Speaker) -> Iterator[str]:
    if ghost["left"]:
        effects = [t(f"effect.left.{icon}") for icon in ghost["left"]]
        yield t("effect.arrival", effects=t.listed(effects))
    for mark in ghost["centre"]:
        if mark not in ASKED_OTHERWISE:
            yield t(f"effect.centre.{mark}")
    for curse in ghost["curses"]:
        yield t(f"effect.curse.{curse}")
    if ghost["rewards"]:
        yield rewards_text(ghost["rewards"], t, for_all=ghost["incarnation"])


def rewards_text(rewards: Sequence[str], t: Speaker, *, for_all: bool) -> str:
    """Return what a ghost gives to who exorcises it, or to the group (GS-8.5.2)."""
    kinds = dict.fromkeys(rewards)
    given = [t(f"effect.reward.{kind}", count=rewards.count(kind)) for kind in kinds]
    key = "effect.reward.group" if for_all else "effect.reward"
    return t(key, rewards=t.listed(given))
