from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bot_scores import BotScores
    from ..models.ending import Ending
    from ..models.group_win_rate import GroupWinRate
    from ..models.spread import Spread
    from ..models.statistic import Statistic


T = TypeVar("T", bound="Report")


@_attrs_define
class Report:
    """What a simulation came to.

    Attributes:
        games (int): How many games were counted.
        length (Spread): The distribution of a number.
        endings (list[Ending]): Why games ended.
        by_players (list[GroupWinRate]): By number of players.
        by_seat (list[GroupWinRate]): By seat.
        by_bot (list[GroupWinRate]): By bot.
        by_option (list[GroupWinRate]): By option, where they vary.
        scores (list[BotScores]): Scores by bot, if there are any.
        statistics (list[Statistic]): What the title counts besides.
        verdict (str | Unset): What the stop rule found: precise, better or not_better.
    """

    games: int
    length: Spread
    endings: list[Ending]
    by_players: list[GroupWinRate]
    by_seat: list[GroupWinRate]
    by_bot: list[GroupWinRate]
    by_option: list[GroupWinRate]
    scores: list[BotScores]
    statistics: list[Statistic]
    verdict: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = self.games

        length = self.length.to_dict()

        endings = []
        for endings_item_data in self.endings:
            endings_item = endings_item_data.to_dict()
            endings.append(endings_item)

        by_players = []
        for by_players_item_data in self.by_players:
            by_players_item = by_players_item_data.to_dict()
            by_players.append(by_players_item)

        by_seat = []
        for by_seat_item_data in self.by_seat:
            by_seat_item = by_seat_item_data.to_dict()
            by_seat.append(by_seat_item)

        by_bot = []
        for by_bot_item_data in self.by_bot:
            by_bot_item = by_bot_item_data.to_dict()
            by_bot.append(by_bot_item)

        by_option = []
        for by_option_item_data in self.by_option:
            by_option_item = by_option_item_data.to_dict()
            by_option.append(by_option_item)

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        statistics = []
        for statistics_item_data in self.statistics:
            statistics_item = statistics_item_data.to_dict()
            statistics.append(statistics_item)

        verdict = self.verdict

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "length": length,
                "endings": endings,
                "by_players": by_players,
                "by_seat": by_seat,
                "by_bot": by_bot,
                "by_option": by_option,
                "scores": scores,
                "statistics": statistics,
            }
        )
        if verdict is not UNSET:
            field_dict["verdict"] = verdict

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_scores import BotScores  # noqa: PLC0415
        from ..models.ending import Ending  # noqa: PLC0415
        from ..models.group_win_rate import GroupWinRate  # noqa: PLC0415
        from ..models.spread import Spread  # noqa: PLC0415
        from ..models.statistic import Statistic  # noqa: PLC0415

        d = dict(src_dict)
        games = d.pop("games")

        length = Spread.from_dict(d.pop("length"))

        endings = []
        _endings = d.pop("endings")
        for endings_item_data in _endings:
            endings_item = Ending.from_dict(endings_item_data)

            endings.append(endings_item)

        by_players = []
        _by_players = d.pop("by_players")
        for by_players_item_data in _by_players:
            by_players_item = GroupWinRate.from_dict(by_players_item_data)

            by_players.append(by_players_item)

        by_seat = []
        _by_seat = d.pop("by_seat")
        for by_seat_item_data in _by_seat:
            by_seat_item = GroupWinRate.from_dict(by_seat_item_data)

            by_seat.append(by_seat_item)

        by_bot = []
        _by_bot = d.pop("by_bot")
        for by_bot_item_data in _by_bot:
            by_bot_item = GroupWinRate.from_dict(by_bot_item_data)

            by_bot.append(by_bot_item)

        by_option = []
        _by_option = d.pop("by_option")
        for by_option_item_data in _by_option:
            by_option_item = GroupWinRate.from_dict(by_option_item_data)

            by_option.append(by_option_item)

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = BotScores.from_dict(scores_item_data)

            scores.append(scores_item)

        statistics = []
        _statistics = d.pop("statistics")
        for statistics_item_data in _statistics:
            statistics_item = Statistic.from_dict(statistics_item_data)

            statistics.append(statistics_item)

        verdict = d.pop("verdict", UNSET)

        report = cls(
            games=games,
            length=length,
            endings=endings,
            by_players=by_players,
            by_seat=by_seat,
            by_bot=by_bot,
            by_option=by_option,
            scores=scores,
            statistics=statistics,
            verdict=verdict,
        )

        report.additional_properties = d
        return report

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
