"""Whether requests come by as many proxies as ``SEANCE_PROXIES`` says.

With a number that is too small all clients share the address of the proxy, and its
limits; with one that is too large a client chooses its address itself.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.api.hooks.asked import Asked

log = logging.getLogger(__name__)

HEADER = "X-Forwarded-For"

TOO_FEW = (
    "SEANCE_PROXIES is %d, but requests name %d in X-Forwarded-For: clients count as "
    "the proxy that they came by"
)
UNSEEN = (
    "SEANCE_PROXIES is 0, but requests name %d in X-Forwarded-For: if a proxy is in "
    "front, all clients count as one"
)


class Proxies:
    """The proxies in front of an app, and whether a wrong number has been logged."""

    def __init__(self, number: int) -> None:
        """Expect this number of proxies."""
        self._number = number
        self._is_logged = False

    def check(self, asked: Asked) -> None:
        """Log once that the setting is wrong; probes may come by another way."""
        if not self._is_logged and not asked.operation.is_unlimited:
            named = asked.headers.get(HEADER, "")
            self._compare(len(named.split(",")) if named else 0)

    def _compare(self, named: int) -> None:
        if self._number > named:
            self._is_logged = True
            log.warning(TOO_FEW, self._number, named)
        elif named and not self._number:
            self._is_logged = True
            log.warning(UNSEEN, named)
