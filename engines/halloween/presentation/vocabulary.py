"""The commands of Halloween and the options of a game, as clients meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.fields import boolean, choice, integer, listing, seat
from engines.core.vocabulary import Vocabulary
from engines.halloween import cards  # noqa: F401 - they lay themselves down in CARDS
from engines.halloween.board import ACTIONS, BUILDINGS, COLOURS, MASTER_STRIPS, SLOTS
from engines.halloween.bonus_tokens import KINDS
from engines.halloween.claims import PRICE
from engines.halloween.deck import CARDS, DISPLAY, SETS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

vocabulary = Vocabulary("halloween")
command = vocabulary.command

BUILDING = choice(
    *BUILDINGS,
    doc="The building.",
    names="building",
    title="HalloweenBuildingId",
    ref="building:{}",
)
COLOUR = choice(
    *COLOURS,
    doc="The colour of the ghost or token.",
    names="colour",
    title="HalloweenColour",
)
ACTION = choice(
    *ACTIONS, doc="The field of the strip.", names="action", title="HalloweenAction"
)
PUMPKIN = choice(
    "own",
    "neutral",
    doc="The kind of pumpkin.",
    names="pumpkin",
    title="HalloweenPumpkinKind",
)
BONUS = choice(
    *KINDS[1:],
    doc="The kind of bonus token.",
    names="bonus",
    title="HalloweenBonusKind",
    ref="bonus:{}",
)
STRIP = integer(0, MASTER_STRIPS - 1, "The strip, from 0.", names="strip")
SLOT = integer(0, SLOTS - 1, "The slot, from 0.", names="slot")
DIE = integer(0, 1, "The die, from 0.", names="die", ref="die:{}")
CARD = integer(1, len(CARDS), "The number of the card.", names="card", ref="card:{}")
PAID = integer(0, PRICE, "How many tokens of this colour.")

LIFTING, REUSING = 4, 14
"""The cards that lift a strip, and that let it use an occupied field."""

GHOST = ("ghost:{building}.{colour}",)
FIELD = ("field:{building}.{colour}",)
MY_STRIP = ("strip:{me}.{strip}",)
MY_FIELD = ("action:{me}.{strip}.{action}",)
MY_SLOT = "slot:{me}.{slot}"
"""What commands point at: ghosts, haunt fields, and parts of the own player board."""


def _cards_used(values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the cards that let a strip do more than it could."""
    if values["lifted"]:
        yield f"card:{LIFTING}"
    if values["reused"]:
        yield f"card:{REUSING}"


