from typing import Any

class ValidationError(Exception): ...

def validate(
    data: dict[str, Any], desired_version: str, strict: bool = False
) -> str: ...
