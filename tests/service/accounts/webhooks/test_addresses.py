"""Where messages may be sent: every family of addresses that is not public."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from service.accounts.webhooks.addresses import (
    Refused,
    Target,
    Unresolved,
    find_address,
    is_public,
    look_up,
    read_url,
)
from service.accounts.webhooks.sending import Sender, SendError
from service.accounts.webhooks.webhook import Webhook, WebhookRules
from tests.service.accounts.webhooks.receiver import Receiver

STRICT = WebhookRules("a-secret-of-the-service-itself", (443, 8443))
OPEN = STRICT._replace(is_loopback_open=True)

PRIVATE = (
    *("0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.8.9.10"),
    *("169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.170"),
    *("192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.7"),
    *("203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"),
    *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "100::1"),
    *("2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:10::1", "2001:20::1"),
    *("2001:db8::1", "2002:7f00:1::", "2002:808:808::1", "3fff::1", "5f00::1"),
    *("fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "ff0e::1"),
)

PUBLIC = ("8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::1")

ODD = (
    *(
        "ftp://bot.example/",
        "gopher://bot.example/",
        "file:///etc/passwd",
        "//b.example",
    ),
    *("https://", "https:///x", "https://localhost/", "https://intranet/"),
    *(
        "https://user@bot.example/",
        "https://user:pass@bot.example/",
        "https://@b.example/",
    ),
    *("https://bot.example:22/", "https://bot.example:80/", "https://bot.example:0/"),
    *("https://bot.example:6379/", "https://bot.example:99999/", "https://b.example:/"),
    *(
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0x7f.0.0.1/",
        "https://127.1/",
    ),
    *("https://0177.0.0.1/", "https://127.0.0.1./", "https://[::1%25lo]/"),
    *(
        "https://bot.example/#x",
        "https://bot.example\\@127.0.0.1/",
        "https://b.example /",
    ),
    *("https://bot.example/\r\nX: y", "https://bot.example/\t", "https://bót.example/"),
    *("https://-bot.example/", "https://bot..example/", "http://bot.example/", ""),
    f"https://bot.example/{'x' * 500}",
)


def bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


@pytest.mark.parametrize("address", PRIVATE)
def test_no_special_address_is_public(address: str) -> None:
    """
    Neither by itself nor as what a name turns out to be.
    """
    assert not is_public(ip_address(address))
    with pytest.raises(Refused):
        read_url(f"https://{bracketed(address)}/hook", STRICT)
    target = Target("bot.example", 443, "/", is_tls=True)
    with pytest.raises(Refused):
        find_address(target, STRICT, lambda *_: ["8.8.8.8", address])


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_of_the_internet_are(address: str) -> None:
    """
    Also those of IPv6.
    """
    assert is_public(ip_address(address))
    target = read_url(f"https://{bracketed(address)}:8443/hook?a=b", STRICT)
    assert (8443, "/hook?a=b", True) == target[1:]
    assert f"{bracketed(address)}:8443" == target.authority


@pytest.mark.parametrize("url", ODD)
def test_urls_are_plain(url: str) -> None:
    """
    Https alone, a name with a domain, one of two ports, nobody named before it.
    """
    with pytest.raises(Refused):
        read_url(url, STRICT)


def test_open_loopback_is_loopback_and_nothing_else() -> None:
    """
    The setting for tests opens no private network, and no http to others.
    """
    for url in ("http://127.0.0.1:1/", "http://localhost:8000/", "http://[::1]:9/"):
        assert not read_url(url, OPEN).is_tls
    for url in ("http://10.0.0.1/", "http://bot.example/", "https://192.168.0.1/"):
        with pytest.raises(Refused):
            read_url(url, OPEN)
    target = Target("localhost", 8000, "/", is_tls=False)
    with pytest.raises(Refused):
        find_address(target, OPEN, lambda *_: ["127.0.0.1", "8.8.8.8"])


def test_a_name_without_an_address_is_no_target() -> None:
    """
    Names under ``.invalid`` never have any.
    """
    with pytest.raises(Unresolved):
        look_up("receiver.invalid", 443)
    with pytest.raises(Unresolved):
        find_address(Target("a.example", 443, "/", is_tls=True), STRICT, lambda *_: [])


def test_a_name_that_changes_its_answer_is_looked_up_once(receiver: Receiver) -> None:
    """
    The connection goes to the address that was checked; what comes later is not asked.
    """
    answers = [["127.0.0.1"], ["169.254.169.254"], ["10.0.0.1"]]
    asked: list[str] = []

    def changing(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers[len(asked) - 1]

    sender = Sender(OPEN, resolve=changing)
    webhook = Webhook("0", f"http://localhost:{receiver.port}/", ("turn",), 0)

    first = sender.send(webhook, "msg_1", b"{}", 0)
    assert (204, ["localhost"], 1) == (first.status, asked, len(receiver.received))
    for _ in range(2):
        later = sender.send(webhook, "msg_2", b"{}", 0)
        assert (0, SendError.ADDRESS) == (later.status, later.error)
    assert 1 == len(receiver.received)


def test_a_public_name_that_turns_private_gets_nothing(receiver: Receiver) -> None:
    """
    The check at the registration is not the one that counts.
    """
    sender = Sender(STRICT, resolve=lambda *_: ["127.0.0.1"])
    webhook = Webhook("0", "https://bot.example/", ("turn",), 0)

    assert SendError.ADDRESS == sender.send(webhook, "msg_1", b"{}", 0).error
    assert [] == receiver.received