def _neutral(values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the neutral pumpkins, if one of them haunts and not an own one."""
    if values["pumpkin"] == "neutral":
        yield f"goods:{values['me']}.neutral_pumpkins"


def _paid(values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the own tokens of each colour that is paid with."""
    for colour in COLOURS:
        if values[colour]:
            yield f"goods:{values['me']}.tokens.{colour}"


OPTIONS = {
    "mode": choice(
        "standard",
        "master",
        doc="The standard game, or the Master variant without cards and dice.",
        default="standard",
    ),
    "card_set": choice(
        "random",
        *SETS,
        "custom",
        doc="The cards on display: drawn at random, a named set or your own choice.",
        default="random",
    ),
    "cards": listing(
        integer(1, len(CARDS)),
        "The display, for the card set custom only: eight different cards.",
        maximum=DISPLAY,
        unique=True,
        default=[],
    ),
    "max_rounds": integer(
        1, 1000, "After so many rounds the game is scored; not a rule.", default=100
    ),
    "neutral_pumpkin_limit": choice(
        "per_player",
        "per_building",
        doc="Two players: whether both may have a neutral pumpkin in a building.",
        default="per_player",
    ),
}

# A turn

command(
    "act",
    "Perform the action of a field on an unused strip.",
    "HW-3.2",
    refs=(*MY_FIELD, _cards_used),
    asks=("master",),
    strip=STRIP,
    action=ACTION,
    lifted=boolean("Count the strip one level higher, with card 4."),
    reused=boolean("Use a field that holds a disc, with card 14."),
)
command(
    "rest",
    "Take all discs of a strip back.",
    "HW-5.7.1",
    refs=MY_STRIP,
    asks=("free",),
    strip=STRIP,
)
command("claim", "Claim a card on display.", "HW-8.1", asks=("prices",), card=CARD)
command(
    "use_bonus",
    "Use a stored bonus token.",
    "HW-7.2",
    refs=(MY_SLOT,),
    asks=("slots",),
    slot=SLOT,
)
command("use_card", "Use a once-per-turn card.", "HW-9.5", card=CARD)
command("end_turn", "End the turn.", "HW-3.7")

# Actions

command(
    "summon",
    "Call a ghost to two of its colour.",
    "HW-5.1.1",
    refs=GHOST,
    building=BUILDING,
    colour=COLOUR,
)
command(
    "summon_mixed",
    "Call a ghost to two of different colours; dice decide which comes.",
    "HW-10.45",
    refs=("ghost:{building}.{lower}", "ghost:{building}.{higher}"),
    building=BUILDING,
    lower=COLOUR,
    higher=COLOUR,
)
command(
    "scare",
    "Scare people with a ghost.",
    "HW-5.2.1",
    refs=GHOST,
    building=BUILDING,
    colour=COLOUR,
)
command(
    "upgrade",
    "Swap a ghost for one of the next colour.",
    "HW-5.3.1",
    refs=GHOST,
    asks=("costs",),
    building=BUILDING,
    colour=COLOUR,
)
command(
    "move",
    "Move a ghost.",
    "HW-5.4.1",
    refs=(*GHOST, "building:{target}"),
    asks=("master",),
    building=BUILDING,
    colour=COLOUR,
    target=BUILDING,
)
command(
    "fight",
    "Let a ghost attack another.",
    "HW-5.5.1",
    refs=("ghost:{building}.{attacker}", "ghost:{target_building}.{target}"),
    asks=("beaten",),
    building=BUILDING,
    attacker=COLOUR,
    target_building=BUILDING,
    target=COLOUR,
)
command(
    "fight_all",
    "Open a series of fights of one ghost, by its first target.",
    "HW-10.20",
    refs=("ghost:{building}.{attacker}", "ghost:{building}.{target}"),
    building=BUILDING,
    attacker=COLOUR,
    target=COLOUR,
)
command(
    "fight_next",
    "Fight the next ghost of the series.",
    "HW-10.20",
    refs=("ghost:{here}.{target}",),
    target=COLOUR,
)
command("stop", "End the series of fights.", "HW-10.20")
command(
    "ask", "Let an opponent roll for the target.", "HW-5.5.2", player=seat("Who rolls.")
)
command(
    "haunt",
    "Put a pumpkin on a haunt field.",
    "HW-5.6.1",
    refs=(*FIELD, _neutral),
    building=BUILDING,
    colour=COLOUR,
    pumpkin=PUMPKIN,
)
command(
    "take_back",
    "Take a pumpkin back for half its points.",
    "HW-10.46",
    refs=FIELD,
    building=BUILDING,
    colour=COLOUR,
)

# Dice

command(
    "help_die",
    "Use a stored bonus token for a die.",
    "HW-5.5.5",
    refs=(MY_SLOT, "die:{die}"),
    asks=("slots", "dice"),
    slot=SLOT,
    die=DIE,
)
command(
    "pay_reroll",
    "Pay one scare to roll a die again.",
    "HW-10.16",
    asks=("dice",),
    die=DIE,
)
command("done", "Leave it at that.", "HW-5.5.5")

# What follows

command(
    "raise",
    "Raise a strip.",
    "HW-5.3.3",
    "HW-10.48",
    "HW-10.49",
    refs=MY_STRIP,
    strip=STRIP,
)
command("lower", "Lower a strip by one level.", "HW-10.8", refs=MY_STRIP, strip=STRIP)
command("accept", "Use the card.", "HW-9.7", refs=("card:{card}",))
command("decline", "Do without.", "HW-9.7")
command(
    "relocate",
    "Send a ghost to any other building.",
    "HW-9.4",
    refs=(*GHOST, "building:{target}"),
    building=BUILDING,
    colour=COLOUR,
    target=BUILDING,
)
command("place_blue", "Place the new blue ghosts.", "HW-6.1", building=BUILDING)
command(
    "store",
    "Put the bonus token in a slot.",
    "HW-7.1",
    refs=(MY_SLOT,),
    asks=("bonus",),
    slot=SLOT,
)
command(
    "leave", "Leave the bonus token in the building.", "HW-7.1", refs=("spot:{here}",)
)
command("discard", "Discard the drawn bonus token.", "HW-10.52", refs=("pile:drawn",))
command(
    "recover",
    "Take a disc back from a field.",
    "HW-7.6",
    "HW-10.7",
    refs=MY_FIELD,
    strip=STRIP,
    action=ACTION,
)

# Claims and cards

command(
    "pay",
    "Pay ghost tokens for a card.",
    "HW-8.2",
    refs=(_paid,),
    asks=(),
    **{colour: PAID._replace(doc=f"How many {colour} tokens.") for colour in COLOURS},
)
command(
    "disc_from_supply",
    "Put a disc of the supply on the card.",
    "HW-8.3",
    refs=("goods:{me}.discs",),
)
command(
    "disc_from_field",
    "Put a disc of a field on the card.",
    "HW-8.3",
    refs=MY_FIELD,
    strip=STRIP,
    action=ACTION,
)
command(
    "take_points",
    "Take points for the card.",
    "HW-8.5",
    "HW-13.4",
    refs=("goods:{me}.score",),
)
command(
    "clear_strip",
    "Take all discs of a strip back.",
    "HW-8.5",
    refs=MY_STRIP,
    strip=STRIP,
)
command(
    "clear_strips",
    "Take all discs of two strips back.",
    "HW-13.4",
    refs=("strip:{me}.{first}", "strip:{me}.{second}"),
    first=STRIP,
    second=STRIP,
)
command(
    "take_token",
    "Take a token of choice.",
    "HW-10.44",
    refs=("supply:tokens.{colour}",),
    colour=COLOUR,
)
command(
    "banish",
    "Send a ghost back to the supply.",
    "HW-10.6",
    refs=GHOST,
    building=BUILDING,
    colour=COLOUR,
)
command(
    "buy_token",
    "Pay scare for a token.",
    "HW-10.30",
    refs=("supply:tokens.{colour}",),
    colour=COLOUR,
)
command(
    "exchange",
    "Give one token for two lower ones, or two for a higher one.",
    "HW-10.33",
    refs=("goods:{me}.tokens.{given}", "supply:tokens.{taken}"),
    given=COLOUR,
    taken=COLOUR,
)
command(
    "pick",
    "Name a ghost that changes places.",
    "HW-10.39",
    refs=GHOST,
    building=BUILDING,
    colour=COLOUR,
)
command(
    "place",
    "Pay a token and place a ghost of its colour.",
    "HW-10.50",
    refs=("goods:{me}.tokens.{colour}", "building:{building}"),
    building=BUILDING,
    colour=COLOUR,
)
