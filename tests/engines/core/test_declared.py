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
    Hidden,
    SavedAs,
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
