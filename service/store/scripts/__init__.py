"""The scripts that run inside Redis, each in its own file beside this one."""

from __future__ import annotations

from hashlib import sha1
from pathlib import Path


class Script:
    """A Lua script and the name under which the server remembers it."""

    def __init__(self, name: str) -> None:
        """Read the script ``<name>.lua``."""
        self.text = Path(__file__).with_name(f"{name}.lua").read_text("utf-8")
        # Redis names scripts by SHA-1; nothing secret depends on it.
        self.sha = sha1(self.text.encode(), usedforsecurity=False).hexdigest()


CHANGE = Script("change")
REMEMBER = Script("remember")
FORGET = Script("forget")
SERIES_CREATE = Script("series_create")
SERIES_CLAIM = Script("series_claim")
SERIES_RENEW = Script("series_renew")
SERIES_KEEP = Script("series_keep")
SERIES_CLOSE = Script("series_close")
RATE = Script("rate")
SCHEDULE_LOOK = Script("schedule_look")
SCHEDULE_START = Script("schedule_start")
