import json
import re
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import jsonschema
import kubernetes_validate
import promql_parser
import pytest

from service.api import create_app
from service.settings import Settings, variable
from service.supervisor import programs, redis_server
from tests.callers import InProcess
from tests.deploy.manifests import (
    KUBERNETES,
    Manifest,
    container,
    files,
    kustomization,
    manifests,
    named,
    pods,
)

VERSIONS = ("1.32", "1.37")
"""Of Kubernetes: the oldest that has what the manifests use, and the newest known."""

SCHEMA = json.loads((Path(__file__).parent / "schemas/scaled_object.json").read_text())

OURS = {"api", "bots", "bot-games", "hints", "reconciler", "simulations"}

KEDA = "ScaledObject"

EXISTING = {variable(each.name) for each in fields(Settings)}


def described(manifest: Manifest) -> str:
    return f"{manifest['kind']}-{manifest['metadata']['name']}"


def grace(name: str) -> int:
    found: int = pods()[name]["terminationGracePeriodSeconds"]
    return found


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    "manifest",
    [each for each in manifests() if each["kind"] != KEDA],
    ids=described,
)
def test_every_manifest_is_valid(manifest: Manifest, version: str) -> None:
    """
    By the schemas of Kubernetes itself; a field that it does not know is refused.
    """
    kubernetes_validate.validate(manifest, version, strict=True)


def test_a_misspelt_field_would_be_noticed() -> None:
    """
    Kubernetes would drop it without a word.
    """
    manifest = named("Deployment")["api"]
    manifest["spec"]["template"]["spec"]["terminationGraceSeconds"] = 30

    with pytest.raises(kubernetes_validate.ValidationError, match="terminationGrace"):
        kubernetes_validate.validate(manifest, VERSIONS[-1], strict=True)


@pytest.mark.parametrize("manifest", manifests(KEDA), ids=described)
def test_what_keda_gets_is_valid(manifest: Manifest) -> None:
    """
    By the schema that is stored here; its queries are PromQL.
    """
    jsonschema.Draft202012Validator(SCHEMA).validate(manifest)
    for trigger in manifest["spec"]["triggers"]:
        promql_parser.parse(trigger["metadata"]["query"])


def test_kustomize_takes_every_file() -> None:
    """
    One that is not listed would never be applied.
    """
    listed = kustomization()["resources"]
    assert [path.name for path in files()] == sorted(
        each for each in listed if not each.startswith("..")
    )
    proxy = kustomization(KUBERNETES.parent / "proxy")
    (made,) = proxy["configMapGenerator"]
    for each in made["files"]:
        assert (KUBERNETES.parent / "proxy" / each.rpartition("=")[2]).is_file()
    (volume,) = (each for each in pods()["proxy"]["volumes"] if "configMap" in each)
    assert made["name"] == volume["configMap"]["name"]


def test_every_process_of_the_supervisor_has_a_deployment() -> None:
    """
    With its command; `seance api` becomes the API of `seance up`.
    """
    supervised = {
        program.name.partition(".")[0]: [
            "python" if word == sys.executable else word for word in program.arguments
        ]
        for stage in programs.stages(Settings())
        for program in stage
    }
    supervised["api"] = ["seance", "api"]

    assert supervised == {
        name.replace("-", "_"): container(name)["command"] for name in OURS
    }
    assert OURS | {"proxy"} == set(named("Deployment"))


def test_every_setting_that_is_named_exists() -> None:
    """
    A misspelt variable would silently change nothing.
    """
    text = "".join(path.read_text() for path in (*files(), KUBERNETES / "README.md"))

    assert set() == set(re.findall(r"SEANCE_[A-Z_]+", text)) - EXISTING


def test_the_settings_are_good_ones() -> None:
    """
    A process takes what the ConfigMap and the API's own variables say.
    """
    data = named("ConfigMap")["seance"]["data"]
    own = {each["name"]: each["value"] for each in container("api")["env"]}
    secret = {"SEANCE_OPERATOR_KEYS": "a-key-of-more-than-22-characters"}

    settings = Settings.load({**data, **own, **secret})

    assert 1 == settings.proxies
    assert 8000 == settings.port
    for name in OURS:
        assert ["seance", "seance"] == [
            source[kind]["name"]
            for source, kind in zip(
                container(name)["envFrom"],
                ("configMapRef", "secretRef"),
                strict=True,
            )
        ]


@pytest.mark.parametrize("name", sorted(OURS | {"proxy"}))
def test_a_pod_may_finish_its_work(name: str) -> None:
    """
    Kubernetes kills it later than `seance up` would, whatever comes before.
    """
    stop = Settings.load(named("ConfigMap")["seance"]["data"] | {"SEANCE_HOST": ""})
    sleep = container(name).get("lifecycle", {}).get("preStop", {}).get("sleep", {})

    assert grace(name) > stop.stop_seconds + sleep.get("seconds", 0)


