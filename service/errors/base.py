"""What all refusals of the service have in common."""

from __future__ import annotations


class ServiceError(Exception):
    """A request that is turned down, and why."""

    code: str
    status: int
    remembered: bool = False
    """Whether the refusal is kept for its Idempotency-Key: it would not change."""
    pointer: str = ""
    """Where in the request the reason lies (RFC 6901), if at one place."""
    seconds: int = 0
    """After how many seconds the client may come back; 0 if that is not known."""
    detail: str = "detail"
    """Which text says what there is to say about the one request, if there is any."""

    def __init__(self, **values: object) -> None:
        """Refuse; ``values`` fill in the sentence."""
        super().__init__(self.code)
        self.values = values
