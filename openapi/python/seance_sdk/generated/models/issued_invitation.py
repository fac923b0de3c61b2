from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="IssuedInvitation")


@_attrs_define
class IssuedInvitation:
    """What an open seat can be claimed by, once, and by nothing else.

    Attributes:
        seat (int): The number of the seat.
        invitation (str): For `invitation` of claimSeat. Told this once; stored hashed.
        fragment (str): The same for a link: put it behind the `#` of an address of your page, where no server and no
            log gets it; never into a query.
    """

    seat: int
    invitation: str
    fragment: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        invitation = self.invitation

        fragment = self.fragment

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "invitation": invitation,
                "fragment": fragment,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        invitation = d.pop("invitation")

        fragment = d.pop("fragment")

        issued_invitation = cls(
            seat=seat,
            invitation=invitation,
            fragment=fragment,
        )

        issued_invitation.additional_properties = d
        return issued_invitation

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
