from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.created_tournament_format import (
    CreatedTournamentFormat,
    check_created_tournament_format,
)
from ..models.created_tournament_status import (
    CreatedTournamentStatus,
    check_created_tournament_status,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.entrant import Entrant
    from ..models.entrant_credential import EntrantCredential
    from ..models.game_options import GameOptions
    from ..models.standing import Standing
    from ..models.tournament_progress import TournamentProgress
    from ..models.tournament_registration import TournamentRegistration


T = TypeVar("T", bound="CreatedTournament")


@_attrs_define
class CreatedTournament:
    """A new tournament.

    Attributes:
        id (str): The id of the tournament.
        status (CreatedTournamentStatus): How far it is.
        title (str): The title that is played.
        format_ (CreatedTournamentFormat): Who meets whom.
        seats (int): How many play a game.
        options (GameOptions): The options of a game; getTitle has their schema.
        entrants (list[Entrant]): Who takes part.
        repeats (int): Games of a table in a round.
        move_seconds (int): The time of a program for a move.
        parallel (int): How many games a program plays at a time.
        phase (str): `registration`, `playing`, `paused`, `finished` or `cancelled`; there may be others later.
        paused (bool): Whether the clocks stand still and no game is begun.
        progress (TournamentProgress): How far a tournament is.
        created_at (str): When it was created (RFC 3339, UTC).
        standings (list[Standing]): The first first.
        credentials (list[EntrantCredential]): The tokens of programs outside, shown only here.
        rounds (int | Unset): Of a Swiss tournament.
        game_seconds (int | Unset): The time of a program for a whole game.
        max_timeouts (int | Unset): How many time-outs forfeit a game.
        registration (TournamentRegistration | Unset): Whether accounts may enter by themselves.
        reason (str | Unset): Why it was called off: `too_few_entrants`, `overlap`.
        organiser (str | Unset): The account that holds it; left out for an operator.
        schedule (str | Unset): The id of the schedule that holds it.
        seed (str | Unset): What the deals follow from, once it is over.
        ended_at (str | Unset): When it ended.
    """

    id: str
    status: CreatedTournamentStatus
    title: str
    format_: CreatedTournamentFormat
    seats: int
    options: GameOptions
    entrants: list[Entrant]
    repeats: int
    move_seconds: int
    parallel: int
    phase: str
    paused: bool
    progress: TournamentProgress
    created_at: str
    standings: list[Standing]
    credentials: list[EntrantCredential]
    rounds: int | Unset = UNSET
    game_seconds: int | Unset = UNSET
    max_timeouts: int | Unset = UNSET
    registration: TournamentRegistration | Unset = UNSET
    reason: str | Unset = UNSET
    organiser: str | Unset = UNSET
    schedule: str | Unset = UNSET
    seed: str | Unset = UNSET
    ended_at: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        status: str = self.status

        title = self.title

        format_: str = self.format_

        seats = self.seats

        options = self.options.to_dict()

        entrants = []
        for entrants_item_data in self.entrants:
            entrants_item = entrants_item_data.to_dict()
            entrants.append(entrants_item)

        repeats = self.repeats

        move_seconds = self.move_seconds

        parallel = self.parallel

        phase = self.phase

        paused = self.paused

        progress = self.progress.to_dict()

        created_at = self.created_at

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        credentials = []
        for credentials_item_data in self.credentials:
            credentials_item = credentials_item_data.to_dict()
            credentials.append(credentials_item)

        rounds = self.rounds

        game_seconds = self.game_seconds

        max_timeouts = self.max_timeouts

        registration: dict[str, Any] | Unset = UNSET
        if not isinstance(self.registration, Unset):
            registration = self.registration.to_dict()

        reason = self.reason

        organiser = self.organiser

        schedule = self.schedule

        seed = self.seed

        ended_at = self.ended_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "title": title,
                "format": format_,
                "seats": seats,
                "options": options,
                "entrants": entrants,
                "repeats": repeats,
                "move_seconds": move_seconds,
                "parallel": parallel,
                "phase": phase,
                "paused": paused,
                "progress": progress,
                "created_at": created_at,
                "standings": standings,
                "credentials": credentials,
            }
        )
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if game_seconds is not UNSET:
            field_dict["game_seconds"] = game_seconds
        if max_timeouts is not UNSET:
            field_dict["max_timeouts"] = max_timeouts
        if registration is not UNSET:
            field_dict["registration"] = registration
        if reason is not UNSET:
            field_dict["reason"] = reason
        if organiser is not UNSET:
            field_dict["organiser"] = organiser
        if schedule is not UNSET:
            field_dict["schedule"] = schedule
        if seed is not UNSET:
            field_dict["seed"] = seed
        if ended_at is not UNSET:
            field_dict["ended_at"] = ended_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entrant import Entrant  # noqa: PLC0415
        from ..models.entrant_credential import EntrantCredential  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415
        from ..models.tournament_progress import TournamentProgress  # noqa: PLC0415
        from ..models.tournament_registration import TournamentRegistration  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        status = check_created_tournament_status(d.pop("status"))

        title = d.pop("title")

        format_ = check_created_tournament_format(d.pop("format"))

        seats = d.pop("seats")

        options = GameOptions.from_dict(d.pop("options"))

        entrants = []
        _entrants = d.pop("entrants")
        for entrants_item_data in _entrants:
            entrants_item = Entrant.from_dict(entrants_item_data)

            entrants.append(entrants_item)

        repeats = d.pop("repeats")

        move_seconds = d.pop("move_seconds")

        parallel = d.pop("parallel")

        phase = d.pop("phase")

        paused = d.pop("paused")

        progress = TournamentProgress.from_dict(d.pop("progress"))

        created_at = d.pop("created_at")

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = Standing.from_dict(standings_item_data)

            standings.append(standings_item)

        credentials = []
        _credentials = d.pop("credentials")
        for credentials_item_data in _credentials:
            credentials_item = EntrantCredential.from_dict(credentials_item_data)

            credentials.append(credentials_item)

        rounds = d.pop("rounds", UNSET)

        game_seconds = d.pop("game_seconds", UNSET)

        max_timeouts = d.pop("max_timeouts", UNSET)

        _registration = d.pop("registration", UNSET)
        registration: TournamentRegistration | Unset
        if isinstance(_registration, Unset):
            registration = UNSET
        else:
            registration = TournamentRegistration.from_dict(_registration)

        reason = d.pop("reason", UNSET)

        organiser = d.pop("organiser", UNSET)

        schedule = d.pop("schedule", UNSET)

        seed = d.pop("seed", UNSET)

        ended_at = d.pop("ended_at", UNSET)

        created_tournament = cls(
            id=id,
            status=status,
            title=title,
            format_=format_,
            seats=seats,
            options=options,
            entrants=entrants,
            repeats=repeats,
            move_seconds=move_seconds,
            parallel=parallel,
            phase=phase,
            paused=paused,
            progress=progress,
            created_at=created_at,
            standings=standings,
            credentials=credentials,
            rounds=rounds,
            game_seconds=game_seconds,
            max_timeouts=max_timeouts,
            registration=registration,
            reason=reason,
            organiser=organiser,
            schedule=schedule,
            seed=seed,
            ended_at=ended_at,
        )

        created_tournament.additional_properties = d
        return created_tournament

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
