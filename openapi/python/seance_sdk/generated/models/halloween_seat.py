from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.halloween_seat_slots_item import (
    HalloweenSeatSlotsItem,
    check_halloween_seat_slots_item,
)

if TYPE_CHECKING:
    from ..models.halloween_colours import HalloweenColours
    from ..models.halloween_strip import HalloweenStrip


T = TypeVar("T", bound="HalloweenSeat")


@_attrs_define
class HalloweenSeat:
    """A player and the player board.

    Attributes:
        seat (int): Its number.
        score (int): SP.
        scare (int): Scare points.
        tokens (HalloweenColours): A number for each colour.
        discs (int): Discs in the own supply.
        strips (list[HalloweenStrip]): The strips in order.
        slots (list[HalloweenSeatSlotsItem]): The bonus slots in order.
        cards (list[int]): The cards that the player holds.
        pumpkins (int): Own pumpkins left.
        neutral_pumpkins (int): Neutral pumpkins left.
    """

    seat: int
    score: int
    scare: int
    tokens: HalloweenColours
    discs: int
    strips: list[HalloweenStrip]
    slots: list[HalloweenSeatSlotsItem]
    cards: list[int]
    pumpkins: int
    neutral_pumpkins: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        score = self.score

        scare = self.scare

        tokens = self.tokens.to_dict()

        discs = self.discs

        strips = []
        for strips_item_data in self.strips:
            strips_item = strips_item_data.to_dict()
            strips.append(strips_item)

        slots = []
        for slots_item_data in self.slots:
            slots_item: str = slots_item_data
            slots.append(slots_item)

        cards = self.cards

        pumpkins = self.pumpkins

        neutral_pumpkins = self.neutral_pumpkins

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "score": score,
                "scare": scare,
                "tokens": tokens,
                "discs": discs,
                "strips": strips,
                "slots": slots,
                "cards": cards,
                "pumpkins": pumpkins,
                "neutral_pumpkins": neutral_pumpkins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.halloween_colours import HalloweenColours  # noqa: PLC0415
        from ..models.halloween_strip import HalloweenStrip  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        score = d.pop("score")

        scare = d.pop("scare")

        tokens = HalloweenColours.from_dict(d.pop("tokens"))

        discs = d.pop("discs")

        strips = []
        _strips = d.pop("strips")
        for strips_item_data in _strips:
            strips_item = HalloweenStrip.from_dict(strips_item_data)

            strips.append(strips_item)

        slots = []
        _slots = d.pop("slots")
        for slots_item_data in _slots:
            slots_item = check_halloween_seat_slots_item(slots_item_data)

            slots.append(slots_item)

        cards = cast(list[int], d.pop("cards"))

        pumpkins = d.pop("pumpkins")

        neutral_pumpkins = d.pop("neutral_pumpkins")

        halloween_seat = cls(
            seat=seat,
            score=score,
            scare=scare,
            tokens=tokens,
            discs=discs,
            strips=strips,
            slots=slots,
            cards=cards,
            pumpkins=pumpkins,
            neutral_pumpkins=neutral_pumpkins,
        )

        halloween_seat.additional_properties = d
        return halloween_seat

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
