from typing import Literal, cast

SimulationSummaryStatus = Literal["cancelled", "finished", "running"]


def check_simulation_summary_status(value: str) -> SimulationSummaryStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(SimulationSummaryStatus, value)
