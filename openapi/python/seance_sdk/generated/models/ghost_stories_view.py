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

from ..models.ghost_stories_board_id import (
    GhostStoriesBoardId,
    check_ghost_stories_board_id,
)
from ..models.ghost_stories_colour import GhostStoriesColour, check_ghost_stories_colour
from ..models.ghost_stories_face import GhostStoriesFace, check_ghost_stories_face
from ..models.ghost_stories_ghost_id import (
    GhostStoriesGhostId,
    check_ghost_stories_ghost_id,
)
from ..models.ghost_stories_power_id import (
    GhostStoriesPowerId,
    check_ghost_stories_power_id,
)
from ..models.ghost_stories_view_curse import (
    GhostStoriesViewCurse,
    check_ghost_stories_view_curse,
)
from ..models.ghost_stories_view_difficulty import (
    GhostStoriesViewDifficulty,
    check_ghost_stories_view_difficulty,
)
from ..models.ghost_stories_view_edition import (
    GhostStoriesViewEdition,
    check_ghost_stories_view_edition,
)
from ..models.view import View
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ghost_stories_board import GhostStoriesBoard
    from ..models.ghost_stories_tile import GhostStoriesTile
    from ..models.ghost_stories_tokens import GhostStoriesTokens
    from ..models.ghost_stories_white_moon import GhostStoriesWhiteMoon


T = TypeVar("T", bound="GhostStoriesView")


