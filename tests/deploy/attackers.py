"""``python -m tests.deploy.attackers PORT``: slow and greedy clients, until killed.

They have a process of their own, so that what players wait for is the service's doing.
Every client has an address of its own in 127.0.0.0/8, but slow ones share some.
"""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.deploy.proxy import HALF_A_BODY, HALF_A_HEAD, LOOPBACK

SLOW, SLOW_ADDRESSES = 2_000, 20
GREEDY = 200

REQUESTS = (
    b"GET /v1/titles HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %(token)s\r\n\r\n",
    b"GET /v1/games/%(token)s HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /v1/games?cursor=%(token)s HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /v1/games/%(token)s/events?wait=25 HTTP/1.1\r\nHost: a\r\n\r\n",
    (
        b"POST /v1/games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        b'Content-Length: 26\r\n\r\n{"title":"x","seats":[{}]}'
    ),
    b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /%(token)s HTTP/1.1\r\nHost: a\r\n\r\n",
)


async def slow(port: int, number: int) -> None:
    """Begin a request, send a byte now and then, and come back when sent away."""
    source = f"127.1.0.{number % SLOW_ADDRESSES + 1}"
    reader, writer = await asyncio.open_connection(
        LOOPBACK, port, local_addr=(source, 0)
    )
    try:
        writer.write(HALF_A_HEAD if number % 2 else HALF_A_BODY)
        for _ in range(100):
            try:
                await asyncio.wait_for(reader.read(1000), 5)
            except TimeoutError:
                writer.write(b" ")
            else:
                return
    finally:
        writer.close()


async def greedy(port: int, number: int) -> None:
    """Send one request after another, as fast as they are answered."""
    source = f"127.2.{number // 250}.{number % 250 + 1}"
    reader, writer = await asyncio.open_connection(
        LOOPBACK, port, local_addr=(source, 0)
    )
    try:
        while True:
            token = random.randbytes(16).hex().encode()
            writer.write(random.choice(REQUESTS) % {b"token": token})
            head = await reader.readuntil(b"\r\n\r\n")
            sizes = [
                int(line.partition(b":")[2])
                for line in head.lower().split(b"\r\n")
                if line.startswith(b"content-length:")
            ]
            if not sizes:
                return
            await reader.readexactly(sizes[0])
    finally:
        writer.close()


async def again(
    attack: Callable[[int, int], Awaitable[None]], port: int, number: int
) -> None:
    """Attack for ever, with a pause between connections."""
    while True:
        with suppress(OSError, EOFError):
            await attack(port, number)
        await asyncio.sleep(random.uniform(0.5, 1.5))


async def main(port: int) -> None:
    """Run all of them."""
    await asyncio.gather(
        *(again(slow, port, number) for number in range(SLOW)),
        *(again(greedy, port, number) for number in range(GREEDY)),
    )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
