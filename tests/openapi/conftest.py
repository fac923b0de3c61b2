"""Chromium, unpacked once for all tests of a run."""

import fcntl
import os
from pathlib import Path

import pytest

from tests.node import TOOLS, node

UNPACK = "import('./browser.mjs').then((browser) => browser.unpacked())"


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The TMPDIR for programs that start Chromium: it is unpacked there already.

    The processes of a run share it. The first one unpacks, which takes seconds; the
    others wait, so that nothing half unpacked is ever used.
    """
    own = tmp_path_factory.getbasetemp()
    # With xdist, each process has a folder in one that they share.
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = shared / "chromium"
    with (shared / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            folder.mkdir()
            with pytest.MonkeyPatch.context() as patch:
                patch.setenv("TMPDIR", str(folder))
                node("-e", UNPACK, folder=TOOLS)
    return folder
