from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.claim_seat_request_auto import (
    ClaimSeatRequestAuto,
    check_claim_seat_request_auto,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="ClaimSeatRequest")


@_attrs_define
class ClaimSeatRequest:
    """Who claims a seat.

    Attributes:
        name (str | Unset): What texts call the seat.
        invitation (str | Unset): Of createInvitation: only who has it may claim its seat.
        seed (str | Unset): Anything random: it is mixed into the key of the game, to whose secret the service has
            committed before, so that nobody chooses the chance.
        auto (ClaimSeatRequestAuto | Unset): `single`: where a question leaves no choice, the service answers it for
            this seat, by an ordinary command in the same step as what led to it. Only where everybody can see that there is
            no choice: never by a hand that others do not see. `off`: the seat answers itself. Left out, it stays as it is.
            Only for a person.
    """

    name: str | Unset = UNSET
    invitation: str | Unset = UNSET
    seed: str | Unset = UNSET
    auto: ClaimSeatRequestAuto | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        invitation = self.invitation

        seed = self.seed

        auto: str | Unset = UNSET
        if not isinstance(self.auto, Unset):
            auto = self.auto

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if invitation is not UNSET:
            field_dict["invitation"] = invitation
        if seed is not UNSET:
            field_dict["seed"] = seed
        if auto is not UNSET:
            field_dict["auto"] = auto

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        invitation = d.pop("invitation", UNSET)

        seed = d.pop("seed", UNSET)

        _auto = d.pop("auto", UNSET)
        auto: ClaimSeatRequestAuto | Unset
        if isinstance(_auto, Unset):
            auto = UNSET
        else:
            auto = check_claim_seat_request_auto(_auto)

        claim_seat_request = cls(
            name=name,
            invitation=invitation,
            seed=seed,
            auto=auto,
        )

        return claim_seat_request
