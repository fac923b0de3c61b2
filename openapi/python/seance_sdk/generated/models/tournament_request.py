from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.tournament_request_format import (
    TournamentRequestFormat,
    check_tournament_request_format,
)
from ..models.tournament_request_registration import (
    TournamentRequestRegistration,
    check_tournament_request_registration,
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
        options (GameOptions | Unset): The options of a game; getTitle has their schema.
        entrants (list[EntrantRequest] | Unset): The strongest first, as far as is known. At least two, unless accounts
            may enter.
        registration (TournamentRequestRegistration | Unset): `open`: accounts may enter until it starts.
        starts_at (str | Unset): When registration ends and play begins (RFC 3339); left out, when startTournament is
            called.
        rounds (int | Unset): Of `swiss` only. Default: 0.
        repeats (int | Unset): How many games a table plays in a round. Default: 1.
        seed (str | Unset): Deals follow from it; left out, it is secret until the end.
        move_seconds (int | Unset): After so long a bot answers in the place of a program. Default: 60.
        game_seconds (int | Unset): How long a program may think in a whole game, before it forfeits it; 0 for as long
            as its moves let it. Default: 0.
        max_timeouts (int | Unset): A program that took too long for this many moves of a game forfeits it. Default: 3.
        parallel (int | Unset): How many games a program plays at a time. Default: 4.
    """

    title: str
    format_: TournamentRequestFormat
    seats: int
    options: GameOptions | Unset = UNSET
    entrants: list[EntrantRequest] | Unset = UNSET
    registration: TournamentRequestRegistration | Unset = UNSET
    starts_at: str | Unset = UNSET
    rounds: int | Unset = 0
    repeats: int | Unset = 1
    seed: str | Unset = UNSET
    move_seconds: int | Unset = 60
    game_seconds: int | Unset = 0
    max_timeouts: int | Unset = 3
    parallel: int | Unset = 4

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        format_: str = self.format_

        seats = self.seats

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        entrants: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.entrants, Unset):
            entrants = []
            for entrants_item_data in self.entrants:
                entrants_item = entrants_item_data.to_dict()
                entrants.append(entrants_item)

        registration: str | Unset = UNSET
        if not isinstance(self.registration, Unset):
            registration = self.registration

        starts_at = self.starts_at

        rounds = self.rounds

        repeats = self.repeats

        seed = self.seed

        move_seconds = self.move_seconds

        game_seconds = self.game_seconds

        max_timeouts = self.max_timeouts

        parallel = self.parallel

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
                "format": format_,
                "seats": seats,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if entrants is not UNSET:
            field_dict["entrants"] = entrants
        if registration is not UNSET:
            field_dict["registration"] = registration
        if starts_at is not UNSET:
            field_dict["starts_at"] = starts_at
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if repeats is not UNSET:
            field_dict["repeats"] = repeats
        if seed is not UNSET:
            field_dict["seed"] = seed
        if move_seconds is not UNSET:
            field_dict["move_seconds"] = move_seconds
        if game_seconds is not UNSET:
            field_dict["game_seconds"] = game_seconds
        if max_timeouts is not UNSET:
            field_dict["max_timeouts"] = max_timeouts
        if parallel is not UNSET:
            field_dict["parallel"] = parallel

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entrant_request import EntrantRequest  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        format_ = check_tournament_request_format(d.pop("format"))

        seats = d.pop("seats")

        _options = d.pop("options", UNSET)
        options: GameOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = GameOptions.from_dict(_options)

        _entrants = d.pop("entrants", UNSET)
        entrants: list[EntrantRequest] | Unset = UNSET
        if _entrants is not UNSET:
            entrants = []
            for entrants_item_data in _entrants:
                entrants_item = EntrantRequest.from_dict(entrants_item_data)

                entrants.append(entrants_item)

        _registration = d.pop("registration", UNSET)
        registration: TournamentRequestRegistration | Unset
        if isinstance(_registration, Unset):
            registration = UNSET
        else:
            registration = check_tournament_request_registration(_registration)

        starts_at = d.pop("starts_at", UNSET)

        rounds = d.pop("rounds", UNSET)

        repeats = d.pop("repeats", UNSET)

        seed = d.pop("seed", UNSET)

        move_seconds = d.pop("move_seconds", UNSET)

        game_seconds = d.pop("game_seconds", UNSET)

        max_timeouts = d.pop("max_timeouts", UNSET)

        parallel = d.pop("parallel", UNSET)

        tournament_request = cls(
            title=title,
            format_=format_,
            seats=seats,
            options=options,
            entrants=entrants,
            registration=registration,
            starts_at=starts_at,
            rounds=rounds,
            repeats=repeats,
            seed=seed,
            move_seconds=move_seconds,
            game_seconds=game_seconds,
            max_timeouts=max_timeouts,
            parallel=parallel,
        )

        return tournament_request
