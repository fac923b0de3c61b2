"""What a player of Ghost Stories fears and wants, all in one currency.

An action is worth about 3: what gets rid of an easy ghost. The figures were reckoned in
actions first, then corrected where some hundred games that the bot played with itself
said otherwise, and compared by games with the same keys.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts on a table at the end of a turn."""

    # Ghosts: each costs somebody an action, and one more per two successes it asks.
    ghost: float = -3.2
    strength: float = -1.6
    ease: float = 1.0
    """A ghost that somebody would surely exorcise, wherever he is."""
    near: float = 0.2
    """The same by somebody who can be there in his next turn."""
    cursed: float = -0.7
    reward: float = 1.8
    tormentor: float = -7.0
    """Each turn of its board a Curse die is rolled."""
    captive: float = -3.0
    locks: tuple[float, ...] = (0.0, -0.3, -5.0, -4.0, -4.0)
    """Nothing, a power, Tao tokens, all powers, white faces."""

    # Haunting, by how many more tiles lose the game: the last one is the game.
    slack: tuple[float, ...] = (-70.0, -22.0, -10.0, -3.0, 0.0)
    haunter: tuple[float, ...] = (0.0, -12.0, -7.0, -4.5, -4.5)
    figure: tuple[float, ...] = (0.0, -32.0, -10.0, -7.0, -7.0)
    """A Haunter whose figure is on the first stone: it haunts in its next turn."""

    # Boards: a full one loses a Qi in each of its turns.
    overrun: float = 0.9
    """How much of that Qi is as good as lost."""
    full: float = -1.0
    pair: float = -0.8
    corner: float = -0.5
    """Two ghosts at one corner: one roll may do for both, but they share it."""

    # The end: an incarnation has to be exorcised before the deck is empty.
    incarnation: float = -6.0
    incarnation_missing: float = -5.0
    """Each success that the best Taoist leaves to the dice."""
    incarnation_ease: float = 28.0
    uncaught: float = -15.0
    """Uncatchable, before it was on a Buddha space."""
    bait: float = 10.0
    """A Buddha that it can be moved to."""

    # Qi: a life buffer that buys ghosts at the Sorcerer's Hut.
    qi: tuple[float, ...] = (-26.0, -15.0, -6.0, 0.0, 5.5, 10.0, 14.0, 17.5)
    alone: float = 1.0
    """Each Qi of who plays alone."""
    neutral_qi: tuple[float, ...] = (-5.0, -1.8, -0.8, 0.0)
    borne: float = 4.5
    """The Qi that a living player loses for a possessed board."""

    # Goods: a Tao token saves half an action.
    tao: tuple[float, ...] = (0.0, 1.7, 3.3, 4.6, 5.8)
    yin_yang: float = 6.0
    """An extra action at the best tile, or a haunted tile turned."""
    held: float = 5.2
    placed: float = 7.0
    """A Buddha that stops a ghost before it does anything."""
    power_token: float = 1.5
    centre: float = 0.4
    circle: float = 3.0
    """A token on the Circle of Prayer: ghosts of its colour will come, too."""

    # Chance, on average.
    arrival: float = 7.0
    """A ghost that comes into play: an average one, and sometimes another."""
    rerolled: float = 0.6
    """What is left of a Curse die that may be rolled again."""


SENSIBLE: Final = Weights()
