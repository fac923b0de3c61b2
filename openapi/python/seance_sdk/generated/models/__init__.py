"""Every model of the service, imported when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .account_key_info import AccountKeyInfo
    from .account_key_info_scopes_item import AccountKeyInfoScopesItem
    from .account_list import AccountList
    from .account_profile import AccountProfile
    from .account_profile_kind import AccountProfileKind
    from .account_rating import AccountRating
    from .answer_undo_request import AnswerUndoRequest
    from .bar import Bar
    from .bot import Bot
    from .bot_rating import BotRating
    from .bot_request import BotRequest
    from .bot_scores import BotScores
    from .bot_summary import BotSummary
    from .claim_seat_request import ClaimSeatRequest
    from .claim_seat_request_auto import ClaimSeatRequestAuto
    from .claimed_seat import ClaimedSeat
    from .command import Command
    from .commands_result import CommandsResult
    from .comparison import Comparison
    from .create_account_request import CreateAccountRequest
    from .create_account_request_kind import CreateAccountRequestKind
    from .create_account_request_scopes_item import CreateAccountRequestScopesItem
    from .create_game_request import CreateGameRequest
    from .create_key_request import CreateKeyRequest
    from .create_key_request_scopes_item import CreateKeyRequestScopesItem
    from .create_schedule_request import CreateScheduleRequest
    from .create_schedule_request_missed import CreateScheduleRequestMissed
    from .create_schedule_request_overlap import CreateScheduleRequestOverlap
    from .create_simulation_request import CreateSimulationRequest
    from .create_spectator_request import CreateSpectatorRequest
    from .create_tournament_dry_run import CreateTournamentDryRun
    from .create_webhook_request import CreateWebhookRequest
    from .create_webhook_request_kinds_item import CreateWebhookRequestKindsItem
    from .created_account import CreatedAccount
    from .created_account_kind import CreatedAccountKind
    from .created_account_scopes_item import CreatedAccountScopesItem
    from .created_game import CreatedGame
    from .created_game_status import CreatedGameStatus
    from .created_key import CreatedKey
    from .created_key_scopes_item import CreatedKeyScopesItem
    from .created_schedule import CreatedSchedule
    from .created_schedule_missed import CreatedScheduleMissed
    from .created_schedule_overlap import CreatedScheduleOverlap
    from .created_tournament import CreatedTournament
    from .created_tournament_format import CreatedTournamentFormat
    from .created_tournament_status import CreatedTournamentStatus
    from .credentials import Credentials
    from .cross_table import CrossTable
    from .cross_table_row import CrossTableRow
    from .decision import Decision
    from .delivery_info import DeliveryInfo
    from .delivery_info_error import DeliveryInfoError
    from .delivery_info_type import DeliveryInfoType
    from .delivery_list import DeliveryList
    from .describe_board_lang import DescribeBoardLang
    from .description import Description
    from .divergence import Divergence
    from .divergence_cause import DivergenceCause
    from .draw_board_lang import DrawBoardLang
    from .draw_board_layout import DrawBoardLayout
    from .draw_board_theme import DrawBoardTheme
    from .enable_webhook_request import EnableWebhookRequest
    from .enable_webhook_request_missed import EnableWebhookRequestMissed
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
    from .game_clocks import GameClocks
    from .game_list import GameList
    from .game_message import GameMessage
    from .game_message_data import GameMessageData
    from .game_message_type import GameMessageType
    from .game_options import GameOptions
    from .game_result import GameResult
    from .game_seat import GameSeat
    from .game_seat_kind import GameSeatKind
    from .game_status import GameStatus
    from .game_summary import GameSummary
    from .game_summary_status import GameSummaryStatus
    from .ghooost_boo_given import GhooostBooGiven
    from .ghooost_card_id import GhooostCardId
    from .ghooost_card_turned_up import GhooostCardTurnedUp
    from .ghooost_card_turned_up_origin import GhooostCardTurnedUpOrigin
    from .ghooost_cards_drawn import GhooostCardsDrawn
    from .ghooost_cemetery_discarded import GhooostCemeteryDiscarded
    from .ghooost_cemetery_taken import GhooostCemeteryTaken
    from .ghooost_direction_reversed import GhooostDirectionReversed
    from .ghooost_direction_reversed_direction import GhooostDirectionReversedDirection
    from .ghooost_empty_mansion import GhooostEmptyMansion
    from .ghooost_further_turn import GhooostFurtherTurn
    from .ghooost_game_ended import GhooostGameEnded
    from .ghooost_ghosts_played import GhooostGhostsPlayed
    from .ghooost_hand_dealt import GhooostHandDealt
    from .ghooost_kitty_played import GhooostKittyPlayed
    from .ghooost_midnight_struck import GhooostMidnightStruck
    from .ghooost_pass import GhooostPass
    from .ghooost_passed import GhooostPassed
    from .ghooost_pile_card import GhooostPileCard
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
    from .ghooost_view_phase import GhooostViewPhase
    from .ghooost_view_twist_effect import GhooostViewTwistEffect
    from .ghost_stories_artefact import GhostStoriesArtefact
    from .ghost_stories_artefact_gained import GhostStoriesArtefactGained
    from .ghost_stories_artefact_id import GhostStoriesArtefactId
    from .ghost_stories_artefact_owner import GhostStoriesArtefactOwner
    from .ghost_stories_artefact_spent import GhostStoriesArtefactSpent
    from .ghost_stories_attempt_exorcism import GhostStoriesAttemptExorcism
    from .ghost_stories_award import GhostStoriesAward
    from .ghost_stories_barrier_attempted import GhostStoriesBarrierAttempted
    from .ghost_stories_barrier_called import GhostStoriesBarrierCalled
    from .ghost_stories_barrier_exorcise import GhostStoriesBarrierExorcise
    from .ghost_stories_barrier_pass import GhostStoriesBarrierPass
    from .ghost_stories_barrier_rescue import GhostStoriesBarrierRescue
    from .ghost_stories_barrier_rose import GhostStoriesBarrierRose
    from .ghost_stories_barrier_sank import GhostStoriesBarrierSank
    from .ghost_stories_barrier_weakened import GhostStoriesBarrierWeakened
    from .ghost_stories_bear_grief import GhostStoriesBearGrief
    from .ghost_stories_bear_loss import GhostStoriesBearLoss
    from .ghost_stories_bequeath import GhostStoriesBequeath
    from .ghost_stories_bless import GhostStoriesBless
    from .ghost_stories_blow_ghost import GhostStoriesBlowGhost
    from .ghost_stories_board import GhostStoriesBoard
    from .ghost_stories_board_id import GhostStoriesBoardId
    from .ghost_stories_board_overrun import GhostStoriesBoardOverrun
    from .ghost_stories_board_possessed import GhostStoriesBoardPossessed
    from .ghost_stories_bring_back import GhostStoriesBringBack
    from .ghost_stories_buddha_placed import GhostStoriesBuddhaPlaced
    from .ghost_stories_buddha_returned import GhostStoriesBuddhaReturned
    from .ghost_stories_buddha_set import GhostStoriesBuddhaSet
    from .ghost_stories_buddha_taken import GhostStoriesBuddhaTaken
    from .ghost_stories_calm import GhostStoriesCalm
    from .ghost_stories_card_removed import GhostStoriesCardRemoved
    from .ghost_stories_circle_cleared import GhostStoriesCircleCleared
    from .ghost_stories_circle_set import GhostStoriesCircleSet
    from .ghost_stories_claw_struck import GhostStoriesClawStruck
    from .ghost_stories_claw_tao import GhostStoriesClawTao
    from .ghost_stories_colour import GhostStoriesColour
    from .ghost_stories_come import GhostStoriesCome
    from .ghost_stories_come_with_villager import GhostStoriesComeWithVillager
    from .ghost_stories_corner import GhostStoriesCorner
    from .ghost_stories_crystal_brought import GhostStoriesCrystalBrought
    from .ghost_stories_crystal_gained import GhostStoriesCrystalGained
    from .ghost_stories_crystal_placed import GhostStoriesCrystalPlaced
    from .ghost_stories_crystal_spent import GhostStoriesCrystalSpent
    from .ghost_stories_curse_first import GhostStoriesCurseFirst
    from .ghost_stories_curse_ghost import GhostStoriesCurseGhost
    from .ghost_stories_curse_rolled import GhostStoriesCurseRolled
    from .ghost_stories_curse_rolled_face import GhostStoriesCurseRolledFace
    from .ghost_stories_curse_skipped import GhostStoriesCurseSkipped
    from .ghost_stories_dice_rolled import GhostStoriesDiceRolled
    from .ghost_stories_die_captured import GhostStoriesDieCaptured
    from .ghost_stories_discard_tao import GhostStoriesDiscardTao
    from .ghost_stories_end_turn import GhostStoriesEndTurn
    from .ghost_stories_escort import GhostStoriesEscort
    from .ghost_stories_exorcise import GhostStoriesExorcise
    from .ghost_stories_exorcise_with import GhostStoriesExorciseWith
    from .ghost_stories_exorcise_with_tokens_item import (
        GhostStoriesExorciseWithTokensItem,
    )
    from .ghost_stories_exorcism_attempted import GhostStoriesExorcismAttempted
    from .ghost_stories_exorcism_failed import GhostStoriesExorcismFailed
    from .ghost_stories_face import GhostStoriesFace
    from .ghost_stories_family_id import GhostStoriesFamilyId
    from .ghost_stories_family_saved import GhostStoriesFamilySaved
    from .ghost_stories_figure_advanced import GhostStoriesFigureAdvanced
    from .ghost_stories_figure_returned import GhostStoriesFigureReturned
    from .ghost_stories_fill_pockets import GhostStoriesFillPockets
    from .ghost_stories_fill_receptacle import GhostStoriesFillReceptacle
    from .ghost_stories_gain_qi import GhostStoriesGainQi
    from .ghost_stories_game_ended import GhostStoriesGameEnded
    from .ghost_stories_game_ended_reason import GhostStoriesGameEndedReason
    from .ghost_stories_ghost_arrived import GhostStoriesGhostArrived
    from .ghost_stories_ghost_discarded import GhostStoriesGhostDiscarded
    from .ghost_stories_ghost_drawn import GhostStoriesGhostDrawn
    from .ghost_stories_ghost_exorcised import GhostStoriesGhostExorcised
    from .ghost_stories_ghost_id import GhostStoriesGhostId
    from .ghost_stories_ghost_moved import GhostStoriesGhostMoved
    from .ghost_stories_ghost_stopped import GhostStoriesGhostStopped
    from .ghost_stories_ghost_sunk import GhostStoriesGhostSunk
    from .ghost_stories_give_crystal import GhostStoriesGiveCrystal
    from .ghost_stories_give_elixir import GhostStoriesGiveElixir
    from .ghost_stories_give_qi import GhostStoriesGiveQi
    from .ghost_stories_give_tao import GhostStoriesGiveTao
    from .ghost_stories_give_up import GhostStoriesGiveUp
    from .ghost_stories_give_yin_yang import GhostStoriesGiveYinYang
    from .ghost_stories_help_asked import GhostStoriesHelpAsked
    from .ghost_stories_incarnation_came import GhostStoriesIncarnationCame
    from .ghost_stories_incarnation_exchanged import GhostStoriesIncarnationExchanged
    from .ghost_stories_incarnation_waits import GhostStoriesIncarnationWaits
    from .ghost_stories_keep_buddhas import GhostStoriesKeepBuddhas
    from .ghost_stories_keep_curse import GhostStoriesKeepCurse
    from .ghost_stories_keep_dice import GhostStoriesKeepDice
    from .ghost_stories_keep_elixir import GhostStoriesKeepElixir
    from .ghost_stories_leave_villager import GhostStoriesLeaveVillager
    from .ghost_stories_let_ghost_come import GhostStoriesLetGhostCome
    from .ghost_stories_let_su_ling_rest import GhostStoriesLetSuLingRest
    from .ghost_stories_light_fireworks import GhostStoriesLightFireworks
    from .ghost_stories_lose_token import GhostStoriesLoseToken
    from .ghost_stories_mantra_lifted import GhostStoriesMantraLifted
    from .ghost_stories_mantra_placed import GhostStoriesMantraPlaced
    from .ghost_stories_move import GhostStoriesMove
    from .ghost_stories_name_victim import GhostStoriesNameVictim
    from .ghost_stories_pass import GhostStoriesPass
    from .ghost_stories_pick_die import GhostStoriesPickDie
    from .ghost_stories_place_buddha import GhostStoriesPlaceBuddha
    from .ghost_stories_place_ghost import GhostStoriesPlaceGhost
    from .ghost_stories_place_mantra import GhostStoriesPlaceMantra
    from .ghost_stories_place_su_ling import GhostStoriesPlaceSuLing
    from .ghost_stories_portal_held import GhostStoriesPortalHeld
    from .ghost_stories_portal_returned import GhostStoriesPortalReturned
    from .ghost_stories_power_borrowed import GhostStoriesPowerBorrowed
    from .ghost_stories_power_id import GhostStoriesPowerId
    from .ghost_stories_power_locked import GhostStoriesPowerLocked
    from .ghost_stories_power_tokens_taken import GhostStoriesPowerTokensTaken
    from .ghost_stories_powers_locked import GhostStoriesPowersLocked
    from .ghost_stories_pray import GhostStoriesPray
    from .ghost_stories_purify import GhostStoriesPurify
    from .ghost_stories_qi_gained import GhostStoriesQiGained
    from .ghost_stories_qi_lost import GhostStoriesQiLost
    from .ghost_stories_raise_taoist import GhostStoriesRaiseTaoist
    from .ghost_stories_regain_yin_yang import GhostStoriesRegainYinYang
    from .ghost_stories_reroll_curse import GhostStoriesRerollCurse
    from .ghost_stories_reroll_dice import GhostStoriesRerollDice
    from .ghost_stories_rescue import GhostStoriesRescue
    from .ghost_stories_rescue_first import GhostStoriesRescueFirst
    from .ghost_stories_revive import GhostStoriesRevive
    from .ghost_stories_reward_first import GhostStoriesRewardFirst
    from .ghost_stories_roll_all_dice import GhostStoriesRollAllDice
    from .ghost_stories_school_attempted import GhostStoriesSchoolAttempted
    from .ghost_stories_seek_help import GhostStoriesSeekHelp
    from .ghost_stories_send_taoist import GhostStoriesSendTaoist
    from .ghost_stories_set_buddha import GhostStoriesSetBuddha
    from .ghost_stories_set_die_white import GhostStoriesSetDieWhite
    from .ghost_stories_sink_ghost import GhostStoriesSinkGhost
    from .ghost_stories_skip import GhostStoriesSkip
    from .ghost_stories_space import GhostStoriesSpace
    from .ghost_stories_space_id import GhostStoriesSpaceId
    from .ghost_stories_space_locks import GhostStoriesSpaceLocks
    from .ghost_stories_spare_claw import GhostStoriesSpareClaw
    from .ghost_stories_stack import GhostStoriesStack
    from .ghost_stories_stand_up import GhostStoriesStandUp
    from .ghost_stories_stay import GhostStoriesStay
    from .ghost_stories_stay_away import GhostStoriesStayAway
    from .ghost_stories_su_ling_held import GhostStoriesSuLingHeld
    from .ghost_stories_su_ling_left import GhostStoriesSuLingLeft
    from .ghost_stories_su_ling_moved import GhostStoriesSuLingMoved
    from .ghost_stories_take_power_tokens import GhostStoriesTakePowerTokens
    from .ghost_stories_take_tao import GhostStoriesTakeTao
    from .ghost_stories_take_villager import GhostStoriesTakeVillager
    from .ghost_stories_tao_gained import GhostStoriesTaoGained
    from .ghost_stories_tao_locked import GhostStoriesTaoLocked
    from .ghost_stories_tao_lost import GhostStoriesTaoLost
    from .ghost_stories_tao_removed import GhostStoriesTaoRemoved
    from .ghost_stories_tao_removed_origin import GhostStoriesTaoRemovedOrigin
    from .ghost_stories_taoist_died import GhostStoriesTaoistDied
    from .ghost_stories_taoist_fell import GhostStoriesTaoistFell
    from .ghost_stories_taoist_id import GhostStoriesTaoistId
    from .ghost_stories_taoist_moved import GhostStoriesTaoistMoved
    from .ghost_stories_taoist_returned import GhostStoriesTaoistReturned
    from .ghost_stories_taoist_revived import GhostStoriesTaoistRevived
    from .ghost_stories_taoist_rose import GhostStoriesTaoistRose
    from .ghost_stories_tile import GhostStoriesTile
    from .ghost_stories_tile_cleansed import GhostStoriesTileCleansed
    from .ghost_stories_tile_haunted import GhostStoriesTileHaunted
    from .ghost_stories_tile_id import GhostStoriesTileId
    from .ghost_stories_tokens import GhostStoriesTokens
    from .ghost_stories_train import GhostStoriesTrain
    from .ghost_stories_turn_began import GhostStoriesTurnBegan
    from .ghost_stories_unroll_scroll import GhostStoriesUnrollScroll
    from .ghost_stories_use_moon_dust import GhostStoriesUseMoonDust
    from .ghost_stories_use_power_token import GhostStoriesUsePowerToken
    from .ghost_stories_use_yin_yang import GhostStoriesUseYinYang
    from .ghost_stories_view import GhostStoriesView
    from .ghost_stories_view_curse import GhostStoriesViewCurse
    from .ghost_stories_view_difficulty import GhostStoriesViewDifficulty
    from .ghost_stories_view_edition import GhostStoriesViewEdition
    from .ghost_stories_villager_carried import GhostStoriesVillagerCarried
    from .ghost_stories_villager_fled import GhostStoriesVillagerFled
    from .ghost_stories_villager_killed import GhostStoriesVillagerKilled
    from .ghost_stories_villager_rescued import GhostStoriesVillagerRescued
    from .ghost_stories_villager_returned import GhostStoriesVillagerReturned
    from .ghost_stories_villager_revealed import GhostStoriesVillagerRevealed
    from .ghost_stories_white_moon import GhostStoriesWhiteMoon
    from .ghost_stories_white_moon_calls import GhostStoriesWhiteMoonCalls
    from .ghost_stories_white_moon_pool import GhostStoriesWhiteMoonPool
    from .ghost_stories_white_moon_su_ling import GhostStoriesWhiteMoonSuLing
    from .ghost_stories_yin_yang_gained import GhostStoriesYinYangGained
    from .ghost_stories_yin_yang_spent import GhostStoriesYinYangSpent
    from .group_win_rate import GroupWinRate
    from .halloween_accept import HalloweenAccept
    from .halloween_act import HalloweenAct
    from .halloween_action import HalloweenAction
    from .halloween_ask import HalloweenAsk
    from .halloween_banish import HalloweenBanish
    from .halloween_bonus_discarded import HalloweenBonusDiscarded
    from .halloween_bonus_drawn import HalloweenBonusDrawn
    from .halloween_bonus_kind import HalloweenBonusKind
    from .halloween_bonus_laid import HalloweenBonusLaid
    from .halloween_bonus_left import HalloweenBonusLeft
    from .halloween_bonus_stored import HalloweenBonusStored
    from .halloween_bonus_taken import HalloweenBonusTaken
    from .halloween_bonus_used import HalloweenBonusUsed
    from .halloween_bonuses_shuffled import HalloweenBonusesShuffled
    from .halloween_building import HalloweenBuilding
    from .halloween_building_id import HalloweenBuildingId
    from .halloween_buy_token import HalloweenBuyToken
    from .halloween_card_claimed import HalloweenCardClaimed
    from .halloween_card_scored import HalloweenCardScored
    from .halloween_card_used import HalloweenCardUsed
    from .halloween_cards_displayed import HalloweenCardsDisplayed
    from .halloween_claim import HalloweenClaim
    from .halloween_clear_strip import HalloweenClearStrip
    from .halloween_clear_strips import HalloweenClearStrips
    from .halloween_colour import HalloweenColour
    from .halloween_colours import HalloweenColours
    from .halloween_decline import HalloweenDecline
    from .halloween_dice_rolled import HalloweenDiceRolled
    from .halloween_dice_taken import HalloweenDiceTaken
    from .halloween_die import HalloweenDie
    from .halloween_die_added import HalloweenDieAdded
    from .halloween_die_lifted import HalloweenDieLifted
    from .halloween_die_rerolled import HalloweenDieRerolled
    from .halloween_disc_from_field import HalloweenDiscFromField
    from .halloween_disc_from_supply import HalloweenDiscFromSupply
    from .halloween_discard import HalloweenDiscard
    from .halloween_discs_recovered import HalloweenDiscsRecovered
    from .halloween_done import HalloweenDone
    from .halloween_end_triggered import HalloweenEndTriggered
    from .halloween_end_turn import HalloweenEndTurn
    from .halloween_ending import HalloweenEnding
    from .halloween_exchange import HalloweenExchange
    from .halloween_fight import HalloweenFight
    from .halloween_fight_all import HalloweenFightAll
    from .halloween_fight_lost import HalloweenFightLost
    from .halloween_fight_next import HalloweenFightNext
    from .halloween_fight_started import HalloweenFightStarted
    from .halloween_fight_won import HalloweenFightWon
    from .halloween_game_ended import HalloweenGameEnded
    from .halloween_game_started import HalloweenGameStarted
    from .halloween_ghost_moved import HalloweenGhostMoved
    from .halloween_ghost_removed import HalloweenGhostRemoved
    from .halloween_ghost_upgraded import HalloweenGhostUpgraded
    from .halloween_ghosts_placed import HalloweenGhostsPlaced
    from .halloween_ghosts_swapped import HalloweenGhostsSwapped
    from .halloween_haunt import HalloweenHaunt
    from .halloween_help_die import HalloweenHelpDie
    from .halloween_leave import HalloweenLeave
    from .halloween_lower import HalloweenLower
    from .halloween_move import HalloweenMove
    from .halloween_pay import HalloweenPay
    from .halloween_pay_reroll import HalloweenPayReroll
    from .halloween_pending import HalloweenPending
    from .halloween_people_scared import HalloweenPeopleScared
    from .halloween_pick import HalloweenPick
    from .halloween_place import HalloweenPlace
    from .halloween_place_blue import HalloweenPlaceBlue
    from .halloween_points_lost import HalloweenPointsLost
    from .halloween_points_scored import HalloweenPointsScored
    from .halloween_pumpkin import HalloweenPumpkin
    from .halloween_pumpkin_kind import HalloweenPumpkinKind
    from .halloween_pumpkin_placed import HalloweenPumpkinPlaced
    from .halloween_pumpkin_taken_back import HalloweenPumpkinTakenBack
    from .halloween_raise import HalloweenRaise
    from .halloween_recover import HalloweenRecover
    from .halloween_relocate import HalloweenRelocate
    from .halloween_rest import HalloweenRest
    from .halloween_roll_settled import HalloweenRollSettled
    from .halloween_scare import HalloweenScare
    from .halloween_scare_gained import HalloweenScareGained
    from .halloween_scare_paid import HalloweenScarePaid
    from .halloween_seat import HalloweenSeat
    from .halloween_seat_slots_item import HalloweenSeatSlotsItem
    from .halloween_series_ended import HalloweenSeriesEnded
    from .halloween_series_started import HalloweenSeriesStarted
    from .halloween_slots_freed import HalloweenSlotsFreed
    from .halloween_stop import HalloweenStop
    from .halloween_store import HalloweenStore
    from .halloween_strip import HalloweenStrip
    from .halloween_strip_lowered import HalloweenStripLowered
    from .halloween_strip_raised import HalloweenStripRaised
    from .halloween_strip_rested import HalloweenStripRested
    from .halloween_strip_used import HalloweenStripUsed
    from .halloween_summon import HalloweenSummon
    from .halloween_summon_mixed import HalloweenSummonMixed
    from .halloween_take_back import HalloweenTakeBack
    from .halloween_take_points import HalloweenTakePoints
    from .halloween_take_token import HalloweenTakeToken
    from .halloween_tokens_gained import HalloweenTokensGained
    from .halloween_tokens_paid import HalloweenTokensPaid
    from .halloween_turn_started import HalloweenTurnStarted
    from .halloween_upgrade import HalloweenUpgrade
    from .halloween_use_bonus import HalloweenUseBonus
    from .halloween_use_card import HalloweenUseCard
    from .halloween_view import HalloweenView
    from .halloween_view_card_set import HalloweenViewCardSet
    from .halloween_view_mode import HalloweenViewMode
    from .halloween_view_neutral_pumpkin_limit import HalloweenViewNeutralPumpkinLimit
    from .health import Health
    from .health_status import HealthStatus
    from .hint import Hint
    from .hint_status import HintStatus
    from .issued_invitation import IssuedInvitation
    from .issued_spectator import IssuedSpectator
    from .issued_ticket import IssuedTicket
    from .json_schema import JsonSchema
    from .list_games_open_seats import ListGamesOpenSeats
    from .list_games_status import ListGamesStatus
    from .list_my_games_status import ListMyGamesStatus
    from .list_tournaments_running import ListTournamentsRunning
    from .meeting import Meeting
    from .move import Move
    from .option import Option
    from .outcome import Outcome
    from .own_account import OwnAccount
    from .own_account_kind import OwnAccountKind
    from .own_account_scopes_item import OwnAccountScopesItem
    from .pending_undo import PendingUndo
    from .player_count import PlayerCount
    from .problem import Problem
    from .rating_list import RatingList
    from .rating_move import RatingMove
    from .rematch import Rematch
    from .replace_entrant_request import ReplaceEntrantRequest
    from .replay import Replay
    from .report import Report
    from .requested_test import RequestedTest
    from .rule import Rule
    from .rule_list import RuleList
    from .schedule_details import ScheduleDetails
    from .schedule_details_missed import ScheduleDetailsMissed
    from .schedule_details_overlap import ScheduleDetailsOverlap
    from .schedule_list import ScheduleList
    from .schedule_run import ScheduleRun
    from .seat_clock import SeatClock
    from .seat_credential import SeatCredential
    from .seat_request import SeatRequest
    from .seat_request_auto import SeatRequestAuto
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
    from .stream_events_with import StreamEventsWith
    from .stream_games_open_seats import StreamGamesOpenSeats
    from .stream_games_status import StreamGamesStatus
    from .table_game_abandoned import TableGameAbandoned
    from .table_game_decided import TableGameDecided
    from .table_game_expired import TableGameExpired
    from .table_game_expiring import TableGameExpiring
    from .table_seat_answered import TableSeatAnswered
    from .table_seat_claimed import TableSeatClaimed
    from .table_seat_forfeited import TableSeatForfeited
    from .table_seat_given_to_bot import TableSeatGivenToBot
    from .table_seat_given_to_person import TableSeatGivenToPerson
    from .table_seat_reserved import TableSeatReserved
    from .table_seat_resigned import TableSeatResigned
    from .table_seat_undid import TableSeatUndid
    from .table_time_ran_out import TableTimeRanOut
    from .table_undo import TableUndo
    from .table_undo_agreed import TableUndoAgreed
    from .table_undo_refused import TableUndoRefused
    from .table_undo_requested import TableUndoRequested
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
    from .tournament_forecast import TournamentForecast
    from .tournament_game import TournamentGame
    from .tournament_game_list import TournamentGameList
    from .tournament_list import TournamentList
    from .tournament_message import TournamentMessage
    from .tournament_message_data import TournamentMessageData
    from .tournament_message_type import TournamentMessageType
    from .tournament_progress import TournamentProgress
    from .tournament_registration import TournamentRegistration
    from .tournament_request import TournamentRequest
    from .tournament_request_format import TournamentRequestFormat
    from .tournament_request_registration import TournamentRequestRegistration
    from .tournament_summary import TournamentSummary
    from .tournament_summary_format import TournamentSummaryFormat
    from .tournament_summary_status import TournamentSummaryStatus
    from .turn import Turn
    from .turn_list import TurnList
    from .update_account_request import UpdateAccountRequest
    from .update_account_request_scopes_item import UpdateAccountRequestScopesItem
    from .update_me_request import UpdateMeRequest
    from .update_seat_request import UpdateSeatRequest
    from .update_seat_request_auto import UpdateSeatRequestAuto
    from .update_seat_request_kind import UpdateSeatRequestKind
    from .updated_seat import UpdatedSeat
    from .verification import Verification
    from .verify_replay_request import VerifyReplayRequest
    from .view import View
    from .webhook_info import WebhookInfo
    from .webhook_info_disabled import WebhookInfoDisabled
    from .webhook_info_kinds_item import WebhookInfoKindsItem
    from .webhook_list import WebhookList
    from .webhook_test import WebhookTest
    from .webhook_test_data import WebhookTestData
    from .webhook_test_type import WebhookTestType
    from .webhook_with_secret import WebhookWithSecret
    from .webhook_with_secret_disabled import WebhookWithSecretDisabled
    from .webhook_with_secret_kinds_item import WebhookWithSecretKindsItem
    from .win_rate import WinRate

_MODULES = {
    "AccountKeyInfo": ".account_key_info",
    "AccountKeyInfoScopesItem": ".account_key_info_scopes_item",
    "AccountList": ".account_list",
    "AccountProfile": ".account_profile",
    "AccountProfileKind": ".account_profile_kind",
    "AccountRating": ".account_rating",
    "AnswerUndoRequest": ".answer_undo_request",
    "Bar": ".bar",
    "Bot": ".bot",
    "BotRating": ".bot_rating",
    "BotRequest": ".bot_request",
    "BotScores": ".bot_scores",
    "BotSummary": ".bot_summary",
    "ClaimSeatRequest": ".claim_seat_request",
    "ClaimSeatRequestAuto": ".claim_seat_request_auto",
    "ClaimedSeat": ".claimed_seat",
    "Command": ".command",
    "CommandsResult": ".commands_result",
    "Comparison": ".comparison",
    "CreateAccountRequest": ".create_account_request",
    "CreateAccountRequestKind": ".create_account_request_kind",
    "CreateAccountRequestScopesItem": ".create_account_request_scopes_item",
    "CreateGameRequest": ".create_game_request",
    "CreateKeyRequest": ".create_key_request",
    "CreateKeyRequestScopesItem": ".create_key_request_scopes_item",
    "CreateScheduleRequest": ".create_schedule_request",
    "CreateScheduleRequestMissed": ".create_schedule_request_missed",
    "CreateScheduleRequestOverlap": ".create_schedule_request_overlap",
    "CreateSimulationRequest": ".create_simulation_request",
    "CreateSpectatorRequest": ".create_spectator_request",
    "CreateTournamentDryRun": ".create_tournament_dry_run",
    "CreateWebhookRequest": ".create_webhook_request",
    "CreateWebhookRequestKindsItem": ".create_webhook_request_kinds_item",
    "CreatedAccount": ".created_account",
    "CreatedAccountKind": ".created_account_kind",
    "CreatedAccountScopesItem": ".created_account_scopes_item",
    "CreatedGame": ".created_game",
    "CreatedGameStatus": ".created_game_status",
    "CreatedKey": ".created_key",
    "CreatedKeyScopesItem": ".created_key_scopes_item",
    "CreatedSchedule": ".created_schedule",
    "CreatedScheduleMissed": ".created_schedule_missed",
    "CreatedScheduleOverlap": ".created_schedule_overlap",
    "CreatedTournament": ".created_tournament",
    "CreatedTournamentFormat": ".created_tournament_format",
    "CreatedTournamentStatus": ".created_tournament_status",
    "Credentials": ".credentials",
    "CrossTable": ".cross_table",
    "CrossTableRow": ".cross_table_row",
    "Decision": ".decision",
    "DeliveryInfo": ".delivery_info",
    "DeliveryInfoError": ".delivery_info_error",
    "DeliveryInfoType": ".delivery_info_type",
    "DeliveryList": ".delivery_list",
    "DescribeBoardLang": ".describe_board_lang",
    "Description": ".description",
    "Divergence": ".divergence",
    "DivergenceCause": ".divergence_cause",
    "DrawBoardLang": ".draw_board_lang",
    "DrawBoardLayout": ".draw_board_layout",
    "DrawBoardTheme": ".draw_board_theme",
    "EnableWebhookRequest": ".enable_webhook_request",
    "EnableWebhookRequestMissed": ".enable_webhook_request_missed",
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
    "GameClocks": ".game_clocks",
    "GameList": ".game_list",
    "GameMessage": ".game_message",
    "GameMessageData": ".game_message_data",
    "GameMessageType": ".game_message_type",
    "GameOptions": ".game_options",
    "GameResult": ".game_result",
    "GameSeat": ".game_seat",
    "GameSeatKind": ".game_seat_kind",
    "GameStatus": ".game_status",
    "GameSummary": ".game_summary",
    "GameSummaryStatus": ".game_summary_status",
    "GhooostBooGiven": ".ghooost_boo_given",
    "GhooostCardId": ".ghooost_card_id",
    "GhooostCardTurnedUp": ".ghooost_card_turned_up",
    "GhooostCardTurnedUpOrigin": ".ghooost_card_turned_up_origin",
    "GhooostCardsDrawn": ".ghooost_cards_drawn",
    "GhooostCemeteryDiscarded": ".ghooost_cemetery_discarded",
    "GhooostCemeteryTaken": ".ghooost_cemetery_taken",
    "GhooostDirectionReversed": ".ghooost_direction_reversed",
    "GhooostDirectionReversedDirection": ".ghooost_direction_reversed_direction",
    "GhooostEmptyMansion": ".ghooost_empty_mansion",
    "GhooostFurtherTurn": ".ghooost_further_turn",
    "GhooostGameEnded": ".ghooost_game_ended",
    "GhooostGhostsPlayed": ".ghooost_ghosts_played",
    "GhooostHandDealt": ".ghooost_hand_dealt",
    "GhooostKittyPlayed": ".ghooost_kitty_played",
    "GhooostMidnightStruck": ".ghooost_midnight_struck",
    "GhooostPass": ".ghooost_pass",
    "GhooostPassed": ".ghooost_passed",
    "GhooostPileCard": ".ghooost_pile_card",
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
    "GhooostViewPhase": ".ghooost_view_phase",
    "GhooostViewTwistEffect": ".ghooost_view_twist_effect",
    "GhostStoriesArtefact": ".ghost_stories_artefact",
    "GhostStoriesArtefactGained": ".ghost_stories_artefact_gained",
    "GhostStoriesArtefactId": ".ghost_stories_artefact_id",
    "GhostStoriesArtefactOwner": ".ghost_stories_artefact_owner",
    "GhostStoriesArtefactSpent": ".ghost_stories_artefact_spent",
    "GhostStoriesAttemptExorcism": ".ghost_stories_attempt_exorcism",
    "GhostStoriesAward": ".ghost_stories_award",
    "GhostStoriesBarrierAttempted": ".ghost_stories_barrier_attempted",
    "GhostStoriesBarrierCalled": ".ghost_stories_barrier_called",
    "GhostStoriesBarrierExorcise": ".ghost_stories_barrier_exorcise",
    "GhostStoriesBarrierPass": ".ghost_stories_barrier_pass",
    "GhostStoriesBarrierRescue": ".ghost_stories_barrier_rescue",
    "GhostStoriesBarrierRose": ".ghost_stories_barrier_rose",
    "GhostStoriesBarrierSank": ".ghost_stories_barrier_sank",
    "GhostStoriesBarrierWeakened": ".ghost_stories_barrier_weakened",
    "GhostStoriesBearGrief": ".ghost_stories_bear_grief",
    "GhostStoriesBearLoss": ".ghost_stories_bear_loss",
    "GhostStoriesBequeath": ".ghost_stories_bequeath",
    "GhostStoriesBless": ".ghost_stories_bless",
    "GhostStoriesBlowGhost": ".ghost_stories_blow_ghost",
    "GhostStoriesBoard": ".ghost_stories_board",
    "GhostStoriesBoardId": ".ghost_stories_board_id",
    "GhostStoriesBoardOverrun": ".ghost_stories_board_overrun",
    "GhostStoriesBoardPossessed": ".ghost_stories_board_possessed",
    "GhostStoriesBringBack": ".ghost_stories_bring_back",
    "GhostStoriesBuddhaPlaced": ".ghost_stories_buddha_placed",
    "GhostStoriesBuddhaReturned": ".ghost_stories_buddha_returned",
    "GhostStoriesBuddhaSet": ".ghost_stories_buddha_set",
    "GhostStoriesBuddhaTaken": ".ghost_stories_buddha_taken",
    "GhostStoriesCalm": ".ghost_stories_calm",
    "GhostStoriesCardRemoved": ".ghost_stories_card_removed",
    "GhostStoriesCircleCleared": ".ghost_stories_circle_cleared",
    "GhostStoriesCircleSet": ".ghost_stories_circle_set",
    "GhostStoriesClawStruck": ".ghost_stories_claw_struck",
    "GhostStoriesClawTao": ".ghost_stories_claw_tao",
    "GhostStoriesColour": ".ghost_stories_colour",
    "GhostStoriesCome": ".ghost_stories_come",
    "GhostStoriesComeWithVillager": ".ghost_stories_come_with_villager",
    "GhostStoriesCorner": ".ghost_stories_corner",
    "GhostStoriesCrystalBrought": ".ghost_stories_crystal_brought",
    "GhostStoriesCrystalGained": ".ghost_stories_crystal_gained",
    "GhostStoriesCrystalPlaced": ".ghost_stories_crystal_placed",
    "GhostStoriesCrystalSpent": ".ghost_stories_crystal_spent",
    "GhostStoriesCurseFirst": ".ghost_stories_curse_first",
    "GhostStoriesCurseGhost": ".ghost_stories_curse_ghost",
    "GhostStoriesCurseRolled": ".ghost_stories_curse_rolled",
    "GhostStoriesCurseRolledFace": ".ghost_stories_curse_rolled_face",
    "GhostStoriesCurseSkipped": ".ghost_stories_curse_skipped",
    "GhostStoriesDiceRolled": ".ghost_stories_dice_rolled",
    "GhostStoriesDieCaptured": ".ghost_stories_die_captured",
    "GhostStoriesDiscardTao": ".ghost_stories_discard_tao",
    "GhostStoriesEndTurn": ".ghost_stories_end_turn",
    "GhostStoriesEscort": ".ghost_stories_escort",
    "GhostStoriesExorcise": ".ghost_stories_exorcise",
    "GhostStoriesExorciseWith": ".ghost_stories_exorcise_with",
    "GhostStoriesExorciseWithTokensItem": ".ghost_stories_exorcise_with_tokens_item",
    "GhostStoriesExorcismAttempted": ".ghost_stories_exorcism_attempted",
    "GhostStoriesExorcismFailed": ".ghost_stories_exorcism_failed",
    "GhostStoriesFace": ".ghost_stories_face",
    "GhostStoriesFamilyId": ".ghost_stories_family_id",
    "GhostStoriesFamilySaved": ".ghost_stories_family_saved",
    "GhostStoriesFigureAdvanced": ".ghost_stories_figure_advanced",
    "GhostStoriesFigureReturned": ".ghost_stories_figure_returned",
    "GhostStoriesFillPockets": ".ghost_stories_fill_pockets",
    "GhostStoriesFillReceptacle": ".ghost_stories_fill_receptacle",
    "GhostStoriesGainQi": ".ghost_stories_gain_qi",
    "GhostStoriesGameEnded": ".ghost_stories_game_ended",
    "GhostStoriesGameEndedReason": ".ghost_stories_game_ended_reason",
    "GhostStoriesGhostArrived": ".ghost_stories_ghost_arrived",
    "GhostStoriesGhostDiscarded": ".ghost_stories_ghost_discarded",
    "GhostStoriesGhostDrawn": ".ghost_stories_ghost_drawn",
    "GhostStoriesGhostExorcised": ".ghost_stories_ghost_exorcised",
    "GhostStoriesGhostId": ".ghost_stories_ghost_id",
    "GhostStoriesGhostMoved": ".ghost_stories_ghost_moved",
    "GhostStoriesGhostStopped": ".ghost_stories_ghost_stopped",
    "GhostStoriesGhostSunk": ".ghost_stories_ghost_sunk",
    "GhostStoriesGiveCrystal": ".ghost_stories_give_crystal",
    "GhostStoriesGiveElixir": ".ghost_stories_give_elixir",
    "GhostStoriesGiveQi": ".ghost_stories_give_qi",
    "GhostStoriesGiveTao": ".ghost_stories_give_tao",
    "GhostStoriesGiveUp": ".ghost_stories_give_up",
    "GhostStoriesGiveYinYang": ".ghost_stories_give_yin_yang",
    "GhostStoriesHelpAsked": ".ghost_stories_help_asked",
    "GhostStoriesIncarnationCame": ".ghost_stories_incarnation_came",
    "GhostStoriesIncarnationExchanged": ".ghost_stories_incarnation_exchanged",
    "GhostStoriesIncarnationWaits": ".ghost_stories_incarnation_waits",
    "GhostStoriesKeepBuddhas": ".ghost_stories_keep_buddhas",
    "GhostStoriesKeepCurse": ".ghost_stories_keep_curse",
    "GhostStoriesKeepDice": ".ghost_stories_keep_dice",
    "GhostStoriesKeepElixir": ".ghost_stories_keep_elixir",
    "GhostStoriesLeaveVillager": ".ghost_stories_leave_villager",
    "GhostStoriesLetGhostCome": ".ghost_stories_let_ghost_come",
    "GhostStoriesLetSuLingRest": ".ghost_stories_let_su_ling_rest",
    "GhostStoriesLightFireworks": ".ghost_stories_light_fireworks",
    "GhostStoriesLoseToken": ".ghost_stories_lose_token",
    "GhostStoriesMantraLifted": ".ghost_stories_mantra_lifted",
    "GhostStoriesMantraPlaced": ".ghost_stories_mantra_placed",
    "GhostStoriesMove": ".ghost_stories_move",
    "GhostStoriesNameVictim": ".ghost_stories_name_victim",
    "GhostStoriesPass": ".ghost_stories_pass",
    "GhostStoriesPickDie": ".ghost_stories_pick_die",
    "GhostStoriesPlaceBuddha": ".ghost_stories_place_buddha",
    "GhostStoriesPlaceGhost": ".ghost_stories_place_ghost",
    "GhostStoriesPlaceMantra": ".ghost_stories_place_mantra",
    "GhostStoriesPlaceSuLing": ".ghost_stories_place_su_ling",
    "GhostStoriesPortalHeld": ".ghost_stories_portal_held",
    "GhostStoriesPortalReturned": ".ghost_stories_portal_returned",
    "GhostStoriesPowerBorrowed": ".ghost_stories_power_borrowed",
    "GhostStoriesPowerId": ".ghost_stories_power_id",
    "GhostStoriesPowerLocked": ".ghost_stories_power_locked",
    "GhostStoriesPowerTokensTaken": ".ghost_stories_power_tokens_taken",
    "GhostStoriesPowersLocked": ".ghost_stories_powers_locked",
    "GhostStoriesPray": ".ghost_stories_pray",
    "GhostStoriesPurify": ".ghost_stories_purify",
    "GhostStoriesQiGained": ".ghost_stories_qi_gained",
    "GhostStoriesQiLost": ".ghost_stories_qi_lost",
    "GhostStoriesRaiseTaoist": ".ghost_stories_raise_taoist",
    "GhostStoriesRegainYinYang": ".ghost_stories_regain_yin_yang",
    "GhostStoriesRerollCurse": ".ghost_stories_reroll_curse",
    "GhostStoriesRerollDice": ".ghost_stories_reroll_dice",
    "GhostStoriesRescue": ".ghost_stories_rescue",
    "GhostStoriesRescueFirst": ".ghost_stories_rescue_first",
    "GhostStoriesRevive": ".ghost_stories_revive",
    "GhostStoriesRewardFirst": ".ghost_stories_reward_first",
    "GhostStoriesRollAllDice": ".ghost_stories_roll_all_dice",
    "GhostStoriesSchoolAttempted": ".ghost_stories_school_attempted",
    "GhostStoriesSeekHelp": ".ghost_stories_seek_help",
    "GhostStoriesSendTaoist": ".ghost_stories_send_taoist",
    "GhostStoriesSetBuddha": ".ghost_stories_set_buddha",
    "GhostStoriesSetDieWhite": ".ghost_stories_set_die_white",
    "GhostStoriesSinkGhost": ".ghost_stories_sink_ghost",
    "GhostStoriesSkip": ".ghost_stories_skip",
    "GhostStoriesSpace": ".ghost_stories_space",
    "GhostStoriesSpaceId": ".ghost_stories_space_id",
    "GhostStoriesSpaceLocks": ".ghost_stories_space_locks",
    "GhostStoriesSpareClaw": ".ghost_stories_spare_claw",
    "GhostStoriesStack": ".ghost_stories_stack",
    "GhostStoriesStandUp": ".ghost_stories_stand_up",
    "GhostStoriesStay": ".ghost_stories_stay",
    "GhostStoriesStayAway": ".ghost_stories_stay_away",
    "GhostStoriesSuLingHeld": ".ghost_stories_su_ling_held",
    "GhostStoriesSuLingLeft": ".ghost_stories_su_ling_left",
    "GhostStoriesSuLingMoved": ".ghost_stories_su_ling_moved",
    "GhostStoriesTakePowerTokens": ".ghost_stories_take_power_tokens",
    "GhostStoriesTakeTao": ".ghost_stories_take_tao",
    "GhostStoriesTakeVillager": ".ghost_stories_take_villager",
    "GhostStoriesTaoGained": ".ghost_stories_tao_gained",
    "GhostStoriesTaoLocked": ".ghost_stories_tao_locked",
    "GhostStoriesTaoLost": ".ghost_stories_tao_lost",
    "GhostStoriesTaoRemoved": ".ghost_stories_tao_removed",
    "GhostStoriesTaoRemovedOrigin": ".ghost_stories_tao_removed_origin",
    "GhostStoriesTaoistDied": ".ghost_stories_taoist_died",
    "GhostStoriesTaoistFell": ".ghost_stories_taoist_fell",
    "GhostStoriesTaoistId": ".ghost_stories_taoist_id",
    "GhostStoriesTaoistMoved": ".ghost_stories_taoist_moved",
    "GhostStoriesTaoistReturned": ".ghost_stories_taoist_returned",
    "GhostStoriesTaoistRevived": ".ghost_stories_taoist_revived",
    "GhostStoriesTaoistRose": ".ghost_stories_taoist_rose",
    "GhostStoriesTile": ".ghost_stories_tile",
    "GhostStoriesTileCleansed": ".ghost_stories_tile_cleansed",
    "GhostStoriesTileHaunted": ".ghost_stories_tile_haunted",
    "GhostStoriesTileId": ".ghost_stories_tile_id",
    "GhostStoriesTokens": ".ghost_stories_tokens",
    "GhostStoriesTrain": ".ghost_stories_train",
    "GhostStoriesTurnBegan": ".ghost_stories_turn_began",
    "GhostStoriesUnrollScroll": ".ghost_stories_unroll_scroll",
    "GhostStoriesUseMoonDust": ".ghost_stories_use_moon_dust",
    "GhostStoriesUsePowerToken": ".ghost_stories_use_power_token",
    "GhostStoriesUseYinYang": ".ghost_stories_use_yin_yang",
    "GhostStoriesView": ".ghost_stories_view",
    "GhostStoriesViewCurse": ".ghost_stories_view_curse",
    "GhostStoriesViewDifficulty": ".ghost_stories_view_difficulty",
    "GhostStoriesViewEdition": ".ghost_stories_view_edition",
    "GhostStoriesVillagerCarried": ".ghost_stories_villager_carried",
    "GhostStoriesVillagerFled": ".ghost_stories_villager_fled",
    "GhostStoriesVillagerKilled": ".ghost_stories_villager_killed",
    "GhostStoriesVillagerRescued": ".ghost_stories_villager_rescued",
    "GhostStoriesVillagerReturned": ".ghost_stories_villager_returned",
    "GhostStoriesVillagerRevealed": ".ghost_stories_villager_revealed",
    "GhostStoriesWhiteMoon": ".ghost_stories_white_moon",
    "GhostStoriesWhiteMoonCalls": ".ghost_stories_white_moon_calls",
    "GhostStoriesWhiteMoonPool": ".ghost_stories_white_moon_pool",
    "GhostStoriesWhiteMoonSuLing": ".ghost_stories_white_moon_su_ling",
    "GhostStoriesYinYangGained": ".ghost_stories_yin_yang_gained",
    "GhostStoriesYinYangSpent": ".ghost_stories_yin_yang_spent",
    "GroupWinRate": ".group_win_rate",
    "HalloweenAccept": ".halloween_accept",
    "HalloweenAct": ".halloween_act",
    "HalloweenAction": ".halloween_action",
    "HalloweenAsk": ".halloween_ask",
    "HalloweenBanish": ".halloween_banish",
    "HalloweenBonusDiscarded": ".halloween_bonus_discarded",
    "HalloweenBonusDrawn": ".halloween_bonus_drawn",
    "HalloweenBonusKind": ".halloween_bonus_kind",
    "HalloweenBonusLaid": ".halloween_bonus_laid",
    "HalloweenBonusLeft": ".halloween_bonus_left",
    "HalloweenBonusStored": ".halloween_bonus_stored",
    "HalloweenBonusTaken": ".halloween_bonus_taken",
    "HalloweenBonusUsed": ".halloween_bonus_used",
    "HalloweenBonusesShuffled": ".halloween_bonuses_shuffled",
    "HalloweenBuilding": ".halloween_building",
    "HalloweenBuildingId": ".halloween_building_id",
    "HalloweenBuyToken": ".halloween_buy_token",
    "HalloweenCardClaimed": ".halloween_card_claimed",
    "HalloweenCardScored": ".halloween_card_scored",
    "HalloweenCardUsed": ".halloween_card_used",
    "HalloweenCardsDisplayed": ".halloween_cards_displayed",
    "HalloweenClaim": ".halloween_claim",
    "HalloweenClearStrip": ".halloween_clear_strip",
    "HalloweenClearStrips": ".halloween_clear_strips",
    "HalloweenColour": ".halloween_colour",
    "HalloweenColours": ".halloween_colours",
    "HalloweenDecline": ".halloween_decline",
    "HalloweenDiceRolled": ".halloween_dice_rolled",
    "HalloweenDiceTaken": ".halloween_dice_taken",
    "HalloweenDie": ".halloween_die",
    "HalloweenDieAdded": ".halloween_die_added",
    "HalloweenDieLifted": ".halloween_die_lifted",
    "HalloweenDieRerolled": ".halloween_die_rerolled",
    "HalloweenDiscFromField": ".halloween_disc_from_field",
    "HalloweenDiscFromSupply": ".halloween_disc_from_supply",
    "HalloweenDiscard": ".halloween_discard",
    "HalloweenDiscsRecovered": ".halloween_discs_recovered",
    "HalloweenDone": ".halloween_done",
    "HalloweenEndTriggered": ".halloween_end_triggered",
    "HalloweenEndTurn": ".halloween_end_turn",
    "HalloweenEnding": ".halloween_ending",
    "HalloweenExchange": ".halloween_exchange",
    "HalloweenFight": ".halloween_fight",
    "HalloweenFightAll": ".halloween_fight_all",
    "HalloweenFightLost": ".halloween_fight_lost",
    "HalloweenFightNext": ".halloween_fight_next",
    "HalloweenFightStarted": ".halloween_fight_started",
    "HalloweenFightWon": ".halloween_fight_won",
    "HalloweenGameEnded": ".halloween_game_ended",
    "HalloweenGameStarted": ".halloween_game_started",
    "HalloweenGhostMoved": ".halloween_ghost_moved",
    "HalloweenGhostRemoved": ".halloween_ghost_removed",
    "HalloweenGhostUpgraded": ".halloween_ghost_upgraded",
    "HalloweenGhostsPlaced": ".halloween_ghosts_placed",
    "HalloweenGhostsSwapped": ".halloween_ghosts_swapped",
    "HalloweenHaunt": ".halloween_haunt",
    "HalloweenHelpDie": ".halloween_help_die",
    "HalloweenLeave": ".halloween_leave",
    "HalloweenLower": ".halloween_lower",
    "HalloweenMove": ".halloween_move",
    "HalloweenPay": ".halloween_pay",
    "HalloweenPayReroll": ".halloween_pay_reroll",
    "HalloweenPending": ".halloween_pending",
    "HalloweenPeopleScared": ".halloween_people_scared",
    "HalloweenPick": ".halloween_pick",
    "HalloweenPlace": ".halloween_place",
    "HalloweenPlaceBlue": ".halloween_place_blue",
    "HalloweenPointsLost": ".halloween_points_lost",
    "HalloweenPointsScored": ".halloween_points_scored",
    "HalloweenPumpkin": ".halloween_pumpkin",
    "HalloweenPumpkinKind": ".halloween_pumpkin_kind",
    "HalloweenPumpkinPlaced": ".halloween_pumpkin_placed",
    "HalloweenPumpkinTakenBack": ".halloween_pumpkin_taken_back",
    "HalloweenRaise": ".halloween_raise",
    "HalloweenRecover": ".halloween_recover",
    "HalloweenRelocate": ".halloween_relocate",
    "HalloweenRest": ".halloween_rest",
    "HalloweenRollSettled": ".halloween_roll_settled",
    "HalloweenScare": ".halloween_scare",
    "HalloweenScareGained": ".halloween_scare_gained",
    "HalloweenScarePaid": ".halloween_scare_paid",
    "HalloweenSeat": ".halloween_seat",
    "HalloweenSeatSlotsItem": ".halloween_seat_slots_item",
    "HalloweenSeriesEnded": ".halloween_series_ended",
    "HalloweenSeriesStarted": ".halloween_series_started",
    "HalloweenSlotsFreed": ".halloween_slots_freed",
    "HalloweenStop": ".halloween_stop",
    "HalloweenStore": ".halloween_store",
    "HalloweenStrip": ".halloween_strip",
    "HalloweenStripLowered": ".halloween_strip_lowered",
    "HalloweenStripRaised": ".halloween_strip_raised",
    "HalloweenStripRested": ".halloween_strip_rested",
    "HalloweenStripUsed": ".halloween_strip_used",
    "HalloweenSummon": ".halloween_summon",
    "HalloweenSummonMixed": ".halloween_summon_mixed",
    "HalloweenTakeBack": ".halloween_take_back",
    "HalloweenTakePoints": ".halloween_take_points",
    "HalloweenTakeToken": ".halloween_take_token",
    "HalloweenTokensGained": ".halloween_tokens_gained",
    "HalloweenTokensPaid": ".halloween_tokens_paid",
    "HalloweenTurnStarted": ".halloween_turn_started",
    "HalloweenUpgrade": ".halloween_upgrade",
    "HalloweenUseBonus": ".halloween_use_bonus",
    "HalloweenUseCard": ".halloween_use_card",
    "HalloweenView": ".halloween_view",
    "HalloweenViewCardSet": ".halloween_view_card_set",
    "HalloweenViewMode": ".halloween_view_mode",
    "HalloweenViewNeutralPumpkinLimit": ".halloween_view_neutral_pumpkin_limit",
    "Health": ".health",
    "HealthStatus": ".health_status",
    "Hint": ".hint",
    "HintStatus": ".hint_status",
    "IssuedInvitation": ".issued_invitation",
    "IssuedSpectator": ".issued_spectator",
    "IssuedTicket": ".issued_ticket",
    "JsonSchema": ".json_schema",
    "ListGamesOpenSeats": ".list_games_open_seats",
    "ListGamesStatus": ".list_games_status",
    "ListMyGamesStatus": ".list_my_games_status",
    "ListTournamentsRunning": ".list_tournaments_running",
    "Meeting": ".meeting",
    "Move": ".move",
    "Option": ".option",
    "Outcome": ".outcome",
    "OwnAccount": ".own_account",
    "OwnAccountKind": ".own_account_kind",
    "OwnAccountScopesItem": ".own_account_scopes_item",
    "PendingUndo": ".pending_undo",
    "PlayerCount": ".player_count",
    "Problem": ".problem",
    "RatingList": ".rating_list",
    "RatingMove": ".rating_move",
    "Rematch": ".rematch",
    "ReplaceEntrantRequest": ".replace_entrant_request",
    "Replay": ".replay",
    "Report": ".report",
    "RequestedTest": ".requested_test",
    "Rule": ".rule",
    "RuleList": ".rule_list",
    "ScheduleDetails": ".schedule_details",
    "ScheduleDetailsMissed": ".schedule_details_missed",
    "ScheduleDetailsOverlap": ".schedule_details_overlap",
    "ScheduleList": ".schedule_list",
    "ScheduleRun": ".schedule_run",
    "SeatClock": ".seat_clock",
    "SeatCredential": ".seat_credential",
    "SeatRequest": ".seat_request",
    "SeatRequestAuto": ".seat_request_auto",
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
    "StreamEventsWith": ".stream_events_with",
    "StreamGamesOpenSeats": ".stream_games_open_seats",
    "StreamGamesStatus": ".stream_games_status",
    "TableGameAbandoned": ".table_game_abandoned",
    "TableGameDecided": ".table_game_decided",
    "TableGameExpired": ".table_game_expired",
    "TableGameExpiring": ".table_game_expiring",
    "TableSeatAnswered": ".table_seat_answered",
    "TableSeatClaimed": ".table_seat_claimed",
    "TableSeatForfeited": ".table_seat_forfeited",
    "TableSeatGivenToBot": ".table_seat_given_to_bot",
    "TableSeatGivenToPerson": ".table_seat_given_to_person",
    "TableSeatReserved": ".table_seat_reserved",
    "TableSeatResigned": ".table_seat_resigned",
    "TableSeatUndid": ".table_seat_undid",
    "TableTimeRanOut": ".table_time_ran_out",
    "TableUndo": ".table_undo",
    "TableUndoAgreed": ".table_undo_agreed",
    "TableUndoRefused": ".table_undo_refused",
    "TableUndoRequested": ".table_undo_requested",
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
    "TournamentForecast": ".tournament_forecast",
    "TournamentGame": ".tournament_game",
    "TournamentGameList": ".tournament_game_list",
    "TournamentList": ".tournament_list",
    "TournamentMessage": ".tournament_message",
    "TournamentMessageData": ".tournament_message_data",
    "TournamentMessageType": ".tournament_message_type",
    "TournamentProgress": ".tournament_progress",
    "TournamentRegistration": ".tournament_registration",
    "TournamentRequest": ".tournament_request",
    "TournamentRequestFormat": ".tournament_request_format",
    "TournamentRequestRegistration": ".tournament_request_registration",
    "TournamentSummary": ".tournament_summary",
    "TournamentSummaryFormat": ".tournament_summary_format",
    "TournamentSummaryStatus": ".tournament_summary_status",
    "Turn": ".turn",
    "TurnList": ".turn_list",
    "UpdateAccountRequest": ".update_account_request",
    "UpdateAccountRequestScopesItem": ".update_account_request_scopes_item",
    "UpdateMeRequest": ".update_me_request",
    "UpdateSeatRequest": ".update_seat_request",
    "UpdateSeatRequestAuto": ".update_seat_request_auto",
    "UpdateSeatRequestKind": ".update_seat_request_kind",
    "UpdatedSeat": ".updated_seat",
    "Verification": ".verification",
    "VerifyReplayRequest": ".verify_replay_request",
    "View": ".view",
    "WebhookInfo": ".webhook_info",
    "WebhookInfoDisabled": ".webhook_info_disabled",
    "WebhookInfoKindsItem": ".webhook_info_kinds_item",
    "WebhookList": ".webhook_list",
    "WebhookTest": ".webhook_test",
    "WebhookTestData": ".webhook_test_data",
    "WebhookTestType": ".webhook_test_type",
    "WebhookWithSecret": ".webhook_with_secret",
    "WebhookWithSecretDisabled": ".webhook_with_secret_disabled",
    "WebhookWithSecretKindsItem": ".webhook_with_secret_kinds_item",
    "WinRate": ".win_rate",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name], __name__), name)


def __dir__() -> list[str]:
    return list(__all__)


__all__ = (
    "AccountKeyInfo",
    "AccountKeyInfoScopesItem",
    "AccountList",
    "AccountProfile",
    "AccountProfileKind",
    "AccountRating",
    "AnswerUndoRequest",
    "Bar",
    "Bot",
    "BotRating",
    "BotRequest",
    "BotScores",
    "BotSummary",
    "ClaimedSeat",
    "ClaimSeatRequest",
    "ClaimSeatRequestAuto",
    "Command",
    "CommandsResult",
    "Comparison",
    "CreateAccountRequest",
    "CreateAccountRequestKind",
    "CreateAccountRequestScopesItem",
    "CreatedAccount",
    "CreatedAccountKind",
    "CreatedAccountScopesItem",
    "CreatedGame",
    "CreatedGameStatus",
    "CreatedKey",
    "CreatedKeyScopesItem",
    "CreatedSchedule",
    "CreatedScheduleMissed",
    "CreatedScheduleOverlap",
    "CreatedTournament",
    "CreatedTournamentFormat",
    "CreatedTournamentStatus",
    "CreateGameRequest",
    "CreateKeyRequest",
    "CreateKeyRequestScopesItem",
    "CreateScheduleRequest",
    "CreateScheduleRequestMissed",
    "CreateScheduleRequestOverlap",
    "CreateSimulationRequest",
    "CreateSpectatorRequest",
    "CreateTournamentDryRun",
    "CreateWebhookRequest",
    "CreateWebhookRequestKindsItem",
    "Credentials",
    "CrossTable",
    "CrossTableRow",
    "Decision",
    "DeliveryInfo",
    "DeliveryInfoError",
    "DeliveryInfoType",
    "DeliveryList",
    "DescribeBoardLang",
    "Description",
    "Divergence",
    "DivergenceCause",
    "DrawBoardLang",
    "DrawBoardLayout",
    "DrawBoardTheme",
    "EnableWebhookRequest",
    "EnableWebhookRequestMissed",
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
    "GameClocks",
    "GameList",
    "GameMessage",
    "GameMessageData",
    "GameMessageType",
    "GameOptions",
    "GameResult",
    "GameSeat",
    "GameSeatKind",
    "GameStatus",
    "GameSummary",
    "GameSummaryStatus",
    "GhooostBooGiven",
    "GhooostCardId",
    "GhooostCardsDrawn",
    "GhooostCardTurnedUp",
    "GhooostCardTurnedUpOrigin",
    "GhooostCemeteryDiscarded",
    "GhooostCemeteryTaken",
    "GhooostDirectionReversed",
    "GhooostDirectionReversedDirection",
    "GhooostEmptyMansion",
    "GhooostFurtherTurn",
    "GhooostGameEnded",
    "GhooostGhostsPlayed",
    "GhooostHandDealt",
    "GhooostKittyPlayed",
    "GhooostMidnightStruck",
    "GhooostPass",
    "GhooostPassed",
    "GhooostPileCard",
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
    "GhooostViewPhase",
    "GhooostViewTwistEffect",
    "GhostStoriesArtefact",
    "GhostStoriesArtefactGained",
    "GhostStoriesArtefactId",
    "GhostStoriesArtefactOwner",
    "GhostStoriesArtefactSpent",
    "GhostStoriesAttemptExorcism",
    "GhostStoriesAward",
    "GhostStoriesBarrierAttempted",
    "GhostStoriesBarrierCalled",
    "GhostStoriesBarrierExorcise",
    "GhostStoriesBarrierPass",
    "GhostStoriesBarrierRescue",
    "GhostStoriesBarrierRose",
    "GhostStoriesBarrierSank",
    "GhostStoriesBarrierWeakened",
    "GhostStoriesBearGrief",
    "GhostStoriesBearLoss",
    "GhostStoriesBequeath",
    "GhostStoriesBless",
    "GhostStoriesBlowGhost",
    "GhostStoriesBoard",
    "GhostStoriesBoardId",
    "GhostStoriesBoardOverrun",
    "GhostStoriesBoardPossessed",
    "GhostStoriesBringBack",
    "GhostStoriesBuddhaPlaced",
    "GhostStoriesBuddhaReturned",
    "GhostStoriesBuddhaSet",
    "GhostStoriesBuddhaTaken",
    "GhostStoriesCalm",
    "GhostStoriesCardRemoved",
    "GhostStoriesCircleCleared",
    "GhostStoriesCircleSet",
    "GhostStoriesClawStruck",
    "GhostStoriesClawTao",
    "GhostStoriesColour",
    "GhostStoriesCome",
    "GhostStoriesComeWithVillager",
    "GhostStoriesCorner",
    "GhostStoriesCrystalBrought",
    "GhostStoriesCrystalGained",
    "GhostStoriesCrystalPlaced",
    "GhostStoriesCrystalSpent",
    "GhostStoriesCurseFirst",
    "GhostStoriesCurseGhost",
    "GhostStoriesCurseRolled",
    "GhostStoriesCurseRolledFace",
    "GhostStoriesCurseSkipped",
    "GhostStoriesDiceRolled",
    "GhostStoriesDieCaptured",
    "GhostStoriesDiscardTao",
    "GhostStoriesEndTurn",
    "GhostStoriesEscort",
    "GhostStoriesExorcise",
    "GhostStoriesExorciseWith",
    "GhostStoriesExorciseWithTokensItem",
    "GhostStoriesExorcismAttempted",
    "GhostStoriesExorcismFailed",
    "GhostStoriesFace",
    "GhostStoriesFamilyId",
    "GhostStoriesFamilySaved",
    "GhostStoriesFigureAdvanced",
    "GhostStoriesFigureReturned",
    "GhostStoriesFillPockets",
    "GhostStoriesFillReceptacle",
    "GhostStoriesGainQi",
    "GhostStoriesGameEnded",
    "GhostStoriesGameEndedReason",
    "GhostStoriesGhostArrived",
    "GhostStoriesGhostDiscarded",
    "GhostStoriesGhostDrawn",
    "GhostStoriesGhostExorcised",
    "GhostStoriesGhostId",
    "GhostStoriesGhostMoved",
    "GhostStoriesGhostStopped",
    "GhostStoriesGhostSunk",
    "GhostStoriesGiveCrystal",
    "GhostStoriesGiveElixir",
    "GhostStoriesGiveQi",
    "GhostStoriesGiveTao",
    "GhostStoriesGiveUp",
    "GhostStoriesGiveYinYang",
    "GhostStoriesHelpAsked",
    "GhostStoriesIncarnationCame",
    "GhostStoriesIncarnationExchanged",
    "GhostStoriesIncarnationWaits",
    "GhostStoriesKeepBuddhas",
    "GhostStoriesKeepCurse",
    "GhostStoriesKeepDice",
    "GhostStoriesKeepElixir",
    "GhostStoriesLeaveVillager",
    "GhostStoriesLetGhostCome",
    "GhostStoriesLetSuLingRest",
    "GhostStoriesLightFireworks",
    "GhostStoriesLoseToken",
    "GhostStoriesMantraLifted",
    "GhostStoriesMantraPlaced",
    "GhostStoriesMove",
    "GhostStoriesNameVictim",
    "GhostStoriesPass",
    "GhostStoriesPickDie",
    "GhostStoriesPlaceBuddha",
    "GhostStoriesPlaceGhost",
    "GhostStoriesPlaceMantra",
    "GhostStoriesPlaceSuLing",
    "GhostStoriesPortalHeld",
    "GhostStoriesPortalReturned",
    "GhostStoriesPowerBorrowed",
    "GhostStoriesPowerId",
    "GhostStoriesPowerLocked",
    "GhostStoriesPowersLocked",
    "GhostStoriesPowerTokensTaken",
    "GhostStoriesPray",
    "GhostStoriesPurify",
    "GhostStoriesQiGained",
    "GhostStoriesQiLost",
    "GhostStoriesRaiseTaoist",
    "GhostStoriesRegainYinYang",
    "GhostStoriesRerollCurse",
    "GhostStoriesRerollDice",
    "GhostStoriesRescue",
    "GhostStoriesRescueFirst",
    "GhostStoriesRevive",
    "GhostStoriesRewardFirst",
    "GhostStoriesRollAllDice",
    "GhostStoriesSchoolAttempted",
    "GhostStoriesSeekHelp",
    "GhostStoriesSendTaoist",
    "GhostStoriesSetBuddha",
    "GhostStoriesSetDieWhite",
    "GhostStoriesSinkGhost",
    "GhostStoriesSkip",
    "GhostStoriesSpace",
    "GhostStoriesSpaceId",
    "GhostStoriesSpaceLocks",
    "GhostStoriesSpareClaw",
    "GhostStoriesStack",
    "GhostStoriesStandUp",
    "GhostStoriesStay",
    "GhostStoriesStayAway",
    "GhostStoriesSuLingHeld",
    "GhostStoriesSuLingLeft",
    "GhostStoriesSuLingMoved",
    "GhostStoriesTakePowerTokens",
    "GhostStoriesTakeTao",
    "GhostStoriesTakeVillager",
    "GhostStoriesTaoGained",
    "GhostStoriesTaoistDied",
    "GhostStoriesTaoistFell",
    "GhostStoriesTaoistId",
    "GhostStoriesTaoistMoved",
    "GhostStoriesTaoistReturned",
    "GhostStoriesTaoistRevived",
    "GhostStoriesTaoistRose",
    "GhostStoriesTaoLocked",
    "GhostStoriesTaoLost",
    "GhostStoriesTaoRemoved",
    "GhostStoriesTaoRemovedOrigin",
    "GhostStoriesTile",
    "GhostStoriesTileCleansed",
    "GhostStoriesTileHaunted",
    "GhostStoriesTileId",
    "GhostStoriesTokens",
    "GhostStoriesTrain",
    "GhostStoriesTurnBegan",
    "GhostStoriesUnrollScroll",
    "GhostStoriesUseMoonDust",
    "GhostStoriesUsePowerToken",
    "GhostStoriesUseYinYang",
    "GhostStoriesView",
    "GhostStoriesViewCurse",
    "GhostStoriesViewDifficulty",
    "GhostStoriesViewEdition",
    "GhostStoriesVillagerCarried",
    "GhostStoriesVillagerFled",
    "GhostStoriesVillagerKilled",
    "GhostStoriesVillagerRescued",
    "GhostStoriesVillagerReturned",
    "GhostStoriesVillagerRevealed",
    "GhostStoriesWhiteMoon",
    "GhostStoriesWhiteMoonCalls",
    "GhostStoriesWhiteMoonPool",
    "GhostStoriesWhiteMoonSuLing",
    "GhostStoriesYinYangGained",
    "GhostStoriesYinYangSpent",
    "GroupWinRate",
    "HalloweenAccept",
    "HalloweenAct",
    "HalloweenAction",
    "HalloweenAsk",
    "HalloweenBanish",
    "HalloweenBonusDiscarded",
    "HalloweenBonusDrawn",
    "HalloweenBonusesShuffled",
    "HalloweenBonusKind",
    "HalloweenBonusLaid",
    "HalloweenBonusLeft",
    "HalloweenBonusStored",
    "HalloweenBonusTaken",
    "HalloweenBonusUsed",
    "HalloweenBuilding",
    "HalloweenBuildingId",
    "HalloweenBuyToken",
    "HalloweenCardClaimed",
    "HalloweenCardScored",
    "HalloweenCardsDisplayed",
    "HalloweenCardUsed",
    "HalloweenClaim",
    "HalloweenClearStrip",
    "HalloweenClearStrips",
    "HalloweenColour",
    "HalloweenColours",
    "HalloweenDecline",
    "HalloweenDiceRolled",
    "HalloweenDiceTaken",
    "HalloweenDie",
    "HalloweenDieAdded",
    "HalloweenDieLifted",
    "HalloweenDieRerolled",
    "HalloweenDiscard",
    "HalloweenDiscFromField",
    "HalloweenDiscFromSupply",
    "HalloweenDiscsRecovered",
    "HalloweenDone",
    "HalloweenEnding",
    "HalloweenEndTriggered",
    "HalloweenEndTurn",
    "HalloweenExchange",
    "HalloweenFight",
    "HalloweenFightAll",
    "HalloweenFightLost",
    "HalloweenFightNext",
    "HalloweenFightStarted",
    "HalloweenFightWon",
    "HalloweenGameEnded",
    "HalloweenGameStarted",
    "HalloweenGhostMoved",
    "HalloweenGhostRemoved",
    "HalloweenGhostsPlaced",
    "HalloweenGhostsSwapped",
    "HalloweenGhostUpgraded",
    "HalloweenHaunt",
    "HalloweenHelpDie",
    "HalloweenLeave",
    "HalloweenLower",
    "HalloweenMove",
    "HalloweenPay",
    "HalloweenPayReroll",
    "HalloweenPending",
    "HalloweenPeopleScared",
    "HalloweenPick",
    "HalloweenPlace",
    "HalloweenPlaceBlue",
    "HalloweenPointsLost",
    "HalloweenPointsScored",
    "HalloweenPumpkin",
    "HalloweenPumpkinKind",
    "HalloweenPumpkinPlaced",
    "HalloweenPumpkinTakenBack",
    "HalloweenRaise",
    "HalloweenRecover",
    "HalloweenRelocate",
    "HalloweenRest",
    "HalloweenRollSettled",
    "HalloweenScare",
    "HalloweenScareGained",
    "HalloweenScarePaid",
    "HalloweenSeat",
    "HalloweenSeatSlotsItem",
    "HalloweenSeriesEnded",
    "HalloweenSeriesStarted",
    "HalloweenSlotsFreed",
    "HalloweenStop",
    "HalloweenStore",
    "HalloweenStrip",
    "HalloweenStripLowered",
    "HalloweenStripRaised",
    "HalloweenStripRested",
    "HalloweenStripUsed",
    "HalloweenSummon",
    "HalloweenSummonMixed",
    "HalloweenTakeBack",
    "HalloweenTakePoints",
    "HalloweenTakeToken",
    "HalloweenTokensGained",
    "HalloweenTokensPaid",
    "HalloweenTurnStarted",
    "HalloweenUpgrade",
    "HalloweenUseBonus",
    "HalloweenUseCard",
    "HalloweenView",
    "HalloweenViewCardSet",
    "HalloweenViewMode",
    "HalloweenViewNeutralPumpkinLimit",
    "Health",
    "HealthStatus",
    "Hint",
    "HintStatus",
    "IssuedInvitation",
    "IssuedSpectator",
    "IssuedTicket",
    "JsonSchema",
    "ListGamesOpenSeats",
    "ListGamesStatus",
    "ListMyGamesStatus",
    "ListTournamentsRunning",
    "Meeting",
    "Move",
    "Option",
    "Outcome",
    "OwnAccount",
    "OwnAccountKind",
    "OwnAccountScopesItem",
    "PendingUndo",
    "PlayerCount",
    "Problem",
    "RatingList",
    "RatingMove",
    "Rematch",
    "ReplaceEntrantRequest",
    "Replay",
    "Report",
    "RequestedTest",
    "Rule",
    "RuleList",
    "ScheduleDetails",
    "ScheduleDetailsMissed",
    "ScheduleDetailsOverlap",
    "ScheduleList",
    "ScheduleRun",
    "SeatClock",
    "SeatCredential",
    "SeatRequest",
    "SeatRequestAuto",
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
    "StreamEventsWith",
    "StreamGamesOpenSeats",
    "StreamGamesStatus",
    "TableGameAbandoned",
    "TableGameDecided",
    "TableGameExpired",
    "TableGameExpiring",
    "TableSeatAnswered",
    "TableSeatClaimed",
    "TableSeatForfeited",
    "TableSeatGivenToBot",
    "TableSeatGivenToPerson",
    "TableSeatReserved",
    "TableSeatResigned",
    "TableSeatUndid",
    "TableTimeRanOut",
    "TableUndo",
    "TableUndoAgreed",
    "TableUndoRefused",
    "TableUndoRequested",
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
    "TournamentForecast",
    "TournamentGame",
    "TournamentGameList",
    "TournamentList",
    "TournamentMessage",
    "TournamentMessageData",
    "TournamentMessageType",
    "TournamentProgress",
    "TournamentRegistration",
    "TournamentRequest",
    "TournamentRequestFormat",
    "TournamentRequestRegistration",
    "TournamentSummary",
    "TournamentSummaryFormat",
    "TournamentSummaryStatus",
    "Turn",
    "TurnList",
    "UpdateAccountRequest",
    "UpdateAccountRequestScopesItem",
    "UpdatedSeat",
    "UpdateMeRequest",
    "UpdateSeatRequest",
    "UpdateSeatRequestAuto",
    "UpdateSeatRequestKind",
    "Verification",
    "VerifyReplayRequest",
    "View",
    "WebhookInfo",
    "WebhookInfoDisabled",
    "WebhookInfoKindsItem",
    "WebhookList",
    "WebhookTest",
    "WebhookTestData",
    "WebhookTestType",
    "WebhookWithSecret",
    "WebhookWithSecretDisabled",
    "WebhookWithSecretKindsItem",
    "WinRate",
)
