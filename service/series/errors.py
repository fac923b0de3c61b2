"""What the service refuses about many games: a part of the tree of service/errors.

ServiceError
├── UnknownSimulation     404
├── UnknownTournament     404
├── UnknownSchedule       404
├── UnknownEntrant        404
├── RegistrationClosed    409
├── EntrantNameTaken      409
├── AlreadyEntered        409  as another entrant
├── TournamentFull        409
├── TooFewEntrants        409
├── TournamentNotStarted  409
├── TournamentOver        409
├── ReportMissing         409  the simulation is not finished
├── DecisionsMissing      409  nobody asked for the decisions to be kept
└── DecisionsTooLarge     409  they took more room than they may
"""

from __future__ import annotations

from service.errors import ServiceError


class UnknownSimulation(ServiceError):
    """There is no such simulation."""

    code, status = "unknown_simulation", 404


class UnknownTournament(ServiceError):
    """There is no such tournament."""

    code, status = "unknown_tournament", 404


class UnknownSchedule(ServiceError):
    """There is no such schedule."""

    code, status = "unknown_schedule", 404


class UnknownEntrant(ServiceError):
    """Nobody of this name takes part in the tournament."""

    code, status = "unknown_entrant", 404


class RegistrationClosed(ServiceError):
    """Nobody can enter or leave the tournament, or not any more."""

    code, status = "registration_closed", 409


class EntrantNameTaken(ServiceError):
    """Another entrant of the tournament has the name of the account."""

    code, status = "entrant_name_taken", 409


class AlreadyEntered(ServiceError):
    """The account takes part in the tournament as another entrant."""

    code, status = "already_entered", 409


class TournamentFull(ServiceError):
    """One more entrant would make too many games."""

    code, status = "tournament_full", 409


class TooFewEntrants(ServiceError):
    """The tournament cannot start with so few."""

    code, status = "too_few_entrants", 409


class TournamentNotStarted(ServiceError):
    """Accounts may still enter the tournament: there is nothing to pause."""

    code, status = "tournament_not_started", 409


class TournamentOver(ServiceError):
    """The tournament has finished or was cancelled."""

    code, status = "tournament_over", 409


class ReportMissing(ServiceError):
    """The simulation has no report, or not yet."""

    code, status = "report_missing", 409


class DecisionsMissing(ServiceError):
    """The simulation was not asked to keep its decisions."""

    code, status = "decisions_missing", 409


class DecisionsTooLarge(ServiceError):
    """The decisions took more room than they may, so none were kept."""

    code, status = "decisions_too_large", 409
