"""The events of pumpkins, bonus tokens, cards and the end of the game."""

from __future__ import annotations

from engines.core.fields import integer, listing, seat
from engines.core.refs import moved, taken
from engines.halloween.board import SLOTS
from engines.halloween.bonus_tokens import COPIES, KINDS
from engines.halloween.deck import DISPLAY
from engines.halloween.presentation.events import CAUSE, DISCS, MANY, PLAYER
from engines.halloween.presentation.vocabulary import (
    ACTION,
    BONUS,
    BUILDING,
    CARD,
    COLOUR,
    PUMPKIN,
    SLOT,
    STRIP,
    vocabulary,
)

event = vocabulary.event

BONUSES = ("bonus", "bonus_supply", "bonus_discard")
HAUNTING = (
    "pumpkins",
    "unhaunted",
    "own_in",
    "own_left",
    "neutral_in",
    "neutral_left",
)

SLOT_REF = "slot:{player}.{slot}"
REPLACED = moved("bonus:{replaced}", SLOT_REF, "pile:bonus_discard")
HAUNT_FIELD = "field:{building}.{colour}"
OWN, NEUTRAL = "goods:{player}.pumpkins", "goods:{player}.neutral_pumpkins"
"""What events point at."""

event(
    "cards_displayed",
    "The cards of the game lie on display.",
    "HW-2.4",
    touches=("display",),
    cards=listing(CARD, "Their numbers.", maximum=DISPLAY),
)
event(
    "bonus_laid",
    "A new bonus token lies face up on a building.",
    "HW-2.2",
    "HW-7.5",
    touches=BONUSES,
    moves=(moved("bonus:{bonus}", "pile:bonus", "spot:{building}"),),
    building=BUILDING,
    bonus=BONUS,
)
event(
    "bonuses_shuffled",
    "The bonus discard became the new supply.",
    "HW-7.5",
    touches=BONUSES,
    moves=(taken("pile:bonus_discard", "pile:bonus", count="amount"),),
    amount=integer(1, COPIES * len(KINDS[1:]), "How many tokens."),
)
event(
    "pumpkin_placed",
    "A player haunts a building.",
    "HW-5.6.2",
    touches=HAUNTING,
    moves=(
        taken(OWN, HAUNT_FIELD, only={"pumpkin": "own"}),
        taken(NEUTRAL, HAUNT_FIELD, only={"pumpkin": "neutral"}),
    ),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
    pumpkin=PUMPKIN,
)
event(
    "pumpkin_taken_back",
    "A player took a pumpkin back.",
    "HW-10.46",
    touches=HAUNTING,
    moves=(
        taken(HAUNT_FIELD, OWN, only={"pumpkin": "own"}),
        taken(HAUNT_FIELD, NEUTRAL, only={"pumpkin": "neutral"}),
    ),
    player=PLAYER,
    building=BUILDING,
    colour=COLOUR,
    pumpkin=PUMPKIN,
)
event(
    "bonus_taken",
    "A ghost picked up a bonus token.",
    "HW-7.1",
    touches=(*BONUSES, "slots"),
    moves=(
        REPLACED,
        moved("bonus:{bonus}", "spot:{building}", SLOT_REF),
    ),
    player=PLAYER,
    building=BUILDING,
    bonus=BONUS,
    slot=SLOT,
    replaced=BONUS._replace(doc="The token that it replaced.", optional=True),
)
event(
    "bonus_left",
    "A bonus token was left in its building.",
    "HW-7.1",
    touches=(),
    refs=("seat:{player}", "spot:{building}", "bonus:{bonus}"),
    player=PLAYER,
    building=BUILDING,
    bonus=BONUS,
)
event(
    "bonus_used",
    "A player used a bonus token; a disc blocks its slot.",
    "HW-7.2",
    touches=("slots", "discs", "bonus_discard"),
    moves=(
        moved("bonus:{bonus}", SLOT_REF, "pile:bonus_discard"),
        taken("goods:{player}.discs", SLOT_REF),
    ),
    player=PLAYER,
    slot=SLOT,
    bonus=BONUS,
)
event(
    "bonus_drawn",
    "A player drew a bonus token from the supply.",
    "HW-10.52",
    touches=("bonus_supply", "drawn"),
    moves=(moved("bonus:{bonus}", "pile:bonus", "pile:drawn"),),
    player=PLAYER,
    bonus=BONUS,
)
event(
    "bonus_stored",
    "The drawn bonus token was stored.",
    "HW-10.52",
    touches=("slots", "bonus_discard", "drawn"),
    moves=(
        REPLACED,
        moved("bonus:{bonus}", "pile:drawn", SLOT_REF),
    ),
    player=PLAYER,
    bonus=BONUS,
    slot=SLOT,
    replaced=BONUS._replace(doc="The token that it replaced.", optional=True),
)
event(
    "bonus_discarded",
    "The drawn bonus token was discarded.",
    "HW-10.52",
    touches=("bonus_discard", "drawn"),
    moves=(moved("bonus:{bonus}", "pile:drawn", "pile:bonus_discard"),),
    player=PLAYER,
    bonus=BONUS,
)
event(
    "slots_freed",
    "Three discs returned from the slots.",
    "HW-3.8",
    "HW-7.3",
    touches=("slots", "discs"),
    moves=tuple(
        taken(f"slot:{{player}}.{slot}", "goods:{player}.discs")
        for slot in range(SLOTS)
    ),
    player=PLAYER,
)
event(
    "card_claimed",
    "A player has a disc on a card from now on.",
    "HW-8.3",
    touches=("held", *DISCS),
    moves=(
        taken("goods:{player}.discs", "card:{card}", only={"strip": None}),
        taken("action:{player}.{strip}.{action}", "card:{card}"),
    ),
    player=PLAYER,
    card=CARD,
    strip=STRIP._replace(doc="The strip that gave the disc.", optional=True),
    action=ACTION._replace(doc="The field that gave the disc.", optional=True),
)
event(
    "card_used",
    "A once-per-turn card is used up for this turn.",
    "HW-9.5",
    touches=("spent",),
    player=PLAYER,
    card=CARD,
)
event(
    "end_triggered",
    "The game ends after this round.",
    "HW-12.1",
    "HW-14.6",
    touches=("ending",),
    player=PLAYER,
    cause=CAUSE,
)
event(
    "card_scored",
    "A card scored at the end.",
    "HW-12.3",
    touches=("sp",),
    refs=("seat:{player}", "card:{card}", "goods:{player}.score"),
    player=PLAYER,
    card=CARD,
    points=integer(0, MANY, "How many SP."),
    score=integer(0, MANY, "What the player has now."),
)
event(
    "game_ended",
    "The game is over.",
    "HW-12.4",
    touches=("outcome", "ending"),
    cause=CAUSE,
    winners=listing(seat(), "Who won."),
    scores=listing(integer(0, MANY), "The SP of each seat."),
)
