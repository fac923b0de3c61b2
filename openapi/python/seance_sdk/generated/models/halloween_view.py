from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.halloween_bonus_kind import HalloweenBonusKind, check_halloween_bonus_kind
from ..models.halloween_ending import HalloweenEnding, check_halloween_ending
from ..models.halloween_view_card_set import (
    HalloweenViewCardSet,
    check_halloween_view_card_set,
)
from ..models.halloween_view_mode import HalloweenViewMode, check_halloween_view_mode
from ..models.halloween_view_neutral_pumpkin_limit import (
    HalloweenViewNeutralPumpkinLimit,
    check_halloween_view_neutral_pumpkin_limit,
)
from ..models.view import View
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.halloween_building import HalloweenBuilding
    from ..models.halloween_colours import HalloweenColours
    from ..models.halloween_die import HalloweenDie
    from ..models.halloween_pending import HalloweenPending
    from ..models.halloween_seat import HalloweenSeat


T = TypeVar("T", bound="HalloweenView")


@_attrs_define
class HalloweenView(View):
    """What everybody sees of a table of Halloween.

    Attributes:
        title (Literal['halloween']):  Default: 'halloween'.
        round_ (int): The round, from 1.
        starter (int): Who began.
        active (int): Whose turn it is.
        unused (list[int]): Strips that the active player has not yet used.
        spent (list[int]): Once-per-turn cards that are used up in this turn.
        cards (list[int]): The cards on display.
        buildings (list[HalloweenBuilding]): The buildings, row by row.
        supply (HalloweenColours): A number for each colour.
        bonus_supply (int): Bonus tokens left face down.
        bonus_discard (list[HalloweenBonusKind]): Bonus tokens on the discard, the last on top.
        dice (list[HalloweenDie]): The dice on the table.
        seats (list[HalloweenSeat]): The seats in order.
        pending (list[HalloweenPending]): What the open decision interrupts, the last first to come; then itself.
        over (bool): Whether the game has ended.
        mode (HalloweenViewMode | Unset): The standard game, or the Master variant without cards and dice. Default:
            'standard'.
        card_set (HalloweenViewCardSet | Unset): The cards on display: drawn at random, a named set or your own choice.
            Default: 'random'.
        max_rounds (int | Unset): After so many rounds the game is scored; not a rule. Default: 100.
        neutral_pumpkin_limit (HalloweenViewNeutralPumpkinLimit | Unset): Two players: whether both may have a neutral
            pumpkin in a building. Default: 'per_player'.
        to_act (int | Unset): Who is asked; absent once the game has ended.
        ending (HalloweenEnding | Unset): Why the game ends.
        drawn (HalloweenBonusKind | Unset): The kind of bonus token.
        foes (HalloweenColours | Unset): A number for each colour.
    """

    round_: int
    starter: int
    active: int
    unused: list[int]
    spent: list[int]
    cards: list[int]
    buildings: list[HalloweenBuilding]
    supply: HalloweenColours
    bonus_supply: int
    bonus_discard: list[HalloweenBonusKind]
    dice: list[HalloweenDie]
    seats: list[HalloweenSeat]
    pending: list[HalloweenPending]
    over: bool
    title: Literal["halloween"] = "halloween"
    mode: HalloweenViewMode | Unset = "standard"
    card_set: HalloweenViewCardSet | Unset = "random"
    max_rounds: int | Unset = 100
    neutral_pumpkin_limit: HalloweenViewNeutralPumpkinLimit | Unset = "per_player"
    to_act: int | Unset = UNSET
    ending: HalloweenEnding | Unset = UNSET
    drawn: HalloweenBonusKind | Unset = UNSET
    foes: HalloweenColours | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        round_ = self.round_

        starter = self.starter

        active = self.active

        unused = self.unused

        spent = self.spent

        cards = self.cards

        buildings = []
        for buildings_item_data in self.buildings:
            buildings_item = buildings_item_data.to_dict()
            buildings.append(buildings_item)

        supply = self.supply.to_dict()

        bonus_supply = self.bonus_supply

        bonus_discard = []
        for bonus_discard_item_data in self.bonus_discard:
            bonus_discard_item: str = bonus_discard_item_data
            bonus_discard.append(bonus_discard_item)

        dice = []
        for dice_item_data in self.dice:
            dice_item = dice_item_data.to_dict()
            dice.append(dice_item)

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        pending = []
        for pending_item_data in self.pending:
            pending_item = pending_item_data.to_dict()
            pending.append(pending_item)

        over = self.over

        mode: str | Unset = UNSET
        if not isinstance(self.mode, Unset):
            mode = self.mode

        card_set: str | Unset = UNSET
        if not isinstance(self.card_set, Unset):
            card_set = self.card_set

        max_rounds = self.max_rounds

        neutral_pumpkin_limit: str | Unset = UNSET
        if not isinstance(self.neutral_pumpkin_limit, Unset):
            neutral_pumpkin_limit = self.neutral_pumpkin_limit

        to_act = self.to_act

        ending: str | Unset = UNSET
        if not isinstance(self.ending, Unset):
            ending = self.ending

        drawn: str | Unset = UNSET
        if not isinstance(self.drawn, Unset):
            drawn = self.drawn

        foes: dict[str, Any] | Unset = UNSET
        if not isinstance(self.foes, Unset):
            foes = self.foes.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "round": round_,
                "starter": starter,
                "active": active,
                "unused": unused,
                "spent": spent,
                "cards": cards,
                "buildings": buildings,
                "supply": supply,
                "bonus_supply": bonus_supply,
                "bonus_discard": bonus_discard,
                "dice": dice,
                "seats": seats,
                "pending": pending,
                "over": over,
            }
        )
        if mode is not UNSET:
            field_dict["mode"] = mode
        if card_set is not UNSET:
            field_dict["card_set"] = card_set
        if max_rounds is not UNSET:
            field_dict["max_rounds"] = max_rounds
        if neutral_pumpkin_limit is not UNSET:
            field_dict["neutral_pumpkin_limit"] = neutral_pumpkin_limit
        if to_act is not UNSET:
            field_dict["to_act"] = to_act
        if ending is not UNSET:
            field_dict["ending"] = ending
        if drawn is not UNSET:
            field_dict["drawn"] = drawn
        if foes is not UNSET:
            field_dict["foes"] = foes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.halloween_building import HalloweenBuilding  # noqa: PLC0415
        from ..models.halloween_colours import HalloweenColours  # noqa: PLC0415
        from ..models.halloween_die import HalloweenDie  # noqa: PLC0415
        from ..models.halloween_pending import HalloweenPending  # noqa: PLC0415
        from ..models.halloween_seat import HalloweenSeat  # noqa: PLC0415

        d = dict(src_dict)
        title = cast(Literal["halloween"], d.pop("title"))
        if title != "halloween":
            raise ValueError(f"title must match const 'halloween', got '{title}'")

        round_ = d.pop("round")

        starter = d.pop("starter")

        active = d.pop("active")

        unused = cast(list[int], d.pop("unused"))

        spent = cast(list[int], d.pop("spent"))

        cards = cast(list[int], d.pop("cards"))

        buildings = []
        _buildings = d.pop("buildings")
        for buildings_item_data in _buildings:
            buildings_item = HalloweenBuilding.from_dict(buildings_item_data)

            buildings.append(buildings_item)

        supply = HalloweenColours.from_dict(d.pop("supply"))

        bonus_supply = d.pop("bonus_supply")

        bonus_discard = []
        _bonus_discard = d.pop("bonus_discard")
        for bonus_discard_item_data in _bonus_discard:
            bonus_discard_item = check_halloween_bonus_kind(bonus_discard_item_data)

            bonus_discard.append(bonus_discard_item)

        dice = []
        _dice = d.pop("dice")
        for dice_item_data in _dice:
            dice_item = HalloweenDie.from_dict(dice_item_data)

            dice.append(dice_item)

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = HalloweenSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        pending = []
        _pending = d.pop("pending")
        for pending_item_data in _pending:
            pending_item = HalloweenPending.from_dict(pending_item_data)

            pending.append(pending_item)

        over = d.pop("over")

        _mode = d.pop("mode", UNSET)
        mode: HalloweenViewMode | Unset
        if isinstance(_mode, Unset):
            mode = UNSET
        else:
            mode = check_halloween_view_mode(_mode)

        _card_set = d.pop("card_set", UNSET)
        card_set: HalloweenViewCardSet | Unset
        if isinstance(_card_set, Unset):
            card_set = UNSET
        else:
            card_set = check_halloween_view_card_set(_card_set)

        max_rounds = d.pop("max_rounds", UNSET)

        _neutral_pumpkin_limit = d.pop("neutral_pumpkin_limit", UNSET)
        neutral_pumpkin_limit: HalloweenViewNeutralPumpkinLimit | Unset
        if isinstance(_neutral_pumpkin_limit, Unset):
            neutral_pumpkin_limit = UNSET
        else:
            neutral_pumpkin_limit = check_halloween_view_neutral_pumpkin_limit(
                _neutral_pumpkin_limit
            )

        to_act = d.pop("to_act", UNSET)

        _ending = d.pop("ending", UNSET)
        ending: HalloweenEnding | Unset
        if isinstance(_ending, Unset):
            ending = UNSET
        else:
            ending = check_halloween_ending(_ending)

        _drawn = d.pop("drawn", UNSET)
        drawn: HalloweenBonusKind | Unset
        if isinstance(_drawn, Unset):
            drawn = UNSET
        else:
            drawn = check_halloween_bonus_kind(_drawn)

        _foes = d.pop("foes", UNSET)
        foes: HalloweenColours | Unset
        if isinstance(_foes, Unset):
            foes = UNSET
        else:
            foes = HalloweenColours.from_dict(_foes)

        halloween_view = cls(
            title=title,
            round_=round_,
            starter=starter,
            active=active,
            unused=unused,
            spent=spent,
            cards=cards,
            buildings=buildings,
            supply=supply,
            bonus_supply=bonus_supply,
            bonus_discard=bonus_discard,
            dice=dice,
            seats=seats,
            pending=pending,
            over=over,
            mode=mode,
            card_set=card_set,
            max_rounds=max_rounds,
            neutral_pumpkin_limit=neutral_pumpkin_limit,
            to_act=to_act,
            ending=ending,
            drawn=drawn,
            foes=foes,
        )

        halloween_view.additional_properties = d
        return halloween_view

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
