"""The ten rule bugs of a list of 71 that the tests once did not notice."""

from __future__ import annotations

from tests.mutants.bug import Bug

GS = "engines/ghost_stories"
WM = f"{GS}/white_moon"
TESTS_GS = "tests/engines/ghost_stories"
TESTS_WM = f"{TESTS_GS}/white_moon"

UNNOTICED = {
    "herbalist_despite_nameless": Bug(
        "ghost_stories",
        f"{GS}/tile_help.py",
        's.push(*[("grant_tao",)] * counts[WHITE])',
        's.push(*[("grant_tao",)] * s.dice.count(WHITE))',
        (f"{TESTS_GS}/test_villagers.py",),
    ),
    "white_without_crystal": Bug(
        "ghost_stories",
        f"{WM}/crystals.py",
        "    for _ in range(counts[WHITE]):\n        gain_crystal(s, s.active)",
        "    for _ in range(counts[WHITE]):\n"
        "        if not s.reserve:\n"
        '            s.push(("grant_tao",))\n'
        "        gain_crystal(s, s.active)",
        (f"{TESTS_WM}/test_crystals.py",),
    ),
    "sorcerer_pays_reward": Bug(
        "ghost_stories",
        f"{GS}/ghosts.py",
        "    card = CARDS[s.ghosts[space]].id\n    remove_ghost(s, space)",
        "    card = CARDS[s.ghosts[space]].id\n"
        "    s.push(*[(reward,) for reward in CARDS[s.ghosts[space]].rewards])\n"
        "    remove_ghost(s, space)",
        (f"{TESTS_GS}/test_villagers.py",),
    ),
    "scroll_before_the_move": Bug(
        "ghost_stories",
        f"{WM}/artefacts.py",
        "owners[SCROLL] == board and stage != windows.BEFORE_MOVE and",
        "owners[SCROLL] == board and",
        (f"{TESTS_WM}/test_artefacts.py",),
    ),
    "elixir_rolls_the_curse": Bug(
        "ghost_stories",
        f"{WM}/artefacts.py",
        '        s.emit("taoist_returned",',
        '        s.push(("roll_curse", NOWHERE))\n        s.emit("taoist_returned",',
        (f"{TESTS_WM}/test_artefacts.py",),
    ),
    "circle_pays_first": Bug(
        "ghost_stories",
        f"{WM}/curses.py",
        "    elif holders(s, colour):\n",
        "    elif s.circle != colour and holders(s, colour):\n",
        (f"{TESTS_WM}/test_families.py",),
    ),
    "last_card_spared_by_a_buddha": Bug(
        "ghost_stories",
        f"{GS}/ghosts.py",
        "    if s.deck:\n",
        "    if s.deck or True in s.buddhas:\n",
        (f"{TESTS_GS}/test_ghosts.py",),
    ),
    "turned_up_copy_leaves_kitty": Bug(
        "ghooost",
        "engines/ghooost/actions.py",
        "        if s.pile or s.beside:\n            take(s, player)",
        "        if s.pile:\n            take(s, player)",
        ("tests/engines/ghooost/test_actions.py",),
    ),
    "further_turn_resets_idle": Bug(
        "ghooost",
        "engines/ghooost/actions.py",
        "    s.idle = 0 if progress else s.idle + 1",
        "    s.idle = 0 if progress or again else s.idle + 1",
        ("tests/engines/ghooost/test_rounds.py",),
    ),
    "attacker_fights_itself": Bug(
        "halloween",
        "engines/halloween/cards/fight.py",
        "    present[attacker] -= 1\n",
        "",
        ("tests/engines/halloween/cards/test_fight.py",),
    ),
}
