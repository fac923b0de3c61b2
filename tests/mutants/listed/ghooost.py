"""Ten bugs of Ghooost!, in the order of its rules."""

from __future__ import annotations

from tests.mutants.bug import Bug


def _bug(rule: str, file: str, old: str, new: str, shows: str) -> Bug:
    """Return a bug that any test of the title may notice."""
    tests = ("tests/engines/ghooost",)
    return Bug("ghooost", f"engines/ghooost/{file}.py", old, new, tests, rule, shows)


GHOOOST = {
    "direction_carries_over": _bug(
        "GH-2.4",
        "state",
        "self.direction = CLOCKWISE",
        'self.direction = getattr(self, "direction", CLOCKWISE)',
        "A round of a match that ended reversed makes the next one start reversed.",
    ),
    "kitty_of_the_mansion_skips_nobody": _bug(
        "GH-7.2",
        "actions",
        "finish(s, player, progress=True, skip=True)",
        'finish(s, player, progress=True, skip=origin == "crypt")',
        "After a Kitty turned up from a mansion the next player acts.",
    ),
    "last_kitty_skips_nobody": _bug(
        "GH-7.5",
        "actions",
        "        again = False\n",
        "        again = skip = False\n",
        "Who leaves with Kitty as the last card makes nobody lose a turn.",
    ),
    "twists_of_the_pile_count": _bug(
        "GH-7.7",
        "actions",
        "or size % 2)",
        "or run % 2)",
        "With once_per_card a single 8 on another 8 does not reverse.",
    ),
    "deadlock_waits_for_those_who_left": _bug(
        "GH-9.5",
        "actions",
        "s.passes == s.players - len(s.left)",
        "s.passes == s.players",
        "Three players, one has left: both others pass and the round goes on.",
    ),
    "leaving_is_no_progress": _bug(
        "GH-9.6",
        "actions",
        "        progress = True\n        again = False\n",
        "        again = False\n",
        "After somebody left the count of idle actions is not 0.",
    ),
    "mansion_card_taken_is_no_progress": _bug(
        "GH-9.6",
        "actions",
        "            take(s, player)\n        finish(s, player, progress=True)",
        "            take(s, player)\n"
        '        finish(s, player, progress=origin == "crypt")',
        "An invalid card turned up from a mansion counts as an idle action.",
    ),
    "one_idle_action_more": _bug(
        "GH-9.6",
        "actions",
        "if s.idle >= s.no_progress_actions:",
        "if s.idle > s.no_progress_actions:",
        "The round is adjudicated after 301 idle actions, not 300.",
    ),
    "adjudication_begins_with_the_last": _bug(
        "GH-9.7",
        "actions",
        's.push(("adjudicate", following, "no_progress"))',
        's.push(("adjudicate", player, "no_progress"))',
        "On a tie the player who acted last leaves before the next one.",
    ),
    "mansions_do_not_count": _bug(
        "GH-9.7",
        "rounds",
        "key=lambda seat: s.held[seat] + len(s.mansions[seat])",
        "key=lambda seat: s.held[seat]",
        "An adjudicated player with a small hand and a large mansion leaves first.",
    ),
}
