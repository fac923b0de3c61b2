"""Real Redis set-ups for tests: one server, Sentinels with replicas, a Cluster.

They run the server that `seance up` would run, on free ports of this machine, and keep
nothing on disk.
"""

import random
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from redis import Redis, RedisCluster
from redis.cluster import ClusterNode
from redis.exceptions import RedisError

from service.supervisor import redis_server
from service.supervisor.children import Child
from service.supervisor.programs import Program
from tests.servers import PATIENCE, RedisServer, wait_until

HOST = "127.0.0.1"
PORTS = range(10_000, 30_000)
"""Below those from which the system takes the ports of outgoing connections."""

SERVICE = "games"
PATIENT_MILLISECONDS = 60_000
"""After how long a silent server counts as lost, where none is to be lost.

On a busy machine a server that is well may be silent for seconds.
"""

QUICK_MILLISECONDS = 2_000
"""The same where a test loses servers and waits for what follows."""

SLOTS = 16_384
PRIMARIES = 3

QUICK = ("--save", "", "--repl-diskless-sync-delay", "0")
"""Nothing is kept, and a replica is not kept waiting for others (5 s)."""

Options = dict[str, str]


class Setup:
    """Where a store can live, and how it is emptied."""

    def __init__(self, name: str, url: str, connect: Callable[[], Any]) -> None:
        self.name = name
        self.url = url
        self._connect = connect

    @contextmanager
    def client(self) -> Iterator[Any]:
        """A client of the test's own."""
        with self._connect() as client:
            yield client

    def empty(self) -> None:
        """Remove all data; replicas follow in their own time."""
        with self.client() as client:
            client.flushall()


class Node:
    """A server on a port, one of several."""

    def __init__(self, folder: Path, port: int, arguments: tuple[str, ...]) -> None:
        self.port = port
        self._child = Child(
            Program(
                name=f"redis-{port}",
                arguments=(
                    *(binary(), *arguments),
                    *("--port", str(port), "--bind", HOST, "--dir", str(folder)),
                    *("--logfile", str(folder / "log")),
                ),
                is_ready=self.answers,
            )
        )
        self.start()

    def start(self) -> None:
        """Start the server; it begins without data."""
        self._child.start()

    def kill(self) -> None:
        """End the server without warning."""
        process = self._child.process
        assert process is not None
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)

    def hang(self) -> None:
        """Let the server take connections and say nothing any more."""
        assert self._child.process is not None
        self._child.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let a server that hangs work again."""
        assert self._child.process is not None
        self._child.process.send_signal(signal.SIGCONT)

    def client(self) -> Any:
        """A client that talks to this server only."""
        return Redis(host=HOST, port=self.port)

    def ask(self, *command: object) -> Any:
        """The answer to one command."""
        with self.client() as client:
            return client.execute_command(*command)

    def answers(self) -> bool:
        """Whether the server takes commands; one that has ended never will."""
        process = self._child.process
        assert process is not None
        assert process.poll() is None, f"the server on port {self.port} has ended"
        try:
            return bool(self.ask("PING"))
        except RedisError:
            return False

    def is_in_sync(self) -> bool:
        """Whether this replica has all that its primary has."""
        with self.client() as client:
            return bool(client.info("replication").get("master_link_status") == "up")

    def primary(self) -> int:
        """The port of the server that this one follows; 0 if it follows none."""
        with self.client() as client:
            return int(client.info("replication").get("master_port", 0))


@cache
def binary() -> str:
    """The server that `seance up` would run."""
    return str(next(redis_server.installed()).path)


def free_ports(number: int) -> list[int]:
    """Ports that nobody uses at the moment."""
    with ExitStack() as stack:
        found: list[int] = []
        while len(found) < number:
            port = random.choice(PORTS)
            held = stack.enter_context(socket.socket())
            try:
                held.bind((HOST, port))
            except OSError:
                continue
            found.append(port)
        return found


@contextmanager
def _nodes(several: list[Options]) -> Iterator[list[Node]]:
    """Servers with these options, ended without ceremony at the end."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        nodes: list[Node] = []
        for options in several:
            port = options.pop("port")
            own = folder / port
            own.mkdir()
            arguments = [each for pair in options.items() for each in pair]
            node = Node(own, int(port), (*QUICK, *arguments))
            stack.callback(node.kill)
            nodes.append(node)
        wait_until(lambda: all(map(Node.answers, nodes)), "servers answer")
        yield nodes


def one_server(server: RedisServer) -> Setup:
    """The set-up of one server."""
    return Setup("server", server.url, lambda: Redis.from_url(server.url))


class SentinelSetup(Setup):
    """A primary, two replicas, and three Sentinels that watch them."""

    def __init__(self, servers: list[Node], sentinels: list[Node]) -> None:
        self.servers = servers
        self.sentinels = sentinels
        hosts = ",".join(f"{HOST}:{node.port}" for node in sentinels)
        url = f"redis+sentinel://{hosts}/{SERVICE}/0"
        super().__init__("sentinel", url, lambda: self.primary().client())

    def primary(self) -> Node:
        """The server that the first Sentinel calls the primary."""
        _, port = self.sentinels[0].ask("SENTINEL GET-MASTER-ADDR-BY-NAME", SERVICE)
        return next(node for node in self.servers if node.port == int(port))

    def replicas(self) -> list[Node]:
        """The servers that are not the primary."""
        primary = self.primary()
        return [node for node in self.servers if node is not primary]

    def replicas_of(self, _: str) -> list[Node]:
        """The servers that follow the one that has a key."""
        return self.replicas()


