"""Generated requests against every operation: examples, bounds, noise, and journeys."""

import subprocess
import sys
from pathlib import Path

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


def test_generated_requests_find_no_fault(redis_url: str, tmp_path: Path) -> None:
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
                ran = _schemathesis(f"http://{host}:{port}/openapi.json", tmp_path)
        finally:
            server.ask_to_stop()
            wait_until(server.has_stopped, "the server has stopped")

    assert 0 == ran.returncode, ran.stdout


def _schemathesis(url: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SCHEMATHESIS, "--config-file", HERE / "schemathesis.toml", "run", url],
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
