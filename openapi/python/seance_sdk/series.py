"""Many games at once: simulations, tournaments and their schedules.

``Seance`` has each of them: ``seance.tournaments.get(id)``. A service with operator
keys wants one of them as the token of the ``Seance``.
"""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any, Literal

from seance_sdk.generated.api.entrants import (
    enter_tournament,
    leave_tournament,
    pause_tournament,
    replace_entrant,
    resume_tournament,
    start_tournament,
)
from seance_sdk.generated.api.progress import stream_simulation, stream_tournament
from seance_sdk.generated.api.results import (
    export_standings,
    export_tournament,
    export_tournament_games,
    get_cross_table,
)
from seance_sdk.generated.api.schedules import (
    create_schedule,
    delete_schedule,
    get_schedule,
    list_schedules,
)
from seance_sdk.generated.api.simulations import (
    cancel_simulation,
    create_simulation,
    draw_simulation,
    export_decisions,
    export_simulation,
    get_simulation,
    list_simulations,
)
from seance_sdk.generated.api.tournaments import (
    cancel_tournament,
    create_tournament,
    draw_tournament,
    get_tournament,
    list_tournament_games,
    list_tournaments,
)
from seance_sdk.generated.models.create_schedule_request import CreateScheduleRequest
from seance_sdk.generated.models.create_simulation_request import (
    CreateSimulationRequest,
)
from seance_sdk.generated.models.entrant_request import EntrantRequest
from seance_sdk.generated.models.game_options import GameOptions
from seance_sdk.generated.models.replace_entrant_request import ReplaceEntrantRequest
from seance_sdk.generated.models.simulation_summary import SimulationSummary
from seance_sdk.generated.models.stop_request import StopRequest
from seance_sdk.generated.models.tournament_forecast import TournamentForecast
from seance_sdk.generated.models.tournament_request import TournamentRequest
from seance_sdk.generated.models.tournament_summary import TournamentSummary
from seance_sdk.generated.types import UNSET, Unset
from seance_sdk.pages import pages
from seance_sdk.streams import follow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import httpx

    from seance_sdk.generated.models.create_schedule_request_missed import (
        CreateScheduleRequestMissed,
    )
    from seance_sdk.generated.models.create_schedule_request_overlap import (
        CreateScheduleRequestOverlap,
    )
    from seance_sdk.generated.models.created_schedule import CreatedSchedule
    from seance_sdk.generated.models.created_tournament import CreatedTournament
    from seance_sdk.generated.models.cross_table_row import CrossTableRow
    from seance_sdk.generated.models.schedule_details import ScheduleDetails
    from seance_sdk.generated.models.simulation import Simulation
    from seance_sdk.generated.models.tournament_details import TournamentDetails
    from seance_sdk.generated.models.tournament_game import TournamentGame
    from seance_sdk.generated.models.tournament_request_format import (
        TournamentRequestFormat,
    )


