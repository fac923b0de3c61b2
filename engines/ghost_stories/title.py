"""Ghost Stories with and without White Moon: the title of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engines.core.bots import RankedBot
from engines.core.looks import PLAIN, Look
from engines.core.texts import Texts
from engines.core.title import Setup, Statistic
from engines.ghost_stories import white_moon
from engines.ghost_stories.base import VALUE, BaseGame, components_of
from engines.ghost_stories.bots.either import EitherBot
from engines.ghost_stories.bots.heuristic import HeuristicBot
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.layout import BOARD_IDS, SPACES
from engines.ghost_stories.state import FIRST_EDITION, SECOND_EDITION
from engines.ghost_stories.tiles import TILES
from engines.ghost_stories.white_moon import (  # noqa: F401 - they fill in the book
    barrier,
    ghosts,
    scoring,
    yang,
    yin,
)
from engines.ghost_stories.white_moon.bots.judgement import MoonJudge
from engines.ghost_stories.white_moon.bots.learnt import LearntJudge
from engines.ghost_stories.white_moon.bots.planning import MoonPlanner
from engines.ghost_stories.white_moon.cards import (
    ALL_INCARNATIONS,
    NEW_INCARNATIONS,
    PORTAL_HOLDERS,
    ROWS,
    SU_LING_HOLDERS,
)
from engines.ghost_stories.white_moon.families import (
    ARTEFACT_NUMBERS,
    FAMILIES,
    FAMILY_IDS,
    KILLED_LIMIT,
    SINGLE_USE,
    TILE_LIMIT,
)
from engines.ghost_stories.white_moon.presentation import events  # noqa: F401 - fills in the vocabulary
from engines.ghost_stories.white_moon.presentation.describe import describe
from engines.ghost_stories.white_moon.presentation.family_texts import (
    award_text,
    family_text,
    rescue_text,
    victim_text,
)
from engines.ghost_stories.white_moon.presentation.picture import draw
from engines.ghost_stories.white_moon.presentation.view import (
    VIEW,
    determinise,
    tops,
    view,
)
from engines.ghost_stories.white_moon.presentation.vocabulary import OPTIONS, vocabulary
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.setup import EXPANSION, check_options, lay_table
from engines.ghost_stories.white_moon.state import (
    CRYSTALS,
    ON_CARD,
    RESERVE,
    SPENT,
    MoonTable,
)
from engines.ghost_stories.white_moon.tiles import TEN_TILES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.core.texts import Speaker
    from engines.ghost_stories.state import Table

ABOUT_VILLAGERS: Final = ("rescue_first", "rescue", "barrier_rescue", "name_victim")
"""Commands whose help names the family of the villager on their tile."""


class GhostStories(BaseGame):
    """Ghost Stories, with villagers to rescue where White Moon is played."""

    option_fields = OPTIONS
    view_field = VIEW
    vocabulary = vocabulary
    texts = Texts(Path(white_moon.__file__).parent / "locale", BaseGame.texts)
    expansions = ("engines.ghost_stories.white_moon",)
    bots = {  # noqa: RUF012
        **BaseGame.bots,
        # The thinker knows nothing of White Moon: there plans decide.
        "expert": EitherBot(
            BaseGame.bots["expert"],
            RankedBot(
                "expert",
                *(
                    HeuristicBot(MoonPlanner(judge, rules), determinise)
                    for judge in (MoonJudge(), LearntJudge(VALUE))
                ),
            ),
        ),
        "heuristic": EitherBot(
            BaseGame.bots["heuristic"],
            HeuristicBot(MoonPlanner(MoonJudge(), rules), determinise),
        ),
    }
    components = {  # noqa: RUF012
        **BaseGame.components,
        "ghosts": [
            *BaseGame.components["ghosts"],
            *components_of(ROWS, NEW_INCARNATIONS[0]),
        ],
        "tiles": [
            *BaseGame.components["tiles"],
            {
                "id": "kung_fu_school",
                "names": "tile.kung_fu_school",
                "ref": "tile:kung_fu_school",
            },
        ],
        "families": [
            {
                "id": family.id,
                "names": f"family.{family.id}",
                "ref": f"family:{family.id}",
                "size": family.size,
                "curse": family.curse,
                "reward": family.artefact or family.reward,
            }
            for family in FAMILIES
        ],
        "artefacts": [
            {
                "id": name,
                "names": f"artefact.{name}",
                "ref": f"artefact:{name}",
                "single_use": number in SINGLE_USE,
            }
            for name, number in ARTEFACT_NUMBERS.items()
        ],
    }

    def setup(self, players: int, options: Json, key: bytes) -> Table:
        """Return a table before its first turn (WM-2)."""
        if EXPANSION not in options["expansions"]:
            return super().setup(players, options, key)
        s = MoonTable(rules, players, key)
        lay_table(s, options)
        return s

    def empty(self, saved: Mapping[str, Any]) -> Table:
        """Return a table without contents under the rulebook that a save needs."""
        if "stacks" in saved:
            return MoonTable(rules, saved["players"], b"")
        return super().empty(saved)

    def check_options(self, players: int, options: Json) -> None:
        """Refuse options that the rules exclude together."""
        super().check_options(players, options)
        check_options(options)

    def setups(self) -> Iterator[Setup]:
        """All of the base game, then each kind of option of White Moon."""
        yield from super().setups()
        for players in self.players:
            for portal in OPTIONS["portal"].values:
                edition = FIRST_EDITION if portal == "side" else SECOND_EDITION
                yield self._moon(players, portal=portal, edition=edition)
            for edition, village in (
                (FIRST_EDITION, "random_nine"),
                (SECOND_EDITION, "random_nine"),
            ):
                yield self._moon(players, edition=edition, village=village)
        for edition in (FIRST_EDITION, SECOND_EDITION):
            for level in ("initiation", "nightmare", "hell"):
                pool = "new" if level == "hell" else "all"
                for players in (1, 3):
                    yield self._moon(
                        players,
                        edition=edition,
                        difficulty=level,
                        incarnation_pool=pool,
                    )

    def _moon(self, players: int, **given: str) -> Setup:
        options = {"expansions": [EXPANSION], **given}
        return Setup(players, self.complete(players, options))

    def check(self, state: Table) -> None:
        """Assert conservation of the base game and of what White Moon adds."""
        super().check(state)
        if isinstance(state, MoonTable):
            _check_villagers(state)
            _check_things(state)

    def tao_tokens(self, state: Table, colour: int) -> int:
        """Return how many Tao tokens of a colour are in the game (WM-14.6)."""
        lost = state.lost_tao[colour] if isinstance(state, MoonTable) else 0
        return super().tao_tokens(state, colour) - lost

    def ghosts(self, state: Table) -> int:
        """Return how many ghosts are left of those of the deck (WM-14.11)."""
        removed = state.removed if isinstance(state, MoonTable) else ()
        gone = sum(not CARDS[card].is_incarnation for card in removed)
        return super().ghosts(state) - gone

    def statistics(self, state: Table) -> Iterator[Statistic]:
        """Name the incarnations that have come, and the families that were saved."""
        yield from super().statistics(state)
        if isinstance(state, MoonTable):
            came = {*state.ghosts, *state.discard, state.arriving}
            for number in NEW_INCARNATIONS:
                if number in came:
                    yield Statistic("incarnation", CARDS[number].id)
            for number, family in enumerate(FAMILIES):
                if state.shelter.count(number) == family.size:
                    yield Statistic("family", family.id)

    def component_text(self, component: Json, speaker: Speaker) -> str:
        """Return what a component of either box does."""
        if component["names"].startswith("family."):
            return family_text(component["id"], speaker)
        return super().component_text(component, speaker)

    def phrase(self, key: str, values: Mapping[str, Any]) -> str:
        """Return the key of the text: Su-Ling with a crystal has one of her own."""
        key = super().phrase(key, values)
        return f"{key}.crystal" if values.get("crystal") else key

    def help(self, option: Option, words: Mapping[str, Any], speaker: Speaker) -> str:
        """Add what Su-Ling's crystal does, and what a villager or reward is worth."""
        name = option[0]
        told = super().help(option, words, speaker)
        if name == "place_su_ling" and option[-1]:
            return f"{told} {speaker('help.fill_receptacle')}"
        if name == "award" and words.get("family"):
            return award_text(words["family"], speaker)
        if name in ABOUT_VILLAGERS:
            tile = option[1] if len(option) > 1 else words.get("here")
            seen = {
                top: (family, safe) for top, family, safe in words.get("tops") or ()
            }
            if tile in seen:
                return _of_villager(name, told, *seen[tile], speaker)
        return told

    def names_of(self, board: str, player: str, speaker: Speaker) -> dict[str, str]:
        """Add what White Moon brings: crystals, and whom a token came from."""
        return {
            **super().names_of(board, player, speaker),
            f"token.{board}.crystal": speaker("crystal_of", player=player),
            f"origin.{board}": player,
        }

    def around(self, state: Table) -> Json:
        """Add the villagers that are seen, and what a question is about."""
        words = super().around(state)
        if isinstance(state, MoonTable):
            words["tops"] = tops(state)
        name, _, *about = state.agenda[-1]
        if name == "answer_scroll":
            words["called"] = TILES[state.village[state.where[state.active]]].id
        elif name == "take_along":
            words["origin"] = TILES[state.village[about[0]]].id
        elif name == "guard_board":
            words["ward"] = BOARD_IDS[about[0]]
        elif name == "award":
            words["family"] = FAMILY_IDS[about[0]]
        return words

    def view(self, state: Table, seat: int | None) -> Json:
        """Return what a seat may see (GS-0.6)."""
        if isinstance(state, MoonTable):
            return view(state, seat)
        return super().view(state, seat)

    def determinise(self, view: Json, key: bytes) -> Table:
        """Return a table that a view may be of."""
        if "white_moon" not in view:
            return super().determinise(view, key)
        return determinise(view, key)

    def describe(self, view: Json, speaker: Speaker) -> str:
        """Return the table in sentences."""
        told = super().describe(view, speaker)
        if "white_moon" not in view:
            return told
        *lines, last = told.split("\n")
        return "\n".join([*lines, *describe(view, speaker), last])

    def draw(self, view: Json, speaker: Speaker, look: Look = PLAIN) -> str:
        """Return the table as a picture."""
        if "white_moon" not in view:
            return super().draw(view, speaker, look)
        return draw(view, speaker, self.describe(view, speaker), look)


