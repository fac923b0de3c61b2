from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="UpdateMeRequest")


@_attrs_define
class UpdateMeRequest:
    """What changes of one's own account.

    Attributes:
        about (str): What everybody may read about it; an empty text removes it.
    """

    about: str

    def to_dict(self) -> dict[str, Any]:
        about = self.about

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "about": about,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        about = d.pop("about")

        update_me_request = cls(
            about=about,
        )

        return update_me_request
