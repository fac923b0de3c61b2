import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from service.cli import main
from service.settings import Settings
from service.store import Store
from service.supervisor.append_only import FOLDER
from tests.servers import redis_server
from tests.service.store.steps import create, take_step


def fsck(data: Path, *arguments: str) -> Result:
    """Run `seance fsck` on a data folder."""
    return CliRunner().invoke(main, ["fsck", "--data", str(data), *arguments])


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with eight games, whose server has stopped."""
    folder = tmp_path_factory.mktemp("written")
    with redis_server(folder) as server:
        store = Store(Settings(redis_url=server.url))
        for _ in range(8):
            take_step(store, create(store))
    return folder


@pytest.fixture
def data(written: Path, tmp_path: Path) -> Path:
    """A copy of it that may be damaged."""
    return Path(shutil.copytree(written, tmp_path / "data"))


def base_of(data: Path) -> Path:
    """The snapshot that the commands build on."""
    (found,) = (data / FOLDER).glob("*.base.rdb")
    return found


def commands_of(data: Path) -> Path:
    """The file to which commands are appended."""
    (found,) = (data / FOLDER).glob("*.incr.aof")
    return found


def test_an_end_that_was_not_written_whole_is_dropped_by_the_server(
    data: Path,
) -> None:
    """
    All of a change is lost or none: what is left has no findings.
    """
    file = commands_of(data)
    with file.open("rb+") as content:
        content.truncate(file.stat().st_size - 100)

    looked = fsck(data)

    assert 0 == looked.exit_code, looked.output
    assert "Looked at: 8 game" in looked.output


@pytest.mark.parametrize("junk", [b"\0" * 40, b"*3\r\n$9\r\nno\r\n"])
def test_damage_in_the_middle_is_cut_off_without_any_tool(
    data: Path, junk: bytes
) -> None:
    """
    The server does not start; after the cut it does, with what was before the damage.
    """
    file = commands_of(data)
    whole = file.read_bytes()
    # Where a command begins; within a value, only the game would be damaged.
    middle = whole.index(b"\r\n*", len(whole) // 2) + 2
    file.write_bytes(whole[:middle] + junk + whole[middle + len(junk) :])

    refused = fsck(data)
    looked = fsck(data, "--files")
    untouched = file.stat().st_size
    repaired = fsck(data, "--files", "--repair")

    assert (8, True) == (refused.exit_code, "redis.log" in refused.output)
    assert (4, True) == (looked.exit_code, "--repair cuts it off" in looked.output)
    assert len(whole) == untouched
    assert 1 == repaired.exit_code, repaired.output
    assert len(whole) == (data / f"{file.name}.damaged").stat().st_size
    assert (0, 0) == (fsck(data, "--files").exit_code, fsck(data).exit_code)
    # The games of the first half are there.
    assert 0 < int(fsck(data).output.split()[2]) < 8


def test_a_copy_of_damage_is_not_written_over(data: Path) -> None:
    """
    Nor is the folder of a running server touched, nor one made where none is.
    """
    file = commands_of(data)
    file.write_bytes(file.read_bytes()[:-100])
    (data / f"{file.name}.damaged").touch()

    again = fsck(data, "--files", "--repair")
    missing = fsck(data / "missing", "--files")

    assert (8, True) == (again.exit_code, "Move it away first" in again.output)
    assert (8, False) == (missing.exit_code, (data / "missing").exists())
    with redis_server(data):
        used = fsck(data, "--files", "--repair")
    assert (8, True) == (used.exit_code, "in use" in used.output)


def test_damage_before_newer_files_is_only_named(data: Path) -> None:
    """
    What they hold builds on what is lost.
    """
    file = commands_of(data)
    file.write_bytes(file.read_bytes()[:-100])
    (data / FOLDER / "appendonly.aof.2.incr.aof").write_bytes(b"#TS:1\r\n")
    with (data / FOLDER / "appendonly.aof.manifest").open("a") as manifest:
        manifest.write("file appendonly.aof.2.incr.aof seq 2 type i\n")

    ran = fsck(data, "--files", "--repair")

    assert (4, True) == (ran.exit_code, "restore a backup" in ran.output)
    assert "all 7 bytes are whole" in ran.output


def test_a_damaged_snapshot_is_named_and_nothing_is_cut(data: Path) -> None:
    """
    One byte of the base is another one: its checksum tells, and a backup is needed.
    """
    base = base_of(data)
    content = bytearray(base.read_bytes())
    content[len(content) // 2] ^= 0xFF
    base.write_bytes(content)

    ran = fsck(data, "--files", "--repair")

    assert 4 == ran.exit_code, ran.output
    assert f"{base}: damaged: 0 of {len(content)} bytes" in ran.output
    assert "restore a backup" in ran.output
    assert f"{commands_of(data)}: all" in ran.output
    assert content == base.read_bytes()


@pytest.mark.parametrize("part", [base_of, commands_of])
def test_a_missing_file_is_named(data: Path, part: Callable[[Path], Path]) -> None:
    """
    The manifest names it, so the server does not start without it.
    """
    file = part(data)
    file.unlink()

    ran = fsck(data, "--files")

    assert (8, True) == (ran.exit_code, f"{file} is missing" in ran.output)
