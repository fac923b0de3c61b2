from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghost_stories_board_id import (
    GhostStoriesBoardId,
    check_ghost_stories_board_id,
)
from ..models.ghost_stories_family_id import (
    GhostStoriesFamilyId,
    check_ghost_stories_family_id,
)
from ..models.ghost_stories_tile_id import (
    GhostStoriesTileId,
    check_ghost_stories_tile_id,
)
from ..models.ghost_stories_white_moon_calls import (
    GhostStoriesWhiteMoonCalls,
    check_ghost_stories_white_moon_calls,
)
from ..models.ghost_stories_white_moon_pool import (
    GhostStoriesWhiteMoonPool,
    check_ghost_stories_white_moon_pool,
)
from ..models.ghost_stories_white_moon_su_ling import (
    GhostStoriesWhiteMoonSuLing,
    check_ghost_stories_white_moon_su_ling,
)

if TYPE_CHECKING:
    from ..models.ghost_stories_artefact import GhostStoriesArtefact
    from ..models.ghost_stories_stack import GhostStoriesStack


T = TypeVar("T", bound="GhostStoriesWhiteMoon")


@_attrs_define
class GhostStoriesWhiteMoon:
    """What White Moon adds; absent without the expansion.

    Attributes:
        pool (GhostStoriesWhiteMoonPool): Which incarnations come.
        stacks (list[GhostStoriesStack]): Row by row, as the tiles of the village.
        shelter (list[GhostStoriesFamilyId]): Rescued villagers, in that order.
        graveyard (list[GhostStoriesFamilyId]): Killed villagers, in that order.
        portal (GhostStoriesTileId): A village tile.
        portal_held (bool): Whether Gate Keeper holds the Portal.
        su_ling (GhostStoriesWhiteMoonSuLing): The space before her, the reserve, or the Ondine.
        calls (GhostStoriesWhiteMoonCalls): Whether Su-Ling may come this turn, or has come.
        reserve (int): Moon Crystals in the reserve.
        crystals (list[int]): Moon Crystals: yellow, red, green, blue.
        fresh_crystals (int): Crystals taken this turn, not to be placed yet.
        receptacles (list[bool]): Which hold a crystal: nw, ne, se, sw.
        barrier_due (bool): Whether the Zhou family calls the Barrier this turn.
        earned (list[GhostStoriesFamilyId]): Families that will reward after the Barrier.
        artefacts (list[GhostStoriesArtefact]): All eight.
        clawed (bool): Whether the Claw was used this turn.
        lying (list[GhostStoriesBoardId]): The Taoists who lie on their side.
        lost_tao (list[int]): Tao tokens out of the game, by colour.
        depths (list[int]): Where incarnations lie in the deck, counted from its bottom.
        removed (int): Ghosts removed unseen.
        exchanged (bool): Whether Uncatchable was exchanged.
    """

    pool: GhostStoriesWhiteMoonPool
    stacks: list[GhostStoriesStack]
    shelter: list[GhostStoriesFamilyId]
    graveyard: list[GhostStoriesFamilyId]
    portal: GhostStoriesTileId
    portal_held: bool
    su_ling: GhostStoriesWhiteMoonSuLing
    calls: GhostStoriesWhiteMoonCalls
    reserve: int
    crystals: list[int]
    fresh_crystals: int
    receptacles: list[bool]
    barrier_due: bool
    earned: list[GhostStoriesFamilyId]
    artefacts: list[GhostStoriesArtefact]
    clawed: bool
    lying: list[GhostStoriesBoardId]
    lost_tao: list[int]
    depths: list[int]
    removed: int
    exchanged: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pool: str = self.pool

        stacks = []
        for stacks_item_data in self.stacks:
            stacks_item = stacks_item_data.to_dict()
            stacks.append(stacks_item)

        shelter = []
        for shelter_item_data in self.shelter:
            shelter_item: str = shelter_item_data
            shelter.append(shelter_item)

        graveyard = []
        for graveyard_item_data in self.graveyard:
            graveyard_item: str = graveyard_item_data
            graveyard.append(graveyard_item)

        portal: str = self.portal

        portal_held = self.portal_held

        su_ling: str = self.su_ling

        calls: str = self.calls

        reserve = self.reserve

        crystals = self.crystals

        fresh_crystals = self.fresh_crystals

        receptacles = self.receptacles

        barrier_due = self.barrier_due

        earned = []
        for earned_item_data in self.earned:
            earned_item: str = earned_item_data
            earned.append(earned_item)

        artefacts = []
        for artefacts_item_data in self.artefacts:
            artefacts_item = artefacts_item_data.to_dict()
            artefacts.append(artefacts_item)

        clawed = self.clawed

        lying = []
        for lying_item_data in self.lying:
            lying_item: str = lying_item_data
            lying.append(lying_item)

        lost_tao = self.lost_tao

        depths = self.depths

        removed = self.removed

        exchanged = self.exchanged

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pool": pool,
                "stacks": stacks,
                "shelter": shelter,
                "graveyard": graveyard,
                "portal": portal,
                "portal_held": portal_held,
                "su_ling": su_ling,
                "calls": calls,
                "reserve": reserve,
                "crystals": crystals,
                "fresh_crystals": fresh_crystals,
                "receptacles": receptacles,
                "barrier_due": barrier_due,
                "earned": earned,
                "artefacts": artefacts,
                "clawed": clawed,
                "lying": lying,
                "lost_tao": lost_tao,
                "depths": depths,
                "removed": removed,
                "exchanged": exchanged,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ghost_stories_artefact import GhostStoriesArtefact  # noqa: PLC0415
        from ..models.ghost_stories_stack import GhostStoriesStack  # noqa: PLC0415

        d = dict(src_dict)
        pool = check_ghost_stories_white_moon_pool(d.pop("pool"))

        stacks = []
        _stacks = d.pop("stacks")
        for stacks_item_data in _stacks:
            stacks_item = GhostStoriesStack.from_dict(stacks_item_data)

            stacks.append(stacks_item)

        shelter = []
        _shelter = d.pop("shelter")
        for shelter_item_data in _shelter:
            shelter_item = check_ghost_stories_family_id(shelter_item_data)

            shelter.append(shelter_item)

        graveyard = []
        _graveyard = d.pop("graveyard")
        for graveyard_item_data in _graveyard:
            graveyard_item = check_ghost_stories_family_id(graveyard_item_data)

            graveyard.append(graveyard_item)

        portal = check_ghost_stories_tile_id(d.pop("portal"))

        portal_held = d.pop("portal_held")

        su_ling = check_ghost_stories_white_moon_su_ling(d.pop("su_ling"))

        calls = check_ghost_stories_white_moon_calls(d.pop("calls"))

        reserve = d.pop("reserve")

        crystals = cast(list[int], d.pop("crystals"))

        fresh_crystals = d.pop("fresh_crystals")

        receptacles = cast(list[bool], d.pop("receptacles"))

        barrier_due = d.pop("barrier_due")

        earned = []
        _earned = d.pop("earned")
        for earned_item_data in _earned:
            earned_item = check_ghost_stories_family_id(earned_item_data)

            earned.append(earned_item)

        artefacts = []
        _artefacts = d.pop("artefacts")
        for artefacts_item_data in _artefacts:
            artefacts_item = GhostStoriesArtefact.from_dict(artefacts_item_data)

            artefacts.append(artefacts_item)

        clawed = d.pop("clawed")

        lying = []
        _lying = d.pop("lying")
        for lying_item_data in _lying:
            lying_item = check_ghost_stories_board_id(lying_item_data)

            lying.append(lying_item)

        lost_tao = cast(list[int], d.pop("lost_tao"))

        depths = cast(list[int], d.pop("depths"))

        removed = d.pop("removed")

        exchanged = d.pop("exchanged")

        ghost_stories_white_moon = cls(
            pool=pool,
            stacks=stacks,
            shelter=shelter,
            graveyard=graveyard,
            portal=portal,
            portal_held=portal_held,
            su_ling=su_ling,
            calls=calls,
            reserve=reserve,
            crystals=crystals,
            fresh_crystals=fresh_crystals,
            receptacles=receptacles,
            barrier_due=barrier_due,
            earned=earned,
            artefacts=artefacts,
            clawed=clawed,
            lying=lying,
            lost_tao=lost_tao,
            depths=depths,
            removed=removed,
            exchanged=exchanged,
        )

        ghost_stories_white_moon.additional_properties = d
        return ghost_stories_white_moon

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
