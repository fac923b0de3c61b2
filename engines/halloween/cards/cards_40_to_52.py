"""Cards 40 to 52."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import complete_summon
from engines.halloween.board import (
    BUILDING,
    COLOUR,
    COLOURS,
    DISC,
    FIGURES,
    FREE,
    HUES,
    NEUTRAL,
    POINTS,
    RED,
    SITES,
    SLOTS,
)
from engines.halloween.bonus_tokens import (
    DISCARD,
    KINDS,
    draw_bonus,
    refuse_storing,
    slots_of,
    store,
    storing_options,
)
from engines.halloween.deck import USES, by_cost, card, is_fresh, spend
from engines.halloween.dice import clear_dice, roll_own
from engines.halloween.hooks import after, may, modifies, scores
from engines.halloween.menus import (
    DECLINE,
    NOTHING,
    PLACES,
    RAISES,
    TAKE_BACKS,
    mixed_summons,
)
from engines.halloween.rulebook import rules
from engines.halloween.supplies import (
    gain_tokens,
    pay_scare,
    pay_tokens,
    place_ghost,
    raise_strip,
    score,
)

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table

ORANGE = COLOUR["orange"]

# 40

card(40, "coloured", "sp", "end_of_game")


@scores(card=40)
def score_token_sets(s: Table, player: int) -> int:
    """12 SP for every set of one token of each colour (HW-10.40)."""
    return 12 * min(s.tokens[player * HUES : (player + 1) * HUES])


# 41

card(41, "coloured", "sp", "end_of_game")


@scores(card=41)
def score_score(s: Table, player: int) -> int:
    """1 SP for every full 10 SP after all other scoring (HW-10.41)."""
    return s.sp[player] // 10


# 42

card(42, "coloured", "halloween", "continuous")


@after("tokens_gained", card=42)
def score_orange(s: Table, player: int, colour: int, count: int) -> None:
    """2 SP for every orange token received (HW-10.42)."""
    if colour == ORANGE:
        score(s, player, 2 * count)


# 43

card(43, "coloured", "halloween", "continuous", optional=True)


@modifies("claim_differs", card=43)
def treat_as_grey(s: Table, player: int, differs: int) -> int:
    """Coloured cards cost any colours, like grey ones (HW-10.43)."""
    return 0


# 44

card(44, "coloured", "halloween", "continuous")


@after("card_claimed", card=44)
def token_for_claim(s: Table, player: int) -> Frame | None:
    """A token of choice for each claim, if the supply has any (HW-10.44)."""
    return ("choose_token", player) if any(s.supply) else None


@rules.decision("HW-10.44", forced=True)
def choose_token(s: Table, player: int) -> list[Option]:
    """Choose the colour of a token in supply (HW-10.44)."""
    return [("take_token", COLOURS[hue]) for hue in range(HUES) if s.supply[hue]]


@choose_token.chosen
def token_chosen(s: Table, player: int, option: Option) -> None:
    """Take it."""
    gain_tokens(s, player, COLOUR[option[1]], 1)


# 45

card(45, "grey", "summon", "continuous", optional=True)


@may("summon", card=45, command="summon_mixed")
def offer_mixed_summons(s: Table, player: int, level: int) -> list[Option]:
    """Two colours in a building with room, one of them in supply (HW-10.45)."""
    options: list[Option] = []
    for higher in range(1, level + 1):
        for lower in range(higher):
            meeting = s.where[lower] & s.where[higher] & s.open
            full = s.on_board[lower] == s.on_board[higher] == FIGURES
            if meeting and not full:
                options += mixed_summons(lower, higher, meeting)
    return options


@offer_mixed_summons.used
def start_mixed_summon(s: Table, player: int, option: Option) -> None:
    """Roll both dice (HW-10.45)."""
    site, lower, higher = BUILDING[option[1]], COLOUR[option[2]], COLOUR[option[3]]
    settle = ("settle_mixed_summon", player, site, lower, higher)
    roll_own(s, player, (lower, higher), settle)


@rules.step
def settle_mixed_summon(
    s: Table, player: int, site: int, lower: int, higher: int
) -> None:
    """The lower result comes, on a tie the lower level, if in supply (HW-10.45)."""
    first, second = clear_dice(s)
    colour = lower if first <= second else higher
    if s.on_board[colour] < FIGURES:
        complete_summon(s, player, site, colour)


# 46

card(46, "grey", "haunt", "continuous", optional=True)


@may("haunt", card=46, command="take_back")
def offer_taking_back(s: Table, player: int, level: int) -> list[Option]:
    """An own pumpkin whose colour has a ghost there may come back (HW-10.46)."""
    mine = (player, NEUTRAL + player)
    options: list[Option] = []
    for colour in range(level + 1):
        placed = sum(
            1 << site for site in SITES if s.pumpkins[site * HUES + colour] in mine
        )
        options += TAKE_BACKS[colour][placed & s.where[colour]]
    return options


@offer_taking_back.used
def take_back(s: Table, player: int, option: Option) -> None:
    """The field is free again; half of what it scored is lost (HW-10.46)."""
    _, building, hue = option
    site, colour = BUILDING[building], COLOUR[hue]
    pumpkin = s.pumpkins[site * HUES + colour]
    s.pumpkins[site * HUES + colour] = FREE
    s.unhaunted[colour] |= 1 << site
    if pumpkin == player:
        s.own_left[player] += 1
        s.own_in[player] &= ~(1 << site)
    else:
        s.neutral_left[player] += 1
        s.neutral_in[player] &= ~(1 << site)
    kind = "own" if pumpkin == player else "neutral"
    s.emit("pumpkin_taken_back", player, building, hue, kind)
    lost = min(POINTS[colour] // 2, s.sp[player])
    s.sp[player] -= lost
    s.emit("points_lost", player, lost, s.sp[player])
    s.push(("finish_haunt", player))


# 47

card(47, "grey", "halloween", "continuous")


@modifies("claim_price", card=47)
def cheaper_claims(s: Table, player: int, price: int, differs: int) -> int:
    """One token less for grey cards, and for all once every grey one is held.

    A coloured card then still takes different colours (HW-10.47).
    """
    grey, _ = by_cost(s.display)
    return price if differs and grey & ~s.held[player] else price - 1


# 48

card(48, "coloured", "halloween", "once_per_turn", optional=True)


def raises_for_sale(s: Table, player: int) -> list[Option]:
    """List the strips whose next level the player can pay (HW-10.48)."""
    return [
        RAISES[strip]
        for strip in range(s.strips)
        if s.levels[player * s.strips + strip] < RED
        and s.scare[player] >= s.levels[player * s.strips + strip] + 2
    ]


@may("turn", card=48)
def offer_training(s: Table, player: int) -> Menu:
    """There must be a strip that can be raised (HW-10.48)."""
    return USES[48] if is_fresh(s, 48) and raises_for_sale(s, player) else NOTHING


@offer_training.used
def start_training(s: Table, player: int) -> None:
    """Ask for the strip."""
    spend(s, player, 48)
    s.push(("train_strip", player))


@rules.decision("HW-10.48")
def train_strip(s: Table, player: int) -> list[Option]:
    """Choose the strip to raise by one level (HW-10.48)."""
    return raises_for_sale(s, player)


@train_strip.chosen
def strip_trained(s: Table, player: int, option: Option) -> None:
    """Pay scare equal to the new level (HW-10.48)."""
    level = s.levels[player * s.strips + option[1]] + 1
    pay_scare(s, player, level + 1)
    raise_strip(s, player, option[1], level)


# 49

card(49, "coloured", "haunt", "continuous", optional=True)


@after("haunt_done", card=49)
def offer_raise_by_haunt(s: Table, player: int) -> Frame:
    """Each Haunt action may raise a strip (HW-10.49)."""
    return ("raise_by_haunt", player)


@rules.decision("HW-10.49", forced=True)
def raise_by_haunt(s: Table, player: int) -> list[Option]:
    """Choose a strip to raise by one level for nothing, or decline (HW-10.49)."""
    levels = s.levels[player * s.strips : (player + 1) * s.strips]
    return [
        *(RAISES[strip] for strip, level in enumerate(levels) if level < RED),
        DECLINE,
    ]


@raise_by_haunt.chosen
def raised_by_haunt(s: Table, player: int, option: Option) -> None:
    """Exactly one level (HW-11.22)."""
    if option[0] == "raise":
        strip = option[1]
        raise_strip(s, player, strip, s.levels[player * s.strips + strip] + 1)


# 50

card(50, "grey", "halloween", "once_per_turn", optional=True)


def arrivals(s: Table, player: int) -> list[Option]:
    """List the ghosts that an own token can bring, by building (HW-10.50)."""
    options: list[Option] = []
    for colour in range(HUES):
        if s.tokens[player * HUES + colour] and s.on_board[colour] < FIGURES:
            options += PLACES[colour][s.open]
    return options


@may("turn", card=50)
def offer_arrival(s: Table, player: int) -> Menu:
    """A token, a ghost in supply and room are needed (HW-10.50)."""
    return USES[50] if is_fresh(s, 50) and arrivals(s, player) else NOTHING


@offer_arrival.used
def start_arrival(s: Table, player: int) -> None:
    """Ask for the ghost and the building."""
    spend(s, player, 50)
    s.push(("place_arrival", player))


@rules.decision("HW-10.50")
def place_arrival(s: Table, player: int) -> list[Option]:
    """Choose a colour to pay and a building with room (HW-10.50)."""
    return arrivals(s, player)


@place_arrival.chosen
def arrival_placed(s: Table, player: int, option: Option) -> None:
    """Pay the token and place the ghost; no Summon (HW-10.50)."""
    colour = COLOUR[option[2]]
    pay_tokens(s, player, colour, 1)
    place_ghost(s, player, BUILDING[option[1]], colour)


# 51

card(51, "grey", "scare", "continuous")


@modifies("scare_yield", card=51)
def scare_more(s: Table, player: int, count: int) -> int:
    """One scare more per Scare action, in the same gain (HW-10.51)."""
    return count + 1


# 52

card(52, "coloured", "halloween", "once_per_turn", optional=True)


@may("turn", card=52)
def offer_draw(s: Table, player: int) -> Menu:
    """Not if all slots are blocked by discs (HW-10.52)."""
    return (
        USES[52]
        if is_fresh(s, 52) and slots_of(s, player).count(DISC) < SLOTS
        else NOTHING
    )


@offer_draw.used
def start_draw(s: Table, player: int) -> None:
    """Draw a bonus token from the supply for all to see (HW-10.52)."""
    spend(s, player, 52)
    s.drawn = draw_bonus(s)
    s.emit("bonus_drawn", player, KINDS[s.drawn])
    s.push(("store_drawn", player))


@rules.decision("HW-10.52")
def store_drawn(s: Table, player: int) -> list[Option]:
    """Store it, replace a stored one, or discard it (HW-10.52)."""
    return [*storing_options(s, player), DISCARD]


@store_drawn.chosen
def drawn_stored(s: Table, player: int, option: Option) -> None:
    """Put the drawn token where it goes (HW-10.52)."""
    kind, s.drawn = s.drawn, 0
    if option[0] == "discard":
        s.bonus_discard.append(kind)
        s.emit("bonus_discarded", player, KINDS[kind])
        return
    replaced = store(s, player, option[1], kind)
    s.emit("bonus_stored", player, KINDS[kind], option[1], KINDS[replaced] or None)


@store_drawn.refused
def drawn_not_stored(s: Table, player: int, option: Option) -> Refusal:
    """Name the rule of the slots."""
    return refuse_storing(s, player, option)
