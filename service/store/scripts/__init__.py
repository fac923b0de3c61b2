"""The scripts that run inside Redis, each in a file of its own."""

from __future__ import annotations

from hashlib import sha1
from pathlib import Path

FOLDER = Path(__file__).parent


class Script:
    """A Lua script and the name under which the server remembers it."""

    def __init__(self, *names: str) -> None:
        """Read the script ``<name>.lua``, after those whose functions it calls."""
        texts = ((FOLDER / f"{name}.lua").read_text("utf-8") for name in names)
        self.text = "".join(texts)
        # Redis names scripts by SHA-1; nothing secret depends on it.
        self.sha = sha1(self.text.encode(), usedforsecurity=False).hexdigest()


CHANGE = Script("change")
TOUCH = Script("touch")
REMEMBER = Script("remember")
DUMP = Script("dump")
FORGET = Script("forget")
SERIES_CREATE = Script("series/create")
SERIES_CLAIM = Script("series/claim")
SERIES_RENEW = Script("series/renew")
SERIES_KEEP = Script("series/keep")
SERIES_CLOSE = Script("series/close")
SERIES_ATTACH = Script("series/attach")
SERIES_UPDATE = Script("series/update")
ACCOUNT = Script("accounts/account")
CARRY = Script("accounts/tell", "accounts/carry")
CARRIED = Script("accounts/carried")
INBOX_LOOK = Script("accounts/inbox_look")
ANNOUNCE = Script("accounts/tell", "accounts/announce")
WEBHOOK = Script("accounts/webhook")
WEBHOOK_CLAIM = Script("accounts/webhook_claim")
RATE = Script("rate")
SCHEDULE_LOOK = Script("schedule_look")
SCHEDULE_START = Script("schedule_start")
SCHEDULE_OPEN = Script("series/schedule_open")
