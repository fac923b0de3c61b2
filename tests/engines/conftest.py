"""Generated examples are the same in every run: a failure can be shown again."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "seance",
    derandomize=True,
    deadline=None,
    max_examples=40,
    # It measures seconds, which tell how busy the machine is.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("seance")
