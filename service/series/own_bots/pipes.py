"""A program behind pipes: a line out, a line in, within a time and of a length."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, Final

from service.series.own_bots.faults import BotFault, quoted

MOST_BYTES: Final = 65_536
"""How long a line of a program may be."""

COMPLAINTS: Final = 2_000
"""How many of the last bytes that a program wrote to stderr are kept."""

STATUS_SECONDS: Final = 2.0
"""How long a program whose output has ended may take to say its status."""

LOOK_SECONDS: Final = 0.1
"""How often a silent program is looked at: has it ended?"""

_READ: Final = 65_536

_SAMPLE: Final = 200
"""How many bytes of a line that is too long are looked at."""


class Program:
    """One running program; close it when done."""

    def __init__(self, name: str, command: list[str]) -> None:
        """Start ``command`` in a session of its own, without a shell."""
        self.name = name
        self.answers = 0
        """How many lines it has printed."""
        self._received = bytearray()
        self._complaints = bytearray()
        self._unsent = b""
        try:
            # A group of its own: Ctrl-C reaches it through us, and what it has started
            # ends with it.
            self._process = subprocess.Popen(  # noqa: S603
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            detail = f"{command[0]} cannot be started: {reason}."
            raise BotFault(name, "cannot_start", detail) from None
        self._stdin = _pipe(self._process.stdin)
        self._stdout = _pipe(self._process.stdout)
        self._stderr = _pipe(self._process.stderr)
        self._selector = DefaultSelector()
        self._selector.register(self._stdout, EVENT_READ)
        self._selector.register(self._stderr, EVENT_READ)

    def ask(self, line: str, seconds: float) -> bytes:
        """Send a line and return the next line that the program prints."""
        deadline = monotonic() + seconds
        self._unsent = line.encode() + b"\n"
        self._selector.register(self._stdin, EVENT_WRITE)
        try:
            while (answer := self._next_line()) is None:
                if (left := deadline - monotonic()) <= 0:
                    raise self._late(seconds)
                self._move(left)
        finally:
            self._stop_sending()
        self.answers += 1
        return answer

    def _move(self, seconds: float) -> None:
        """Carry on with whatever is ready: send, receive, keep complaints."""
        ready = self._selector.select(min(seconds, LOOK_SECONDS))
        if not ready and self._process.poll() is not None:
            # What it has started may still hold its output open.
            raise self._gone()
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._send()
            elif key.fileobj is self._stderr:
                self._hear()
            elif not (received := _received(self._stdout)):
                raise self._gone()
            else:
                self._received += received

    def _send(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._unsent)
        except BlockingIOError:
            return
        except BrokenPipeError:
            # It reads no more; whatever it has still printed is worth more than this.
            sent = len(self._unsent)
        self._unsent = self._unsent[sent:]
        if not self._unsent:
            self._stop_sending()

    def _stop_sending(self) -> None:
        with suppress(KeyError):
            self._selector.unregister(self._stdin)

    def _hear(self) -> bool:
        """Keep the end of what the program writes to stderr; whether there was any."""
        if heard := _received(self._stderr):
            self._complaints = (self._complaints + heard)[-COMPLAINTS:]
            return True
        self._selector.unregister(self._stderr)
        return False

    def _next_line(self) -> bytes | None:
        """Take the first whole line of what was received, if there is one."""
        line, end, rest = self._received.partition(b"\n")
        if len(line) > MOST_BYTES:
            began = quoted(bytes(line[:_SAMPLE]))
            detail = f"It printed a line of more than {MOST_BYTES} bytes: {began}."
            raise BotFault(self.name, "too_long", detail)
        if not end:
            return None
        self._received = rest
        return bytes(line)

    def _late(self, seconds: float) -> BotFault:
        code = "too_slow" if self.answers else "no_hello"
        return BotFault(self.name, code, f"No answer in {seconds:g} s.{self.said}")

    def _gone(self) -> BotFault:
        """Say how the program ended; its output has."""
        try:
            status = self._process.wait(STATUS_SECONDS)
        except subprocess.TimeoutExpired:
            how = "It closed its output."
        else:
            by = f"by signal {-status}" if status < 0 else f"with status {status}"
            how = f"It ended {by}."
        with suppress(KeyError, BlockingIOError):
            while self._hear():
                pass
        code = "died" if self.answers else "ended_at_start"
        return BotFault(self.name, code, how + self.said)

    @property
    def said(self) -> str:
        """The last line that the program wrote to stderr, as a sentence."""
        lines = bytes(self._complaints).split(b"\n")
        last = next((line for line in reversed(lines) if line.strip()), b"")
        return f" It wrote to stderr: {quoted(last)}." if last else ""

    def close(self, seconds: float) -> tuple[bytes, bool]:
        """End the program and all that it has started.

        Returns what it has printed unasked, and whether it ended by itself within
        ``seconds`` when its input did.
        """
        self._stdin.close()
        deadline, ended = monotonic() + seconds, False
        while not ended and (left := deadline - monotonic()) > 0:
            ready = self._selector.select(min(left, LOOK_SECONDS))
            ended = not ready and self._process.poll() is not None
            for key, _ in ready:
                if key.fileobj is self._stderr:
                    self._hear()
                    continue
                received = _received(self._stdout)
                self._received += received[: MOST_BYTES - len(self._received)]
                ended = not received
        # All of the group: what the program has started goes on without it otherwise.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        self._stdout.close()
        self._stderr.close()
        return bytes(self._received), ended


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """Return a pipe of a process that does not block."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


def _received(stream: IO[bytes]) -> bytes:
    """Return what has arrived; nothing at the end."""
    return os.read(stream.fileno(), _READ)
