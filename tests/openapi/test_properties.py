"""Generated requests against every operation: examples, bounds, noise, and journeys."""

import subprocess
import sys
from pathlib import Path

import pytest

from service.settings import Settings
from service.store import Store
from service.store.health import BOTS
from service.supervisor import ports, programs
from service.supervisor.children import Child
from tests import unmeasured
from tests.openapi.bearers import OPERATOR
from tests.servers import PATIENCE, wait_until
from workers.heartbeat import heartbeat

HERE = Path(__file__).parent
SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")


EVERY_BOUND = "examples,coverage,fuzzing,stateful"
SOME = "examples,fuzzing,stateful"
"""Without all bounds of all fields one by one, which take minutes."""


@pytest.mark.parametrize(
    "examples, phases",
    [(4, SOME), pytest.param(20, EVERY_BOUND, marks=pytest.mark.soak)],
)
def test_generated_requests_find_no_fault(
    redis_url: str, tmp_path: Path, examples: int, phases: str
) -> None:
    """
    All checks of schemathesis, with links from what is made to what is done with it.
    """
    with ports.hold("127.0.0.1", 0) as (host, port):
        settings = Settings(
            host=host,
            port=port,
            redis_url=redis_url,
            api_processes=1,
            # Nobody here waits for anything to happen, nor as often as these do.
            max_wait_seconds=0,
            max_stream_seconds=0,
            token_requests=0,
            address_requests=0,
            operator_keys=(OPERATOR,),
            secret="a-secret-to-derive-others-from",
            log_level="warning",
        )
        server = Child(
            programs.Program("api", programs.api(settings), settings.environment())
        )
        server.start()
        try:
            # Readiness asks for a sign of life of a worker.
            with heartbeat(Store(settings), BOTS):
                wait_until(lambda: programs.is_serving(host, port), "the API is ready")
                url = f"http://{host}:{port}/openapi.json"
                ran = _schemathesis(url, tmp_path, examples, phases)
        finally:
            server.ask_to_stop()
            wait_until(server.has_stopped, "the server has stopped")

    assert 0 == ran.returncode, ran.stdout


def _schemathesis(
    url: str, folder: Path, examples: int, phases: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            *(SCHEMATHESIS, "--config-file", HERE / "schemathesis.toml", "run", url),
            *("--max-examples", str(examples), "--phases", phases),
        ],
        env=unmeasured.environment(
            SCHEMATHESIS_HOOKS="tests.openapi.bearers",
            PYTHONPATH=str(HERE.parents[1]),
        ),
        # It leaves notes where it runs.
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=12 * PATIENCE,
        check=False,
    )
