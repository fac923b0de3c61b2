"""The events of Ghost Stories, as clients meet them."""

from __future__ import annotations

from typing import Final

from engines.core.fields import boolean, choice, integer, listing
from engines.core.refs import moved, taken
from engines.ghost_stories.haunting import CURSES
from engines.ghost_stories.presentation.vocabulary import (
    BOARD,
    CARD,
    COLOUR,
    FACE,
    POWER,
    SPACE,
    TAOIST,
    TILE,
    vocabulary,
)
from engines.ghost_stories.scoring import LOST, WON
from engines.ghost_stories.setup import MOST_CARDS, MOST_POWER_TOKENS
from engines.ghost_stories.state import QI_TOKENS

event = vocabulary.event

LEAVING: Final = (
    *("ghosts", "figures", "captives", "locks", "discard"),
    *("mantra", "used", "caught"),
)
"""What changes when a ghost leaves play."""
QI: Final = ("qi", "qi_supply")
TAO: Final = ("tao", "supply", "used")
LEAVES: Final = (moved("card:{ghost}", "space:{space}", "pile:discard"),)
"""What moves when a ghost leaves play."""
QI_LEFT: Final = integer(0, QI_TOKENS, "Qi left.")

# Turns and ghosts

event(
    "turn_began",
    "The turn of a board begins.",
    "GS-3.1",
    touches=("active", "turn", "used", "borrowed", "fresh"),
    board=BOARD,
    turn=integer(1, 10_000, "The number of the turn, from 1."),
)
event(
    "board_overrun",
    "All spaces of the active board hold ghosts.",
    "GS-4.3.1",
    touches=(),
    board=BOARD,
)
event(
    "ghost_drawn",
    "A ghost was drawn from the deck.",
    "GS-5.2",
    touches=("deck", "arriving"),
    moves=(moved("card:{ghost}", "pile:deck", "pile:arriving"),),
    ghost=CARD,
    left=integer(0, MOST_CARDS, "Cards left in the deck."),
)
event(
    "ghost_arrived",
    "A ghost lies on a space.",
    "GS-5.4",
    touches=("arriving", "ghosts", "locks"),
    moves=(moved("card:{ghost}", "pile:arriving", "space:{space}"),),
    ghost=CARD,
    space=SPACE,
)
event(
    "ghost_stopped",
    "A Buddha sent a ghost away.",
    "GS-5.5",
    "GS-9.11",
    touches=("arriving", *LEAVING),
    moves=(moved("card:{ghost}", end="pile:discard"),),
    ghost=CARD,
    space=SPACE,
)
event(
    "ghost_moved",
    "A ghost was moved to another space.",
    "GS-9.10",
    touches=("ghosts", "figures", "captives", "locks", "mantra"),
    moves=(moved("card:{ghost}", "space:{start}", "space:{end}"),),
    ghost=CARD,
    start=SPACE,
    end=SPACE,
)
event(
    "ghost_discarded",
    "A ghost was discarded without its right stone.",
    "GS-16.6",
    touches=LEAVING,
    moves=LEAVES,
    ghost=CARD,
    space=SPACE,
)
event(
    "ghost_exorcised",
    "A ghost was exorcised.",
    "GS-8.5.1",
    touches=(*LEAVING, "exorcised"),
    moves=LEAVES,
    taoist=TAOIST,
    ghost=CARD,
    space=SPACE,
)
event(
    "figure_advanced",
    "A haunting figure stands on its first stone.",
    "GS-4.2.3",
    "GS-5.7",
    touches=("figures",),
    space=SPACE,
)
event(
    "figure_returned",
    "A haunting figure went back to its card.",
    "GS-4.2.3",
    "GS-9.7",
    touches=("figures",),
    space=SPACE,
)
event(
    "die_captured",
    "A ghost holds a Tao die.",
    "GS-16.3",
    touches=("captives",),
    space=SPACE,
)
event(
    "power_locked",
    "A ghost locks the power of its board.",
    "GS-16.5",
    touches=("locks",),
    space=SPACE,
)
event(
    "powers_locked",
    "A ghost locks all powers.",
    "GS-15.7",
    touches=("locks",),
    space=SPACE,
)
event(
    "tao_locked",
    "A ghost locks all Tao tokens.",
    "GS-8.3.3",
    touches=("locks",),
    space=SPACE,
)
event(
    "buddha_returned",
    "A Buddha went back to the Temple.",
    "GS-5.5",
    "GS-5.6",
    "GS-15.4",
    touches=("buddhas", "temple", "caught"),
    moves=(moved("buddha:{space}", "space:{space}", "supply:buddhas"),),
    space=SPACE,
)

# Village, dice and curses

event("tile_haunted", "A tile is haunted.", "GS-6.1.1", touches=("haunted",), tile=TILE)
event(
    "tile_cleansed",
    "A haunted tile is active again.",
    "GS-9.3",
    "GS-10.1",
    touches=("haunted",),
    tile=TILE,
)
event(
    "curse_rolled",
    "The Curse die was rolled.",
    "GS-6.2.1",
    touches=("curse",),
    refs=("board:{board}", "die:curse"),
    board=BOARD,
    face=choice(*CURSES, doc="The face.", names="curse"),
)
event(
    "curse_skipped",
    "Strength of a Mountain skips the Curse die.",
    "GS-11.8",
    touches=(),
    board=BOARD,
)
event(
    "dice_rolled",
    "Tao dice were rolled.",
    "GS-8.1.3",
    "GS-9.4",
    touches=("dice",),
    taoist=TAOIST,
    faces=listing(FACE, "All faces, those not rolled again included."),
)
event(
    "exorcism_attempted",
    "An exorcism is attempted.",
    "GS-8.1.1",
    touches=(),
    taoist=TAOIST,
)
event(
    "exorcism_failed",
    "The exorcism failed.",
    "GS-8.4.3",
    touches=(),
    refs=("board:{taoist}",),
    taoist=TAOIST,
)
event(
    "help_asked",
    "A villager is asked for help.",
    "GS-7.4",
    "GS-10.1",
    touches=(),
    taoist=TAOIST,
    tile=TILE,
)
event(
    "circle_set",
    "A token lies on the Circle of Prayer.",
    "GS-9.8",
    touches=("circle", "supply"),
    moves=(taken("supply:tao.{colour}", "circle:prayer"),),
    colour=COLOUR,
)
event(
    "circle_cleared",
    "The token of the Circle of Prayer returned to the supply.",
    "GS-15.10",
    touches=("circle", "supply"),
    moves=(taken("circle:prayer", "supply:tao.{colour}"),),
    colour=COLOUR,
)

