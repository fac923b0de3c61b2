"""Ghost Stories without its expansion."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engines.core.bots import RandomBot, RankedBot
from engines.core.catalogue import CORE_TEXTS
from engines.core.looks import PLAIN, Look
from engines.core.refs import ME
from engines.core.texts import Texts
from engines.core.title import Setup, Statistic, Title
from engines.ghost_stories import yang, yin  # noqa: F401 - they fill in the book
from engines.ghost_stories.bots.expert import ExpertBot
from engines.ghost_stories.bots.foresight import Foresight
from engines.ghost_stories.bots.heuristic import HeuristicBot
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.thinking import Thinker
from engines.ghost_stories.bots.value import Value, found
from engines.ghost_stories.cards import CARDS, COLOURS, GHOSTS, INCARNATIONS
from engines.ghost_stories.haunting import CURSES
from engines.ghost_stories.layout import BOARD_IDS, BOARDS, CENTRE, SPACE_IDS
from engines.ghost_stories.presentation import events  # noqa: F401 - fills in the words
from engines.ghost_stories.presentation.card_texts import ghost_text, rewards_text
from engines.ghost_stories.presentation.describe import describe
from engines.ghost_stories.presentation.picture import draw
from engines.ghost_stories.presentation.view import VIEW, determinise, view
from engines.ghost_stories.presentation.vocabulary import OPTIONS, vocabulary
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.setup import (
    POWER_TOKENS,
    REMOVED,
    check_options,
    lay_table,
)
from engines.ghost_stories.state import (
    BUDDHAS,
    DICE,
    NOBODY,
    NOWHERE,
    QI_TOKENS,
    TAO_PER_COLOUR,
    Table,
)
from engines.ghost_stories.taoists import POWERS
from engines.ghost_stories.tiles import TILES, VILLAGE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.core.texts import Speaker
    from engines.ghost_stories.cards import Ghost


def components_of(rows: Sequence[Ghost], first: int) -> list[Json]:
    """Return cards as the catalogue shows them, numbered from ``first``."""
    return [
        {
            "id": ghost.id,
            "names": f"ghost.{ghost.id}",
            "ref": f"card:{ghost.id}",
            "number": number,
            "colour": COLOURS[ghost.colour],
            "resistance": {
                colour: asked
                for colour, asked in zip(COLOURS, CARDS[number].resistance, strict=True)
                if asked
            },
            "left": list(ghost.left),
            "centre": list(ghost.centre),
            "curses": list(ghost.curses),
            "rewards": list(ghost.rewards),
            "incarnation": ghost.is_incarnation,
            "confidence": ghost.confidence,
        }
        for number, ghost in enumerate(rows, first)
    ]


VALUE: Final = Value(found())
"""The chance to win a table, for whoever thinks by it."""


class BaseGame(Title[Table]):
    """Taoists defend a village until the last incarnation of Wu-Feng is exorcised."""

    id = "ghost-stories"
    rules_version = "1.1"
    players = range(1, 5)
    cooperative = True
    option_fields = OPTIONS
    view_field = VIEW
    vocabulary = vocabulary
    seat_words = frozenset({"seat", "taoist", "token", "board"})
    made_words = frozenset({"who"})
    texts = Texts(Path(__file__).parent / "locale", CORE_TEXTS)
    bots = {  # noqa: RUF012
        bot.id: bot
        for bot in (
            RandomBot(),
            HeuristicBot(Planner(Judge(), rules), determinise),
            RankedBot(
                "expert",
                *(
                    ExpertBot(kind(VALUE, Planner(Judge(), rules)), determinise)
                    for kind in (Thinker, Foresight)
                ),
            ),
        )
    }
    components = {  # noqa: RUF012
        "ghosts": components_of((*GHOSTS, *INCARNATIONS), 1),
        "tiles": [
            {"id": name, "names": f"tile.{name}", "ref": f"tile:{name}"}
            for name in (TILES[tile].id for tile in VILLAGE)
        ],
        "powers": [
            {
                "id": power,
                "names": f"power.{power}",
                "ref": f"power:{power}",
                "board": BOARD_IDS[number // 2],
            }
            for number, power in enumerate(POWERS)
        ],
    }

    def setup(self, players: int, options: Json, key: bytes) -> Table:
        """Return a table before its first turn (GS-2)."""
        s = Table(rules, players, key)
        lay_table(s, options)
        return s

    def empty(self, saved: Mapping[str, Any]) -> Table:
        """Return a table without contents; one rulebook serves every save."""
        return Table(rules, saved["players"], b"")

    def check_options(self, players: int, options: Json) -> None:
        """Refuse options that the rules exclude together."""
        check_options(players, options)

    def setups(self) -> Iterator[Setup]:
        """Every edition, level and player count, then each other kind of option."""
        for edition in OPTIONS["edition"].values:
            for difficulty in OPTIONS["difficulty"].values:
                for players in self.players:
                    given = {"edition": edition, "difficulty": difficulty}
                    yield Setup(players, self.complete(players, given))
            easy = {"edition": edition, "difficulty": "initiation", "five_qi": True}
            yield Setup(3, self.complete(3, {**easy, "first_player": 2}))
        for colour in BOARD_IDS:
            solo = {"edition": "fr2010", "colours": [colour]}
            yield Setup(1, self.complete(1, solo))
        for side in (0, 1):
            chosen = {"edition": "nl2008", "powers": list(POWERS[side::2])}
            yield Setup(4, self.complete(4, chosen))

    def check(self, state: Table) -> None:
        """Nothing is made or lost: tokens, Buddhas, dice, figures and cards (GS-19)."""
        for colour in range(5):
            held = sum(state.tao[colour::5]) + (state.circle == colour)
            assert held + state.supply[colour] == self.tao_tokens(state, colour)
        assert min((*state.tao, *state.supply)) >= 0
        assert min((*state.qi, state.qi_supply)) >= 0
        assert sum(state.qi) + state.qi_supply == QI_TOKENS
        buddhas = sum(state.buddhas) + sum(state.held) + state.temple
        assert buddhas == BUDDHAS
        assert min((*state.held, state.temple)) >= 0
        tokens = sum(state.power_tokens) + state.centre
        assert tokens == POWER_TOKENS[state.players] * state.players
        assert min((*state.power_tokens, state.centre)) >= 0
        assert sum(state.captives) <= DICE
        for board in BOARDS:
            if state.owners[board] == NOBODY:
                assert not any(state.tao[5 * board : 5 * board + 5])
                assert not state.yin_yang[board]
                assert not state.held[board]
                assert not state.power_tokens[board]
                assert state.where[board] == CENTRE
        assert sum(state.haunted) <= state.haunt_limit
        self._check_ghosts(state)

    def _check_ghosts(self, state: Table) -> None:
        in_play = [card for card in state.ghosts if card]
        in_play += [state.arriving] if state.arriving else []
        cards = in_play + state.deck + state.discard
        assert len(set(cards)) == len(cards) == state.incarnations + self.ghosts(state)
        incarnations = sum(CARDS[card].is_incarnation for card in cards)
        assert incarnations == state.incarnations
        assert set(state.exorcised) <= set(state.discard)
        for space, card in enumerate(state.ghosts):
            assert CARDS[card].is_haunter or not state.figures[space]
            assert card or not (state.captives[space] or state.locks[space])
            assert not (card and state.buddhas[space]) or CARDS[card].needs_buddha
        assert state.mantra == NOWHERE or state.ghosts[state.mantra]

    def tao_tokens(self, state: Table, colour: int) -> int:
        """Return how many Tao tokens of a colour are in the game."""
        return TAO_PER_COLOUR

    def ghosts(self, state: Table) -> int:
        """Return how many ghosts the deck had at the start (GS-2.3.1)."""
        return len(GHOSTS) - REMOVED[state.players]

    def statistics(self, state: Table) -> Iterator[Statistic]:
        """Name the incarnations that have come, exorcised or not (GS-15)."""
        came = {*state.ghosts, *state.discard, state.arriving}
        for number, ghost in enumerate(INCARNATIONS, len(GHOSTS) + 1):
            if number in came:
                yield Statistic("incarnation", ghost.id)

    def component_text(self, component: Json, speaker: Speaker) -> str:
        """Return what a ghost, a tile or a power does."""
        if "resistance" in component:
            return ghost_text(component, speaker)
        return super().component_text(component, speaker)

    def help(self, option: Option, words: Mapping[str, Any], speaker: Speaker) -> str:
        """Say what a villager does who is asked (GS-9), and what the dice show."""
        if option[0] == "seek_help":
            return speaker.find(f"text.tile.{words.get('here')}") or ""
        if option[0] in ("use_yin_yang", "light_fireworks"):
            return speaker.find(f"text.tile.{option[1]}") or ""
        if option[0] == "keep_curse" and words.get("curse"):
            curse = speaker(f"effect.face.{words['curse']}")
            return speaker("effect.keep_curse", curse=curse)
        if option[0] == "reward_first":
            card = CARDS[option[1]]
            return rewards_text(card.rewards, speaker, for_all=card.is_incarnation)
        told = super().help(option, words, speaker)
        if option[0] == "use_power_token" and words.get("powers"):
            power = words["powers"][BOARD_IDS.index(option[1])]
            told += " " + speaker(f"text.power.{power}")
        return told

    def phrase(self, key: str, values: Mapping[str, Any]) -> str:
        """Return the key of the text: one ghost is exorcised, or several are."""
        return f"{key}.several" if len(values.get("targets", ())) > 1 else key

    def more_words(self, values: Mapping[str, Any], speaker: Speaker) -> Json:
        """Name who plays a board, where a text is about the board as a player."""
        if "board" in values:
            return {"who": speaker.called(f"side.{values['board']}")}
        return {}

    def marks(self, state: Table) -> tuple[str, ...]:
        """Return the colour of each seat."""
        return tuple([BOARD_IDS[board] for board in state.boards])

    def named(
        self, speaker: Speaker, names: Sequence[str], marks: Sequence[str] = ()
    ) -> Speaker:
        """Return a speaker that says "Ann (red)" where the red Taoist is Ann."""
        called: dict[str, str] = {}
        for seat, mark in enumerate(marks):
            player = speaker(
                "named", player=names[seat], colour=speaker(f"colour.{mark}")
            )
            called |= self.names_of(mark, player, speaker)
        return speaker.named(names, called)

    def names_of(self, board: str, player: str, speaker: Speaker) -> dict[str, str]:
        """Return what things of a board are called by the name of its player."""
        tokens = {
            f"token.{board}.{colour}": speaker(
                "token_of", colour=speaker(f"colour.{colour}"), player=player
            )
            for colour in COLOURS
        }
        return {f"taoist.{board}": player, f"side.{board}": player, **tokens}

    def around(self, state: Table) -> Json:
        """Name who is asked by his colour; add his tile and the ghosts it faces."""
        name, player = state.agenda[-1][:2]
        board = state.boards[player]
        words: Json = {ME: BOARD_IDS[board]}
        if name == "reroll_curse":
            words["curse"] = CURSES[state.curse]
        place = state.where[board]
        if place != NOWHERE:
            words["here"] = TILES[state.village[place]].id
            words["powers"] = tuple([POWERS[power] for power in state.powers])
            if name in ("act", "finish"):
                faced = state.rules.questions["targets"](state, place)
                words["faced"] = tuple(SPACE_IDS[space] for space in faced)
        return words

    def view(self, state: Table, seat: int | None) -> Json:
        """Return what a seat may see (GS-0.6)."""
        return view(state, seat)

    def determinise(self, view: Json, key: bytes) -> Table:
        """Return a table that a view may be of."""
        return determinise(view, key)

    def describe(self, view: Json, speaker: Speaker) -> str:
        """Return the table in sentences."""
        return describe(view, speaker)

    def draw(self, view: Json, speaker: Speaker, look: Look = PLAIN) -> str:
        """Return the table as a picture."""
        return draw(view, speaker, self.describe(view, speaker), look)
