from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="AnswerUndoRequest")


@_attrs_define
class AnswerUndoRequest:
    """Whether another seat may take its last choice back.

    Attributes:
        agree (bool): Whether it may; `false` ends its request.
    """

    agree: bool

    def to_dict(self) -> dict[str, Any]:
        agree = self.agree

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "agree": agree,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        agree = d.pop("agree")

        answer_undo_request = cls(
            agree=agree,
        )

        return answer_undo_request
