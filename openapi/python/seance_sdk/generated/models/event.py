from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.move import Move


T = TypeVar("T", bound="Event")


@_attrs_define
class Event:
    """A fact that happened.

    Attributes:
        number (int): Its number.
        version (int): The version of the game after it; 0 if it was recorded by a release before 1.1 of this document.
        at (str): When it happened (RFC 3339, UTC); when the game was created if it was recorded by a release before 1.1
            of this document.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        refs (list[str]): What it touches on the board.
        moves (list[Move]): What went where, in this order.
        type_ (str): Which variant it is.
    """

    number: int
    version: int
    at: str
    rules: list[str]
    text: str
    refs: list[str]
    moves: list[Move]
    type_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        version = self.version

        at = self.at

        rules = self.rules

        text = self.text

        refs = self.refs

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "version": version,
                "at": at,
                "rules": rules,
                "text": text,
                "refs": refs,
                "moves": moves,
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
        from ..models.move import Move  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        version = d.pop("version")

        at = d.pop("at")

        rules = cast(list[str], d.pop("rules"))

        text = d.pop("text")

        refs = cast(list[str], d.pop("refs"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = Move.from_dict(moves_item_data)

            moves.append(moves_item)

        type_ = d.pop("type")

        event = cls(
            number=number,
            version=version,
            at=at,
            rules=rules,
            text=text,
            refs=refs,
            moves=moves,
            type_=type_,
        )

        event.additional_properties = d
        return event

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
    "table.seat_claimed": (".table_seat_claimed", "TableSeatClaimed"),
    "table.seat_reserved": (".table_seat_reserved", "TableSeatReserved"),
    "table.seat_given_to_bot": (".table_seat_given_to_bot", "TableSeatGivenToBot"),
    "table.seat_given_to_person": (
        ".table_seat_given_to_person",
        "TableSeatGivenToPerson",
    ),
    "table.seat_resigned": (".table_seat_resigned", "TableSeatResigned"),
    "table.seat_forfeited": (".table_seat_forfeited", "TableSeatForfeited"),
    "table.time_ran_out": (".table_time_ran_out", "TableTimeRanOut"),
    "table.seat_answered": (".table_seat_answered", "TableSeatAnswered"),
    "table.undo_requested": (".table_undo_requested", "TableUndoRequested"),
    "table.undo_agreed": (".table_undo_agreed", "TableUndoAgreed"),
    "table.undo_refused": (".table_undo_refused", "TableUndoRefused"),
    "table.seat_undid": (".table_seat_undid", "TableSeatUndid"),
    "table.game_abandoned": (".table_game_abandoned", "TableGameAbandoned"),
    "table.game_decided": (".table_game_decided", "TableGameDecided"),
    "table.game_expiring": (".table_game_expiring", "TableGameExpiring"),
    "table.game_expired": (".table_game_expired", "TableGameExpired"),
    "ghooost.round_started": (".ghooost_round_started", "GhooostRoundStarted"),
    "ghooost.hand_dealt": (".ghooost_hand_dealt", "GhooostHandDealt"),
    "ghooost.ghosts_played": (".ghooost_ghosts_played", "GhooostGhostsPlayed"),
    "ghooost.kitty_played": (".ghooost_kitty_played", "GhooostKittyPlayed"),
    "ghooost.card_turned_up": (".ghooost_card_turned_up", "GhooostCardTurnedUp"),
    "ghooost.cemetery_taken": (".ghooost_cemetery_taken", "GhooostCemeteryTaken"),
    "ghooost.passed": (".ghooost_passed", "GhooostPassed"),
    "ghooost.quartet_made": (".ghooost_quartet_made", "GhooostQuartetMade"),
    "ghooost.direction_reversed": (
        ".ghooost_direction_reversed",
        "GhooostDirectionReversed",
    ),
    "ghooost.cemetery_discarded": (
        ".ghooost_cemetery_discarded",
        "GhooostCemeteryDiscarded",
    ),
    "ghooost.cards_drawn": (".ghooost_cards_drawn", "GhooostCardsDrawn"),
    "ghooost.midnight_struck": (".ghooost_midnight_struck", "GhooostMidnightStruck"),
    "ghooost.further_turn": (".ghooost_further_turn", "GhooostFurtherTurn"),
    "ghooost.turn_skipped": (".ghooost_turn_skipped", "GhooostTurnSkipped"),
    "ghooost.player_left": (".ghooost_player_left", "GhooostPlayerLeft"),
    "ghooost.round_adjudicated": (
        ".ghooost_round_adjudicated",
        "GhooostRoundAdjudicated",
    ),
    "ghooost.round_ended": (".ghooost_round_ended", "GhooostRoundEnded"),
    "ghooost.points_scored": (".ghooost_points_scored", "GhooostPointsScored"),
    "ghooost.boo_given": (".ghooost_boo_given", "GhooostBooGiven"),
    "ghooost.game_ended": (".ghooost_game_ended", "GhooostGameEnded"),
    "ghost_stories.turn_began": (".ghost_stories_turn_began", "GhostStoriesTurnBegan"),
    "ghost_stories.board_overrun": (
        ".ghost_stories_board_overrun",
        "GhostStoriesBoardOverrun",
    ),
    "ghost_stories.ghost_drawn": (
        ".ghost_stories_ghost_drawn",
        "GhostStoriesGhostDrawn",
    ),
    "ghost_stories.ghost_arrived": (
        ".ghost_stories_ghost_arrived",
        "GhostStoriesGhostArrived",
    ),
    "ghost_stories.ghost_stopped": (
        ".ghost_stories_ghost_stopped",
        "GhostStoriesGhostStopped",
    ),
    "ghost_stories.ghost_moved": (
        ".ghost_stories_ghost_moved",
        "GhostStoriesGhostMoved",
    ),
    "ghost_stories.ghost_discarded": (
        ".ghost_stories_ghost_discarded",
        "GhostStoriesGhostDiscarded",
    ),
    "ghost_stories.ghost_exorcised": (
        ".ghost_stories_ghost_exorcised",
        "GhostStoriesGhostExorcised",
    ),
    "ghost_stories.figure_advanced": (
        ".ghost_stories_figure_advanced",
        "GhostStoriesFigureAdvanced",
    ),
    "ghost_stories.figure_returned": (
        ".ghost_stories_figure_returned",
        "GhostStoriesFigureReturned",
    ),
    "ghost_stories.die_captured": (
        ".ghost_stories_die_captured",
        "GhostStoriesDieCaptured",
    ),
    "ghost_stories.power_locked": (
        ".ghost_stories_power_locked",
        "GhostStoriesPowerLocked",
    ),
    "ghost_stories.powers_locked": (
        ".ghost_stories_powers_locked",
        "GhostStoriesPowersLocked",
    ),
    "ghost_stories.tao_locked": (".ghost_stories_tao_locked", "GhostStoriesTaoLocked"),
    "ghost_stories.buddha_returned": (
        ".ghost_stories_buddha_returned",
        "GhostStoriesBuddhaReturned",
    ),
    "ghost_stories.tile_haunted": (
        ".ghost_stories_tile_haunted",
        "GhostStoriesTileHaunted",
    ),
    "ghost_stories.tile_cleansed": (
        ".ghost_stories_tile_cleansed",
        "GhostStoriesTileCleansed",
    ),
    "ghost_stories.curse_rolled": (
        ".ghost_stories_curse_rolled",
        "GhostStoriesCurseRolled",
    ),
    "ghost_stories.curse_skipped": (
        ".ghost_stories_curse_skipped",
        "GhostStoriesCurseSkipped",
    ),
    "ghost_stories.dice_rolled": (
        ".ghost_stories_dice_rolled",
        "GhostStoriesDiceRolled",
    ),
    "ghost_stories.exorcism_attempted": (
        ".ghost_stories_exorcism_attempted",
        "GhostStoriesExorcismAttempted",
    ),
    "ghost_stories.exorcism_failed": (
        ".ghost_stories_exorcism_failed",
        "GhostStoriesExorcismFailed",
    ),
    "ghost_stories.help_asked": (".ghost_stories_help_asked", "GhostStoriesHelpAsked"),
    "ghost_stories.circle_set": (".ghost_stories_circle_set", "GhostStoriesCircleSet"),
    "ghost_stories.circle_cleared": (
        ".ghost_stories_circle_cleared",
        "GhostStoriesCircleCleared",
    ),
    "ghost_stories.taoist_moved": (
        ".ghost_stories_taoist_moved",
        "GhostStoriesTaoistMoved",
    ),
    "ghost_stories.qi_lost": (".ghost_stories_qi_lost", "GhostStoriesQiLost"),
    "ghost_stories.qi_gained": (".ghost_stories_qi_gained", "GhostStoriesQiGained"),
    "ghost_stories.board_possessed": (
        ".ghost_stories_board_possessed",
        "GhostStoriesBoardPossessed",
    ),
    "ghost_stories.taoist_died": (
        ".ghost_stories_taoist_died",
        "GhostStoriesTaoistDied",
    ),
    "ghost_stories.taoist_revived": (
        ".ghost_stories_taoist_revived",
        "GhostStoriesTaoistRevived",
    ),
    "ghost_stories.tao_gained": (".ghost_stories_tao_gained", "GhostStoriesTaoGained"),
    "ghost_stories.tao_lost": (".ghost_stories_tao_lost", "GhostStoriesTaoLost"),
    "ghost_stories.yin_yang_spent": (
        ".ghost_stories_yin_yang_spent",
        "GhostStoriesYinYangSpent",
    ),
    "ghost_stories.yin_yang_gained": (
        ".ghost_stories_yin_yang_gained",
        "GhostStoriesYinYangGained",
    ),
    "ghost_stories.mantra_placed": (
        ".ghost_stories_mantra_placed",
        "GhostStoriesMantraPlaced",
    ),
    "ghost_stories.mantra_lifted": (
        ".ghost_stories_mantra_lifted",
        "GhostStoriesMantraLifted",
    ),
    "ghost_stories.power_borrowed": (
        ".ghost_stories_power_borrowed",
        "GhostStoriesPowerBorrowed",
    ),
    "ghost_stories.power_tokens_taken": (
        ".ghost_stories_power_tokens_taken",
        "GhostStoriesPowerTokensTaken",
    ),
    "ghost_stories.buddha_taken": (
        ".ghost_stories_buddha_taken",
        "GhostStoriesBuddhaTaken",
    ),
    "ghost_stories.buddha_placed": (
        ".ghost_stories_buddha_placed",
        "GhostStoriesBuddhaPlaced",
    ),
    "ghost_stories.game_ended": (".ghost_stories_game_ended", "GhostStoriesGameEnded"),
    "ghost_stories.villager_revealed": (
        ".ghost_stories_villager_revealed",
        "GhostStoriesVillagerRevealed",
    ),
    "ghost_stories.villager_carried": (
        ".ghost_stories_villager_carried",
        "GhostStoriesVillagerCarried",
    ),
    "ghost_stories.villager_fled": (
        ".ghost_stories_villager_fled",
        "GhostStoriesVillagerFled",
    ),
    "ghost_stories.villager_killed": (
        ".ghost_stories_villager_killed",
        "GhostStoriesVillagerKilled",
    ),
    "ghost_stories.villager_rescued": (
        ".ghost_stories_villager_rescued",
        "GhostStoriesVillagerRescued",
    ),
    "ghost_stories.villager_returned": (
        ".ghost_stories_villager_returned",
        "GhostStoriesVillagerReturned",
    ),
    "ghost_stories.family_saved": (
        ".ghost_stories_family_saved",
        "GhostStoriesFamilySaved",
    ),
    "ghost_stories.tao_removed": (
        ".ghost_stories_tao_removed",
        "GhostStoriesTaoRemoved",
    ),
    "ghost_stories.incarnation_came": (
        ".ghost_stories_incarnation_came",
        "GhostStoriesIncarnationCame",
    ),
    "ghost_stories.incarnation_waits": (
        ".ghost_stories_incarnation_waits",
        "GhostStoriesIncarnationWaits",
    ),
    "ghost_stories.incarnation_exchanged": (
        ".ghost_stories_incarnation_exchanged",
        "GhostStoriesIncarnationExchanged",
    ),
    "ghost_stories.card_removed": (
        ".ghost_stories_card_removed",
        "GhostStoriesCardRemoved",
    ),
    "ghost_stories.ghost_sunk": (".ghost_stories_ghost_sunk", "GhostStoriesGhostSunk"),
    "ghost_stories.portal_held": (
        ".ghost_stories_portal_held",
        "GhostStoriesPortalHeld",
    ),
    "ghost_stories.portal_returned": (
        ".ghost_stories_portal_returned",
        "GhostStoriesPortalReturned",
    ),
    "ghost_stories.su_ling_moved": (
        ".ghost_stories_su_ling_moved",
        "GhostStoriesSuLingMoved",
    ),
    "ghost_stories.su_ling_left": (
        ".ghost_stories_su_ling_left",
        "GhostStoriesSuLingLeft",
    ),
    "ghost_stories.su_ling_held": (
        ".ghost_stories_su_ling_held",
        "GhostStoriesSuLingHeld",
    ),
    "ghost_stories.crystal_brought": (
        ".ghost_stories_crystal_brought",
        "GhostStoriesCrystalBrought",
    ),
    "ghost_stories.crystal_gained": (
        ".ghost_stories_crystal_gained",
        "GhostStoriesCrystalGained",
    ),
    "ghost_stories.crystal_spent": (
        ".ghost_stories_crystal_spent",
        "GhostStoriesCrystalSpent",
    ),
    "ghost_stories.crystal_placed": (
        ".ghost_stories_crystal_placed",
        "GhostStoriesCrystalPlaced",
    ),
    "ghost_stories.barrier_called": (
        ".ghost_stories_barrier_called",
        "GhostStoriesBarrierCalled",
    ),
    "ghost_stories.barrier_rose": (
        ".ghost_stories_barrier_rose",
        "GhostStoriesBarrierRose",
    ),
    "ghost_stories.barrier_attempted": (
        ".ghost_stories_barrier_attempted",
        "GhostStoriesBarrierAttempted",
    ),
    "ghost_stories.barrier_weakened": (
        ".ghost_stories_barrier_weakened",
        "GhostStoriesBarrierWeakened",
    ),
    "ghost_stories.barrier_sank": (
        ".ghost_stories_barrier_sank",
        "GhostStoriesBarrierSank",
    ),
    "ghost_stories.taoist_fell": (
        ".ghost_stories_taoist_fell",
        "GhostStoriesTaoistFell",
    ),
    "ghost_stories.taoist_rose": (
        ".ghost_stories_taoist_rose",
        "GhostStoriesTaoistRose",
    ),
    "ghost_stories.taoist_returned": (
        ".ghost_stories_taoist_returned",
        "GhostStoriesTaoistReturned",
    ),
    "ghost_stories.artefact_gained": (
        ".ghost_stories_artefact_gained",
        "GhostStoriesArtefactGained",
    ),
    "ghost_stories.artefact_spent": (
        ".ghost_stories_artefact_spent",
        "GhostStoriesArtefactSpent",
    ),
    "ghost_stories.claw_struck": (
        ".ghost_stories_claw_struck",
        "GhostStoriesClawStruck",
    ),
    "ghost_stories.school_attempted": (
        ".ghost_stories_school_attempted",
        "GhostStoriesSchoolAttempted",
    ),
    "ghost_stories.buddha_set": (".ghost_stories_buddha_set", "GhostStoriesBuddhaSet"),
    "halloween.game_started": (".halloween_game_started", "HalloweenGameStarted"),
    "halloween.turn_started": (".halloween_turn_started", "HalloweenTurnStarted"),
    "halloween.strip_used": (".halloween_strip_used", "HalloweenStripUsed"),
    "halloween.strip_rested": (".halloween_strip_rested", "HalloweenStripRested"),
    "halloween.discs_recovered": (
        ".halloween_discs_recovered",
        "HalloweenDiscsRecovered",
    ),
    "halloween.ghosts_placed": (".halloween_ghosts_placed", "HalloweenGhostsPlaced"),
    "halloween.ghost_removed": (".halloween_ghost_removed", "HalloweenGhostRemoved"),
    "halloween.ghost_moved": (".halloween_ghost_moved", "HalloweenGhostMoved"),
    "halloween.ghosts_swapped": (".halloween_ghosts_swapped", "HalloweenGhostsSwapped"),
    "halloween.ghost_upgraded": (".halloween_ghost_upgraded", "HalloweenGhostUpgraded"),
    "halloween.people_scared": (".halloween_people_scared", "HalloweenPeopleScared"),
    "halloween.tokens_gained": (".halloween_tokens_gained", "HalloweenTokensGained"),
    "halloween.tokens_paid": (".halloween_tokens_paid", "HalloweenTokensPaid"),
    "halloween.scare_gained": (".halloween_scare_gained", "HalloweenScareGained"),
    "halloween.scare_paid": (".halloween_scare_paid", "HalloweenScarePaid"),
    "halloween.points_scored": (".halloween_points_scored", "HalloweenPointsScored"),
    "halloween.points_lost": (".halloween_points_lost", "HalloweenPointsLost"),
    "halloween.strip_raised": (".halloween_strip_raised", "HalloweenStripRaised"),
    "halloween.strip_lowered": (".halloween_strip_lowered", "HalloweenStripLowered"),
    "halloween.fight_started": (".halloween_fight_started", "HalloweenFightStarted"),
    "halloween.fight_won": (".halloween_fight_won", "HalloweenFightWon"),
    "halloween.fight_lost": (".halloween_fight_lost", "HalloweenFightLost"),
    "halloween.series_started": (".halloween_series_started", "HalloweenSeriesStarted"),
    "halloween.series_ended": (".halloween_series_ended", "HalloweenSeriesEnded"),
    "halloween.dice_taken": (".halloween_dice_taken", "HalloweenDiceTaken"),
    "halloween.die_lifted": (".halloween_die_lifted", "HalloweenDieLifted"),
    "halloween.dice_rolled": (".halloween_dice_rolled", "HalloweenDiceRolled"),
    "halloween.die_rerolled": (".halloween_die_rerolled", "HalloweenDieRerolled"),
    "halloween.die_added": (".halloween_die_added", "HalloweenDieAdded"),
    "halloween.roll_settled": (".halloween_roll_settled", "HalloweenRollSettled"),
    "halloween.cards_displayed": (
        ".halloween_cards_displayed",
        "HalloweenCardsDisplayed",
    ),
    "halloween.bonus_laid": (".halloween_bonus_laid", "HalloweenBonusLaid"),
    "halloween.bonuses_shuffled": (
        ".halloween_bonuses_shuffled",
        "HalloweenBonusesShuffled",
    ),
    "halloween.pumpkin_placed": (".halloween_pumpkin_placed", "HalloweenPumpkinPlaced"),
    "halloween.pumpkin_taken_back": (
        ".halloween_pumpkin_taken_back",
        "HalloweenPumpkinTakenBack",
    ),
    "halloween.bonus_taken": (".halloween_bonus_taken", "HalloweenBonusTaken"),
    "halloween.bonus_left": (".halloween_bonus_left", "HalloweenBonusLeft"),
    "halloween.bonus_used": (".halloween_bonus_used", "HalloweenBonusUsed"),
    "halloween.bonus_drawn": (".halloween_bonus_drawn", "HalloweenBonusDrawn"),
    "halloween.bonus_stored": (".halloween_bonus_stored", "HalloweenBonusStored"),
    "halloween.bonus_discarded": (
        ".halloween_bonus_discarded",
        "HalloweenBonusDiscarded",
    ),
    "halloween.slots_freed": (".halloween_slots_freed", "HalloweenSlotsFreed"),
    "halloween.card_claimed": (".halloween_card_claimed", "HalloweenCardClaimed"),
    "halloween.card_used": (".halloween_card_used", "HalloweenCardUsed"),
    "halloween.end_triggered": (".halloween_end_triggered", "HalloweenEndTriggered"),
    "halloween.card_scored": (".halloween_card_scored", "HalloweenCardScored"),
    "halloween.game_ended": (".halloween_game_ended", "HalloweenGameEnded"),
}
