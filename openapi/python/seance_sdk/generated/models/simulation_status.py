from typing import Literal, cast

SimulationStatus = Literal["cancelled", "finished", "running"]


def check_simulation_status(value: str) -> SimulationStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(SimulationStatus, value)
