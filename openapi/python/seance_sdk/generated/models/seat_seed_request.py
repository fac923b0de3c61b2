from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SeatSeedRequest")


@_attrs_define
class SeatSeedRequest:
    """What a seat has contributed to the chance of a game.

    Attributes:
        seat (int): Which.
        seed (str): The text itself.
    """

    seat: int
    seed: str

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "seed": seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        seed = d.pop("seed")

        seat_seed_request = cls(
            seat=seat,
            seed=seed,
        )

        return seat_seed_request
