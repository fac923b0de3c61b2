"""The fields of a table, declared once: slots, save form and clone follow from them.

A field is an annotation in the body of a state class, ``crypt: Hidden[list[int]]``. Its
type says how it is copied and saved, so that whoever adds a field writes one line. The
function that clones is made as ``dataclasses`` makes its own: from source, once per
class, so that it costs what a hand-written one would.
"""

from __future__ import annotations

from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")

Hidden = Annotated[T, "hidden"]
"""A field that nobody sees: when it changes, something comes to light."""
Shared = Annotated[T, "shared"]
"""A field that a clone shares with its original; not among the fields of a save."""
Dropped = Annotated[T, "dropped"]
"""A field that a clone begins without (``None``); not among the fields of a save."""


class SavedAs(NamedTuple):
    """A field that saves know under another name, which it once had."""

    name: str


class Default(NamedTuple):
    """A field that saves may lack: those that were written before there was one.

    While it has this value it is left out of saves, so that the digests of tables that
    do not use it stay what they were.
    """

    value: Any
    """In the form of a save; or a function that finds it, given the save.

    While a save is written, it has only the fields that are declared before this one.
    """

    def of(self, saved: Mapping[str, Any]) -> Any:
        """Return what stands for the field in a save that lacks it."""
        return self.value(saved) if callable(self.value) else self.value


class Until(NamedTuple):
    """A field that saves of these rules, and of older ones, hold in another form."""

    rules_version: str
    convert: Callable[[Any], Any]
    """Given what such a save holds, returns what saves hold after it."""


class Form(NamedTuple):
    """How a field is copied (as source), written to JSON and read back."""

    copy: str
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


def _lists(value: Any) -> list[list[Any]]:
    return [list(item) for item in value]


def _tuples(value: Any) -> list[tuple[Any, ...]]:
    return [tuple(item) for item in value]


SCALAR = Form("self.{0}", _same, _same)
LIST = Form("self.{0}[:]", list, list)
TUPLE = Form("self.{0}", list, tuple)
LISTS = Form("[item[:] for item in self.{0}]", _lists, _lists)
TUPLES = Form("self.{0}[:]", _lists, _tuples)

UNSAVED = {"shared": "self.{0}", "dropped": "None"}


def form_of(type_: Any) -> Form:
    """Return the form of a type; a table holds scalars, and lists and tuples of them.

    The lists of a list are copied, too; deeper ones are not foreseen.
    """
    outer = get_origin(type_)
    inner = get_origin(get_args(type_)[0]) if outer else None
    forms = {
        (None, None): SCALAR,
        (list, None): LIST,
        (tuple, None): TUPLE,
        (list, list): LISTS,
        (list, tuple): TUPLES,
    }
    if (outer, inner) not in forms or (outer is None and type_ not in (int, str, bool)):
        raise TypeError(f"no field of a table is of the type {type_}")
    return forms[outer, inner]


class Declared(type):
    """Gives a class slots, ``SAVED``, ``HIDDEN`` and ``clone`` from its annotations."""

    SAVED: dict[str, Form]
    SAVED_NAMES: dict[str, str]
    DEFAULTS: dict[str, Default]
    CONVERTED: dict[str, tuple[Until, ...]]
    HIDDEN: tuple[str, ...]
    COPIED: dict[str, str]
    clone: Callable[[Any], Any]

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any]
    ) -> Declared:
        """Make the class; a ``ClassVar`` is no field, as in ``dataclasses``."""
        own = [
            field
            for field, type_ in body.get("__annotations__", {}).items()
            if not type_.startswith("ClassVar")
        ]
        made = super().__new__(cls, name, bases, {**body, "__slots__": tuple(own)})
        types = get_type_hints(made, include_extras=True)
        saved = dict(getattr(made, "SAVED", {}))
        names = dict(getattr(made, "SAVED_NAMES", {}))
        defaults = dict(getattr(made, "DEFAULTS", {}))
        converted = dict(getattr(made, "CONVERTED", {}))
        hidden = list(getattr(made, "HIDDEN", ()))
        copied = dict(getattr(made, "COPIED", {}))
        for field in own:
            type_: Any = types[field]
            marks: list[Any] = []
            if get_origin(type_) is Annotated:
                type_, *marks = get_args(type_)
            unsaved = [UNSAVED[mark] for mark in marks if mark in UNSAVED]
            if unsaved:
                (copied[field],) = unsaved
                continue
            saved[field] = form_of(type_)
            renamed = [mark.name for mark in marks if isinstance(mark, SavedAs)]
            names[field] = renamed[0] if renamed else field
            copied[field] = saved[field].copy
            for mark in marks:
                if isinstance(mark, Default):
                    defaults[field] = mark
            if ways := tuple(mark for mark in marks if isinstance(mark, Until)):
                converted[field] = ways
            if "hidden" in marks:
                hidden.append(field)
        made.SAVED_NAMES = names
        made.DEFAULTS, made.CONVERTED = defaults, converted
        made.SAVED, made.HIDDEN, made.COPIED = saved, tuple(hidden), copied
        made.clone = _clone(made)
        return made


def _clone(made: Declared) -> Callable[[Any], Any]:
    """Return the function that clones a table of this class."""
    lines = (f"twin.{name} = {copy.format(name)}" for name, copy in made.COPIED.items())
    body = "\n    ".join(("twin = new(made)", *lines, "return twin"))
    names: dict[str, Any] = {"new": object.__new__, "made": made}
    exec(f"def clone(self):\n    {body}\n", names)  # noqa: S102 - of our own making
    clone: Callable[[Any], Any] = names["clone"]
    return clone