@contextmanager
def sentinel_setup(
    silent_for: int = PATIENT_MILLISECONDS,
) -> Iterator[SentinelSetup]:
    """Six processes; who is silent for ``silent_for`` milliseconds counts as lost."""
    ports = free_ports(6)
    primary = ports[0]
    servers: list[Options] = [{"port": str(port)} for port in ports[:3]]
    for replica in servers[1:]:
        replica["--replicaof"] = f"{HOST} {primary}"
    with ExitStack() as stack:
        nodes = stack.enter_context(_nodes(servers))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sentinels = []
        for port in ports[3:]:
            own = folder / str(port)
            own.mkdir()
            config = own / "sentinel.conf"
            config.write_text(
                f"sentinel monitor {SERVICE} {HOST} {primary} 2\n"
                f"sentinel down-after-milliseconds {SERVICE} {silent_for}\n"
                f"sentinel failover-timeout {SERVICE} 5000\n"
            )
            sentinel = Node(own, port, (str(config), "--sentinel"))
            stack.callback(sentinel.kill)
            sentinels.append(sentinel)
        setup = SentinelSetup(nodes, sentinels)
        wait_until(lambda: all(map(Node.answers, sentinels)), "Sentinels answer")
        wait_until(lambda: all(map(Node.is_in_sync, nodes[1:])), "replicas are in sync")
        wait_until(
            lambda: all(map(_knows_the_others, sentinels)), "the Sentinels have met"
        )
        yield setup


def _knows_the_others(sentinel: Node) -> bool:
    with sentinel.client() as client:
        seen = client.sentinel_masters()[SERVICE]
    return bool(seen["num-other-sentinels"] == 2 and seen["num-slaves"] == 2)


class ClusterSetup(Setup):
    """Three primaries with a replica each."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        hosts = ",".join(f"{HOST}:{node.port}" for node in nodes[:3])
        super().__init__("cluster", f"redis+cluster://{hosts}", self._cluster)

    def _cluster(self) -> Any:
        start = [
            ClusterNode(HOST, node.port)  # type: ignore[no-untyped-call]
            for node in self.nodes
        ]
        return RedisCluster(startup_nodes=start)

    def empty(self) -> None:
        """Remove the data of all primaries."""
        with self.client() as client:
            client.flushall(target_nodes=RedisCluster.PRIMARIES)

    def primary_of(self, key: str) -> Node:
        """The primary that has the slot of a key."""
        with self.client() as client:
            port = client.get_node_from_key(key).port
        return next(node for node in self.nodes if node.port == port)

    def replicas(self) -> list[Node]:
        """The servers that follow another one."""
        return [node for node in self.nodes if node.primary()]

    def replicas_of(self, key: str) -> list[Node]:
        """The servers that follow the one that has a key."""
        port = self.primary_of(key).port
        return [node for node in self.nodes if node.primary() == port]


@contextmanager
def cluster_setup(silent_for: int = PATIENT_MILLISECONDS) -> Iterator[ClusterSetup]:
    """Six nodes; who is silent for ``silent_for`` milliseconds counts as lost."""
    ports = free_ports(12)
    options: list[Options] = [
        {
            "port": str(port),
            "--cluster-enabled": "yes",
            "--cluster-port": str(bus),
            "--cluster-node-timeout": str(silent_for),
        }
        for port, bus in zip(ports[:6], ports[6:], strict=True)
    ]
    with _nodes(options) as nodes:
        primaries, replicas = nodes[:PRIMARIES], nodes[PRIMARIES:]
        for number, node in enumerate(nodes):
            # Different from the start, so that they need not settle who is newer.
            node.ask("CLUSTER SET-CONFIG-EPOCH", number + 1)
            node.ask("CLUSTER MEET", HOST, ports[0], ports[6])
        for number, node in enumerate(primaries):
            first = number * SLOTS // PRIMARIES
            last = (number + 1) * SLOTS // PRIMARIES - 1
            node.ask("CLUSTER ADDSLOTSRANGE", first, last)
        wait_until(
            lambda: all(_known(node) == len(nodes) for node in nodes), "nodes have met"
        )
        for primary, replica in zip(primaries, replicas, strict=True):
            node_id = primary.ask("CLUSTER MYID")
            replica.ask("CLUSTER REPLICATE", node_id)
        wait_until(lambda: all(map(_is_ok, nodes)), "the Cluster is complete")
        wait_until(lambda: all(map(Node.is_in_sync, replicas)), "replicas are in sync")
        yield ClusterSetup(nodes)


def _known(node: Node) -> int:
    return len(node.ask("CLUSTER NODES"))


def _is_ok(node: Node) -> bool:
    """Whether a node finds all slots served, and knows all replicas as such."""
    known = node.ask("CLUSTER NODES").values()
    replicas = sum("slave" in other["flags"] for other in known)
    state = node.ask("CLUSTER INFO")["cluster_state"]
    return bool(state == "ok" and replicas == len(known) - PRIMARIES)
