from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="View")


@_attrs_define
class View:
    """A table as one reader sees it.

    Attributes:
        title (str): Which variant it is.
    """

    title: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """Return the variant that ``title`` names; one that is not known is the union itself."""
        variant = _VARIANTS.get(src_dict["title"])
        if variant is not None:
            module, name = variant
            return cast(
                T, getattr(import_module(module, __package__), name).from_dict(src_dict)
            )
        d = dict(src_dict)
        title = d.pop("title")

        view = cls(
            title=title,
        )

        view.additional_properties = d
        return view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties


_VARIANTS = {
    "ghooost": (".ghooost_view", "GhooostView"),
    "ghost-stories": (".ghost_stories_view", "GhostStoriesView"),
    "halloween": (".halloween_view", "HalloweenView"),
}
