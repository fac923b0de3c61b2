from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hint_status import HintStatus, check_hint_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.option import Option


T = TypeVar("T", bound="Hint")


@_attrs_define
class Hint:
    """What a strong bot would do, from nothing but what the seat sees.

    Attributes:
        id (str): The id of the hint.
        game (str): The game that it is about.
        version (int): The version that it is about.
        seat (int): The seat that it is for.
        status (HintStatus): `outdated` if the game went on before the hint was worked out.
        option (Option | Unset): One legal answer to a decision.
    """

    id: str
    game: str
    version: int
    seat: int
    status: HintStatus
    option: Option | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        version = self.version

        seat = self.seat

        status: str = self.status

        option: dict[str, Any] | Unset = UNSET
        if not isinstance(self.option, Unset):
            option = self.option.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "version": version,
                "seat": seat,
                "status": status,
            }
        )
        if option is not UNSET:
            field_dict["option"] = option

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.option import Option  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        version = d.pop("version")

        seat = d.pop("seat")

        status = check_hint_status(d.pop("status"))

        _option = d.pop("option", UNSET)
        option: Option | Unset
        if isinstance(_option, Unset):
            option = UNSET
        else:
            option = Option.from_dict(_option)

        hint = cls(
            id=id,
            game=game,
            version=version,
            seat=seat,
            status=status,
            option=option,
        )

        hint.additional_properties = d
        return hint

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
