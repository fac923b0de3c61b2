"""The asynchronous half of the Python SDK, made from the synchronous one.

Both are the same but for `async` and `await`: whoever changes a method changes it once.
What waits differently in the two (`inbox.py`, `playing.py`) is written twice, by hand.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MODULES = (
    *("boards", "client", "company", "game", "handle", "lobby", "pages"),
    *("retries", "series", "streams", "table", "titles"),
)
"""Of ``seance_sdk``: each has its counterpart in ``seance_sdk.generated.aio``."""

CLASSES = (
    *("Seance", "Game", "Table", "Handle", "Boards", "Company", "Lobby", "Titles"),
    *("Simulations", "Tournaments", "Schedules", "Retrying"),
)

FUNCTIONS = ("follow", "pages")

NAMES = {
    **{name: f"Async{name}" for name in CLASSES},
    **{name: f"a{name}" for name in FUNCTIONS},
    "raise_problem": "raise_problem_later",
}

ATTRIBUTES = {
    "Client": "AsyncClient",
    "BaseTransport": "AsyncBaseTransport",
    "HTTPTransport": "AsyncHTTPTransport",
    "handle_request": "handle_async_request",
    "iter_bytes": "aiter_bytes",
    "read": "aread",
    "close": "aclose",
    "__enter__": "__aenter__",
    "__exit__": "__aexit__",
}

AWAITED = {"handle_request", "read", "request", "close", "sleep", "iter_bytes"}
"""Methods of others that are awaited, or iterated over as they go on."""

PAGE_AT = "page_at"
"""What ``pages`` is given: it waits, too."""

SENTENCES = {
    "The state is read when it is first needed, and again by": "The state is read by",
}
"""What is not said of both."""

NOT_READ = "the state is not known yet: await refresh() first"

HEADER = '"""Made by ``python -m openapi.sdk_python``; do not edit."""\n\n'

ASKED = """\
from typing import Any

import httpx


async def asked(
    operation: Any, client: httpx.AsyncClient, *args: Any, **more: Any
) -> Any:
    return operation.parse(await client.request(**operation.request(*args, **more)))
