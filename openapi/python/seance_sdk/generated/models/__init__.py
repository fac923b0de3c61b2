"""Every model of the service, imported when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bar import Bar
    from .bot import Bot
    from .bot_rating import BotRating
    from .bot_request import BotRequest
    from .bot_scores import BotScores
    from .bot_summary import BotSummary
    from .claim_seat_request import ClaimSeatRequest
    from .claimed_seat import ClaimedSeat
    from .command import Command
    from .commands_result import CommandsResult
    from .comparison import Comparison
    from .create_game_request import CreateGameRequest
    from .create_schedule_request import CreateScheduleRequest
    from .create_schedule_request_missed import CreateScheduleRequestMissed
    from .create_simulation_request import CreateSimulationRequest
    from .created_game import CreatedGame
    from .created_game_status import CreatedGameStatus
    from .created_schedule import CreatedSchedule
    from .created_schedule_missed import CreatedScheduleMissed
    from .created_tournament import CreatedTournament
    from .created_tournament_format import CreatedTournamentFormat
    from .created_tournament_status import CreatedTournamentStatus
    from .credentials import Credentials
    from .decision import Decision
    from .description import Description
    from .divergence import Divergence
    from .divergence_cause import DivergenceCause
    from .ending import Ending
    from .entrant import Entrant
    from .entrant_credential import EntrantCredential
    from .entrant_request import EntrantRequest
    from .event import Event
    from .event_list import EventList
    from .fairness import Fairness
    from .fairness_request import FairnessRequest
    from .field_error import FieldError
    from .figure_difference import FigureDifference
    from .fork_game_request import ForkGameRequest
    from .fork_origin import ForkOrigin
    from .game import Game
    from .game_list import GameList
    from .game_options import GameOptions
    from .game_result import GameResult
    from .game_seat import GameSeat
    from .game_seat_kind import GameSeatKind
    from .game_status import GameStatus
    from .game_summary import GameSummary
    from .game_summary_status import GameSummaryStatus
    from .ghooost_boo_given import GhooostBooGiven
    from .ghooost_card_turned_up import GhooostCardTurnedUp
    from .ghooost_card_turned_up_card import GhooostCardTurnedUpCard
    from .ghooost_card_turned_up_origin import GhooostCardTurnedUpOrigin
    from .ghooost_cards_drawn import GhooostCardsDrawn
    from .ghooost_cards_drawn_cards_item import GhooostCardsDrawnCardsItem
    from .ghooost_cemetery_discarded import GhooostCemeteryDiscarded
    from .ghooost_cemetery_taken import GhooostCemeteryTaken
    from .ghooost_cemetery_taken_cards_item import GhooostCemeteryTakenCardsItem
    from .ghooost_direction_reversed import GhooostDirectionReversed
    from .ghooost_direction_reversed_direction import GhooostDirectionReversedDirection
    from .ghooost_empty_mansion import GhooostEmptyMansion
    from .ghooost_further_turn import GhooostFurtherTurn
    from .ghooost_game_ended import GhooostGameEnded
    from .ghooost_ghosts_played import GhooostGhostsPlayed
    from .ghooost_hand_dealt import GhooostHandDealt
    from .ghooost_hand_dealt_cards_item import GhooostHandDealtCardsItem
    from .ghooost_kitty_played import GhooostKittyPlayed
    from .ghooost_midnight_struck import GhooostMidnightStruck
    from .ghooost_pass import GhooostPass
    from .ghooost_passed import GhooostPassed
    from .ghooost_pile_card import GhooostPileCard
    from .ghooost_pile_card_card import GhooostPileCardCard
    from .ghooost_play import GhooostPlay
    from .ghooost_play_kitty import GhooostPlayKitty
    from .ghooost_player_left import GhooostPlayerLeft
    from .ghooost_points_scored import GhooostPointsScored
    from .ghooost_quartet_made import GhooostQuartetMade
    from .ghooost_round_adjudicated import GhooostRoundAdjudicated
    from .ghooost_round_adjudicated_cause import GhooostRoundAdjudicatedCause
    from .ghooost_round_ended import GhooostRoundEnded
    from .ghooost_round_started import GhooostRoundStarted
    from .ghooost_seat import GhooostSeat
    from .ghooost_take import GhooostTake
    from .ghooost_try_luck import GhooostTryLuck
    from .ghooost_turn_skipped import GhooostTurnSkipped
    from .ghooost_view import GhooostView
    from .ghooost_view_deck_variant import GhooostViewDeckVariant
    from .ghooost_view_direction import GhooostViewDirection
    from .ghooost_view_discard_item import GhooostViewDiscardItem
    from .ghooost_view_hand_item import GhooostViewHandItem
    from .ghooost_view_phase import GhooostViewPhase
    from .ghooost_view_twist_effect import GhooostViewTwistEffect
    from .ghost_stories_artefact import GhostStoriesArtefact
    from .ghost_stories_artefact_artefact import GhostStoriesArtefactArtefact
    from .ghost_stories_artefact_gained import GhostStoriesArtefactGained
    from .ghost_stories_artefact_gained_artefact import (
        GhostStoriesArtefactGainedArtefact,
    )
    from .ghost_stories_artefact_gained_taoist import GhostStoriesArtefactGainedTaoist
    from .ghost_stories_artefact_owner import GhostStoriesArtefactOwner
    from .ghost_stories_artefact_spent import GhostStoriesArtefactSpent
    from .ghost_stories_artefact_spent_artefact import GhostStoriesArtefactSpentArtefact
    from .ghost_stories_artefact_spent_taoist import GhostStoriesArtefactSpentTaoist
    from .ghost_stories_attempt_exorcism import GhostStoriesAttemptExorcism
    from .ghost_stories_award import GhostStoriesAward
    from .ghost_stories_award_taoist import GhostStoriesAwardTaoist
    from .ghost_stories_barrier_attempted import GhostStoriesBarrierAttempted
    from .ghost_stories_barrier_attempted_board import GhostStoriesBarrierAttemptedBoard
    from .ghost_stories_barrier_called import GhostStoriesBarrierCalled
    from .ghost_stories_barrier_exorcise import GhostStoriesBarrierExorcise
    from .ghost_stories_barrier_pass import GhostStoriesBarrierPass
    from .ghost_stories_barrier_rescue import GhostStoriesBarrierRescue
    from .ghost_stories_barrier_rescue_tile import GhostStoriesBarrierRescueTile
    from .ghost_stories_barrier_rose import GhostStoriesBarrierRose
    from .ghost_stories_barrier_sank import GhostStoriesBarrierSank
    from .ghost_stories_barrier_weakened import GhostStoriesBarrierWeakened
    from .ghost_stories_bear_grief import GhostStoriesBearGrief
    from .ghost_stories_bear_grief_board import GhostStoriesBearGriefBoard
    from .ghost_stories_bear_loss import GhostStoriesBearLoss
    from .ghost_stories_bear_loss_taoist import GhostStoriesBearLossTaoist
    from .ghost_stories_bequeath import GhostStoriesBequeath
    from .ghost_stories_bequeath_artefact import GhostStoriesBequeathArtefact
    from .ghost_stories_bequeath_taoist import GhostStoriesBequeathTaoist
    from .ghost_stories_bless import GhostStoriesBless
    from .ghost_stories_bless_tile import GhostStoriesBlessTile
    from .ghost_stories_blow_ghost import GhostStoriesBlowGhost
    from .ghost_stories_blow_ghost_end import GhostStoriesBlowGhostEnd
    from .ghost_stories_blow_ghost_start import GhostStoriesBlowGhostStart
    from .ghost_stories_board import GhostStoriesBoard
    from .ghost_stories_board_board import GhostStoriesBoardBoard
    from .ghost_stories_board_overrun import GhostStoriesBoardOverrun
    from .ghost_stories_board_overrun_board import GhostStoriesBoardOverrunBoard
    from .ghost_stories_board_possessed import GhostStoriesBoardPossessed
    from .ghost_stories_board_possessed_board import GhostStoriesBoardPossessedBoard
    from .ghost_stories_board_power import GhostStoriesBoardPower
    from .ghost_stories_board_tile import GhostStoriesBoardTile
    from .ghost_stories_bring_back import GhostStoriesBringBack
    from .ghost_stories_bring_back_family import GhostStoriesBringBackFamily
    from .ghost_stories_buddha_placed import GhostStoriesBuddhaPlaced
    from .ghost_stories_buddha_placed_space import GhostStoriesBuddhaPlacedSpace
    from .ghost_stories_buddha_placed_taoist import GhostStoriesBuddhaPlacedTaoist
    from .ghost_stories_buddha_returned import GhostStoriesBuddhaReturned
    from .ghost_stories_buddha_returned_space import GhostStoriesBuddhaReturnedSpace
    from .ghost_stories_buddha_set import GhostStoriesBuddhaSet
    from .ghost_stories_buddha_set_space import GhostStoriesBuddhaSetSpace
    from .ghost_stories_buddha_taken import GhostStoriesBuddhaTaken
    from .ghost_stories_buddha_taken_taoist import GhostStoriesBuddhaTakenTaoist
    from .ghost_stories_calm import GhostStoriesCalm
    from .ghost_stories_calm_board import GhostStoriesCalmBoard
    from .ghost_stories_card_removed import GhostStoriesCardRemoved
    from .ghost_stories_circle_cleared import GhostStoriesCircleCleared
    from .ghost_stories_circle_cleared_colour import GhostStoriesCircleClearedColour
    from .ghost_stories_circle_set import GhostStoriesCircleSet
    from .ghost_stories_circle_set_colour import GhostStoriesCircleSetColour
    from .ghost_stories_claw_struck import GhostStoriesClawStruck
    from .ghost_stories_claw_struck_taoist import GhostStoriesClawStruckTaoist
    from .ghost_stories_claw_tao import GhostStoriesClawTao
    from .ghost_stories_claw_tao_colour import GhostStoriesClawTaoColour
    from .ghost_stories_come import GhostStoriesCome
    from .ghost_stories_come_with_villager import GhostStoriesComeWithVillager
    from .ghost_stories_crystal_brought import GhostStoriesCrystalBrought
    from .ghost_stories_crystal_brought_corner import GhostStoriesCrystalBroughtCorner
    from .ghost_stories_crystal_gained import GhostStoriesCrystalGained
    from .ghost_stories_crystal_gained_taoist import GhostStoriesCrystalGainedTaoist
    from .ghost_stories_crystal_placed import GhostStoriesCrystalPlaced
    from .ghost_stories_crystal_placed_corner import GhostStoriesCrystalPlacedCorner
    from .ghost_stories_crystal_placed_taoist import GhostStoriesCrystalPlacedTaoist
    from .ghost_stories_crystal_spent import GhostStoriesCrystalSpent
    from .ghost_stories_crystal_spent_taoist import GhostStoriesCrystalSpentTaoist
    from .ghost_stories_curse_first import GhostStoriesCurseFirst
    from .ghost_stories_curse_first_space import GhostStoriesCurseFirstSpace
    from .ghost_stories_curse_ghost import GhostStoriesCurseGhost
    from .ghost_stories_curse_ghost_space import GhostStoriesCurseGhostSpace
    from .ghost_stories_curse_rolled import GhostStoriesCurseRolled
    from .ghost_stories_curse_rolled_board import GhostStoriesCurseRolledBoard
    from .ghost_stories_curse_rolled_face import GhostStoriesCurseRolledFace
    from .ghost_stories_curse_skipped import GhostStoriesCurseSkipped
    from .ghost_stories_curse_skipped_board import GhostStoriesCurseSkippedBoard
    from .ghost_stories_dice_rolled import GhostStoriesDiceRolled
    from .ghost_stories_dice_rolled_faces_item import GhostStoriesDiceRolledFacesItem
    from .ghost_stories_dice_rolled_taoist import GhostStoriesDiceRolledTaoist
    from .ghost_stories_die_captured import GhostStoriesDieCaptured
    from .ghost_stories_die_captured_space import GhostStoriesDieCapturedSpace
    from .ghost_stories_discard_tao import GhostStoriesDiscardTao
    from .ghost_stories_discard_tao_colour import GhostStoriesDiscardTaoColour
    from .ghost_stories_end_turn import GhostStoriesEndTurn
    from .ghost_stories_escort import GhostStoriesEscort
    from .ghost_stories_escort_end import GhostStoriesEscortEnd
    from .ghost_stories_escort_start import GhostStoriesEscortStart
    from .ghost_stories_exorcise import GhostStoriesExorcise
    from .ghost_stories_exorcise_targets_item import GhostStoriesExorciseTargetsItem
    from .ghost_stories_exorcise_with import GhostStoriesExorciseWith
    from .ghost_stories_exorcise_with_targets_item import (
        GhostStoriesExorciseWithTargetsItem,
    )
    from .ghost_stories_exorcise_with_tokens_item import (
        GhostStoriesExorciseWithTokensItem,
    )
    from .ghost_stories_exorcism_attempted import GhostStoriesExorcismAttempted
    from .ghost_stories_exorcism_attempted_taoist import (
        GhostStoriesExorcismAttemptedTaoist,
    )
    from .ghost_stories_exorcism_failed import GhostStoriesExorcismFailed
    from .ghost_stories_exorcism_failed_taoist import GhostStoriesExorcismFailedTaoist
    from .ghost_stories_family_saved import GhostStoriesFamilySaved
    from .ghost_stories_family_saved_family import GhostStoriesFamilySavedFamily
    from .ghost_stories_figure_advanced import GhostStoriesFigureAdvanced
    from .ghost_stories_figure_advanced_space import GhostStoriesFigureAdvancedSpace
    from .ghost_stories_figure_returned import GhostStoriesFigureReturned
    from .ghost_stories_figure_returned_space import GhostStoriesFigureReturnedSpace
    from .ghost_stories_fill_pockets import GhostStoriesFillPockets
    from .ghost_stories_fill_pockets_colour import GhostStoriesFillPocketsColour
    from .ghost_stories_fill_receptacle import GhostStoriesFillReceptacle
    from .ghost_stories_fill_receptacle_corner import GhostStoriesFillReceptacleCorner
    from .ghost_stories_gain_qi import GhostStoriesGainQi
    from .ghost_stories_game_ended import GhostStoriesGameEnded
    from .ghost_stories_game_ended_reason import GhostStoriesGameEndedReason
    from .ghost_stories_ghost_arrived import GhostStoriesGhostArrived
    from .ghost_stories_ghost_arrived_ghost import GhostStoriesGhostArrivedGhost
    from .ghost_stories_ghost_arrived_space import GhostStoriesGhostArrivedSpace
    from .ghost_stories_ghost_discarded import GhostStoriesGhostDiscarded
    from .ghost_stories_ghost_discarded_ghost import GhostStoriesGhostDiscardedGhost
    from .ghost_stories_ghost_discarded_space import GhostStoriesGhostDiscardedSpace
    from .ghost_stories_ghost_drawn import GhostStoriesGhostDrawn
    from .ghost_stories_ghost_drawn_ghost import GhostStoriesGhostDrawnGhost
    from .ghost_stories_ghost_exorcised import GhostStoriesGhostExorcised
    from .ghost_stories_ghost_exorcised_ghost import GhostStoriesGhostExorcisedGhost
    from .ghost_stories_ghost_exorcised_space import GhostStoriesGhostExorcisedSpace
    from .ghost_stories_ghost_exorcised_taoist import GhostStoriesGhostExorcisedTaoist
    from .ghost_stories_ghost_moved import GhostStoriesGhostMoved
    from .ghost_stories_ghost_moved_end import GhostStoriesGhostMovedEnd
    from .ghost_stories_ghost_moved_ghost import GhostStoriesGhostMovedGhost
    from .ghost_stories_ghost_moved_start import GhostStoriesGhostMovedStart
    from .ghost_stories_ghost_stopped import GhostStoriesGhostStopped
    from .ghost_stories_ghost_stopped_ghost import GhostStoriesGhostStoppedGhost
    from .ghost_stories_ghost_stopped_space import GhostStoriesGhostStoppedSpace
    from .ghost_stories_ghost_sunk import GhostStoriesGhostSunk
    from .ghost_stories_ghost_sunk_ghost import GhostStoriesGhostSunkGhost
    from .ghost_stories_give_crystal import GhostStoriesGiveCrystal
    from .ghost_stories_give_crystal_taoist import GhostStoriesGiveCrystalTaoist
    from .ghost_stories_give_elixir import GhostStoriesGiveElixir
    from .ghost_stories_give_elixir_taoist import GhostStoriesGiveElixirTaoist
    from .ghost_stories_give_qi import GhostStoriesGiveQi
    from .ghost_stories_give_qi_taoist import GhostStoriesGiveQiTaoist
    from .ghost_stories_give_tao import GhostStoriesGiveTao
    from .ghost_stories_give_tao_colour import GhostStoriesGiveTaoColour
    from .ghost_stories_give_tao_taoist import GhostStoriesGiveTaoTaoist
    from .ghost_stories_give_up import GhostStoriesGiveUp
    from .ghost_stories_give_yin_yang import GhostStoriesGiveYinYang
    from .ghost_stories_give_yin_yang_taoist import GhostStoriesGiveYinYangTaoist
    from .ghost_stories_help_asked import GhostStoriesHelpAsked
    from .ghost_stories_help_asked_taoist import GhostStoriesHelpAskedTaoist
    from .ghost_stories_help_asked_tile import GhostStoriesHelpAskedTile
    from .ghost_stories_incarnation_came import GhostStoriesIncarnationCame
    from .ghost_stories_incarnation_came_ghost import GhostStoriesIncarnationCameGhost
    from .ghost_stories_incarnation_exchanged import GhostStoriesIncarnationExchanged
    from .ghost_stories_incarnation_exchanged_ghost import (
        GhostStoriesIncarnationExchangedGhost,
    )
    from .ghost_stories_incarnation_waits import GhostStoriesIncarnationWaits
    from .ghost_stories_incarnation_waits_ghost import GhostStoriesIncarnationWaitsGhost
    from .ghost_stories_keep_buddhas import GhostStoriesKeepBuddhas
    from .ghost_stories_keep_curse import GhostStoriesKeepCurse
    from .ghost_stories_keep_dice import GhostStoriesKeepDice
    from .ghost_stories_keep_elixir import GhostStoriesKeepElixir
    from .ghost_stories_leave_villager import GhostStoriesLeaveVillager
    from .ghost_stories_let_ghost_come import GhostStoriesLetGhostCome
    from .ghost_stories_let_su_ling_rest import GhostStoriesLetSuLingRest
    from .ghost_stories_light_fireworks import GhostStoriesLightFireworks
    from .ghost_stories_light_fireworks_tile import GhostStoriesLightFireworksTile
    from .ghost_stories_lose_token import GhostStoriesLoseToken
    from .ghost_stories_lose_token_taoist import GhostStoriesLoseTokenTaoist
    from .ghost_stories_mantra_lifted import GhostStoriesMantraLifted
    from .ghost_stories_mantra_placed import GhostStoriesMantraPlaced
    from .ghost_stories_mantra_placed_space import GhostStoriesMantraPlacedSpace
    from .ghost_stories_move import GhostStoriesMove
    from .ghost_stories_move_tile import GhostStoriesMoveTile
    from .ghost_stories_name_victim import GhostStoriesNameVictim
    from .ghost_stories_name_victim_tile import GhostStoriesNameVictimTile
    from .ghost_stories_pass import GhostStoriesPass
    from .ghost_stories_pick_die import GhostStoriesPickDie
    from .ghost_stories_pick_die_face import GhostStoriesPickDieFace
    from .ghost_stories_place_buddha import GhostStoriesPlaceBuddha
    from .ghost_stories_place_buddha_space import GhostStoriesPlaceBuddhaSpace
    from .ghost_stories_place_ghost import GhostStoriesPlaceGhost
    from .ghost_stories_place_ghost_space import GhostStoriesPlaceGhostSpace
    from .ghost_stories_place_mantra import GhostStoriesPlaceMantra
    from .ghost_stories_place_mantra_space import GhostStoriesPlaceMantraSpace
    from .ghost_stories_place_su_ling import GhostStoriesPlaceSuLing
    from .ghost_stories_place_su_ling_space import GhostStoriesPlaceSuLingSpace
    from .ghost_stories_portal_held import GhostStoriesPortalHeld
    from .ghost_stories_portal_returned import GhostStoriesPortalReturned
    from .ghost_stories_portal_returned_tile import GhostStoriesPortalReturnedTile
    from .ghost_stories_power_borrowed import GhostStoriesPowerBorrowed
    from .ghost_stories_power_borrowed_board import GhostStoriesPowerBorrowedBoard
    from .ghost_stories_power_borrowed_power import GhostStoriesPowerBorrowedPower
    from .ghost_stories_power_borrowed_taoist import GhostStoriesPowerBorrowedTaoist
    from .ghost_stories_power_locked import GhostStoriesPowerLocked
    from .ghost_stories_power_locked_space import GhostStoriesPowerLockedSpace
    from .ghost_stories_power_tokens_taken import GhostStoriesPowerTokensTaken
    from .ghost_stories_power_tokens_taken_taoist import (
        GhostStoriesPowerTokensTakenTaoist,
    )
    from .ghost_stories_powers_locked import GhostStoriesPowersLocked
    from .ghost_stories_powers_locked_space import GhostStoriesPowersLockedSpace
    from .ghost_stories_pray import GhostStoriesPray
    from .ghost_stories_pray_colour import GhostStoriesPrayColour
    from .ghost_stories_purify import GhostStoriesPurify
    from .ghost_stories_purify_tile import GhostStoriesPurifyTile
    from .ghost_stories_qi_gained import GhostStoriesQiGained
    from .ghost_stories_qi_gained_taoist import GhostStoriesQiGainedTaoist
    from .ghost_stories_qi_lost import GhostStoriesQiLost
    from .ghost_stories_qi_lost_board import GhostStoriesQiLostBoard
    from .ghost_stories_raise_taoist import GhostStoriesRaiseTaoist
    from .ghost_stories_raise_taoist_taoist import GhostStoriesRaiseTaoistTaoist
    from .ghost_stories_regain_yin_yang import GhostStoriesRegainYinYang
    from .ghost_stories_reroll_curse import GhostStoriesRerollCurse
    from .ghost_stories_reroll_dice import GhostStoriesRerollDice
    from .ghost_stories_rescue import GhostStoriesRescue
    from .ghost_stories_rescue_first import GhostStoriesRescueFirst
    from .ghost_stories_rescue_first_tile import GhostStoriesRescueFirstTile
    from .ghost_stories_revive import GhostStoriesRevive
    from .ghost_stories_revive_taoist import GhostStoriesReviveTaoist
    from .ghost_stories_reward_first import GhostStoriesRewardFirst
    from .ghost_stories_reward_first_ghost import GhostStoriesRewardFirstGhost
    from .ghost_stories_roll_all_dice import GhostStoriesRollAllDice
    from .ghost_stories_school_attempted import GhostStoriesSchoolAttempted
    from .ghost_stories_school_attempted_colour import GhostStoriesSchoolAttemptedColour
    from .ghost_stories_school_attempted_taoist import GhostStoriesSchoolAttemptedTaoist
    from .ghost_stories_seek_help import GhostStoriesSeekHelp
    from .ghost_stories_send_taoist import GhostStoriesSendTaoist
    from .ghost_stories_send_taoist_taoist import GhostStoriesSendTaoistTaoist
    from .ghost_stories_send_taoist_tile import GhostStoriesSendTaoistTile
    from .ghost_stories_set_buddha import GhostStoriesSetBuddha
    from .ghost_stories_set_buddha_space import GhostStoriesSetBuddhaSpace
    from .ghost_stories_set_die_white import GhostStoriesSetDieWhite
    from .ghost_stories_sink_ghost import GhostStoriesSinkGhost
    from .ghost_stories_skip import GhostStoriesSkip
    from .ghost_stories_space import GhostStoriesSpace
    from .ghost_stories_space_ghost import GhostStoriesSpaceGhost
    from .ghost_stories_space_locks import GhostStoriesSpaceLocks
    from .ghost_stories_space_space import GhostStoriesSpaceSpace
    from .ghost_stories_spare_claw import GhostStoriesSpareClaw
    from .ghost_stories_stack import GhostStoriesStack
    from .ghost_stories_stack_tile import GhostStoriesStackTile
    from .ghost_stories_stack_top import GhostStoriesStackTop
    from .ghost_stories_stand_up import GhostStoriesStandUp
    from .ghost_stories_stay import GhostStoriesStay
    from .ghost_stories_stay_away import GhostStoriesStayAway
    from .ghost_stories_su_ling_held import GhostStoriesSuLingHeld
    from .ghost_stories_su_ling_left import GhostStoriesSuLingLeft
    from .ghost_stories_su_ling_moved import GhostStoriesSuLingMoved
    from .ghost_stories_su_ling_moved_space import GhostStoriesSuLingMovedSpace
    from .ghost_stories_take_power_tokens import GhostStoriesTakePowerTokens
    from .ghost_stories_take_tao import GhostStoriesTakeTao
    from .ghost_stories_take_tao_colour import GhostStoriesTakeTaoColour
    from .ghost_stories_take_villager import GhostStoriesTakeVillager
    from .ghost_stories_tao_gained import GhostStoriesTaoGained
    from .ghost_stories_tao_gained_colour import GhostStoriesTaoGainedColour
    from .ghost_stories_tao_gained_taoist import GhostStoriesTaoGainedTaoist
    from .ghost_stories_tao_locked import GhostStoriesTaoLocked
    from .ghost_stories_tao_locked_space import GhostStoriesTaoLockedSpace
    from .ghost_stories_tao_lost import GhostStoriesTaoLost
    from .ghost_stories_tao_lost_colour import GhostStoriesTaoLostColour
    from .ghost_stories_tao_lost_taoist import GhostStoriesTaoLostTaoist
    from .ghost_stories_tao_removed import GhostStoriesTaoRemoved
    from .ghost_stories_tao_removed_colour import GhostStoriesTaoRemovedColour
    from .ghost_stories_tao_removed_origin import GhostStoriesTaoRemovedOrigin
    from .ghost_stories_taoist_died import GhostStoriesTaoistDied
    from .ghost_stories_taoist_died_taoist import GhostStoriesTaoistDiedTaoist
    from .ghost_stories_taoist_fell import GhostStoriesTaoistFell
    from .ghost_stories_taoist_fell_taoist import GhostStoriesTaoistFellTaoist
    from .ghost_stories_taoist_moved import GhostStoriesTaoistMoved
    from .ghost_stories_taoist_moved_taoist import GhostStoriesTaoistMovedTaoist
    from .ghost_stories_taoist_moved_tile import GhostStoriesTaoistMovedTile
    from .ghost_stories_taoist_returned import GhostStoriesTaoistReturned
    from .ghost_stories_taoist_returned_taoist import GhostStoriesTaoistReturnedTaoist
    from .ghost_stories_taoist_returned_tile import GhostStoriesTaoistReturnedTile
    from .ghost_stories_taoist_revived import GhostStoriesTaoistRevived
    from .ghost_stories_taoist_revived_taoist import GhostStoriesTaoistRevivedTaoist
    from .ghost_stories_taoist_rose import GhostStoriesTaoistRose
    from .ghost_stories_taoist_rose_taoist import GhostStoriesTaoistRoseTaoist
    from .ghost_stories_tile import GhostStoriesTile
    from .ghost_stories_tile_cleansed import GhostStoriesTileCleansed
    from .ghost_stories_tile_cleansed_tile import GhostStoriesTileCleansedTile
    from .ghost_stories_tile_haunted import GhostStoriesTileHaunted
    from .ghost_stories_tile_haunted_tile import GhostStoriesTileHauntedTile
    from .ghost_stories_tile_tile import GhostStoriesTileTile
    from .ghost_stories_tokens import GhostStoriesTokens
    from .ghost_stories_train import GhostStoriesTrain
    from .ghost_stories_train_colour import GhostStoriesTrainColour
    from .ghost_stories_turn_began import GhostStoriesTurnBegan
    from .ghost_stories_turn_began_board import GhostStoriesTurnBeganBoard
    from .ghost_stories_unroll_scroll import GhostStoriesUnrollScroll
    from .ghost_stories_use_moon_dust import GhostStoriesUseMoonDust
    from .ghost_stories_use_power_token import GhostStoriesUsePowerToken
    from .ghost_stories_use_power_token_board import GhostStoriesUsePowerTokenBoard
    from .ghost_stories_use_yin_yang import GhostStoriesUseYinYang
    from .ghost_stories_use_yin_yang_tile import GhostStoriesUseYinYangTile
    from .ghost_stories_view import GhostStoriesView
    from .ghost_stories_view_active import GhostStoriesViewActive
    from .ghost_stories_view_arriving import GhostStoriesViewArriving
    from .ghost_stories_view_borrowed_item import GhostStoriesViewBorrowedItem
    from .ghost_stories_view_circle import GhostStoriesViewCircle
    from .ghost_stories_view_curse import GhostStoriesViewCurse
    from .ghost_stories_view_dice_item import GhostStoriesViewDiceItem
    from .ghost_stories_view_difficulty import GhostStoriesViewDifficulty
    from .ghost_stories_view_discard_item import GhostStoriesViewDiscardItem
    from .ghost_stories_view_edition import GhostStoriesViewEdition
    from .ghost_stories_view_exorcised_item import GhostStoriesViewExorcisedItem
    from .ghost_stories_view_sides_item import GhostStoriesViewSidesItem
    from .ghost_stories_view_used_item import GhostStoriesViewUsedItem
    from .ghost_stories_villager_carried import GhostStoriesVillagerCarried
    from .ghost_stories_villager_carried_end import GhostStoriesVillagerCarriedEnd
    from .ghost_stories_villager_carried_family import GhostStoriesVillagerCarriedFamily
    from .ghost_stories_villager_carried_start import GhostStoriesVillagerCarriedStart
    from .ghost_stories_villager_fled import GhostStoriesVillagerFled
    from .ghost_stories_villager_fled_end import GhostStoriesVillagerFledEnd
    from .ghost_stories_villager_fled_family import GhostStoriesVillagerFledFamily
    from .ghost_stories_villager_fled_start import GhostStoriesVillagerFledStart
    from .ghost_stories_villager_killed import GhostStoriesVillagerKilled
    from .ghost_stories_villager_killed_family import GhostStoriesVillagerKilledFamily
    from .ghost_stories_villager_killed_tile import GhostStoriesVillagerKilledTile
    from .ghost_stories_villager_rescued import GhostStoriesVillagerRescued
    from .ghost_stories_villager_rescued_family import GhostStoriesVillagerRescuedFamily
    from .ghost_stories_villager_rescued_tile import GhostStoriesVillagerRescuedTile
    from .ghost_stories_villager_returned import GhostStoriesVillagerReturned
    from .ghost_stories_villager_returned_family import (
        GhostStoriesVillagerReturnedFamily,
    )
    from .ghost_stories_villager_revealed import GhostStoriesVillagerRevealed
    from .ghost_stories_villager_revealed_family import (
        GhostStoriesVillagerRevealedFamily,
    )
    from .ghost_stories_villager_revealed_tile import GhostStoriesVillagerRevealedTile
    from .ghost_stories_white_moon import GhostStoriesWhiteMoon
    from .ghost_stories_white_moon_calls import GhostStoriesWhiteMoonCalls
    from .ghost_stories_white_moon_earned_item import GhostStoriesWhiteMoonEarnedItem
    from .ghost_stories_white_moon_graveyard_item import (
        GhostStoriesWhiteMoonGraveyardItem,
    )
    from .ghost_stories_white_moon_lying_item import GhostStoriesWhiteMoonLyingItem
    from .ghost_stories_white_moon_pool import GhostStoriesWhiteMoonPool
    from .ghost_stories_white_moon_portal import GhostStoriesWhiteMoonPortal
    from .ghost_stories_white_moon_shelter_item import GhostStoriesWhiteMoonShelterItem
    from .ghost_stories_white_moon_su_ling import GhostStoriesWhiteMoonSuLing
    from .ghost_stories_yin_yang_gained import GhostStoriesYinYangGained
    from .ghost_stories_yin_yang_gained_taoist import GhostStoriesYinYangGainedTaoist
    from .ghost_stories_yin_yang_spent import GhostStoriesYinYangSpent
    from .ghost_stories_yin_yang_spent_taoist import GhostStoriesYinYangSpentTaoist
    from .group_win_rate import GroupWinRate
    from .halloween_accept import HalloweenAccept
    from .halloween_act import HalloweenAct
    from .halloween_act_action import HalloweenActAction
    from .halloween_ask import HalloweenAsk
    from .halloween_banish import HalloweenBanish
    from .halloween_banish_building import HalloweenBanishBuilding
    from .halloween_banish_colour import HalloweenBanishColour
    from .halloween_bonus_discarded import HalloweenBonusDiscarded
    from .halloween_bonus_discarded_bonus import HalloweenBonusDiscardedBonus
    from .halloween_bonus_drawn import HalloweenBonusDrawn
    from .halloween_bonus_drawn_bonus import HalloweenBonusDrawnBonus
    from .halloween_bonus_laid import HalloweenBonusLaid
    from .halloween_bonus_laid_bonus import HalloweenBonusLaidBonus
    from .halloween_bonus_laid_building import HalloweenBonusLaidBuilding
    from .halloween_bonus_left import HalloweenBonusLeft
    from .halloween_bonus_left_bonus import HalloweenBonusLeftBonus
    from .halloween_bonus_left_building import HalloweenBonusLeftBuilding
    from .halloween_bonus_stored import HalloweenBonusStored
    from .halloween_bonus_stored_bonus import HalloweenBonusStoredBonus
    from .halloween_bonus_stored_replaced import HalloweenBonusStoredReplaced
    from .halloween_bonus_taken import HalloweenBonusTaken
    from .halloween_bonus_taken_bonus import HalloweenBonusTakenBonus
    from .halloween_bonus_taken_building import HalloweenBonusTakenBuilding
    from .halloween_bonus_taken_replaced import HalloweenBonusTakenReplaced
    from .halloween_bonus_used import HalloweenBonusUsed
    from .halloween_bonus_used_bonus import HalloweenBonusUsedBonus
    from .halloween_bonuses_shuffled import HalloweenBonusesShuffled
    from .halloween_building import HalloweenBuilding
    from .halloween_building_bonus import HalloweenBuildingBonus
    from .halloween_building_building import HalloweenBuildingBuilding
    from .halloween_buy_token import HalloweenBuyToken
    from .halloween_buy_token_colour import HalloweenBuyTokenColour
    from .halloween_card_claimed import HalloweenCardClaimed
    from .halloween_card_claimed_action import HalloweenCardClaimedAction
    from .halloween_card_scored import HalloweenCardScored
    from .halloween_card_used import HalloweenCardUsed
    from .halloween_cards_displayed import HalloweenCardsDisplayed
    from .halloween_claim import HalloweenClaim
    from .halloween_clear_strip import HalloweenClearStrip
    from .halloween_clear_strips import HalloweenClearStrips
    from .halloween_colours import HalloweenColours
    from .halloween_decline import HalloweenDecline
    from .halloween_dice_rolled import HalloweenDiceRolled
    from .halloween_dice_taken import HalloweenDiceTaken
    from .halloween_dice_taken_dice_item import HalloweenDiceTakenDiceItem
    from .halloween_die import HalloweenDie
    from .halloween_die_added import HalloweenDieAdded
    from .halloween_die_colour import HalloweenDieColour
    from .halloween_die_lifted import HalloweenDieLifted
    from .halloween_die_lifted_colour import HalloweenDieLiftedColour
    from .halloween_die_rerolled import HalloweenDieRerolled
    from .halloween_disc_from_field import HalloweenDiscFromField
    from .halloween_disc_from_field_action import HalloweenDiscFromFieldAction
    from .halloween_disc_from_supply import HalloweenDiscFromSupply
    from .halloween_discard import HalloweenDiscard
    from .halloween_discs_recovered import HalloweenDiscsRecovered
    from .halloween_done import HalloweenDone
    from .halloween_end_triggered import HalloweenEndTriggered
    from .halloween_end_triggered_cause import HalloweenEndTriggeredCause
    from .halloween_end_turn import HalloweenEndTurn
    from .halloween_exchange import HalloweenExchange
    from .halloween_exchange_given import HalloweenExchangeGiven
    from .halloween_exchange_taken import HalloweenExchangeTaken
    from .halloween_fight import HalloweenFight
    from .halloween_fight_all import HalloweenFightAll
    from .halloween_fight_all_attacker import HalloweenFightAllAttacker
    from .halloween_fight_all_building import HalloweenFightAllBuilding
    from .halloween_fight_all_target import HalloweenFightAllTarget
    from .halloween_fight_attacker import HalloweenFightAttacker
    from .halloween_fight_building import HalloweenFightBuilding
    from .halloween_fight_lost import HalloweenFightLost
    from .halloween_fight_lost_attacker import HalloweenFightLostAttacker
    from .halloween_fight_lost_target import HalloweenFightLostTarget
    from .halloween_fight_next import HalloweenFightNext
    from .halloween_fight_next_target import HalloweenFightNextTarget
    from .halloween_fight_started import HalloweenFightStarted
    from .halloween_fight_started_attacker import HalloweenFightStartedAttacker
    from .halloween_fight_started_building import HalloweenFightStartedBuilding
    from .halloween_fight_started_target import HalloweenFightStartedTarget
    from .halloween_fight_started_target_building import (
        HalloweenFightStartedTargetBuilding,
    )
    from .halloween_fight_target import HalloweenFightTarget
    from .halloween_fight_target_building import HalloweenFightTargetBuilding
    from .halloween_fight_won import HalloweenFightWon
    from .halloween_fight_won_attacker import HalloweenFightWonAttacker
    from .halloween_fight_won_building import HalloweenFightWonBuilding
    from .halloween_fight_won_target import HalloweenFightWonTarget
    from .halloween_game_ended import HalloweenGameEnded
    from .halloween_game_ended_cause import HalloweenGameEndedCause
    from .halloween_game_started import HalloweenGameStarted
    from .halloween_ghost_moved import HalloweenGhostMoved
    from .halloween_ghost_moved_building import HalloweenGhostMovedBuilding
    from .halloween_ghost_moved_colour import HalloweenGhostMovedColour
    from .halloween_ghost_moved_target import HalloweenGhostMovedTarget
    from .halloween_ghost_removed import HalloweenGhostRemoved
    from .halloween_ghost_removed_building import HalloweenGhostRemovedBuilding
    from .halloween_ghost_removed_colour import HalloweenGhostRemovedColour
    from .halloween_ghost_upgraded import HalloweenGhostUpgraded
    from .halloween_ghost_upgraded_building import HalloweenGhostUpgradedBuilding
    from .halloween_ghost_upgraded_colour import HalloweenGhostUpgradedColour
    from .halloween_ghost_upgraded_new_colour import HalloweenGhostUpgradedNewColour
    from .halloween_ghosts_placed import HalloweenGhostsPlaced
    from .halloween_ghosts_placed_building import HalloweenGhostsPlacedBuilding
    from .halloween_ghosts_placed_colour import HalloweenGhostsPlacedColour
    from .halloween_ghosts_swapped import HalloweenGhostsSwapped
    from .halloween_ghosts_swapped_building import HalloweenGhostsSwappedBuilding
    from .halloween_ghosts_swapped_colour import HalloweenGhostsSwappedColour
    from .halloween_ghosts_swapped_other_building import (
        HalloweenGhostsSwappedOtherBuilding,
    )
    from .halloween_ghosts_swapped_other_colour import HalloweenGhostsSwappedOtherColour
    from .halloween_haunt import HalloweenHaunt
    from .halloween_haunt_building import HalloweenHauntBuilding
    from .halloween_haunt_colour import HalloweenHauntColour
    from .halloween_haunt_pumpkin import HalloweenHauntPumpkin
    from .halloween_help_die import HalloweenHelpDie
    from .halloween_leave import HalloweenLeave
    from .halloween_lower import HalloweenLower
    from .halloween_move import HalloweenMove
    from .halloween_move_building import HalloweenMoveBuilding
    from .halloween_move_colour import HalloweenMoveColour
    from .halloween_move_target import HalloweenMoveTarget
    from .halloween_pay import HalloweenPay
    from .halloween_pay_reroll import HalloweenPayReroll
    from .halloween_pending import HalloweenPending
    from .halloween_people_scared import HalloweenPeopleScared
    from .halloween_people_scared_building import HalloweenPeopleScaredBuilding
    from .halloween_people_scared_colour import HalloweenPeopleScaredColour
    from .halloween_pick import HalloweenPick
    from .halloween_pick_building import HalloweenPickBuilding
    from .halloween_pick_colour import HalloweenPickColour
    from .halloween_place import HalloweenPlace
    from .halloween_place_blue import HalloweenPlaceBlue
    from .halloween_place_blue_building import HalloweenPlaceBlueBuilding
    from .halloween_place_building import HalloweenPlaceBuilding
    from .halloween_place_colour import HalloweenPlaceColour
    from .halloween_points_lost import HalloweenPointsLost
    from .halloween_points_scored import HalloweenPointsScored
    from .halloween_pumpkin import HalloweenPumpkin
    from .halloween_pumpkin_colour import HalloweenPumpkinColour
    from .halloween_pumpkin_placed import HalloweenPumpkinPlaced
    from .halloween_pumpkin_placed_building import HalloweenPumpkinPlacedBuilding
    from .halloween_pumpkin_placed_colour import HalloweenPumpkinPlacedColour
    from .halloween_pumpkin_placed_pumpkin import HalloweenPumpkinPlacedPumpkin
    from .halloween_pumpkin_pumpkin import HalloweenPumpkinPumpkin
    from .halloween_pumpkin_taken_back import HalloweenPumpkinTakenBack
    from .halloween_pumpkin_taken_back_building import HalloweenPumpkinTakenBackBuilding
    from .halloween_pumpkin_taken_back_colour import HalloweenPumpkinTakenBackColour
    from .halloween_pumpkin_taken_back_pumpkin import HalloweenPumpkinTakenBackPumpkin
    from .halloween_raise import HalloweenRaise
    from .halloween_recover import HalloweenRecover
    from .halloween_recover_action import HalloweenRecoverAction
    from .halloween_relocate import HalloweenRelocate
    from .halloween_relocate_building import HalloweenRelocateBuilding
    from .halloween_relocate_colour import HalloweenRelocateColour
    from .halloween_relocate_target import HalloweenRelocateTarget
    from .halloween_rest import HalloweenRest
    from .halloween_roll_settled import HalloweenRollSettled
    from .halloween_scare import HalloweenScare
    from .halloween_scare_building import HalloweenScareBuilding
    from .halloween_scare_colour import HalloweenScareColour
    from .halloween_scare_gained import HalloweenScareGained
    from .halloween_scare_paid import HalloweenScarePaid
    from .halloween_seat import HalloweenSeat
    from .halloween_seat_slots_item import HalloweenSeatSlotsItem
    from .halloween_series_ended import HalloweenSeriesEnded
    from .halloween_series_started import HalloweenSeriesStarted
    from .halloween_series_started_attacker import HalloweenSeriesStartedAttacker
    from .halloween_series_started_building import HalloweenSeriesStartedBuilding
    from .halloween_slots_freed import HalloweenSlotsFreed
    from .halloween_stop import HalloweenStop
    from .halloween_store import HalloweenStore
    from .halloween_strip import HalloweenStrip
    from .halloween_strip_discs_item import HalloweenStripDiscsItem
    from .halloween_strip_lowered import HalloweenStripLowered
    from .halloween_strip_raised import HalloweenStripRaised
    from .halloween_strip_rested import HalloweenStripRested
    from .halloween_strip_used import HalloweenStripUsed
    from .halloween_strip_used_action import HalloweenStripUsedAction
    from .halloween_summon import HalloweenSummon
    from .halloween_summon_building import HalloweenSummonBuilding
    from .halloween_summon_colour import HalloweenSummonColour
    from .halloween_summon_mixed import HalloweenSummonMixed
    from .halloween_summon_mixed_building import HalloweenSummonMixedBuilding
    from .halloween_summon_mixed_higher import HalloweenSummonMixedHigher
    from .halloween_summon_mixed_lower import HalloweenSummonMixedLower
    from .halloween_take_back import HalloweenTakeBack
    from .halloween_take_back_building import HalloweenTakeBackBuilding
    from .halloween_take_back_colour import HalloweenTakeBackColour
    from .halloween_take_points import HalloweenTakePoints
    from .halloween_take_token import HalloweenTakeToken
    from .halloween_take_token_colour import HalloweenTakeTokenColour
    from .halloween_tokens_gained import HalloweenTokensGained
    from .halloween_tokens_gained_colour import HalloweenTokensGainedColour
    from .halloween_tokens_paid import HalloweenTokensPaid
    from .halloween_tokens_paid_colour import HalloweenTokensPaidColour
    from .halloween_turn_started import HalloweenTurnStarted
    from .halloween_upgrade import HalloweenUpgrade
    from .halloween_upgrade_building import HalloweenUpgradeBuilding
    from .halloween_upgrade_colour import HalloweenUpgradeColour
    from .halloween_use_bonus import HalloweenUseBonus
    from .halloween_use_card import HalloweenUseCard
    from .halloween_view import HalloweenView
    from .halloween_view_bonus_discard_item import HalloweenViewBonusDiscardItem
    from .halloween_view_card_set import HalloweenViewCardSet
    from .halloween_view_drawn import HalloweenViewDrawn
    from .halloween_view_ending import HalloweenViewEnding
    from .halloween_view_mode import HalloweenViewMode
    from .halloween_view_neutral_pumpkin_limit import HalloweenViewNeutralPumpkinLimit
    from .health import Health
    from .health_status import HealthStatus
    from .hint import Hint
    from .hint_status import HintStatus
    from .json_schema import JsonSchema
    from .list_games_status import ListGamesStatus
    from .option import Option
    from .outcome import Outcome
    from .player_count import PlayerCount
    from .problem import Problem
    from .rating_list import RatingList
    from .rating_move import RatingMove
    from .replay import Replay
    from .report import Report
    from .rule import Rule
    from .rule_list import RuleList
    from .schedule_details import ScheduleDetails
    from .schedule_details_missed import ScheduleDetailsMissed
    from .schedule_list import ScheduleList
    from .schedule_run import ScheduleRun
    from .seat_credential import SeatCredential
    from .seat_request import SeatRequest
    from .seat_request_kind import SeatRequestKind
    from .seat_seed import SeatSeed
    from .seat_seed_request import SeatSeedRequest
    from .send_commands_request import SendCommandsRequest
    from .simulation import Simulation
    from .simulation_list import SimulationList
    from .simulation_plan import SimulationPlan
    from .simulation_progress import SimulationProgress
    from .simulation_status import SimulationStatus
    from .simulation_summary import SimulationSummary
    from .simulation_summary_status import SimulationSummaryStatus
    from .spread import Spread
    from .standing import Standing
    from .statistic import Statistic
    from .stop_request import StopRequest
    from .stop_request_rule import StopRequestRule
    from .stop_rule import StopRule
    from .stop_rule_rule import StopRuleRule
    from .table_game_abandoned import TableGameAbandoned
    from .table_seat_claimed import TableSeatClaimed
    from .table_seat_given_to_bot import TableSeatGivenToBot
    from .table_seat_given_to_person import TableSeatGivenToPerson
    from .table_time_ran_out import TableTimeRanOut
    from .taken_command import TakenCommand
    from .taken_command_request import TakenCommandRequest
    from .title_component import TitleComponent
    from .title_components import TitleComponents
    from .title_details import TitleDetails
    from .title_list import TitleList
    from .title_summary import TitleSummary
    from .tournament_details import TournamentDetails
    from .tournament_details_format import TournamentDetailsFormat
    from .tournament_details_status import TournamentDetailsStatus
    from .tournament_game import TournamentGame
    from .tournament_game_list import TournamentGameList
    from .tournament_list import TournamentList
    from .tournament_progress import TournamentProgress
    from .tournament_request import TournamentRequest
    from .tournament_request_format import TournamentRequestFormat
    from .tournament_summary import TournamentSummary
    from .tournament_summary_format import TournamentSummaryFormat
    from .tournament_summary_status import TournamentSummaryStatus
    from .update_seat_request import UpdateSeatRequest
    from .update_seat_request_kind import UpdateSeatRequestKind
    from .updated_seat import UpdatedSeat
    from .verification import Verification
    from .verify_replay_request import VerifyReplayRequest
    from .view import View
    from .win_rate import WinRate

_MODULES = {
    "Bar": ".bar",
    "Bot": ".bot",
    "BotRating": ".bot_rating",
    "BotRequest": ".bot_request",
    "BotScores": ".bot_scores",
    "BotSummary": ".bot_summary",
    "ClaimSeatRequest": ".claim_seat_request",
    "ClaimedSeat": ".claimed_seat",
    "Command": ".command",
    "CommandsResult": ".commands_result",
    "Comparison": ".comparison",
    "CreateGameRequest": ".create_game_request",
    "CreateScheduleRequest": ".create_schedule_request",
    "CreateScheduleRequestMissed": ".create_schedule_request_missed",
    "CreateSimulationRequest": ".create_simulation_request",
    "CreatedGame": ".created_game",
    "CreatedGameStatus": ".created_game_status",
    "CreatedSchedule": ".created_schedule",
    "CreatedScheduleMissed": ".created_schedule_missed",
    "CreatedTournament": ".created_tournament",
    "CreatedTournamentFormat": ".created_tournament_format",
    "CreatedTournamentStatus": ".created_tournament_status",
    "Credentials": ".credentials",
    "Decision": ".decision",
    "Description": ".description",
    "Divergence": ".divergence",
    "DivergenceCause": ".divergence_cause",
    "Ending": ".ending",
    "Entrant": ".entrant",
    "EntrantCredential": ".entrant_credential",
    "EntrantRequest": ".entrant_request",
    "Event": ".event",
    "EventList": ".event_list",
    "Fairness": ".fairness",
    "FairnessRequest": ".fairness_request",
    "FieldError": ".field_error",
    "FigureDifference": ".figure_difference",
    "ForkGameRequest": ".fork_game_request",
    "ForkOrigin": ".fork_origin",
    "Game": ".game",
    "GameList": ".game_list",
    "GameOptions": ".game_options",
    "GameResult": ".game_result",
    "GameSeat": ".game_seat",
    "GameSeatKind": ".game_seat_kind",
    "GameStatus": ".game_status",
    "GameSummary": ".game_summary",
    "GameSummaryStatus": ".game_summary_status",
    "GhooostBooGiven": ".ghooost_boo_given",
    "GhooostCardTurnedUp": ".ghooost_card_turned_up",
    "GhooostCardTurnedUpCard": ".ghooost_card_turned_up_card",
    "GhooostCardTurnedUpOrigin": ".ghooost_card_turned_up_origin",
    "GhooostCardsDrawn": ".ghooost_cards_drawn",
    "GhooostCardsDrawnCardsItem": ".ghooost_cards_drawn_cards_item",
    "GhooostCemeteryDiscarded": ".ghooost_cemetery_discarded",
    "GhooostCemeteryTaken": ".ghooost_cemetery_taken",
    "GhooostCemeteryTakenCardsItem": ".ghooost_cemetery_taken_cards_item",
    "GhooostDirectionReversed": ".ghooost_direction_reversed",
    "GhooostDirectionReversedDirection": ".ghooost_direction_reversed_direction",
    "GhooostEmptyMansion": ".ghooost_empty_mansion",
    "GhooostFurtherTurn": ".ghooost_further_turn",
    "GhooostGameEnded": ".ghooost_game_ended",
    "GhooostGhostsPlayed": ".ghooost_ghosts_played",
    "GhooostHandDealt": ".ghooost_hand_dealt",
    "GhooostHandDealtCardsItem": ".ghooost_hand_dealt_cards_item",
    "GhooostKittyPlayed": ".ghooost_kitty_played",
    "GhooostMidnightStruck": ".ghooost_midnight_struck",
    "GhooostPass": ".ghooost_pass",
    "GhooostPassed": ".ghooost_passed",
    "GhooostPileCard": ".ghooost_pile_card",
    "GhooostPileCardCard": ".ghooost_pile_card_card",
    "GhooostPlay": ".ghooost_play",
    "GhooostPlayKitty": ".ghooost_play_kitty",
    "GhooostPlayerLeft": ".ghooost_player_left",
    "GhooostPointsScored": ".ghooost_points_scored",
    "GhooostQuartetMade": ".ghooost_quartet_made",
    "GhooostRoundAdjudicated": ".ghooost_round_adjudicated",
    "GhooostRoundAdjudicatedCause": ".ghooost_round_adjudicated_cause",
    "GhooostRoundEnded": ".ghooost_round_ended",
    "GhooostRoundStarted": ".ghooost_round_started",
    "GhooostSeat": ".ghooost_seat",
    "GhooostTake": ".ghooost_take",
    "GhooostTryLuck": ".ghooost_try_luck",
    "GhooostTurnSkipped": ".ghooost_turn_skipped",
    "GhooostView": ".ghooost_view",
    "GhooostViewDeckVariant": ".ghooost_view_deck_variant",
    "GhooostViewDirection": ".ghooost_view_direction",
    "GhooostViewDiscardItem": ".ghooost_view_discard_item",
    "GhooostViewHandItem": ".ghooost_view_hand_item",
    "GhooostViewPhase": ".ghooost_view_phase",
    "GhooostViewTwistEffect": ".ghooost_view_twist_effect",
    "GhostStoriesArtefact": ".ghost_stories_artefact",
    "GhostStoriesArtefactArtefact": ".ghost_stories_artefact_artefact",
    "GhostStoriesArtefactGained": ".ghost_stories_artefact_gained",
    "GhostStoriesArtefactGainedArtefact": ".ghost_stories_artefact_gained_artefact",
    "GhostStoriesArtefactGainedTaoist": ".ghost_stories_artefact_gained_taoist",
    "GhostStoriesArtefactOwner": ".ghost_stories_artefact_owner",
    "GhostStoriesArtefactSpent": ".ghost_stories_artefact_spent",
    "GhostStoriesArtefactSpentArtefact": ".ghost_stories_artefact_spent_artefact",
    "GhostStoriesArtefactSpentTaoist": ".ghost_stories_artefact_spent_taoist",
    "GhostStoriesAttemptExorcism": ".ghost_stories_attempt_exorcism",
    "GhostStoriesAward": ".ghost_stories_award",
    "GhostStoriesAwardTaoist": ".ghost_stories_award_taoist",
    "GhostStoriesBarrierAttempted": ".ghost_stories_barrier_attempted",
    "GhostStoriesBarrierAttemptedBoard": ".ghost_stories_barrier_attempted_board",
    "GhostStoriesBarrierCalled": ".ghost_stories_barrier_called",
    "GhostStoriesBarrierExorcise": ".ghost_stories_barrier_exorcise",
    "GhostStoriesBarrierPass": ".ghost_stories_barrier_pass",
    "GhostStoriesBarrierRescue": ".ghost_stories_barrier_rescue",
    "GhostStoriesBarrierRescueTile": ".ghost_stories_barrier_rescue_tile",
    "GhostStoriesBarrierRose": ".ghost_stories_barrier_rose",
    "GhostStoriesBarrierSank": ".ghost_stories_barrier_sank",
    "GhostStoriesBarrierWeakened": ".ghost_stories_barrier_weakened",
    "GhostStoriesBearGrief": ".ghost_stories_bear_grief",
    "GhostStoriesBearGriefBoard": ".ghost_stories_bear_grief_board",
    "GhostStoriesBearLoss": ".ghost_stories_bear_loss",
    "GhostStoriesBearLossTaoist": ".ghost_stories_bear_loss_taoist",
    "GhostStoriesBequeath": ".ghost_stories_bequeath",
    "GhostStoriesBequeathArtefact": ".ghost_stories_bequeath_artefact",
    "GhostStoriesBequeathTaoist": ".ghost_stories_bequeath_taoist",
    "GhostStoriesBless": ".ghost_stories_bless",
    "GhostStoriesBlessTile": ".ghost_stories_bless_tile",
    "GhostStoriesBlowGhost": ".ghost_stories_blow_ghost",
    "GhostStoriesBlowGhostEnd": ".ghost_stories_blow_ghost_end",
    "GhostStoriesBlowGhostStart": ".ghost_stories_blow_ghost_start",
    "GhostStoriesBoard": ".ghost_stories_board",
    "GhostStoriesBoardBoard": ".ghost_stories_board_board",
    "GhostStoriesBoardOverrun": ".ghost_stories_board_overrun",
    "GhostStoriesBoardOverrunBoard": ".ghost_stories_board_overrun_board",
    "GhostStoriesBoardPossessed": ".ghost_stories_board_possessed",
    "GhostStoriesBoardPossessedBoard": ".ghost_stories_board_possessed_board",
    "GhostStoriesBoardPower": ".ghost_stories_board_power",
    "GhostStoriesBoardTile": ".ghost_stories_board_tile",
    "GhostStoriesBringBack": ".ghost_stories_bring_back",
    "GhostStoriesBringBackFamily": ".ghost_stories_bring_back_family",
    "GhostStoriesBuddhaPlaced": ".ghost_stories_buddha_placed",
    "GhostStoriesBuddhaPlacedSpace": ".ghost_stories_buddha_placed_space",
    "GhostStoriesBuddhaPlacedTaoist": ".ghost_stories_buddha_placed_taoist",
    "GhostStoriesBuddhaReturned": ".ghost_stories_buddha_returned",
    "GhostStoriesBuddhaReturnedSpace": ".ghost_stories_buddha_returned_space",
    "GhostStoriesBuddhaSet": ".ghost_stories_buddha_set",
    "GhostStoriesBuddhaSetSpace": ".ghost_stories_buddha_set_space",
    "GhostStoriesBuddhaTaken": ".ghost_stories_buddha_taken",
    "GhostStoriesBuddhaTakenTaoist": ".ghost_stories_buddha_taken_taoist",
    "GhostStoriesCalm": ".ghost_stories_calm",
    "GhostStoriesCalmBoard": ".ghost_stories_calm_board",
    "GhostStoriesCardRemoved": ".ghost_stories_card_removed",
    "GhostStoriesCircleCleared": ".ghost_stories_circle_cleared",
    "GhostStoriesCircleClearedColour": ".ghost_stories_circle_cleared_colour",
    "GhostStoriesCircleSet": ".ghost_stories_circle_set",
    "GhostStoriesCircleSetColour": ".ghost_stories_circle_set_colour",
    "GhostStoriesClawStruck": ".ghost_stories_claw_struck",
    "GhostStoriesClawStruckTaoist": ".ghost_stories_claw_struck_taoist",
    "GhostStoriesClawTao": ".ghost_stories_claw_tao",
    "GhostStoriesClawTaoColour": ".ghost_stories_claw_tao_colour",
    "GhostStoriesCome": ".ghost_stories_come",
    "GhostStoriesComeWithVillager": ".ghost_stories_come_with_villager",
    "GhostStoriesCrystalBrought": ".ghost_stories_crystal_brought",
    "GhostStoriesCrystalBroughtCorner": ".ghost_stories_crystal_brought_corner",
    "GhostStoriesCrystalGained": ".ghost_stories_crystal_gained",
    "GhostStoriesCrystalGainedTaoist": ".ghost_stories_crystal_gained_taoist",
    "GhostStoriesCrystalPlaced": ".ghost_stories_crystal_placed",
    "GhostStoriesCrystalPlacedCorner": ".ghost_stories_crystal_placed_corner",
    "GhostStoriesCrystalPlacedTaoist": ".ghost_stories_crystal_placed_taoist",
    "GhostStoriesCrystalSpent": ".ghost_stories_crystal_spent",
    "GhostStoriesCrystalSpentTaoist": ".ghost_stories_crystal_spent_taoist",
    "GhostStoriesCurseFirst": ".ghost_stories_curse_first",
    "GhostStoriesCurseFirstSpace": ".ghost_stories_curse_first_space",
    "GhostStoriesCurseGhost": ".ghost_stories_curse_ghost",
    "GhostStoriesCurseGhostSpace": ".ghost_stories_curse_ghost_space",
    "GhostStoriesCurseRolled": ".ghost_stories_curse_rolled",
    "GhostStoriesCurseRolledBoard": ".ghost_stories_curse_rolled_board",
    "GhostStoriesCurseRolledFace": ".ghost_stories_curse_rolled_face",
    "GhostStoriesCurseSkipped": ".ghost_stories_curse_skipped",
    "GhostStoriesCurseSkippedBoard": ".ghost_stories_curse_skipped_board",
    "GhostStoriesDiceRolled": ".ghost_stories_dice_rolled",
    "GhostStoriesDiceRolledFacesItem": ".ghost_stories_dice_rolled_faces_item",
    "GhostStoriesDiceRolledTaoist": ".ghost_stories_dice_rolled_taoist",
    "GhostStoriesDieCaptured": ".ghost_stories_die_captured",
    "GhostStoriesDieCapturedSpace": ".ghost_stories_die_captured_space",
    "GhostStoriesDiscardTao": ".ghost_stories_discard_tao",
    "GhostStoriesDiscardTaoColour": ".ghost_stories_discard_tao_colour",
    "GhostStoriesEndTurn": ".ghost_stories_end_turn",
    "GhostStoriesEscort": ".ghost_stories_escort",
    "GhostStoriesEscortEnd": ".ghost_stories_escort_end",
    "GhostStoriesEscortStart": ".ghost_stories_escort_start",
    "GhostStoriesExorcise": ".ghost_stories_exorcise",
    "GhostStoriesExorciseTargetsItem": ".ghost_stories_exorcise_targets_item",
    "GhostStoriesExorciseWith": ".ghost_stories_exorcise_with",
    "GhostStoriesExorciseWithTargetsItem": ".ghost_stories_exorcise_with_targets_item",
    "GhostStoriesExorciseWithTokensItem": ".ghost_stories_exorcise_with_tokens_item",
    "GhostStoriesExorcismAttempted": ".ghost_stories_exorcism_attempted",
    "GhostStoriesExorcismAttemptedTaoist": ".ghost_stories_exorcism_attempted_taoist",
    "GhostStoriesExorcismFailed": ".ghost_stories_exorcism_failed",
    "GhostStoriesExorcismFailedTaoist": ".ghost_stories_exorcism_failed_taoist",
    "GhostStoriesFamilySaved": ".ghost_stories_family_saved",
    "GhostStoriesFamilySavedFamily": ".ghost_stories_family_saved_family",
    "GhostStoriesFigureAdvanced": ".ghost_stories_figure_advanced",
    "GhostStoriesFigureAdvancedSpace": ".ghost_stories_figure_advanced_space",
    "GhostStoriesFigureReturned": ".ghost_stories_figure_returned",
    "GhostStoriesFigureReturnedSpace": ".ghost_stories_figure_returned_space",
    "GhostStoriesFillPockets": ".ghost_stories_fill_pockets",
    "GhostStoriesFillPocketsColour": ".ghost_stories_fill_pockets_colour",
    "GhostStoriesFillReceptacle": ".ghost_stories_fill_receptacle",
    "GhostStoriesFillReceptacleCorner": ".ghost_stories_fill_receptacle_corner",
    "GhostStoriesGainQi": ".ghost_stories_gain_qi",
    "GhostStoriesGameEnded": ".ghost_stories_game_ended",
    "GhostStoriesGameEndedReason": ".ghost_stories_game_ended_reason",
    "GhostStoriesGhostArrived": ".ghost_stories_ghost_arrived",
    "GhostStoriesGhostArrivedGhost": ".ghost_stories_ghost_arrived_ghost",
    "GhostStoriesGhostArrivedSpace": ".ghost_stories_ghost_arrived_space",
    "GhostStoriesGhostDiscarded": ".ghost_stories_ghost_discarded",
    "GhostStoriesGhostDiscardedGhost": ".ghost_stories_ghost_discarded_ghost",
    "GhostStoriesGhostDiscardedSpace": ".ghost_stories_ghost_discarded_space",
    "GhostStoriesGhostDrawn": ".ghost_stories_ghost_drawn",
    "GhostStoriesGhostDrawnGhost": ".ghost_stories_ghost_drawn_ghost",
    "GhostStoriesGhostExorcised": ".ghost_stories_ghost_exorcised",
    "GhostStoriesGhostExorcisedGhost": ".ghost_stories_ghost_exorcised_ghost",
    "GhostStoriesGhostExorcisedSpace": ".ghost_stories_ghost_exorcised_space",
    "GhostStoriesGhostExorcisedTaoist": ".ghost_stories_ghost_exorcised_taoist",
    "GhostStoriesGhostMoved": ".ghost_stories_ghost_moved",
    "GhostStoriesGhostMovedEnd": ".ghost_stories_ghost_moved_end",
    "GhostStoriesGhostMovedGhost": ".ghost_stories_ghost_moved_ghost",
    "GhostStoriesGhostMovedStart": ".ghost_stories_ghost_moved_start",
    "GhostStoriesGhostStopped": ".ghost_stories_ghost_stopped",
    "GhostStoriesGhostStoppedGhost": ".ghost_stories_ghost_stopped_ghost",
    "GhostStoriesGhostStoppedSpace": ".ghost_stories_ghost_stopped_space",
    "GhostStoriesGhostSunk": ".ghost_stories_ghost_sunk",
    "GhostStoriesGhostSunkGhost": ".ghost_stories_ghost_sunk_ghost",
    "GhostStoriesGiveCrystal": ".ghost_stories_give_crystal",
    "GhostStoriesGiveCrystalTaoist": ".ghost_stories_give_crystal_taoist",
    "GhostStoriesGiveElixir": ".ghost_stories_give_elixir",
    "GhostStoriesGiveElixirTaoist": ".ghost_stories_give_elixir_taoist",
    "GhostStoriesGiveQi": ".ghost_stories_give_qi",
    "GhostStoriesGiveQiTaoist": ".ghost_stories_give_qi_taoist",
    "GhostStoriesGiveTao": ".ghost_stories_give_tao",
    "GhostStoriesGiveTaoColour": ".ghost_stories_give_tao_colour",
    "GhostStoriesGiveTaoTaoist": ".ghost_stories_give_tao_taoist",
    "GhostStoriesGiveUp": ".ghost_stories_give_up",
    "GhostStoriesGiveYinYang": ".ghost_stories_give_yin_yang",
    "GhostStoriesGiveYinYangTaoist": ".ghost_stories_give_yin_yang_taoist",
    "GhostStoriesHelpAsked": ".ghost_stories_help_asked",
    "GhostStoriesHelpAskedTaoist": ".ghost_stories_help_asked_taoist",
    "GhostStoriesHelpAskedTile": ".ghost_stories_help_asked_tile",
    "GhostStoriesIncarnationCame": ".ghost_stories_incarnation_came",
    "GhostStoriesIncarnationCameGhost": ".ghost_stories_incarnation_came_ghost",
    "GhostStoriesIncarnationExchanged": ".ghost_stories_incarnation_exchanged",
    "GhostStoriesIncarnationExchangedGhost": ".ghost_stories_incarnation_exchanged_ghost",
    "GhostStoriesIncarnationWaits": ".ghost_stories_incarnation_waits",
    "GhostStoriesIncarnationWaitsGhost": ".ghost_stories_incarnation_waits_ghost",
    "GhostStoriesKeepBuddhas": ".ghost_stories_keep_buddhas",
    "GhostStoriesKeepCurse": ".ghost_stories_keep_curse",
    "GhostStoriesKeepDice": ".ghost_stories_keep_dice",
    "GhostStoriesKeepElixir": ".ghost_stories_keep_elixir",
    "GhostStoriesLeaveVillager": ".ghost_stories_leave_villager",
    "GhostStoriesLetGhostCome": ".ghost_stories_let_ghost_come",
    "GhostStoriesLetSuLingRest": ".ghost_stories_let_su_ling_rest",
    "GhostStoriesLightFireworks": ".ghost_stories_light_fireworks",
    "GhostStoriesLightFireworksTile": ".ghost_stories_light_fireworks_tile",
    "GhostStoriesLoseToken": ".ghost_stories_lose_token",
    "GhostStoriesLoseTokenTaoist": ".ghost_stories_lose_token_taoist",
    "GhostStoriesMantraLifted": ".ghost_stories_mantra_lifted",
    "GhostStoriesMantraPlaced": ".ghost_stories_mantra_placed",
    "GhostStoriesMantraPlacedSpace": ".ghost_stories_mantra_placed_space",
    "GhostStoriesMove": ".ghost_stories_move",
    "GhostStoriesMoveTile": ".ghost_stories_move_tile",
    "GhostStoriesNameVictim": ".ghost_stories_name_victim",
    "GhostStoriesNameVictimTile": ".ghost_stories_name_victim_tile",
    "GhostStoriesPass": ".ghost_stories_pass",
    "GhostStoriesPickDie": ".ghost_stories_pick_die",
    "GhostStoriesPickDieFace": ".ghost_stories_pick_die_face",
    "GhostStoriesPlaceBuddha": ".ghost_stories_place_buddha",
    "GhostStoriesPlaceBuddhaSpace": ".ghost_stories_place_buddha_space",
    "GhostStoriesPlaceGhost": ".ghost_stories_place_ghost",
    "GhostStoriesPlaceGhostSpace": ".ghost_stories_place_ghost_space",
    "GhostStoriesPlaceMantra": ".ghost_stories_place_mantra",
    "GhostStoriesPlaceMantraSpace": ".ghost_stories_place_mantra_space",
    "GhostStoriesPlaceSuLing": ".ghost_stories_place_su_ling",
    "GhostStoriesPlaceSuLingSpace": ".ghost_stories_place_su_ling_space",
    "GhostStoriesPortalHeld": ".ghost_stories_portal_held",
    "GhostStoriesPortalReturned": ".ghost_stories_portal_returned",
    "GhostStoriesPortalReturnedTile": ".ghost_stories_portal_returned_tile",
    "GhostStoriesPowerBorrowed": ".ghost_stories_power_borrowed",
    "GhostStoriesPowerBorrowedBoard": ".ghost_stories_power_borrowed_board",
    "GhostStoriesPowerBorrowedPower": ".ghost_stories_power_borrowed_power",
    "GhostStoriesPowerBorrowedTaoist": ".ghost_stories_power_borrowed_taoist",
    "GhostStoriesPowerLocked": ".ghost_stories_power_locked",
    "GhostStoriesPowerLockedSpace": ".ghost_stories_power_locked_space",
    "GhostStoriesPowerTokensTaken": ".ghost_stories_power_tokens_taken",
    "GhostStoriesPowerTokensTakenTaoist": ".ghost_stories_power_tokens_taken_taoist",
    "GhostStoriesPowersLocked": ".ghost_stories_powers_locked",
    "GhostStoriesPowersLockedSpace": ".ghost_stories_powers_locked_space",
    "GhostStoriesPray": ".ghost_stories_pray",
    "GhostStoriesPrayColour": ".ghost_stories_pray_colour",
    "GhostStoriesPurify": ".ghost_stories_purify",
    "GhostStoriesPurifyTile": ".ghost_stories_purify_tile",
    "GhostStoriesQiGained": ".ghost_stories_qi_gained",
    "GhostStoriesQiGainedTaoist": ".ghost_stories_qi_gained_taoist",
    "GhostStoriesQiLost": ".ghost_stories_qi_lost",
    "GhostStoriesQiLostBoard": ".ghost_stories_qi_lost_board",
    "GhostStoriesRaiseTaoist": ".ghost_stories_raise_taoist",
    "GhostStoriesRaiseTaoistTaoist": ".ghost_stories_raise_taoist_taoist",
    "GhostStoriesRegainYinYang": ".ghost_stories_regain_yin_yang",
    "GhostStoriesRerollCurse": ".ghost_stories_reroll_curse",
    "GhostStoriesRerollDice": ".ghost_stories_reroll_dice",
    "GhostStoriesRescue": ".ghost_stories_rescue",
    "GhostStoriesRescueFirst": ".ghost_stories_rescue_first",
    "GhostStoriesRescueFirstTile": ".ghost_stories_rescue_first_tile",
    "GhostStoriesRevive": ".ghost_stories_revive",
    "GhostStoriesReviveTaoist": ".ghost_stories_revive_taoist",
    "GhostStoriesRewardFirst": ".ghost_stories_reward_first",
    "GhostStoriesRewardFirstGhost": ".ghost_stories_reward_first_ghost",
    "GhostStoriesRollAllDice": ".ghost_stories_roll_all_dice",
    "GhostStoriesSchoolAttempted": ".ghost_stories_school_attempted",
    "GhostStoriesSchoolAttemptedColour": ".ghost_stories_school_attempted_colour",
    "GhostStoriesSchoolAttemptedTaoist": ".ghost_stories_school_attempted_taoist",
    "GhostStoriesSeekHelp": ".ghost_stories_seek_help",
    "GhostStoriesSendTaoist": ".ghost_stories_send_taoist",
    "GhostStoriesSendTaoistTaoist": ".ghost_stories_send_taoist_taoist",
    "GhostStoriesSendTaoistTile": ".ghost_stories_send_taoist_tile",
    "GhostStoriesSetBuddha": ".ghost_stories_set_buddha",
    "GhostStoriesSetBuddhaSpace": ".ghost_stories_set_buddha_space",
    "GhostStoriesSetDieWhite": ".ghost_stories_set_die_white",
    "GhostStoriesSinkGhost": ".ghost_stories_sink_ghost",
    "GhostStoriesSkip": ".ghost_stories_skip",
    "GhostStoriesSpace": ".ghost_stories_space",
    "GhostStoriesSpaceGhost": ".ghost_stories_space_ghost",
    "GhostStoriesSpaceLocks": ".ghost_stories_space_locks",
    "GhostStoriesSpaceSpace": ".ghost_stories_space_space",
    "GhostStoriesSpareClaw": ".ghost_stories_spare_claw",
    "GhostStoriesStack": ".ghost_stories_stack",
    "GhostStoriesStackTile": ".ghost_stories_stack_tile",
    "GhostStoriesStackTop": ".ghost_stories_stack_top",
    "GhostStoriesStandUp": ".ghost_stories_stand_up",
    "GhostStoriesStay": ".ghost_stories_stay",
    "GhostStoriesStayAway": ".ghost_stories_stay_away",
    "GhostStoriesSuLingHeld": ".ghost_stories_su_ling_held",
    "GhostStoriesSuLingLeft": ".ghost_stories_su_ling_left",
    "GhostStoriesSuLingMoved": ".ghost_stories_su_ling_moved",
    "GhostStoriesSuLingMovedSpace": ".ghost_stories_su_ling_moved_space",
    "GhostStoriesTakePowerTokens": ".ghost_stories_take_power_tokens",
    "GhostStoriesTakeTao": ".ghost_stories_take_tao",
    "GhostStoriesTakeTaoColour": ".ghost_stories_take_tao_colour",
    "GhostStoriesTakeVillager": ".ghost_stories_take_villager",
    "GhostStoriesTaoGained": ".ghost_stories_tao_gained",
    "GhostStoriesTaoGainedColour": ".ghost_stories_tao_gained_colour",
    "GhostStoriesTaoGainedTaoist": ".ghost_stories_tao_gained_taoist",
    "GhostStoriesTaoLocked": ".ghost_stories_tao_locked",
    "GhostStoriesTaoLockedSpace": ".ghost_stories_tao_locked_space",
    "GhostStoriesTaoLost": ".ghost_stories_tao_lost",
    "GhostStoriesTaoLostColour": ".ghost_stories_tao_lost_colour",
    "GhostStoriesTaoLostTaoist": ".ghost_stories_tao_lost_taoist",
    "GhostStoriesTaoRemoved": ".ghost_stories_tao_removed",
    "GhostStoriesTaoRemovedColour": ".ghost_stories_tao_removed_colour",
    "GhostStoriesTaoRemovedOrigin": ".ghost_stories_tao_removed_origin",
    "GhostStoriesTaoistDied": ".ghost_stories_taoist_died",
    "GhostStoriesTaoistDiedTaoist": ".ghost_stories_taoist_died_taoist",
    "GhostStoriesTaoistFell": ".ghost_stories_taoist_fell",
    "GhostStoriesTaoistFellTaoist": ".ghost_stories_taoist_fell_taoist",
    "GhostStoriesTaoistMoved": ".ghost_stories_taoist_moved",
    "GhostStoriesTaoistMovedTaoist": ".ghost_stories_taoist_moved_taoist",
    "GhostStoriesTaoistMovedTile": ".ghost_stories_taoist_moved_tile",
    "GhostStoriesTaoistReturned": ".ghost_stories_taoist_returned",
    "GhostStoriesTaoistReturnedTaoist": ".ghost_stories_taoist_returned_taoist",
    "GhostStoriesTaoistReturnedTile": ".ghost_stories_taoist_returned_tile",
    "GhostStoriesTaoistRevived": ".ghost_stories_taoist_revived",
    "GhostStoriesTaoistRevivedTaoist": ".ghost_stories_taoist_revived_taoist",
    "GhostStoriesTaoistRose": ".ghost_stories_taoist_rose",
    "GhostStoriesTaoistRoseTaoist": ".ghost_stories_taoist_rose_taoist",
    "GhostStoriesTile": ".ghost_stories_tile",
    "GhostStoriesTileCleansed": ".ghost_stories_tile_cleansed",
    "GhostStoriesTileCleansedTile": ".ghost_stories_tile_cleansed_tile",
    "GhostStoriesTileHaunted": ".ghost_stories_tile_haunted",
    "GhostStoriesTileHauntedTile": ".ghost_stories_tile_haunted_tile",
    "GhostStoriesTileTile": ".ghost_stories_tile_tile",
    "GhostStoriesTokens": ".ghost_stories_tokens",
    "GhostStoriesTrain": ".ghost_stories_train",
    "GhostStoriesTrainColour": ".ghost_stories_train_colour",
    "GhostStoriesTurnBegan": ".ghost_stories_turn_began",
    "GhostStoriesTurnBeganBoard": ".ghost_stories_turn_began_board",
    "GhostStoriesUnrollScroll": ".ghost_stories_unroll_scroll",
    "GhostStoriesUseMoonDust": ".ghost_stories_use_moon_dust",
    "GhostStoriesUsePowerToken": ".ghost_stories_use_power_token",
    "GhostStoriesUsePowerTokenBoard": ".ghost_stories_use_power_token_board",
    "GhostStoriesUseYinYang": ".ghost_stories_use_yin_yang",
    "GhostStoriesUseYinYangTile": ".ghost_stories_use_yin_yang_tile",
    "GhostStoriesView": ".ghost_stories_view",
    "GhostStoriesViewActive": ".ghost_stories_view_active",
    "GhostStoriesViewArriving": ".ghost_stories_view_arriving",
    "GhostStoriesViewBorrowedItem": ".ghost_stories_view_borrowed_item",
    "GhostStoriesViewCircle": ".ghost_stories_view_circle",
    "GhostStoriesViewCurse": ".ghost_stories_view_curse",
    "GhostStoriesViewDiceItem": ".ghost_stories_view_dice_item",
    "GhostStoriesViewDifficulty": ".ghost_stories_view_difficulty",
    "GhostStoriesViewDiscardItem": ".ghost_stories_view_discard_item",
    "GhostStoriesViewEdition": ".ghost_stories_view_edition",
    "GhostStoriesViewExorcisedItem": ".ghost_stories_view_exorcised_item",
    "GhostStoriesViewSidesItem": ".ghost_stories_view_sides_item",
    "GhostStoriesViewUsedItem": ".ghost_stories_view_used_item",
    "GhostStoriesVillagerCarried": ".ghost_stories_villager_carried",
    "GhostStoriesVillagerCarriedEnd": ".ghost_stories_villager_carried_end",
    "GhostStoriesVillagerCarriedFamily": ".ghost_stories_villager_carried_family",
    "GhostStoriesVillagerCarriedStart": ".ghost_stories_villager_carried_start",
    "GhostStoriesVillagerFled": ".ghost_stories_villager_fled",
    "GhostStoriesVillagerFledEnd": ".ghost_stories_villager_fled_end",
    "GhostStoriesVillagerFledFamily": ".ghost_stories_villager_fled_family",
    "GhostStoriesVillagerFledStart": ".ghost_stories_villager_fled_start",
    "GhostStoriesVillagerKilled": ".ghost_stories_villager_killed",
    "GhostStoriesVillagerKilledFamily": ".ghost_stories_villager_killed_family",
    "GhostStoriesVillagerKilledTile": ".ghost_stories_villager_killed_tile",
    "GhostStoriesVillagerRescued": ".ghost_stories_villager_rescued",
    "GhostStoriesVillagerRescuedFamily": ".ghost_stories_villager_rescued_family",
    "GhostStoriesVillagerRescuedTile": ".ghost_stories_villager_rescued_tile",
    "GhostStoriesVillagerReturned": ".ghost_stories_villager_returned",
    "GhostStoriesVillagerReturnedFamily": ".ghost_stories_villager_returned_family",
    "GhostStoriesVillagerRevealed": ".ghost_stories_villager_revealed",
    "GhostStoriesVillagerRevealedFamily": ".ghost_stories_villager_revealed_family",
    "GhostStoriesVillagerRevealedTile": ".ghost_stories_villager_revealed_tile",
    "GhostStoriesWhiteMoon": ".ghost_stories_white_moon",
    "GhostStoriesWhiteMoonCalls": ".ghost_stories_white_moon_calls",
    "GhostStoriesWhiteMoonEarnedItem": ".ghost_stories_white_moon_earned_item",
    "GhostStoriesWhiteMoonGraveyardItem": ".ghost_stories_white_moon_graveyard_item",
    "GhostStoriesWhiteMoonLyingItem": ".ghost_stories_white_moon_lying_item",
    "GhostStoriesWhiteMoonPool": ".ghost_stories_white_moon_pool",
    "GhostStoriesWhiteMoonPortal": ".ghost_stories_white_moon_portal",
    "GhostStoriesWhiteMoonShelterItem": ".ghost_stories_white_moon_shelter_item",
    "GhostStoriesWhiteMoonSuLing": ".ghost_stories_white_moon_su_ling",
    "GhostStoriesYinYangGained": ".ghost_stories_yin_yang_gained",
    "GhostStoriesYinYangGainedTaoist": ".ghost_stories_yin_yang_gained_taoist",
    "GhostStoriesYinYangSpent": ".ghost_stories_yin_yang_spent",
    "GhostStoriesYinYangSpentTaoist": ".ghost_stories_yin_yang_spent_taoist",
    "GroupWinRate": ".group_win_rate",
    "HalloweenAccept": ".halloween_accept",
    "HalloweenAct": ".halloween_act",
    "HalloweenActAction": ".halloween_act_action",
    "HalloweenAsk": ".halloween_ask",
    "HalloweenBanish": ".halloween_banish",
    "HalloweenBanishBuilding": ".halloween_banish_building",
    "HalloweenBanishColour": ".halloween_banish_colour",
    "HalloweenBonusDiscarded": ".halloween_bonus_discarded",
    "HalloweenBonusDiscardedBonus": ".halloween_bonus_discarded_bonus",
    "HalloweenBonusDrawn": ".halloween_bonus_drawn",
    "HalloweenBonusDrawnBonus": ".halloween_bonus_drawn_bonus",
    "HalloweenBonusLaid": ".halloween_bonus_laid",
    "HalloweenBonusLaidBonus": ".halloween_bonus_laid_bonus",
    "HalloweenBonusLaidBuilding": ".halloween_bonus_laid_building",
    "HalloweenBonusLeft": ".halloween_bonus_left",
    "HalloweenBonusLeftBonus": ".halloween_bonus_left_bonus",
    "HalloweenBonusLeftBuilding": ".halloween_bonus_left_building",
    "HalloweenBonusStored": ".halloween_bonus_stored",
    "HalloweenBonusStoredBonus": ".halloween_bonus_stored_bonus",
    "HalloweenBonusStoredReplaced": ".halloween_bonus_stored_replaced",
    "HalloweenBonusTaken": ".halloween_bonus_taken",
    "HalloweenBonusTakenBonus": ".halloween_bonus_taken_bonus",
    "HalloweenBonusTakenBuilding": ".halloween_bonus_taken_building",
    "HalloweenBonusTakenReplaced": ".halloween_bonus_taken_replaced",
    "HalloweenBonusUsed": ".halloween_bonus_used",
    "HalloweenBonusUsedBonus": ".halloween_bonus_used_bonus",
    "HalloweenBonusesShuffled": ".halloween_bonuses_shuffled",
    "HalloweenBuilding": ".halloween_building",
    "HalloweenBuildingBonus": ".halloween_building_bonus",
    "HalloweenBuildingBuilding": ".halloween_building_building",
    "HalloweenBuyToken": ".halloween_buy_token",
    "HalloweenBuyTokenColour": ".halloween_buy_token_colour",
    "HalloweenCardClaimed": ".halloween_card_claimed",
    "HalloweenCardClaimedAction": ".halloween_card_claimed_action",
    "HalloweenCardScored": ".halloween_card_scored",
    "HalloweenCardUsed": ".halloween_card_used",
    "HalloweenCardsDisplayed": ".halloween_cards_displayed",
    "HalloweenClaim": ".halloween_claim",
    "HalloweenClearStrip": ".halloween_clear_strip",
    "HalloweenClearStrips": ".halloween_clear_strips",
    "HalloweenColours": ".halloween_colours",
    "HalloweenDecline": ".halloween_decline",
    "HalloweenDiceRolled": ".halloween_dice_rolled",
    "HalloweenDiceTaken": ".halloween_dice_taken",
    "HalloweenDiceTakenDiceItem": ".halloween_dice_taken_dice_item",
    "HalloweenDie": ".halloween_die",
    "HalloweenDieAdded": ".halloween_die_added",
    "HalloweenDieColour": ".halloween_die_colour",
    "HalloweenDieLifted": ".halloween_die_lifted",
    "HalloweenDieLiftedColour": ".halloween_die_lifted_colour",
    "HalloweenDieRerolled": ".halloween_die_rerolled",
    "HalloweenDiscFromField": ".halloween_disc_from_field",
    "HalloweenDiscFromFieldAction": ".halloween_disc_from_field_action",
    "HalloweenDiscFromSupply": ".halloween_disc_from_supply",
    "HalloweenDiscard": ".halloween_discard",
    "HalloweenDiscsRecovered": ".halloween_discs_recovered",
    "HalloweenDone": ".halloween_done",
    "HalloweenEndTriggered": ".halloween_end_triggered",
    "HalloweenEndTriggeredCause": ".halloween_end_triggered_cause",
    "HalloweenEndTurn": ".halloween_end_turn",
    "HalloweenExchange": ".halloween_exchange",
    "HalloweenExchangeGiven": ".halloween_exchange_given",
    "HalloweenExchangeTaken": ".halloween_exchange_taken",
    "HalloweenFight": ".halloween_fight",
    "HalloweenFightAll": ".halloween_fight_all",
    "HalloweenFightAllAttacker": ".halloween_fight_all_attacker",
    "HalloweenFightAllBuilding": ".halloween_fight_all_building",
    "HalloweenFightAllTarget": ".halloween_fight_all_target",
    "HalloweenFightAttacker": ".halloween_fight_attacker",
    "HalloweenFightBuilding": ".halloween_fight_building",
    "HalloweenFightLost": ".halloween_fight_lost",
    "HalloweenFightLostAttacker": ".halloween_fight_lost_attacker",
    "HalloweenFightLostTarget": ".halloween_fight_lost_target",
    "HalloweenFightNext": ".halloween_fight_next",
    "HalloweenFightNextTarget": ".halloween_fight_next_target",
    "HalloweenFightStarted": ".halloween_fight_started",
    "HalloweenFightStartedAttacker": ".halloween_fight_started_attacker",
    "HalloweenFightStartedBuilding": ".halloween_fight_started_building",
    "HalloweenFightStartedTarget": ".halloween_fight_started_target",
    "HalloweenFightStartedTargetBuilding": ".halloween_fight_started_target_building",
    "HalloweenFightTarget": ".halloween_fight_target",
    "HalloweenFightTargetBuilding": ".halloween_fight_target_building",
    "HalloweenFightWon": ".halloween_fight_won",
    "HalloweenFightWonAttacker": ".halloween_fight_won_attacker",
    "HalloweenFightWonBuilding": ".halloween_fight_won_building",
    "HalloweenFightWonTarget": ".halloween_fight_won_target",
    "HalloweenGameEnded": ".halloween_game_ended",
    "HalloweenGameEndedCause": ".halloween_game_ended_cause",
    "HalloweenGameStarted": ".halloween_game_started",
    "HalloweenGhostMoved": ".halloween_ghost_moved",
    "HalloweenGhostMovedBuilding": ".halloween_ghost_moved_building",
    "HalloweenGhostMovedColour": ".halloween_ghost_moved_colour",
    "HalloweenGhostMovedTarget": ".halloween_ghost_moved_target",
    "HalloweenGhostRemoved": ".halloween_ghost_removed",
    "HalloweenGhostRemovedBuilding": ".halloween_ghost_removed_building",
    "HalloweenGhostRemovedColour": ".halloween_ghost_removed_colour",
    "HalloweenGhostUpgraded": ".halloween_ghost_upgraded",
    "HalloweenGhostUpgradedBuilding": ".halloween_ghost_upgraded_building",
    "HalloweenGhostUpgradedColour": ".halloween_ghost_upgraded_colour",
    "HalloweenGhostUpgradedNewColour": ".halloween_ghost_upgraded_new_colour",
    "HalloweenGhostsPlaced": ".halloween_ghosts_placed",
    "HalloweenGhostsPlacedBuilding": ".halloween_ghosts_placed_building",
    "HalloweenGhostsPlacedColour": ".halloween_ghosts_placed_colour",
    "HalloweenGhostsSwapped": ".halloween_ghosts_swapped",
    "HalloweenGhostsSwappedBuilding": ".halloween_ghosts_swapped_building",
    "HalloweenGhostsSwappedColour": ".halloween_ghosts_swapped_colour",
    "HalloweenGhostsSwappedOtherBuilding": ".halloween_ghosts_swapped_other_building",
    "HalloweenGhostsSwappedOtherColour": ".halloween_ghosts_swapped_other_colour",
    "HalloweenHaunt": ".halloween_haunt",
    "HalloweenHauntBuilding": ".halloween_haunt_building",
    "HalloweenHauntColour": ".halloween_haunt_colour",
    "HalloweenHauntPumpkin": ".halloween_haunt_pumpkin",
    "HalloweenHelpDie": ".halloween_help_die",
    "HalloweenLeave": ".halloween_leave",
    "HalloweenLower": ".halloween_lower",
    "HalloweenMove": ".halloween_move",
    "HalloweenMoveBuilding": ".halloween_move_building",
    "HalloweenMoveColour": ".halloween_move_colour",
    "HalloweenMoveTarget": ".halloween_move_target",
    "HalloweenPay": ".halloween_pay",
    "HalloweenPayReroll": ".halloween_pay_reroll",
    "HalloweenPending": ".halloween_pending",
    "HalloweenPeopleScared": ".halloween_people_scared",
    "HalloweenPeopleScaredBuilding": ".halloween_people_scared_building",
    "HalloweenPeopleScaredColour": ".halloween_people_scared_colour",
    "HalloweenPick": ".halloween_pick",
    "HalloweenPickBuilding": ".halloween_pick_building",
    "HalloweenPickColour": ".halloween_pick_colour",
    "HalloweenPlace": ".halloween_place",
    "HalloweenPlaceBlue": ".halloween_place_blue",
    "HalloweenPlaceBlueBuilding": ".halloween_place_blue_building",
    "HalloweenPlaceBuilding": ".halloween_place_building",
    "HalloweenPlaceColour": ".halloween_place_colour",
    "HalloweenPointsLost": ".halloween_points_lost",
    "HalloweenPointsScored": ".halloween_points_scored",
    "HalloweenPumpkin": ".halloween_pumpkin",
    "HalloweenPumpkinColour": ".halloween_pumpkin_colour",
    "HalloweenPumpkinPlaced": ".halloween_pumpkin_placed",
    "HalloweenPumpkinPlacedBuilding": ".halloween_pumpkin_placed_building",
    "HalloweenPumpkinPlacedColour": ".halloween_pumpkin_placed_colour",
    "HalloweenPumpkinPlacedPumpkin": ".halloween_pumpkin_placed_pumpkin",
    "HalloweenPumpkinPumpkin": ".halloween_pumpkin_pumpkin",
    "HalloweenPumpkinTakenBack": ".halloween_pumpkin_taken_back",
    "HalloweenPumpkinTakenBackBuilding": ".halloween_pumpkin_taken_back_building",
    "HalloweenPumpkinTakenBackColour": ".halloween_pumpkin_taken_back_colour",
    "HalloweenPumpkinTakenBackPumpkin": ".halloween_pumpkin_taken_back_pumpkin",
    "HalloweenRaise": ".halloween_raise",
    "HalloweenRecover": ".halloween_recover",
    "HalloweenRecoverAction": ".halloween_recover_action",
    "HalloweenRelocate": ".halloween_relocate",
    "HalloweenRelocateBuilding": ".halloween_relocate_building",
    "HalloweenRelocateColour": ".halloween_relocate_colour",
    "HalloweenRelocateTarget": ".halloween_relocate_target",
    "HalloweenRest": ".halloween_rest",
    "HalloweenRollSettled": ".halloween_roll_settled",
    "HalloweenScare": ".halloween_scare",
    "HalloweenScareBuilding": ".halloween_scare_building",
    "HalloweenScareColour": ".halloween_scare_colour",
    "HalloweenScareGained": ".halloween_scare_gained",
    "HalloweenScarePaid": ".halloween_scare_paid",
    "HalloweenSeat": ".halloween_seat",
    "HalloweenSeatSlotsItem": ".halloween_seat_slots_item",
    "HalloweenSeriesEnded": ".halloween_series_ended",
    "HalloweenSeriesStarted": ".halloween_series_started",
    "HalloweenSeriesStartedAttacker": ".halloween_series_started_attacker",
    "HalloweenSeriesStartedBuilding": ".halloween_series_started_building",
    "HalloweenSlotsFreed": ".halloween_slots_freed",
    "HalloweenStop": ".halloween_stop",
    "HalloweenStore": ".halloween_store",
    "HalloweenStrip": ".halloween_strip",
    "HalloweenStripDiscsItem": ".halloween_strip_discs_item",
    "HalloweenStripLowered": ".halloween_strip_lowered",
    "HalloweenStripRaised": ".halloween_strip_raised",
    "HalloweenStripRested": ".halloween_strip_rested",
    "HalloweenStripUsed": ".halloween_strip_used",
    "HalloweenStripUsedAction": ".halloween_strip_used_action",
    "HalloweenSummon": ".halloween_summon",
    "HalloweenSummonBuilding": ".halloween_summon_building",
    "HalloweenSummonColour": ".halloween_summon_colour",
    "HalloweenSummonMixed": ".halloween_summon_mixed",
    "HalloweenSummonMixedBuilding": ".halloween_summon_mixed_building",
    "HalloweenSummonMixedHigher": ".halloween_summon_mixed_higher",
    "HalloweenSummonMixedLower": ".halloween_summon_mixed_lower",
    "HalloweenTakeBack": ".halloween_take_back",
    "HalloweenTakeBackBuilding": ".halloween_take_back_building",
    "HalloweenTakeBackColour": ".halloween_take_back_colour",
    "HalloweenTakePoints": ".halloween_take_points",
    "HalloweenTakeToken": ".halloween_take_token",
    "HalloweenTakeTokenColour": ".halloween_take_token_colour",
    "HalloweenTokensGained": ".halloween_tokens_gained",
    "HalloweenTokensGainedColour": ".halloween_tokens_gained_colour",
    "HalloweenTokensPaid": ".halloween_tokens_paid",
    "HalloweenTokensPaidColour": ".halloween_tokens_paid_colour",
    "HalloweenTurnStarted": ".halloween_turn_started",
    "HalloweenUpgrade": ".halloween_upgrade",
    "HalloweenUpgradeBuilding": ".halloween_upgrade_building",
    "HalloweenUpgradeColour": ".halloween_upgrade_colour",
    "HalloweenUseBonus": ".halloween_use_bonus",
    "HalloweenUseCard": ".halloween_use_card",
    "HalloweenView": ".halloween_view",
    "HalloweenViewBonusDiscardItem": ".halloween_view_bonus_discard_item",
    "HalloweenViewCardSet": ".halloween_view_card_set",
    "HalloweenViewDrawn": ".halloween_view_drawn",
    "HalloweenViewEnding": ".halloween_view_ending",
    "HalloweenViewMode": ".halloween_view_mode",
    "HalloweenViewNeutralPumpkinLimit": ".halloween_view_neutral_pumpkin_limit",
    "Health": ".health",
    "HealthStatus": ".health_status",
    "Hint": ".hint",
    "HintStatus": ".hint_status",
    "JsonSchema": ".json_schema",
    "ListGamesStatus": ".list_games_status",
    "Option": ".option",
    "Outcome": ".outcome",
    "PlayerCount": ".player_count",
    "Problem": ".problem",
    "RatingList": ".rating_list",
    "RatingMove": ".rating_move",
    "Replay": ".replay",
    "Report": ".report",
    "Rule": ".rule",
    "RuleList": ".rule_list",
    "ScheduleDetails": ".schedule_details",
    "ScheduleDetailsMissed": ".schedule_details_missed",
    "ScheduleList": ".schedule_list",
    "ScheduleRun": ".schedule_run",
    "SeatCredential": ".seat_credential",
    "SeatRequest": ".seat_request",
    "SeatRequestKind": ".seat_request_kind",
    "SeatSeed": ".seat_seed",
    "SeatSeedRequest": ".seat_seed_request",
    "SendCommandsRequest": ".send_commands_request",
    "Simulation": ".simulation",
    "SimulationList": ".simulation_list",
    "SimulationPlan": ".simulation_plan",
    "SimulationProgress": ".simulation_progress",
    "SimulationStatus": ".simulation_status",
    "SimulationSummary": ".simulation_summary",
    "SimulationSummaryStatus": ".simulation_summary_status",
    "Spread": ".spread",
    "Standing": ".standing",
    "Statistic": ".statistic",
    "StopRequest": ".stop_request",
    "StopRequestRule": ".stop_request_rule",
    "StopRule": ".stop_rule",
    "StopRuleRule": ".stop_rule_rule",
    "TableGameAbandoned": ".table_game_abandoned",
    "TableSeatClaimed": ".table_seat_claimed",
    "TableSeatGivenToBot": ".table_seat_given_to_bot",
    "TableSeatGivenToPerson": ".table_seat_given_to_person",
    "TableTimeRanOut": ".table_time_ran_out",
    "TakenCommand": ".taken_command",
    "TakenCommandRequest": ".taken_command_request",
    "TitleComponent": ".title_component",
    "TitleComponents": ".title_components",
    "TitleDetails": ".title_details",
    "TitleList": ".title_list",
    "TitleSummary": ".title_summary",
    "TournamentDetails": ".tournament_details",
    "TournamentDetailsFormat": ".tournament_details_format",
    "TournamentDetailsStatus": ".tournament_details_status",
    "TournamentGame": ".tournament_game",
    "TournamentGameList": ".tournament_game_list",
    "TournamentList": ".tournament_list",
    "TournamentProgress": ".tournament_progress",
    "TournamentRequest": ".tournament_request",
    "TournamentRequestFormat": ".tournament_request_format",
    "TournamentSummary": ".tournament_summary",
    "TournamentSummaryFormat": ".tournament_summary_format",
    "TournamentSummaryStatus": ".tournament_summary_status",
    "UpdateSeatRequest": ".update_seat_request",
    "UpdateSeatRequestKind": ".update_seat_request_kind",
    "UpdatedSeat": ".updated_seat",
    "Verification": ".verification",
    "VerifyReplayRequest": ".verify_replay_request",
    "View": ".view",
    "WinRate": ".win_rate",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name], __name__), name)


def __dir__() -> list[str]:
    return list(__all__)


__all__ = (
    "Bar",
    "Bot",
    "BotRating",
    "BotRequest",
    "BotScores",
    "BotSummary",
    "ClaimedSeat",
    "ClaimSeatRequest",
    "Command",
    "CommandsResult",
    "Comparison",
    "CreatedGame",
    "CreatedGameStatus",
    "CreatedSchedule",
    "CreatedScheduleMissed",
    "CreatedTournament",
    "CreatedTournamentFormat",
    "CreatedTournamentStatus",
    "CreateGameRequest",
    "CreateScheduleRequest",
    "CreateScheduleRequestMissed",
    "CreateSimulationRequest",
    "Credentials",
    "Decision",
    "Description",
    "Divergence",
    "DivergenceCause",
    "Ending",
    "Entrant",
    "EntrantCredential",
    "EntrantRequest",
    "Event",
    "EventList",
    "Fairness",
    "FairnessRequest",
    "FieldError",
    "FigureDifference",
    "ForkGameRequest",
    "ForkOrigin",
    "Game",
    "GameList",
    "GameOptions",
    "GameResult",
    "GameSeat",
    "GameSeatKind",
    "GameStatus",
    "GameSummary",
    "GameSummaryStatus",
    "GhooostBooGiven",
    "GhooostCardsDrawn",
    "GhooostCardsDrawnCardsItem",
    "GhooostCardTurnedUp",
    "GhooostCardTurnedUpCard",
    "GhooostCardTurnedUpOrigin",
    "GhooostCemeteryDiscarded",
    "GhooostCemeteryTaken",
    "GhooostCemeteryTakenCardsItem",
    "GhooostDirectionReversed",
    "GhooostDirectionReversedDirection",
    "GhooostEmptyMansion",
    "GhooostFurtherTurn",
    "GhooostGameEnded",
    "GhooostGhostsPlayed",
    "GhooostHandDealt",
    "GhooostHandDealtCardsItem",
    "GhooostKittyPlayed",
    "GhooostMidnightStruck",
    "GhooostPass",
    "GhooostPassed",
    "GhooostPileCard",
    "GhooostPileCardCard",
    "GhooostPlay",
    "GhooostPlayerLeft",
    "GhooostPlayKitty",
    "GhooostPointsScored",
    "GhooostQuartetMade",
    "GhooostRoundAdjudicated",
    "GhooostRoundAdjudicatedCause",
    "GhooostRoundEnded",
    "GhooostRoundStarted",
    "GhooostSeat",
    "GhooostTake",
    "GhooostTryLuck",
    "GhooostTurnSkipped",
    "GhooostView",
    "GhooostViewDeckVariant",
    "GhooostViewDirection",
    "GhooostViewDiscardItem",
    "GhooostViewHandItem",
    "GhooostViewPhase",
    "GhooostViewTwistEffect",
    "GhostStoriesArtefact",
    "GhostStoriesArtefactArtefact",
    "GhostStoriesArtefactGained",
    "GhostStoriesArtefactGainedArtefact",
    "GhostStoriesArtefactGainedTaoist",
    "GhostStoriesArtefactOwner",
    "GhostStoriesArtefactSpent",
    "GhostStoriesArtefactSpentArtefact",
    "GhostStoriesArtefactSpentTaoist",
    "GhostStoriesAttemptExorcism",
    "GhostStoriesAward",
    "GhostStoriesAwardTaoist",
    "GhostStoriesBarrierAttempted",
    "GhostStoriesBarrierAttemptedBoard",
    "GhostStoriesBarrierCalled",
    "GhostStoriesBarrierExorcise",
    "GhostStoriesBarrierPass",
    "GhostStoriesBarrierRescue",
    "GhostStoriesBarrierRescueTile",
    "GhostStoriesBarrierRose",
    "GhostStoriesBarrierSank",
    "GhostStoriesBarrierWeakened",
    "GhostStoriesBearGrief",
    "GhostStoriesBearGriefBoard",
    "GhostStoriesBearLoss",
    "GhostStoriesBearLossTaoist",
    "GhostStoriesBequeath",
    "GhostStoriesBequeathArtefact",
    "GhostStoriesBequeathTaoist",
    "GhostStoriesBless",
    "GhostStoriesBlessTile",
    "GhostStoriesBlowGhost",
    "GhostStoriesBlowGhostEnd",
    "GhostStoriesBlowGhostStart",
    "GhostStoriesBoard",
    "GhostStoriesBoardBoard",
    "GhostStoriesBoardOverrun",
    "GhostStoriesBoardOverrunBoard",
    "GhostStoriesBoardPossessed",
    "GhostStoriesBoardPossessedBoard",
    "GhostStoriesBoardPower",
    "GhostStoriesBoardTile",
    "GhostStoriesBringBack",
    "GhostStoriesBringBackFamily",
    "GhostStoriesBuddhaPlaced",
    "GhostStoriesBuddhaPlacedSpace",
    "GhostStoriesBuddhaPlacedTaoist",
    "GhostStoriesBuddhaReturned",
    "GhostStoriesBuddhaReturnedSpace",
    "GhostStoriesBuddhaSet",
    "GhostStoriesBuddhaSetSpace",
    "GhostStoriesBuddhaTaken",
    "GhostStoriesBuddhaTakenTaoist",
    "GhostStoriesCalm",
    "GhostStoriesCalmBoard",
    "GhostStoriesCardRemoved",
    "GhostStoriesCircleCleared",
    "GhostStoriesCircleClearedColour",
    "GhostStoriesCircleSet",
    "GhostStoriesCircleSetColour",
    "GhostStoriesClawStruck",
    "GhostStoriesClawStruckTaoist",
    "GhostStoriesClawTao",
    "GhostStoriesClawTaoColour",
    "GhostStoriesCome",
    "GhostStoriesComeWithVillager",
    "GhostStoriesCrystalBrought",
    "GhostStoriesCrystalBroughtCorner",
    "GhostStoriesCrystalGained",
    "GhostStoriesCrystalGainedTaoist",
    "GhostStoriesCrystalPlaced",
    "GhostStoriesCrystalPlacedCorner",
    "GhostStoriesCrystalPlacedTaoist",
    "GhostStoriesCrystalSpent",
    "GhostStoriesCrystalSpentTaoist",
    "GhostStoriesCurseFirst",
    "GhostStoriesCurseFirstSpace",
    "GhostStoriesCurseGhost",
    "GhostStoriesCurseGhostSpace",
    "GhostStoriesCurseRolled",
    "GhostStoriesCurseRolledBoard",
    "GhostStoriesCurseRolledFace",
    "GhostStoriesCurseSkipped",
    "GhostStoriesCurseSkippedBoard",
    "GhostStoriesDiceRolled",
    "GhostStoriesDiceRolledFacesItem",
    "GhostStoriesDiceRolledTaoist",
    "GhostStoriesDieCaptured",
    "GhostStoriesDieCapturedSpace",
    "GhostStoriesDiscardTao",
    "GhostStoriesDiscardTaoColour",
    "GhostStoriesEndTurn",
    "GhostStoriesEscort",
    "GhostStoriesEscortEnd",
    "GhostStoriesEscortStart",
    "GhostStoriesExorcise",
    "GhostStoriesExorciseTargetsItem",
    "GhostStoriesExorciseWith",
    "GhostStoriesExorciseWithTargetsItem",
    "GhostStoriesExorciseWithTokensItem",
    "GhostStoriesExorcismAttempted",
    "GhostStoriesExorcismAttemptedTaoist",
    "GhostStoriesExorcismFailed",
    "GhostStoriesExorcismFailedTaoist",
    "GhostStoriesFamilySaved",
    "GhostStoriesFamilySavedFamily",
    "GhostStoriesFigureAdvanced",
    "GhostStoriesFigureAdvancedSpace",
    "GhostStoriesFigureReturned",
    "GhostStoriesFigureReturnedSpace",
    "GhostStoriesFillPockets",
    "GhostStoriesFillPocketsColour",
    "GhostStoriesFillReceptacle",
    "GhostStoriesFillReceptacleCorner",
    "GhostStoriesGainQi",
    "GhostStoriesGameEnded",
    "GhostStoriesGameEndedReason",
    "GhostStoriesGhostArrived",
    "GhostStoriesGhostArrivedGhost",
    "GhostStoriesGhostArrivedSpace",
    "GhostStoriesGhostDiscarded",
    "GhostStoriesGhostDiscardedGhost",
    "GhostStoriesGhostDiscardedSpace",
    "GhostStoriesGhostDrawn",
    "GhostStoriesGhostDrawnGhost",
    "GhostStoriesGhostExorcised",
    "GhostStoriesGhostExorcisedGhost",
    "GhostStoriesGhostExorcisedSpace",
    "GhostStoriesGhostExorcisedTaoist",
    "GhostStoriesGhostMoved",
    "GhostStoriesGhostMovedEnd",
    "GhostStoriesGhostMovedGhost",
    "GhostStoriesGhostMovedStart",
    "GhostStoriesGhostStopped",
    "GhostStoriesGhostStoppedGhost",
    "GhostStoriesGhostStoppedSpace",
    "GhostStoriesGhostSunk",
    "GhostStoriesGhostSunkGhost",
    "GhostStoriesGiveCrystal",
    "GhostStoriesGiveCrystalTaoist",
    "GhostStoriesGiveElixir",
    "GhostStoriesGiveElixirTaoist",
    "GhostStoriesGiveQi",
    "GhostStoriesGiveQiTaoist",
    "GhostStoriesGiveTao",
    "GhostStoriesGiveTaoColour",
    "GhostStoriesGiveTaoTaoist",
    "GhostStoriesGiveUp",
    "GhostStoriesGiveYinYang",
    "GhostStoriesGiveYinYangTaoist",
    "GhostStoriesHelpAsked",
    "GhostStoriesHelpAskedTaoist",
    "GhostStoriesHelpAskedTile",
    "GhostStoriesIncarnationCame",
    "GhostStoriesIncarnationCameGhost",
    "GhostStoriesIncarnationExchanged",
    "GhostStoriesIncarnationExchangedGhost",
    "GhostStoriesIncarnationWaits",
    "GhostStoriesIncarnationWaitsGhost",
    "GhostStoriesKeepBuddhas",
    "GhostStoriesKeepCurse",
    "GhostStoriesKeepDice",
    "GhostStoriesKeepElixir",
    "GhostStoriesLeaveVillager",
    "GhostStoriesLetGhostCome",
    "GhostStoriesLetSuLingRest",
    "GhostStoriesLightFireworks",
    "GhostStoriesLightFireworksTile",
    "GhostStoriesLoseToken",
    "GhostStoriesLoseTokenTaoist",
    "GhostStoriesMantraLifted",
    "GhostStoriesMantraPlaced",
    "GhostStoriesMantraPlacedSpace",
    "GhostStoriesMove",
    "GhostStoriesMoveTile",
    "GhostStoriesNameVictim",
    "GhostStoriesNameVictimTile",
    "GhostStoriesPass",
    "GhostStoriesPickDie",
    "GhostStoriesPickDieFace",
    "GhostStoriesPlaceBuddha",
    "GhostStoriesPlaceBuddhaSpace",
    "GhostStoriesPlaceGhost",
    "GhostStoriesPlaceGhostSpace",
    "GhostStoriesPlaceMantra",
    "GhostStoriesPlaceMantraSpace",
    "GhostStoriesPlaceSuLing",
    "GhostStoriesPlaceSuLingSpace",
    "GhostStoriesPortalHeld",
    "GhostStoriesPortalReturned",
    "GhostStoriesPortalReturnedTile",
    "GhostStoriesPowerBorrowed",
    "GhostStoriesPowerBorrowedBoard",
    "GhostStoriesPowerBorrowedPower",
    "GhostStoriesPowerBorrowedTaoist",
    "GhostStoriesPowerLocked",
    "GhostStoriesPowerLockedSpace",
    "GhostStoriesPowersLocked",
    "GhostStoriesPowersLockedSpace",
    "GhostStoriesPowerTokensTaken",
    "GhostStoriesPowerTokensTakenTaoist",
    "GhostStoriesPray",
    "GhostStoriesPrayColour",
    "GhostStoriesPurify",
    "GhostStoriesPurifyTile",
    "GhostStoriesQiGained",
    "GhostStoriesQiGainedTaoist",
    "GhostStoriesQiLost",
    "GhostStoriesQiLostBoard",
    "GhostStoriesRaiseTaoist",
    "GhostStoriesRaiseTaoistTaoist",
    "GhostStoriesRegainYinYang",
    "GhostStoriesRerollCurse",
    "GhostStoriesRerollDice",
    "GhostStoriesRescue",
    "GhostStoriesRescueFirst",
    "GhostStoriesRescueFirstTile",
    "GhostStoriesRevive",
    "GhostStoriesReviveTaoist",
    "GhostStoriesRewardFirst",
    "GhostStoriesRewardFirstGhost",
    "GhostStoriesRollAllDice",
    "GhostStoriesSchoolAttempted",
    "GhostStoriesSchoolAttemptedColour",
    "GhostStoriesSchoolAttemptedTaoist",
    "GhostStoriesSeekHelp",
    "GhostStoriesSendTaoist",
    "GhostStoriesSendTaoistTaoist",
    "GhostStoriesSendTaoistTile",
    "GhostStoriesSetBuddha",
    "GhostStoriesSetBuddhaSpace",
    "GhostStoriesSetDieWhite",
    "GhostStoriesSinkGhost",
    "GhostStoriesSkip",
    "GhostStoriesSpace",
    "GhostStoriesSpaceGhost",
    "GhostStoriesSpaceLocks",
    "GhostStoriesSpaceSpace",
    "GhostStoriesSpareClaw",
    "GhostStoriesStack",
    "GhostStoriesStackTile",
    "GhostStoriesStackTop",
    "GhostStoriesStandUp",
    "GhostStoriesStay",
    "GhostStoriesStayAway",
    "GhostStoriesSuLingHeld",
    "GhostStoriesSuLingLeft",
    "GhostStoriesSuLingMoved",
    "GhostStoriesSuLingMovedSpace",
    "GhostStoriesTakePowerTokens",
    "GhostStoriesTakeTao",
    "GhostStoriesTakeTaoColour",
    "GhostStoriesTakeVillager",
    "GhostStoriesTaoGained",
    "GhostStoriesTaoGainedColour",
    "GhostStoriesTaoGainedTaoist",
    "GhostStoriesTaoistDied",
    "GhostStoriesTaoistDiedTaoist",
    "GhostStoriesTaoistFell",
    "GhostStoriesTaoistFellTaoist",
    "GhostStoriesTaoistMoved",
    "GhostStoriesTaoistMovedTaoist",
    "GhostStoriesTaoistMovedTile",
    "GhostStoriesTaoistReturned",
    "GhostStoriesTaoistReturnedTaoist",
    "GhostStoriesTaoistReturnedTile",
    "GhostStoriesTaoistRevived",
    "GhostStoriesTaoistRevivedTaoist",
    "GhostStoriesTaoistRose",
    "GhostStoriesTaoistRoseTaoist",
    "GhostStoriesTaoLocked",
    "GhostStoriesTaoLockedSpace",
    "GhostStoriesTaoLost",
    "GhostStoriesTaoLostColour",
    "GhostStoriesTaoLostTaoist",
    "GhostStoriesTaoRemoved",
    "GhostStoriesTaoRemovedColour",
    "GhostStoriesTaoRemovedOrigin",
    "GhostStoriesTile",
    "GhostStoriesTileCleansed",
    "GhostStoriesTileCleansedTile",
    "GhostStoriesTileHaunted",
    "GhostStoriesTileHauntedTile",
    "GhostStoriesTileTile",
    "GhostStoriesTokens",
    "GhostStoriesTrain",
    "GhostStoriesTrainColour",
    "GhostStoriesTurnBegan",
    "GhostStoriesTurnBeganBoard",
    "GhostStoriesUnrollScroll",
    "GhostStoriesUseMoonDust",
    "GhostStoriesUsePowerToken",
    "GhostStoriesUsePowerTokenBoard",
    "GhostStoriesUseYinYang",
    "GhostStoriesUseYinYangTile",
    "GhostStoriesView",
    "GhostStoriesViewActive",
    "GhostStoriesViewArriving",
    "GhostStoriesViewBorrowedItem",
    "GhostStoriesViewCircle",
    "GhostStoriesViewCurse",
    "GhostStoriesViewDiceItem",
    "GhostStoriesViewDifficulty",
    "GhostStoriesViewDiscardItem",
    "GhostStoriesViewEdition",
    "GhostStoriesViewExorcisedItem",
    "GhostStoriesViewSidesItem",
    "GhostStoriesViewUsedItem",
    "GhostStoriesVillagerCarried",
    "GhostStoriesVillagerCarriedEnd",
    "GhostStoriesVillagerCarriedFamily",
    "GhostStoriesVillagerCarriedStart",
    "GhostStoriesVillagerFled",
    "GhostStoriesVillagerFledEnd",
    "GhostStoriesVillagerFledFamily",
    "GhostStoriesVillagerFledStart",
    "GhostStoriesVillagerKilled",
    "GhostStoriesVillagerKilledFamily",
    "GhostStoriesVillagerKilledTile",
    "GhostStoriesVillagerRescued",
    "GhostStoriesVillagerRescuedFamily",
    "GhostStoriesVillagerRescuedTile",
    "GhostStoriesVillagerReturned",
    "GhostStoriesVillagerReturnedFamily",
    "GhostStoriesVillagerRevealed",
    "GhostStoriesVillagerRevealedFamily",
    "GhostStoriesVillagerRevealedTile",
    "GhostStoriesWhiteMoon",
    "GhostStoriesWhiteMoonCalls",
    "GhostStoriesWhiteMoonEarnedItem",
    "GhostStoriesWhiteMoonGraveyardItem",
    "GhostStoriesWhiteMoonLyingItem",
    "GhostStoriesWhiteMoonPool",
    "GhostStoriesWhiteMoonPortal",
    "GhostStoriesWhiteMoonShelterItem",
    "GhostStoriesWhiteMoonSuLing",
    "GhostStoriesYinYangGained",
    "GhostStoriesYinYangGainedTaoist",
    "GhostStoriesYinYangSpent",
    "GhostStoriesYinYangSpentTaoist",
    "GroupWinRate",
    "HalloweenAccept",
    "HalloweenAct",
    "HalloweenActAction",
    "HalloweenAsk",
    "HalloweenBanish",
    "HalloweenBanishBuilding",
    "HalloweenBanishColour",
    "HalloweenBonusDiscarded",
    "HalloweenBonusDiscardedBonus",
    "HalloweenBonusDrawn",
    "HalloweenBonusDrawnBonus",
    "HalloweenBonusesShuffled",
    "HalloweenBonusLaid",
    "HalloweenBonusLaidBonus",
    "HalloweenBonusLaidBuilding",
    "HalloweenBonusLeft",
    "HalloweenBonusLeftBonus",
    "HalloweenBonusLeftBuilding",
    "HalloweenBonusStored",
    "HalloweenBonusStoredBonus",
    "HalloweenBonusStoredReplaced",
    "HalloweenBonusTaken",
    "HalloweenBonusTakenBonus",
    "HalloweenBonusTakenBuilding",
    "HalloweenBonusTakenReplaced",
    "HalloweenBonusUsed",
    "HalloweenBonusUsedBonus",
    "HalloweenBuilding",
    "HalloweenBuildingBonus",
    "HalloweenBuildingBuilding",
    "HalloweenBuyToken",
    "HalloweenBuyTokenColour",
    "HalloweenCardClaimed",
    "HalloweenCardClaimedAction",
    "HalloweenCardScored",
    "HalloweenCardsDisplayed",
    "HalloweenCardUsed",
    "HalloweenClaim",
    "HalloweenClearStrip",
    "HalloweenClearStrips",
    "HalloweenColours",
    "HalloweenDecline",
    "HalloweenDiceRolled",
    "HalloweenDiceTaken",
    "HalloweenDiceTakenDiceItem",
    "HalloweenDie",
    "HalloweenDieAdded",
    "HalloweenDieColour",
    "HalloweenDieLifted",
    "HalloweenDieLiftedColour",
    "HalloweenDieRerolled",
    "HalloweenDiscard",
    "HalloweenDiscFromField",
    "HalloweenDiscFromFieldAction",
    "HalloweenDiscFromSupply",
    "HalloweenDiscsRecovered",
    "HalloweenDone",
    "HalloweenEndTriggered",
    "HalloweenEndTriggeredCause",
    "HalloweenEndTurn",
    "HalloweenExchange",
    "HalloweenExchangeGiven",
    "HalloweenExchangeTaken",
    "HalloweenFight",
    "HalloweenFightAll",
    "HalloweenFightAllAttacker",
    "HalloweenFightAllBuilding",
    "HalloweenFightAllTarget",
    "HalloweenFightAttacker",
    "HalloweenFightBuilding",
    "HalloweenFightLost",
    "HalloweenFightLostAttacker",
    "HalloweenFightLostTarget",
    "HalloweenFightNext",
    "HalloweenFightNextTarget",
    "HalloweenFightStarted",
    "HalloweenFightStartedAttacker",
    "HalloweenFightStartedBuilding",
    "HalloweenFightStartedTarget",
    "HalloweenFightStartedTargetBuilding",
    "HalloweenFightTarget",
    "HalloweenFightTargetBuilding",
    "HalloweenFightWon",
    "HalloweenFightWonAttacker",
    "HalloweenFightWonBuilding",
    "HalloweenFightWonTarget",
    "HalloweenGameEnded",
    "HalloweenGameEndedCause",
    "HalloweenGameStarted",
    "HalloweenGhostMoved",
    "HalloweenGhostMovedBuilding",
    "HalloweenGhostMovedColour",
    "HalloweenGhostMovedTarget",
    "HalloweenGhostRemoved",
    "HalloweenGhostRemovedBuilding",
    "HalloweenGhostRemovedColour",
    "HalloweenGhostsPlaced",
    "HalloweenGhostsPlacedBuilding",
    "HalloweenGhostsPlacedColour",
    "HalloweenGhostsSwapped",
    "HalloweenGhostsSwappedBuilding",
    "HalloweenGhostsSwappedColour",
    "HalloweenGhostsSwappedOtherBuilding",
    "HalloweenGhostsSwappedOtherColour",
    "HalloweenGhostUpgraded",
    "HalloweenGhostUpgradedBuilding",
    "HalloweenGhostUpgradedColour",
    "HalloweenGhostUpgradedNewColour",
    "HalloweenHaunt",
    "HalloweenHauntBuilding",
    "HalloweenHauntColour",
    "HalloweenHauntPumpkin",
    "HalloweenHelpDie",
    "HalloweenLeave",
    "HalloweenLower",
    "HalloweenMove",
    "HalloweenMoveBuilding",
    "HalloweenMoveColour",
    "HalloweenMoveTarget",
    "HalloweenPay",
    "HalloweenPayReroll",
    "HalloweenPending",
    "HalloweenPeopleScared",
    "HalloweenPeopleScaredBuilding",
    "HalloweenPeopleScaredColour",
    "HalloweenPick",
    "HalloweenPickBuilding",
    "HalloweenPickColour",
    "HalloweenPlace",
    "HalloweenPlaceBlue",
    "HalloweenPlaceBlueBuilding",
    "HalloweenPlaceBuilding",
    "HalloweenPlaceColour",
    "HalloweenPointsLost",
    "HalloweenPointsScored",
    "HalloweenPumpkin",
    "HalloweenPumpkinColour",
    "HalloweenPumpkinPlaced",
    "HalloweenPumpkinPlacedBuilding",
    "HalloweenPumpkinPlacedColour",
    "HalloweenPumpkinPlacedPumpkin",
    "HalloweenPumpkinPumpkin",
    "HalloweenPumpkinTakenBack",
    "HalloweenPumpkinTakenBackBuilding",
    "HalloweenPumpkinTakenBackColour",
    "HalloweenPumpkinTakenBackPumpkin",
    "HalloweenRaise",
    "HalloweenRecover",
    "HalloweenRecoverAction",
    "HalloweenRelocate",
    "HalloweenRelocateBuilding",
    "HalloweenRelocateColour",
    "HalloweenRelocateTarget",
    "HalloweenRest",
    "HalloweenRollSettled",
    "HalloweenScare",
    "HalloweenScareBuilding",
    "HalloweenScareColour",
    "HalloweenScareGained",
    "HalloweenScarePaid",
    "HalloweenSeat",
    "HalloweenSeatSlotsItem",
    "HalloweenSeriesEnded",
    "HalloweenSeriesStarted",
    "HalloweenSeriesStartedAttacker",
    "HalloweenSeriesStartedBuilding",
    "HalloweenSlotsFreed",
    "HalloweenStop",
    "HalloweenStore",
    "HalloweenStrip",
    "HalloweenStripDiscsItem",
    "HalloweenStripLowered",
    "HalloweenStripRaised",
    "HalloweenStripRested",
    "HalloweenStripUsed",
    "HalloweenStripUsedAction",
    "HalloweenSummon",
    "HalloweenSummonBuilding",
    "HalloweenSummonColour",
    "HalloweenSummonMixed",
    "HalloweenSummonMixedBuilding",
    "HalloweenSummonMixedHigher",
    "HalloweenSummonMixedLower",
    "HalloweenTakeBack",
    "HalloweenTakeBackBuilding",
    "HalloweenTakeBackColour",
    "HalloweenTakePoints",
    "HalloweenTakeToken",
    "HalloweenTakeTokenColour",
    "HalloweenTokensGained",
    "HalloweenTokensGainedColour",
    "HalloweenTokensPaid",
    "HalloweenTokensPaidColour",
    "HalloweenTurnStarted",
    "HalloweenUpgrade",
    "HalloweenUpgradeBuilding",
    "HalloweenUpgradeColour",
    "HalloweenUseBonus",
    "HalloweenUseCard",
    "HalloweenView",
    "HalloweenViewBonusDiscardItem",
    "HalloweenViewCardSet",
    "HalloweenViewDrawn",
    "HalloweenViewEnding",
    "HalloweenViewMode",
    "HalloweenViewNeutralPumpkinLimit",
    "Health",
    "HealthStatus",
    "Hint",
    "HintStatus",
    "JsonSchema",
    "ListGamesStatus",
    "Option",
    "Outcome",
    "PlayerCount",
    "Problem",
    "RatingList",
    "RatingMove",
    "Replay",
    "Report",
    "Rule",
    "RuleList",
    "ScheduleDetails",
    "ScheduleDetailsMissed",
    "ScheduleList",
    "ScheduleRun",
    "SeatCredential",
    "SeatRequest",
    "SeatRequestKind",
    "SeatSeed",
    "SeatSeedRequest",
    "SendCommandsRequest",
    "Simulation",
    "SimulationList",
    "SimulationPlan",
    "SimulationProgress",
    "SimulationStatus",
    "SimulationSummary",
    "SimulationSummaryStatus",
    "Spread",
    "Standing",
    "Statistic",
    "StopRequest",
    "StopRequestRule",
    "StopRule",
    "StopRuleRule",
    "TableGameAbandoned",
    "TableSeatClaimed",
    "TableSeatGivenToBot",
    "TableSeatGivenToPerson",
    "TableTimeRanOut",
    "TakenCommand",
    "TakenCommandRequest",
    "TitleComponent",
    "TitleComponents",
    "TitleDetails",
    "TitleList",
    "TitleSummary",
    "TournamentDetails",
    "TournamentDetailsFormat",
    "TournamentDetailsStatus",
    "TournamentGame",
    "TournamentGameList",
    "TournamentList",
    "TournamentProgress",
    "TournamentRequest",
    "TournamentRequestFormat",
    "TournamentSummary",
    "TournamentSummaryFormat",
    "TournamentSummaryStatus",
    "UpdatedSeat",
    "UpdateSeatRequest",
    "UpdateSeatRequestKind",
    "Verification",
    "VerifyReplayRequest",
    "View",
    "WinRate",
)
