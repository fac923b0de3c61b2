"""What a mutant changes in a module that is imported already: the code of functions."""

from __future__ import annotations

import gc
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import NamedTuple


class Place(NamedTuple):
    """A function by where it stands: its file, its full name, its first line."""

    file: str
    name: str
    line: int


def place_of(code: CodeType) -> Place:
    """Return where the function of some code stands."""
    return Place(code.co_filename, code.co_qualname, code.co_firstlineno)


def changed_functions(file: str, old: str, new: str) -> dict[Place, CodeType] | None:
    """Return the new code of each function that differs between two sources.

    Nothing is returned where a module or a class differs outside of its functions:
    that has been evaluated when the module was imported.
    """
    found: dict[Place, CodeType] = {}
    before, after = (compile(source, file, "exec") for source in (old, new))
    return found if _compare(before, after, found) else None


def functions_here() -> dict[Place, list[FunctionType]]:
    """Return every function of this process by where it stands, wherever it is kept.

    A function that is made anew with each call has none but those that are kept.
    """
    found: dict[Place, list[FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            found.setdefault(place_of(function.__code__), []).append(function)
    return found


def put_in(
    changes: dict[Place, CodeType], functions: dict[Place, list[FunctionType]]
) -> None:
    """Give functions their new code."""
    for place, code in changes.items():
        for function in functions.get(place, ()):
            function.__code__ = code


def _compare(old: CodeType, new: CodeType, found: dict[Place, CodeType]) -> bool:
    """Collect the functions that differ; tell whether all that differs is in one."""
    nested = _nested(old), _nested(new)
    is_function = bool(old.co_flags & CO_OPTIMIZED)
    if len(nested[0]) != len(nested[1]) or _body(old) != _body(new):
        if is_function:
            found[place_of(old)] = new
        return is_function
    known = len(found)
    alike = [_compare(*pair, found) for pair in zip(*nested, strict=True)]
    if is_function and len(found) > known:
        found[place_of(old)] = new
    return all(alike)


def _nested(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def _body(code: CodeType) -> tuple[object, ...]:
    """Return what a piece of code does, without the functions inside it."""
    return (
        code.co_code,
        code.co_names,
        code.co_varnames,
        code.co_freevars,
        code.co_cellvars,
        # By their words: True is equal to 1, but not the same.
        [repr(const) for const in code.co_consts if not isinstance(const, CodeType)],
        code.co_exceptiontable,
    )
