from typing import Any

import httpx

from ...models.create_simulation_request import CreateSimulationRequest
from ...models.simulation import Simulation
from ...types import UNSET, Unset


def request(
    *,
    body: CreateSimulationRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_simulation."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/simulations",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Simulation:
    """Return what the service answered to create_simulation."""
    response_202 = Simulation.from_dict(response.json())

    return response_202


def call(
    client: httpx.Client,
    *,
    body: CreateSimulationRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Simulation:
    """Play many games between bots and count what comes out.

    The result depends on the request alone, however many workers play. Only for
    operators, where the service has any.

    Args:
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateSimulationRequest): Games between bots, to be counted.
    """
    return parse(
        client.request(
            **request(
                body=body,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
