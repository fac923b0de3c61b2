"""Made by ``python -m openapi.sdk_python``; do not edit."""

from typing import Any

import httpx


async def asked(
    operation: Any, client: httpx.AsyncClient, *args: Any, **more: Any
) -> Any:
    return operation.parse(await client.request(**operation.request(*args, **more)))
