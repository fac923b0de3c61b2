"""The commands, events and options of Ghooost!, as clients meet them."""

from __future__ import annotations

from engines.core.fields import among, boolean, choice, integer, listing, record, seat
from engines.core.vocabulary import Vocabulary
from engines.ghooost.cards import (
    CARD_IDS,
    CRYPT,
    DECK_SIZE,
    HAND,
    HIGHEST,
    MANSION,
    OF_A_KIND,
    QUARTET,
)

vocabulary = Vocabulary("ghooost")
command, event = vocabulary.command, vocabulary.event

CARD = choice(*CARD_IDS[1:], doc="A card.", names="card", title="GhooostCardId")
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

command(
    "play",
    "Play ghosts of one value from the hand, with any number of Miss Copies.",
    "GH-5.2",
    value=VALUE,
    numbered=integer(1, OF_A_KIND, "How many numbered ghosts of that value."),
    copies=integer(0, OF_A_KIND, "How many Miss Copies join them."),
)
command("play_kitty", "Put a Kitty beside the cemetery.", "GH-7.2")
command("try_luck", "Turn up the top card of the crypt and play it.", "GH-5.3")
command("take", "Take the whole cemetery into the hand.", "GH-5.4")
command("empty_mansion", "Turn up the top card of your mansion and play it.", "GH-5.5")
command("pass", "Lose the turn, when nothing else is possible.", "GH-5.8")

COUNTERS = ("idle", "passes")
CEMETERY = ("pile", "beside")
HANDS = ("hands", "held")
PLAYER = seat("Who did it.")

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
    player=PLAYER,
    count=integer(HAND, HAND, "How many cards."),
    cards=CARDS._replace(seen_by="player"),
)
event(
    "ghosts_played",
    "A group from the hand was put on the cemetery.",
    "GH-5.2",
    touches=(*HANDS, *COUNTERS, "pile"),
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
    player=PLAYER,
)
event(
    "card_turned_up",
    "The top card of the crypt or of the player's mansion was turned up.",
    "GH-4.6",
    "GH-5.3",
    "GH-5.5",
    touches=(*HANDS, *CEMETERY, *COUNTERS, "crypt", "mansions"),
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
    count=integer(1, DECK_SIZE, "How many cards."),
)
event(
    "cards_drawn",
    "A player drew from the crypt, up to four cards in hand.",
    "GH-3.5",
    touches=(*HANDS, *COUNTERS, "crypt"),
    player=PLAYER,
    count=integer(1, HAND, "How many cards."),
    cards=CARDS._replace(seen_by="player"),
)
event(
    "midnight_struck", "The crypt is empty: it is after midnight.", "GH-3.3", touches=()
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
    player=PLAYER,
    points=integer(1, 3, "Points of this round."),
    score=integer(1, 100_000, "Points of the match so far."),
)
event(
    "boo_given",
    "The loser of the round gets a Boo token.",
    "GH-10.1",
    touches=("boos",),
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
