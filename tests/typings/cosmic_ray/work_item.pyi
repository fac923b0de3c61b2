from enum import StrEnum
from pathlib import Path
from typing import Any

class WorkerOutcome(StrEnum):
    NORMAL = "normal"

class TestOutcome(StrEnum):
    SURVIVED = "survived"
    KILLED = "killed"

class MutationSpec:
    module_path: Path
    operator_name: str
    operator_args: dict[str, Any]
    occurrence: int
    start_pos: tuple[int, int]

class WorkItem:
    job_id: str
    mutations: tuple[MutationSpec, ...]

class WorkResult:
    output: str | None
    diff: str | None
    def __init__(
        self,
        worker_outcome: WorkerOutcome,
        output: str | None = None,
        test_outcome: TestOutcome | None = None,
        diff: str | None = None,
    ) -> None: ...
    @property
    def is_killed(self) -> bool: ...
