from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.option import Option


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """The question that the reader may answer now.

    Attributes:
        kind (str): What is asked.
        prompt (str): The question in words.
        rules (list[str]): The rules that ask.
        options (list[Option]): All legal answers, in a fixed order.
    """

    kind: str
    prompt: str
    rules: list[str]
    options: list[Option]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        prompt = self.prompt

        rules = self.rules

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "prompt": prompt,
                "rules": rules,
                "options": options,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.option import Option  # noqa: PLC0415

        d = dict(src_dict)
        kind = d.pop("kind")

        prompt = d.pop("prompt")

        rules = cast(list[str], d.pop("rules"))

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = Option.from_dict(options_item_data)

            options.append(options_item)

        decision = cls(
            kind=kind,
            prompt=prompt,
            rules=rules,
            options=options,
        )

        decision.additional_properties = d
        return decision

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
