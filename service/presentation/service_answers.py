"""Answers about the service itself: refusals (RFC 9457) and signs of life."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, UnsetType

from service.presentation.representation import Representation, about, choice


class Health(Representation, kw_only=True):
    """A sign of life."""

    status: Annotated[str, choice("`ok`.", ["ok"])]
    room: Annotated[
        bool | UnsetType,
        about(
            "Of readiness: `false` while the store is nearly full. Games go on then, "
            "and nothing new is created."
        ),
    ] = UNSET


class FieldError(Representation, kw_only=True):
    """What is wrong with one field."""

    pointer: Annotated[
        str, about("Where in the request (RFC 6901); a header has none.")
    ]
    detail: Annotated[str, about("What is wrong there.")]


class Problem(Representation, kw_only=True):
    """Why a request was refused (RFC 9457)."""

    type: Annotated[str, about("A page about this kind of problem.")]
    title: Annotated[str, about("The kind of problem in words.")]
    status: Annotated[int, about("The HTTP status.")]
    detail: Annotated[str, about("What happened here, in words.")]
    code: Annotated[str, about("The kind of problem, for machines: stable.")]
    request_id: Annotated[str, about("Names the request in the log.")]
    rules: Annotated[Sequence[str] | UnsetType, about("The rules that refused.")] = (
        UNSET
    )
    errors: Annotated[
        list[FieldError] | UnsetType, about("The fields that are wrong.")
    ] = UNSET
