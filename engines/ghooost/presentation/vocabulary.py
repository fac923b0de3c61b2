"""The commands, options and the view of Ghooost!, as clients meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.fields import among, boolean, choice, integer, listing, record, seat
from engines.core.vocabulary import Vocabulary
from engines.ghooost.cards import (
    CARD_IDS,
    CRYPT,
    DECK_SIZE,
    HIGHEST,
    MANSION,
    OF_A_KIND,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

vocabulary = Vocabulary("ghooost")
command = vocabulary.command

CARD = choice(
    *CARD_IDS[1:], doc="A card.", names="card", title="GhooostCardId", ref="card:{}"
)
CARDS = listing(CARD, "Card ids.")
VALUE = integer(1, HIGHEST, "The value of the numbered ghosts.", names="value")

OPTIONS = {
    "deck_variant": choice(
        "counted",
        "fr_wording",
        doc="Four Miss Copy and two Kitty (counted), or two and four (fr_wording).",
        default="counted",
    ),
    "twist_effect": choice(
        "once_per_play",
        "once_per_card",
        doc="Whether a play with Twist reverses once, or once for every card in it.",
        default="once_per_play",
    ),
    "no_progress_actions": integer(
        20,
        10_000,
        "How many actions in a row without progress end a round by adjudication.",
        default=300,
    ),
    "match": boolean(
        "Several rounds with points and Boo tokens; three or more players.",
        default=False,
    ),
}


def _copies(values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the own Miss Copies, if any join a play."""
    if values["copies"]:
        yield f"hand:{values['me']}.miss_copy"


command(
    "play",
    "Play ghosts of one value from the hand, with any number of Miss Copies.",
    "GH-5.2",
    refs=("hand:{me}.ghost_{value:02}", _copies),
    asks=("run", "twist"),
    value=VALUE,
    numbered=integer(1, OF_A_KIND, "How many numbered ghosts of that value."),
    copies=integer(0, OF_A_KIND, "How many Miss Copies join them."),
)
command(
    "play_kitty",
    "Put a Kitty beside the cemetery.",
    "GH-7.2",
    refs=("hand:{me}.kitty",),
)
command(
    "try_luck",
    "Turn up the top card of the crypt and play it.",
    "GH-5.3",
    refs=("pile:crypt",),
)
command(
    "take",
    "Take the whole cemetery into the hand.",
    "GH-5.4",
    refs=("pile:cemetery", "pile:beside"),
)
command(
    "empty_mansion",
    "Turn up the top card of your mansion and play it.",
    "GH-5.5",
    refs=("pile:mansion.{me}",),
)
command("pass", "Lose the turn, when nothing else is possible.", "GH-5.8")

VIEW = record(
    "GhooostView",
    "What a reader may see of a table of Ghooost!.",
    seat=seat("The reader's own seat; absent for spectators.", optional=True),
    hand=listing(CARD, "The reader's own hand, in ascending order.", optional=True),
    deck_variant=OPTIONS["deck_variant"]._replace(optional=True),
    twist_effect=OPTIONS["twist_effect"]._replace(optional=True),
    no_progress_actions=OPTIONS["no_progress_actions"]._replace(optional=True),
    match=OPTIONS["match"]._replace(optional=True),
    round=integer(1, 10_000, "The number of the round, from 1."),
    phase=choice(
        "before_midnight", "after_midnight", doc="Whether the crypt holds a card."
    ),
    direction=among(
        1, -1, doc="1 is clockwise, towards higher seats; -1 the other way."
    ),
    to_act=seat("Who is asked; absent once the game has ended.", optional=True),
    cemetery=listing(
        record(
            "GhooostPileCard",
            "A card on the pile.",
            card=CARD,
            value=integer(1, HIGHEST, "The value that it counts as."),
        ),
        "The pile from bottom to top.",
    ),
    top=integer(0, HIGHEST, "The value to play on; 0 if the pile is empty."),
    beside=integer(0, OF_A_KIND, "Kitties beside the cemetery."),
    crypt=integer(0, CRYPT, "Cards left in the crypt."),
    discard=listing(CARD, "Cards out of the round, in ascending order."),
    idle=integer(0, 10_000, "Actions in a row without progress."),
    passes=integer(0, 6, "Passes in immediate succession."),
    left=listing(seat(), "Seats that have left the round, in that order."),
    seats=listing(
        record(
            "GhooostSeat",
            "What everybody sees of a seat.",
            seat=seat("Its number."),
            hand=integer(0, DECK_SIZE, "Cards in hand."),
            mansion=integer(0, max(MANSION.values()), "Cards in the mansion."),
            score=integer(0, 100_000, "Points of the match."),
            boos=integer(0, 10_000, "Boo tokens of the match."),
        ),
        "The seats in order.",
    ),
)
