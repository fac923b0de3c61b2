from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Command")


@_attrs_define
class Command:
    """An answer to a decision.

    Attributes:
        type_ (str): Which variant it is.
    """

    type_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """Return the variant that ``type`` names; one that is not known is the union itself."""
        variant = _VARIANTS.get(src_dict["type"])
        if variant is not None:
            module, name = variant
            return cast(
                T, getattr(import_module(module, __package__), name).from_dict(src_dict)
            )
        d = dict(src_dict)
        type_ = d.pop("type")

        command = cls(
            type_=type_,
        )

        command.additional_properties = d
        return command

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


_VARIANTS = {
    "ghooost.play": (".ghooost_play", "GhooostPlay"),
    "ghooost.play_kitty": (".ghooost_play_kitty", "GhooostPlayKitty"),
    "ghooost.try_luck": (".ghooost_try_luck", "GhooostTryLuck"),
    "ghooost.take": (".ghooost_take", "GhooostTake"),
    "ghooost.empty_mansion": (".ghooost_empty_mansion", "GhooostEmptyMansion"),
    "ghooost.pass": (".ghooost_pass", "GhooostPass"),
    "ghost_stories.place_ghost": (
        ".ghost_stories_place_ghost",
        "GhostStoriesPlaceGhost",
    ),
    "ghost_stories.bear_loss": (".ghost_stories_bear_loss", "GhostStoriesBearLoss"),
    "ghost_stories.discard_tao": (
        ".ghost_stories_discard_tao",
        "GhostStoriesDiscardTao",
    ),
    "ghost_stories.move": (".ghost_stories_move", "GhostStoriesMove"),
    "ghost_stories.stay": (".ghost_stories_stay", "GhostStoriesStay"),
    "ghost_stories.fill_pockets": (
        ".ghost_stories_fill_pockets",
        "GhostStoriesFillPockets",
    ),
    "ghost_stories.place_mantra": (
        ".ghost_stories_place_mantra",
        "GhostStoriesPlaceMantra",
    ),
    "ghost_stories.send_taoist": (
        ".ghost_stories_send_taoist",
        "GhostStoriesSendTaoist",
    ),
    "ghost_stories.use_yin_yang": (
        ".ghost_stories_use_yin_yang",
        "GhostStoriesUseYinYang",
    ),
    "ghost_stories.purify": (".ghost_stories_purify", "GhostStoriesPurify"),
    "ghost_stories.use_power_token": (
        ".ghost_stories_use_power_token",
        "GhostStoriesUsePowerToken",
    ),
    "ghost_stories.seek_help": (".ghost_stories_seek_help", "GhostStoriesSeekHelp"),
    "ghost_stories.attempt_exorcism": (
        ".ghost_stories_attempt_exorcism",
        "GhostStoriesAttemptExorcism",
    ),
    "ghost_stories.pass": (".ghost_stories_pass", "GhostStoriesPass"),
    "ghost_stories.pick_die": (".ghost_stories_pick_die", "GhostStoriesPickDie"),
    "ghost_stories.reroll_dice": (
        ".ghost_stories_reroll_dice",
        "GhostStoriesRerollDice",
    ),
    "ghost_stories.keep_dice": (".ghost_stories_keep_dice", "GhostStoriesKeepDice"),
    "ghost_stories.reroll_curse": (
        ".ghost_stories_reroll_curse",
        "GhostStoriesRerollCurse",
    ),
    "ghost_stories.keep_curse": (".ghost_stories_keep_curse", "GhostStoriesKeepCurse"),
    "ghost_stories.exorcise": (".ghost_stories_exorcise", "GhostStoriesExorcise"),
    "ghost_stories.exorcise_with": (
        ".ghost_stories_exorcise_with",
        "GhostStoriesExorciseWith",
    ),
    "ghost_stories.give_up": (".ghost_stories_give_up", "GhostStoriesGiveUp"),
    "ghost_stories.curse_first": (
        ".ghost_stories_curse_first",
        "GhostStoriesCurseFirst",
    ),
    "ghost_stories.reward_first": (
        ".ghost_stories_reward_first",
        "GhostStoriesRewardFirst",
    ),
    "ghost_stories.take_tao": (".ghost_stories_take_tao", "GhostStoriesTakeTao"),
    "ghost_stories.gain_qi": (".ghost_stories_gain_qi", "GhostStoriesGainQi"),
    "ghost_stories.regain_yin_yang": (
        ".ghost_stories_regain_yin_yang",
        "GhostStoriesRegainYinYang",
    ),
    "ghost_stories.give_qi": (".ghost_stories_give_qi", "GhostStoriesGiveQi"),
    "ghost_stories.give_yin_yang": (
        ".ghost_stories_give_yin_yang",
        "GhostStoriesGiveYinYang",
    ),
    "ghost_stories.revive": (".ghost_stories_revive", "GhostStoriesRevive"),
    "ghost_stories.bless": (".ghost_stories_bless", "GhostStoriesBless"),
    "ghost_stories.curse_ghost": (
        ".ghost_stories_curse_ghost",
        "GhostStoriesCurseGhost",
    ),
    "ghost_stories.calm": (".ghost_stories_calm", "GhostStoriesCalm"),
    "ghost_stories.pray": (".ghost_stories_pray", "GhostStoriesPray"),
    "ghost_stories.blow_ghost": (".ghost_stories_blow_ghost", "GhostStoriesBlowGhost"),
    "ghost_stories.skip": (".ghost_stories_skip", "GhostStoriesSkip"),
    "ghost_stories.place_buddha": (
        ".ghost_stories_place_buddha",
        "GhostStoriesPlaceBuddha",
    ),
    "ghost_stories.take_power_tokens": (
        ".ghost_stories_take_power_tokens",
        "GhostStoriesTakePowerTokens",
    ),
    "ghost_stories.end_turn": (".ghost_stories_end_turn", "GhostStoriesEndTurn"),
    "ghost_stories.rescue_first": (
        ".ghost_stories_rescue_first",
        "GhostStoriesRescueFirst",
    ),
    "ghost_stories.award": (".ghost_stories_award", "GhostStoriesAward"),
    "ghost_stories.escort": (".ghost_stories_escort", "GhostStoriesEscort"),
    "ghost_stories.stand_up": (".ghost_stories_stand_up", "GhostStoriesStandUp"),
    "ghost_stories.raise_taoist": (
        ".ghost_stories_raise_taoist",
        "GhostStoriesRaiseTaoist",
    ),
    "ghost_stories.take_villager": (
        ".ghost_stories_take_villager",
        "GhostStoriesTakeVillager",
    ),
    "ghost_stories.leave_villager": (
        ".ghost_stories_leave_villager",
        "GhostStoriesLeaveVillager",
    ),
    "ghost_stories.rescue": (".ghost_stories_rescue", "GhostStoriesRescue"),
    "ghost_stories.name_victim": (
        ".ghost_stories_name_victim",
        "GhostStoriesNameVictim",
    ),
    "ghost_stories.lose_token": (".ghost_stories_lose_token", "GhostStoriesLoseToken"),
    "ghost_stories.bear_grief": (".ghost_stories_bear_grief", "GhostStoriesBearGrief"),
    "ghost_stories.set_buddha": (".ghost_stories_set_buddha", "GhostStoriesSetBuddha"),
    "ghost_stories.keep_buddhas": (
        ".ghost_stories_keep_buddhas",
        "GhostStoriesKeepBuddhas",
    ),
    "ghost_stories.give_tao": (".ghost_stories_give_tao", "GhostStoriesGiveTao"),
    "ghost_stories.give_crystal": (
        ".ghost_stories_give_crystal",
        "GhostStoriesGiveCrystal",
    ),
    "ghost_stories.place_su_ling": (
        ".ghost_stories_place_su_ling",
        "GhostStoriesPlaceSuLing",
    ),
    "ghost_stories.let_su_ling_rest": (
        ".ghost_stories_let_su_ling_rest",
        "GhostStoriesLetSuLingRest",
    ),
    "ghost_stories.fill_receptacle": (
        ".ghost_stories_fill_receptacle",
        "GhostStoriesFillReceptacle",
    ),
    "ghost_stories.barrier_exorcise": (
        ".ghost_stories_barrier_exorcise",
        "GhostStoriesBarrierExorcise",
    ),
    "ghost_stories.barrier_rescue": (
        ".ghost_stories_barrier_rescue",
        "GhostStoriesBarrierRescue",
    ),
    "ghost_stories.barrier_pass": (
        ".ghost_stories_barrier_pass",
        "GhostStoriesBarrierPass",
    ),
    "ghost_stories.train": (".ghost_stories_train", "GhostStoriesTrain"),
    "ghost_stories.bring_back": (".ghost_stories_bring_back", "GhostStoriesBringBack"),
    "ghost_stories.keep_elixir": (
        ".ghost_stories_keep_elixir",
        "GhostStoriesKeepElixir",
    ),
    "ghost_stories.give_elixir": (
        ".ghost_stories_give_elixir",
        "GhostStoriesGiveElixir",
    ),
    "ghost_stories.use_moon_dust": (
        ".ghost_stories_use_moon_dust",
        "GhostStoriesUseMoonDust",
    ),
    "ghost_stories.light_fireworks": (
        ".ghost_stories_light_fireworks",
        "GhostStoriesLightFireworks",
    ),
    "ghost_stories.unroll_scroll": (
        ".ghost_stories_unroll_scroll",
        "GhostStoriesUnrollScroll",
    ),
    "ghost_stories.come": (".ghost_stories_come", "GhostStoriesCome"),
    "ghost_stories.come_with_villager": (
        ".ghost_stories_come_with_villager",
        "GhostStoriesComeWithVillager",
    ),
    "ghost_stories.stay_away": (".ghost_stories_stay_away", "GhostStoriesStayAway"),
    "ghost_stories.set_die_white": (
        ".ghost_stories_set_die_white",
        "GhostStoriesSetDieWhite",
    ),
    "ghost_stories.roll_all_dice": (
        ".ghost_stories_roll_all_dice",
        "GhostStoriesRollAllDice",
    ),
    "ghost_stories.claw_tao": (".ghost_stories_claw_tao", "GhostStoriesClawTao"),
    "ghost_stories.spare_claw": (".ghost_stories_spare_claw", "GhostStoriesSpareClaw"),
    "ghost_stories.let_ghost_come": (
        ".ghost_stories_let_ghost_come",
        "GhostStoriesLetGhostCome",
    ),
    "ghost_stories.sink_ghost": (".ghost_stories_sink_ghost", "GhostStoriesSinkGhost"),
    "ghost_stories.bequeath": (".ghost_stories_bequeath", "GhostStoriesBequeath"),
    "halloween.act": (".halloween_act", "HalloweenAct"),
    "halloween.rest": (".halloween_rest", "HalloweenRest"),
    "halloween.claim": (".halloween_claim", "HalloweenClaim"),
    "halloween.use_bonus": (".halloween_use_bonus", "HalloweenUseBonus"),
    "halloween.use_card": (".halloween_use_card", "HalloweenUseCard"),
    "halloween.end_turn": (".halloween_end_turn", "HalloweenEndTurn"),
    "halloween.summon": (".halloween_summon", "HalloweenSummon"),
    "halloween.summon_mixed": (".halloween_summon_mixed", "HalloweenSummonMixed"),
    "halloween.scare": (".halloween_scare", "HalloweenScare"),
    "halloween.upgrade": (".halloween_upgrade", "HalloweenUpgrade"),
    "halloween.move": (".halloween_move", "HalloweenMove"),
    "halloween.fight": (".halloween_fight", "HalloweenFight"),
    "halloween.fight_all": (".halloween_fight_all", "HalloweenFightAll"),
    "halloween.fight_next": (".halloween_fight_next", "HalloweenFightNext"),
    "halloween.stop": (".halloween_stop", "HalloweenStop"),
    "halloween.ask": (".halloween_ask", "HalloweenAsk"),
    "halloween.haunt": (".halloween_haunt", "HalloweenHaunt"),
    "halloween.take_back": (".halloween_take_back", "HalloweenTakeBack"),
    "halloween.help_die": (".halloween_help_die", "HalloweenHelpDie"),
    "halloween.pay_reroll": (".halloween_pay_reroll", "HalloweenPayReroll"),
    "halloween.done": (".halloween_done", "HalloweenDone"),
    "halloween.raise": (".halloween_raise", "HalloweenRaise"),
    "halloween.lower": (".halloween_lower", "HalloweenLower"),
    "halloween.accept": (".halloween_accept", "HalloweenAccept"),
    "halloween.decline": (".halloween_decline", "HalloweenDecline"),
    "halloween.relocate": (".halloween_relocate", "HalloweenRelocate"),
    "halloween.place_blue": (".halloween_place_blue", "HalloweenPlaceBlue"),
    "halloween.store": (".halloween_store", "HalloweenStore"),
    "halloween.leave": (".halloween_leave", "HalloweenLeave"),
    "halloween.discard": (".halloween_discard", "HalloweenDiscard"),
    "halloween.recover": (".halloween_recover", "HalloweenRecover"),
    "halloween.pay": (".halloween_pay", "HalloweenPay"),
    "halloween.disc_from_supply": (
        ".halloween_disc_from_supply",
        "HalloweenDiscFromSupply",
    ),
    "halloween.disc_from_field": (
        ".halloween_disc_from_field",
        "HalloweenDiscFromField",
    ),
    "halloween.take_points": (".halloween_take_points", "HalloweenTakePoints"),
    "halloween.clear_strip": (".halloween_clear_strip", "HalloweenClearStrip"),
    "halloween.clear_strips": (".halloween_clear_strips", "HalloweenClearStrips"),
    "halloween.take_token": (".halloween_take_token", "HalloweenTakeToken"),
    "halloween.banish": (".halloween_banish", "HalloweenBanish"),
    "halloween.buy_token": (".halloween_buy_token", "HalloweenBuyToken"),
    "halloween.exchange": (".halloween_exchange", "HalloweenExchange"),
    "halloween.pick": (".halloween_pick", "HalloweenPick"),
    "halloween.place": (".halloween_place", "HalloweenPlace"),
    "table.undo": (".table_undo", "TableUndo"),
}
