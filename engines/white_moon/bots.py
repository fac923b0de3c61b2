"""The heuristic bot of White Moon: it rescues, protects and uses the Barrier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from engines.ghost_stories import bots as base
from engines.ghost_stories.bots import HeuristicBot, worth
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import BOARD_NUMBERS, SPACE_NUMBERS
from engines.ghost_stories.look import AT_ONCE, NEVER
from engines.white_moon.families import FAMILIES, FAMILY_NUMBERS
from engines.white_moon.look import CRYSTAL, RESCUE, MoonLook

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghost_stories.look import Look


GHOSTS_PER_COLOUR: Final = 13
"""Ghosts of each colour in both boxes together."""


class MoonBot(HeuristicBot):
    """Plays as in the base game, and looks after villagers, Su-Ling and crystals."""

    look: ClassVar[type[Look]] = MoonLook

    @property
    def values(self) -> Mapping[str, Callable[[Any, Option], float]]:
        """How it values each command."""
        return VALUES


class EitherBot(HeuristicBot):
    """The heuristic bot of the title: one way with the expansion, one without."""

    def __init__(self) -> None:
        """Keep both."""
        super().__init__()
        self._moon = MoonBot()

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option with the best value for the moment."""
        if "white_moon" in view:
            return self._moon.choose(view, options, chance)
        return super().choose(view, options, chance)


def _escort(look: MoonLook, option: Option) -> float:
    start, end = (look.village.index(tile) for tile in option[1:])
    gain = look.leading(start, end)
    if end == look.portal and not look.moon["portal_held"]:
        gain += RESCUE / 2
    return look.standing(end) + gain


def _rescue(look: MoonLook, option: Option) -> float:
    return look.rescuing(look.portal)


def _rescue_first(look: MoonLook, option: Option) -> float:
    top = look.stacks[look.village.index(option[1])]["top"]
    return -float(FAMILIES[FAMILY_NUMBERS[top]].size)


def _name_victim(look: MoonLook, option: Option) -> float:
    return -look.grief(look.village.index(option[1]))


def _bear_grief(look: MoonLook, option: Option) -> float:
    board = look.view["boards"][BOARD_NUMBERS[option[1]]]
    return look.qi_of(option[1]) + 2.0 * ("seat" not in board and board["qi"] > 1)


def _place_su_ling(look: MoonLook, option: Option) -> float:
    lying = look.guarding(look.su_ling) if look.su_ling >= 0 else 0.0
    crystal = CRYSTAL if option[2] else 0.0
    return look.guarding(SPACE_NUMBERS[option[1]]) - lying + crystal


def _barrier_exorcise(look: MoonLook, option: Option) -> float:
    frames = [f.split() for f in look.view["pending"]]
    return look.warding(int(frames[-1][2]))


def _barrier_rescue(look: MoonLook, option: Option) -> float:
    return look.rescuing(look.village.index(option[1]))


def _train(look: MoonLook, option: Option) -> float:
    return look.training(COLOURS.index(option[1]))


def _give_elixir(look: MoonLook, option: Option) -> float:
    return 1.0 - look.qi_of(option[1])


def _light_fireworks(look: MoonLook, option: Option) -> float:
    gain = look.help(option[1]) - look.weights.yin_yang / 2
    return AT_ONCE + gain if gain > 0 else NEVER


def _claw_tao(look: MoonLook, option: Option) -> float:
    return 1.0 + max(0.0, look.wanting(option[1]))


def _give_tao(look: MoonLook, option: Option) -> float:
    return -float(sum(look.view["boards"][BOARD_NUMBERS[option[2]]]["tao"].values()))


def _sink_ghost(look: MoonLook, option: Option) -> float:
    # Among more cards than a colour has there is another one: sinking comes to an end.
    return 1.0 if look.view["deck"] > GHOSTS_PER_COLOUR else -1.0


def _bequeath(look: MoonLook, option: Option) -> float:
    return look.qi_of(option[2])


VALUES: Final[dict[str, Callable[[Any, Option], float]]] = {
    **base.VALUES,
    "rescue_first": _rescue_first,
    "award": worth(0.0),
    "escort": _escort,
    "stand_up": worth(1.0),
    "raise_taoist": worth(1.0),
    "take_villager": worth(1.0),
    "leave_villager": worth(0.0),
    "rescue": _rescue,
    "name_victim": _name_victim,
    "lose_token": worth(0.0),
    "bear_grief": _bear_grief,
    "set_buddha": worth(3.0),
    "keep_buddhas": worth(0.0),
    "give_tao": _give_tao,
    "give_crystal": worth(0.0),
    "place_su_ling": _place_su_ling,
    "let_su_ling_rest": worth(0.1),
    "fill_receptacle": worth(4.0),
    "barrier_exorcise": _barrier_exorcise,
    "barrier_rescue": _barrier_rescue,
    "barrier_pass": worth(0.0),
    "train": _train,
    "bring_back": worth(0.0),
    "keep_elixir": worth(0.0),
    "give_elixir": _give_elixir,
    "use_moon_dust": worth(AT_ONCE),
    "light_fireworks": _light_fireworks,
    "unroll_scroll": worth(NEVER),
    "come": worth(-1.0),
    "come_with_villager": worth(-1.0),
    "stay_away": worth(0.0),
    "set_die_white": worth(1.0),
    "roll_all_dice": worth(0.0),
    "claw_tao": _claw_tao,
    "spare_claw": worth(0.0),
    "let_ghost_come": worth(0.0),
    "sink_ghost": _sink_ghost,
    "bequeath": _bequeath,
}
"""How each command is valued."""
