"""Generated examples are the same in every run: a failure can be shown again."""

from hypothesis import settings

settings.register_profile("seance", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("seance")
