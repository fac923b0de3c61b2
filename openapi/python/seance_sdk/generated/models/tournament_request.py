from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.tournament_request_format import (
    TournamentRequestFormat,
    check_tournament_request_format,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.entrant_request import EntrantRequest
    from ..models.game_options import GameOptions


T = TypeVar("T", bound="TournamentRequest")


@_attrs_define
class TournamentRequest:
    """A tournament to be held.

    Attributes:
        title (str): An id of listTitles.
        format_ (TournamentRequestFormat): `round_robin`: every set of entrants that fills a table plays. `swiss`:
            neighbours in the ranking meet. `knock_out`: one of each table goes on.
        seats (int): How many play a game.
        entrants (list[EntrantRequest]): The strongest first, as far as is known.
        options (GameOptions | Unset): The options of a game; getTitle has their schema.
        rounds (int | Unset): Of `swiss` only. Default: 0.
        repeats (int | Unset): How many games a table plays in a round. Default: 1.
        seed (str | Unset): Deals follow from it; left out, it is secret until the end.
        move_seconds (int | Unset): After so long a bot answers in the place of a program. Default: 60.
    """

    title: str
    format_: TournamentRequestFormat
    seats: int
    entrants: list[EntrantRequest]
    options: GameOptions | Unset = UNSET
    rounds: int | Unset = 0
    repeats: int | Unset = 1
    seed: str | Unset = UNSET
    move_seconds: int | Unset = 60

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        format_: str = self.format_

        seats = self.seats

        entrants = []
        for entrants_item_data in self.entrants:
            entrants_item = entrants_item_data.to_dict()
            entrants.append(entrants_item)

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        rounds = self.rounds

        repeats = self.repeats

        seed = self.seed

        move_seconds = self.move_seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
                "format": format_,
                "seats": seats,
                "entrants": entrants,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if repeats is not UNSET:
            field_dict["repeats"] = repeats
        if seed is not UNSET:
            field_dict["seed"] = seed
        if move_seconds is not UNSET:
            field_dict["move_seconds"] = move_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entrant_request import EntrantRequest  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        format_ = check_tournament_request_format(d.pop("format"))

        seats = d.pop("seats")

        entrants = []
        _entrants = d.pop("entrants")
        for entrants_item_data in _entrants:
            entrants_item = EntrantRequest.from_dict(entrants_item_data)

            entrants.append(entrants_item)

        _options = d.pop("options", UNSET)
        options: GameOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = GameOptions.from_dict(_options)

        rounds = d.pop("rounds", UNSET)

        repeats = d.pop("repeats", UNSET)

        seed = d.pop("seed", UNSET)

        move_seconds = d.pop("move_seconds", UNSET)

        tournament_request = cls(
            title=title,
            format_=format_,
            seats=seats,
            entrants=entrants,
            options=options,
            rounds=rounds,
            repeats=repeats,
            seed=seed,
            move_seconds=move_seconds,
        )

        return tournament_request
