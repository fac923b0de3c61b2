import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor, wait
from select import select

import pytest

from service.supervisor import ports
from service.supervisor.errors import CannotStart
from tests.servers import PATIENCE

HOST = "127.0.0.1"


def listener(port: int) -> socket.socket:
    """A socket that shares its port, as those of the API do."""
    shared = socket.socket()
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    shared.bind((HOST, port))
    shared.listen()
    return shared


def test_a_port_that_is_listened_on_is_refused_by_its_number() -> None:
    """
    A taken port is a message that says which port and what to do.
    """
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]

        with (
            pytest.raises(CannotStart, match=f"port {port} .*choose another --port"),
            ports.hold(HOST, port, patience=0),
        ):
            pass


def test_a_port_that_shares_itself_is_refused_too() -> None:
    """
    A second service cannot join the API processes of the first by accident.
    """
    with ports.hold(HOST, 0) as (_, port):
        pass
    with (
        listener(port),
        pytest.raises(CannotStart, match="already in use"),
        ports.hold(HOST, port, patience=0),
    ):
        pass


def test_a_held_port_is_refused_before_anybody_listens() -> None:
    """
    Two services that start at the same moment do not both get the port.
    """
    with (
        ports.hold(HOST, 0) as (_, port),
        pytest.raises(CannotStart, match="already in use"),
        ports.hold(HOST, port, patience=0),
    ):
        pass


def test_a_port_that_becomes_free_is_waited_for() -> None:
    """
    What a killed service leaves behind takes a moment to end.
    """
    with ports.hold(HOST, 0) as (_, port):
        pass

    def hold() -> tuple[str, int]:
        with ports.hold(HOST, port, PATIENCE) as held:
            return held

    with ThreadPoolExecutor(1) as another:
        with listener(port):
            held = another.submit(hold)
            wait([held], 4 * ports.POLL)
            assert not held.done()

        assert (HOST, port) == held.result(PATIENCE)


def test_our_own_processes_listen_on_a_held_port() -> None:
    """
    Every connection to a held port reaches a process that listens, never the holder.
    """
    with (
        ports.hold(HOST, 0) as (_, port),
        listener(port) as first,
        listener(port) as second,
    ):
        taken = 0
        for _ in range(20):
            with socket.create_connection((HOST, port), PATIENCE):
                (reached,), _, _ = select([first, second], [], [], PATIENCE)
                reached.accept()[0].close()
                taken += 1

    assert 20 == taken


def test_a_port_is_free_again_after_its_connections_ended() -> None:
    """
    A restart need not wait until the system forgets the old connections.
    """
    with ports.hold(HOST, 0) as (_, port):
        pass
    with listener(port) as old, socket.create_connection((HOST, port)):
        old.accept()[0].close()  # the server closes first, so its side lingers

    with ports.hold(HOST, port) as again:
        assert (HOST, port) == again


def test_a_host_that_is_not_ours_is_refused() -> None:
    """
    A name without an address is a message about --host.
    """
    with (
        pytest.raises(CannotStart, match="Choose another --host"),
        ports.hold("nowhere.invalid", 0),
    ):
        pass


def test_a_name_is_held_by_its_address() -> None:
    """
    What is held is what the API then listens on, whatever a name resolves to.
    """
    with ports.hold("localhost", 0) as (host, _):
        assert ipaddress.ip_address(host).is_loopback


@pytest.mark.parametrize(
    "host,expected",
    [("127.0.0.1", "127.0.0.1:80"), ("::1", "[::1]:80"), ("localhost", "localhost:80")],
)
def test_an_authority_reads_as_in_a_url(host: str, expected: str) -> None:
    """
    An IPv6 address is put in brackets.
    """
    assert expected == ports.authority(host, 80)


@pytest.mark.parametrize(
    "host,expected",
    [("0.0.0.0", "127.0.0.1"), ("::", "::1"), ("10.1.2.3", "10.1.2.3")],
)
def test_all_interfaces_are_reached_by_loopback(host: str, expected: str) -> None:
    """
    The address to try is one that a client can connect to.
    """
    assert expected == ports.reachable(host)


@pytest.mark.parametrize(
    "host, proxies, is_risky",
    [
        ("127.0.0.1", 0, False),
        ("localhost", 0, False),
        ("0.0.0.0", 1, False),
        ("0.0.0.0", 0, True),
        ("::", 0, True),
    ],
)
def test_strangers_without_a_proxy_are_a_risk(
    host: str, proxies: int, is_risky: bool
) -> None:
    """
    It is said where the proxy is and what to set.
    """
    risk = ports.exposure(host, proxies)

    assert is_risky == ("deploy/proxy" in risk) == ("SEANCE_PROXIES" in risk)