# Taoists and their goods

event(
    "taoist_moved",
    "A Taoist moved to a tile.",
    "GS-7.3",
    "GS-9.9",
    "GS-11.6",
    touches=("where", "used"),
    moves=(moved("taoist:{taoist}", end="tile:{tile}"),),
    taoist=TAOIST,
    tile=TILE,
)
event(
    "qi_lost",
    "A player or a neutral board lost 1 Qi.",
    "GS-6.3.1",
    "GS-6.3.2",
    touches=QI,
    moves=(taken("goods:{board}.qi", "supply:qi"),),
    board=BOARD,
    left=QI_LEFT,
)
event(
    "qi_gained",
    "A player gained Qi.",
    "GS-6.3.4",
    touches=QI,
    moves=(taken("supply:qi", "goods:{taoist}.qi", count="amount"),),
    taoist=TAOIST,
    amount=integer(1, 2, "How much."),
    left=QI_LEFT,
)
event(
    "board_possessed",
    "A neutral board is possessed.",
    "GS-13.3",
    touches=(),
    board=BOARD,
)
event(
    "taoist_died",
    "A Taoist is dead; his goods returned.",
    "GS-14.1",
    touches=(
        *("tao", "supply", "yin_yang", "temple", "held"),
        *("centre", "power_tokens", "where"),
    ),
    moves=(moved("taoist:{taoist}", end="tile:cemetery"),),
    taoist=TAOIST,
)
event(
    "taoist_revived",
    "A dead Taoist stands on the Cemetery.",
    "GS-9.2",
    "GS-14.4",
    touches=("where",),
    moves=(moved("taoist:{taoist}", end="tile:cemetery"),),
    taoist=TAOIST,
)
event(
    "tao_gained",
    "A player took a Tao token.",
    "GS-8.5.2",
    "GS-9.4",
    "GS-9.12",
    "GS-11.3",
    touches=TAO,
    moves=(taken("supply:tao.{colour}", "goods:{taoist}.tao.{colour}"),),
    taoist=TAOIST,
    colour=COLOUR,
)
event(
    "tao_lost",
    "A player returned a Tao token.",
    "GS-6.2.1",
    "GS-8.3.4",
    "GS-16.4",
    touches=TAO,
    moves=(taken("goods:{taoist}.tao.{colour}", "supply:tao.{colour}"),),
    taoist=TAOIST,
    colour=COLOUR,
)
event(
    "yin_yang_spent",
    "A player returned the Yin-Yang.",
    "GS-10.1",
    touches=("yin_yang",),
    moves=(taken("goods:{taoist}.yin_yang", "supply:yin_yang"),),
    taoist=TAOIST,
)
event(
    "yin_yang_gained",
    "A player took the Yin-Yang back.",
    "GS-8.5.2",
    "GS-15.2",
    touches=("yin_yang",),
    moves=(taken("supply:yin_yang", "goods:{taoist}.yin_yang"),),
    taoist=TAOIST,
)
event(
    "mantra_placed",
    "The Mantra lies on a ghost.",
    "GS-11.4",
    touches=("mantra", "used"),
    moves=(moved("piece:mantra", end="space:{space}"),),
    space=SPACE,
)
event(
    "mantra_lifted",
    "The yellow power is lost, and the Mantra with it.",
    "GS-11.4",
    touches=("mantra",),
    moves=(moved("piece:mantra"),),
)
event(
    "power_borrowed",
    "A Power token lends the power of a neutral board.",
    "GS-12.1",
    touches=("power_tokens", "centre", "borrowed"),
    moves=(taken("goods:{taoist}.power_tokens", "supply:power_tokens"),),
    taoist=TAOIST,
    board=BOARD,
    power=POWER,
)
event(
    "power_tokens_taken",
    "A player took Power tokens from the centre tile.",
    "GS-7.6",
    touches=("power_tokens", "centre"),
    moves=(taken("supply:power_tokens", "goods:{taoist}.power_tokens", count="count"),),
    taoist=TAOIST,
    count=integer(1, MOST_POWER_TOKENS, "How many."),
)
event(
    "buddha_taken",
    "A player took a Buddha from the Temple.",
    "GS-9.6",
    touches=("temple", "held", "fresh"),
    moves=(taken("supply:buddhas", "goods:{taoist}.buddhas"),),
    taoist=TAOIST,
)
event(
    "buddha_placed",
    "A Buddha stands on a space.",
    "GS-7.5",
    touches=("held", "buddhas"),
    moves=(taken("goods:{taoist}.buddhas", "space:{space}"),),
    taoist=TAOIST,
    space=SPACE,
)
event(
    "game_ended",
    "The game is over.",
    "GS-17.1",
    "GS-17.2",
    touches=("outcome",),
    reason=choice(WON, *LOST, doc="Why.", names="outcome"),
    won=boolean("Whether all have won."),
    score=integer(-200, 200, "The score of the group."),
)
