"""Twelve bugs of White Moon, in the order of its rules."""

from __future__ import annotations

from tests.mutants.bug import Bug

WM = "engines/ghost_stories/white_moon"


def _bug(rule: str, file: str, old: str, new: str, shows: str) -> Bug:
    """Return a bug that any test of the title may notice."""
    folder = "tests/engines/ghost_stories"
    tests = (f"{folder}/white_moon", folder)
    return Bug("ghost_stories", f"{WM}/{file}.py", old, new, tests, rule, shows)


WHITE_MOON = {
    "first_rescues_of_one_family": _bug(
        "WM-2.6",
        "setup",
        " and s.stacks[place][-1] not in s.shelter",
        "",
        "Two players may rescue two members of one family before the start.",
    ),
    "uncatchable_without_pavilion": _bug(
        "WM-2.9",
        "curses",
        "s.places[BUDDHIST_TEMPLE] != NOWHERE and s.places[PAVILION] != NOWHERE",
        "s.places[BUDDHIST_TEMPLE] != NOWHERE or s.places[PAVILION] != NOWHERE",
        "Uncatchable comes into a village that has the Temple and no Pavilion.",
    ),
    "incarnation_moved_to_su_ling": _bug(
        "WM-4.4",
        "ghosts",
        "        if s.su_ling == end:\n            send_home(s)\n    elif is_armoured",
        "        pass\n    elif is_armoured",
        "An incarnation blown to the space in front of Su-Ling leaves her there.",
    ),
    "last_window_forgets_su_ling": _bug(
        "WM-4.8",
        "yang",
        "elif command in ENDING and stage != LAST_WINDOW:",
        "elif command in ENDING:",
        "A Curse die rolled after a Buddha was placed no longer lets her come.",
    ),
    "any_haunted_tile_bars_the_way": _bug(
        "WM-6.3",
        "moves",
        "not all(s.haunted[mid] for mid in mids)",
        "not any(s.haunted[mid] for mid in mids)",
        "With Dance of the Spires a villager cannot go round one haunted tile.",
    ),
    "help_and_rescue_by_gust": _bug(
        "WM-7.2",
        "yang",
        "return (second, RESCUE) if gust and stage == EXORCISED else (second,)",
        "return (second, RESCUE) if gust else (second,)",
        "Heavenly Gust allows a rescue after the help of the Portal's tile.",
    ),
    "curses_from_the_bottom": _bug(
        "WM-8.3",
        "villagers",
        "s.push(*[(FAMILIES[family].curse, family, place) for family in dead])",
        "s.push(*[(FAMILIES[family].curse, family, place) for family in dead[::-1]])",
        "Of a stack killed at once the lowest villager's curse comes first.",
    ),
    "barrier_begins_at_home": _bug(
        "WM-13.2",
        "barrier",
        "boards = [following[s.active]]",
        "boards = [s.active]",
        "The Barrier looks at the active board first, not last.",
    ),
    "incarnation_waits_below": _bug(
        "WM-14.7",
        "curses",
        "        s.deck.append(card)\n",
        "        s.deck.insert(0, card)\n",
        "With twelve ghosts in play Wu's incarnation goes under the deck.",
    ),
    "grief_spares_neutral_boards": _bug(
        "WM-14.12",
        "curses",
        "[BEAR_GRIEF[board] for board in BOARDS if s.qi[board]]",
        "[BEAR_GRIEF[board] for board in living(s)]",
        "With three players the neutral board cannot bear the curse of Zhou.",
    ),
    "armour_leaves_the_die": _bug(
        "WM-15.6",
        "ghosts",
        "        s.captives[start] = False\n        s.locks[start] = 0\n",
        "        s.locks[start] = 0\n",
        "Severed Heads moved to the board of the Armour keep their die.",
    ),
    "tao_lock_ends_at_school": _bug(
        "WM-16.2",
        "school",
        "owners = [] if TAO_LOCK in s.locks else [s.active]",
        "owners = [s.active]",
        "With Dark Mistress in play Tao tokens may be spent at the School.",
    ),
}
