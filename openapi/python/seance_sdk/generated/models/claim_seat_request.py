from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ClaimSeatRequest")


@_attrs_define
class ClaimSeatRequest:
    """Who claims a seat.

    Attributes:
        name (str | Unset): What texts call the seat.
        seed (str | Unset): Anything random: it is mixed into the key of the game, to whose secret the service has
            committed before, so that nobody chooses the chance.
    """

    name: str | Unset = UNSET
    seed: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        seed = d.pop("seed", UNSET)

        claim_seat_request = cls(
            name=name,
            seed=seed,
        )

        return claim_seat_request
