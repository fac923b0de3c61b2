from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.own_account_kind import OwnAccountKind, check_own_account_kind
from ..models.own_account_scopes_item import (
    OwnAccountScopesItem,
    check_own_account_scopes_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.account_key_info import AccountKeyInfo
    from ..models.account_rating import AccountRating


T = TypeVar("T", bound="OwnAccount")


@_attrs_define
class OwnAccount:
    """One's own account.

    Attributes:
        name (str): Its name, for ever.
        kind (OwnAccountKind): Who it is.
        created_at (str): When it registered (RFC 3339, UTC).
        scopes (list[OwnAccountScopesItem]): What its keys may be given.
        keys (list[AccountKeyInfo]): Its keys, the oldest first.
        about (str | Unset): What it says about itself.
        games (int | Unset): How many games it is in that are kept; by getAccount.
        ratings (list[AccountRating] | Unset): By title and number of players; by getAccount. listRatings has history.
        tournaments (list[str] | Unset): Ids of the last 20 tournaments that it played in, the newest first; by
            getAccount. The service may have forgotten old ones.
    """

    name: str
    kind: OwnAccountKind
    created_at: str
    scopes: list[OwnAccountScopesItem]
    keys: list[AccountKeyInfo]
    about: str | Unset = UNSET
    games: int | Unset = UNSET
    ratings: list[AccountRating] | Unset = UNSET
    tournaments: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        kind: str = self.kind

        created_at = self.created_at

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        keys = []
        for keys_item_data in self.keys:
            keys_item = keys_item_data.to_dict()
            keys.append(keys_item)

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
                "scopes": scopes,
                "keys": keys,
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
        from ..models.account_key_info import AccountKeyInfo  # noqa: PLC0415
        from ..models.account_rating import AccountRating  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        kind = check_own_account_kind(d.pop("kind"))

        created_at = d.pop("created_at")

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_own_account_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        keys = []
        _keys = d.pop("keys")
        for keys_item_data in _keys:
            keys_item = AccountKeyInfo.from_dict(keys_item_data)

            keys.append(keys_item)

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

        own_account = cls(
            name=name,
            kind=kind,
            created_at=created_at,
            scopes=scopes,
            keys=keys,
            about=about,
            games=games,
            ratings=ratings,
            tournaments=tournaments,
        )

        own_account.additional_properties = d
        return own_account

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
