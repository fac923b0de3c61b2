"""The commands and options of Ghost Stories, as clients meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.fields import boolean, choice, integer, listing
from engines.core.vocabulary import Vocabulary
from engines.ghost_stories.cards import CARD_NUMBERS, COLOURS, FACES
from engines.ghost_stories.exorcism import TOKEN_IDS
from engines.ghost_stories.layout import BOARD_IDS, SPACE_IDS
from engines.ghost_stories.setup import MOST_POWER_TOKENS
from engines.ghost_stories.state import DIFFICULTIES, EDITIONS, SECOND_EDITION
from engines.ghost_stories.taoists import POWERS
from engines.ghost_stories.tiles import TILE_NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterator

vocabulary = Vocabulary("ghost_stories")
command = vocabulary.command

BOARD: Final = choice(
    *BOARD_IDS,
    doc="A board, by its colour.",
    names="board",
    title="GhostStoriesBoardId",
    ref="board:{}",
)
TAOIST: Final = choice(
    *BOARD_IDS,
    doc="A Taoist, by his colour.",
    names="taoist",
    title="GhostStoriesTaoistId",
    ref="taoist:{}",
)
COLOUR: Final = choice(
    *COLOURS,
    doc="The colour of a Tao token.",
    names="colour",
    title="GhostStoriesColour",
)
FACE: Final = choice(
    *FACES,
    doc="A face of a Tao die.",
    names="colour",
    title="GhostStoriesFace",
    ref="die:{}",
)
SPACE: Final = choice(
    *SPACE_IDS,
    doc="A ghost space: its board, and 0, 1, 2 from left to right for the owner.",
    names="space",
    title="GhostStoriesSpaceId",
    ref="space:{}",
)
TILE: Final = choice(
    *TILE_NUMBERS,
    doc="A village tile.",
    names="tile",
    title="GhostStoriesTileId",
    ref="tile:{}",
)
CARD: Final = choice(
    *CARD_NUMBERS,
    doc="A ghost card.",
    names="ghost",
    title="GhostStoriesGhostId",
    ref="card:{}",
)
POWER: Final = choice(
    *POWERS,
    doc="A power of a board.",
    names="power",
    title="GhostStoriesPowerId",
    ref="power:{}",
)
TARGETS: Final = listing(
    SPACE, "The spaces of the ghosts.", minimum=1, maximum=2, unique=True
)


def _stack(token: str) -> Iterator[str]:
    """Yield the stack of a token that is named by its owner and its colour."""
    owner, _, colour = token.partition(".")
    if owner in BOARD_IDS:
        yield f"goods:{owner}.{f'tao.{colour}' if colour in COLOURS else 'crystals'}"


TOKENS: Final = listing(
    choice(*TOKEN_IDS, names="token", ref=_stack),
    "The Tao tokens spent, each by its owner and its colour.",
    minimum=1,
    maximum=16,
)

FROM_SUPPLY: Final = ("supply:tao.{colour}",)
WITH_YIN_YANG: Final = ("goods:{me}.yin_yang", "tile:{tile}")
"""What commands point at that take a Tao token, or use the Yin-Yang."""

OPTIONS: Final = {
    "edition": choice(
        *EDITIONS,
        doc="The first edition (Dutch rules, 2008) or the second (French, 2010).",
        default=SECOND_EDITION,
    ),
    "difficulty": choice(
        *DIFFICULTIES, doc="The level, from easy to hard.", default="normal"
    ),
    "five_qi": boolean(
        "At Initiation every player starts with 5 Qi instead of 4.", default=False
    ),
    "colours": listing(
        choice(*BOARD_IDS),
        "First edition: the colour of each seat; second edition: solo only. "
        "Left empty they are drawn.",
        maximum=4,
        unique=True,
        default=[],
    ),
    "powers": listing(
        choice(*POWERS),
        "First edition: the power of each seat, which is the side of its board. "
        "Left empty they are drawn.",
        maximum=4,
        unique=True,
        default=[],
    ),
    "first_player": integer(
        -1, 3, "The seat that begins; -1 lets the lot decide.", default=-1
    ),
}

# Group decisions, and what ghosts make players do

command("place_ghost", "Put the drawn ghost on a free space.", "GS-5.4", space=SPACE)
command(
    "bear_loss",
    "Name the player who loses the Qi of a possessed board.",
    "GS-6.3.3",
    taoist=TAOIST,
)
command(
    "discard_tao",
    "Discard one of your Tao tokens.",
    "GS-16.4",
    refs=("goods:{me}.tao.{colour}",),
    colour=COLOUR,
)

# Moving, and what is used before or after it

command("move", "Move to a tile.", "GS-7.3", "GS-11.5", tile=TILE)
command("stay", "Do not move.", "GS-7.3", refs=("tile:{here}",))
command(
    "fill_pockets",
    "Bottomless Pockets: take a Tao token of any colour.",
    "GS-11.3",
    refs=FROM_SUPPLY,
    colour=COLOUR,
)
command(
    "place_mantra",
    "Enfeeblement Mantra: put the token on a ghost.",
    "GS-11.4",
    space=SPACE,
)
command(
    "send_taoist",
    "Move another Taoist by one tile (Twin Winds, Pavilion).",
    "GS-11.6",
    "GS-9.9",
    taoist=TAOIST,
    tile=TILE,
)
command(
    "use_yin_yang",
    "Return your Yin-Yang for the help of a tile from afar.",
    "GS-10.1",
    refs=WITH_YIN_YANG,
    tile=TILE,
)
command(
    "purify",
    "Return your Yin-Yang to turn a haunted tile to its active side.",
    "GS-10.1",
    refs=WITH_YIN_YANG,
    tile=TILE,
)
command(
    "use_power_token",
    "Borrow the power of a neutral board for this turn.",
    "GS-12.1",
    refs=("goods:{me}.power_tokens", "board:{board}"),
    asks=("powers",),
    board=BOARD,
)

# Actions and exorcisms

command(
    "seek_help",
    "Ask the villager of your tile for help.",
    "GS-7.4",
    "GS-9.1",
    refs=("tile:{here}",),
)
command(
    "attempt_exorcism",
    "Attempt an exorcism.",
    "GS-7.4",
    "GS-8.1.1",
    refs=("space:{faced}",),
)
command("pass", "Take no action.", "GS-7.4")
command("pick_die", "Pick a die to roll once more.", "GS-8.1.4", face=FACE)
command("reroll_dice", "Roll the picked dice once more.", "GS-8.1.4")
command("keep_dice", "Keep all dice as they are.", "GS-8.1.4")
command("reroll_curse", "Roll the Curse die once more.", "GS-11.7", refs=("die:curse",))
command(
    "keep_curse",
    "Keep the Curse die as it is.",
    "GS-11.7",
    asks=("curse",),
)
command("exorcise", "Exorcise with the dice alone.", "GS-8.4.1", targets=TARGETS)
command(
    "exorcise_with",
    "Exorcise with Tao tokens besides the dice.",
    "GS-8.3.1",
    "GS-8.4.1",
    targets=TARGETS,
    tokens=TOKENS,
)
command("give_up", "Spend nothing; the exorcism fails.", "GS-8.4.3")
command("curse_first", "Suffer the curse of this ghost first.", "GS-8.5.1", space=SPACE)
command(
    "reward_first",
    "Take the reward of this ghost first.",
    "GS-8.5.1",
    refs=("pile:discard",),
    number=integer(1, 1000, "The number of the card."),
    ghost=CARD,
)
command(
    "take_tao",
    "Take a Tao token of a colour.",
    "GS-8.5.2",
    refs=FROM_SUPPLY,
    colour=COLOUR,
)
command("gain_qi", "Gain 1 Qi.", "GS-8.5.2", refs=("supply:qi",))
command(
    "regain_yin_yang",
    "Take your Yin-Yang back.",
    "GS-8.5.2",
    refs=("supply:yin_yang",),
)
command("give_qi", "Give the Qi to a living player.", "GS-15.2", taoist=TAOIST)
command(
    "give_yin_yang",
    "Give the Yin-Yang to a living player who lacks his.",
    "GS-15.2",
    taoist=TAOIST,
)

# The villagers

command("revive", "Bring a dead Taoist back.", "GS-9.2", taoist=TAOIST)
command("bless", "Turn a haunted tile; a ghost comes.", "GS-9.3", tile=TILE)
command("curse_ghost", "Discard a ghost for 1 Qi.", "GS-9.5", space=SPACE)
command("calm", "Return the haunting figures of a board.", "GS-9.7", board=BOARD)
command(
    "pray",
    "Put a token on the Circle of Prayer.",
    "GS-9.8",
    refs=FROM_SUPPLY,
    colour=COLOUR,
)
command(
    "blow_ghost",
    "Move a ghost to a free space.",
    "GS-9.9",
    start=SPACE._replace(doc="The space of the ghost."),
    end=SPACE._replace(doc="The free space."),
)
command("skip", "Leave this half of the Pavilion out.", "GS-9.9")

# The end of a turn

command(
    "place_buddha",
    "Put a Buddha on a free space.",
    "GS-7.5",
    refs=("goods:{me}.buddhas", "space:{space}"),
    space=SPACE,
)
command(
    "take_power_tokens",
    "Take Power tokens from the centre tile.",
    "GS-7.6",
    refs=("supply:power_tokens",),
    count=integer(1, MOST_POWER_TOKENS, "How many."),
)
command("end_turn", "End your turn.", "GS-7.1")