class Simulations:
    """Many games between the same bots, and what they tell of them."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def create(
        self,
        title: str,
        seats: Sequence[str],
        games: int,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        spread: bool = False,
        stop: StopRequest | None = None,
        keep_decisions: bool = False,
    ) -> Simulation:
        """Have bots play, such as ``heuristic@1``; with ``stop``, until it is known.

        With ``keep_decisions``, ``decisions`` has all of up to 500 games.
        """
        body = CreateSimulationRequest(
            title=title,
            seats=list(seats),
            games=games,
            options=_options(options),
            seed=seed,
            spread=spread,
            stop=stop or UNSET,
            keep_decisions=keep_decisions,
        )
        return create_simulation.call(self._http, body=body)

    def get(self, id: str, compared_with: str = "") -> Simulation:  # noqa: A002
        """Return a simulation: how far it is and, once it has finished, its report."""
        other = compared_with or UNSET
        return get_simulation.call(self._http, id, compared_with=other)

    def all(self) -> Iterator[SimulationSummary]:
        """Yield every simulation that the service remembers, the latest first."""
        yield from pages(lambda at: list_simulations.call(self._http, cursor=at))

    def watch(self, id: str) -> Iterator[SimulationSummary]:  # noqa: A002
        """Yield how far a simulation is, whenever that has changed, until its end."""
        for message in follow(self._http, stream_simulation.request(id)):
            yield SimulationSummary.from_dict(json.loads(message.data))

    def cancel(self, id: str) -> SimulationSummary:  # noqa: A002
        """Stop a simulation."""
        return cancel_simulation.call(self._http, id)

    def draw(self, id: str, compared_with: str = "") -> str:  # noqa: A002
        """Return the report as a picture (SVG)."""
        other = compared_with or UNSET
        return draw_simulation.call(self._http, id, compared_with=other)

    def export(self, id: str) -> str:  # noqa: A002
        """Return the figures of the report as a table (CSV)."""
        return export_simulation.call(self._http, id)

    def decisions(self, id: str) -> Iterator[dict[str, Any]]:  # noqa: A002
        """Yield every decision of a simulation that has kept them, to learn from."""
        found = export_decisions.call(self._http, id).payload
        for line in gzip.GzipFile(fileobj=found):
            yield json.loads(line)


class Tournaments:
    """Tournaments of bots and of programs."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def plan(
        self,
        title: str,
        entrants: Mapping[str, Sequence[str]],
        *,
        format: TournamentRequestFormat = "round_robin",  # noqa: A002
        seats: int = 2,
        rounds: int | None = None,
        repeats: int = 1,
        options: Mapping[str, Any] | None = None,
        seed: str = "",
        move_seconds: int = 60,
        game_seconds: int = 0,
        max_timeouts: int = 3,
        parallel: int = 4,
        accounts: Sequence[str] = (),
        registration: bool = False,
        starts_at: str = "",
    ) -> TournamentRequest:
        """Return a tournament to be held, at once or by a schedule.

        ``entrants`` has the bots of each name, strongest first: one bot, or one for
        each seat of a team; none for a program outside. ``accounts`` take part under
        their names. With ``registration`` others may enter, until ``starts_at`` (RFC
        3339) or until it is started. ``rounds`` are for Swiss.
        """
        return TournamentRequest(
            title=title,
            format_=format,
            seats=seats,
            entrants=[
                EntrantRequest(name, bots=list(bots))
                if bots
                else EntrantRequest(name, external=True)
                for name, bots in entrants.items()
            ]
            + [EntrantRequest(name, account=name) for name in accounts],
            rounds=UNSET if rounds is None else rounds,
            repeats=repeats,
            options=_options(options),
            seed=seed or UNSET,
            move_seconds=move_seconds,
            game_seconds=game_seconds,
            max_timeouts=max_timeouts,
            parallel=parallel,
            registration="open" if registration else UNSET,
            starts_at=starts_at or UNSET,
        )

    def create(self, plan: TournamentRequest) -> CreatedTournament:
        """Hold a tournament; tokens of programs outside come with it, this once."""
        return create_tournament.call(self._http, body=plan)

    def forecast(self, plan: TournamentRequest) -> TournamentForecast:
        """Return how many games a tournament would have; none is held."""
        request = create_tournament.request(body=plan, dry_run="true")
        return TournamentForecast.from_dict(self._http.request(**request).json())

    def get(self, id: str) -> TournamentDetails:  # noqa: A002
        """Return a tournament with its standings."""
        return get_tournament.call(self._http, id)

    def all(self, *, running: bool = False) -> Iterator[TournamentSummary]:
        """Yield every tournament that the service remembers, the latest first.

        With ``running``, only those that have not ended.
        """
        only: Literal["true"] | Unset = "true" if running else UNSET
        yield from pages(
            lambda at: list_tournaments.call(self._http, cursor=at, running=only)
        )

    def games(self, id: str) -> Iterator[TournamentGame]:  # noqa: A002
        """Yield the games of all rounds that have begun, in the order of play."""

        def page(at: str | Unset) -> Any:
            cursor = int(at) if at else UNSET
            return list_tournament_games.call(self._http, id, cursor=cursor)

        yield from pages(page)

    def watch(self, id: str) -> Iterator[TournamentSummary]:  # noqa: A002
        """Yield how far a tournament is, whenever that has changed, until its end."""
        for message in follow(self._http, stream_tournament.request(id)):
            yield TournamentSummary.from_dict(json.loads(message.data))

    def enter(self, id: str) -> TournamentDetails:  # noqa: A002
        """Enter a tournament that is open, with the account whose key this has."""
        return enter_tournament.call(self._http, id)

    def leave(self, id: str, name: str) -> TournamentDetails:  # noqa: A002
        """Leave a tournament that has not started, by the name of the account."""
        return leave_tournament.call(self._http, id, name)

    def replace(
        self,
        id: str,  # noqa: A002
        name: str,
        newcomer: str,
        *,
        bots: Sequence[str] = (),
        account: str = "",
    ) -> TournamentDetails:
        """Let bots or an account take the place of an entrant, under a name."""
        body = ReplaceEntrantRequest(
            newcomer, bots=list(bots) or UNSET, account=account or UNSET
        )
        return replace_entrant.call(self._http, id, name, body=body)

    def start(self, id: str) -> TournamentDetails:  # noqa: A002
        """End the registration and begin to play."""
        return start_tournament.call(self._http, id)

    def pause(self, id: str) -> TournamentDetails:  # noqa: A002
        """Stop the clocks; no game is begun."""
        return pause_tournament.call(self._http, id)

    def resume(self, id: str) -> TournamentDetails:  # noqa: A002
        """Let a tournament go on after a pause."""
        return resume_tournament.call(self._http, id)

    def cross_table(self, id: str) -> list[CrossTableRow]:  # noqa: A002
        """Return what each entrant has achieved against each other one."""
        return get_cross_table.call(self._http, id).items

    def export_standings(self, id: str) -> str:  # noqa: A002
        """Return the standings as a table (CSV)."""
        return export_standings.call(self._http, id)

    def export_games(self, id: str) -> str:  # noqa: A002
        """Return the games that have ended as a table (CSV)."""
        return export_tournament_games.call(self._http, id)

    def export_replays(self, id: str) -> Iterator[dict[str, Any]]:  # noqa: A002
        """Yield each finished game with its ``replay``, in order, as they come in."""
        with self._http.stream(**export_tournament.request(id)) as response:
            rest = b""
            for chunk in response.iter_bytes():
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    yield json.loads(line)

    def cancel(self, id: str) -> TournamentDetails:  # noqa: A002
        """Stop a tournament."""
        return cancel_tournament.call(self._http, id)

    def draw(self, id: str) -> str:  # noqa: A002
        """Return the standings as a picture (SVG)."""
        return draw_tournament.call(self._http, id)


class Schedules:
    """Tournaments that are held again and again."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def create(
        self,
        cron: str,
        plan: TournamentRequest,
        *,
        zone: str = "UTC",
        missed: CreateScheduleRequestMissed = "run_late",
        overlap: CreateScheduleRequestOverlap = "allow",
    ) -> CreatedSchedule:
        """Hold a tournament whenever ``cron`` says, in a time zone.

        With ``overlap="skip"`` one is left out while the one before it is played.
        """
        body = CreateScheduleRequest(
            cron, plan, zone=zone, missed=missed, overlap=overlap
        )
        return create_schedule.call(self._http, body=body)

    def get(self, id: str) -> ScheduleDetails:  # noqa: A002
        """Return a schedule; accounts see those that they take part in."""
        return get_schedule.call(self._http, id)

    def all(self) -> list[ScheduleDetails]:
        """Return every schedule."""
        return list_schedules.call(self._http).items

    def delete(self, id: str) -> None:  # noqa: A002
        """End a schedule; what it has begun goes on."""
        delete_schedule.call(self._http, id)


def _options(options: Mapping[str, Any] | None) -> GameOptions | Unset:
    return UNSET if options is None else GameOptions.from_dict(options)
