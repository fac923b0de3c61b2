"""The frames that the source of a package writes down, found in its syntax trees.

A frame is written where it is pushed, where it is passed to a parameter or returned
from a function that is annotated with ``Frame``, and in lists that are pushed later.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

Function = ast.FunctionDef | ast.Module
PASSED_ON = ("hook", "tuple")
"""Calls that give frames written elsewhere: a card's hook, the arguments of a frame."""


class Written(NamedTuple):
    """A frame in the source: its name (or what stands for it), how many arguments."""

    where: str
    name: str
    literal: bool
    arguments: int
    more: bool
    """Whether a starred argument stands for any number of further ones."""
    words: tuple[str, ...]
    """The arguments that are words: names of decisions to come back to."""


class Source:
    """The modules of one package, with what is annotated as a frame in them."""

    def __init__(self, files: Iterable[Path], known: Iterable[Path]) -> None:
        """Read ``files``; functions may be defined in ``known`` as well."""
        self.trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
        self.takers: dict[str, list[int]] = {}
        """The parameters of each function that take frames, by their places."""
        self.makers = {*PASSED_ON}
        """The functions that return frames."""
        for file in {*self.trees, *known}:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    self._learn(node)

    def _learn(self, node: ast.FunctionDef) -> None:
        places = [
            place
            for place, arg in enumerate(node.args.args)
            if _is_frame(arg.annotation)
        ]
        rest = node.args.vararg
        if rest is not None and _is_frame(rest.annotation):
            places += range(len(node.args.args), 20)
        if node.args.args and node.args.args[0].arg == "self":
            places = [place - 1 for place in places]
        if places:
            self.takers[node.name] = places
        if _is_frame(node.returns):
            self.makers.add(node.name)

    def frames(self) -> Iterator[Written]:
        """Yield every frame that the package writes down."""
        for file, tree in self.trees.items():
            for function in _functions(tree):
                for expression in self._expressions(function):
                    for frame in self._resolve(expression, function):
                        yield _written(file, frame)

    def _expressions(self, function: Function) -> Iterator[ast.expr]:
        """Yield what stands where a frame is expected, in one function."""
        for node in _own(function):
            if isinstance(node, ast.Call):
                places = self.takers.get(_called(node), [])
                if ast.unparse(node.func).endswith("agenda.append"):
                    places = [0]
                for place, argument in enumerate(node.args):
                    if place in places:
                        yield argument
            elif isinstance(node, ast.Return) and self._makes(function) and node.value:
                yield node.value

    def _makes(self, function: Function) -> bool:
        return isinstance(function, ast.FunctionDef) and function.name in self.makers

    def compared(self) -> Iterator[tuple[str, str]]:
        """Yield every name that the name of a frame is compared with, and where."""
        for file, tree in self.trees.items():
            for function in _functions(tree):
                for node in _own(function):
                    if isinstance(node, ast.Compare) and _names(node.left, function):
                        for word in _words(node.comparators[0]):
                            yield f"{file}:{node.lineno}", word

    def _resolve(self, node: ast.expr, function: Function) -> Iterator[ast.Tuple]:
        """Yield the tuples that an expression stands for."""
        if isinstance(node, ast.Tuple):
            yield node
        elif isinstance(node, ast.Starred):
            yield from self._resolve(node.value, function)
        elif isinstance(node, ast.IfExp):
            yield from self._resolve(node.body, function)
            yield from self._resolve(node.orelse, function)
        elif isinstance(node, ast.BinOp):
            yield from self._resolve(node.left, function)
        elif isinstance(node, ast.List):
            for item in node.elts:
                yield from self._resolve(item, function)
        elif isinstance(node, ast.ListComp | ast.GeneratorExp):
            yield from self._resolve(node.elt, function)
        elif isinstance(node, ast.Name):
            values = list(_values(node.id, function))
            assert values or _is_passed_on(node.id, function), node.id
            for value in values:
                yield from self._resolve(value, function)
        else:
            passed_on = isinstance(node, ast.Call) and _called(node) in self.makers
            nothing = isinstance(node, ast.Constant) and node.value is None
            assert passed_on or nothing, (
                f"no frame that a test can read: {ast.unparse(node)}"
            )


def _names(node: ast.expr, function: Function) -> bool:
    """Tell whether an expression is the name of a frame of the agenda."""
    if isinstance(node, ast.Name):
        return any(_names(value, function) for value in _values(node.id, function))
    return ast.unparse(node).endswith(("agenda[-1][0]", "frame[0]"))


def _words(node: ast.expr) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def _is_frame(annotation: ast.expr | None) -> bool:
    return annotation is not None and "Frame" in ast.unparse(annotation)


def _called(node: ast.Call) -> str:
    function = node.func
    return (
        function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
    )


def _functions(tree: ast.Module) -> list[Function]:
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [tree, *found]


def _own(function: Function) -> Iterator[ast.AST]:
    """Yield the nodes of a function, without those of functions inside it."""
    inside: list[ast.AST] = list(function.body)
    while inside:
        node = inside.pop(0)
        if not isinstance(node, ast.FunctionDef):
            yield node
            inside += ast.iter_child_nodes(node)


def _values(name: str, function: Function) -> Iterator[ast.expr]:
    """Yield what a function assigns or appends to a name; a parameter is passed on."""
    for node in _own(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                yield from _unpacked(target, node.value, name)
        elif isinstance(node, ast.comprehension):
            if isinstance(node.target, ast.Name) and node.target.id == name:
                yield node.iter
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in (
            f"{name}.append",
            f"{name}.extend",
        ):
            yield node.args[0]


def _is_passed_on(name: str, function: Function) -> bool:
    """Tell whether a name is a parameter for frames: its callers write them down."""
    if not isinstance(function, ast.FunctionDef):
        return False
    rest = [function.args.vararg] if function.args.vararg else []
    parameters = {arg.arg: arg.annotation for arg in (*function.args.args, *rest)}
    return _is_frame(parameters.get(name))


def _unpacked(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Name) and target.id == name:
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for inner, item in zip(target.elts, value.elts, strict=True):
            yield from _unpacked(inner, item, name)


def _written(file: Path, frame: ast.Tuple) -> Written:
    first, *arguments = frame.elts
    plain = [each for each in arguments if not isinstance(each, ast.Starred)]
    literal = isinstance(first, ast.Constant) and isinstance(first.value, str)
    return Written(
        where=f"{file}:{frame.lineno}",
        name=str(first.value)
        if isinstance(first, ast.Constant)
        else ast.unparse(first),
        literal=literal,
        arguments=len(plain),
        more=len(plain) < len(arguments),
        words=tuple(
            each.value
            for each in plain
            if isinstance(each, ast.Constant) and isinstance(each.value, str)
        ),
    )
