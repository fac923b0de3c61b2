"""What deploy/kubernetes says, read as YAML and nothing more."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml

KUBERNETES = Path(__file__).parents[2] / "deploy" / "kubernetes"

Manifest = dict[str, Any]


def kustomization(folder: Path = KUBERNETES) -> Manifest:
    found: Manifest = yaml.safe_load((folder / "kustomization.yaml").read_text())
    return found


def files() -> list[Path]:
    """The manifests, without what puts them together."""
    return sorted(
        path for path in KUBERNETES.glob("*.yaml") if path.stem != "kustomization"
    )


@cache
def _read() -> list[Manifest]:
    return [each for path in files() for each in yaml.safe_load_all(path.read_text())]


def manifests(kind: str = "") -> list[Manifest]:
    """All manifests, or those of a kind; a test may change them."""
    return [deepcopy(each) for each in _read() if kind in ("", each["kind"])]


def named(kind: str) -> dict[str, Manifest]:
    """The manifests of a kind, by name."""
    return {each["metadata"]["name"]: each for each in manifests(kind)}


def pods() -> dict[str, Manifest]:
    """What pods are made of, by the name of their Deployment or StatefulSet."""
    return {
        name: each["spec"]["template"]["spec"]
        for kind in ("Deployment", "StatefulSet")
        for name, each in named(kind).items()
    }


def container(name: str) -> Manifest:
    """The one container of a pod."""
    (found,) = pods()[name]["containers"]
    assert isinstance(found, dict)
    return found
