"""The events of Ghooost!, as clients meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.fields import among, boolean, choice, integer, listing, seat
from engines.core.refs import moved, taken
from engines.ghooost.cards import DECK_SIZE, HAND, OF_A_KIND, QUARTET
from engines.ghooost.presentation.vocabulary import CARD, CARDS, VALUE, vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.fields import Json

event = vocabulary.event

COUNTERS = ("idle", "passes")
CEMETERY = ("pile", "beside")
HANDS = ("hands", "held")
PLAYER = seat("Who did it.")

HAND_REF = "hand:{player}"
DRAWN = (taken("pile:crypt", HAND_REF, count="count"),)
"""Cards that go from the crypt to a hand, face down."""


def _turned_up(shown: Mapping[str, Any]) -> Iterator[Json]:
    """Yield where a card went that was turned up: it is played, or taken."""
    player, card = shown["player"], f"card:{shown['card']}"
    start = "pile:crypt"
    if shown["origin"] == "mansion":
        start = f"pile:mansion.{player}"
    end = "pile:beside" if shown["card"] == "kitty" else "pile:cemetery"
    yield {
        "ref": card,
        "from": start,
        "to": end if shown["valid"] else f"hand:{player}",
    }


event(
    "round_started",
    "A round begins: all cards are shuffled and dealt.",
    "GH-2.1",
    touches=(
        *CEMETERY,
        *COUNTERS,
        "round",
        "direction",
        "mansions",
        "crypt",
        "discard",
        "left",
    ),
    round=integer(1, 10_000, "The number of the round, from 1."),
    starter=seat("Who acts first."),
)
event(
    "hand_dealt",
    "A player gets the hand of the round.",
    "GH-2.1",
    touches=HANDS,
    refs=("seat:{player}",),
    moves=DRAWN,
    player=PLAYER,
    count=integer(HAND, HAND, "How many cards."),
    cards=CARDS._replace(seen_by="player"),
)
event(
    "ghosts_played",
    "A group from the hand was put on the cemetery.",
    "GH-5.2",
    touches=(*HANDS, *COUNTERS, "pile"),
    moves=(
        moved("card:ghost_{value:02}", HAND_REF, "pile:cemetery", count="numbered"),
        moved("card:miss_copy", HAND_REF, "pile:cemetery", count="copies"),
    ),
    player=PLAYER,
    value=VALUE,
    numbered=integer(1, OF_A_KIND, "How many numbered ghosts."),
    copies=integer(0, OF_A_KIND, "How many Miss Copies."),
)
event(
    "kitty_played",
    "A Kitty from the hand was put beside the cemetery.",
    "GH-7.2",
    touches=(*HANDS, *COUNTERS, "beside"),
    moves=(moved("card:kitty", HAND_REF, "pile:beside"),),
    player=PLAYER,
)
event(
    "card_turned_up",
    "The top card of the crypt or of the player's mansion was turned up.",
    "GH-4.6",
    "GH-5.3",
    "GH-5.5",
    touches=(*HANDS, *CEMETERY, *COUNTERS, "crypt", "mansions"),
    moves=(_turned_up,),
    player=PLAYER,
    origin=choice("crypt", "mansion", doc="Where it came from.", names="origin"),
    card=CARD,
    valid=boolean("Whether it was played; if not, the player takes it."),
)
event(
    "cemetery_taken",
    "A player took the whole cemetery into the hand.",
    "GH-5.4",
    "GH-5.6",
    touches=(*HANDS, *CEMETERY, *COUNTERS),
    moves=(
        moved("card:{cards}", "pile:cemetery", HAND_REF),
        moved("card:kitty", "pile:beside", HAND_REF, count="kitties"),
    ),
    player=PLAYER,
    cards=CARDS,
    kitties=integer(0, OF_A_KIND, "Kitties that lay beside the pile."),
)
event(
    "passed",
    "A player could do nothing and lost the turn.",
    "GH-5.8",
    touches=COUNTERS,
    player=PLAYER,
)
event(
    "quartet_made",
    "Four or more of one value lie on top of each other.",
    "GH-6.4",
    touches=(),
    refs=("seat:{player}", "pile:cemetery"),
    player=PLAYER,
    value=VALUE,
    size=integer(QUARTET, 2 * OF_A_KIND, "How many cards the run has."),
)
event(
    "direction_reversed",
    "Twist turned the order of play around.",
    "GH-7.7",
    touches=("direction",),
    direction=among(1, -1, doc="1 is clockwise, -1 the other way.", names="direction"),
)
event(
    "cemetery_discarded",
    "The whole cemetery left the round for good.",
    "GH-6.7",
    "GH-7.8",
    touches=(*CEMETERY, *COUNTERS, "discard"),
    moves=(taken("pile:cemetery", "pile:discard", count="count"),),
    count=integer(1, DECK_SIZE, "How many cards."),
)
event(
    "cards_drawn",
    "A player drew from the crypt, up to four cards in hand.",
    "GH-3.5",
    touches=(*HANDS, *COUNTERS, "crypt"),
    refs=("seat:{player}",),
    moves=DRAWN,
    player=PLAYER,
    count=integer(1, HAND, "How many cards."),
    cards=CARDS._replace(seen_by="player"),
)
event(
    "midnight_struck",
    "The crypt is empty: it is after midnight.",
    "GH-3.3",
    touches=(),
    refs=("pile:crypt",),
)
event(
    "further_turn",
    "The same player must act again.",
    "GH-6.1",
    "GH-6.7",
    "GH-7.8",
    touches=(),
    player=PLAYER,
)
event(
    "turn_skipped",
    "Kitty made a player lose the turn.",
    "GH-7.2",
    touches=(),
    player=PLAYER,
)
event(
    "player_left",
    "A player has no card left and leaves the round as a winner.",
    "GH-9.1",
    touches=("left", *COUNTERS),
    player=PLAYER,
    place=integer(1, 5, "First, second and so on to leave."),
)
event(
    "round_adjudicated",
    "Nothing changes any more: those still in leave by fewest cards.",
    "GH-9.5",
    "GH-9.6",
    "GH-9.7",
    touches=COUNTERS,
    cause=choice("deadlock", "no_progress", doc="Why.", names="cause"),
)
event(
    "round_ended",
    "One player remains and has lost the round.",
    "GH-9.4",
    touches=COUNTERS,
    loser=seat("The last one in."),
    order=listing(seat(), "Who left, in that order."),
)
event(
    "points_scored",
    "A player scores for leaving.",
    "GH-10.2",
    touches=("scores",),
    refs=("seat:{player}", "goods:{player}.score"),
    player=PLAYER,
    points=integer(1, 3, "Points of this round."),
    score=integer(1, 100_000, "Points of the match so far."),
)
event(
    "boo_given",
    "The loser of the round gets a Boo token.",
    "GH-10.1",
    touches=("boos",),
    refs=("seat:{player}", "goods:{player}.boos"),
    player=PLAYER,
    boos=integer(1, 10_000, "Boo tokens so far."),
)
event(
    "game_ended",
    "The game is over.",
    "GH-9.4",
    "GH-10.4",
    touches=("outcome",),
    winners=listing(seat(), "Who won."),
)
