"""A second implementation of Ghooost!, as plain as the rules allow.

Written from the text of the rules alone, it shares no code with the engine. What chance
gives (a dealt hand, a card drawn or turned up) it learns from the engine's events; what
follows from it, it works out by itself. Speed is no aim here: reading is.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

COPY, KITTY = "miss_copy", "kitty"
SCOOTY, CERBERUS, TWIST, SKELETUM, IGOR = 1, 3, 8, 11, 12
HAND = 4
MANSION = {2: 12, 3: 10, 4: 8, 5: 6, 6: 4}
CARDS = 62
SPECIAL = {"counted": {COPY: 4, KITTY: 2}, "fr_wording": {COPY: 2, KITTY: 4}}


def ghost(value: int) -> str:
    """The card of a value."""
    return f"ghost_{value:02}"


def value_of(card: str) -> int:
    """The value of a numbered card."""
    return int(card.removeprefix("ghost_"))


def is_valid(top: int, value: int, size: int) -> bool:
    """GH-4.4: whether a numbered group may be played on a top value."""
    if size >= 4 or value == SCOOTY:
        return True
    if top in (CERBERUS, IGOR):
        return value in (CERBERUS, IGOR) and value >= top
    return value >= top


class Nature:
    """What chance gave after one command, read from the events of the engine."""

    def __init__(self, events: list[Json]) -> None:
        self.starters = [e["starter"] for e in of(events, "round_started")]
        self.dealt = [(e["player"], e["cards"]) for e in of(events, "hand_dealt")]
        self.turned = [e["card"] for e in of(events, "card_turned_up")]
        self.drawn = [(e["player"], e["cards"]) for e in of(events, "cards_drawn")]

    def assert_used(self) -> None:
        """All that chance gave was asked for."""
        assert not self.starters
        assert not self.dealt
        assert not self.turned
        assert not self.drawn


def of(events: list[Json], kind: str) -> list[Json]:
    """The events of a kind."""
    return [event for event in events if event["type"] == f"ghooost.{kind}"]


@dataclass
class Ghooost:
    """A game: one round, or a match of several."""

    players: int
    deck_variant: str
    twist_effect: str
    no_progress_actions: int
    match: bool

    round: int = 0
    hands: list[Counter[str]] = field(default_factory=list)
    mansions: list[int] = field(default_factory=list)
    crypt: int = 0
    pile: list[tuple[str, int]] = field(default_factory=list)
    """Each card with the value that it counts as, from bottom to top."""
    beside: int = 0
    discard: Counter[str] = field(default_factory=Counter)
    hidden: Counter[str] = field(default_factory=Counter)
    """The cards of crypt and mansions; their order is chance's secret."""
    direction: int = 1
    left: list[int] = field(default_factory=list)
    actor: int = 0
    idle: int = 0
    passes: int = 0
    scores: list[int] = field(default_factory=list)
    boos: list[int] = field(default_factory=list)
    winners: list[int] | None = None

    # Setup, GH-2

    def start(self, nature: Nature) -> None:
        """Begin with the first round; chance names who starts (GH-2.5)."""
        self.scores = [0] * self.players
        self.boos = [0] * self.players
        self.deal(nature.starters[0], nature)

    def deal(self, starter: int, nature: Nature) -> None:
        """Begin a round."""
        assert nature.starters.pop(0) == starter
        self.round += 1
        self.hands = []
        self.hidden = Counter({ghost(value): 4 for value in range(1, 15)})
        self.hidden.update(SPECIAL[self.deck_variant])
        for seat in range(self.players):
            player, cards = nature.dealt.pop(0)
            assert (player, len(cards)) == (seat, HAND)
            self.reveal(cards)
            self.hands.append(Counter(cards))
        self.mansions = [MANSION[self.players]] * self.players
        self.crypt = CARDS - self.players * (HAND + MANSION[self.players])
        self.pile, self.beside, self.discard = [], 0, Counter()
        self.direction, self.left, self.actor = 1, [], starter
        self.idle = self.passes = 0

    def reveal(self, cards: list[str]) -> None:
        """Chance gives only cards that are still hidden."""
        self.hidden.subtract(cards)
        assert min(self.hidden.values()) >= 0

    # What may be done, GH-5

    @property
    def top(self) -> int:
        return self.pile[-1][1] if self.pile else 0

    def options(self) -> list[Json]:
        """Every action of the player to act."""
        hand = self.hands[self.actor]
        cemetery = bool(self.pile or self.beside)
        found: list[Json] = []
        for value in range(1, 15):
            for numbered in range(1, hand[ghost(value)] + 1):
                found += [
                    {
                        "type": "ghooost.play",
                        "value": value,
                        "numbered": numbered,
                        "copies": copies,
                    }
                    for copies in range(hand[COPY] + 1)
                    if is_valid(self.top, value, numbered + copies)
                ]
        if hand[KITTY]:
            found.append({"type": "ghooost.play_kitty"})
        if cemetery:
            found.append({"type": "ghooost.take"})
        if self.crypt:
            found.append({"type": "ghooost.try_luck"})
        elif not hand.total():
            found.append({"type": "ghooost.empty_mansion"})
        return found or [{"type": "ghooost.pass"}]

    # What an action does, GH-8

    def act(self, command: Json, nature: Nature) -> None:
        """Carry out an action of the player to act, to the next action."""
        actor, hand = self.actor, self.hands[self.actor]
        action = command["type"].removeprefix("ghooost.")
        self.idle += 1
        self.passes = self.passes + 1 if action == "pass" else 0
        further = skip = False
        if action == "play":
            value, copies = command["value"], command["copies"]
            cards = [ghost(value)] * command["numbered"] + [COPY] * copies
            hand.subtract(cards)
            further = self.put(value, cards) or len(cards) >= 2
        elif action == "play_kitty":
            hand[KITTY] -= 1
            self.beside += 1
            skip = True
        elif action == "take":
            self.take()
        elif action in ("try_luck", "empty_mansion"):
            further, skip = self.turn_up(action, nature)
        self.refill(nature)
        leaves = not self.hands[actor].total() and not self.mansions[actor]
        if leaves and action not in ("take", "pass"):
            self.left.append(actor)
            self.idle = 0
            further = False
        if not further:
            self.pass_on(skip=skip)
        self.look_for_the_end(nature)

    def turn_up(self, action: str, nature: Nature) -> tuple[bool, bool]:
        """GH-4.6, 5.3, 5.5, 5.6: a card is turned up and played, or taken."""
        if action == "try_luck":
            self.crypt -= 1
        else:
            self.mansions[self.actor] -= 1
        self.idle = 0
        card = nature.turned.pop(0)
        self.reveal([card])
        if card == KITTY:
            self.beside += 1
            return False, True
        if card != COPY and is_valid(self.top, value_of(card), 1):
            return self.put(value_of(card), [card]), False
        self.hands[self.actor][card] += 1
        self.take()
        return False, False

    def put(self, value: int, cards: list[str]) -> bool:
        """Lay a valid numbered group; whether its power gives a further turn."""
        self.pile += [(card, value) for card in cards]
        run = 0
        for _, lying in reversed(self.pile):
            if lying != value:
                break
            run += 1
        if value == TWIST:
            times = len(cards) if self.twist_effect == "once_per_card" else 1
            self.direction *= (-1) ** times
        if run >= 4 or value == SKELETUM:
            self.discard.update(card for card, _ in self.pile)
            self.discard[KITTY] += self.beside
            self.pile, self.beside, self.idle = [], 0, 0
            return True
        return False

    def take(self) -> None:
        """GH-5.4: the whole cemetery, Kitty beside it included, into the hand."""
        hand = self.hands[self.actor]
        hand.update(card for card, _ in self.pile)
        hand[KITTY] += self.beside
        self.pile, self.beside = [], 0

    def refill(self, nature: Nature) -> None:
        """GH-3.5: before midnight the hand is filled to four as far as cards last."""
        count = min(HAND - self.hands[self.actor].total(), self.crypt)
        if count > 0:
            player, cards = nature.drawn.pop(0)
            assert (player, len(cards)) == (self.actor, count)
            self.reveal(cards)
            self.hands[self.actor].update(cards)
            self.crypt -= count
            self.idle = 0

    def pass_on(self, *, skip: bool) -> None:
        """GH-3.1, 7.2: the next player in is next; after Kitty the one after that."""
        for _ in range(2 if skip else 1):
            self.actor = (self.actor + self.direction) % self.players
            while self.actor in self.left:
                if len(self.left) == self.players:
                    return
                self.actor = (self.actor + self.direction) % self.players

    # The end of a round, GH-9, and of a match, GH-10

    def look_for_the_end(self, nature: Nature) -> None:
        """Whether one player remains, or nothing changes any more."""
        staying = self.players - len(self.left)
        if staying > 1:
            if self.passes < staying and self.idle < self.no_progress_actions:
                return
            self.left += self.ranked()[:-1]
        (loser,) = {*range(self.players)} - {*self.left}
        if not self.match:
            self.winners = sorted(self.left)
            return
        self.score(loser)
        if max(self.boos) >= 2:
            eligible = [seat for seat in range(self.players) if self.boos[seat] < 2]
            best = max(self.scores[seat] for seat in eligible)
            leaders = [seat for seat in eligible if self.scores[seat] == best]
            if len(leaders) == 1:
                self.winners = leaders
                return
        self.deal(loser, nature)

    def ranked(self) -> list[int]:
        """GH-9.7: those still in by cards, then by whose turn comes sooner."""
        order = [
            (self.actor + self.direction * n) % self.players
            for n in range(self.players)
        ]
        staying = [seat for seat in order if seat not in self.left]
        return sorted(
            staying, key=lambda seat: self.hands[seat].total() + self.mansions[seat]
        )

    def score(self, loser: int) -> None:
        """GH-10.1, 10.2: a Boo for the loser, points for all others."""
        self.boos[loser] += 1
        for seat in self.left:
            self.scores[seat] += 1
        self.scores[self.left[0]] += 1
        self.scores[self.left[-1]] += 2

    # What everybody sees

    def view(self) -> Json:
        """The public table in the words of the published view."""
        return {
            "round": self.round,
            "phase": "before_midnight" if self.crypt else "after_midnight",
            "direction": self.direction,
            "to_act": self.actor,
            "cemetery": [{"card": card, "value": value} for card, value in self.pile],
            "top": self.top,
            "beside": self.beside,
            "crypt": self.crypt,
            "discard": sorted_cards(self.discard),
            "idle": self.idle,
            "passes": self.passes,
            "left": self.left,
            "seats": [
                {
                    "seat": seat,
                    "hand": self.hands[seat].total(),
                    "mansion": self.mansions[seat],
                    "score": self.scores[seat],
                    "boos": self.boos[seat],
                }
                for seat in range(self.players)
            ],
        }

    def hand(self, seat: int) -> list[str]:
        """A hand in the order of the published view."""
        return sorted_cards(self.hands[seat])


def sorted_cards(cards: Counter[str]) -> list[str]:
    """Cards by value, then Miss Copies, then Kitties."""
    return sorted(
        cards.elements(), key=lambda card: (card == KITTY, card == COPY, card)
    )
