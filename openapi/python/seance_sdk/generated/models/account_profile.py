from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_profile_kind import AccountProfileKind, check_account_profile_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.account_rating import AccountRating


T = TypeVar("T", bound="AccountProfile")


@_attrs_define
class AccountProfile:
    """An account, as everybody sees it.

    Attributes:
        name (str): Its name, for ever.
        kind (AccountProfileKind): Who it is.
        created_at (str): When it registered (RFC 3339, UTC).
        about (str | Unset): What it says about itself.
        games (int | Unset): How many games it is in that are kept; by getAccount.
        ratings (list[AccountRating] | Unset): By title and number of players; by getAccount. listRatings has history.
        tournaments (list[str] | Unset): Ids of the last 20 tournaments that it played in, the newest first; by
            getAccount. The service may have forgotten old ones.
    """

    name: str
    kind: AccountProfileKind
    created_at: str
    about: str | Unset = UNSET
    games: int | Unset = UNSET
    ratings: list[AccountRating] | Unset = UNSET
    tournaments: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        kind: str = self.kind

        created_at = self.created_at

        about = self.about

        games = self.games

        ratings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ratings, Unset):
            ratings = []
            for ratings_item_data in self.ratings:
                ratings_item = ratings_item_data.to_dict()
                ratings.append(ratings_item)

        tournaments: list[str] | Unset = UNSET
        if not isinstance(self.tournaments, Unset):
            tournaments = self.tournaments

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "kind": kind,
                "created_at": created_at,
            }
        )
        if about is not UNSET:
            field_dict["about"] = about
        if games is not UNSET:
            field_dict["games"] = games
        if ratings is not UNSET:
            field_dict["ratings"] = ratings
        if tournaments is not UNSET:
            field_dict["tournaments"] = tournaments

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.account_rating import AccountRating  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        kind = check_account_profile_kind(d.pop("kind"))

        created_at = d.pop("created_at")

        about = d.pop("about", UNSET)

        games = d.pop("games", UNSET)

        _ratings = d.pop("ratings", UNSET)
        ratings: list[AccountRating] | Unset = UNSET
        if _ratings is not UNSET:
            ratings = []
            for ratings_item_data in _ratings:
                ratings_item = AccountRating.from_dict(ratings_item_data)

                ratings.append(ratings_item)

        tournaments = cast(list[str], d.pop("tournaments", UNSET))

        account_profile = cls(
            name=name,
            kind=kind,
            created_at=created_at,
            about=about,
            games=games,
            ratings=ratings,
            tournaments=tournaments,
        )

        account_profile.additional_properties = d
        return account_profile

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
