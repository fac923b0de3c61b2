"""Hypothesis strategies for everything that a field describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

if TYPE_CHECKING:
    from engines.core.fields import Field, Json
    from engines.core.title import Title

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
"""Anything that a client may put into JSON."""


def values(field: Field) -> st.SearchStrategy[Any]:
    """Draw values that a field takes."""
    if field.kind == "integer":
        if field.among:
            return st.sampled_from(field.among)
        return st.integers(field.minimum, field.maximum)
    if field.kind == "boolean":
        return st.booleans()
    if field.kind == "string":
        return st.sampled_from(field.values) if field.values else st.text(max_size=8)
    if field.kind == "list":
        assert field.item is not None
        return st.lists(
            values(field.item),
            min_size=field.minimum or 0,
            max_size=5 if field.maximum is None else field.maximum,
            unique=field.unique,
        )
    assert field.fields is not None
    return st.fixed_dictionaries({k: values(f) for k, f in field.fields.items()})


def commands(title: Title[Any]) -> st.SearchStrategy[Json]:
    """Draw well-formed commands of a title, offered or not."""
    return st.one_of(
        [
            st.fixed_dictionaries(
                {"type": st.just(kind.type)}
                | {name: values(field) for name, field in kind.fields.items()}
            )
            for kind in title.vocabulary.commands.values()
        ]
    )


def near_commands(title: Title[Any]) -> st.SearchStrategy[Json]:
    """Draw commands with a field or two replaced by anything."""
    names = sorted(
        {"type", "extra"}
        | {name for kind in title.vocabulary.commands.values() for name in kind.fields}
    )
    spoilt = st.dictionaries(st.sampled_from(names), JSON, min_size=1, max_size=2)
    return st.builds(
        lambda command, wrong: {**command, **wrong}, commands(title), spoilt
    )
