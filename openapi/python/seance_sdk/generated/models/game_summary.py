from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_summary_status import GameSummaryStatus, check_game_summary_status

if TYPE_CHECKING:
    from ..models.game_options import GameOptions
    from ..models.game_seat import GameSeat


T = TypeVar("T", bound="GameSummary")


@_attrs_define
class GameSummary:
    """A public game in short.

    Attributes:
        id (str): The id of the game.
        title (str): The title that is played.
        options (GameOptions): The options of a game; getTitle has their schema.
        status (GameSummaryStatus): How far it is.
        version (int): How many commands it has taken.
        seats (list[GameSeat]): The seats in order.
        to_act (list[int]): The seats that may answer.
        rules_version (str): The rules that it is played by.
        created_at (str): When it was created (RFC 3339, UTC).
    """

    id: str
    title: str
    options: GameOptions
    status: GameSummaryStatus
    version: int
    seats: list[GameSeat]
    to_act: list[int]
    rules_version: str
    created_at: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        title = self.title

        options = self.options.to_dict()

        status: str = self.status

        version = self.version

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        to_act = self.to_act

        rules_version = self.rules_version

        created_at = self.created_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "title": title,
                "options": options,
                "status": status,
                "version": version,
                "seats": seats,
                "to_act": to_act,
                "rules_version": rules_version,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.game_seat import GameSeat  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        options = GameOptions.from_dict(d.pop("options"))

        status = check_game_summary_status(d.pop("status"))

        version = d.pop("version")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = GameSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        to_act = cast(list[int], d.pop("to_act"))

        rules_version = d.pop("rules_version")

        created_at = d.pop("created_at")

        game_summary = cls(
            id=id,
            title=title,
            options=options,
            status=status,
            version=version,
            seats=seats,
            to_act=to_act,
            rules_version=rules_version,
            created_at=created_at,
        )

        game_summary.additional_properties = d
        return game_summary

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
