"""The events that White Moon adds to those of Ghost Stories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.core.fields import choice, integer
from engines.core.refs import moved, taken
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.presentation import vocabulary as base
from engines.ghost_stories.presentation.vocabulary import BOARD, COLOUR, SPACE, TAOIST
from engines.ghost_stories.setup import MOST_CARDS
from engines.ghost_stories.white_moon.presentation.vocabulary import (
    ARTEFACT,
    CARD,
    CORNER,
    FAMILY,
    TILE,
    vocabulary,
    widened_all,
)
from engines.ghost_stories.white_moon.state import CORNER_IDS
from engines.ghost_stories.white_moon.state import CRYSTALS as MOST_CRYSTALS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.fields import Json

CALLS: Final = ("beckoned",)
CRYSTALS: Final = ("crystals", "reserve", "fresh_crystals")
MORE: Final = {
    "turn_began": ("beckoned", "fresh_crystals", "clawed"),
    "tile_haunted": CALLS,
    "curse_rolled": CALLS,
    "taoist_died": (*CRYSTALS, "lying"),
}
"""What else an event of the base game may change."""

for _name, _event in base.vocabulary.events.items():
    vocabulary.events[_name] = _event._replace(
        touches=(*_event.touches, *MORE.get(_name, ())),
        fields=widened_all(_event.fields),
    )
event = vocabulary.event

WALKS: Final = (moved("villager:{family}", "tile:{start}", "tile:{end}"),)
"""What moves when a villager goes from tile to tile."""
RECEPTACLES: Final = tuple(f"corner:{corner}" for corner in CORNER_IDS)


def _spent(shown: Mapping[str, Any]) -> Iterator[Json]:
    """Yield where a crystal of the Barrier went: they are spent corner by corner."""
    corner = RECEPTACLES[MOST_CRYSTALS - 1 - shown["left"]]
    yield {"ref": corner, "from": corner, "to": "supply:crystals"}


# Villagers

event(
    "villager_revealed",
    "The next villager of a stack is face up.",
    "WM-1.6",
    "WM-2.6",
    touches=("covered",),
    refs=("tile:{tile}", "villager:{family}"),
    tile=TILE,
    family=FAMILY,
)
event(
    "villager_carried",
    "A villager went along with a Taoist.",
    "WM-6.1",
    touches=("stacks",),
    refs=(),
    moves=WALKS,
    family=FAMILY,
    start=TILE,
    end=TILE,
)
event(
    "villager_fled",
    "A villager fled one tile further.",
    "WM-9.1",
    touches=("stacks",),
    refs=(),
    moves=WALKS,
    family=FAMILY,
    start=TILE,
    end=TILE,
)
event(
    "villager_killed",
    "A villager was killed.",
    "WM-8.1",
    "WM-8.2",
    touches=("stacks", "graveyard", *CALLS),
    moves=(moved("villager:{family}", "tile:{tile}", "pile:graveyard"),),
    family=FAMILY,
    tile=TILE,
)
event(
    "villager_rescued",
    "A villager was rescued.",
    "WM-7.1",
    "WM-13.3",
    touches=("stacks", "shelter", "earned"),
    moves=(moved("villager:{family}", "tile:{tile}", "pile:shelter"),),
    family=FAMILY,
    tile=TILE,
)
event(
    "villager_returned",
    "A killed villager is on the Cemetery.",
    "WM-16.6",
    touches=("stacks", "graveyard"),
    moves=(moved("villager:{family}", "pile:graveyard", "tile:cemetery"),),
    family=FAMILY,
)
event(
    "family_saved",
    "A family is complete and gives its reward.",
    "WM-5.2",
    "WM-7.4",
    "WM-13.8",
    touches=("earned",),
    family=FAMILY,
)
event(
    "tao_removed",
    "A Tao token left the game.",
    "WM-14.6",
    touches=("tao", "supply", "circle", "lost_tao"),
    refs=(),
    moves=(
        taken("supply:tao.{colour}", only={"origin": "supply"}),
        taken("circle:prayer", only={"origin": "circle"}),
        *(
            taken(f"goods:{board}.tao.{{colour}}", only={"origin": board})
            for board in BOARD_IDS
        ),
    ),
    colour=COLOUR,
    origin=choice(
        *("supply", "circle", *BOARD_IDS), doc="Where it came from.", names="origin"
    ),
)

# Ghosts and incarnations

event(
    "incarnation_came",
    "An incarnation came from the box.",
    "WM-14.7",
    touches=("box", "incarnations", "arriving"),
    moves=(moved("card:{ghost}", end="pile:arriving"),),
    ghost=CARD,
)
event(
    "incarnation_waits",
    "An incarnation from the box lies on the deck.",
    "WM-14.7",
    touches=("box", "incarnations", "deck"),
    moves=(moved("card:{ghost}", end="pile:deck"),),
    ghost=CARD,
    left=integer(0, MOST_CARDS, "Cards in the deck."),
)
event(
    "incarnation_exchanged",
    "Uncatchable was exchanged for another incarnation.",
    "WM-2.9",
    touches=("arriving", "box", "removed"),
    moves=(
        moved("card:uncatchable", "pile:arriving"),
        moved("card:{ghost}", end="pile:arriving"),
    ),
    ghost=CARD,
)
event(
    "card_removed",
    "The bottom ghost of the deck was removed unseen.",
    "WM-14.11",
    "WM-17.5",
    touches=("deck", "removed"),
    moves=(taken("pile:deck"),),
    left=integer(0, MOST_CARDS, "Cards left in the deck."),
)
event(
    "ghost_sunk",
    "The Shield of Time put a ghost under the deck.",
    "WM-15.7",
    touches=("deck", "arriving"),
    moves=(moved("card:{ghost}", "pile:arriving", "pile:deck"),),
    ghost=CARD,
)
event(
    "portal_held",
    "Gate Keeper holds the Portal.",
    "WM-17.1",
    touches=("portal_held",),
    refs=("piece:portal", "card:gate_keeper"),
)
event(
    "portal_returned",
    "The Portal is back on its tile.",
    "WM-17.1",
    touches=("portal_held",),
    refs=("piece:portal", "tile:{tile}"),
    tile=TILE,
)

# Su-Ling and crystals

event(
    "su_ling_moved",
    "Su-Ling stands in front of a space.",
    "WM-4.2",
    touches=("su_ling", "beckoned"),
    moves=(moved("piece:su_ling", end="space:{space}"),),
    space=SPACE,
)
event(
    "su_ling_left",
    "Su-Ling went to the reserve.",
    "WM-4.4",
    "WM-13.7",
    "WM-17.3",
    touches=("su_ling",),
    moves=(moved("piece:su_ling", end="supply:su_ling"),),
)
event(
    "su_ling_held",
    "Howling Ondine holds Su-Ling.",
    "WM-17.3",
    touches=("su_ling",),
    moves=(moved("piece:su_ling", end="card:howling_ondine"),),
)
event(
    "crystal_brought",
    "Su-Ling put a crystal into a Receptacle.",
    "WM-4.6",
    touches=("reserve", "receptacles"),
    moves=(taken("supply:crystals", "corner:{corner}"),),
    corner=CORNER,
)
event(
    "crystal_gained",
    "A player took a Moon Crystal.",
    "WM-12.1",
    touches=CRYSTALS,
    moves=(taken("supply:crystals", "goods:{taoist}.crystals"),),
    taoist=TAOIST,
)
event(
    "crystal_spent",
    "A player spent a Moon Crystal.",
    "WM-12.3",
    touches=CRYSTALS,
    moves=(taken("goods:{taoist}.crystals", "supply:crystals"),),
    taoist=TAOIST,
)
event(
    "crystal_placed",
    "A player put a crystal into a Receptacle.",
    "WM-12.5",
    touches=("crystals", "receptacles"),
    moves=(taken("goods:{taoist}.crystals", "corner:{corner}"),),
    taoist=TAOIST,
    corner=CORNER,
)
event("barrier_called", "The Barrier will rise.", "WM-14.12", touches=("barrier_due",))
event(
    "barrier_rose",
    "The Mystic Barrier is active.",
    "WM-13.1",
    touches=("barrier_due", "receptacles", *CRYSTALS),
    refs=RECEPTACLES,
)
event(
    "barrier_attempted",
    "Four dice are rolled against a board.",
    "WM-13.4",
    touches=(),
    board=BOARD,
)
event(
    "barrier_weakened",
    "A crystal of the Barrier was spent.",
    "WM-13.3",
    "WM-13.4",
    touches=("receptacles", "reserve"),
    moves=(_spent,),
    left=integer(0, MOST_CRYSTALS, "Crystals left in the Receptacles."),
)
event(
    "barrier_sank",
    "The Barrier is over; its crystals are in the reserve.",
    "WM-13.7",
    touches=("receptacles", "reserve"),
    refs=(*RECEPTACLES, "supply:crystals"),
)

# Taoists and artefacts

event(
    "taoist_fell",
    "A Taoist lies on his side.",
    "WM-15.9",
    touches=("lying",),
    taoist=TAOIST,
)
event(
    "taoist_rose",
    "A Taoist stands up.",
    "WM-15.9",
    "WM-15.10",
    touches=("lying", "used"),
    taoist=TAOIST,
)
event(
    "taoist_returned",
    "The Elixir brings a dead Taoist back.",
    "WM-15.1",
    touches=("where",),
    moves=(moved("taoist:{taoist}", end="tile:{tile}"),),
    taoist=TAOIST,
    tile=TILE,
)
event(
    "artefact_gained",
    "A player owns an artefact.",
    "WM-7.4",
    "WM-15.11",
    touches=("artefacts",),
    moves=(moved("artefact:{artefact}", end="board:{taoist}"),),
    taoist=TAOIST,
    artefact=ARTEFACT,
)
event(
    "artefact_spent",
    "A player used an artefact up.",
    "WM-15.12",
    touches=("artefacts",),
    moves=(moved("artefact:{artefact}", "board:{taoist}"),),
    taoist=TAOIST,
    artefact=ARTEFACT,
)
event(
    "claw_struck",
    "The Claw of Vengeance takes a token.",
    "WM-15.5",
    touches=("clawed",),
    refs=("taoist:{taoist}", "artefact:claw_of_vengeance"),
    taoist=TAOIST,
)
event(
    "school_attempted",
    "The School attacks all ghosts of a colour.",
    "WM-16.1",
    touches=(),
    taoist=TAOIST,
    colour=COLOUR,
)
event(
    "buddha_set",
    "A Buddha stands on a space.",
    "WM-14.7",
    touches=("buddhas", "temple"),
    moves=(taken("supply:buddhas", "space:{space}"),),
    space=SPACE,
)
