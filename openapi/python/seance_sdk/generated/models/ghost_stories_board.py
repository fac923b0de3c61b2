from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghost_stories_board_id import (
    GhostStoriesBoardId,
    check_ghost_stories_board_id,
)
from ..models.ghost_stories_power_id import (
    GhostStoriesPowerId,
    check_ghost_stories_power_id,
)
from ..models.ghost_stories_tile_id import (
    GhostStoriesTileId,
    check_ghost_stories_tile_id,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ghost_stories_space import GhostStoriesSpace
    from ..models.ghost_stories_tokens import GhostStoriesTokens


T = TypeVar("T", bound="GhostStoriesBoard")


@_attrs_define
class GhostStoriesBoard:
    """A board: of a player, neutral or possessed.

    Attributes:
        board (GhostStoriesBoardId): A board, by its colour.
        power (GhostStoriesPowerId): A power of a board.
        usable (bool): Whether the power is neither locked nor possessed.
        qi (int): Qi; 0 means dead or possessed.
        tao (GhostStoriesTokens): Tao tokens by colour.
        yin_yang (bool): Whether the player holds the Yin-Yang.
        buddhas (int): Buddhas in hand.
        power_tokens (int): Power tokens in hand.
        spaces (list[GhostStoriesSpace]): From left to right for the owner.
        seat (int | Unset): Whose it is; absent for a neutral board.
        tile (GhostStoriesTileId | Unset): A village tile.
    """

    board: GhostStoriesBoardId
    power: GhostStoriesPowerId
    usable: bool
    qi: int
    tao: GhostStoriesTokens
    yin_yang: bool
    buddhas: int
    power_tokens: int
    spaces: list[GhostStoriesSpace]
    seat: int | Unset = UNSET
    tile: GhostStoriesTileId | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board: str = self.board

        power: str = self.power

        usable = self.usable

        qi = self.qi

        tao = self.tao.to_dict()

        yin_yang = self.yin_yang

        buddhas = self.buddhas

        power_tokens = self.power_tokens

        spaces = []
        for spaces_item_data in self.spaces:
            spaces_item = spaces_item_data.to_dict()
            spaces.append(spaces_item)

        seat = self.seat

        tile: str | Unset = UNSET
        if not isinstance(self.tile, Unset):
            tile = self.tile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "power": power,
                "usable": usable,
                "qi": qi,
                "tao": tao,
                "yin_yang": yin_yang,
                "buddhas": buddhas,
                "power_tokens": power_tokens,
                "spaces": spaces,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if tile is not UNSET:
            field_dict["tile"] = tile

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ghost_stories_space import GhostStoriesSpace  # noqa: PLC0415
        from ..models.ghost_stories_tokens import GhostStoriesTokens  # noqa: PLC0415

        d = dict(src_dict)
        board = check_ghost_stories_board_id(d.pop("board"))

        power = check_ghost_stories_power_id(d.pop("power"))

        usable = d.pop("usable")

        qi = d.pop("qi")

        tao = GhostStoriesTokens.from_dict(d.pop("tao"))

        yin_yang = d.pop("yin_yang")

        buddhas = d.pop("buddhas")

        power_tokens = d.pop("power_tokens")

        spaces = []
        _spaces = d.pop("spaces")
        for spaces_item_data in _spaces:
            spaces_item = GhostStoriesSpace.from_dict(spaces_item_data)

            spaces.append(spaces_item)

        seat = d.pop("seat", UNSET)

        _tile = d.pop("tile", UNSET)
        tile: GhostStoriesTileId | Unset
        if isinstance(_tile, Unset):
            tile = UNSET
        else:
            tile = check_ghost_stories_tile_id(_tile)

        ghost_stories_board = cls(
            board=board,
            power=power,
            usable=usable,
            qi=qi,
            tao=tao,
            yin_yang=yin_yang,
            buddhas=buddhas,
            power_tokens=power_tokens,
            spaces=spaces,
            seat=seat,
            tile=tile,
        )

        ghost_stories_board.additional_properties = d
        return ghost_stories_board

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
