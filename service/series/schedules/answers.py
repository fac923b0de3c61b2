"""Answers about schedules."""

from typing import Annotated

from service.presentation.representation import (
    Representation,
    about,
    choice,
)
from service.series.schedules.due import POLICIES
from service.series.tournaments.answers import EntrantCredential


class ScheduleRun(Representation, kw_only=True):
    """A run of a schedule."""

    due_at: Annotated[str, about("When it was due (RFC 3339, UTC).")]
    tournament: Annotated[str, about("The id of its tournament.")]


class ScheduleDetails(Representation, kw_only=True):
    """A tournament that is held again and again."""

    id: Annotated[str, about("The id of the schedule.")]
    cron: Annotated[str, about("When it is due.")]
    zone: Annotated[str, about("In which time zone.")]
    missed: Annotated[str, choice("What happens with missed times.", POLICIES)]
    next_runs: Annotated[list[str], about("The next due times.")]
    last_runs: Annotated[list[ScheduleRun], about("Latest first.")]
    created_at: Annotated[str, about("When it was created (RFC 3339, UTC).")]


class CreatedSchedule(ScheduleDetails, kw_only=True):
    """A new schedule."""

    credentials: Annotated[
        list[EntrantCredential],
        about("The tokens of programs outside, for all runs, told this once."),
    ]


class ScheduleList(Representation, kw_only=True):
    """All schedules."""

    items: Annotated[list[ScheduleDetails], about("Oldest first.")]