@_attrs_define
class GhostStoriesView(View):
    """What everybody sees of a table of Ghost Stories.

    Attributes:
        title (Literal['ghost-stories']):  Default: 'ghost-stories'.
        edition (GhostStoriesViewEdition): The edition that is played.
        difficulty (GhostStoriesViewDifficulty): The level.
        haunt_limit (int): How many haunted tiles lose the game.
        incarnations (int): How many incarnations must be exorcised.
        turn (int): The number of the turn, neutral ones included.
        active (GhostStoriesBoardId): A board, by its colour.
        sides (list[GhostStoriesBoardId]): The boards on the north, east, south and west side.
        village (list[GhostStoriesTile]): The nine tiles row by row, north-west first.
        boards (list[GhostStoriesBoard]): The four boards: yellow, red, green, blue.
        supply (GhostStoriesTokens): Tao tokens by colour.
        qi_supply (int): Qi in the supply.
        temple (int): Buddhas on the Buddhist Temple.
        centre (int): Power tokens on the centre tile.
        caught (bool): Whether Uncatchable was put on a Buddha space.
        deck (int): Cards left in the deck.
        discard (list[GhostStoriesGhostId]): Cards out of play, the last one on top.
        exorcised (list[GhostStoriesGhostId]): Incarnations exorcised, in that order.
        dice (list[GhostStoriesFace]): The Tao dice as rolled last.
        curse (GhostStoriesViewCurse): The Curse die as rolled last.
        used (list[GhostStoriesPowerId]): Powers that cannot be used again this turn.
        borrowed (list[GhostStoriesBoardId]): Boards whose power is borrowed this turn.
        fresh (int): Buddhas taken this turn, not to be placed yet.
        pending (list[str]): What is still to happen, the next thing last; names and numbers.
        to_act (int | Unset): Who is asked; absent once the game has ended.
        circle (GhostStoriesColour | Unset): The colour of a Tao token.
        arriving (GhostStoriesGhostId | Unset): A ghost card.
        white_moon (GhostStoriesWhiteMoon | Unset): What White Moon adds; absent without the expansion.
    """

    edition: GhostStoriesViewEdition
    difficulty: GhostStoriesViewDifficulty
    haunt_limit: int
    incarnations: int
    turn: int
    active: GhostStoriesBoardId
    sides: list[GhostStoriesBoardId]
    village: list[GhostStoriesTile]
    boards: list[GhostStoriesBoard]
    supply: GhostStoriesTokens
    qi_supply: int
    temple: int
    centre: int
    caught: bool
    deck: int
    discard: list[GhostStoriesGhostId]
    exorcised: list[GhostStoriesGhostId]
    dice: list[GhostStoriesFace]
    curse: GhostStoriesViewCurse
    used: list[GhostStoriesPowerId]
    borrowed: list[GhostStoriesBoardId]
    fresh: int
    pending: list[str]
    title: Literal["ghost-stories"] = "ghost-stories"
    to_act: int | Unset = UNSET
    circle: GhostStoriesColour | Unset = UNSET
    arriving: GhostStoriesGhostId | Unset = UNSET
    white_moon: GhostStoriesWhiteMoon | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        edition: str = self.edition

        difficulty: str = self.difficulty

        haunt_limit = self.haunt_limit

        incarnations = self.incarnations

        turn = self.turn

        active: str = self.active

        sides = []
        for sides_item_data in self.sides:
            sides_item: str = sides_item_data
            sides.append(sides_item)

        village = []
        for village_item_data in self.village:
            village_item = village_item_data.to_dict()
            village.append(village_item)

        boards = []
        for boards_item_data in self.boards:
            boards_item = boards_item_data.to_dict()
            boards.append(boards_item)

        supply = self.supply.to_dict()

        qi_supply = self.qi_supply

        temple = self.temple

        centre = self.centre

        caught = self.caught

        deck = self.deck

        discard = []
        for discard_item_data in self.discard:
            discard_item: str = discard_item_data
            discard.append(discard_item)

        exorcised = []
        for exorcised_item_data in self.exorcised:
            exorcised_item: str = exorcised_item_data
            exorcised.append(exorcised_item)

        dice = []
        for dice_item_data in self.dice:
            dice_item: str = dice_item_data
            dice.append(dice_item)

        curse: str = self.curse

        used = []
        for used_item_data in self.used:
            used_item: str = used_item_data
            used.append(used_item)

        borrowed = []
        for borrowed_item_data in self.borrowed:
            borrowed_item: str = borrowed_item_data
            borrowed.append(borrowed_item)

        fresh = self.fresh

        pending = self.pending

        to_act = self.to_act

        circle: str | Unset = UNSET
        if not isinstance(self.circle, Unset):
            circle = self.circle

        arriving: str | Unset = UNSET
        if not isinstance(self.arriving, Unset):
            arriving = self.arriving

        white_moon: dict[str, Any] | Unset = UNSET
        if not isinstance(self.white_moon, Unset):
            white_moon = self.white_moon.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "edition": edition,
                "difficulty": difficulty,
                "haunt_limit": haunt_limit,
                "incarnations": incarnations,
                "turn": turn,
                "active": active,
                "sides": sides,
                "village": village,
                "boards": boards,
                "supply": supply,
                "qi_supply": qi_supply,
                "temple": temple,
                "centre": centre,
                "caught": caught,
                "deck": deck,
                "discard": discard,
                "exorcised": exorcised,
                "dice": dice,
                "curse": curse,
                "used": used,
                "borrowed": borrowed,
                "fresh": fresh,
                "pending": pending,
            }
        )
        if to_act is not UNSET:
            field_dict["to_act"] = to_act
        if circle is not UNSET:
            field_dict["circle"] = circle
        if arriving is not UNSET:
            field_dict["arriving"] = arriving
        if white_moon is not UNSET:
            field_dict["white_moon"] = white_moon

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ghost_stories_board import GhostStoriesBoard  # noqa: PLC0415
        from ..models.ghost_stories_tile import GhostStoriesTile  # noqa: PLC0415
        from ..models.ghost_stories_tokens import GhostStoriesTokens  # noqa: PLC0415
        from ..models.ghost_stories_white_moon import GhostStoriesWhiteMoon  # noqa: PLC0415

        d = dict(src_dict)
        title = cast(Literal["ghost-stories"], d.pop("title"))
        if title != "ghost-stories":
            raise ValueError(f"title must match const 'ghost-stories', got '{title}'")

        edition = check_ghost_stories_view_edition(d.pop("edition"))

        difficulty = check_ghost_stories_view_difficulty(d.pop("difficulty"))

        haunt_limit = d.pop("haunt_limit")

        incarnations = d.pop("incarnations")

        turn = d.pop("turn")

        active = check_ghost_stories_board_id(d.pop("active"))

        sides = []
        _sides = d.pop("sides")
        for sides_item_data in _sides:
            sides_item = check_ghost_stories_board_id(sides_item_data)

            sides.append(sides_item)

        village = []
        _village = d.pop("village")
        for village_item_data in _village:
            village_item = GhostStoriesTile.from_dict(village_item_data)

            village.append(village_item)

        boards = []
        _boards = d.pop("boards")
        for boards_item_data in _boards:
            boards_item = GhostStoriesBoard.from_dict(boards_item_data)

            boards.append(boards_item)

        supply = GhostStoriesTokens.from_dict(d.pop("supply"))

        qi_supply = d.pop("qi_supply")

        temple = d.pop("temple")

        centre = d.pop("centre")

        caught = d.pop("caught")

        deck = d.pop("deck")

        discard = []
        _discard = d.pop("discard")
        for discard_item_data in _discard:
            discard_item = check_ghost_stories_ghost_id(discard_item_data)

            discard.append(discard_item)

        exorcised = []
        _exorcised = d.pop("exorcised")
        for exorcised_item_data in _exorcised:
            exorcised_item = check_ghost_stories_ghost_id(exorcised_item_data)

            exorcised.append(exorcised_item)

        dice = []
        _dice = d.pop("dice")
        for dice_item_data in _dice:
            dice_item = check_ghost_stories_face(dice_item_data)

            dice.append(dice_item)

        curse = check_ghost_stories_view_curse(d.pop("curse"))

        used = []
        _used = d.pop("used")
        for used_item_data in _used:
            used_item = check_ghost_stories_power_id(used_item_data)

            used.append(used_item)

        borrowed = []
        _borrowed = d.pop("borrowed")
        for borrowed_item_data in _borrowed:
            borrowed_item = check_ghost_stories_board_id(borrowed_item_data)

            borrowed.append(borrowed_item)

        fresh = d.pop("fresh")

        pending = cast(list[str], d.pop("pending"))

        to_act = d.pop("to_act", UNSET)

        _circle = d.pop("circle", UNSET)
        circle: GhostStoriesColour | Unset
        if isinstance(_circle, Unset):
            circle = UNSET
        else:
            circle = check_ghost_stories_colour(_circle)

        _arriving = d.pop("arriving", UNSET)
        arriving: GhostStoriesGhostId | Unset
        if isinstance(_arriving, Unset):
            arriving = UNSET
        else:
            arriving = check_ghost_stories_ghost_id(_arriving)

        _white_moon = d.pop("white_moon", UNSET)
        white_moon: GhostStoriesWhiteMoon | Unset
        if isinstance(_white_moon, Unset):
            white_moon = UNSET
        else:
            white_moon = GhostStoriesWhiteMoon.from_dict(_white_moon)

        ghost_stories_view = cls(
            title=title,
            edition=edition,
            difficulty=difficulty,
            haunt_limit=haunt_limit,
            incarnations=incarnations,
            turn=turn,
            active=active,
            sides=sides,
            village=village,
            boards=boards,
            supply=supply,
            qi_supply=qi_supply,
            temple=temple,
            centre=centre,
            caught=caught,
            deck=deck,
            discard=discard,
            exorcised=exorcised,
            dice=dice,
            curse=curse,
            used=used,
            borrowed=borrowed,
            fresh=fresh,
            pending=pending,
            to_act=to_act,
            circle=circle,
            arriving=arriving,
            white_moon=white_moon,
        )

        ghost_stories_view.additional_properties = d
        return ghost_stories_view

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
