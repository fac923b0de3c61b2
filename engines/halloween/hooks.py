"""The four hooks of the cards, and no others (HW-9).

``after`` an event a card does something at once or offers a decision; it ``modifies`` a
number that the rules ask for; it ``may`` be used as an action, which adds options to a
menu; it ``scores`` at the end. Everything a card does is said through these in its own
block in ``cards/``.

Whose hooks apply is settled when a card is claimed: ``powers`` gives everything that a
set of held cards can do, in ascending card number (HW-9.6). In every row that order
puts the automatic cards before the optional ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.state import Frame, Option
    from engines.halloween.state import Table

    After = Callable[..., Frame | None]
    Modifies = Callable[..., int]
    Offers = Callable[..., Sequence[Option]]
    Use = Callable[..., None]
    Scores = Callable[[Table, int], int]

EVENTS = (
    "strip_chosen",
    "summoned",
    "scared",
    "upgraded",
    "ghost_moved",
    "first_ghost_moved",
    "move_done",
    "dice_final",
    "fight_won",
    "haunted",
    "haunt_done",
    "rested",
    "bonus_taken",
    "scare_gained",
    "tokens_gained",
    "card_claimed",
)
QUESTIONS = (
    "strip_lift",
    "field_reuse",
    "summon_tokens",
    "scare_yield",
    "upgrade_cost",
    "move_range",
    "target_colours",
    "target_range",
    "sure_wins",
    "attack_bonus",
    "fight_tokens",
    "haunt_buildings",
    "claim_differs",
    "claim_price",
)
MENUS = ("turn", "summon", "fight", "dice", "haunt")


class Powers:
    """What a set of held cards does at each event, question and menu."""

    __slots__ = (*EVENTS, *QUESTIONS, *MENUS, "scores")

    strip_chosen: tuple[After, ...]
    summoned: tuple[After, ...]
    scared: tuple[After, ...]
    upgraded: tuple[After, ...]
    ghost_moved: tuple[After, ...]
    first_ghost_moved: tuple[After, ...]
    move_done: tuple[After, ...]
    dice_final: tuple[After, ...]
    fight_won: tuple[After, ...]
    haunted: tuple[After, ...]
    haunt_done: tuple[After, ...]
    rested: tuple[After, ...]
    bonus_taken: tuple[After, ...]
    scare_gained: tuple[After, ...]
    tokens_gained: tuple[After, ...]
    card_claimed: tuple[After, ...]
    strip_lift: tuple[Modifies, ...]
    field_reuse: tuple[Modifies, ...]
    summon_tokens: tuple[Modifies, ...]
    scare_yield: tuple[Modifies, ...]
    upgrade_cost: tuple[Modifies, ...]
    move_range: tuple[Modifies, ...]
    target_colours: tuple[Modifies, ...]
    target_range: tuple[Modifies, ...]
    sure_wins: tuple[Modifies, ...]
    attack_bonus: tuple[Modifies, ...]
    fight_tokens: tuple[Modifies, ...]
    haunt_buildings: tuple[Modifies, ...]
    claim_differs: tuple[Modifies, ...]
    claim_price: tuple[Modifies, ...]
    turn: tuple[Offers, ...]
    summon: tuple[Offers, ...]
    fight: tuple[Offers, ...]
    dice: tuple[Offers, ...]
    haunt: tuple[Offers, ...]
    scores: tuple[tuple[int, Scores], ...]


_hooks: dict[str, list[tuple[int, Callable[..., Any]]]] = {
    name: [] for name in Powers.__slots__
}
_uses: dict[int | str, Use] = {}


def _register(name: str, card: int, function: Callable[..., Any]) -> None:
    _hooks[name].append((card, function))
    _hooks[name].sort(key=lambda hook: hook[0])


def after(event: str, *, card: int) -> Callable[[After], After]:
    """Let a card act at an event; it may return the decision that it offers."""

    def register(function: After) -> After:
        assert event in EVENTS, event
        _register(event, card, function)
        return function

    return register


def modifies(question: str, *, card: int) -> Callable[[Modifies], Modifies]:
    """Let a card change a number: ``function(state, player, number, *about)``."""

    def register(function: Modifies) -> Modifies:
        assert question in QUESTIONS, question
        _register(question, card, function)
        return function

    return register


class May:
    """Options that a card adds to a menu, next to what they do."""

    def __init__(self, key: int | str) -> None:
        """Know the options by their command, or by the number of the card."""
        self.key = key

    def used(self, use: Use) -> Use:
        """Register what such an option does."""
        _uses[self.key] = use
        return use


def may(menu: str, *, card: int, command: str = "") -> Callable[[Offers], May]:
    """Let a card add options to a menu: ``function(state, player, *about)``.

    They are options of a command of their own, or ``use_card`` with the card's number.
    """

    def register(function: Offers) -> May:
        assert menu in MENUS, menu
        _register(menu, card, function)
        return May(command or card)

    return register


def use(key: int | str) -> Use:
    """Return what an option does that a card has added to a menu."""
    return _uses[key]


def scores(*, card: int) -> Callable[[Scores], Scores]:
    """Let a card score at the end of the game."""

    def register(function: Scores) -> Scores:
        _register("scores", card, function)
        return function

    return register


@lru_cache(maxsize=8192)
def powers(cards: int) -> Powers:
    """Return what the cards of a holder do; ``cards`` has bit *n* for card *n*."""
    found = Powers()
    for name, hooks in _hooks.items():
        mine = [hook for hook in hooks if cards >> hook[0] & 1]
        # A score is told with the number of its card; the others need none.
        row = mine if name == "scores" else [function for _, function in mine]
        setattr(found, name, tuple(row))
    return found


def reactions(
    hooks: tuple[After, ...], s: Table, player: int, *about: int
) -> list[Frame]:
    """Let the cards act at an event; return the decisions that they offer, in order."""
    offered = (hook(s, player, *about) for hook in hooks)
    return [frame for frame in offered if frame is not None]
