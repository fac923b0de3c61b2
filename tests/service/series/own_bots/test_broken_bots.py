"""`seance check-bot` tells broken bots apart, each a real little program."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import engines
from service.series.own_bots.check import Checked, check
from service.series.own_bots.faults import KINDS
from service.series.own_bots.own_bot import Limits
from tests.service.series.own_bots.programs import source, write_bot

PATIENT = Limits()

FOREVER = "signal.pause()"

BROKEN = {
    "ended_at_start": {"before": "print('no licence', file=sys.stderr); sys.exit(3)"},
    "noise": {"before": "print('Loading weights...', flush=True)"},
    "wrong_protocol": {"change": "a['protocol'] = 99"},
    "not_json": {"change": "if n == 3: print('my move is 2', flush=True)"},
    "not_an_object": {"change": "a = a if n < 3 else 0"},
    "wrong_id": {"change": "a['id'] += (n == 3)"},
    "wrong_type": {"change": "a['type'] = 'hello'"},
    "not_an_index": {"change": "if n == 3: a['index'] = 1.0"},
    "out_of_range": {"change": "if n == 3: a['index'] = len(q['options'])"},
    "two_answers": {"change": "if n == 3: print(json.dumps(a), flush=True)"},
    "died": {"change": "if n == 3: raise RuntimeError('my own bug')"},
    "too_long": {"change": "if n == 3: a['why'] = 'x' * 100_000"},
    "not_utf8": {"change": r"if n == 3: os.write(1, b'\xff\n')"},
    "gave_up": {"change": "if n == 3: a['type'] = 'problem'"},
    "does_not_end": {"after": FOREVER},
    "differs": {"change": "if n: a['index'] = n % len(q['options'])"},
}
"""By the code that is to be found: what is changed in the good program."""


def checked(folder: Path, limits: Limits = PATIENT, **changes: str) -> Checked:
    """The findings about a program in one game of Ghooost!."""
    bot = source(write_bot(folder, **changes))
    return check(bot, ["ghooost"], 1, 0, limits)


@pytest.mark.parametrize("code", BROKEN)
def test_each_broken_bot_is_told_what_it_does_wrong(code: str, tmp_path: Path) -> None:
    """
    Each kind has a code and a sentence of its own, and nothing else is found.
    """
    patience = {"does_not_end": Limits(end_seconds=0.5)}.get(code, PATIENT)
    found = checked(tmp_path, patience, **BROKEN[code])

    assert [code] == [fault.code for fault in found.faults], found
    assert KINDS[code] in str(found.faults[0])
    assert found.is_passed == (code in {"differs", "does_not_end"})


def test_a_bot_that_does_not_answer_is_too_slow(tmp_path: Path) -> None:
    """
    Time limits hold for the start and for each decision, and say which was passed.
    """
    silent = checked(tmp_path, Limits(start_seconds=0.3), before=FOREVER)
    slow = checked(
        tmp_path, Limits(decision_seconds=0.3), change=f"if n == 3: {FOREVER}"
    )

    assert ["no_hello"] == [fault.code for fault in silent.faults]
    assert ["too_slow"] == [fault.code for fault in slow.faults]
    assert "No answer in 0.3 s." in str(slow.faults[0])


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    """
    Neither a missing program nor one that may not be executed is started.
    """
    plain = tmp_path / "plain.txt"
    plain.write_text("no program")
    for command in (str(tmp_path / "missing"), str(plain)):
        found = check(source(f"cmd: {command}"), ["ghooost"], 1, 0, PATIENT)

        assert ["cannot_start"] == [fault.code for fault in found.faults]
        assert command in str(found.faults[0])


def test_the_sentence_says_where_and_what_was_sent(tmp_path: Path) -> None:
    """
    Title, game and decision, what the bot sent and what it wrote to stderr.
    """
    off, dead = (
        checked(tmp_path, change=BROKEN[code]["change"]).faults[0]
        for code in ("not_json", "died")
    )

    # Of the third question, the second had been asked twice.
    assert "ghooost, game 1, decision 2: It printed 'my move is 2'" in str(off)
    assert "It ended with status 1." in str(dead)
    assert "RuntimeError: my own bug" in str(dead)


def test_a_good_bot_passes_with_figures(tmp_path: Path) -> None:
    """
    Every title is played; what is printed to stderr, however much, does not matter.
    """
    much = "print('thinking ' * 1000, file=sys.stderr)"
    bot = source(write_bot(tmp_path, change=much))
    found = check(bot, ["ghooost", "halloween"], 1, 0, PATIENT)

    assert [] == found.faults
    assert ["ghooost", "halloween"] == [each.title for each in found.figures]
    for each in found.figures:
        assert each.decisions > 5
        assert 0 < each.p50_ms <= each.p99_ms


CLASSES = """
class Good:
    def choose(self, view, options, chance):
        return chance.below(len(options))

class Float:
    def choose(self, view, options, chance):
        return 0.0

class Outside:
    def choose(self, view, options, chance):
        return len(options)

class Raises:
    def choose(self, view, options, chance):
        return view["nothing like that"]

class Slow:
    def choose(self, view, options, chance):
        while True:
            try:
                chance.below(2)
            except Exception:
                pass

class Moody:
    calls = 0
    def choose(self, view, options, chance):
        self.calls += 1
        return self.calls % len(options)

class NoChoose:
    pass

class NeedsMore:
    def __init__(self, weights):
        pass
"""


@pytest.mark.parametrize(
    "name, code, words",
    [
        ("Float", "not_an_index", "It chose '0.0'"),
        ("Outside", "out_of_range", "options"),
        ("Raises", "raised", "nothing like that"),
        ("Slow", "too_slow", "No answer in 0.3 s."),
        ("Moody", "differs", "Asked the same twice"),
        ("NoChoose", "cannot_load", "has no method choose"),
        ("NeedsMore", "cannot_load", "weights"),
        ("Missing", "cannot_load", "Missing"),
    ],
)
def test_each_broken_class_is_told_what_it_does_wrong(
    name: str, code: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A class is interrupted when its time is up, and blamed for what it raises.
    """
    (tmp_path / "home_made_bots.py").write_text(CLASSES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "home_made_bots", raising=False)
    limits = Limits(decision_seconds=0.3 if name == "Slow" else 30)
    found = check(source(f"home_made_bots:{name}"), ["ghooost"], 1, 0, limits)

    assert [code] == [fault.code for fault in found.faults]
    assert words in str(found.faults[0])


def test_the_page_names_every_kind() -> None:
    """
    An author finds each code, and no other, in the table of PROTOCOL.md.
    """
    page = (Path(engines.__file__).parent / "PROTOCOL.md").read_text("utf-8")
    table = page.partition("### What a bot may do wrong")[2].partition("\n##")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)

    assert set(KINDS) == set(re.findall(r"`(\w+)`", " ".join(rows)))
