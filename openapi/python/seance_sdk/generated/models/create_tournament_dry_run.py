from typing import Literal, cast

CreateTournamentDryRun = Literal["false", "true"]


def check_create_tournament_dry_run(value: str) -> CreateTournamentDryRun:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateTournamentDryRun, value)
