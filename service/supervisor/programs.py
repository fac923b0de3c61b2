"""What can be supervised: a program, and when it counts as ready."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


def at_once() -> bool:
    """A program that serves nobody is ready as soon as it runs."""
    return True


@dataclass(frozen=True)
class Program:
    """One process of Seance, as plain data."""

    name: str
    arguments: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    descriptors: tuple[int, ...] = ()
    is_ready: Callable[[], bool] = at_once
