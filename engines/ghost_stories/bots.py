"""Bots of Ghost Stories: what a sensible player does with one look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from engines.core.bots import Bot
from engines.ghost_stories.cards import CARD_NUMBERS, CARDS, COLOURS
from engines.ghost_stories.layout import BOARD_NUMBERS, SPACE_NUMBERS
from engines.ghost_stories.look import AT_ONCE, NEVER, SENSIBLE, Look, Weights

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option


class HeuristicBot(Bot):
    """Exorcises what it can, keeps the village from the limit, uses its powers."""

    id = "heuristic"
    look: ClassVar[type[Look]] = Look
    """How it sizes up a table."""

    @property
    def values(self) -> Mapping[str, Callable[[Any, Option], float]]:
        """How it values each command."""
        return VALUES

    def __init__(self, weights: Weights = SENSIBLE) -> None:
        """Play by these weights."""
        self.weights = weights

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option with the best value for the moment."""
        look, valued = self.look(view, self.weights), self.values
        values = [valued[option[0]](look, option) for option in options]
        return values.index(max(values))


def _place_ghost(look: Look, option: Option) -> float:
    space = SPACE_NUMBERS[option[1]]
    card = CARDS[CARD_NUMBERS[look.view["arriving"]]]
    if look.spaces[space]["buddha"]:
        return -1.0 if card.is_incarnation and not card.needs_buddha else 5.0
    haunted = sum(look.haunted[place] for place in look.layout.lines[space])
    corner = space % 3 != 1
    return -float(look.crowd(space)) - haunted * card.is_haunter + 0.5 * corner


def _move(look: Look, option: Option) -> float:
    return look.standing(look.village.index(option[1]))


def _stay(look: Look, option: Option) -> float:
    return look.standing(look.here) + 0.05


def _purify(look: Look, option: Option) -> float:
    return 2 * AT_ONCE if look.slack == 1 else NEVER


def _use_power_token(look: Look, option: Option) -> float:
    power = look.view["boards"][BOARD_NUMBERS[option[1]]]["power"]
    ghosts = sum(card.number > 0 for card in look.cards)
    if power in ("bottomless_pockets", "second_wind", "heavenly_gust"):
        return AT_ONCE if ghosts > 2 else NEVER
    facing = look.exorcism(look.here)
    is_dice_power = power in ("gods_favorite", "strength_of_a_mountain")
    return 50.0 if is_dice_power and facing > 1.5 else NEVER


def _place_mantra(look: Look, option: Option) -> float:
    space = SPACE_NUMBERS[option[1]]
    gain = look.dangers[space] + sum(look.cards[space].resistance)
    lying = sum(
        danger
        for danger, other in zip(look.dangers, look.spaces, strict=True)
        if other["mantra"]
    )
    return AT_ONCE + gain if look.dangers[space] > lying else NEVER


def _use_yin_yang(look: Look, option: Option) -> float:
    gain = look.help(option[1]) - look.weights.yin_yang
    return AT_ONCE + gain if gain > 0 else NEVER


def _seek_help(look: Look, option: Option) -> float:
    return look.help(look.me["tile"])


def _attempt(look: Look, option: Option) -> float:
    return look.exorcism(look.here)


def _pick_die(look: Look, option: Option) -> float:
    if not any(frame.startswith("choose_result") for frame in look.view["pending"]):
        return 0.0
    if option[1] == "white":
        return 1.0 - 2.0 * look.white
    place = look.here
    number = COLOURS.index(option[1])
    asked = any(look.cards[s].resistance[number] for s in look.layout.facing[place])
    return -1.0 if asked else 1.0


def _exorcise(look: Look, option: Option) -> float:
    tokens = len(option[2]) if len(option) > 2 else 0
    dangers = sum(look.dangers[SPACE_NUMBERS[space]] for space in option[1])
    return dangers - look.weights.token * tokens


def _blow_ghost(look: Look, option: Option) -> float:
    start, end = SPACE_NUMBERS[option[1]], SPACE_NUMBERS[option[2]]
    card = look.cards[start]
    if look.spaces[end]["buddha"]:
        return 5.0 + look.dangers[start] if not card.is_incarnation else -1.0
    return float(look.crowd(start) - look.crowd(end) - 1)


def _bear_loss(look: Look, option: Option) -> float:
    return look.qi_of(option[1])


def _discard_tao(look: Look, option: Option) -> float:
    return -look.wanting(option[1])


def _fill_pockets(look: Look, option: Option) -> float:
    return AT_ONCE + look.wanting(option[1])


def _reroll_curse(look: Look, option: Option) -> float:
    return float(look.view["curse"] != "none")


def _take_tao(look: Look, option: Option) -> float:
    return look.wanting(option[1])


def _gain_qi(look: Look, option: Option) -> float:
    return 4.0 - look.qi


def _give_qi(look: Look, option: Option) -> float:
    return -look.qi_of(option[1])


def _curse_ghost(look: Look, option: Option) -> float:
    return look.discarding(SPACE_NUMBERS[option[1]])


def _calm(look: Look, option: Option) -> float:
    return look.calming(BOARD_NUMBERS[option[1]])


def _pray(look: Look, option: Option) -> float:
    return look.praying(option[1])


def _take_power_tokens(look: Look, option: Option) -> float:
    return float(option[1])


def worth(value: float) -> Callable[[Look, Option], float]:
    """Return the same value for whatever option of a command."""

    def valued(look: Look, option: Option) -> float:
        return value

    return valued


VALUES: Final[dict[str, Callable[[Look, Option], float]]] = {
    "place_ghost": _place_ghost,
    "bear_loss": _bear_loss,
    "discard_tao": _discard_tao,
    "move": _move,
    "stay": _stay,
    "fill_pockets": _fill_pockets,
    "place_mantra": _place_mantra,
    "send_taoist": worth(-1.0),
    "use_yin_yang": _use_yin_yang,
    "purify": _purify,
    "use_power_token": _use_power_token,
    "seek_help": _seek_help,
    "attempt_exorcism": _attempt,
    "pass": worth(0.01),
    "pick_die": _pick_die,
    "reroll_dice": worth(0.5),
    "keep_dice": worth(0.5),
    "reroll_curse": _reroll_curse,
    "keep_curse": worth(0.5),
    "exorcise": _exorcise,
    "exorcise_with": _exorcise,
    "give_up": worth(0.0),
    "curse_first": worth(0.0),
    "reward_first": worth(0.0),
    "take_tao": _take_tao,
    "gain_qi": _gain_qi,
    "regain_yin_yang": worth(1.5),
    "give_qi": _give_qi,
    "give_yin_yang": _bear_loss,
    "revive": worth(0.0),
    "bless": worth(0.0),
    "curse_ghost": _curse_ghost,
    "calm": _calm,
    "pray": _pray,
    "blow_ghost": _blow_ghost,
    "skip": worth(-0.5),
    "place_buddha": worth(3.0),
    "take_power_tokens": _take_power_tokens,
    "end_turn": worth(0.02),
}
"""How each command is valued."""
