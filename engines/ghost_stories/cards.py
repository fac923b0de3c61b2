"""The 55 ghosts and the 10 incarnations: a card is one row (GS-15, GS-16).

A row names what is printed on the three stones of a card. An icon of the left or of the
right stone is the name of the step that carries it out; marks of the centre stone are
heeded by the chapters on Yin and on exorcisms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
BLACK: Final = 4
WHITE: Final = 5
COLOURS: Final = ("yellow", "red", "green", "blue", "black")
"""The colours of Tao tokens; the first four are also the boards."""
FACES: Final = (*COLOURS, "white")
"""The faces of a Tao die (GS-1.7)."""

NO_CARD: Final = 0
"""What lies on a free space."""


class Ghost(NamedTuple):
    """A printed card; ``asks`` is its resistance in its colour, or per colour."""

    id: str
    colour: int
    asks: int | tuple[int, ...]
    left: tuple[str, ...] = ()
    centre: tuple[str, ...] = ()
    curses: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    is_incarnation: bool = False
    confidence: str = "confirmed"
    """How sure the printed face is known."""


def _incarnation(
    name: str,
    colour: int,
    asks: int | tuple[int, ...],
    *,
    left: tuple[str, ...] = (),
    centre: tuple[str, ...] = (),
    curses: tuple[str, ...] = (),
) -> Ghost:
    """Return an incarnation: all of them give the group the same reward (GS-15.2)."""
    reward = ("share_qi", "share_yin_yang")
    return Ghost(name, colour, asks, left, centre, curses, reward, is_incarnation=True)


GHOSTS: Final = (
    Ghost("ghoul", YELLOW, 1, centre=("haunter",)),
    Ghost("walking_corpse", YELLOW, 1, centre=("dice_immune",)),
    Ghost("coffin_breaker_1", YELLOW, 1, left=("bring_ghost", "lock_power")),
    Ghost("coffin_breaker_2", YELLOW, 1, left=("bring_ghost",)),
    Ghost("restless_dead", YELLOW, 2, centre=("haunter",)),
    Ghost("zombie_1", YELLOW, 2, curses=("roll_curse",)),
    Ghost("zombie_2", YELLOW, 2, curses=("roll_curse",)),
    Ghost("hopping_vampire_1", YELLOW, 3, centre=("haunter",)),
    Ghost("hopping_vampire_2", YELLOW, 3, centre=("haunter",)),
    Ghost("yellow_plague", YELLOW, 4, rewards=("grant_tao", "grant_tao")),
    Ghost("lich", YELLOW, 4, centre=("tormentor",), rewards=("grant_qi_or_yin_yang",)),
    Ghost("drowned_maiden", BLUE, 1, centre=("haunter",)),
    Ghost("hound_of_depth", BLUE, 1, centre=("dice_immune",)),
    Ghost("perfidious_nymph_1", BLUE, 1, left=("bring_ghost", "lock_power")),
    Ghost("perfidious_nymph_2", BLUE, 1, left=("bring_ghost",)),
    Ghost("sticky_feet", BLUE, 2, centre=("haunter",)),
    Ghost("abysmal_1", BLUE, 2, curses=("roll_curse",)),
    Ghost("abysmal_2", BLUE, 2, curses=("roll_curse",)),
    Ghost("ooze_devil_1", BLUE, 3, centre=("haunter",)),
    Ghost("ooze_devil_2", BLUE, 3, centre=("haunter",)),
    Ghost("liquid_horror", BLUE, 4, rewards=("grant_tao", "grant_tao")),
    Ghost(
        "fury_of_depth",
        BLUE,
        4,
        centre=("tormentor",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost("creeping_one", GREEN, 1, centre=("haunter",)),
    Ghost("fungus_thing", GREEN, 1, centre=("dice_immune",)),
    Ghost("fallen_monks", GREEN, 1, left=("bring_ghost", "lock_power")),
    Ghost("fallen_monk", GREEN, 1, left=("bring_ghost",)),
    Ghost("restless_spirit", GREEN, 2, centre=("haunter",)),
    Ghost("rotten_soul_1", GREEN, 2, curses=("roll_curse",)),
    Ghost("rotten_soul_2", GREEN, 2, curses=("roll_curse",)),
    Ghost("wicked_one_1", GREEN, 3, centre=("haunter",)),
    Ghost("wicked_one_2", GREEN, 3, centre=("haunter",)),
    Ghost("green_abomination", GREEN, 4, rewards=("grant_tao", "grant_tao")),
    Ghost(
        "great_putrid",
        GREEN,
        4,
        centre=("tormentor",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost("skinner", RED, 1, centre=("haunter",)),
    Ghost("reaper", RED, 1, centre=("dice_immune",)),
    Ghost("sharp_nailed_mistresses_1", RED, 1, left=("bring_ghost", "lock_power")),
    Ghost("sharp_nailed_mistresses_2", RED, 1, left=("bring_ghost",)),
    Ghost("bleeding_eyes", RED, 2, centre=("haunter",)),
    Ghost("blood_drinker_1", RED, 2, curses=("roll_curse",)),
    Ghost("blood_drinker_2", RED, 2, curses=("roll_curse",)),
    Ghost("scarlet_evildoer_1", RED, 3, centre=("haunter",)),
    Ghost("scarlet_evildoer_2", RED, 3, centre=("haunter",)),
    Ghost("flesh_devourer", RED, 4, rewards=("grant_tao", "grant_tao")),
    Ghost(
        "raging_one", RED, 4, centre=("tormentor",), rewards=("grant_qi_or_yin_yang",)
    ),
    Ghost(
        "gloomy_minion",
        BLACK,
        1,
        left=("advance_figure",),
        centre=("haunter",),
        rewards=("grant_tao",),
    ),
    Ghost(
        "repellent_beauty",
        BLACK,
        1,
        left=("capture_die",),
        centre=("dice_immune",),
        rewards=("grant_tao",),
    ),
    Ghost(
        "severed_heads_1",
        BLACK,
        1,
        left=("capture_die", "bring_ghost"),
        rewards=("grant_tao",),
    ),
    Ghost(
        "severed_heads_2",
        BLACK,
        1,
        left=("capture_die", "bring_ghost"),
        rewards=("grant_tao",),
    ),
    Ghost(
        "grave_walker",
        BLACK,
        2,
        left=("drain_qi",),
        centre=("haunter",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost(
        "black_widow_1",
        BLACK,
        2,
        left=("lock_tao",),
        curses=("roll_curse",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost(
        "black_widow_2",
        BLACK,
        2,
        left=("lock_tao",),
        curses=("roll_curse",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost(
        "dark_wraith_1",
        BLACK,
        3,
        left=("advance_figure",),
        centre=("haunter",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost(
        "dark_wraith_2",
        BLACK,
        3,
        left=("advance_figure",),
        centre=("haunter",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost(
        "shapeless_evil",
        BLACK,
        4,
        left=("haunt_line",),
        rewards=("grant_qi_or_yin_yang",),
    ),
    Ghost(
        "soul_eater",
        BLACK,
        4,
        left=("collect_tao",),
        centre=("tormentor",),
        rewards=("grant_qi_or_yin_yang",),
    ),
)
"""Numbers 1 to 55, in printed order."""

INCARNATIONS: Final = (
    _incarnation(
        "howling_nightmare",
        BLACK,
        3,
        left=("bring_ghost",),
        centre=("opposite_must_be_empty",),
    ),
    _incarnation(
        "uncatchable", BLACK, 3, left=("roll_curse",), centre=("buddha_required",)
    ),
    _incarnation("hope_killer", BLACK, (2, 2, 2, 2, 0), curses=("roll_curse",)),
    _incarnation("death_army", BLACK, 5, centre=("tormentor",), curses=("roll_curse",)),
    _incarnation("forgotten_ones", BLACK, 3, left=("lock_all_powers",)),
    _incarnation("bonecracker", RED, 4, left=("collect_tao",), centre=("collector",)),
    _incarnation("dark_mistress", BLUE, 3, left=("lock_tao",)),
    _incarnation("creeping_horror", GREEN, 4, left=("capture_die",)),
    _incarnation("vampire_lord", YELLOW, 4, centre=("haunter",)),
    _incarnation(
        "nameless",
        BLACK,
        (1, 1, 1, 1, 1),
        left=("clear_circle",),
        centre=("white_not_joker",),
    ),
)
"""Numbers 56 to 65, in printed order."""


class Card(NamedTuple):
    """A card as the rules ask for it: what a row says, worked out once."""

    number: int
    id: str
    colour: int
    resistance: tuple[int, ...]
    """Successes asked per colour (GS-8.2.1)."""
    left: tuple[str, ...]
    """The icons of the left stone, the last printed first: the agenda is a stack."""
    curses: tuple[str, ...]
    rewards: tuple[str, ...]
    is_incarnation: bool
    is_haunter: bool
    is_tormentor: bool
    is_collector: bool
    is_dice_immune: bool
    needs_free_opposite: bool
    needs_buddha: bool
    denies_white: bool


def _card(number: int, ghost: Ghost) -> Card:
    asks, centre = ghost.asks, ghost.centre
    if isinstance(asks, int):
        asks = tuple(asks * (colour == ghost.colour) for colour in range(len(COLOURS)))
    return Card(
        number,
        ghost.id,
        ghost.colour,
        asks,
        ghost.left[::-1],
        ghost.curses,
        ghost.rewards,
        ghost.is_incarnation,
        "haunter" in centre,
        "tormentor" in centre,
        "collector" in centre,
        "dice_immune" in centre,
        "opposite_must_be_empty" in centre,
        "buddha_required" in centre,
        "white_not_joker" in centre,
    )


CARDS: Final[list[Card]] = [_card(NO_CARD, Ghost("", BLACK, 0))]
"""Every known card by its number; a free space counts as a card without stones."""
CARD_NUMBERS: Final[dict[str, int]] = {}
"""The number of every card by its published id."""


def add_cards(rows: Iterable[Ghost]) -> tuple[int, ...]:
    """Make cards known, numbered on from the last one, and return their numbers."""
    first = len(CARDS)
    for ghost in rows:
        CARD_NUMBERS[ghost.id] = len(CARDS)
        CARDS.append(_card(len(CARDS), ghost))
    return tuple(range(first, len(CARDS)))


GHOST_NUMBERS: Final = add_cards(GHOSTS)
INCARNATION_NUMBERS: Final = add_cards(INCARNATIONS)
