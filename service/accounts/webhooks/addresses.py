"""Where messages may be sent: addresses of the public internet, and nowhere else.

A URL is checked by its text when it is registered. What counts is the check of the
addresses that its name has at the moment of the connection: the name is looked up once,
and the connection is made to an address that was checked.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from service.accounts.webhooks.webhook import LONGEST_URL

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.accounts.webhooks.webhook import WebhookRules

    Address = IPv4Address | IPv6Address
    Resolve = Callable[[str, int], list[str]]

DEFAULT_PORTS = {"https": 443, "http": 80}

LAST_PORT = 65_535

_TEXT = re.compile(r"[!$%&'()*+,./0-9:;=?@A-Z\[\]_a-z~-]+")
"""The characters of a URL (RFC 3986), but for the fragment's."""
_PLACE = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z.-]+)(?::([0-9]{1,5}))?")
"""Host and port; nobody is named before them."""
_LABEL = re.compile(r"(?!-)[0-9A-Za-z-]{1,63}(?<!-)")

LONGEST_NAME = 253

GLOBAL_UNICAST = ip_network("2000::/3")
"""All of IPv6 that is routed; 64:ff9b::/96 (NAT64), ::ffff:0:0/96 and fe80::/10 are not
in it."""

SPECIAL = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8"),
            *("169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"),
            *("192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"),
            *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
            # Protocols (Teredo among them), documentation, 6to4, documentation.
            *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
        ),
    )
)
"""The registries of special addresses (RFC 6890 and later); `ipaddress` of older Python
releases does not know all of them."""


class Refused(Exception):
    """An address to which nothing is sent."""


class Unresolved(Exception):
    """A name that has no address."""


class Target(NamedTuple):
    """A URL, taken apart."""

    host: str
    """Without brackets."""
    port: int
    path: str
    """With the query."""
    is_tls: bool

    @property
    def authority(self) -> str:
        """Host and port, as the header ``Host`` has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        default = DEFAULT_PORTS["https" if self.is_tls else "http"]
        return host if self.port == default else f"{host}:{self.port}"


def read_url(url: str, rules: WebhookRules) -> Target:
    """Take a URL apart, or refuse it for what its text says."""
    if len(url) > LONGEST_URL or not _TEXT.fullmatch(url):
        raise Refused
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Refused from None
    place = _PLACE.fullmatch(parts.netloc)
    if parts.scheme not in DEFAULT_PORTS or place is None:
        raise Refused
    host = place[1].strip("[]").lower()
    port = int(place[2] or DEFAULT_PORTS[parts.scheme])
    path = parts.path or "/"
    if parts.query:
        path += f"?{parts.query}"
    target = Target(host, port, path, parts.scheme == "https")
    named = _literal(host)
    if named is None:
        if rules.is_loopback_open and host == "localhost":
            named = IPv4Address("127.0.0.1")
        elif not _is_name(host):
            raise Refused
    check_port(target, rules, is_loopback=named is not None and named.is_loopback)
    if named is not None:
        check_address(named, rules)
    return target


def check_port(target: Target, rules: WebhookRules, *, is_loopback: bool) -> None:
    """Refuse plain HTTP and other ports; an open loopback has them all."""
    if is_loopback and rules.is_loopback_open and 0 < target.port <= LAST_PORT:
        return
    if not target.is_tls or target.port not in rules.ports:
        raise Refused


def check_address(address: Address, rules: WebhookRules) -> None:
    """Refuse an address that is not one of the public internet."""
    if not is_public(address) and not (rules.is_loopback_open and address.is_loopback):
        raise Refused


def is_public(address: Address) -> bool:
    """Whether an address is one of the public internet, and hides no other one."""
    if isinstance(address, IPv6Address) and (
        address not in GLOBAL_UNICAST or address.scope_id
    ):
        return False
    return (
        address.is_global
        and not address.is_multicast
        and not any(address in network for network in SPECIAL)
    )


def find_address(target: Target, rules: WebhookRules, resolve: Resolve) -> Address:
    """Look the name of a target up, once, and return an address to connect to.

    Refuses a name if any of its addresses is refused: one that is public today and
    private tomorrow has both at some time.
    """
    found = [ip_address(text) for text in resolve(target.host, target.port)]
    if not found:
        raise Unresolved
    for address in found:
        check_address(address, rules)
    check_port(target, rules, is_loopback=all(each.is_loopback for each in found))
    return found[0]


def look_up(host: str, port: int) -> list[str]:
    """Return the addresses of a name, as the system knows them."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (socket.gaierror, UnicodeError):
        raise Unresolved from None
    return [str(each[4][0]) for each in found]


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _is_name(host: str) -> bool:
    """Whether a text is the name of a host with a domain.

    Not what some systems read as an address: ``2130706433``, ``0x7f.1``, ``127.1``.
    """
    labels = host.split(".")
    return (
        len(host) <= LONGEST_NAME
        and len(labels) > 1
        and all(map(_LABEL.fullmatch, labels))
        and not labels[-1][0].isdigit()
    )
