from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.seat_seed import SeatSeed


T = TypeVar("T", bound="Fairness")


@_attrs_define
class Fairness:
    """What lets anybody check the chance of a game once it is over.

    Attributes:
        commitment (str): The SHA-256 of the game's secret, in hexadecimal.
        seeded (bool): Whether the owner chose the secret and so may know draws.
        seeds (list[SeatSeed] | Unset): What seats have contributed when they were claimed.
        secret (str | Unset): In hexadecimal, once the game has finished.
        key (str | Unset): The key of every draw, in hexadecimal, once the game has finished: the secret if there are no
            seeds, else SHA-256(secret + SHA-256(seed of seat 0) + SHA-256(seed of seat 1) + ...), with the empty text for a
            seat without. A fork of a live game has a key of its own.
    """

    commitment: str
    seeded: bool
    seeds: list[SeatSeed] | Unset = UNSET
    secret: str | Unset = UNSET
    key: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commitment = self.commitment

        seeded = self.seeded

        seeds: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.seeds, Unset):
            seeds = []
            for seeds_item_data in self.seeds:
                seeds_item = seeds_item_data.to_dict()
                seeds.append(seeds_item)

        secret = self.secret

        key = self.key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commitment": commitment,
                "seeded": seeded,
            }
        )
        if seeds is not UNSET:
            field_dict["seeds"] = seeds
        if secret is not UNSET:
            field_dict["secret"] = secret
        if key is not UNSET:
            field_dict["key"] = key

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_seed import SeatSeed  # noqa: PLC0415

        d = dict(src_dict)
        commitment = d.pop("commitment")

        seeded = d.pop("seeded")

        _seeds = d.pop("seeds", UNSET)
        seeds: list[SeatSeed] | Unset = UNSET
        if _seeds is not UNSET:
            seeds = []
            for seeds_item_data in _seeds:
                seeds_item = SeatSeed.from_dict(seeds_item_data)

                seeds.append(seeds_item)

        secret = d.pop("secret", UNSET)

        key = d.pop("key", UNSET)

        fairness = cls(
            commitment=commitment,
            seeded=seeded,
            seeds=seeds,
            secret=secret,
            key=key,
        )

        fairness.additional_properties = d
        return fairness

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
