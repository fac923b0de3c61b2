"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from seance_sdk.generated.aio import asked
import gzip
import json
from typing import TYPE_CHECKING, Any, Literal
from seance_sdk.generated.api.entrants import enter_tournament, leave_tournament, pause_tournament, replace_entrant, resume_tournament, start_tournament
from seance_sdk.generated.api.progress import stream_simulation, stream_tournament
from seance_sdk.generated.api.results import export_standings, export_tournament, export_tournament_games, get_cross_table
from seance_sdk.generated.api.schedules import create_schedule, delete_schedule, get_schedule, list_schedules
from seance_sdk.generated.api.simulations import cancel_simulation, create_simulation, draw_simulation, export_decisions, export_simulation, get_simulation, list_simulations
from seance_sdk.generated.api.tournaments import cancel_tournament, create_tournament, draw_tournament, get_tournament, list_tournament_games, list_tournaments
from seance_sdk.generated.models.create_schedule_request import CreateScheduleRequest
from seance_sdk.generated.models.create_simulation_request import CreateSimulationRequest
from seance_sdk.generated.models.entrant_request import EntrantRequest
from seance_sdk.generated.models.game_options import GameOptions
from seance_sdk.generated.models.replace_entrant_request import ReplaceEntrantRequest
from seance_sdk.generated.models.simulation_summary import SimulationSummary
from seance_sdk.generated.models.stop_request import StopRequest
from seance_sdk.generated.models.tournament_forecast import TournamentForecast
from seance_sdk.generated.models.tournament_request import TournamentRequest
from seance_sdk.generated.models.tournament_summary import TournamentSummary
from seance_sdk.generated.types import UNSET, Unset
from seance_sdk.generated.aio.pages import apages
from seance_sdk.generated.aio.streams import afollow
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence, AsyncIterator, Awaitable
    import httpx
    from seance_sdk.generated.models.create_schedule_request_missed import CreateScheduleRequestMissed
    from seance_sdk.generated.models.create_schedule_request_overlap import CreateScheduleRequestOverlap
    from seance_sdk.generated.models.created_schedule import CreatedSchedule
    from seance_sdk.generated.models.created_tournament import CreatedTournament
    from seance_sdk.generated.models.cross_table_row import CrossTableRow
    from seance_sdk.generated.models.schedule_details import ScheduleDetails
    from seance_sdk.generated.models.simulation import Simulation
    from seance_sdk.generated.models.tournament_details import TournamentDetails
    from seance_sdk.generated.models.tournament_game import TournamentGame
    from seance_sdk.generated.models.tournament_request_format import TournamentRequestFormat

