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

from ..models.ghooost_card_id import GhooostCardId, check_ghooost_card_id
from ..models.ghooost_view_deck_variant import (
    GhooostViewDeckVariant,
    check_ghooost_view_deck_variant,
)
from ..models.ghooost_view_direction import (
    GhooostViewDirection,
    check_ghooost_view_direction,
)
from ..models.ghooost_view_phase import GhooostViewPhase, check_ghooost_view_phase
from ..models.ghooost_view_twist_effect import (
    GhooostViewTwistEffect,
    check_ghooost_view_twist_effect,
)
from ..models.view import View
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ghooost_pile_card import GhooostPileCard
    from ..models.ghooost_seat import GhooostSeat


T = TypeVar("T", bound="GhooostView")


@_attrs_define
class GhooostView(View):
    """What a reader may see of a table of Ghooost!.

    Attributes:
        title (Literal['ghooost']):  Default: 'ghooost'.
        round_ (int): The number of the round, from 1.
        phase (GhooostViewPhase): Whether the crypt holds a card.
        direction (GhooostViewDirection): 1 is clockwise, towards higher seats; -1 the other way.
        cemetery (list[GhooostPileCard]): The pile from bottom to top.
        top (int): The value to play on; 0 if the pile is empty.
        beside (int): Kitties beside the cemetery.
        crypt (int): Cards left in the crypt.
        discard (list[GhooostCardId]): Cards out of the round, in ascending order.
        idle (int): Actions in a row without progress.
        passes (int): Passes in immediate succession.
        left (list[int]): Seats that have left the round, in that order.
        seats (list[GhooostSeat]): The seats in order.
        seat (int | Unset): The reader's own seat; absent for spectators.
        hand (list[GhooostCardId] | Unset): The reader's own hand, in ascending order.
        deck_variant (GhooostViewDeckVariant | Unset): Four Miss Copy and two Kitty (counted), or two and four
            (fr_wording). Default: 'counted'.
        twist_effect (GhooostViewTwistEffect | Unset): Whether a play with Twist reverses once, or once for every card
            in it. Default: 'once_per_play'.
        no_progress_actions (int | Unset): How many actions in a row without progress end a round by adjudication.
            Default: 300.
        match (bool | Unset): Several rounds with points and Boo tokens; three or more players. Default: False.
        to_act (int | Unset): Who is asked; absent once the game has ended.
    """

    round_: int
    phase: GhooostViewPhase
    direction: GhooostViewDirection
    cemetery: list[GhooostPileCard]
    top: int
    beside: int
    crypt: int
    discard: list[GhooostCardId]
    idle: int
    passes: int
    left: list[int]
    seats: list[GhooostSeat]
    title: Literal["ghooost"] = "ghooost"
    seat: int | Unset = UNSET
    hand: list[GhooostCardId] | Unset = UNSET
    deck_variant: GhooostViewDeckVariant | Unset = "counted"
    twist_effect: GhooostViewTwistEffect | Unset = "once_per_play"
    no_progress_actions: int | Unset = 300
    match: bool | Unset = False
    to_act: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        round_ = self.round_

        phase: str = self.phase

        direction: int = self.direction

        cemetery = []
        for cemetery_item_data in self.cemetery:
            cemetery_item = cemetery_item_data.to_dict()
            cemetery.append(cemetery_item)

        top = self.top

        beside = self.beside

        crypt = self.crypt

        discard = []
        for discard_item_data in self.discard:
            discard_item: str = discard_item_data
            discard.append(discard_item)

        idle = self.idle

        passes = self.passes

        left = self.left

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        seat = self.seat

        hand: list[str] | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = []
            for hand_item_data in self.hand:
                hand_item: str = hand_item_data
                hand.append(hand_item)

        deck_variant: str | Unset = UNSET
        if not isinstance(self.deck_variant, Unset):
            deck_variant = self.deck_variant

        twist_effect: str | Unset = UNSET
        if not isinstance(self.twist_effect, Unset):
            twist_effect = self.twist_effect

        no_progress_actions = self.no_progress_actions

        match = self.match

        to_act = self.to_act

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "round": round_,
                "phase": phase,
                "direction": direction,
                "cemetery": cemetery,
                "top": top,
                "beside": beside,
                "crypt": crypt,
                "discard": discard,
                "idle": idle,
                "passes": passes,
                "left": left,
                "seats": seats,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if hand is not UNSET:
            field_dict["hand"] = hand
        if deck_variant is not UNSET:
            field_dict["deck_variant"] = deck_variant
        if twist_effect is not UNSET:
            field_dict["twist_effect"] = twist_effect
        if no_progress_actions is not UNSET:
            field_dict["no_progress_actions"] = no_progress_actions
        if match is not UNSET:
            field_dict["match"] = match
        if to_act is not UNSET:
            field_dict["to_act"] = to_act

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ghooost_pile_card import GhooostPileCard  # noqa: PLC0415
        from ..models.ghooost_seat import GhooostSeat  # noqa: PLC0415

        d = dict(src_dict)
        title = cast(Literal["ghooost"], d.pop("title"))
        if title != "ghooost":
            raise ValueError(f"title must match const 'ghooost', got '{title}'")

        round_ = d.pop("round")

        phase = check_ghooost_view_phase(d.pop("phase"))

        direction = check_ghooost_view_direction(d.pop("direction"))

        cemetery = []
        _cemetery = d.pop("cemetery")
        for cemetery_item_data in _cemetery:
            cemetery_item = GhooostPileCard.from_dict(cemetery_item_data)

            cemetery.append(cemetery_item)

        top = d.pop("top")

        beside = d.pop("beside")

        crypt = d.pop("crypt")

        discard = []
        _discard = d.pop("discard")
        for discard_item_data in _discard:
            discard_item = check_ghooost_card_id(discard_item_data)

            discard.append(discard_item)

        idle = d.pop("idle")

        passes = d.pop("passes")

        left = cast(list[int], d.pop("left"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = GhooostSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        seat = d.pop("seat", UNSET)

        _hand = d.pop("hand", UNSET)
        hand: list[GhooostCardId] | Unset = UNSET
        if _hand is not UNSET:
            hand = []
            for hand_item_data in _hand:
                hand_item = check_ghooost_card_id(hand_item_data)

                hand.append(hand_item)

        _deck_variant = d.pop("deck_variant", UNSET)
        deck_variant: GhooostViewDeckVariant | Unset
        if isinstance(_deck_variant, Unset):
            deck_variant = UNSET
        else:
            deck_variant = check_ghooost_view_deck_variant(_deck_variant)

        _twist_effect = d.pop("twist_effect", UNSET)
        twist_effect: GhooostViewTwistEffect | Unset
        if isinstance(_twist_effect, Unset):
            twist_effect = UNSET
        else:
            twist_effect = check_ghooost_view_twist_effect(_twist_effect)

        no_progress_actions = d.pop("no_progress_actions", UNSET)

        match = d.pop("match", UNSET)

        to_act = d.pop("to_act", UNSET)

        ghooost_view = cls(
            title=title,
            round_=round_,
            phase=phase,
            direction=direction,
            cemetery=cemetery,
            top=top,
            beside=beside,
            crypt=crypt,
            discard=discard,
            idle=idle,
            passes=passes,
            left=left,
            seats=seats,
            seat=seat,
            hand=hand,
            deck_variant=deck_variant,
            twist_effect=twist_effect,
            no_progress_actions=no_progress_actions,
            match=match,
            to_act=to_act,
        )

        ghooost_view.additional_properties = d
        return ghooost_view

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
