from pathlib import Path

class MutationSpec:
    module_path: Path
    operator_name: str
    occurrence: int
    start_pos: tuple[int, int]

class WorkItem:
    job_id: str
    mutations: list[MutationSpec]

class WorkResult:
    output: str | None
    diff: str | None
    @property
    def is_killed(self) -> bool: ...