class AsyncSimulations:
    """Many games between the same bots, and what they tell of them."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def create(self, title: str, seats: Sequence[str], games: int, *, options: Mapping[str, Any] | None=None, seed: int=0, spread: bool=False, stop: StopRequest | None=None, keep_decisions: bool=False) -> Simulation:
        """Have bots play, such as ``heuristic@1``; with ``stop``, until it is known."""
        body = CreateSimulationRequest(title=title, seats=list(seats), games=games, options=_options(options), seed=seed, spread=spread, stop=stop or UNSET, keep_decisions=keep_decisions)
        return create_simulation.parse(await self._http.request(**create_simulation.request(body=body)))

    async def get(self, id: str, compared_with: str='') -> Simulation:
        """Return a simulation: how far it is and, once it has finished, its report."""
        other = compared_with or UNSET
        return get_simulation.parse(await self._http.request(**get_simulation.request(id, compared_with=other)))

    async def all(self) -> AsyncIterator[SimulationSummary]:
        """Yield every simulation that the service remembers, the latest first."""
        async for each in apages(lambda at: asked(list_simulations, self._http, cursor=at)):
            yield each

    async def watch(self, id: str) -> AsyncIterator[SimulationSummary]:
        """Yield how far a simulation is, whenever that has changed, until its end."""
        async for message in afollow(self._http, stream_simulation.request(id)):
            yield SimulationSummary.from_dict(json.loads(message.data))

    async def cancel(self, id: str) -> SimulationSummary:
        """Stop a simulation."""
        return cancel_simulation.parse(await self._http.request(**cancel_simulation.request(id)))

    async def draw(self, id: str, compared_with: str='') -> str:
        """Return the report as a picture (SVG)."""
        other = compared_with or UNSET
        return draw_simulation.parse(await self._http.request(**draw_simulation.request(id, compared_with=other)))

    async def export(self, id: str) -> str:
        """Return the figures of the report as a table (CSV)."""
        return export_simulation.parse(await self._http.request(**export_simulation.request(id)))

    async def decisions(self, id: str) -> AsyncIterator[dict[str, Any]]:
        """Yield every decision of a simulation that has kept them, to learn from."""
        found = export_decisions.parse(await self._http.request(**export_decisions.request(id))).payload
        for line in gzip.GzipFile(fileobj=found):
            yield json.loads(line)

class AsyncTournaments:
    """Tournaments of bots and of programs."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    def plan(self, title: str, entrants: Mapping[str, Sequence[str]], *, format: TournamentRequestFormat='round_robin', seats: int=2, rounds: int | None=None, repeats: int=1, options: Mapping[str, Any] | None=None, seed: str='', move_seconds: int=60, game_seconds: int=0, max_timeouts: int=3, parallel: int=4, accounts: Sequence[str]=(), registration: bool=False, starts_at: str='') -> TournamentRequest:
        """Return a tournament to be held, at once or by a schedule."""
        return TournamentRequest(title=title, format_=format, seats=seats, entrants=[EntrantRequest(name, bots=list(bots)) if bots else EntrantRequest(name, external=True) for name, bots in entrants.items()] + [EntrantRequest(name, account=name) for name in accounts], rounds=UNSET if rounds is None else rounds, repeats=repeats, options=_options(options), seed=seed or UNSET, move_seconds=move_seconds, game_seconds=game_seconds, max_timeouts=max_timeouts, parallel=parallel, registration='open' if registration else UNSET, starts_at=starts_at or UNSET)

    async def create(self, plan: TournamentRequest) -> CreatedTournament:
        """Hold a tournament; tokens of programs outside come with it, this once."""
        return create_tournament.parse(await self._http.request(**create_tournament.request(body=plan)))

    async def forecast(self, plan: TournamentRequest) -> TournamentForecast:
        """Return how many games a tournament would have; none is held."""
        request = create_tournament.request(body=plan, dry_run='true')
        return TournamentForecast.from_dict((await self._http.request(**request)).json())

    async def get(self, id: str) -> TournamentDetails:
        """Return a tournament with its standings."""
        return get_tournament.parse(await self._http.request(**get_tournament.request(id)))

    async def all(self, *, running: bool=False) -> AsyncIterator[TournamentSummary]:
        """Yield every tournament that the service remembers, the latest first."""
        only: Literal['true'] | Unset = 'true' if running else UNSET
        async for each in apages(lambda at: asked(list_tournaments, self._http, cursor=at, running=only)):
            yield each

    async def games(self, id: str) -> AsyncIterator[TournamentGame]:
        """Yield the games of all rounds that have begun, in the order of play."""

        async def page(at: str | Unset) -> Any:
            cursor = int(at) if at else UNSET
            return list_tournament_games.parse(await self._http.request(**list_tournament_games.request(id, cursor=cursor)))
        async for each in apages(page):
            yield each

    async def watch(self, id: str) -> AsyncIterator[TournamentSummary]:
        """Yield how far a tournament is, whenever that has changed, until its end."""
        async for message in afollow(self._http, stream_tournament.request(id)):
            yield TournamentSummary.from_dict(json.loads(message.data))

    async def enter(self, id: str) -> TournamentDetails:
        """Enter a tournament that is open, with the account whose key this has."""
        return enter_tournament.parse(await self._http.request(**enter_tournament.request(id)))

    async def leave(self, id: str, name: str) -> TournamentDetails:
        """Leave a tournament that has not started, by the name of the account."""
        return leave_tournament.parse(await self._http.request(**leave_tournament.request(id, name)))

    async def replace(self, id: str, name: str, newcomer: str, *, bots: Sequence[str]=(), account: str='') -> TournamentDetails:
        """Let bots or an account take the place of an entrant, under a name."""
        body = ReplaceEntrantRequest(newcomer, bots=list(bots) or UNSET, account=account or UNSET)
        return replace_entrant.parse(await self._http.request(**replace_entrant.request(id, name, body=body)))

    async def start(self, id: str) -> TournamentDetails:
        """End the registration and begin to play."""
        return start_tournament.parse(await self._http.request(**start_tournament.request(id)))

    async def pause(self, id: str) -> TournamentDetails:
        """Stop the clocks; no game is begun."""
        return pause_tournament.parse(await self._http.request(**pause_tournament.request(id)))

    async def resume(self, id: str) -> TournamentDetails:
        """Let a tournament go on after a pause."""
        return resume_tournament.parse(await self._http.request(**resume_tournament.request(id)))

    async def cross_table(self, id: str) -> list[CrossTableRow]:
        """Return what each entrant has achieved against each other one."""
        return get_cross_table.parse(await self._http.request(**get_cross_table.request(id))).items

    async def export_standings(self, id: str) -> str:
        """Return the standings as a table (CSV)."""
        return export_standings.parse(await self._http.request(**export_standings.request(id)))

    async def export_games(self, id: str) -> str:
        """Return the games that have ended as a table (CSV)."""
        return export_tournament_games.parse(await self._http.request(**export_tournament_games.request(id)))

    async def export_replays(self, id: str) -> AsyncIterator[dict[str, Any]]:
        """Yield each finished game with its ``replay``, in order, as they come in."""
        async with self._http.stream(**export_tournament.request(id)) as response:
            rest = b''
            async for chunk in response.aiter_bytes():
                *lines, rest = (rest + chunk).split(b'\n')
                for line in lines:
                    yield json.loads(line)

    async def cancel(self, id: str) -> TournamentDetails:
        """Stop a tournament."""
        return cancel_tournament.parse(await self._http.request(**cancel_tournament.request(id)))

    async def draw(self, id: str) -> str:
        """Return the standings as a picture (SVG)."""
        return draw_tournament.parse(await self._http.request(**draw_tournament.request(id)))

class AsyncSchedules:
    """Tournaments that are held again and again."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def create(self, cron: str, plan: TournamentRequest, *, zone: str='UTC', missed: CreateScheduleRequestMissed='run_late', overlap: CreateScheduleRequestOverlap='allow') -> CreatedSchedule:
        """Hold a tournament whenever ``cron`` says, in a time zone."""
        body = CreateScheduleRequest(cron, plan, zone=zone, missed=missed, overlap=overlap)
        return create_schedule.parse(await self._http.request(**create_schedule.request(body=body)))

    async def get(self, id: str) -> ScheduleDetails:
        """Return a schedule; accounts see those that they take part in."""
        return get_schedule.parse(await self._http.request(**get_schedule.request(id)))

    async def all(self) -> list[ScheduleDetails]:
        """Return every schedule."""
        return list_schedules.parse(await self._http.request(**list_schedules.request())).items

    async def delete(self, id: str) -> None:
        """End a schedule; what it has begun goes on."""
        delete_schedule.parse(await self._http.request(**delete_schedule.request(id)))
from seance_sdk.series import _options
