"""Which text fits an option or an event, and words made of several of its values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.halloween.board import COLOUR, COLOURS
from engines.halloween.cards.free_goods import exchange_rate
from engines.halloween.deck import is_coloured

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.core.texts import Speaker

GHOSTS: Final = ("colour", "other_colour", "attacker", "target", "lower", "higher")
"""Values that name a ghost by its colour."""

MADE: Final = frozenset(
    {
        *(f"{name}_ghost" for name in GHOSTS),
        *("colour_token", "tokens", "ghosts"),
        *("paid", "given_tokens", "taken_tokens"),
    }
)
"""The words of ``more_words``."""

USED_CARDS: Final = {
    "summon_mixed": "45",
    "fight_all": "20",
    "take_back": "46",
    "lower": "8",
    "take_token": "44",
    "banish": "6",
    "buy_token": "30",
    "exchange": "33",
    "pick": "39",
    "place": "50",
}
"""The card that a command comes from: its text is the best help."""


def phrase(key: str, values: Mapping[str, Any]) -> str:
    """Return the key of the text: what is usual is not mentioned."""
    if "lifted" in values:
        lifted, reused = values["lifted"], values["reused"]
        if lifted and reused:
            return f"{key}.both"
        return f"{key}.lifted" if lifted else f"{key}.reused" if reused else key
    if values.get("pumpkin") == "neutral":
        return f"{key}.neutral"
    if "target_building" in values and values["building"] == values["target_building"]:
        return f"{key}.here"
    if values.get("amount", values.get("points", 1)) == 0:
        return f"{key}.none"
    if len(values.get("dice", values.get("totals", ()))) == 1:
        return f"{key}.one"
    return key


def more_words(values: Mapping[str, Any], t: Speaker) -> Json:
    """Return ghosts and tokens with their colours and numbers, as one says them."""
    words: Json = {
        f"{name}_ghost": t(f"a_ghost.{values[name]}")
        for name in GHOSTS
        if values.get(name) in COLOUR
    }
    if "colour" in values:
        colour, amount = values["colour"], values.get("amount", 1)
        words["colour_token"] = t(f"a_token.{colour}")
        words["tokens"] = t(f"tokens.{colour}", count=amount)
        words["ghosts"] = t(f"ghosts.{colour}", count=amount)
    if "given" in values:
        given, taken = values["given"], values["taken"]
        pay, get = exchange_rate(COLOUR[given], COLOUR[taken])
        words["given_tokens"] = t(f"tokens.{given}", count=pay)
        words["taken_tokens"] = t(f"tokens.{taken}", count=get)
    if COLOURS[0] in values:
        paid = [t(f"tokens.{hue}", count=values[hue]) for hue in COLOURS if values[hue]]
        words["paid"] = t.listed(paid)
    return words


def help_text(option: Option, words: Mapping[str, Any], t: Speaker) -> str:
    """Return what an option does, in the words of the card or token that it uses."""
    name = option[0]
    if name == "act":
        key = f"effect.action.{option[2]}"
        return (words.get("master") and t.find(f"{key}.master")) or t(key)
    if name == "move" and words.get("master"):
        return ""
    if name == "upgrade" and words.get("costs"):
        return _upgrade(COLOUR[option[2]], words["costs"], t)
    if name == "fight" and words.get("beaten"):
        beaten = words["beaten"][COLOUR[option[2]]] >> COLOUR[option[4]] & 1
        return t("effect.beaten" if beaten else "help.fight")
    if name == "use_card":
        return t(f"text.card.{option[1]}")
    if name in USED_CARDS:
        return t(f"text.card.{USED_CARDS[name]}")
    if name == "accept" and words.get("card"):
        return t(f"text.card.{words['card']}")
    if name == "rest" and words.get("free"):
        return t("effect.rest_freely")
    told = t.find(f"help.{name}") or ""
    if name == "claim":
        if words.get("prices"):
            count, differs = words["prices"][is_coloured(option[1])]
            told = t("effect.price.differ" if differs else "effect.price", count=count)
        return f"{told} {t(f'text.card.{option[1]}')}"
    if name == "pay_reroll":
        return _die(option[1], words, t)
    if name == "haunt" and option[3] == "neutral":
        return f"{told} {t('effect.neutral')}"
    if name == "store" and words.get("bonus"):
        return t("effect.use", told=told, bonus=t(f"text.bonus.{words['bonus']}"))
    if name in ("use_bonus", "help_die") and words.get("slots"):
        kept = words["slots"][option[1]]
        which = _die(option[2], words, t) if name == "help_die" else ""
        return " ".join(filter(None, (t(f"text.bonus.{kept}"), which, told)))
    return told


def _upgrade(hue: int, costs: Sequence[int], t: Speaker) -> str:
    """Return what a ghost of a colour becomes, and what that costs here and now."""
    cost, colour = costs[hue], COLOURS[hue + 1]
    ghost, token = t(f"a_ghost.{colour}"), t(f"a_token.{colour}")
    if not cost:
        return t("effect.upgraded.free", ghost=ghost, token=token)
    return t("effect.upgraded", count=cost, ghost=ghost, token=token)


def _die(die: int, words: Mapping[str, Any], t: Speaker) -> str:
    """Return which die it is, and what it counts once it is rolled."""
    if not words.get("dice"):
        return ""
    hue, total = words["dice"][die]
    key = "effect.die" if total else "effect.die.unrolled"
    return t(key, colour=t(f"colour.{hue}"), total=total)
