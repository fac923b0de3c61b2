"""The events of turns, ghosts, gains and fights, as clients meet them."""

from __future__ import annotations

from engines.core.fields import boolean, choice, integer, listing, seat
from engines.core.refs import moved, taken
from engines.halloween.board import FIELDS, FIRST_BLUE, LEVELS, SIDES, TOKENS
from engines.halloween.presentation.vocabulary import (
    ACTION,
    BUILDING,
    COLOUR,
    DIE,
    STRIP,
    vocabulary,
)

event = vocabulary.event

MANY = 1_000_000
PLAYER = seat("Who did it.")
CAUSE = choice(
    "pumpkins",
    "cards",
    "tokens",
    "round_limit",
    doc="Why the game ends.",
    names="outcome",
    title="HalloweenEnding",
)
BOARD = ("ghosts", "where", "pairs", "on_board", "room", "open")
DICE = ("dice", "die_levels", "added", "rollers")
DISCS = ("fields", "discs")
TOKENS_OWNED = ("tokens", "supply")
GHOST = "ghost:{building}.{colour}"
HOME = "building:{building}"
STRIP_REF = "strip:{player}.{strip}"
SCORE = ("seat:{player}", "goods:{player}.score")
"""What events point at."""

event(
    "game_started",
    "The starting player was drawn.",
    "HW-2.7",
    touches=("starter",),
    player=seat("Who begins."),
)
event(
    "turn_started",
    "A turn begins: all strips are unused.",
    "HW-3.1",
    touches=("active", "unused", "spent", "round"),
    player=seat("Whose turn it is."),
    round=integer(1, 1000, "The round, from 1."),
)
event(
    "strip_used",
    "A strip performs an action.",
    "HW-3.2",
    touches=(*DISCS, "unused"),
    refs=("seat:{player}", "action:{player}.{strip}.{action}"),
    moves=(
        taken(
            "goods:{player}.discs",
            "action:{player}.{strip}.{action}",
            only={"reused": False},
        ),
    ),
    player=PLAYER,
    strip=STRIP,
    action=ACTION,
    lifted=boolean("Whether card 4 lifted it one level."),
    reused=boolean("Whether card 14 let it use an occupied field."),
)
event(
    "strip_rested",
    "A strip rests.",
    "HW-5.7.1",
    touches=("unused",),
    refs=("seat:{player}", STRIP_REF),
    player=PLAYER,
    strip=STRIP,
)
event(
    "discs_recovered",
    "Discs of a strip came back to the supply of their player.",
    "HW-5.7.1",
    touches=DISCS,
    moves=(taken(STRIP_REF, "goods:{player}.discs", count="amount"),),
    player=PLAYER,
    strip=STRIP,
    amount=integer(0, FIELDS, "How many discs."),
)
event(
    "ghosts_placed",
    "Ghosts from the supply stand in a building.",
    "HW-5.1.2",
    "HW-6.1",
    touches=BOARD,
    moves=(taken("supply:ghosts.{colour}", "building:{building}", count="amount"),),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
    amount=integer(1, FIRST_BLUE, "How many ghosts."),
)
event(
    "ghost_removed",
    "A ghost returned to the supply.",
    "HW-10.6",
    "HW-14.5",
    touches=BOARD,
    moves=(moved(GHOST, HOME, "supply:ghosts.{colour}"),),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
)
event(
    "ghost_moved",
    "A ghost went from one building to another.",
    "HW-5.4.1",
    touches=BOARD,
    moves=(moved(GHOST, HOME, "building:{target}"),),
    player=PLAYER,
    colour=COLOUR,
    building=BUILDING._replace(doc="Where it came from."),
    target=BUILDING._replace(doc="Where it stands now."),
)
event(
    "ghosts_swapped",
    "Two ghosts changed places.",
    "HW-10.39",
    touches=BOARD,
    moves=(
        moved(GHOST, HOME, "building:{other_building}"),
        moved(
            "ghost:{other_building}.{other_colour}", "building:{other_building}", HOME
        ),
    ),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
    other_building=BUILDING,
    other_colour=COLOUR,
)
event(
    "ghost_upgraded",
    "A ghost was swapped for one of the next colour.",
    "HW-5.3.2",
    touches=BOARD,
    moves=(
        moved(GHOST, HOME, "supply:ghosts.{colour}"),
        taken("supply:ghosts.{new_colour}", HOME),
    ),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
    new_colour=COLOUR,
)
event(
    "people_scared",
    "A ghost scared people.",
    "HW-5.2.1",
    touches=(),
    refs=("seat:{player}", GHOST),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
)
event(
    "tokens_gained",
    "A player took ghost tokens from the supply.",
    "HW-6.4",
    touches=TOKENS_OWNED,
    moves=(
        taken(
            "supply:tokens.{colour}", "goods:{player}.tokens.{colour}", count="amount"
        ),
    ),
    player=PLAYER,
    colour=COLOUR,
    amount=integer(1, 2, "How many."),
)
event(
    "tokens_paid",
    "A player returned ghost tokens to the supply.",
    "HW-6.4",
    touches=TOKENS_OWNED,
    moves=(
        taken(
            "goods:{player}.tokens.{colour}", "supply:tokens.{colour}", count="amount"
        ),
    ),
    player=PLAYER,
    colour=COLOUR,
    amount=integer(1, 3, "How many."),
)
event(
    "scare_gained",
    "A player took scare points.",
    "HW-6.5",
    touches=("scare",),
    moves=(taken("supply:scare", "goods:{player}.scare", count="amount"),),
    player=PLAYER,
    amount=integer(1, 30, "How many."),
    scare=integer(1, MANY, "What the player has now."),
)
event(
    "scare_paid",
    "A player paid scare points.",
    "HW-5.3.1",
    touches=("scare",),
    moves=(taken("goods:{player}.scare", "supply:scare", count="amount"),),
    player=PLAYER,
    amount=integer(1, 5, "How many."),
    scare=integer(0, MANY, "What the player has now."),
)
event(
    "points_scored",
    "A player scored.",
    "HW-6.5",
    touches=("sp",),
    refs=SCORE,
    player=PLAYER,
    points=integer(0, 5 * TOKENS * len(LEVELS), "How many SP."),
    score=integer(0, MANY, "What the player has now."),
)
event(
    "points_lost",
    "A player lost points.",
    "HW-10.46",
    touches=("sp",),
    refs=SCORE,
    player=PLAYER,
    points=integer(0, 5, "How many SP."),
    score=integer(0, MANY, "What the player has now."),
)
event(
    "strip_raised",
    "A strip rose to a higher level.",
    "HW-4.3",
    touches=("levels",),
    refs=("seat:{player}", STRIP_REF),
    player=PLAYER,
    strip=STRIP,
    level=integer(2, len(LEVELS), "Its level now.", names="level"),
)
event(
    "strip_lowered",
    "A strip fell to a lower level.",
    "HW-10.8",
    touches=("levels",),
    refs=("seat:{player}", STRIP_REF),
    player=PLAYER,
    strip=STRIP,
    level=integer(1, len(LEVELS) - 1, "Its level now.", names="level"),
)
event(
    "fight_started",
    "A ghost attacks another.",
    "HW-5.5.1",
    touches=("foes",),
    refs=(
        "seat:{player}",
        "ghost:{building}.{attacker}",
        "ghost:{target_building}.{target}",
    ),
    player=PLAYER,
    building=BUILDING,
    attacker=COLOUR,
    target_building=BUILDING,
    target=COLOUR,
)
event(
    "fight_won",
    "The attacker won, and the target returned to the supply.",
    "HW-5.5.4",
    touches=BOARD,
    refs=("seat:{player}",),
    moves=(moved("ghost:{building}.{target}", HOME, "supply:ghosts.{target}"),),
    player=PLAYER,
    attacker=COLOUR,
    building=BUILDING,
    target=COLOUR,
)
event(
    "fight_lost",
    "The attacker did not win; nothing changes.",
    "HW-5.5.4",
    touches=(),
    player=PLAYER,
    attacker=COLOUR,
    target=COLOUR,
)
event(
    "series_started",
    "A ghost begins to fight every other ghost in its building.",
    "HW-10.20",
    touches=("foes",),
    refs=("seat:{player}", "ghost:{building}.{attacker}"),
    player=PLAYER,
    building=BUILDING,
    attacker=COLOUR,
)
event(
    "series_ended",
    "The series of fights is over.",
    "HW-10.20",
    touches=("foes",),
    player=PLAYER,
)
event(
    "dice_taken",
    "Dice were taken up.",
    "HW-5.5.3",
    touches=DICE,
    refs=("seat:{player}", "seat:{rollers}", "die:0"),
    player=PLAYER,
    dice=listing(COLOUR, "The colour of each die."),
    rollers=listing(seat(), "Who rolls each."),
)
event(
    "die_lifted",
    "A bonus token made it a higher die.",
    "HW-7.6",
    touches=DICE,
    player=PLAYER,
    die=DIE,
    colour=COLOUR,
)
event(
    "dice_rolled",
    "Dice were rolled.",
    "HW-5.5.3",
    touches=DICE,
    refs=("seat:{player}", "die:0"),
    player=PLAYER,
    dice=listing(integer(1, max(SIDES)), "What they show."),
)
event(
    "die_rerolled",
    "A die was rolled again.",
    "HW-5.5.5",
    touches=DICE,
    player=PLAYER,
    die=DIE,
    value=integer(1, max(SIDES), "What it shows."),
)
event(
    "die_added",
    "Something was added to a die.",
    "HW-7.6",
    touches=DICE,
    player=PLAYER,
    die=DIE,
    amount=integer(3, 3, "How much."),
)
event(
    "roll_settled",
    "The dice are final and leave the table.",
    "HW-5.5.5",
    touches=DICE,
    totals=listing(integer(1, 30), "What each counted, with additions."),
)
