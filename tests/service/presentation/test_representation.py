"""Answers as classes: what is unset is absent, and one may extend another."""

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from service.presentation.representation import (
    Representation,
    about,
    extend,
    representations,
)


class ShortSample(Representation, kw_only=True):
    """A sample in short."""

    id: Annotated[str, about("Its id.")]
    note: Annotated[str | UnsetType, about("If there is one.")] = UNSET


class LongSample(ShortSample, kw_only=True):
    """A sample with its figures."""

    figures: Annotated[list[int], about("In order.")]


def test_a_field_is_absent_rather_than_null() -> None:
    """
    What is unset is left out; what is set, be it empty, is there.
    """
    assert b'{"id":"a"}' == msgspec.json.encode(ShortSample(id="a"))
    assert b'{"id":"a","note":""}' == msgspec.json.encode(ShortSample(id="a", note=""))


def test_an_answer_is_extended_by_further_fields() -> None:
    """
    All of its fields stay as they are, the unset ones included.
    """
    long = extend(LongSample, ShortSample(id="a"), figures=[1, 2])

    assert LongSample(id="a", figures=[1, 2]) == long
    assert b'{"id":"a","figures":[1,2]}' == msgspec.json.encode(long)


def test_answers_read_what_an_older_or_newer_service_wrote() -> None:
    """
    A field that is not known is left alone, one that is not there is unset.
    """
    found = msgspec.json.decode(b'{"id":"a","colour":"red"}', type=ShortSample)

    assert ShortSample(id="a") == found


def test_classes_of_classes_are_found() -> None:
    """
    The document asks for all of them, however deep.
    """
    assert {ShortSample, LongSample} <= set(representations())
