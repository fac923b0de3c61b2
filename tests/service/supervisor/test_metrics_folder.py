"""The folders in which processes of the API count, and what killed ones leave."""

import subprocess
import sys
from pathlib import Path

import pytest

from service.supervisor import metrics_folder
from tests.processes import service
from tests.servers import PATIENCE, wait_until

MAKE = """
import os, sys
from pathlib import Path
from service.supervisor import metrics_folder

folder = metrics_folder.make(Path(sys.argv[1]))
if os.fork() == 0:
    print(folder, flush=True)
# Both go on as long as something may be read: the fork outlives its parent.
sys.stdin.read()
"""


def test_what_a_killed_process_left_is_removed_once_its_forks_have_ended(
    tmp_path: Path,
) -> None:
    """
    A folder that somebody uses stays, and so does what only has a similar name.
    """
    other = tmp_path / "seance-metrics-of-somebody-else"
    other.mkdir()
    (tmp_path / "seance-metrics.is-a-file").touch()
    with subprocess.Popen(
        (sys.executable, "-c", MAKE, tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        folder = Path(process.stdout.readline().strip())
        (folder / "counter_1.db").touch()

        assert [] == metrics_folder.remove_stale(tmp_path)
        process.kill()
        process.wait(PATIENCE)
        assert [] == metrics_folder.remove_stale(tmp_path)
        assert folder.is_dir()
        process.stdin.close()
        # The fork has ended when it lets go of what it would write to.
        assert "" == process.stdout.read()

    wait_until(lambda: [folder] == metrics_folder.remove_stale(tmp_path))
    assert not folder.exists()
    assert other.is_dir()


def test_an_api_that_starts_removes_what_a_killed_one_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Its own folder is there while it runs, and gone when it has stopped.
    """
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    def folders() -> set[Path]:
        return set(tmp_path.glob("seance-metrics*"))

    with service(processes=1) as running:
        (left,) = folders()
        running.api.kill()
        running.api.start()
        (present,) = folders()

        assert left != present
        assert any(present.iterdir())
        running.api.stop()
        assert set() == folders()