def _of_villager(
    name: str, told: str, family: str, rescued: int, speaker: Speaker
) -> str:
    """Return what becomes of a villager, with the price of a rescue if it has one."""
    if name == "name_victim":
        return victim_text(family, speaker)
    worth = rescue_text(family, rescued, speaker)
    return f"{told} {worth}" if name == "barrier_rescue" else worth


def _check_villagers(s: MoonTable) -> None:
    """Every family is complete somewhere; stacks are low and stand on active tiles."""
    everybody = [*s.shelter, *s.graveyard, *(v for stack in s.stacks for v in stack)]
    for number, family in enumerate(FAMILIES):
        assert everybody.count(number) == family.size
    for place, stack in enumerate(s.stacks):
        assert len(stack) <= TILE_LIMIT
        assert not (stack and s.haunted[place])
    assert len(s.graveyard) < KILLED_LIMIT + TILE_LIMIT
    assert set(s.earned) <= set(s.shelter)


def _check_things(s: MoonTable) -> None:
    """Crystals, artefacts, Su-Ling, Portal and incarnations are in one place each."""
    assert min(s.reserve, *s.crystals) >= 0
    assert s.reserve + sum(s.crystals) + sum(s.receptacles) == CRYSTALS
    assert 0 <= s.fresh_crystals <= s.crystals[s.active]
    assert len(s.artefacts) == len(ARTEFACT_NUMBERS)
    assert set(s.artefacts) <= {RESERVE, SPENT, *s.boards}
    in_play = {*s.ghosts}
    assert s.su_ling in (RESERVE, ON_CARD, *SPACES)
    assert s.su_ling != ON_CARD or in_play & SU_LING_HOLDERS
    if s.su_ling in SPACES:
        assert not CARDS[s.ghosts[s.su_ling]].is_incarnation
    assert not s.portal_held or in_play & PORTAL_HOLDERS
    assert sorted(s.village) == [t for t in TEN_TILES if t in s.village]
    for board, lies in enumerate(s.lying):
        assert not lies or board in s.boards
    cards = [*s.ghosts, s.arriving, *s.deck, *s.discard, *s.box, *s.removed]
    incarnations = [card for card in cards if CARDS[card].is_incarnation]
    assert sorted(incarnations) == list(ALL_INCARNATIONS)


TITLE = GhostStories()
