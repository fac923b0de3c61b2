"""Tao tokens, Qi and Yin-Yang that players take, lose and share (GS-8.5, GS-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import BOARD_IDS, BOARD_NUMBERS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.taoists import delegate, is_living, living

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.state import Table

COLOUR_NUMBERS: Final = {name: colour for colour, name in enumerate(COLOURS)}
TAKE_TAO: Final[tuple[Option, ...]] = tuple(("take_tao", c) for c in COLOURS)
DISCARD_TAO: Final[tuple[Option, ...]] = tuple(("discard_tao", c) for c in COLOURS)
GAIN_QI: Final[Option] = ("gain_qi",)
REGAIN_YIN_YANG: Final[Option] = ("regain_yin_yang",)
GIVE_QI: Final[tuple[Option, ...]] = tuple(("give_qi", b) for b in BOARD_IDS)
GIVE_YIN_YANG: Final[tuple[Option, ...]] = tuple(
    ("give_yin_yang", board) for board in BOARD_IDS
)


def in_supply(s: Table, offers: tuple[Option, ...]) -> list[Option]:
    """Pick the offers whose colour the supply can give (GS-19.1)."""
    return [offer for offer, left in zip(offers, s.supply, strict=True) if left]


def gain_tao(s: Table, board: int, colour: int) -> None:
    """A player takes a token from the supply, which must have it."""
    s.supply[colour] -= 1
    s.tao[5 * board + colour] += 1
    s.emit("tao_gained", BOARD_IDS[board], COLOURS[colour])


def lose_tao(s: Table, board: int, colour: int) -> None:
    """A player returns a token to the supply."""
    s.tao[5 * board + colour] -= 1
    s.supply[colour] += 1
    s.emit("tao_lost", BOARD_IDS[board], COLOURS[colour])


def lose_all_tao(s: Table, board: int) -> None:
    """A player returns all his Tao tokens to the supply (GS-6.2.1)."""
    for colour in range(5):
        for _ in range(s.tao[5 * board + colour]):
            lose_tao(s, board, colour)


def regain_yin_yang(s: Table, board: int) -> None:
    """A player takes his Yin-Yang token back from the supply."""
    s.yin_yang[board] = True
    s.emit("yin_yang_gained", BOARD_IDS[board])


def gain_qi(s: Table, board: int, amount: int) -> None:
    """A player gains Qi, as much as the supply has (GS-6.3.4, GS-19.2)."""
    amount = min(amount, s.qi_supply)
    s.qi[board] += amount
    s.qi_supply -= amount
    s.emit("qi_gained", BOARD_IDS[board], amount, s.qi[board])


@rules.step
def grant_tao(s: Table) -> None:
    """The active player may choose a Tao token, if he lives and any is left."""
    if is_living(s, s.active) and any(s.supply):
        s.push(("take_tao", s.owners[s.active]))


@rules.decision("GS-8.5.2", "GS-9.4", "GS-9.12", "GS-19.1", forced=True)
def take_tao(s: Table, player: int) -> list[Option]:
    """Choose the colour of a Tao token from the supply (GS-8.5.2)."""
    return in_supply(s, TAKE_TAO)


@take_tao.chosen
def tao_taken(s: Table, player: int, option: Option) -> None:
    """The token comes to the player."""
    gain_tao(s, s.boards[player], COLOUR_NUMBERS[option[1]])


@take_tao.refused
def tao_not_taken(s: Table, player: int, option: Option) -> tuple[tuple[str, ...], str]:
    """A colour that is out cannot be taken (GS-19.1)."""
    if option[0] != "take_tao":
        return ("GS-8.5.2",), "refused.not_offered"
    return ("GS-19.1",), "refused.colour_out"


@rules.step
def grant_qi(s: Table) -> None:
    """The active player gains 1 Qi, if he lives and the supply has one."""
    if is_living(s, s.active) and s.qi_supply:
        gain_qi(s, s.active, 1)


@rules.step
def grant_qi_or_yin_yang(s: Table) -> None:
    """The exorcist gets 1 Qi or his Yin-Yang; what cannot be given is lost."""
    board = s.active
    if is_living(s, board) and (s.qi_supply or not s.yin_yang[board]):
        s.push(("pick_reward", s.owners[board]))


@rules.decision("GS-8.5.2", "GS-8.5.3", forced=True)
def pick_reward(s: Table, player: int) -> list[Option]:
    """Take 1 Qi, or the own Yin-Yang if it is not held (GS-8.5.2)."""
    options: list[Option] = [GAIN_QI] if s.qi_supply else []
    if not s.yin_yang[s.active]:
        options.append(REGAIN_YIN_YANG)
    return options


@pick_reward.chosen
def reward_picked(s: Table, player: int, option: Option) -> None:
    """The chosen part comes from the supply."""
    if option == GAIN_QI:
        gain_qi(s, s.active, 1)
    else:
        regain_yin_yang(s, s.active)


@rules.step
def share_qi(s: Table) -> None:
    """The group gives the Qi of an incarnation to a living player (GS-15.2)."""
    if s.qi_supply:
        s.push(("give_qi", delegate(s)))


@rules.decision("GS-15.2", "GS-14.3", forced=True)
def give_qi(s: Table, player: int) -> list[Option]:
    """Name the living player who receives the Qi of an incarnation (GS-15.2)."""
    return [GIVE_QI[board] for board in living(s)]


@give_qi.chosen
def qi_given(s: Table, player: int, option: Option) -> None:
    """The named player gains it."""
    gain_qi(s, BOARD_NUMBERS[option[1]], 1)


def without_yin_yang(s: Table) -> list[int]:
    """List the boards of living players whose Yin-Yang is in the supply."""
    return [board for board in living(s) if not s.yin_yang[board]]


@rules.step
def share_yin_yang(s: Table) -> None:
    """The group gives a Yin-Yang to a living player who lacks his (GS-15.2)."""
    if without_yin_yang(s):
        s.push(("give_yin_yang", delegate(s)))


@rules.decision("GS-15.2", "GS-14.3", forced=True)
def give_yin_yang(s: Table, player: int) -> list[Option]:
    """Name the living player who takes his Yin-Yang back (GS-15.2)."""
    return [GIVE_YIN_YANG[board] for board in without_yin_yang(s)]


@give_yin_yang.chosen
def yin_yang_given(s: Table, player: int, option: Option) -> None:
    """The named player takes it."""
    regain_yin_yang(s, BOARD_NUMBERS[option[1]])


@rules.step
def collect_tao(s: Table, space: int) -> None:
    """Every living player with Tao tokens discards one of his choice (GS-16.4)."""
    s.push(
        *(
            ("discard_tao", s.owners[board])
            for board in living(s)
            if any(s.tao[5 * board : 5 * board + 5])
        )
    )


@rules.decision("GS-16.4", "GS-15.8", forced=True)
def discard_tao(s: Table, player: int) -> list[Option]:
    """Discard one of your own Tao tokens (GS-16.4)."""
    first = 5 * s.boards[player]
    return [DISCARD_TAO[colour] for colour in range(5) if s.tao[first + colour]]


@discard_tao.chosen
def tao_discarded(s: Table, player: int, option: Option) -> None:
    """The token returns to the supply."""
    lose_tao(s, s.boards[player], COLOUR_NUMBERS[option[1]])