"""


def write(source: Path, folder: Path) -> None:
    """Write the counterparts of all modules in ``source`` into a folder."""
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(f"{HEADER}{ASKED}", "utf-8")
    modules = {
        name: ast.parse(_said((source / f"{name}.py").read_text("utf-8")))
        for name in MODULES
    }
    waiting = _waiting(modules.values())
    for name, module in modules.items():
        made = f"{HEADER}{_counterpart(name, module, waiting)}\n"
        (folder / f"{name}.py").write_text(made, "utf-8")


def _said(text: str) -> str:
    """Return the text of a module with what is said there of both halves."""
    for sentence, counterpart in SENTENCES.items():
        text = text.replace(sentence, counterpart)
    return text


def _counterpart(name: str, module: ast.Module, waiting: set[str]) -> str:
    """Return the text of a module with what waits in it awaited."""
    # What it is stands in the module that it was made from.
    del module.body[0]
    made = _Counterpart(name, waiting).visit(module)
    if any(
        isinstance(each, ast.Name) and each.id == "asked" for each in ast.walk(made)
    ):
        aside = ast.ImportFrom("seance_sdk.generated.aio", [ast.alias("asked")], 0)
        made.body.insert(1, aside)
    return ast.unparse(ast.fix_missing_locations(made))


def _waiting(modules: Iterable[ast.Module]) -> set[str]:
    """Return the functions of modules that wait, by themselves or through others."""
    functions = [
        each
        for module in modules
        for each in ast.walk(module)
        if isinstance(each, ast.FunctionDef)
    ]
    waiting = set(FUNCTIONS)
    while True:
        more = {
            each.name
            for each in functions
            if each.name not in waiting and _waits(each, waiting)
        }
        if not more:
            return waiting
        waiting |= more


def _waits(function: ast.FunctionDef, waiting: set[str]) -> bool:
    return any(
        isinstance(each, ast.Call) and _is_awaited(each, waiting)
        for each in ast.walk(function)
    )


def _is_awaited(call: ast.Call, waiting: set[str]) -> bool:
    """Whether a call waits: of an operation, a connection, or one that does."""
    if isinstance(call.func, ast.Name):
        return call.func.id in waiting or call.func.id == PAGE_AT
    if not isinstance(call.func, ast.Attribute):
        return False
    name, of = call.func.attr, call.func.value
    if name == "call" or (name in waiting and _is_self(of)):
        return True
    # ``get_game.request(...)`` only makes a request.
    return name in AWAITED and not (name == "request" and isinstance(of, ast.Name))


def _is_self(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id == "self"


class _Counterpart(ast.NodeTransformer):
    """Makes asynchronous what waits."""

    def __init__(self, module: str, waiting: set[str]) -> None:
        self._module = module
        self._waiting = waiting
        self._is_in_lambda = False

    def _shared(self, name: str) -> ast.AST:
        """Have what does not wait from where it is."""
        return ast.ImportFrom(f"seance_sdk.{self._module}", [ast.alias(name)], 0)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Name the counterparts of classes and functions."""
        return ast.Name(NAMES.get(node.id, node.id), node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Name the counterparts in httpx and asyncio."""
        self.generic_visit(node)
        node.attr = ATTRIBUTES.get(node.attr, node.attr)
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST | list[ast.AST]:
        """Have asyncio beside time."""
        if node.names[0].name != "time":
            return node
        return [ast.Import([ast.alias("asyncio")]), node]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.AST]:
        """Import counterparts from beside, and all else from where it is."""
        package, _, name = (node.module or "").rpartition(".")
        if node.module == "collections.abc":
            more = ("AsyncIterator", "Awaitable")
            node.names += [ast.alias(each) for each in more]
            return node
        if node.module == "seance_sdk.errors":
            node.names = [
                ast.alias(NAMES.get(each.name, each.name)) for each in node.names
            ]
        if package != "seance_sdk" or name not in MODULES:
            return node
        aside = [each for each in node.names if each.name in NAMES]
        rest = [each for each in node.names if each.name not in NAMES]
        made: list[ast.AST] = []
        if aside:
            names = [ast.alias(NAMES[each.name]) for each in aside]
            made.append(ast.ImportFrom(f"seance_sdk.generated.aio.{name}", names, 0))
        if rest:
            made.append(ast.ImportFrom(node.module, rest, 0))
        return made

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Of docstrings, the first line says enough: the rest stands there."""
        if isinstance(node.value, str) and node.value.rstrip(" ").endswith("\n"):
            return ast.Constant(node.value.partition("\n")[0])
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Make the counterpart of a class; one that does not wait is shared."""
        if node.name not in NAMES:
            return self._shared(node.name)
        self.generic_visit(node)
        node.name = NAMES[node.name]
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Leave constants where they are."""
        if isinstance(node.targets[0], ast.Name) and node.col_offset == 0:
            return self._shared(node.targets[0].id)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Make what waits a coroutine, or an asynchronous iterator."""
        if node.name == "state":
            return self._state(node)
        is_waiting = node.name in self._waiting or node.name == "__enter__"
        if node.col_offset == 0 and not is_waiting:
            return self._shared(node.name)
        if not is_waiting:
            self.generic_visit(node)
            return node
        is_iterator = any(
            isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node)
        )
        self.generic_visit(node)
        if is_iterator and isinstance(node.returns, ast.Subscript):
            node.returns.value = ast.Name("AsyncIterator", ast.Load())
        name = NAMES.get(node.name, ATTRIBUTES.get(node.name, node.name))
        return ast.AsyncFunctionDef(
            name, node.args, node.body, node.decorator_list, node.returns
        )

    def _state(self, node: ast.FunctionDef) -> ast.AST:
        """A property cannot wait: it has what was read before."""
        docstring = node.body[0]
        body = ast.parse(
            f"if self._state is None:\n    raise LookupError({NOT_READ!r})\n"
            "return self._state"
        ).body
        node.body = [docstring, *body]
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """A lambda cannot wait: it returns what is awaited by others."""
        self._is_in_lambda = True
        self.generic_visit(node)
        self._is_in_lambda = False
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Await what waits."""
        is_awaited = _is_awaited(node, self._waiting)
        is_sleep = isinstance(node.func, ast.Attribute) and node.func.attr == "sleep"
        self.generic_visit(node)
        if not is_awaited or _is_iterated(node):
            return node
        if is_sleep:
            node.func = ast.parse("asyncio.sleep", mode="eval").body
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "call":
            return self._ask(node.func.value, node)
        return ast.Await(node)

    def _ask(self, operation: ast.expr, call: ast.Call) -> ast.AST:
        """Send the request of an operation, and read its answer."""
        client, *args = call.args
        if self._is_in_lambda:
            return ast.Call(
                ast.Name("asked", ast.Load()),
                [operation, client, *args],
                call.keywords,
            )
        made = ast.Call(
            ast.Attribute(operation, "request", ast.Load()), args, call.keywords
        )
        sent = ast.Call(
            ast.Attribute(client, "request", ast.Load()),
            [],
            [ast.keyword(None, made)],
        )
        read = ast.Attribute(operation, "parse", ast.Load())
        return ast.Call(read, [ast.Await(sent)], [])

    def visit_For(self, node: ast.For) -> ast.AST:
        """Iterate over what comes later."""
        self.generic_visit(node)
        if not _is_iterated(node.iter):
            return node
        return ast.AsyncFor(node.target, node.iter, node.body, node.orelse)

    def visit_With(self, node: ast.With) -> ast.AST:
        """Hold a connection that is opened later."""
        self.generic_visit(node)
        return ast.AsyncWith(node.items, node.body)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """Yield one by one what another iterator yields."""
        is_about_a_constant = isinstance(node.value, ast.Constant)
        if is_about_a_constant and node.col_offset == 0:
            return None
        self.generic_visit(node)
        if not isinstance(node.value, ast.YieldFrom):
            return node
        each = ast.Name("each", ast.Store())
        body: list[ast.stmt] = [ast.Expr(ast.Yield(ast.Name("each", ast.Load())))]
        kind = ast.AsyncFor if _is_iterated(node.value.value) else ast.For
        return kind(each, node.value.value, body, [])


def _is_iterated(value: ast.expr) -> bool:
    """Whether a value is iterated over as it is told."""
    if not isinstance(value, ast.Call):
        return False
    name = getattr(value.func, "id", getattr(value.func, "attr", ""))
    return name in {"afollow", "apages", "aiter_bytes"}
