from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_options import GameOptions
    from ..models.stop_request import StopRequest


T = TypeVar("T", bound="CreateSimulationRequest")


@_attrs_define
class CreateSimulationRequest:
    """Games between bots, to be counted.

    Attributes:
        title (str): An id of listTitles.
        seats (list[str]): The bot of each seat, `heuristic` or at a level `heuristic@1`. They move one seat on after
            each game.
        games (int): How many at most.
        options (GameOptions | Unset): The options of a game; getTitle has their schema.
        seed (int | Unset): The same seed deals the same cards, whoever plays. Default: 0.
        spread (bool | Unset): Whether to walk all player counts and sets of options of the title; the bots are repeated
            around the table. Default: False.
        stop (StopRequest | Unset): When enough games have been played to answer the question.
        keep_decisions (bool | Unset): Whether to keep every decision, for exportDecisions: of at most 500 games.
            Default: False.
    """

    title: str
    seats: list[str]
    games: int
    options: GameOptions | Unset = UNSET
    seed: int | Unset = 0
    spread: bool | Unset = False
    stop: StopRequest | Unset = UNSET
    keep_decisions: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        seats = self.seats

        games = self.games

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        seed = self.seed

        spread = self.spread

        stop: dict[str, Any] | Unset = UNSET
        if not isinstance(self.stop, Unset):
            stop = self.stop.to_dict()

        keep_decisions = self.keep_decisions

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
                "seats": seats,
                "games": games,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if seed is not UNSET:
            field_dict["seed"] = seed
        if spread is not UNSET:
            field_dict["spread"] = spread
        if stop is not UNSET:
            field_dict["stop"] = stop
        if keep_decisions is not UNSET:
            field_dict["keep_decisions"] = keep_decisions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.stop_request import StopRequest  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        seats = cast(list[str], d.pop("seats"))

        games = d.pop("games")

        _options = d.pop("options", UNSET)
        options: GameOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = GameOptions.from_dict(_options)

        seed = d.pop("seed", UNSET)

        spread = d.pop("spread", UNSET)

        _stop = d.pop("stop", UNSET)
        stop: StopRequest | Unset
        if isinstance(_stop, Unset):
            stop = UNSET
        else:
            stop = StopRequest.from_dict(_stop)

        keep_decisions = d.pop("keep_decisions", UNSET)

        create_simulation_request = cls(
            title=title,
            seats=seats,
            games=games,
            options=options,
            seed=seed,
            spread=spread,
            stop=stop,
            keep_decisions=keep_decisions,
        )

        return create_simulation_request
