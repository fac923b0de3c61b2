"""What a player of Ghost Stories fears and wants, all in one currency.

An action is worth about 3: what gets rid of an easy ghost. The figures were first
reckoned in actions, then corrected by what the tables of some thousand games of the bot
itself came to, and kept only where fresh games were won more often with them.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts on a table at the end of a turn."""

    # Ghosts: each costs somebody an action, and one more per two successes it asks.
    ghost: float = -3.2
    strength: float = -1.6
    ease: float = 1.0
    """A ghost that would surely be exorcised by somebody."""
    near: float = 0.6
    """The same by somebody who can be there in his next turn."""
    cursed: float = -0.5
    reward: float = 1.0
    tormentor: float = -4.0
    """Each turn of its board a Curse die is rolled."""
    captive: float = -2.5
    locks: tuple[float, ...] = (0.0, -1.0, -4.0, -4.0, -4.0)
    """Nothing, a power, Tao tokens, all powers, white faces."""

    # Haunting, by how many more tiles lose the game: the last one is dear.
    slack: tuple[float, ...] = (-35.0, -22.0, -10.0, -3.0, 0.0)
    haunter: tuple[float, ...] = (0.0, -9.0, -5.0, -3.5, -3.5)
    figure: tuple[float, ...] = (0.0, -16.0, -7.5, -5.5, -5.5)
    """A Haunter whose figure is on the first stone: it haunts in its next turn."""

    # Boards: a full one costs a Qi in each of its turns.
    full: float = -4.5
    full_neutral: float = -2.0
    full_weak: float = -3.0
    """What is added if the board has one Qi left."""
    pair: float = -0.8
    corner: float = 0.4
    """Two ghosts that one roll can exorcise."""

    # The end: an incarnation has to be exorcised before the deck is empty.
    incarnation: float = -6.0
    incarnation_missing: float = -3.5
    """Each success that the best Taoist leaves to the dice."""
    incarnation_ease: float = 14.0
    uncaught: float = -8.0
    """Uncatchable, before it was on a Buddha space."""
    bait: float = 3.0
    """A Buddha that it can be moved to."""

    # Qi: a life buffer that buys ghosts at the Sorcerer's Hut.
    qi: tuple[float, ...] = (-20.0, -10.5, -4.5, 0.0, 4.0, 7.5, 10.0, 12.5)
    neutral_qi: tuple[float, ...] = (-5.0, -1.8, -0.8, 0.0)
    alone: float = 1.0
    """Each Qi of who plays alone."""
    borne: float = 4.5
    """The Qi that a living player loses for a possessed board."""

    # Goods: a Tao token saves half an action.
    tao: tuple[float, ...] = (0.0, 1.7, 3.1, 3.8, 4.5)
    yin_yang: float = 5.0
    """An extra action at the best tile, or a haunted tile turned."""
    held: float = 4.2
    placed: float = 6.0
    """A Buddha that stops a ghost before it does anything."""
    power_token: float = 1.5
    centre: float = 0.4
    circle: float = 0.5

    # Chance, on average.
    arrival: float = 7.0
    """A ghost that comes into play: an average one, and sometimes another."""
    rerolled: float = 0.6
    """What is left of a Curse die that may be rolled again."""


SENSIBLE: Final = Weights()
