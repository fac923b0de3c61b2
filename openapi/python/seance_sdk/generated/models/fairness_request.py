from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.seat_seed_request import SeatSeedRequest


T = TypeVar("T", bound="FairnessRequest")


@_attrs_define
class FairnessRequest:
    """From what a key was made, to be checked.

    Attributes:
        commitment (str): Told from the start.
        secret (str): Told at the end.
        seeded (bool | Unset): As getReplay answers it; not used.
        key (str | Unset): As getReplay answers it; not used.
        seeds (list[SeatSeedRequest] | Unset): What seats have contributed.
    """

    commitment: str
    secret: str
    seeded: bool | Unset = UNSET
    key: str | Unset = UNSET
    seeds: list[SeatSeedRequest] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        commitment = self.commitment

        secret = self.secret

        seeded = self.seeded

        key = self.key

        seeds: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.seeds, Unset):
            seeds = []
            for seeds_item_data in self.seeds:
                seeds_item = seeds_item_data.to_dict()
                seeds.append(seeds_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commitment": commitment,
                "secret": secret,
            }
        )
        if seeded is not UNSET:
            field_dict["seeded"] = seeded
        if key is not UNSET:
            field_dict["key"] = key
        if seeds is not UNSET:
            field_dict["seeds"] = seeds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_seed_request import SeatSeedRequest  # noqa: PLC0415

        d = dict(src_dict)
        commitment = d.pop("commitment")

        secret = d.pop("secret")

        seeded = d.pop("seeded", UNSET)

        key = d.pop("key", UNSET)

        _seeds = d.pop("seeds", UNSET)
        seeds: list[SeatSeedRequest] | Unset = UNSET
        if _seeds is not UNSET:
            seeds = []
            for seeds_item_data in _seeds:
                seeds_item = SeatSeedRequest.from_dict(seeds_item_data)

                seeds.append(seeds_item)

        fairness_request = cls(
            commitment=commitment,
            secret=secret,
            seeded=seeded,
            key=key,
            seeds=seeds,
        )

        return fairness_request
