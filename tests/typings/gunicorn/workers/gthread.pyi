from collections.abc import Callable
from types import FrameType
from typing import Any

class ThreadWorker:
    wsgi: Callable[..., Any]
    def handle_exit(self, sig: int, frame: FrameType | None) -> None: ...
