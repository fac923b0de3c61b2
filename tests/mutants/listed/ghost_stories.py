"""Twenty bugs of Ghost Stories, in the order of its rules."""

from __future__ import annotations

from tests.mutants.bug import Bug

GS = "engines/ghost_stories"


def _bug(rule: str, file: str, old: str, new: str, shows: str) -> Bug:
    """Return a bug that any test of the title may notice."""
    tests = ("tests/engines/ghost_stories",)
    return Bug("ghost_stories", f"{GS}/{file}.py", old, new, tests, rule, shows)


GHOST_STORIES = {
    "solo_without_black_token": _bug(
        "GS-2.2.4",
        "setup",
        "if initiation and s.edition == SECOND_EDITION:",
        "if initiation and s.edition == SECOND_EDITION and s.players > 1:",
        "A solo game of the second edition at Initiation starts without black token.",
    ),
    "solo_red_board_as_drawn": _bug(
        "GS-2.2.7",
        "setup",
        "    if s.players == 1:\n        powers[RED]",
        "    if s.players == 1 and RED in s.boards:\n        powers[RED]",
        "Solo as blue in the second edition, the red board may show Twin Winds.",
    ),
    "two_players_four_incarnations": _bug(
        "GS-2.3.3",
        "setup",
        "return MOST_INCARNATIONS if players > 2 else 3",
        "return MOST_INCARNATIONS if players > 1 else 3",
        "Two players at Nightmare have four incarnations to exorcise.",
    ),
    "bonecracker_before_tormentors": _bug(
        "GS-4.2.5",
        "yin",
        "s.push(*haunters, *tormentors, *collectors)",
        "s.push(*haunters, *collectors, *tormentors)",
        "First edition, Bonecracker left of a Tormentor whose die takes all Tao.",
    ),
    "possessed_board_not_overrun": _bug(
        "GS-4.3.1",
        "yin",
        "if NO_CARD not in s.ghosts[3 * board : 3 * board + 3]:",
        "if s.qi[board] and NO_CARD not in s.ghosts[3 * board : 3 * board + 3]:",
        "Three ghosts on the board of a dead Taoist cost nobody a Qi.",
    ),
    "lock_before_the_extra_ghost": _bug(
        "GS-5.10",
        "ghosts",
        "for icon in card.left:",
        "for icon in sorted(card.left):",
        "Fallen Monks lock the green power before their extra ghost is resolved.",
    ),
    "window_ends_step_three": _bug(
        "GS-7.1",
        "yang",
        "        if stage == PLACING:\n            stage = LAST_WINDOW",
        "        if stage >= ACTED:\n            stage = LAST_WINDOW",
        "Who uses his Yin-Yang after the action can no longer place a Buddha.",
    ),
    "used_power_tokens_stay": _bug(
        "GS-7.6",
        "yang",
        "options += TAKE_POWER_TOKENS[1 : s.centre + 1]",
        "options += TAKE_POWER_TOKENS[1 : s.centre + 1 - s.borrowed.bit_count()]",
        "A token used this turn cannot be taken back on the centre tile.",
    ),
    "mantra_idle_on_the_immune": _bug(
        "GS-8.2.1",
        "results",
        "if not want.has_mantra or not any(needs):",
        "if not want.has_mantra or want.is_immune or not any(needs):",
        "Walking Corpse with the Mantra still asks for a token.",
    ),
    "tao_lock_stops_the_circle": _bug(
        "GS-8.3.3",
        "exorcism",
        "if circle != NOWHERE and needs[circle] and",
        "if circle != NOWHERE and TAO_LOCK not in s.locks and needs[circle] and",
        "With Black Widow in play the Circle of Prayer lowers nothing.",
    ),
    "cemetery_needs_two_qi": _bug(
        "GS-9.2",
        "tile_help",
        "return len(living(s)) < s.players and s.qi_supply > 0",
        "return len(living(s)) < s.players and s.qi_supply > 1",
        "With one Qi in the supply nobody is brought back by the Cemetery.",
    ),
    "second_buddha_of_the_turn": _bug(
        "GS-9.6",
        "tile_help",
        "    s.fresh += 1\n",
        "    s.fresh = 1\n",
        "Of two Buddhas taken by help and Yin-Yang one may be placed at once.",
    ),
    "pavilion_for_nothing": _bug(
        "GS-9.9",
        "tile_help",
        's.push(("blow_taoist", player, int(moved)))',
        's.push(("blow_taoist", player, 1))',
        "Both halves of the Pavilion may be skipped.",
    ),
    "moved_lock_leaves_the_mantra": _bug(
        "GS-11.4",
        "ghosts",
        "        return_buddha(s, start)\n    lift_lost_mantra(s)\n",
        "        return_buddha(s, start)\n",
        "A locking ghost moved to the yellow board leaves the Mantra where it is.",
    ),
    "gust_from_one_tile_only": _bug(
        "GS-11.9",
        "yang",
        "    if has_power(s, HEAVENLY_GUST):\n",
        "    if has_power(s, HEAVENLY_GUST) and s.where[s.active] == place:\n",
        "Solo, moved by the Pavilion, Heavenly Gust allows no exorcism any more.",
    ),
    "dice_power_lent_too_late": _bug(
        "GS-12.3",
        "windows",
        "    GODS_FAVORITE: AFTER_ACTION,\n",
        "    GODS_FAVORITE: BEFORE_ACTION,\n",
        "After the action no token lends The Gods' Favorite for the Herbalist.",
    ),
    "dead_exorcist_costs_the_group": _bug(
        "GS-15.2",
        "tokens",
        '    if s.qi_supply:\n        s.push(("give_qi", delegate(s)))',
        "    if s.qi_supply and is_living(s, s.active):\n"
        '        s.push(("give_qi", delegate(s)))',
        "Who dies by the curse of Death Army takes the Qi from the others, too.",
    ),
    "buddha_stays_behind": _bug(
        "GS-15.4",
        "ghosts",
        "    if s.buddhas[start]:\n        return_buddha(s, start)\n    lift",
        "    lift",
        "First edition: Uncatchable moved away leaves its Buddha on the space.",
    ),
    "victory_before_the_reward": _bug(
        "GS-17.1",
        "exorcism",
        's.push(("give_rewards", *cards), ("test_victory",))',
        's.push(("test_victory",), ("give_rewards", *cards))',
        "The last incarnation gives no Qi any more, which is a point less.",
    ),
    "lost_game_forgets_an_incarnation": _bug(
        "GS-18.3",
        "scoring",
        "len(s.exorcised) - won",
        "max(len(s.exorcised) - 1, 0)",
        "A game lost at Nightmare after one exorcised incarnation scores 2 less.",
    ),
}
