"""Eighteen bugs of Halloween, in the order of its rules."""

from __future__ import annotations

from tests.mutants.bug import Bug


def _bug(rule: str, file: str, old: str, new: str, shows: str) -> Bug:
    """Return a bug that any test of the title may notice."""
    path = f"engines/halloween/{file}.py"
    return Bug("halloween", path, old, new, ("tests/engines/halloween",), rule, shows)


HALLOWEEN = {
    "only_unused_strips_rise": _bug(
        "HW-5.3.3",
        "actions",
        "for strip, top in enumerate(highest) if top < colour),",
        "for strip, top in enumerate(highest)\n"
        "          if top < colour and s.unused >> strip & 1),",
        "The strip that performed the Upgrade cannot be raised by it.",
    ),
    "no_second_answer": _bug(
        "HW-5.5.5",
        "dice",
        's.push(("mend_dice", s.active), ("answer_dice", player, False))',
        's.push(("mend_dice", s.active))',
        "After the second window (c) the opponent with card 16 has no (d).",
    ),
    "free_slot_bars_replacing": _bug(
        "HW-7.1",
        "bonus_tokens",
        "if slot == free or content > 0",
        "if slot == free or (free is None and content > 0)",
        "With a free slot a stored token cannot be replaced.",
    ),
    "free_rest_is_no_rest": _bug(
        "HW-7.7",
        "bonus_uses",
        "    rest_strip(s, player, option[1])\n",
        "    recover(s, player, option[1],\n"
        "            s.fields[player * s.strips + option[1]])\n",
        "Bonus kind 9 gives the holder of card 19 no scare.",
    ),
    "compensation_by_seat": _bug(
        "HW-8.5",
        "claims",
        "[(player + step) % s.players for step in range(1, s.players)]",
        "[seat for seat in range(s.players) if seat != player]",
        "Seat 1 claims a card of seats 0 and 2: seat 0 is asked before seat 2.",
    ),
    "winner_picks_up_nothing": _bug(
        "HW-9.4",
        "cards/fight",
        "        s.push(*reach(s, player, target, attacker))\n",
        "",
        "A winner sent by card 17 to a building with a bonus token leaves it there.",
    ),
    "two_discs_of_two_strips": _bug(
        "HW-10.7",
        "bonus_uses",
        "only = ANY_STRIP if strip == ANY_STRIP else each",
        "only = strip",
        "Card 7 takes its second disc from another strip.",
    ),
    "neutral_pumpkins_not_scored": _bug(
        "HW-10.31",
        "cards/scoring",
        "return 4 * (s.own_left[player] + s.neutral_left[player])",
        "return 4 * s.own_left[player]",
        "Two players: card 31 gives nothing for neutral pumpkins that are left.",
    ),
    "exchange_of_short_supply": _bug(
        "HW-10.33",
        "cards/free_goods",
        "s.supply[taken] >= get",
        "s.supply[taken] > 0",
        "Card 33 takes one token for two where the supply has one.",
    ),
    "declined_journey_uses_the_card": _bug(
        "HW-10.38",
        "cards/scare",
        '    if option[0] == "relocate":\n        spend(s, player, 38)\n',
        '    spend(s, player, 38)\n    if option[0] == "relocate":\n',
        "Card 38, declined after one Scare, is not offered after the next.",
    ),
    "orange_tokens_by_gain": _bug(
        "HW-10.42",
        "cards/unlinked",
        "score(s, player, 2 * count)",
        "score(s, player, 2)",
        "Two orange tokens of one Summon with card 9 score 2, not 4.",
    ),
    "mixed_summon_needs_both": _bug(
        "HW-10.45",
        "cards/summon",
        "full = s.on_board[lower] == s.on_board[higher] == FIGURES",
        "full = FIGURES in (s.on_board[lower], s.on_board[higher])",
        "With five blue ghosts on the board blue and green summon nothing together.",
    ),
    "coloured_cards_never_cheaper": _bug(
        "HW-10.47",
        "cards/unlinked",
        "return price if differs and grey & ~s.claimed[player] else price - 1",
        "return price if differs else price - 1",
        "With a disc on every grey card on display coloured cards still cost 3.",
    ),
    "second_ghost_rolls_nothing": _bug(
        "HW-11.6",
        "cards/move",
        '*reach(s, player, target, second), ("finish_journey", player, target, second)',
        "*reach(s, player, target, second)",
        "The second ghost of card 15 gives no roll of card 23.",
    ),
    "series_goes_on_without_the_winner": _bug(
        "HW-11.8",
        "cards/fight",
        "        end_series(s, player)\n        target = ",
        "        target = ",
        "A winner sent away by card 17 still fights in the building it left.",
    ),
    "taking_back_raises_nothing": _bug(
        "HW-11.20",
        "cards/haunt",
        '    s.push(("finish_haunt", player))\n',
        "",
        "A pumpkin taken back by card 46 gives no raise by card 49.",
    ),
    "neutral_pumpkins_do_not_delay": _bug(
        "HW-13.3",
        "haunt",
        "if not s.own_left[player] and not s.neutral_left[player]:\n        trigger",
        "if not s.own_left[player]:\n        trigger",
        "Two players: the sixth own pumpkin ends the game, two neutral ones left.",
    ),
    "reds_wait_for_the_next_action": _bug(
        "HW-14.5",
        "turn",
        '    if s.master:\n        s.push(("purge_reds", player))\n'
        "    s.push((action, player, s.highest[place] + lifted))\n",
        "    s.push((action, player, s.highest[place] + lifted))\n"
        '    if s.master:\n        s.push(("purge_reds", player))\n',
        "Five red ghosts stay on the board until the next strip is used.",
    ),
}
