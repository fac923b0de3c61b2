import json
import stat
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from service.accounts.inbox import carry_overdue
from service.games.commit import update
from service.settings import Settings
from service.store import Store, keys
from service.store.clients import Database
from service.store.upkeep import backup, data_version, fsck, restore, units
from service.store.upkeep.backup import BadBackup
from service.store.upkeep.fsck import Looked
from service.store.upkeep.restore import NotEmpty
from tests.frozen import dump, files, restored
from tests.redis_setups import Setup
from tests.service.store.steps import BOT, create, step_from, take_step
from tests.service.store.test_inbox import accounts, sit_down, told

FROZEN = files.HERE / "2026-11-17" / files.STORE


def silent(_: int) -> None:
    """Tell nobody."""


def content(setup: Setup) -> dict[str, Any]:
    """All that a store holds and a backup has to bring back."""
    with setup.client() as client:
        return {
            line["key"]: (line["type"], _without_zeros(line), line["ttl"] is None)
            for line in dump.dump(client)
            if line["key"].startswith("seance:")
            and ":alive:" not in line["key"]
            and ":usage:" not in line["key"]
        }


def _without_zeros(line: Any) -> Any:
    """What a key holds; of counts, there is none of what is counted as 0."""
    if not line["key"].endswith(":counts"):
        return line["holds"]
    return [[name, number] for name, number in line["holds"] if number != "0"]


def test_a_whole_store_comes_back_as_it_was(
    setup: Setup, settings: Settings, tmp_path: Path
) -> None:
    """
    Games, their places in all lists, series, schedules, ratings, answers and counts.
    """
    with setup.client() as client:
        known = [line for line in restored.lines(FROZEN) if _is_ours(line["key"])]
        dump.load(client, known)
        client.set("seance:{account:ann}", b"\xff\x00 of a family that nobody knows")
    Store(settings).prepare()
    database, before = Database(setup.url), content(setup)

    made = backup.make(database, tmp_path / "backup", silent)
    setup.empty()
    restore.restore(database, tmp_path / "backup", silent)

    after = content(setup)
    assert before.keys() == after.keys()
    for key, value in before.items():
        assert value == after[key], key
    assert {"game", "simulation", "tournament", "schedule", "ratings", "plain"} == {
        kind for kind, number in made.units.items() if number
    }


def _is_ours(key: Any) -> bool:
    """Whether a key is in one of some shards; they have all kinds of things."""
    return isinstance(key, str) and key.startswith(
        ("seance:{4", "seance:{h", "seance:{r", "seance:{x")
    )


@pytest.fixture
def made(store: Store, setup: Setup, tmp_path: Path) -> Path:
    """A backup of a store with a game of people and one of bots."""
    take_step(store, create(store))
    create(store, seats=(BOT, BOT))
    backup.make(Database(setup.url), tmp_path / "made", silent)
    return tmp_path / "made"


def test_only_its_owner_can_read_a_backup(made: Path) -> None:
    """
    The secrets of all games are in it.
    """
    assert 0o700 == stat.S_IMODE(made.stat().st_mode)
    assert {0o600} == {stat.S_IMODE(file.stat().st_mode) for file in made.iterdir()}


def test_a_backup_is_not_written_over_anything(setup: Setup, made: Path) -> None:
    """
    The folder must be new or empty.
    """
    with pytest.raises(BadBackup, match="is not empty"):
        backup.make(Database(setup.url), made, silent)


def test_what_has_run_out_meanwhile_does_not_come_back(
    setup: Setup, store: Store, tmp_path: Path
) -> None:
    """
    A key is kept until the moment that it was kept until, not for as long again.
    """
    create(store)
    with setup.client() as client:
        client.set("seance:{0}:later", 1, px=3_600_000)
        client.set("seance:{0}:soon", 1, px=3_600_000)
    backup.make(Database(setup.url), tmp_path / "made", silent)
    _edit(tmp_path / "made", lambda unit: _run_out(unit, "seance:{0}:soon"))
    setup.empty()

    restore.restore(Database(setup.url), tmp_path / "made", silent)

    with setup.client() as client:
        assert 0 == client.exists("seance:{0}:soon")
        assert 0 < client.pttl("seance:{0}:later") < 3_600_000


def _run_out(unit: Any, key: str) -> None:
    for part in unit["parts"]:
        if part["key"] == key:
            part["until"] = 1


def _edit(folder: Path, change: Any) -> None:
    """Change the units of a backup, and its manifest with them."""
    lines = list(files.read(folder / backup.UNITS))
    for line in lines:
        change(line)
    files.write(folder / backup.UNITS, lines)
    known = json.loads((folder / backup.MANIFEST).read_bytes())
    described = backup.describe(folder / backup.UNITS)
    known["files"][0] = {
        "name": described.name,
        "bytes": described.bytes,
        "sha256": described.sha256,
    }
    (folder / backup.MANIFEST).write_text(json.dumps(known))


