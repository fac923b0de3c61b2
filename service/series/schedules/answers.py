"""Answers about schedules."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from service.presentation.representation import (
    Representation,
    about,
    choice,
    moment,
)
from service.series.schedules.due import OVERLAPS, POLICIES
from service.series.tournaments.answers import EntrantCredential


class ScheduleRun(Representation, kw_only=True):
    """A run of a schedule."""

    due_at: Annotated[str, moment("When it was due (RFC 3339, UTC).")]
    tournament: Annotated[str, about("The id of its tournament.")]


class ScheduleDetails(Representation, kw_only=True):
    """A tournament that is held again and again."""

    id: Annotated[str, about("The id of the schedule.")]
    cron: Annotated[str, about("When it is due.")]
    zone: Annotated[str, about("In which time zone.")]
    missed: Annotated[str, choice("What happens with missed times.", POLICIES)]
    overlap: Annotated[
        str, choice("What happens if the last tournament still runs.", OVERLAPS)
    ]
    open_tournament: Annotated[
        str | UnsetType,
        about("The id of the tournament that accounts may enter: the next one."),
    ] = UNSET
    next_runs: Annotated[
        list[Annotated[str, moment("A due time (RFC 3339, UTC).")]],
        about("The next due times."),
    ]
    last_runs: Annotated[list[ScheduleRun], about("Latest first.")]
    created_at: Annotated[str, moment("When it was created (RFC 3339, UTC).")]


class CreatedSchedule(ScheduleDetails, kw_only=True):
    """A new schedule."""

    credentials: Annotated[
        list[EntrantCredential],
        about("The tokens of programs outside, for all runs, shown only here."),
    ]


class ScheduleList(Representation, kw_only=True):
    """All schedules."""

    items: Annotated[list[ScheduleDetails], about("Oldest first.")]
