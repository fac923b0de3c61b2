"""Entering and leaving a tournament, and how it starts, pauses and goes on.

Until it starts its entrants may change. Afterwards one may only be replaced, and the
request keeps who began which games: everything that happens in a tournament follows
from its request. Each change is a compare-and-set of that request.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from engines.core.errors import EngineError, Reason
from service.accounts.errors import UnknownAccount
from service.accounts.webhooks.announcing import announce_tournament
from service.accounts.webhooks.webhook import MessageKind
from service.errors import InvalidFields, NotAnOperator, UnknownGame
from service.games.deadlines import now
from service.series.errors import (
    AlreadyEntered,
    EntrantNameTaken,
    RegistrationClosed,
    TooFewEntrants,
    TournamentFull,
    TournamentNotStarted,
    TournamentOver,
    UnknownEntrant,
    UnknownTournament,
)
from service.series.tournaments.course import Course
from service.series.tournaments.games import game_id
from service.series.tournaments.results import results_of
from service.series.tournaments.tournament import (
    MOST_GAMES,
    Entrant,
    Registration,
    Substitution,
    Tournament,
)
from service.series.validation import InvalidValue, refuse_invalid
from service.store.queues import PLAY_TOURNAMENT
from service.store.series import SeriesRecord, SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from service.store import Store

log = logging.getLogger(__name__)

MOST_ENTRANTS = 512


class CalledOff:
    """Why a tournament was called off."""

    TOO_FEW = "too_few_entrants"
    IMPOSSIBLE = "cannot_be_held"
    """The title cannot be played with these options by tables of these sizes."""
    OVERLAP = "overlap"
    """The tournament before it on its schedule still runs."""
    MISSED = "missed"
    """Nobody could start it in time, and its schedule does not start late."""
    SCHEDULE_GONE = "schedule_deleted"


def enter(store: Store, tournament_id: str, account: str) -> SeriesRecord:
    """Let an account take part; one that does already stays as it is."""

    def change(tournament: Tournament) -> Tournament:
        if tournament.entrant_of(account):
            return tournament
        if not tournament.is_open or 0 < tournament.starts_at <= now():
            raise RegistrationClosed
        if any(entrant.name == account for entrant in tournament.entrants):
            raise EntrantNameTaken(name=account)
        entrants = (*tournament.entrants, Entrant(account, account=account))
        entered = replace(tournament, entrants=entrants)
        if len(entrants) > MOST_ENTRANTS or entered.most_games > MOST_GAMES:
            raise TournamentFull(entrants=len(tournament.entrants))
        return entered

    return update(store, tournament_id, change)


def leave(store: Store, tournament_id: str, name: str) -> SeriesRecord:
    """Let an entrant leave, as long as the tournament has not started."""

    def change(tournament: Tournament) -> Tournament:
        staying = tuple(each for each in tournament.entrants if each.name != name)
        if len(staying) == len(tournament.entrants):
            raise UnknownEntrant
        if not tournament.is_open:
            raise RegistrationClosed
        return replace(tournament, entrants=staying)

    return update(store, tournament_id, change)


def replace_entrant(
    store: Store, tournament_id: str, name: str, newcomer: Entrant, organiser: str
) -> SeriesRecord:
    """Let somebody else take the place of an entrant, until the tournament is over.

    Games that have begun are played to their end by who began them. The newcomer plays
    all others, and goes on with the points of its place.
    """
    if newcomer.account and not store.accounts.exist([newcomer.account]):
        raise UnknownAccount
    free: set[int] = set()

    def change(tournament: Tournament) -> Tournament:
        place = _place_for(tournament, name, newcomer, organiser)
        before = tournament.entrants[place]
        if newcomer == before:
            return tournament
        entrants = list(tournament.entrants)
        entrants[place] = newcomer
        games = _begun_by(store, tournament_id, tournament, place, free)
        more = (Substitution(place, before, games),) if games else ()
        return replace(
            tournament,
            entrants=tuple(entrants),
            substitutions=tournament.substitutions + more,
        )

    tournament = Tournament.from_json(_read_running(store, tournament_id).request)
    # Refuses before it stops anybody from playing.
    _place_for(tournament, name, newcomer, organiser)
    every = range(tournament.most_games)
    free.update(store.tournaments.claim(tournament_id, every, len(every)))
    try:
        record = update(store, tournament_id, change)
    finally:
        store.tournaments.release(tournament_id, free)
    if newcomer.account:
        is_open = Tournament.from_json(record.request).is_open
        kinds = MessageKind.TOURNAMENT_OPEN, MessageKind.TOURNAMENT_STARTED
        announce_tournament(
            store, newcomer.account, kinds[0 if is_open else 1], tournament_id
        )
    store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return record


def _place_for(
    tournament: Tournament, name: str, newcomer: Entrant, organiser: str
) -> int:
    """Return whose place a newcomer takes, or refuse."""
    refuse_stranger(tournament, organiser)
    names = [entrant.name for entrant in tournament.entrants]
    if name not in names:
        raise UnknownEntrant
    place = names.index(name)
    if newcomer.name != name and newcomer.name in names:
        raise EntrantNameTaken(name=newcomer.name)
    entered = tournament.entrant_of(newcomer.account)
    if entered is not None and entered.name != name:
        raise AlreadyEntered(account=newcomer.account, name=entered.name)
    with refuse_invalid(tournament.title):
        tournament.check_bots(newcomer)
    return place


def _begun_by(
    store: Store,
    tournament_id: str,
    tournament: Tournament,
    place: int,
    free: Collection[int],
) -> tuple[int, ...]:
    """Return the games that an entrant has begun; nobody begins one that is ``free``.

    One that is not, and of a round that is not known yet, is about to be begun.
    """
    course = Course(tournament, *results_of(store, tournament_id))
    if tournament.is_open:
        return ()
    mine = [each for each in course.fixtures if place in each.entrants]
    later = range(len(course.fixtures), tournament.most_games)
    begun = [each.number for each in mine if each.number not in free]
    begun += (number for number in later if number not in free)
    for fixture in mine:
        if fixture.number in free:
            with suppress(UnknownGame):
                store.games.read(game_id(tournament_id, fixture))
                begun.append(fixture.number)
    earlier = {
        number
        for each in tournament.substitutions
        if each.place == place
        for number in each.games
    }
    return tuple(sorted(set(begun) - earlier))


def start(store: Store, tournament_id: str, organiser: str = "") -> SeriesRecord:
    """End the registration and begin to play; one that has begun goes on as it is."""

    def change(tournament: Tournament) -> Tournament:
        refuse_stranger(tournament, organiser)
        if not tournament.is_open:
            return tournament
        tournament = _without_deleted(store, tournament)
        needed, found = tournament.fewest, len(tournament.entrants)
        if found < needed:
            raise TooFewEntrants(needed=needed, found=found)
        with refuse_invalid(tournament.title):
            return _begun(tournament)

    record = update(store, tournament_id, change)
    store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return record


def _begun(tournament: Tournament) -> Tournament:
    return replace(tournament, registration=Registration.CLOSED).checked()


def _without_deleted(store: Store, tournament: Tournament) -> Tournament:
    """Return a tournament without entrants whose accounts were deleted since."""
    accounts = {each.account for each in tournament.entrants if each.account}
    deleted = accounts - store.accounts.exist(sorted(accounts))
    staying = tuple(e for e in tournament.entrants if e.account not in deleted)
    return replace(tournament, entrants=staying) if deleted else tournament


def start_by_clock(store: Store, tournament_id: str) -> SeriesRecord:
    """Begin to play when registration ends; call it off if it cannot be held."""

    def change(tournament: Tournament) -> Tournament:
        if not tournament.is_open:
            return tournament
        tournament = _without_deleted(store, tournament)
        if len(tournament.entrants) < tournament.fewest:
            return _called_off(tournament, CalledOff.TOO_FEW)
        try:
            return _begun(tournament)
        except (InvalidValue, EngineError) as error:
            log.info("tournament %s cannot be held: %r", tournament_id, error)
            return _called_off(tournament, CalledOff.IMPOSSIBLE)

    return _closed_if_called_off(store, update(store, tournament_id, change))


def call_off(store: Store, tournament_id: str, reason: str) -> SeriesRecord:
    """End a tournament that accounts may still enter; one that has begun goes on."""

    def change(tournament: Tournament) -> Tournament:
        return _called_off(tournament, reason) if tournament.is_open else tournament

    return _closed_if_called_off(store, update(store, tournament_id, change))


def _called_off(tournament: Tournament, reason: str) -> Tournament:
    return replace(tournament, registration=Registration.CLOSED, reason=reason)


def _closed_if_called_off(store: Store, record: SeriesRecord) -> SeriesRecord:
    if not Tournament.from_json(record.request).reason:
        return record
    announce(store, record, MessageKind.TOURNAMENT_OVER)
    store.tournaments.close(record.id, SeriesStatus.CANCELLED, drop=False)
    return store.tournaments.read(record.id)


def set_paused(
    store: Store, tournament_id: str, organiser: str, *, paused: bool
) -> SeriesRecord:
    """Let a tournament pause, or go on.

    While it does, no game is begun and the clocks of those that are played stand still.
    """

    def change(tournament: Tournament) -> Tournament:
        refuse_stranger(tournament, organiser)
        if tournament.is_open:
            raise TournamentNotStarted
        if tournament.is_paused == paused:
            return tournament
        return replace(tournament, is_paused=paused)

    record = update(store, tournament_id, change)
    # The next advance of the tournament stops the clocks, or lets them run.
    store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return record


def announce(store: Store, record: SeriesRecord, kind: str) -> None:
    """Send the accounts that take part what became of a tournament, once each.

    A process that was killed halfway calls it again; nobody gets it twice.
    """
    for entrant in Tournament.from_json(record.request).entrants:
        if entrant.account:
            announce_tournament(store, entrant.account, kind, record.id)


def announce_next(store: Store, last: SeriesRecord, tournament_id: str) -> None:
    """Send the accounts of one tournament that the next one can be entered."""
    announce(store, last._replace(id=tournament_id), MessageKind.TOURNAMENT_OPEN)


def refuse_stranger(tournament: Tournament, organiser: str) -> None:
    """Refuse an account that does not hold a tournament; without one, nobody."""
    if organiser and tournament.organiser != organiser:
        raise NotAnOperator


def refuse_unknown_accounts(
    store: Store, tournament: Tournament, below: str = ""
) -> None:
    """Refuse a new tournament whose entrants name accounts that there are not."""
    named = {each.account for each in tournament.entrants if each.account}
    known = store.accounts.exist(sorted(named))
    for number, entrant in enumerate(tournament.entrants):
        if entrant.account and entrant.account not in known:
            pointer = f"{below}/entrants/{number}/account"
            raise InvalidFields([(pointer, Reason("wrong.unknown_account", {}))])


def update(
    store: Store, tournament_id: str, change: Callable[[Tournament], Tournament]
) -> SeriesRecord:
    """Change a tournament that runs; after a lost race, change it as it is then."""
    while True:
        record = _read_running(store, tournament_id)
        before = Tournament.from_json(record.request)
        after = change(before)
        if after is before or store.tournaments.update(record, after.to_json()):
            return store.tournaments.read(tournament_id)


def _read_running(store: Store, tournament_id: str) -> SeriesRecord:
    try:
        record = store.tournaments.read(tournament_id)
    except UnknownSeries:
        raise UnknownTournament from None
    if record.status != SeriesStatus.RUNNING:
        raise TournamentOver(status=record.status)
    return record
