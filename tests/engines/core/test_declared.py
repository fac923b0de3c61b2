from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import pytest

from engines.core import save
from engines.core.declared import (
    LIST,
    LISTS,
    SCALAR,
    TUPLE,
    TUPLES,
    Declared,
    Default,
    Hidden,
    SavedAs,
    Until,
)
from engines.core.rulebook import Rulebook
from engines.core.state import State

rules = Rulebook("declared")


class Shelf(State):
    """A state with a field of every form."""

    SIZE: ClassVar[int] = 3

    books: list[list[int]]
    pairs: list[tuple[int, ...]]
    names: tuple[str, ...]
    dust: Hidden[list[int]]
    lamp: bool


class Cellar(Shelf):
    """An expansion of it."""

    rats: Hidden[int]


def cellar() -> Cellar:
    s = Cellar(rules, 2, bytes(32))
    s.books = [[1], [2, 3]]
    s.pairs = [(1, 2)]
    s.names = ("ann", "bob")
    s.dust = [4]
    s.lamp = True
    s.rats = 5
    return s


def test_the_fields_of_a_save_are_the_annotations_in_their_order() -> None:
    """
    Fields of the core come first, those of an expansion last; a ClassVar is no field.
    """
    assert {
        **State.SAVED,
        "books": LISTS,
        "pairs": TUPLES,
        "names": TUPLE,
        "dust": LIST,
        "lamp": SCALAR,
        "rats": SCALAR,
    } == Cellar.SAVED
    assert [*State.SAVED, "books", "pairs", "names", "dust", "lamp", "rats"] == (
        list(Cellar.SAVED)
    )
    assert ("draws", "dust", "rats") == Cellar.HIDDEN


class Attic(State):
    """A state whose field once had another name."""

    crates: Annotated[list[int], SavedAs("boxes")]


def test_a_field_with_a_better_name_keeps_its_name_in_saves() -> None:
    """
    Saves and digests stay as they were; only the code says the new name.
    """

    def empty(_: Mapping[str, Any]) -> Attic:
        return Attic(rules, 2, bytes(32))

    attic = empty({})
    attic.crates = [1, 2]
    saved = save.dump(attic)

    assert [1, 2] == saved["boxes"]
    assert "crates" not in saved
    assert [1, 2] == save.load(empty, saved).crates
    assert [1, 2] == attic.clone().crates


class OldRoom(State):
    """A state as a release has saved it."""

    beds: int
    stove: int


class Room(State):
    """The same a few releases later: a field is gone, some are new, one has grown."""

    beds: Annotated[
        list[int],
        Until("1.0", lambda number: [number]),
        Until("1.2", lambda number: [*number, 0]),
    ]
    cats: Annotated[Hidden[int], Default(9), SavedAs("pets")]
    keys: Annotated[list[int], Default(lambda saved: [0] * saved["players"])]


def old_room(rules_version: str) -> dict[str, Any]:
    old = OldRoom(rules, 2, bytes(32))
    old.beds, old.stove = 3, 1
    return {"rules_version": rules_version, **save.dump(old)}


def empty_room(_: Mapping[str, Any]) -> Room:
    return Room(rules, 2, bytes(32))


def test_an_older_save_gets_what_was_added_and_loses_what_was_removed() -> None:
    """
    A default stands for what is missing, and every table gets a list of its own.
    """
    first, second = (save.load(empty_room, old_room("1.0")) for _ in range(2))
    first.keys[0] = 1

    assert (9, [1, 0], [0, 0]) == (first.cats, first.keys, second.keys)
    assert "stove" not in save.dump(first)
    assert ("draws", "cats") == Room.HIDDEN


def test_a_field_is_converted_from_the_form_that_it_had() -> None:
    """
    By every change since the rules that wrote the save, in their order.
    """
    grown = {**old_room("1.1"), "beds": [3]}
    present = {**old_room("1.3"), "beds": [3, 0]}

    for saved in (old_room("1.0"), grown, present):
        assert [3, 0] == save.load(empty_room, saved).beds


def test_a_field_with_its_default_is_left_out_of_saves() -> None:
    """
    The digests of tables that do not use a new field stay what they were.
    """
    room = save.load(empty_room, old_room("1.0"))

    assert {"pets", "keys"}.isdisjoint(save.dump(room))
    room.cats, room.keys = 0, [0, 1]
    saved = save.dump(room)
    assert (0, [0, 1]) == (saved["pets"], saved["keys"])
    again = save.load(empty_room, {"rules_version": "1.3", **saved})
    assert (0, [0, 1]) == (again.cats, again.keys)
    assert save.digest(room) == save.digest(again)


def test_a_table_has_no_room_for_what_is_not_declared() -> None:
    """
    Fields are slots: a misspelt one is an error, not a new field.
    """
    with pytest.raises(AttributeError):
        cellar().rat = 6  # type: ignore[attr-defined]


def test_a_clone_has_every_field_and_shares_no_list() -> None:
    """
    Lists are copied, lists of lists to their second level; events are off.
    """
    s = cellar()
    s.events = []
    twin = s.clone()
    twin.books[1].append(9)
    twin.pairs.append((3, 4))
    twin.dust.clear()
    twin.rats = 0
    twin.push(("sweep",))

    assert type(twin) is Cellar
    assert twin.events is None
    assert (s.names, s.lamp, s.rules) == (twin.names, twin.lamp, twin.rules)
    assert ([[1], [2, 3]], [(1, 2)], [4], 5, []) == (
        (s.books, s.pairs, s.dust, s.rats, s.agenda)
    )


@pytest.mark.parametrize("type_", ["bytes", "dict[str, int]", "tuple[list[int], ...]"])
def test_a_field_is_of_a_type_that_can_be_saved(type_: str) -> None:
    """
    What has no form in a save is refused when the class is made.
    """
    with pytest.raises(TypeError, match="no field of a table"):
        Declared("Odd", (State,), {"__annotations__": {"odd": type_}})
