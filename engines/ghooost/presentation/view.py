"""What a seat may see, and tables that a view may be of (GH-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.chance import Chance, derive, shuffle
from engines.ghooost.cards import (
    CARD_IDS,
    COPIED,
    DECKS,
    KINDS,
    KITTY,
    MISS_COPY,
    VALUE,
    pile_id,
    spread,
)
from engines.ghooost.rulebook import rules
from engines.ghooost.state import Table
from engines.ghooost.validity import top_of

if TYPE_CHECKING:
    from engines.core.fields import Json

OPTIONS = ("deck_variant", "twist_effect", "no_progress_actions", "match")


def view(s: Table, seat: int | None) -> Json:
    """Copy what everybody sees, and the reader's own hand (GH-13.1)."""
    seen: Json = {} if seat is None else {"seat": seat, "hand": spread(s.hands[seat])}
    for option in OPTIONS:
        seen[option] = getattr(s, option)
    seen["round"] = s.round
    seen["phase"] = "before_midnight" if s.crypt else "after_midnight"
    seen["direction"] = s.direction
    if s.outcome is None:
        seen["to_act"] = s.agenda[-1][1]
    seen["cemetery"] = [{"card": pile_id(c), "value": c & VALUE} for c in s.pile]
    seen["top"] = top_of(s.pile)
    seen["beside"] = s.beside
    seen["crypt"] = len(s.crypt)
    seen["discard"] = spread(s.discard)
    seen["idle"] = s.idle
    seen["passes"] = s.passes
    seen["left"] = s.left[:]
    seen["seats"] = [
        {
            "seat": player,
            "hand": s.held[player],
            "mansion": len(s.mansions[player]),
            "score": s.scores[player],
            "boos": s.boos[player],
        }
        for player in range(s.players)
    ]
    return seen


def determinise(seen: Json, key: bytes) -> Table:
    """Deal the cards that a view hides at random among the places where they may be."""
    seats = seen["seats"]
    s = Table(rules, len(seats), seen, derive(key, "table"))
    s.round = seen["round"]
    s.direction = seen["direction"]
    s.idle = seen["idle"]
    s.passes = seen["passes"]
    s.left = list(seen["left"])
    s.scores = [seat["score"] for seat in seats]
    s.boos = [seat["boos"] for seat in seats]
    s.beside = seen["beside"]
    for lying in seen["cemetery"]:
        copied = COPIED if lying["card"] == "miss_copy" else 0
        s.pile.append(lying["value"] | copied)
    for card in seen["discard"]:
        s.discard[CARD_IDS.index(card)] += 1
    for card in seen.get("hand", ()):
        s.hands[seen["seat"]][CARD_IDS.index(card)] += 1
    hidden = _hidden(s)
    shuffle(hidden, Chance(derive(key, "deal")).below)
    for player, seat in enumerate(seats):
        s.held[player] = seat["hand"]
        while sum(s.hands[player]) < seat["hand"]:
            s.hands[player][hidden.pop()] += 1
        s.mansions[player] = tuple(hidden.pop() for _ in range(seat["mansion"]))
    s.crypt = hidden
    s.push(("act", seen["to_act"]))
    return s


def _hidden(s: Table) -> list[int]:
    """List the cards that lie nowhere in sight."""
    counts = list(DECKS[s.deck_variant])
    counts[KITTY] -= s.beside
    for card in s.pile:
        counts[MISS_COPY if card & COPIED else card] -= 1
    for seen in (s.discard, *s.hands):
        for card in range(KINDS):
            counts[card] -= seen[card]
    return [card for card in range(KINDS) for _ in range(counts[card])]
