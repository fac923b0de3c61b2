"""A second implementation of the exorcism of Ghost Stories (GS-8), as plain as can be.

Written from the text of the rules alone, it shares no code with the engine. It reads
the published view and the printed cards, and tries every way to share out successes.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

Json = dict[str, Any]

WHITE = "white"
STANDARD_DICE = 3
FACING = {
    "north": ((0, 2), (0, 1), (0, 0)),
    "east": ((2, 2), (1, 2), (0, 2)),
    "south": ((2, 0), (2, 1), (2, 2)),
    "west": ((0, 0), (1, 0), (2, 0)),
}
"""GS-1.2: the tile before each space, from left to right for the owner."""
SIDES = tuple(FACING)
TAO_LOCKS = {50, 51, 62}
HOWLING_NIGHTMARE, UNCATCHABLE, NAMELESS = 56, 57, 65


class Result(NamedTuple):
    """Which ghosts are exorcised, and the tokens spent, each by owner and colour."""

    spaces: frozenset[str]
    tokens: tuple[str, ...]


class Need(NamedTuple):
    """One success that a ghost still asks for."""

    colour: str
    dice_count: bool


class Table:
    """The parts of a view that an exorcism looks at."""

    def __init__(self, view: Json, ghosts: list[Json]) -> None:
        self.view = view
        self.cards = {ghost["id"]: ghost for ghost in ghosts}
        self.boards = {board["board"]: board for board in view["boards"]}
        self.spaces = {
            space["space"]: space
            for board in view["boards"]
            for space in board["spaces"]
        }
        self.exorcist = self.boards[view["active"]]

    def ghost(self, space: str) -> Json | None:
        """The card on a space."""
        name = self.spaces[space].get("ghost")
        return self.cards[name] if name else None

    def in_play(self, *numbers: int) -> bool:
        """Whether one of these cards lies on a space."""
        found = (self.ghost(space) for space in self.spaces)
        return any(ghost and ghost["number"] in numbers for ghost in found)

    # Targets, GS-8.1

    def targets(self) -> list[str]:
        """The targetable ghosts that face the tile of the exorcist."""
        names = [tile["tile"] for tile in self.view["village"]]
        here = divmod(names.index(self.exorcist["tile"]), 3)
        return [
            f"{board}.{index}"
            for side, board in zip(SIDES, self.view["sides"], strict=True)
            for index in range(3)
            if FACING[side][index] == here and self.is_targetable(side, board, index)
        ]

    def is_targetable(self, side: str, board: str, index: int) -> bool:
        """GS-8.1.2: two incarnations have a condition."""
        ghost = self.ghost(f"{board}.{index}")
        if ghost is None:
            return False
        if ghost["number"] == HOWLING_NIGHTMARE:
            across = self.view["sides"][(SIDES.index(side) + 2) % 4]
            return self.ghost(f"{across}.{2 - index}") is None
        if ghost["number"] == UNCATCHABLE:
            if self.view["edition"] == "nl2008":
                return bool(self.spaces[f"{board}.{index}"]["buddha"])
            return bool(self.view["caught"])
        return True

    def dice(self) -> int:
        """GS-8.1.3: the standard dice that nobody holds, and the grey one."""
        held = sum(bool(space["die"]) for space in self.spaces.values())
        borrowed = [self.boards[board] for board in self.view["borrowed"]]
        powers = {
            board["power"] for board in (self.exorcist, *borrowed) if board["usable"]
        }
        return STANDARD_DICE - held + ("strength_of_a_mountain" in powers)

    # Requirements, GS-8.2

    def demands(self, space: str) -> list[list[Need]]:
        """What a ghost asks for: one list for every colour that the Mantra may have."""
        ghost = self.ghost(space)
        assert ghost is not None
        asked: Counter[str] = Counter(ghost["resistance"])
        circle = self.view.get("circle")
        if circle and self.circle_works():
            asked[circle] -= 1
        dice_count = "dice_immune" not in ghost["centre"]
        choices = [asked]
        if self.spaces[space]["mantra"]:
            choices = [
                asked - Counter([colour]) for colour in sorted(ghost["resistance"])
            ]
        return [
            [Need(colour, dice_count) for colour in (+choice).elements()]
            for choice in choices
        ]

    def circle_works(self) -> bool:
        """GS-R-10: the token rests while its tile is haunted."""
        return not any(
            tile["haunted"]
            for tile in self.view["village"]
            if tile["tile"] == "circle_of_prayer"
        )

    def satisfies(self, dice: list[str], tokens: tuple[str, ...], S: set[str]) -> bool:  # noqa: N803 - as the rule writes it
        """GS-8.4.4: whether some way to share out successes meets all demands."""
        faces = [d for d in dice if d != WHITE or not self.in_play(NAMELESS)]
        colours = [token.partition(".")[2] for token in tokens]
        for choice in product(*(self.demands(space) for space in sorted(S))):
            needs = [need for demand in choice for need in demand]
            if can_meet(needs, faces, colours):
                return True
        return False

    # Tokens, GS-8.3

    def purses(self) -> list[str]:
        """Every token that may be spent, by its owner and its colour."""
        if self.in_play(*TAO_LOCKS):
            return []
        return [
            f"{board['board']}.{colour}"
            for board in self.view["boards"]
            if "seat" in board
            and board["qi"]
            and board.get("tile") == self.exorcist["tile"]
            for colour, count in board["tao"].items()
            for _ in range(count)
        ]

    # Results, GS-8.4

    def results(self, dice: list[str]) -> set[Result]:
        """Every legal result of a roll; the empty one is a failure."""
        targets = self.targets()
        payments = self.payments(targets)
        legal = set()
        for chosen in subsets(targets):
            S = set(chosen)  # noqa: N806 - as the rule writes it
            for T in payments:  # noqa: N806 - the same
                if (
                    self.satisfies(dice, T, S)
                    and not self.has_superfluous(dice, T, S)
                    and not any(
                        self.satisfies(dice, T, {*S, more})
                        for more in targets
                        if more not in S
                    )
                ):
                    legal.add(Result(frozenset(S), T))
        return legal

    def has_superfluous(self, dice: list[str], T: tuple[str, ...], S: set[str]) -> bool:  # noqa: N803 - as the rule writes it
        """Whether S can be satisfied without one of the tokens."""
        return any(
            self.satisfies(dice, T[:place] + T[place + 1 :], S)
            for place in range(len(T))
        )

    def payments(self, targets: list[str]) -> set[tuple[str, ...]]:
        """Every choice of tokens that could be of use against the targets."""
        asked: Counter[str] = Counter()
        for space in targets:
            ghost = self.ghost(space)
            assert ghost is not None
            asked.update(ghost["resistance"])
        found: set[tuple[str, ...]] = {()}
        for token in self.purses():
            colour = token.partition(".")[2]
            found |= {
                tuple(sorted((*payment, token)))
                for payment in found
                if sum(t.endswith(f".{colour}") for t in payment) < asked[colour]
            }
        return found


def can_meet(needs: list[Need], dice: list[str], tokens: list[str]) -> bool:
    """Try every die and every token for the first need, then for the rest."""
    if not needs:
        return True
    (colour, dice_count), rest = needs[0], needs[1:]
    if colour in tokens and can_meet(rest, dice, without(tokens, colour)):
        return True
    if not dice_count:
        return False
    return any(
        face in dice and can_meet(rest, without(dice, face), tokens)
        for face in (colour, WHITE)
    )


def without(items: list[str], item: str) -> list[str]:
    """The list with one of its items taken out."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def subsets(items: list[str]) -> list[list[str]]:
    """Every choice among a few items."""
    found: list[list[str]] = [[]]
    for item in items:
        found += [[*chosen, item] for chosen in found]
    return found
