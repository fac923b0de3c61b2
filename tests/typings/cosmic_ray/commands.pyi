from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol

from cosmic_ray.work_item import WorkItem

class Items(Protocol):
    def clear(self) -> None: ...
    def add_work_items(self, items: Iterable[WorkItem]) -> None: ...

def init(
    module_paths: Iterable[Path], work_db: Items, operator_cfgs: Mapping[str, object]
) -> None: ...
