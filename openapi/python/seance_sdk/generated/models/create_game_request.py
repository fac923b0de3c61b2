from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_options import GameOptions
    from ..models.seat_request import SeatRequest


T = TypeVar("T", bound="CreateGameRequest")


@_attrs_define
class CreateGameRequest:
    """A new game.

    Attributes:
        title (str): An id of listTitles.
        seats (list[SeatRequest]): The seats in order; the title says how many it takes.
        options (GameOptions | Unset): The options of a game; getTitle has their schema.
        seed (str | Unset): The same seed, options and commands give the same game. Whoever knows it can know every
            draw; left out, chance is secret.
        public (bool | Unset): Whether the game is listed and open to spectators.
        turn_seconds (int | Unset): How long a person may take to answer; then a bot answers once in their place. Left
            out, there is no limit.
    """

    title: str
    seats: list[SeatRequest]
    options: GameOptions | Unset = UNSET
    seed: str | Unset = UNSET
    public: bool | Unset = UNSET
    turn_seconds: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        seed = self.seed

        public = self.public

        turn_seconds = self.turn_seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
                "seats": seats,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if seed is not UNSET:
            field_dict["seed"] = seed
        if public is not UNSET:
            field_dict["public"] = public
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.seat_request import SeatRequest  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatRequest.from_dict(seats_item_data)

            seats.append(seats_item)

        _options = d.pop("options", UNSET)
        options: GameOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = GameOptions.from_dict(_options)

        seed = d.pop("seed", UNSET)

        public = d.pop("public", UNSET)

        turn_seconds = d.pop("turn_seconds", UNSET)

        create_game_request = cls(
            title=title,
            seats=seats,
            options=options,
            seed=seed,
            public=public,
            turn_seconds=turn_seconds,
        )

        return create_game_request