@pytest.mark.parametrize("name", sorted(OURS | {"proxy"}))
def test_a_rollout_takes_nothing_away_before_the_new_one_is_there(name: str) -> None:
    """
    And a new one that cannot run stops it.
    """
    spec = named("Deployment")[name]["spec"]

    assert {"maxUnavailable": 0, "maxSurge": 1} == spec["strategy"]["rollingUpdate"]
    assert spec["minReadySeconds"] > 0


@pytest.mark.parametrize("name", sorted(pods()))
def test_no_pod_has_more_rights_than_it_needs(name: str) -> None:
    """
    Not root, nothing writable but a folder of its own, no token of the cluster.
    """
    pod, one = pods()[name], container(name)

    assert not pod["automountServiceAccountToken"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert "RuntimeDefault" == pod["securityContext"]["seccompProfile"]["type"]
    assert one["securityContext"]["readOnlyRootFilesystem"]
    assert not one["securityContext"]["allowPrivilegeEscalation"]
    assert ["ALL"] == one["securityContext"]["capabilities"]["drop"]
    assert {"cpu", "memory"} == set(one["resources"]["requests"])
    assert "memory" in one["resources"]["limits"]
    if name != "redis":
        assert "/tmp" in {each["mountPath"] for each in one["volumeMounts"]}  # noqa: S108


def test_the_probes_ask_what_the_service_answers(redis_url: str) -> None:
    """
    Liveness by what asks nobody else, readiness by what asks Redis and workers.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    probes = {
        kind: container("api")[kind]["httpGet"]["path"]
        for kind in ("startupProbe", "livenessProbe", "readinessProbe")
    }

    assert ["/healthz", "/healthz", "/readyz"] == list(probes.values())
    assert 200 == caller.ask("GET", probes["livenessProbe"]).status
    assert 503 == caller.ask("GET", probes["readinessProbe"]).status


def test_what_is_scaled_has_no_number_of_its_own() -> None:
    """
    Each release would set it back.
    """
    scaled = {
        each["spec"]["scaleTargetRef"]["name"]
        for kind in (KEDA, "HorizontalPodAutoscaler")
        for each in manifests(kind)
    }

    assert {"api", "bots", "bot-games", "hints", "simulations"} == scaled
    for name, each in named("Deployment").items():
        assert (name in scaled) == ("replicas" not in each["spec"]), name
    assert 0 == named(KEDA)["simulations"]["spec"]["minReplicaCount"]
    assert named(KEDA)["bots"]["spec"]["minReplicaCount"] >= 1


def test_a_drained_machine_leaves_somebody_who_answers() -> None:
    """
    Every Deployment has a budget, and none keeps a machine from being drained.
    """
    budgets = named("PodDisruptionBudget")
    at_least: dict[str, int] = {
        **{name: each["spec"].get("replicas", 1) for name, each in _deployments()},
        **{name: each["spec"]["minReplicaCount"] for name, each in named(KEDA).items()},
        "api": named("HorizontalPodAutoscaler")["api"]["spec"]["minReplicas"],
    }

    assert set(named("Deployment")) == set(budgets)
    for name, budget in budgets.items():
        assert budget["spec"].get("minAvailable", -1) < at_least[name], name


def _deployments() -> list[tuple[str, Manifest]]:
    return list(named("Deployment").items())


def test_only_our_processes_reach_redis() -> None:
    """
    Whoever can write to the job queues can run code.
    """
    policies = named("NetworkPolicy")
    (rule,) = policies["redis"]["spec"]["ingress"]
    (source,) = rule["from"]
    (chosen,) = source["podSelector"]["matchExpressions"]

    assert OURS == set(chosen["values"])
    assert {} == policies["nothing"]["spec"]["podSelector"]
    assert ["Ingress", "Egress"] == policies["nothing"]["spec"]["policyTypes"]
    out = policies["webhooks"]["spec"]
    assert "bot-games" == out["podSelector"]["matchLabels"]["process"]
    ports = {each["port"] for each in out["egress"][0]["ports"]}
    assert set(Settings().webhook_ports) == ports


def test_redis_in_kubernetes_is_as_durable_as_our_own() -> None:
    """
    It has the options that `seance up` gives its server.
    """
    words: list[Any] = container("redis")["args"]
    for name, value in redis_server.DURABLE.items():
        assert value == words[words.index(f"--{name}") + 1]


def test_labels_and_selectors_agree() -> None:
    """
    Pods that no selector finds get no requests, no budget and no policy.
    """
    labels = {
        name: each["spec"]["template"]["metadata"]["labels"]
        for kind in ("Deployment", "StatefulSet")
        for name, each in named(kind).items()
    }
    for name, found in labels.items():
        assert {"app": "seance", "process": name} == found
    for kind in ("Service", "PodDisruptionBudget"):
        for each in manifests(kind):
            selector = each["spec"]["selector"]
            assert selector.get("matchLabels", selector) in labels.values()
