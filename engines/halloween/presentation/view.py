"""What everybody sees, and tables that a view may be of (HW-16).

All is public but the order of the bonus supply and the dice to come, so that every
reader gets the same view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.chance import Chance, derive, shuffle
from engines.core.fields import boolean, choice, integer, listing, record, seat, text
from engines.halloween.board import (
    ACTIONS,
    BUILDING,
    BUILDINGS,
    CAPACITY,
    CELLS,
    COLOURS,
    DISC,
    DISCS,
    FREE,
    HUES,
    LEVELS,
    MASTER_STRIPS,
    NEUTRAL,
    NEUTRAL_PUMPKINS,
    PUMPKINS,
    SIDES,
    SITES,
    SLOTS,
    TOKENS,
    level_of,
)
from engines.halloween.bonus_tokens import COPIES, KINDS
from engines.halloween.presentation.events import CAUSE, MANY
from engines.halloween.presentation.vocabulary import (
    ACTION,
    BONUS,
    CARD,
    COLOUR,
    OPTIONS,
    PUMPKIN,
)
from engines.halloween.presentation.vocabulary import BUILDING as BUILDING_FIELD
from engines.halloween.rulebook import rules
from engines.halloween.state import Table

if TYPE_CHECKING:
    from engines.core.fields import Json

SLOT_STATES = ("free", "blocked", *KINDS[1:])

COUNTS = record(
    "HalloweenColours",
    "A number for each colour.",
    **{colour: integer(0, TOKENS, f"How many {colour}.") for colour in COLOURS},
)

VIEW = record(
    "HalloweenView",
    "What everybody sees of a table of Halloween.",
    mode=OPTIONS["mode"]._replace(optional=True),
    card_set=OPTIONS["card_set"]._replace(optional=True),
    max_rounds=OPTIONS["max_rounds"]._replace(optional=True),
    neutral_pumpkin_limit=OPTIONS["neutral_pumpkin_limit"]._replace(optional=True),
    round=integer(1, 1000, "The round, from 1."),
    starter=seat("Who began."),
    active=seat("Whose turn it is."),
    to_act=seat("Who is asked; absent once the game has ended.", optional=True),
    ending=CAUSE._replace(
        doc="Why the game ends after this round; absent until then.", optional=True
    ),
    unused=listing(
        integer(0, MASTER_STRIPS - 1), "Strips that the active player has not yet used."
    ),
    spent=listing(CARD, "Once-per-turn cards that are used up in this turn."),
    cards=listing(CARD, "The cards on display."),
    buildings=listing(
        record(
            "HalloweenBuilding",
            "A building with its ghosts, its pumpkins and its bonus token.",
            building=BUILDING_FIELD,
            ghosts=COUNTS,
            room=integer(0, CAPACITY, "How many more ghosts fit."),
            pumpkins=listing(
                record(
                    "HalloweenPumpkin",
                    "A pumpkin on a haunt field.",
                    colour=COLOUR._replace(doc="The colour of the field."),
                    player=seat("Who placed it."),
                    pumpkin=PUMPKIN,
                ),
                "The pumpkins, by colour.",
            ),
            bonus=BONUS._replace(
                doc="The bonus token; absent if there is none.", optional=True
            ),
        ),
        "The buildings, row by row.",
    ),
    supply=COUNTS._replace(doc="Ghost tokens in the supply."),
    bonus_supply=integer(0, COPIES * len(KINDS), "Bonus tokens left face down."),
    bonus_discard=listing(BONUS, "Bonus tokens on the discard, the last on top."),
    drawn=BONUS._replace(
        doc="The bonus token that was drawn and is not yet placed.", optional=True
    ),
    dice=listing(
        record(
            "HalloweenDie",
            "A die on the table.",
            colour=COLOUR._replace(doc="The colour of the die."),
            player=seat("Who rolls it."),
            value=integer(0, max(SIDES), "What it shows; 0 before the roll."),
            added=integer(0, 20, "What is added to it."),
        ),
        "The dice on the table.",
    ),
    foes=COUNTS._replace(
        doc="Ghosts that a series of fights may still name.", optional=True
    ),
    seats=listing(
        record(
            "HalloweenSeat",
            "A player and the player board.",
            seat=seat("Its number."),
            score=integer(0, MANY, "SP."),
            scare=integer(0, MANY, "Scare points."),
            tokens=COUNTS._replace(doc="Ghost tokens."),
            discs=integer(0, DISCS, "Discs in the own supply."),
            strips=listing(
                record(
                    "HalloweenStrip",
                    "An action strip.",
                    level=integer(1, len(LEVELS), "Its level.", names="level"),
                    discs=listing(ACTION, "The fields that hold a disc."),
                ),
                "The strips in order.",
            ),
            slots=listing(
                choice(*SLOT_STATES, names="slot_state"), "The bonus slots in order."
            ),
            cards=listing(CARD, "The cards that the player holds."),
            pumpkins=integer(0, PUMPKINS, "Own pumpkins left."),
            neutral_pumpkins=integer(0, NEUTRAL_PUMPKINS, "Neutral pumpkins left."),
        ),
        "The seats in order.",
    ),
    pending=listing(
        record(
            "HalloweenPending",
            "A step that is still to come.",
            step=text("Its name."),
            about=listing(integer(-2, 100), "What it is about."),
        ),
        "What the open decision interrupts, the last first to come; then itself.",
    ),
    over=boolean("Whether the game has ended."),
)


def by_colour(numbers: Any) -> Json:
    """Return numbers per colour under the names of the colours."""
    return dict(zip(COLOURS, numbers, strict=True))


def bits(mask: int) -> list[int]:
    """Return the members of a set that is kept as a mask, the lowest first."""
    members = []
    while mask:
        lowest = mask & -mask
        members.append(lowest.bit_length() - 1)
        mask ^= lowest
    return members


def view(s: Table) -> Json:
    """Copy what everybody sees (HW-16.1)."""
    seen: Json = {
        "mode": "master" if s.master else "standard",
        "card_set": s.card_set,
        "max_rounds": s.max_rounds,
        "neutral_pumpkin_limit": s.neutral_pumpkin_limit,
        "round": s.round,
        "starter": s.starter,
        "active": s.active,
        "unused": bits(s.unused),
        "spent": bits(s.spent),
        "cards": list(s.display),
        "buildings": [_building(s, site) for site in SITES],
        "supply": by_colour(s.supply),
        "bonus_supply": len(s.bonus_supply),
        "bonus_discard": [KINDS[kind] for kind in s.bonus_discard],
        "dice": [
            {"colour": COLOURS[level], "player": roller, "value": value, "added": added}
            for level, roller, value, added in zip(
                s.die_colours, s.rollers, s.dice, s.added, strict=True
            )
        ],
        "seats": [_seat(s, player) for player in range(s.players)],
        "pending": [
            {"step": name, "about": list(map(int, about))} for name, *about in s.agenda
        ],
        "over": s.outcome is not None,
    }
    if s.outcome is None:
        seen["to_act"] = s.agenda[-1][1]
    if s.ending:
        seen["ending"] = s.ending
    if s.drawn:
        seen["drawn"] = KINDS[s.drawn]
    if s.foes:
        seen["foes"] = by_colour(s.foes)
    return seen


def _building(s: Table, site: int) -> Json:
    cells = slice(site * HUES, (site + 1) * HUES)
    shown: Json = {
        "building": BUILDINGS[site],
        "ghosts": by_colour(s.ghosts[cells]),
        "room": s.room[site],
        "pumpkins": [
            {
                "colour": COLOURS[colour],
                "player": pumpkin % NEUTRAL,
                "pumpkin": "own" if pumpkin < NEUTRAL else "neutral",
            }
            for colour, pumpkin in enumerate(s.pumpkins[cells])
            if pumpkin != FREE
        ],
    }
    if s.bonus[site]:
        shown["bonus"] = KINDS[s.bonus[site]]
    return shown


def _seat(s: Table, player: int) -> Json:
    strips = range(player * s.strips, (player + 1) * s.strips)
    return {
        "seat": player,
        "score": s.sp[player],
        "scare": s.scare[player],
        "tokens": by_colour(s.tokens[player * HUES : (player + 1) * HUES]),
        "discs": s.discs[player],
        "strips": [
            {
                "level": level_of(s.highest[strip]),
                "discs": [ACTIONS[n] for n in bits(s.fields[strip])],
            }
            for strip in strips
        ],
        "slots": [
            "blocked" if slot == DISC else KINDS[slot] or "free"
            for slot in s.slots[player * SLOTS : (player + 1) * SLOTS]
        ],
        "cards": bits(s.claimed[player]),
        "pumpkins": s.own_left[player],
        "neutral_pumpkins": s.neutral_left[player],
    }


def determinise(seen: Json, key: bytes) -> Table:
    """Return a table like the one that is seen, the bonus supply in any order."""
    seats = seen["seats"]
    s = Table(rules, len(seats), seen, derive(key, "table"))
    for name in ("round", "starter", "active"):
        setattr(s, name, seen[name])
    s.ending = seen.get("ending", "")
    s.unused = sum(1 << strip for strip in seen["unused"])
    s.spent = sum(1 << card for card in seen["spent"])
    s.supply = list(seen["supply"].values())
    s.bonus_discard = [KINDS.index(kind) for kind in seen["bonus_discard"]]
    s.drawn = KINDS.index(seen.get("drawn", ""))
    s.die_colours = tuple(COLOURS.index(die["colour"]) for die in seen["dice"])
    s.rollers = tuple(die["player"] for die in seen["dice"])
    s.dice = tuple(die["value"] for die in seen["dice"])
    s.added = tuple(die["added"] for die in seen["dice"])
    s.foes = tuple(seen.get("foes", {}).values())
    set_board(s, seen["buildings"])
    for player, shown in enumerate(seats):
        _equip(s, player, shown)
    s.bonus_supply = _hidden_bonuses(s)
    shuffle(s.bonus_supply, Chance(derive(key, "bonus")).below)
    s.agenda = [
        (shown["step"], *_about(shown["step"], *shown["about"]))
        for shown in seen["pending"]
    ]
    return s


def _about(step: str, *about: int) -> tuple[int, ...]:
    """Return what a step is about, as the engine has it: yes and no are not numbers."""
    if step == "answer_dice":
        player, rerolled = about
        return (player, bool(rerolled))
    return about


def set_board(s: Table, buildings: list[Json]) -> None:
    """Put ghosts, pumpkins and bonus tokens where they are seen."""
    for cell in range(CELLS):
        while s.ghosts[cell]:
            s.take(*divmod(cell, HUES))
    for shown in buildings:
        site = BUILDING[shown["building"]]
        s.bonus[site] = KINDS.index(shown.get("bonus", ""))
        for colour, count in enumerate(shown["ghosts"].values()):
            for _ in range(count):
                s.put(site, colour)
        for pumpkin in shown["pumpkins"]:
            colour, player = COLOURS.index(pumpkin["colour"]), pumpkin["player"]
            own = pumpkin["pumpkin"] == "own"
            s.pumpkins[site * HUES + colour] = player if own else NEUTRAL + player
            s.unhaunted[colour] &= ~(1 << site)
            (s.own_in if own else s.neutral_in)[player] |= 1 << site


def _equip(s: Table, player: int, shown: Json) -> None:
    """Give a player what is seen on the player board."""
    s.sp[player] = shown["score"]
    s.scare[player] = shown["scare"]
    s.discs[player] = shown["discs"]
    s.tokens[player * HUES : (player + 1) * HUES] = shown["tokens"].values()
    s.own_left[player] = shown["pumpkins"]
    s.neutral_left[player] = shown["neutral_pumpkins"]
    s.claimed[player] = sum(1 << card for card in shown["cards"])
    for strip, each in enumerate(shown["strips"]):
        place = player * s.strips + strip
        s.highest[place] = each["level"] - 1
        s.fields[place] = sum(1 << ACTIONS.index(action) for action in each["discs"])
    for slot, content in enumerate(shown["slots"]):
        # A blocked slot holds a disc, a free one no kind at all.
        kind = KINDS.index(content) if content in KINDS else 0
        s.slots[player * SLOTS + slot] = DISC if content == "blocked" else kind


def _hidden_bonuses(s: Table) -> list[int]:
    """List the bonus tokens that lie nowhere in sight."""
    if s.master:
        return []
    hidden = [kind for kind in range(1, len(KINDS)) for _ in range(COPIES)]
    for kind in (*s.bonus, *s.bonus_discard, *s.slots, s.drawn):
        if kind > 0:
            hidden.remove(kind)
    return hidden
