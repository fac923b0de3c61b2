"""Where a mutant changes nothing that runs: annotations and what stands round them."""

from __future__ import annotations

import ast
from itertools import pairwise
from typing import NamedTuple


class Span(NamedTuple):
    """From one place of a file to another, each a line and a column."""

    start: tuple[int, int]
    end: tuple[int, int]

    def holds(self, place: tuple[int, int]) -> bool:
        """Tell whether a place lies within."""
        return self.start <= place < self.end


def idle_spans(source: str) -> list[Span]:
    """List the parts of a module that are never evaluated when it runs."""
    tree = ast.parse(source)
    return [*map(_span, _idle_nodes(tree)), *_lone_stars(tree)]


def named_spans(source: str) -> list[Span]:
    """List where something is compared with a name: which comes first is no rule."""
    return [
        Span(_span(left).end, _span(right).start)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for left, right in pairwise([node.left, *node.comparators])
        if isinstance(right, ast.Constant) and isinstance(right.value, str)
    ]


def _span(node: ast.expr | ast.stmt | ast.arg) -> Span:
    return Span(
        (node.lineno, node.col_offset),
        (node.end_lineno or 0, node.end_col_offset or 0),
    )


def _lone_stars(tree: ast.Module) -> list[Span]:
    """List where a ``*`` stands between parameters: it multiplies nothing."""
    return [
        Span(
            _span(function.args.args[-1]).end, _span(function.args.kwonlyargs[0]).start
        )
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        and function.args.args
        and function.args.kwonlyargs
        and not function.args.defaults
    ]


def _idle_nodes(tree: ast.Module) -> list[ast.expr | ast.stmt]:
    found: list[ast.expr | ast.stmt] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            arguments = node.args
            every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
            every += tuple(filter(None, (arguments.vararg, arguments.kwarg)))
            found += [a.annotation for a in every if a.annotation is not None]
            found += [node.returns] if node.returns is not None else []
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.append(node)
        elif _is_overload(node):
            assert isinstance(node, ast.stmt)
            found.append(node)
    return found


def _is_overload(node: ast.AST) -> bool:
    """Tell whether a function only declares one of several signatures."""
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(name, ast.Name) and name.id == "overload"
        for name in node.decorator_list
    )
