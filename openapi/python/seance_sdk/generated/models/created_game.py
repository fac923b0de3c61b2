from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.created_game_status import CreatedGameStatus, check_created_game_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.credentials import Credentials
    from ..models.decision import Decision
    from ..models.fairness import Fairness
    from ..models.fork_origin import ForkOrigin
    from ..models.game_clocks import GameClocks
    from ..models.game_options import GameOptions
    from ..models.game_seat import GameSeat
    from ..models.outcome import Outcome
    from ..models.pending_undo import PendingUndo
    from ..models.view import View


T = TypeVar("T", bound="CreatedGame")


@_attrs_define
class CreatedGame:
    """A new game with its tokens.

    Attributes:
        id (str): The id of the game.
        title (str): The title that is played.
        options (GameOptions): The options of a game; getTitle has their schema.
        status (CreatedGameStatus): How far it is.
        version (int): How many commands it has taken.
        seats (list[GameSeat]): The seats in order.
        to_act (list[int]): The seats that may answer.
        rules_version (str): The rules that it is played by.
        created_at (str): When it was created (RFC 3339, UTC).
        fairness (Fairness): What lets anybody check the chance of a game once it is over.
        public (bool): Whether it is listed for everybody.
        last_event (int): The number of the last event that led here, 0 if there is none: streamEvents and listEvents go
            on from it with `after`.
        server_time (str): When the service made this answer (RFC 3339, UTC), for clocks that count down to `act_by`. It
            is no part of what the ETag names; the answer to a repeated request has that of the first.
        credentials (Credentials): The tokens of a new game. They are shown once and stored hashed.
        view (View | Unset): A table as one reader sees it.
        decision (Decision | Unset): The question that the reader may answer now.
        outcome (Outcome | Unset): How a game ended.
        turn_seconds (int | Unset): How long a person may take, if that is limited.
        act_by (str | Unset): When a bot answers in the place of who is asked (RFC 3339).
        expires_at (str | Unset): When it is abandoned unless somebody plays on (RFC 3339): there once its end was
            announced.
        reason (str | Unset): Why it was abandoned: `given_up` by its owner or an operator, `expired` if nobody played
            on, `tournament_over` if its tournament was cancelled. Others may follow.
        tournament (str | Unset): The id of the tournament that it belongs to, if any.
        clocks (GameClocks | Unset): The clocks of a game of a tournament. `turn_seconds` is the time for a move.
        undo (PendingUndo | Unset): A seat that asks to take its last choice back.
        forked_from (ForkOrigin | Unset): Where a forked game comes from.
    """

    id: str
    title: str
    options: GameOptions
    status: CreatedGameStatus
    version: int
    seats: list[GameSeat]
    to_act: list[int]
    rules_version: str
    created_at: str
    fairness: Fairness
    public: bool
    last_event: int
    server_time: str
    credentials: Credentials
    view: View | Unset = UNSET
    decision: Decision | Unset = UNSET
    outcome: Outcome | Unset = UNSET
    turn_seconds: int | Unset = UNSET
    act_by: str | Unset = UNSET
    expires_at: str | Unset = UNSET
    reason: str | Unset = UNSET
    tournament: str | Unset = UNSET
    clocks: GameClocks | Unset = UNSET
    undo: PendingUndo | Unset = UNSET
    forked_from: ForkOrigin | Unset = UNSET
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

        fairness = self.fairness.to_dict()

        public = self.public

        last_event = self.last_event

        server_time = self.server_time

        credentials = self.credentials.to_dict()

        view: dict[str, Any] | Unset = UNSET
        if not isinstance(self.view, Unset):
            view = self.view.to_dict()

        decision: dict[str, Any] | Unset = UNSET
        if not isinstance(self.decision, Unset):
            decision = self.decision.to_dict()

        outcome: dict[str, Any] | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome.to_dict()

        turn_seconds = self.turn_seconds

        act_by = self.act_by

        expires_at = self.expires_at

        reason = self.reason

        tournament = self.tournament

        clocks: dict[str, Any] | Unset = UNSET
        if not isinstance(self.clocks, Unset):
            clocks = self.clocks.to_dict()

        undo: dict[str, Any] | Unset = UNSET
        if not isinstance(self.undo, Unset):
            undo = self.undo.to_dict()

        forked_from: dict[str, Any] | Unset = UNSET
        if not isinstance(self.forked_from, Unset):
            forked_from = self.forked_from.to_dict()

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
                "fairness": fairness,
                "public": public,
                "last_event": last_event,
                "server_time": server_time,
                "credentials": credentials,
            }
        )
        if view is not UNSET:
            field_dict["view"] = view
        if decision is not UNSET:
            field_dict["decision"] = decision
        if outcome is not UNSET:
            field_dict["outcome"] = outcome
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds
        if act_by is not UNSET:
            field_dict["act_by"] = act_by
        if expires_at is not UNSET:
            field_dict["expires_at"] = expires_at
        if reason is not UNSET:
            field_dict["reason"] = reason
        if tournament is not UNSET:
            field_dict["tournament"] = tournament
        if clocks is not UNSET:
            field_dict["clocks"] = clocks
        if undo is not UNSET:
            field_dict["undo"] = undo
        if forked_from is not UNSET:
            field_dict["forked_from"] = forked_from

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.credentials import Credentials  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.fairness import Fairness  # noqa: PLC0415
        from ..models.fork_origin import ForkOrigin  # noqa: PLC0415
        from ..models.game_clocks import GameClocks  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.game_seat import GameSeat  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415
        from ..models.pending_undo import PendingUndo  # noqa: PLC0415
        from ..models.view import View  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        options = GameOptions.from_dict(d.pop("options"))

        status = check_created_game_status(d.pop("status"))

        version = d.pop("version")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = GameSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        to_act = cast(list[int], d.pop("to_act"))

        rules_version = d.pop("rules_version")

        created_at = d.pop("created_at")

        fairness = Fairness.from_dict(d.pop("fairness"))

        public = d.pop("public")

        last_event = d.pop("last_event")

        server_time = d.pop("server_time")

        credentials = Credentials.from_dict(d.pop("credentials"))

        _view = d.pop("view", UNSET)
        view: View | Unset
        if isinstance(_view, Unset):
            view = UNSET
        else:
            view = View.from_dict(_view)

        _decision = d.pop("decision", UNSET)
        decision: Decision | Unset
        if isinstance(_decision, Unset):
            decision = UNSET
        else:
            decision = Decision.from_dict(_decision)

        _outcome = d.pop("outcome", UNSET)
        outcome: Outcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = Outcome.from_dict(_outcome)

        turn_seconds = d.pop("turn_seconds", UNSET)

        act_by = d.pop("act_by", UNSET)

        expires_at = d.pop("expires_at", UNSET)

        reason = d.pop("reason", UNSET)

        tournament = d.pop("tournament", UNSET)

        _clocks = d.pop("clocks", UNSET)
        clocks: GameClocks | Unset
        if isinstance(_clocks, Unset):
            clocks = UNSET
        else:
            clocks = GameClocks.from_dict(_clocks)

        _undo = d.pop("undo", UNSET)
        undo: PendingUndo | Unset
        if isinstance(_undo, Unset):
            undo = UNSET
        else:
            undo = PendingUndo.from_dict(_undo)

        _forked_from = d.pop("forked_from", UNSET)
        forked_from: ForkOrigin | Unset
        if isinstance(_forked_from, Unset):
            forked_from = UNSET
        else:
            forked_from = ForkOrigin.from_dict(_forked_from)

        created_game = cls(
            id=id,
            title=title,
            options=options,
            status=status,
            version=version,
            seats=seats,
            to_act=to_act,
            rules_version=rules_version,
            created_at=created_at,
            fairness=fairness,
            public=public,
            last_event=last_event,
            server_time=server_time,
            credentials=credentials,
            view=view,
            decision=decision,
            outcome=outcome,
            turn_seconds=turn_seconds,
            act_by=act_by,
            expires_at=expires_at,
            reason=reason,
            tournament=tournament,
            clocks=clocks,
            undo=undo,
            forked_from=forked_from,
        )

        created_game.additional_properties = d
        return created_game

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
