from collections.abc import Callable, Sequence
from socket import socket
from typing import Any, Protocol

from gunicorn.config import Config
from gunicorn.glogging import Logger

class Temporary(Protocol):
    def close(self) -> None: ...

class Worker:
    booted: bool
    cfg: Any
    pid: int
    ppid: int
    sockets: list[socket]
    tmp: Temporary
    wsgi: Callable[..., Any]
    def __init__(
        self,
        age: int,
        ppid: int,
        sockets: Sequence[socket],
        app: object,
        timeout: float,
        cfg: Config,
        log: Logger,
    ) -> None: ...
