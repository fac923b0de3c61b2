"""What an engine turned down, as the service says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core import errors as engine
from service.errors.base import ServiceError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.errors import EngineError
    from engines.core.title import Title

STATUS: Mapping[type[EngineError], int] = {
    engine.BadSetup: 422,
    engine.MalformedCommand: 422,
    engine.IllegalCommand: 422,
    engine.NotYourDecision: 409,
    engine.GameOver: 409,
}
"""What an engine refuses, as HTTP says it."""


class EngineRefusal(ServiceError):
    """An engine turned something down: its code, its rules, its words."""

    remembered = True

    def __init__(
        self, error: EngineError, title: Title[Any], *, pointer: str = ""
    ) -> None:
        """Refuse as ``error`` does; ``pointer`` leads to what the engine was given."""
        self.code = error.code
        self.status = STATUS[type(error)]
        super().__init__()
        self.reason = error.reason
        self.rules = error.rules
        self.pointer = pointer + error.pointer
        self.title = title
