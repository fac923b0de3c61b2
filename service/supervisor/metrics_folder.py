"""The folder in which the processes of the API count, each in files of its own.

A parent that is killed cannot remove it. So whoever uses it holds a lock, which ends
with the last of them, and the next API to start removes the folders that nobody holds.
"""

import fcntl
import os
import shutil
import tempfile
from pathlib import Path

PREFIX = "seance-metrics."

FLAGS = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW

UNLOCKED = ".seance-metrics."
"""What a folder is called until it is locked: nobody looks for these."""


def make(where: Path | None = None) -> Path:
    """Return a new folder, locked by this process and those that it forks.

    It is in the folder of temporary files, or in ``where``.
    """
    new = Path(tempfile.mkdtemp(prefix=UNLOCKED, dir=where))
    # Kept open, and so locked, until the last process ends that has it.
    fcntl.flock(os.open(new, os.O_RDONLY), fcntl.LOCK_EX)
    return new.rename(new.with_name(new.name.removeprefix(".")))


def remove_stale(where: Path | None = None) -> list[Path]:
    """Remove the folders whose processes have all ended; return them."""
    stale = []
    for folder in sorted((where or Path(tempfile.gettempdir())).glob(f"{PREFIX}*")):
        try:
            descriptor = os.open(folder, FLAGS)
        except OSError:
            # Gone already, somebody else's, or no folder.
            continue
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            continue
        else:
            shutil.rmtree(folder, ignore_errors=True)
            stale.append(folder)
        finally:
            os.close(descriptor)
    return stale
