import os
import subprocess
import sys
from pathlib import Path

import pytest

from service.supervisor import data_folder
from service.supervisor.data_folder import ServerVersion
from service.supervisor.errors import CannotStart

VALKEY = ServerVersion("valkey", (9, 1, 2))


def test_a_folder_serves_one_at_a_time(tmp_path: Path) -> None:
    """
    A second service is refused and told who has the folder.
    """
    with (
        data_folder.lock(tmp_path),
        pytest.raises(CannotStart, match=f"process {os.getpid()}"),
        data_folder.lock(tmp_path, patience=0),
    ):
        pass


def test_a_folder_is_free_after_its_service_ended(tmp_path: Path) -> None:
    """
    A lock ends with its holder; nothing has to be cleaned up.
    """
    with data_folder.lock(tmp_path):
        pass
    with data_folder.lock(tmp_path, patience=0):
        pass


def test_the_server_goes_on_holding_the_folder(tmp_path: Path) -> None:
    """
    While a server lives that inherited the lock, the folder is not free.
    """
    with data_folder.lock(tmp_path) as held:
        server = subprocess.Popen(
            (sys.executable, "-c", "input()"), stdin=subprocess.PIPE, pass_fds=(held,)
        )
    with (
        pytest.raises(CannotStart, match="in use by another Seance"),
        data_folder.lock(tmp_path, patience=0),
    ):
        pass
    server.communicate(b"\n")

    with data_folder.lock(tmp_path, patience=0):
        pass


def test_a_folder_that_cannot_be_made_is_a_message(tmp_path: Path) -> None:
    """
    A file in the place of the folder is said, not thrown.
    """
    (tmp_path / "var").touch()

    with (
        pytest.raises(CannotStart, match="Choose another --data"),
        data_folder.lock(tmp_path / "var"),
    ):
        pass


def test_a_folder_remembers_the_server_that_wrote_it(tmp_path: Path) -> None:
    """
    An empty folder was written by nobody, then by whoever is recorded.
    """
    before = data_folder.written_by(tmp_path)
    data_folder.record(tmp_path, VALKEY)

    assert (None, VALKEY) == (before, data_folder.written_by(tmp_path))


def test_games_of_an_unknown_server_are_left_alone(tmp_path: Path) -> None:
    """
    Data without a record might start empty under any server, so it is refused.
    """
    (tmp_path / "appendonlydir").mkdir()

    with pytest.raises(CannotStart, match=r"no server\.json"):
        data_folder.written_by(tmp_path)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kind": "valkey"}', "\\x00"])
def test_a_damaged_record_is_a_sentence(tmp_path: Path, text: str) -> None:
    """
    It names the file and what belongs there.
    """
    (tmp_path / "server.json").write_text(text)

    with pytest.raises(CannotStart, match=r"server\.json is damaged"):
        data_folder.written_by(tmp_path)


def test_nobody_else_may_look_into_the_folder(tmp_path: Path) -> None:
    """
    Neither into a new one nor into one of an earlier release.
    """
    new, old = tmp_path / "new", tmp_path / "old"
    old.mkdir(0o755)

    for folder in (new, old):
        with data_folder.lock(folder):
            assert 0o700 == folder.stat().st_mode & 0o777


@pytest.mark.parametrize(
    "opener,can",
    [
        (ServerVersion("valkey", (9, 1, 2)), True),
        (ServerVersion("valkey", (9, 1, 10)), True),
        (ServerVersion("valkey", (10, 0, 0)), True),
        (ServerVersion("valkey", (9, 1, 1)), False),
        (ServerVersion("valkey", (8, 9, 9)), False),
        (ServerVersion("redis", (9, 1, 2)), False),
    ],
    ids=str,
)
def test_only_the_same_kind_and_no_older_version_opens(
    opener: ServerVersion, can: bool
) -> None:
    """
    An older server, or one of another kind, may start empty without a word.
    """
    assert can == opener.can_open(VALKEY)


def test_any_server_opens_a_new_folder() -> None:
    """
    Where nothing was written, nothing can be misread.
    """
    assert VALKEY.can_open(None)


def test_a_folder_keeps_the_secret_of_its_service(tmp_path: Path) -> None:
    """
    Made once, for its owner only; another folder has another one.
    """
    (tmp_path / "other").mkdir()
    first = data_folder.secret(tmp_path)

    assert first == data_folder.secret(tmp_path)
    assert first != data_folder.secret(tmp_path / "other")
    assert len(first) >= 43
    assert 0o600 == (tmp_path / "secret").stat().st_mode & 0o777