def test_a_store_that_is_not_empty_is_left_alone(setup: Setup, made: Path) -> None:
    """
    Unless its data are to be replaced; then nothing of them is left.
    """
    database, before = Database(setup.url), content(setup)
    with setup.client() as client:
        client.set("seance:{0}:stray", 1)

    with pytest.raises(NotEmpty, match="--replace"):
        restore.restore(database, made, silent)
    assert {*before, "seance:{0}:stray"} == content(setup).keys()

    restore.restore(database, made, silent, replace=True)
    assert before == content(setup)


def test_data_of_an_older_version_are_backed_up_as_they_are(
    setup: Setup, settings: Settings, store: Store, tmp_path: Path
) -> None:
    """
    One backs up before one migrates; what was restored is migrated as it would be.
    """
    game, database = create(store), Database(setup.url)
    with setup.client() as client:
        data_version.migrate(client, 1)
    backup.make(database, tmp_path / "old", silent)
    setup.empty()

    restored_by = restore.restore(database, tmp_path / "old", silent)

    with setup.client() as client:
        assert (1, b"1") == (restored_by.data_version, client.get(keys.DATA_VERSION))
    assert [game.id] == Store(settings).games.idle("playing", -60, 10)


def test_data_of_a_newer_version_are_not_backed_up(
    setup: Setup, tmp_path: Path
) -> None:
    """
    Nobody here knows what belongs to them.
    """
    with setup.client() as client:
        client.set(keys.DATA_VERSION, data_version.PRESENT + 1)

    with pytest.raises(data_version.DataTooNew):
        backup.make(Database(setup.url), tmp_path / "new", silent)


@pytest.mark.parametrize(
    "change, says",
    [
        ({"data_version": data_version.PRESENT + 1}, "newer release"),
        ({"format": backup.FORMAT + 1}, "newer release"),
        ({"units": {"game": 9}}, "lacks something"),
        ({"units": "many"}, "damaged"),
    ],
)
def test_a_backup_that_is_not_for_this_release_is_refused(
    setup: Setup, made: Path, change: Any, says: str
) -> None:
    """
    Before anything is written, with a sentence that says what is wrong.
    """
    known = json.loads((made / backup.MANIFEST).read_bytes())
    (made / backup.MANIFEST).write_text(json.dumps({**known, **change}))
    setup.empty()

    with pytest.raises(BadBackup, match=says):
        restore.restore(Database(setup.url), made, silent)
    assert {} == content(setup)


@pytest.mark.parametrize("name", [backup.UNITS, backup.COUNTS, backup.MANIFEST])
def test_a_backup_that_is_not_whole_is_refused(
    setup: Setup, made: Path, name: str
) -> None:
    """
    A file is missing, or one byte less than what was written.
    """
    setup.empty()
    database, whole = Database(setup.url), (made / name).read_bytes()
    (made / name).write_bytes(whole[:-3])
    with pytest.raises(BadBackup, match=r"differs|damaged"):
        restore.restore(database, made, silent)
    (made / name).unlink()
    with pytest.raises(BadBackup, match=r"broken off|not the file"):
        restore.restore(database, made, silent)

    assert {} == content(setup)


def test_nobody_opens_a_store_that_is_half_restored(
    setup: Setup, settings: Settings, made: Path
) -> None:
    """
    Restoring it again, from the start, makes it whole.
    """
    database, before = Database(setup.url), content(setup)
    setup.empty()

    def die(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore.restore(database, made, die)

    with pytest.raises(data_version.HalfRestored, match="seance restore"):
        Store(settings).prepare()
    assert keys.DATA_VERSION not in content(setup), "nothing was written"
    with pytest.raises(data_version.HalfRestored):
        backup.make(database, made.parent / "half", silent)
    restore.restore(database, made, silent, replace=True)
    assert before == content(setup)
    Store(settings).prepare()


def test_inboxes_of_accounts_catch_up_with_their_games(
    setup: Setup, settings: Settings, tmp_path: Path
) -> None:
    """
    An inbox is read before the games; what happened between is told after a restore.
    """
    store, database = Store(settings), Database(setup.url)
    names = accounts(store)
    game = sit_down(store, names)
    read, behind = units.read, names[game.to_act()[0]]

    def go_on_between(*arguments: Any) -> Any:
        """Read units; before the games are read, one of them goes on."""
        nonlocal game
        if any(unit.kind == "game" for unit in arguments[1]):
            game = update(store, game.id, step_from).game
            accounts(store, 1)
        return read(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(units, "read", go_on_between)
        made = backup.make(database, tmp_path / "made", silent)
    told_before = told(store, behind)
    setup.empty()
    restore.restore(database, tmp_path / "made", silent)
    store = Store(settings)

    assert 3 == made.units["account"]
    assert game.version == store.games.read(game.id).version
    assert [] == list(fsck_of(database, store))
    assert 1 == carry_overdue(store, -60)
    assert told_before == told(store, behind)
    waiting = [len(store.inboxes.look(name, 10).turns) for name in names]
    assert [int(seat in game.to_act()) for seat in range(2)] == waiting


def fsck_of(database: Database, store: Store) -> Any:
    """What is wrong with a store."""
    return fsck.look(database, store, Looked(Counter(), Counter()), silent)
